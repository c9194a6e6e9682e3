"""Tournaments: many games between bots, paired so that luck and seats favour nobody, and an answer that says how sure
it is. The games and the answer depend on the question alone, not on who shared the work or how often it was killed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

import msgspec

from ..bots import Bot
from ..kernel.box import Game
from ..kernel.record import EditionMark
from .claims import Evidence, read_claim
from .cluster import Cluster
from .folder import Folder, Question
from .play import Played, counted
from .results import Count, Result
from .seatings import whole_deals
from .work import Entrant, Job, Pool, entrants, play_number, shared_out

BotsGiven = Sequence[str | tuple[str, Callable[[int], Bot]]]


def run(
    game: Game,
    players: int,
    bots: BotsGiven,
    games: int,
    seed: int = 1,
    *,
    until: str = "",
    at_least: int = 0,
    workers: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    records: bool = True,
    on_game: Callable[[Played], None] | None = None,
) -> Result:
    """Plays so many games, in whole deals, or fewer if the claim `until` is clear before (but `at_least` so many).

    Bots are given by name, or as a name and what makes the bot from a seed; with more than one worker that must be
    something other processes can import. `ray` is the address of a cluster, `local` for one on this machine. `out` is
    the folder where everything is kept, without `records` only the results; if a part of the tournament is there, it
    goes on from it. A game that does not end by a rule raises LabError with its record."""
    entered = _check(game, players, bots, games, workers)
    question = Question(
        game=game.name,
        edition=EditionMark.of(game.edition),
        options=game.options,
        players=players,
        bots=[entrant.name for entrant in entered],
        seed=seed,
        games=whole_deals(games, len(entered)),
        until=until,
        at_least=at_least,
    )
    count = Count(question, Evidence(read_claim(until, question.bots), until) if until else None)
    with Folder(out, question, workers, ray is not None, records) if out else nullcontext() as folder:
        with closing(_games(game, question, entered, workers, ray, folder)) as all_games:
            for played in all_games:
                count.add(played)
                if on_game is not None:
                    on_game(played)
                if count.clear:
                    break
        result = count.result()
        if folder is not None:
            folder.finish(result)
    return result


def _games(
    game: Game, question: Question, bots: list[Entrant], workers: int, ray: str | None, folder: Folder | None
) -> Generator[Played, None, None]:
    """Those that are there, then those that are missing."""
    there = 0
    for played in folder.played() if folder else ():
        there += 1
        yield played
    with closing(_missing(game, question, bots, workers, ray, there)) as missing:
        for played, record in missing:
            if folder is not None:
                folder.add(played, record)
            yield played


def _missing(
    game: Game, question: Question, bots: list[Entrant], workers: int, ray: str | None, start: int
) -> Generator[tuple[Played, bytes], None, None]:
    players, seed, stop = question.players, question.seed, question.games
    if workers == 1 and ray is None:
        for number in range(start, stop):
            played, record = play_number(game, players, seed, bots, number)
            yield played, msgspec.json.encode(record)
    elif start < stop:
        job = Job.of(game, players, seed, bots)
        with closing(Cluster(job, ray) if ray is not None else Pool(job, workers)) as hands:
            yield from shared_out(hands, start, stop)


def _check(game: Game, players: int, bots: BotsGiven, games: int, workers: int) -> list[Entrant]:
    if games < 1:
        raise ValueError(f"at least one game is needed, not {games}")
    if workers < 1:
        raise ValueError(f"at least one worker is needed, not {workers}")
    if not game.min_players <= players <= game.max_players:
        raise ValueError(f"{game.name} is for {game.players_wanted}, not {players}")
    if not 1 <= len(bots) <= players:
        raise ValueError(f"{counted(players)} can have 1 to {players} bots, not {len(bots)}")
    return entrants(game, bots)
