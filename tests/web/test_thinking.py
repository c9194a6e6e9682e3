"""Bots in processes of their own: they answer, they fail in words, tables take turns, and no table stops the processes
that all share."""

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

import gaiola
from gaiola.kernel.box import Game
from gaiola.web import thinking
from gaiola.web.recent import Recent
from gaiola.web.thinking import Thinker, Thinkers, ThinkingFailed, Thought

POSITION = gaiola.game("palacio").start(3, gaiola.Chance(5))


def thought(level: str = "greedy", seed: int = 1) -> Thought:
    assert POSITION.to_move is not None
    return Thought("palacio", None, {}, POSITION.dump(), POSITION.to_move, level, seed)


def run(course: Callable[[Thinkers], Awaitable[None]], count: int = 1) -> None:
    async def from_start_to_stop() -> None:
        thinkers = Thinkers(count)
        try:
            await course(thinkers)
        finally:
            thinkers.stop()

    asyncio.run(from_start_to_stop())


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.001)


async def give_up(task: asyncio.Task[str]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def the_only(thinkers: Thinkers) -> Thinker:
    [thinker] = thinkers._all
    return thinker


class Slow:
    """Stands for a process: it hears thoughts, known by their seed, and answers each when it is allowed to."""

    heard: list[int]
    allowed: threading.Semaphore

    def __init__(self) -> None:
        self.process = self

    def alive(self) -> bool:
        return True

    def ask(self, thought: Thought) -> str:
        self.heard.append(thought.seed)
        assert self.allowed.acquire(timeout=60)
        return f"answer {thought.seed}"

    def kill(self) -> None:
        self.allowed.release()

    stop = kill


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> type[Slow]:
    monkeypatch.setattr(Slow, "heard", [], raising=False)
    monkeypatch.setattr(Slow, "allowed", threading.Semaphore(0), raising=False)
    monkeypatch.setattr(thinking, "Thinker", Slow)
    return Slow


# ---- answers and failures


def test_a_bot_answers_with_a_legal_move() -> None:
    async def ask(thinkers: Thinkers) -> None:
        assert await thinkers.think("a", thought()) in {move.notation for move in POSITION.legal()}

    run(ask)


def test_a_bot_that_fails_says_so_and_the_process_goes_on() -> None:
    async def ask(thinkers: Thinkers) -> None:
        with pytest.raises(ThinkingFailed, match="no bot is called 'genius'"):
            await thinkers.think("a", thought("genius"))
        before = the_only(thinkers)
        assert await thinkers.think("a", thought())
        assert the_only(thinkers) is before and before.alive()

    run(ask)


def test_a_process_that_was_killed_is_replaced() -> None:
    async def ask(thinkers: Thinkers) -> None:
        await thinkers.think("a", thought())
        first = the_only(thinkers)
        first.stop()
        assert await thinkers.think("a", thought()), "killed while it had nothing to do"
        second = the_only(thinkers)
        os.kill(second.process.pid or 0, signal.SIGSTOP)
        task = asyncio.create_task(thinkers.think("a", thought()))
        await until(lambda: thinkers._thinking)
        second.stop()
        with pytest.raises(ThinkingFailed, match="has ended"):
            await task
        assert await thinkers.think("a", thought()), "killed in the middle of a thought"
        assert the_only(thinkers) not in (first, second)

    run(ask)


def test_a_process_that_cannot_start_is_tried_once_for_each_question(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def broken() -> None:
        tries.append("try")
        raise OSError("no more processes")

    monkeypatch.setattr(thinking, "Thinker", broken)

    async def ask(thinkers: Thinkers) -> None:
        for count in (1, 2, 3):
            with pytest.raises(ThinkingFailed, match="no more processes"):
                await thinkers.think("a", thought())
            assert len(tries) == count

    run(ask)


def test_a_process_keeps_few_boxes_open() -> None:
    boxes: Recent[str, Game] = Recent(2)
    for options in ({}, {"supply": True}, {"last_round": "one_more_round"}):
        thinking._answer(boxes, thought("random")._replace(options=options))
    assert len(boxes) == 2


# ---- thoughts that nobody wants any more


def test_a_thought_that_is_cancelled_costs_no_process() -> None:
    async def ask(thinkers: Thinkers) -> None:
        await thinkers.think("a", thought())
        before = the_only(thinkers)
        for _ in range(5):
            task = asyncio.create_task(thinkers.think("a", thought()))
            await asyncio.sleep(0)
            assert thinkers._thinking
            await give_up(task)
            await until(lambda: not thinkers._thinking)
        assert await thinkers.think("a", thought())
        assert the_only(thinkers) is before and before.alive()

    run(ask)


def test_an_unwanted_thought_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "UNWANTED", 0.05)

    async def ask(thinkers: Thinkers) -> None:
        await thinkers.think("a", thought())
        stuck = the_only(thinkers)
        os.kill(stuck.process.pid or 0, signal.SIGSTOP)
        task = asyncio.create_task(thinkers.think("a", thought()))
        await until(lambda: thinkers._thinking)
        await give_up(task)
        assert await thinkers.think("b", thought())
        assert not stuck.alive()

    run(ask)


def test_a_thought_that_goes_astray_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(thinkers: Thinkers) -> None:
        await thinkers.think("a", thought())
        stuck = the_only(thinkers)
        os.kill(stuck.process.pid or 0, signal.SIGSTOP)
        with monkeypatch.context() as hasty, pytest.raises(ThinkingFailed):
            hasty.setattr(thinking, "LONGEST", 0.05)
            await thinkers.think("a", thought())
        assert await thinkers.think("a", thought())
        assert not stuck.alive()

    run(ask)


# ---- turns


def test_tables_take_turns(slow: type[Slow]) -> None:
    """A table that asks ten times does not keep another from its answer."""

    async def ask(thinkers: Thinkers) -> None:
        tasks = [asyncio.create_task(thinkers.think("greedy table", thought(seed=seed))) for seed in range(10)]
        tasks += [asyncio.create_task(thinkers.think("modest table", thought(seed=100 + seed))) for seed in range(2)]
        for _ in tasks:
            slow.allowed.release()
        assert await asyncio.gather(*tasks) == [f"answer {seed}" for seed in (*range(10), 100, 101)]
        assert slow.heard == [0, 100, 1, 101, *range(2, 10)]

    run(ask)


def test_a_table_that_changes_its_mind_in_a_loop_gets_its_turn_and_no_more(slow: type[Slow]) -> None:
    async def ask(thinkers: Thinkers) -> None:
        restless = asyncio.create_task(thinkers.think("restless", thought(seed=0)))
        await until(lambda: slow.heard)
        calm = asyncio.create_task(thinkers.think("calm", thought(seed=100)))
        for seed in range(1, 20):
            await give_up(restless)
            restless = asyncio.create_task(thinkers.think("restless", thought(seed=seed)))
            await asyncio.sleep(0)
        for _ in range(3):
            slow.allowed.release()
        assert await calm == "answer 100" and await restless == "answer 19"
        assert slow.heard == [0, 100, 19], "what was given up while it waited was never begun"
        assert not thinkers._asked

    run(ask)


def test_a_table_has_one_thought_at_a_time(slow: type[Slow]) -> None:
    """Even one that it no longer wants: the other process is for the others."""

    async def ask(thinkers: Thinkers) -> None:
        restless = asyncio.create_task(thinkers.think("restless", thought(seed=0)))
        await until(lambda: slow.heard)
        await give_up(restless)
        restless = asyncio.create_task(thinkers.think("restless", thought(seed=1)))
        await asyncio.sleep(0)
        calm = asyncio.create_task(thinkers.think("calm", thought(seed=100)))
        await until(lambda: len(slow.heard) == 2)
        assert slow.heard == [0, 100]
        for _ in range(3):
            slow.allowed.release()
        assert (await calm, await restless) == ("answer 100", "answer 1")

    run(ask, count=2)
