"""The page: a tournament's findings in words, charts and tables."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ...games import texts_of
from ...kernel.box import Game
from ...look import HERE as LOOK
from ...look.svg import ICONS, ICONS_AT
from ...words import Words
from ..folder import write_whole
from ..results import Standing
from . import charts
from .charts import Bar, Course, Heap, Whisker
from .findings import Findings, Spread
from .numbers import Numbers

REPORT = "report.html"
QUARTERS = (
    "report-col-least",
    "report-col-quarter",
    "report-col-half",
    "report-col-three-quarters",
    "report-col-most",
)
"""The columns that say how numbers are spread."""
HERE = Path(__file__).parent


class Fact(NamedTuple):
    """One of the answers at the top: what it is about, the number, how sure it is."""

    title: str
    number: str
    text: str


class Table(NamedTuple):
    head: list[str]
    rows: list[list[str]]


class Figure(NamedTuple):
    """A chart under its question, with a sentence that reads it and the numbers behind it."""

    title: str
    text: str
    drawn: Markup
    table: Table


def write_report(folder: Path, game: Game, lang: str) -> Path:
    """Reads a tournament's folder and writes its report there. `game` is the tournament's game: it has the words."""
    path = folder / REPORT
    write_whole(path, report(Findings.read(folder), game, lang).encode())
    return path


def report(findings: Findings, game: Game, lang: str) -> str:
    page = _Page(findings, Words(lang, *texts_of(game)), Numbers(lang))
    templates = Environment(loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined)
    drawn = templates.get_template("report.html").render(page.context(), icons="", style=_style())
    return _offline(drawn)


# ------------------------------------------------------------------ one file


@cache
def _style() -> Markup:
    """The tokens by day and by night, what they say of the page itself, and the styles of a report."""
    tokens = (LOOK / "tokens.css").read_text(encoding="utf-8")
    found = re.search(r"(:root\{.*?\n\})\n\[data-theme=night\](\{.*?\n\})\n(.*?)\n\n", tokens, re.S)
    assert found is not None
    day, night, base = found.groups()
    own = (HERE / "report.css").read_text(encoding="utf-8")
    return Markup(f"{day}\n@media (prefers-color-scheme:dark){{:root{night}}}\n{base}\n{own}")


@cache
def _symbols() -> dict[str, str]:
    """Every icon by its name."""
    sprite = ICONS.decode()
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="i-([^"]+)".*?</symbol>', sprite, re.S)}


def _offline(page: str) -> str:
    """Icons come from a file of the server; here those that are used come along."""
    wanted = dict.fromkeys(re.findall(rf"{re.escape(ICONS_AT)}#i-([\w-]+)", page))
    sprite = "".join(_symbols()[name] for name in wanted)
    hidden = f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{sprite}</svg>'
    return page.replace(f"{ICONS_AT}#i-", "#i-").replace("<body>", f"<body>\n{hidden}", 1)


# ------------------------------------------------------------------ what it says


class _Page:
    def __init__(self, findings: Findings, words: Words, numbers: Numbers) -> None:
        self.findings = findings
        self.words = words
        self.say = words.say
        self.n = numbers
        self.result = findings.result
        self.marks = {bot: charts.MARKS[at % len(charts.MARKS)] for at, bot in enumerate(findings.bots)}

    def context(self) -> dict[str, Any]:
        asked, result = self.findings.question, self.result
        return {
            "lang": self.words.lang,
            "say": self.say,
            "game": self.say("game-name"),
            "title": self.title(),
            "caption": [
                self.say("game-name"),
                self.say("ending-players", count=asked.players),
                self.say("report-games", count=result.games),
            ],
            "reconstructed": asked.edition.reconstructed,
            "drawn": self.drawn(),
            "facts": self.facts(),
            "figures": self.figures(),
            "made_with": self.made_with(),
        }

    def drawn(self) -> str:
        """Of how many games charts are drawn, if not of all."""
        drawn = len(self.findings.games)
        return self.say("report-drawn", count=drawn) if drawn < self.result.games else ""

    @property
    def against(self) -> bool:
        return self.findings.question.players > 1

    @property
    def several(self) -> bool:
        return self.against and len(self.findings.bots) > 1

    # ---- the head

    def title(self) -> str:
        if not self.several:
            return self.say("report-title-alone", bot=", ".join(self.findings.bots))
        best, clear = self.best()
        others = ", ".join(bot for bot in self.findings.bots if bot != best.name)
        if clear:
            return self.say("report-title-ahead", bot=best.name, others=others)
        return self.say("report-title-open", bots=", ".join(self.findings.bots))

    def best(self) -> tuple[Standing, bool]:
        """Who won most, and whether that is beyond doubt: no other interval reaches into its own."""
        best, *others = sorted(self.result.standings, key=lambda one: -one.share.mean)
        low = best.share.low
        clear = low is not None and all(one.share.high is not None and one.share.high < low for one in others)
        return best, clear

    def facts(self) -> list[Fact]:
        n, say, result = self.n, self.say, self.result
        found: list[Fact] = []
        if self.several:
            best, _ = self.best()
            between = n.shares(best.share.low, best.share.high)
            found.append(
                Fact(
                    say("report-fact-wins", bot=best.name),
                    n.percent(best.share.mean, 1),
                    say("report-fact-sure", between=between),
                )
            )
        if self.against:
            first = result.by_place[0]
            found.append(Fact(say("report-fact-first"), n.percent(first.share.mean, 1), self.first_verdict()))
        points = " : ".join(n.decimal(one.points.mean) for one in result.standings[:3])
        found.append(Fact(say("report-fact-points"), points, ", ".join(self.findings.bots[:3])))
        length = result.decisions
        told = {"least": length.min, "most": length.max, "choices": n.decimal(result.choices.mean, 0)}
        text = say("report-fact-decisions", **told)
        return [*found, Fact(say("report-fact-length"), n.decimal(length.mean, 0), text)]

    def first_verdict(self) -> str:
        """Whether it is good to begin."""
        share, even = self.result.by_place[0].share, 1 / self.result.players
        told = {"even": self.n.percent(even), "between": self.n.shares(share.low, share.high)}
        if share.low is not None and share.low > even:
            return self.say("report-first-good", **told)
        if share.high is not None and share.high < even:
            return self.say("report-first-bad", **told)
        return self.say("report-first-open", **told)

    # ---- figures

    def figures(self) -> list[Figure]:
        found = [self.wins()] if self.several else []
        found += [self.places(), self.seats()] if self.against else []
        found += [self.points(), self.sources(), self.course()]
        found += [self.leaders(), self.changes()] if self.against else []
        return [*found, self.length(), self.causes()]

    def wins(self) -> Figure:
        said = (self.say("report-wins"), self.say("report-wins-text"))
        return self.shares(*said, self.result.standings, self.findings.bots, bots=True)

    def places(self) -> Figure:
        names = [self.say("report-place", place=place) for place in range(1, self.result.players + 1)]
        text = f"{self.say('report-places-text')} {self.first_verdict()}"
        return self.shares(self.say("report-places"), text, self.result.by_place, names)

    def seats(self) -> Figure:
        names = [self.say("report-seat", seat=seat) for seat in range(1, self.result.players + 1)]
        return self.shares(self.say("report-seats"), self.say("report-seats-text"), self.result.by_seat, names)

    def shares(self, title: str, text: str, standings: list[Standing], names: list[str], bots: bool = False) -> Figure:
        """Shares of the games won."""
        fair, n = 1 / len(standings), self.n
        rows = [
            Whisker(
                name,
                one.share.mean,
                one.share.mean if one.share.low is None else one.share.low,
                one.share.mean if one.share.high is None else one.share.high,
                self.marks[name] if bots else "",
            )
            for name, one in zip(names, standings, strict=True)
        ]
        head = ["", *map(self.say, ("report-col-won", "report-col-share", "report-col-sure", "report-col-rank"))]
        table = [
            [
                name,
                n.decimal(one.wins),
                n.percent(one.share.mean, 1),
                n.shares(one.share.low, one.share.high),
                n.decimal(one.rank.mean, 2),
            ]
            for name, one in zip(names, standings, strict=True)
        ]
        drawn = charts.whiskers(n, title, rows, fair, self.say("report-even"))
        return Figure(title, text, Markup(drawn), Table(head, table))

    def points(self) -> Figure:
        n, title = self.n, self.say("report-points")
        heaps = [Heap(bot, self.findings.points(bot), self.marks[bot]) for bot in self.findings.bots]
        drawn = charts.heaps(n, title, heaps, self.say("report-points-axis"), self.say("report-mean"))
        head = ["", *map(self.say, ("report-mean", "report-col-sure", "report-col-deviation", "report-col-range"))]
        rows = [
            [
                one.name,
                n.decimal(one.points.mean),
                n.between(one.points.low, one.points.high),
                n.decimal(one.spread.deviation),
                n.between(one.spread.min, one.spread.max, 0),
            ]
            for one in self.result.standings
        ]
        return Figure(title, self.say("report-points-text"), Markup(drawn), Table(head, rows))

    def sources(self) -> Figure:
        n, title, bots = self.n, self.say("report-sources"), self.findings.bots
        found = [
            (self.words.noun("source", source), [self.findings.from_source(bot, source) for bot in bots])
            for source in self.findings.sources()
        ]
        bars = [(name, [Bar(one.mean, one.low, one.high) for one in spreads]) for name, spreads in found]
        drawn = charts.sources(n, title, bars, [(bot, self.marks[bot]) for bot in bots])
        head = ["", *map(self.say, ("report-mean", "report-col-deviation", "report-col-middle"))]
        rows = [
            [f"{name}, {bot}" if len(bots) > 1 else name, *self.spread(one)]
            for name, spreads in found
            for bot, one in zip(bots, spreads, strict=True)
        ]
        return Figure(title, self.say("report-sources-text"), Markup(drawn), Table(head, rows))

    def spread(self, one: Spread) -> tuple[str, str, str]:
        n = self.n
        return n.decimal(one.mean), n.decimal(one.deviation), n.between(one.low, one.high, 0)

    def course(self) -> Figure:
        n, title = self.n, self.say("report-course")
        lines = [Course(bot, self.marks[bot], *self.findings.course(bot)) for bot in self.findings.bots]
        drawn = charts.course(n, title, lines, self.say("report-time"), self.say("report-end"))
        parts = len(lines[0].points) - 1
        head = [self.say("report-time"), *[line.name for line in lines]]
        rows = [
            [n.percent(part / parts), *[n.decimal(line.points[part]) for line in lines]] for part in range(parts + 1)
        ]
        rows.append([self.say("report-result"), *[n.decimal(line.scored) for line in lines]])
        return Figure(title, self.say("report-course-text"), Markup(drawn), Table(head, rows))

    def leaders(self) -> Figure:
        n, title, shares = self.n, self.say("report-leaders"), self.findings.leaders_win()
        drawn = charts.leaders(
            n, title, shares, 1 / self.result.players, self.say("report-even"), self.say("report-time")
        )
        half, last = (n.percent(shares[at]) for at in (len(shares) // 2, -1))
        text = self.say("report-leaders-text", half=half, last=last)
        parts = len(shares) - 1
        rows = [[n.percent(part / parts), n.percent(share, 1)] for part, share in enumerate(shares)]
        return Figure(title, text, Markup(drawn), Table([self.say("report-time"), self.say("report-col-share")], rows))

    def changes(self) -> Figure:
        n, title, changes = self.n, self.say("report-changes"), self.findings.changes()
        text = self.say("report-changes-text", share=n.percent(self.findings.overtaken()))
        return self.counted(title, text, changes, self.say("report-changes-axis"))

    def length(self) -> Figure:
        lengths = [played.decisions for played in self.findings.games]
        choices, widest = self.result.choices, self.result.branching
        text = self.say(
            "report-length-text",
            choices=self.n.decimal(choices.mean, 0),
            moves=self.n.decimal(widest.mean),
            most=widest.max,
        )
        return self.counted(self.say("report-length"), text, lengths, self.say("report-length-axis"))

    def counted(self, title: str, text: str, values: list[int], axis: str) -> Figure:
        """How often which number came up in a game."""
        drawn = charts.heaps(self.n, title, [Heap("", values)], axis, self.say("report-mean"))
        ordered = sorted(values)
        at = [str(ordered[round(part * (len(ordered) - 1) / 4)]) for part in range(5)]
        return Figure(title, text, Markup(drawn), Table(["", *map(self.say, QUARTERS)], [[axis, *at]]))

    def causes(self) -> Figure:
        title = self.say("report-causes")
        counts = sorted(self.result.ends.items(), key=lambda one: -one[1])
        named = [(self.cause(id), count) for id, count in counts]
        head = ["", self.say("report-col-games"), self.say("report-col-share")]
        rows = [[name, str(count), self.n.percent(count / self.result.games, 1)] for name, count in named]
        drawn = charts.counts(self.n, title, named)
        return Figure(title, self.say("report-causes-text", count=len(counts)), Markup(drawn), Table(head, rows))

    def cause(self, id: str) -> str:
        told = self.words.noun("cause", id)
        return told[:1].upper() + told[1:]

    # ---- how it was made

    def made_with(self) -> list[tuple[str, str, bool]]:
        asked, edition = self.findings.question, self.findings.question.edition
        label = f", {self.say('reconstructed-edition').lower()}" if edition.reconstructed else ""
        found = [
            (self.say("report-edition"), f"{edition.name} {edition.version} ({edition.hash}){label}", False),
            (self.say("report-command"), self.findings.command(), True),
            (self.say("report-seed"), str(asked.seed), False),
            (
                self.say("report-played"),
                self.say("report-deals", games=self.result.games, deals=self.result.deals),
                False,
            ),
        ]
        options = ", ".join(f"{key} = {str(value).lower()}" for key, value in asked.options.items())
        if options:
            found.insert(1, (self.say("report-options"), options, False))
        return found
