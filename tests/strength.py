"""`make strength GAME=...`: tournaments of the lab that say how strong the levels of a game are, and how long they
think; without a game, of all. Results are kept in `docs/strength`, a line a game, so measuring can be taken up again
at any time; what was measured of other values or levels is thrown away. The tables go into `docs/strength.md`."""

from __future__ import annotations

import hashlib
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

import gaiola
from gaiola import compiled
from gaiola.bots import LEVELS, make_bot
from gaiola.bots.values import counts_learned, learned
from gaiola.cli.bench import Page
from gaiola.kernel.box import Game
from gaiola.kernel.chance import Chance
from gaiola.kernel.seat import Seat
from gaiola.lab import tournament
from gaiola.lab.claims import NO, OPEN, YES
from gaiola.lab.folder import RESULT, pretty, write_whole
from gaiola.lab.intervals import Estimate
from gaiola.lab.play import derived_seed
from gaiola.lab.results import Result
from gaiola.words import Words
from tests.games.found import ON_A_SHELF

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "strength"
PAGE = ROOT / "docs" / "strength.md"
SEED = 900_001
LEAST, MOST = 40, 120
"""Games of a pairing: so many at least, and no more even where the question is not clear."""
THINKING = "thinking.json"
TIMED = 2
"""Games in which thinking is timed."""
ANSWERS = {YES: "yes", NO: "no", OPEN: "not clear"}


class Pairing(NamedTuple):
    """One bot against others that are all alike. A claim is a little less than what is wanted of the bot, so that it
    becomes clear where the wish is met."""

    players: int
    one: str
    others: str
    claim: str
    wanted: str

    @property
    def name(self) -> str:
        return f"{self.players}-{self.one}-{self.others}"

    @property
    def bots(self) -> list[str]:
        return [self.one, *[self.others] * (self.players - 1)]


PAIRINGS = (
    Pairing(2, "normal", "greedy", "normal > 65 %", "75 %"),
    Pairing(4, "normal", "greedy", "normal > 30 %", "40 %"),
    Pairing(2, "hard", "greedy", "hard > 80 %", "90 %"),
    Pairing(4, "hard", "greedy", "hard > 45 %", "55 %"),
    Pairing(2, "hard", "normal", "hard > 55 %", "65 %"),
    Pairing(2, "normal", "easy", "normal > 70 %", "80 %"),
    Pairing(2, "easy", "greedy", "easy < 50 %", "less than 50 %"),
    Pairing(2, "easy", "random", "easy > 85 %", "95 %"),
    Pairing(3, "normal", "greedy", "normal > 33.4 %", ""),
    Pairing(3, "hard", "greedy", "hard > 33.4 %", ""),
)


def main(names: list[str]) -> None:
    for name in names or ON_A_SHELF:
        game = gaiola.game(name)
        for pairing in PAIRINGS:
            if pairing.players in counts_learned(game):
                print(name, as_row(pairing, measured(game, pairing)), flush=True)
        keep_thinking(KEPT / name / THINKING, thinking(game))
    Page(PAGE).put("\n\n".join(filter(None, map(table, ON_A_SHELF))))


def measured(game: Game, pairing: Pairing) -> Result:
    """Plays what is missing."""
    folder = KEPT / game.name / pairing.name
    mark = folder.with_suffix(".mark")
    now = mark_of(game, pairing)
    if folder.exists() and (not mark.exists() or mark.read_text() != now):
        shutil.rmtree(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(now)
    return tournament.run(
        game,
        pairing.players,
        pairing.bots,
        MOST,
        derived_seed(SEED, pairing.players, f"{pairing.one} {pairing.others}"),
        until=pairing.claim,
        at_least=LEAST,
        out=folder,
        records=False,
    )


def mark_of(game: Game, pairing: Pairing) -> str:
    """What the bots of a pairing are made of: their levels, and what decides of the values of so many players."""
    levels = [repr(LEVELS[name]) for name in (pairing.one, pairing.others) if name in LEVELS]
    values = learned(game, pairing.players)
    assert values is not None
    decisive = [values.net.to_text(), values.head.scale, values.whim, values.whole_turns]
    return hashlib.blake2b(msgspec.json.encode([levels, decisive]), digest_size=8).hexdigest()


# ---- how long they think


class Thought(msgspec.Struct, frozen=True):
    """Processor seconds of one level, in games among its like."""

    players: int
    level: str
    engine: str
    a_turn: float
    longest_turn: float
    a_game: float
    """Of each seat."""


def thinking(game: Game) -> list[Thought]:
    """With the engine that is here. In plain Python the dearest level may take what it takes, and is left out."""
    counts = [players for players in (2, game.max_players) if players in counts_learned(game)]
    levels = list(LEVELS) if compiled.is_compiled() else list(LEVELS)[:-1]
    return [_thought(game, players, level) for players in counts for level in levels]


def keep_thinking(file: Path, thoughts: list[Thought]) -> None:
    """Beside what was measured with the other engine."""
    before = msgspec.json.decode(file.read_bytes(), type=list[Thought]) if file.exists() else []
    others = [thought for thought in before if thought.engine != thoughts[0].engine]
    write_whole(file, pretty(sorted([*others, *thoughts], key=lambda thought: thought.engine)))


def _thought(game: Game, players: int, level: str) -> Thought:
    turns: list[float] = []
    for number in range(TIMED):
        turns += _turns(game, players, level, derived_seed(SEED, number, "thinking"))
    engine = "compiled" if compiled.is_compiled() else "plain Python"
    total = sum(turns)
    return Thought(players, level, engine, total / len(turns), max(turns), total / TIMED / players)


def _turns(game: Game, players: int, level: str, seed: int) -> Iterator[float]:
    """How long each row of decisions took that a seat makes before another one is asked."""
    chance, bots = Chance(seed), [make_bot(level, seed + seat) for seat in range(players)]
    pos = game.start(players, chance)
    before, spent = pos.to_move, 0.0
    while (seat := pos.to_move) is not None:
        if seat != before:
            yield spent
            before, spent = seat, 0.0
        began = time.process_time()
        move = bots[seat].choose(Seat(pos, seat))
        spent += time.process_time() - began
        pos.play(move, chance)
    yield spent


# ---- the tables


def table(name: str) -> str:
    """What has been measured of a game, as Markdown; nothing if nothing was."""
    game, kept = gaiola.game(name), KEPT / name
    rows = []
    for pairing in PAIRINGS:
        file = kept / pairing.name / RESULT
        if file.exists():
            rows.append(as_row(pairing, msgspec.json.decode(file.read_bytes(), type=Result)))
    if not rows:
        return ""
    lines = [
        "| one against others | players | games | wins | points | wanted | question |",
        "|---|---|---|---|---|---|---|",
    ]
    pieces = [f"### {Words('en', game.folder() / 'text').say('game-name')}", "\n".join([*lines, *rows])]
    if (kept / THINKING).exists():
        thoughts = msgspec.json.decode((kept / THINKING).read_bytes(), type=list[Thought])
        lines = ["| level | players | engine | s a turn | longest | s a game and seat |", "|---|---|---|---|---|---|"]
        pieces.append("\n".join([*lines, *map(_thought_row, thoughts)]))
    return "\n\n".join(pieces)


def as_row(pairing: Pairing, result: Result) -> str:
    one, other = result.of(pairing.one), result.of(pairing.others)
    answer = ANSWERS[result.verdict.answer] if result.verdict else ""
    return (
        f"| {pairing.one}, {pairing.others} | {pairing.players} | {result.games} | {_percent(one.share)} "
        f"| {one.points.mean:.0f} : {other.points.mean:.0f} | {pairing.wanted} | {pairing.claim}: {answer} |"
    )


def _percent(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return f"{share.mean:.0%}"
    return f"{share.mean:.0%} [{share.low:.0%}-{share.high:.0%}]"


def _thought_row(thought: Thought) -> str:
    return (
        f"| {thought.level} | {thought.players} | {thought.engine} | {thought.a_turn:.2f} "
        f"| {thought.longest_turn:.2f} | {thought.a_game:.1f} |"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
