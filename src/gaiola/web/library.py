"""The library: the numbered rules of each game, our rulings, what an edition is made of, and what Gaiola is."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ..games import module_of, texts_of
from ..kernel.box import Game
from ..kernel.edition import Edition
from ..kernel.options import choice_text, options_of
from ..kernel.paths import label_of, provenance_of
from ..words import Rule, Words, read_rules
from .figures import figures_of
from .hub import hub_of
from .lobby import open_box
from .markup import contains, folded, html_of, inline, mark, terms
from .minute import minute_of
from .pages import fragment, render, words_of

LONGEST_QUERY = 80
MOST_TERMS = 8
MOST_SHOWN = 40
"""As many places of a search stand on its page."""

_RULING = re.compile(r"\*\*(?P<code>[A-Z]\d+) (?P<heading>.+?)\*\*\s*(?P<text>.*)", re.DOTALL)


class Entry(NamedTuple):
    """A rule or a ruling: what it is called, its text as HTML, and all of that as a search reads it."""

    number: str
    heading: Markup
    html: Markup
    searched: str

    def marked(self, wanted: Sequence[str]) -> Entry:
        return self._replace(heading=mark(self.heading, wanted), html=mark(self.html, wanted))


def _entry(number: str, heading: Markup, html: Markup, source: str) -> Entry:
    return Entry(number, heading, html, folded(f"{number} {heading.striptags()} {source}"))


class Chapter(NamedTuple):
    """A chapter of numbered entries; or one without a number, which has an `aside` for a name and its text as entry."""

    number: str
    heading: Markup
    html: Markup
    entries: list[Entry]
    aside: str = ""

    @property
    def anchor(self) -> str:
        return self.aside or f"rule-{self.number}"


class Found(NamedTuple):
    """What a search has found: how much of it there is, and the first of it with the words marked."""

    places: int
    rules: list[Chapter]
    rulings: list[Chapter]


def search(rules: Sequence[Chapter], rulings: Sequence[Chapter], wanted: Sequence[str]) -> Found:
    """The entries with every term. Only those that are shown are marked, which takes longer than finding them."""
    count = 0
    books: list[list[Chapter]] = []
    for book in (rules, rulings):
        books.append([])
        for chapter in book:
            holding = [entry for entry in chapter.entries if contains(entry.searched, wanted)]
            shown = [entry.marked(wanted) for entry in holding[: max(0, MOST_SHOWN - count)]]
            count += len(holding)
            if shown:
                books[-1].append(chapter._replace(entries=shown))
    return Found(count, *books)


# ------------------------------------------------------------------ reading


@cache
def rules_of(folder: Path, lang: str) -> list[Chapter]:
    """The rules, chapter by chapter, and what explains them before and after."""
    book = read_rules(folder / f"rules.{lang}.md")
    rules = book.rules
    chapters = _asides("before", book.before, rules)
    for number, rule in rules.items():
        heading, html = inline(rule.heading), html_of(rule.text, rules)
        if "." in number:
            chapters[-1].entries.append(_entry(number, heading, html, rule.text))
        else:
            chapters.append(Chapter(number, heading, html, []))
    return chapters + _asides("after", book.after, rules)


def _asides(place: str, unnumbered: Sequence[Rule], known: Collection[str]) -> list[Chapter]:
    chapters: list[Chapter] = []
    for count, rule in enumerate(unnumbered, 1):
        heading, html = inline(rule.heading), html_of(rule.text, known)
        text = Entry("", Markup(), html, folded(f"{heading.striptags()} {rule.text}"))
        chapters.append(Chapter("", heading, Markup(), [text], f"{place}-{count}"))
    return chapters


@cache
def rulings_of(folder: Path, lang: str) -> list[Chapter]:
    """How we read what the rules leave open; what stands before the first heading is a chapter without entries."""
    path = folder / ("RULINGS.md" if lang == "en" else f"RULINGS.{lang}.md")
    known = read_rules(folder / f"rules.{lang}.md").rules
    chapters = [Chapter("", Markup(), Markup(), [])]
    for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
        ruling = _RULING.match(paragraph)
        if paragraph.startswith("## "):
            chapters.append(Chapter(str(len(chapters)), inline(paragraph[3:].strip()), Markup(), []))
        elif ruling:
            chapters[-1].entries.append(_ruling(ruling, known))
        elif not paragraph.startswith("# "):
            chapters[-1] = chapters[-1]._replace(html=chapters[-1].html + html_of(paragraph, known))
    return chapters


def _ruling(found: re.Match[str], known: Collection[str]) -> Entry:
    return _entry(found["code"], inline(found["heading"], known), html_of(found["text"], known), found["text"])


# ------------------------------------------------------------------ pages


async def shelf(request: Request) -> Response:
    """The games that have rules."""
    hub = hub_of(request)
    games = []
    for name in hub.game_names():
        box = hub.box(name)
        words = words_of(request, box)
        chapters = rules_of(box.folder() / "text", words.lang)
        cover = Markup(hub.board(box).cover(words))
        games.append({"id": name, "name": words.say("game-name"), "cover": cover, "chapters": chapters})
    return render(request, "rules.html", games=games, game=None)


async def rules_page(request: Request) -> Response:
    """The rules of a game, all or those with the words searched for; or as a panel beside a board."""
    box = open_box(request, request.path_params["game"])
    words = words_of(request, box)
    if request.query_params.get("panel"):
        return HTMLResponse(_whole("rules_panel.html", box, words.lang))
    query = " ".join(request.query_params.get("q", "")[:LONGEST_QUERY].split()[:MOST_TERMS])
    return render(
        request,
        "rules.html",
        words,
        game=_told(box, words),
        chapters=rules_of(box.folder() / "text", words.lang),
        query=query,
        text=_found(box, words, query) if query else _whole("rules_text.html", box, words.lang),
    )


def _found(box: Game, words: Words, query: str) -> Markup:
    text = box.folder() / "text"
    found = search(rules_of(text, words.lang), rulings_of(text, words.lang), terms(query))
    return fragment(
        "rules_text.html",
        words,
        game=_told(box, words),
        minute="",
        found=found,
        query=query,
        most=MOST_SHOWN,
        rules=found.rules,
        rulings=found.rulings,
        figures=figures_of(box, words.lang),
    )


@lru_cache(64)
def _whole(template: str, box: Game, lang: str) -> Markup:
    """All rules, rulings and what there is to know of the edition: the same for everybody who reads this language."""
    text = box.folder() / "text"
    words = Words(lang, *texts_of(box))
    return fragment(
        template,
        words,
        game=_told(box, words),
        minute=minute_of(box, lang),
        rules=rules_of(text, lang),
        rulings=rulings_of(text, lang),
        figures=figures_of(box, words.lang),
        edition=edition_told(box, words),
        icons=icons_of(box, words),
        found=None,
    )


def icons_of(box: Game, words: Words) -> list[tuple[str, str]]:
    """Every icon that a player meets on the boards of a game, with what it means."""
    return [(name, _icon_named(name, words)) for name in getattr(module_of(box, "board"), "ICONS", ())]


def _icon_named(name: str, words: Words) -> str:
    key = f"icon-{name}".replace("_", "-")
    if words.has(key):
        return words.say(key)
    return words.say("icon-player", color=words.noun("color", name.removeprefix("p-")))


def _told(box: Game, words: Words) -> dict[str, Any]:
    return {"id": box.name, "name": words.say("game-name"), "reconstructed": box.edition.reconstructed}


async def about(request: Request) -> Response:
    hub = hub_of(request)
    games = []
    for name in hub.game_names():
        words = words_of(request, hub.box(name))
        games.append({"id": name, "name": words.say("game-name"), "credits": words.say("shelf-credits")})
    return render(request, "about.html", games=games)


# ------------------------------------------------------------------ the edition


def edition_told(box: Game, words: Words) -> dict[str, Any]:
    """What there is to know of the edition that is played here."""
    edition = box.edition
    return {
        "name": edition.name,
        "version": edition.version,
        "hash": edition.hash,
        "rules": box.rules_version,
        "reconstructed": edition.reconstructed,
        "shares": _shares(edition, words),
        "origins": [
            (path, str(reason)) for path, reason in provenance_of(edition.data).items() if label_of(reason) != "printed"
        ],
        "options": [_option(name, box, words) for name in options_of(edition.data)],
        "credits": words.say("shelf-credits"),
    }


def _shares(edition: Edition, words: Words) -> list[dict[str, Any]]:
    return [
        {
            "id": label,
            "name": words.say(f"library-label-{label}"),
            "means": words.say(f"library-means-{label}"),
            "percent": round(100 * share),
        }
        for label, share in edition.provenance_shares().items()
    ]


def _option(name: str, box: Game, words: Words) -> dict[str, Any]:
    option = options_of(box.edition.data)[name]
    choices = [
        (words.noun("option", f"{name}-{choice_text(choice)}"), choice == option.default) for choice in option.choices
    ]
    return {"name": words.noun("option", name), "choices": choices}


ROUTES = [
    Route("/rules", shelf),
    Route("/rules/{game}", rules_page),
    Route("/about", about),
]
