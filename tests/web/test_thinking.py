"""Bots in processes of their own: they answer, they fail in words, and a thought that is not wanted is stopped."""

import asyncio
from contextlib import suppress

import pytest

import gaiola
from gaiola.web.thinking import Thinkers, ThinkingFailed, Thought

POSITION = gaiola.game("palacio").start(3, gaiola.Chance(5))


def thought(level: str = "greedy") -> Thought:
    assert POSITION.to_move is not None
    return Thought("palacio", None, {}, POSITION.dump(), POSITION.to_move, level, 1)


def test_a_bot_answers_with_a_legal_move() -> None:
    async def ask() -> str:
        thinkers = Thinkers(1)
        try:
            return await thinkers.think(thought())
        finally:
            thinkers.stop()

    assert asyncio.run(ask()) in {move.notation for move in POSITION.legal()}


def test_a_bot_that_fails_says_so_and_the_process_goes_on() -> None:
    async def ask() -> str:
        thinkers = Thinkers(1)
        try:
            with pytest.raises(ThinkingFailed, match="no bot is called 'genius'"):
                await thinkers.think(thought("genius"))
            [process] = [thinker.process for thinker in thinkers._all]
            answer = await thinkers.think(thought())
            assert [thinker.process for thinker in thinkers._all] == [process] and process.is_alive()
            return answer
        finally:
            thinkers.stop()

    assert asyncio.run(ask())


def test_a_thought_that_is_cancelled_is_stopped_in_the_middle() -> None:
    async def ask() -> None:
        thinkers = Thinkers(1)
        try:
            task = asyncio.create_task(thinkers.think(thought()))
            while not thinkers._all:
                await asyncio.sleep(0)
            [process] = [thinker.process for thinker in thinkers._all]
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await asyncio.to_thread(process.join, 30)
            assert not process.is_alive() and not thinkers._all
            assert await thinkers.think(thought())
        finally:
            thinkers.stop()

    asyncio.run(ask())
