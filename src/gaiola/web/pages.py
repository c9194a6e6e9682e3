"""Pages: Jinja2 with autoescape, in the visitor's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ..games import texts_of
from ..kernel.box import Game
from ..look import svg
from ..words import LANGUAGES, Words
from .files import FRAME, board_css_of
from .guard import visitor_of, wants_json
from .refusals import Refused, spoken

HERE = Path(__file__).parent


@cache
def _environment(templates: Path | None) -> Environment:
    """The templates of the frame, and those of one more folder."""
    environment = Environment(
        loader=FileSystemLoader([HERE / "templates", *([templates] if templates else [])]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.globals.update(icon=_icon, shape=_shape, languages=LANGUAGES, safe=Markup)
    environment.globals.update(patterns=lambda: Markup(svg.patterns()), icons_at=svg.ICONS_AT)
    environment.globals.update(frame=FRAME, board_css_of=board_css_of)
    return environment


def _icon(name: str, cls: str = "ic", style: str = "") -> Markup:
    return Markup(svg.icon(name, cls, style))


def _shape(colour: str, cls: str = "ic") -> Markup:
    return Markup(svg.shape(colour, cls))


def words_of(request: Request, game: Game | None = None) -> Words:
    """The visitor's language, with the words of a game."""
    lang = visitor_of(request).lang
    return Words(lang, *texts_of(game)) if game is not None else Words(lang)


def language_names() -> dict[str, str]:
    return {lang: Words(lang).say("language-name") for lang in LANGUAGES}


def render(
    request: Request,
    template: str,
    words: Words | None = None,
    *,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    here: str | None = None,
    templates: Path | None = None,
    **context: Any,
) -> HTMLResponse:
    """A page. Templates know `say`, `noun`, `has`, `lang`, `icon`, `shape`, the addresses of files (`frame`,
    `icons_at`, `board_css_of`), and where they are (`here`). `templates` is a folder with more of them."""
    words = words or words_of(request)
    if here is None:
        path, query = request.scope["path"], request.scope["query_string"].decode("latin-1")
        here = path + (f"?{query}" if query else "")
    page = fragment(template, words, templates, language_names=language_names(), here=here, **context)
    return HTMLResponse(page, status, headers)


def fragment(template: str, words: Words, templates: Path | None = None, **context: Any) -> Markup:
    """A piece of a page that knows nothing of its reader but the language."""
    say_it = {"say": words.say, "noun": words.noun, "has": words.has, "lang": words.lang}
    return Markup(_environment(templates).get_template(template).render(**say_it, **context))


def answer(request: Request, to: str, **more: object) -> Response:
    """After a POST: a redirect for a form, JSON for a script."""
    if wants_json(request):
        return JSONResponse({"ok": True, "to": to, **more})
    return RedirectResponse(to, 303)


def refuse(request: Request, refused: Refused) -> Response:
    """A refusal as a page or as JSON; never a traceback."""
    sentence = spoken(refused, words_of(request, refused.game))
    headers = {} if refused.retry is None else {"Retry-After": str(refused.retry)}
    if wants_json(request):
        return JSONResponse({"ok": False, "why": sentence}, refused.status, headers)
    # An address may be a secret, and people show pages like this one to others: it does not stand here.
    code = refused.status
    return render(request, "refused.html", status=code, headers=headers, here="/", sentence=sentence, code=code)
