"""The result of a finished game: ranking, breakdown, charts and a few facts, the same page for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ..look.charts import DURING, FINAL, LOST, Hue
from ..words import Words
from . import charts, story
from .charts import Axis, Block, Player
from .guard import visitor_of, wants_json
from .live import Live
from .pages import render, words_of
from .refusals import Refused
from .story import Course, Source

T = TypeVar("T")

LONGEST_SITTING = 8 * 3600
"""Seconds; a table that took longer was left and taken up again, so its time says nothing."""


class Card(NamedTuple):
    """One player in the ranking."""

    seat: int
    rank: int
    name: str
    colour: str
    who: str
    score: int
    tag: str


class Row(NamedTuple):
    """A line of the breakdown with its tile, which looks as its block in the bars. A line that is told in parts has
    none: they follow, indented."""

    label: str
    points: list[int]
    tile: Markup
    part: bool = False

    def best(self, seat: int) -> bool:
        """Somebody's, not everybody's."""
        most = max(self.points)
        return self.points[seat] == most > 0 and min(self.points) < most and not self.part


class Group(NamedTuple):
    """What was won in play, or in the final scoring, with its sum; a name only where there are both."""

    label: str
    rows: list[Row]
    points: list[int]
    final: bool


class Fact(NamedTuple):
    icon: str
    title: str
    text: str
    link: str = ""


async def ending_page(request: Request, live: Live, seat: int | None, base: str) -> Response:
    """`base` is the table's address, as somebody who sits there or as a spectator knows it."""
    words = words_of(request, live.table.game)
    if not live.table.position.over:
        if wants_json(request):
            raise Refused(409, "ending-not-over")
        return render(request, "not_over.html", words, status=409, base=base)
    browser = "" if base.startswith("/watch/") else visitor_of(request).browser
    key = (live.table.position, words.lang, base, tuple(live.seats_of(browser)), tuple(live.info.seats))
    told = live.hub.endings.get(key, lambda: Ending(live, words, base, browser).context())
    return render(request, "end.html", words, **told)


class Ending:
    """One finished table in one language, as one browser looks at it; "" is a spectator."""

    def __init__(self, live: Live, words: Words, base: str, browser: str) -> None:
        self.live = live
        self.words = words
        self.base = base
        self.mine = live.seats_of(browser) if browser else []
        self.table = live.table
        self.names = live.names
        self.scores = self.table.position.scores()
        self.ranking = self.table.position.ranking()
        self.verdict = live.room.verdict(self.table, words)
        self.sources = story.sources(self.table)
        self.course = story.course(self.table)
        self.players = [
            Player(name, colour, score)
            for name, colour, score in zip(self.names, live.colours, self.scores, strict=True)
        ]
        self.order = sorted(range(len(self.names)), key=lambda seat: (self.ranking[seat], seat))

    def ranked(self, of_seats: Sequence[T]) -> list[T]:
        """In the order in which the page shows the players: the winner first."""
        return [of_seats[seat] for seat in self.order]

    def context(self) -> dict[str, Any]:
        blocks = self.blocks()
        return {
            "base": self.base,
            "game": self.table.game,
            "caption": self.caption(),
            "headline": self.headline(),
            "cards": self.cards(),
            "thresholds": self.verdict.thresholds if self.verdict else (),
            "players": self.ranked(self.players),
            "groups": self.groups(blocks),
            "nothing": [block.label for block in blocks if not any(block.points)],
            "scores": self.ranked(self.scores),
            "bars": Markup(self.bars(blocks)),
            "lines": Markup(self.lines(self.course)) if self.course else "",
            "facts": self.facts(),
            "practice": self.table.practice,
            "sits": bool(self.mine),
            "way_back": self.live.room.way_back(self.words) if self.mine and self.live.counts else None,
        }

    # ---- the head

    def caption(self) -> list[str]:
        say = self.words.say
        played = self.verdict.caption if self.verdict else say("ending-players", count=len(self.names))
        told = [say("game-name"), played]
        if self.table.practice:
            told.append(say("practice"))
        minutes = int(self.live.info.changed - self.live.info.created) // 60
        if 0 < minutes < LONGEST_SITTING // 60:
            hours, rest = divmod(minutes, 60)
            told.append(say("ending-hours", hours=hours, minutes=f"{rest:02}") if hours else "")
            told[-1] = told[-1] or say("ending-minutes", minutes=minutes)
        return told

    def headline(self) -> str:
        say, winners = self.words.say, self.winners()
        if self.verdict:
            return self.verdict.headline
        if len(self.names) == 1:
            return say("ending-alone", who=self.names[0])
        if len(winners) == 1:
            return say("ending-wins", who=self.names[winners[0]])
        return say("ending-shared", names=", ".join(self.names[seat] for seat in winners))

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranking) if rank == 1]

    # ---- ranking

    def cards(self) -> list[Card]:
        return [
            Card(
                seat,
                self.ranking[seat],
                self.names[seat],
                self.live.colours[seat],
                self.who(seat),
                self.scores[seat],
                self.tag(seat),
            )
            for seat in self.order
        ]

    def who(self, seat: int) -> str:
        """Nobody is "you" where several people share this browser."""
        at, say = self.live.info.seats[seat], self.words.say
        if at.kind == "bot":
            return say("web-bot", level=self.words.noun("bot", at.bot))
        return say("web-you") if self.mine == [seat] else ""

    def tag(self, seat: int) -> str:
        """Wins, or how far behind."""
        if len(self.names) == 1:
            return ""
        if self.ranking[seat] == 1:
            return self.words.say("ending-tag-wins" if len(self.winners()) == 1 else "ending-tag-shares")
        behind = self.scores[self.winners()[0]] - self.scores[seat]
        return f"\u2212{behind}" if behind else self.words.say("ending-tag-tie-break")

    # ---- sources

    def blocks(self) -> list[Block]:
        """What the bars are made of: the parts of a source where they can be told apart and named."""
        found: list[Block] = []
        for source in self.sources:
            named = self.parts(source) or [(self.words.noun("source", source.id), source.points, self.icon(source.id))]
            found += [Block(label, self.ranked(points), source.final, icon) for label, points, icon in named]
        return found

    def parts(self, source: Source) -> list[tuple[str, list[int], str]]:
        named = [(self.words.noun("earned", kind), points, self.icon(kind)) for kind, points in source.parts]
        return named if all(self.words.has(f"earned-{kind}") for kind, _ in source.parts) else []

    def icon(self, source: str) -> str:
        return story.signs(self.table.game).get(source, story.UNSIGNED).icon

    def groups(self, blocks: list[Block]) -> list[Group]:
        """The breakdown without what gave nobody anything."""
        tiles = iter(
            [Markup(charts.tile(hue, block.icon)) for block, hue in zip(blocks, charts.hues(blocks), strict=True)]
        )
        rows: dict[bool, list[Row]] = {False: [], True: []}
        for source in self.sources:
            parts = self.parts(source)
            label, tile = self.words.noun("source", source.id), Markup("") if parts else next(tiles)
            rows[source.final].append(Row(label, self.ranked(source.points), tile))
            rows[source.final] += [
                Row(label, self.ranked(points), next(tiles), part=True) for label, points, _ in parts
            ]
        both = bool(rows[True]) and bool(rows[False])
        return [
            Group(
                self.words.say("ending-in-scoring" if final else "ending-in-play") if both else "",
                [row for row in found if any(row.points)],
                [sum(column) for column in zip(*(row.points for row in found if not row.part), strict=True)],
                final,
            )
            for final, found in rows.items()
            if found
        ]

    def bars(self, blocks: list[Block]) -> str:
        say = self.words.say
        kinds = {block.final for block in blocks if max(block.points) > 0}
        legend = [(Hue(*FINAL[3], final=True), say("ending-final"))] if True in kinds else []
        if False in kinds:
            legend.insert(0, (Hue(*DURING[1]), say("ending-during" if True in kinds else "ending-earned")))
        if any(points < 0 for block in blocks for points in block.points):
            legend.append((Hue(LOST, "var(--loss)"), say("ending-lost")))
        return charts.bars(say("ending-by-source"), self.ranked(self.players), blocks, legend)

    def lines(self, course: Course) -> str:
        say = self.words.say
        axis = Axis(say("ending-moves-axis"), say("ending-rounds-axis"), say("ending-scoring"))
        thresholds = self.verdict.thresholds if self.verdict else ()
        marks = [(points, "★" * stars) for stars, points, *_ in thresholds]
        at, title = f"{self.base}?at=", say("ending-over-time")
        named = course._replace(stages=[(number, say(key)) for number, key in course.stages])
        return charts.lines(title, self.players, named, axis, at, say("ending-move"), marks)

    # ---- facts

    def facts(self) -> list[Fact]:
        say, cause = self.words.say, self.words.noun("cause", self.table.position.cause())
        found = [
            self.biggest(),
            self.best_round(),
            self.leads(),
            self.tie_break(),
            self.final(),
            self.richest(),
            self.length(),
        ]
        found.append(Fact("flag", say("ending-cause"), f"{cause[:1].upper()}{cause[1:]}."))
        return [fact for fact in found if fact is not None]

    def biggest(self) -> Fact | None:
        gain, words = story.biggest(self.table), self.words
        if gain is None:
            return None
        number, points, who = gain.number, gain.points, self.names[gain.seat]
        if gain.event is not None:
            what = words.event(gain.event.name(), gain.event.fields(), self.names.__getitem__)
            text = words.say("ending-biggest-event", number=number, what=what)
        else:
            move = self.table.game.move(self.table.moves[number - 1].move)
            what = words.played(move)
            text = words.say("ending-biggest-move", who=who, number=number, points=points, what=what)
        return Fact("laurel", words.say("ending-biggest"), text, f"{self.base}?at={number}")

    def best_round(self) -> Fact | None:
        best = story.best_round(self.course) if self.course else None
        if best is None:
            return None
        name, begun, seat, points = best
        text = self.words.say("ending-best-round-text", who=self.names[seat], round=name, points=points)
        return Fact("harvest", self.words.say("ending-best-round"), text, f"{self.base}?at={begun}")

    def leads(self) -> Fact | None:
        lead = story.lead(self.course) if self.course and len(self.names) > 1 else None
        if lead is None or self.course is None:
            return None
        told = {"count": lead.changes, "who": self.names[lead.seat]}
        round = self.course.round_at(lead.since) if lead.since in self.course.counted else None
        if round is None:
            text = self.words.say("ending-leads-text", **told, number=lead.since)
        else:
            text = self.words.say("ending-leads-round", **told, round=round)
        return Fact("chart", self.words.say("ending-leads"), text, f"{self.base}?at={lead.since}")

    def tie_break(self) -> Fact | None:
        """Where the rules put one of equals first."""
        top = max(self.scores)
        tied = [seat for seat, score in enumerate(self.scores) if score == top]
        if len({self.ranking[seat] for seat in tied}) == 1:
            return None
        names = ", ".join(self.names[seat] for seat in tied)
        text = self.words.say("ending-tie-break-text", names=names, points=top)
        return Fact("crown", self.words.say("ending-tie-break"), text)

    def final(self) -> Fact | None:
        """Who won most in the final scoring, and who was ahead before it if that is not who won."""
        if self.course is None or self.course.scored is None or len(self.names) == 1:
            return None
        before, told = self.course.points[-1], list[str]()
        won = [after - points for points, after in zip(before, self.course.scored, strict=True)]
        best, leader = won.index(max(won)), before.index(max(before))
        if won.count(won[best]) == 1 and won[best] > 0:
            told.append(self.words.say("ending-most-final-text", who=self.names[best], points=won[best]))
        if before.count(before[leader]) == 1 and self.winners() != [leader]:
            told.append(self.words.say("ending-before-final", who=self.names[leader], points=before[leader]))
        return Fact("prestige", self.words.say("ending-most-final"), " ".join(told)) if told else None

    def richest(self) -> Fact | None:
        """The source that paid most, all players together."""
        sources = [source for source in self.sources if sum(source.points) > 0]
        if len(sources) < 2:
            return None
        best = max(sources, key=lambda source: sum(source.points))
        text = self.words.say("ending-richest-text", source=self.words.noun("source", best.id), points=sum(best.points))
        return Fact(self.icon(best.id) or "laurel", self.words.say("ending-richest"), text)

    def length(self) -> Fact:
        moves, rounds = len(self.table.moves), len(self.course.rounds) if self.course else 0
        say = self.words.say
        if rounds:
            return Fact("clock", say("ending-length"), say("ending-length-rounds", moves=moves, count=rounds))
        return Fact("clock", say("ending-length"), say("ending-length-moves", moves=moves))
