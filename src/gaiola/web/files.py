"""The files that pages are made of. Under its plain name a browser asks each time whether a file is the same; under an
address with a hash of its content it keeps the file for ever, since other content has another address."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ..kernel.box import Game
from ..look import HERE as LOOK
from ..look.svg import ICONS, ICONS_AT
from .scripts import imported, in_one

FOLDER = Path(__file__).parent / "static"

KEEP = {"Cache-Control": "private, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
"""Private, because an answer to a new browser also carries its cookie."""

_COMMENTS = re.compile(r"^[ \t]*(/\*.*?\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)
_STYLE_COMMENTS = re.compile(r"[ \t]*/\*.*?\*/", re.DOTALL)
_INDENTED = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)
"""Nothing in our scripts and styles goes over several lines that would mind."""

_STYLE_ENDS = re.compile(r"(?<=[{},;])\s+")
"""Ends of lines, and gaps, that say nothing: what stands before them is over."""


class Kept(NamedTuple):
    """A file as it is sent: without indents, empty lines and comments (in scripts those on lines of their own), styles
    in one line, and compressed once and for all."""

    content: bytes
    compressed: bytes
    kind: str

    def answer(self, request: Request) -> Response:
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.content, media_type=self.kind, headers=KEEP)
        return Response(self.compressed, media_type=self.kind, headers=KEEP | {"Content-Encoding": "gzip"})


def kept(name: str, content: bytes) -> Kept:
    if name.endswith((".js", ".css")):
        text = _COMMENTS.sub("", content.decode())
        text = _STYLE_COMMENTS.sub("", text) if name.endswith(".css") else text
        text = _INDENTED.sub("", text)
        content = (_STYLE_ENDS.sub("", text) if name.endswith(".css") else text).encode()
    return Kept(content, gzip.compress(content, mtime=0), guess_type(name)[0] or "application/octet-stream")


def hash_of(files: Iterable[Kept]) -> str:
    return sha256(b"".join(sha256(file.content).digest() for file in files)).hexdigest()[:8]


def _frame_files() -> Iterator[tuple[str, bytes]]:
    """What pages ask for, by name; modules together with those that they need, and not once more by themselves."""
    files = [LOOK / "tokens.css", *(file for file in sorted(FOLDER.iterdir()) if file.is_file())]
    modules = {file.stem: file.read_text(encoding="utf-8") for file in files if file.suffix == ".js"}
    needed = {name for module in modules.values() for name in imported(module)}
    for file in files:
        if file.suffix != ".js":
            yield file.name, file.read_bytes()
        elif file.stem not in needed:
            alone = not imported(modules[file.stem])
            yield file.name, (modules[file.stem] if alone else in_one(modules, file.stem)).encode()


_FRAME = {name: kept(name, content) for name, content in _frame_files()}
FRAME = f"/static/{hash_of(_FRAME.values())}"
"""Where every file of the frame is found."""

_ICONS = kept("icons.svg", ICONS)


async def _frame(request: Request) -> Response:
    file = _FRAME.get(request.path_params["file"])
    if file is None:
        raise HTTPException(404)
    return file.answer(request)


async def _icons(request: Request) -> Response:
    return _ICONS.answer(request)


async def _tokens(request: Request) -> Response:
    return FileResponse(LOOK / "tokens.css")


def board_css_of(game: Game) -> str:
    """The address of what only one game's board needs."""
    return f"/static/board/{game.name}.{hash_of([_board(game.folder())])}.css"


@cache
def _board(folder: Path) -> Kept:
    return kept("board.css", (folder / "board" / "board.css").read_bytes())


def board_css(request: Request, game: Game, content: str) -> Response:
    """The file itself, asked for with the hash of its content or without."""
    if not content:
        return FileResponse(game.folder() / "board" / "board.css")
    if content != hash_of([_board(game.folder())]):
        raise HTTPException(404)
    return _board(game.folder()).answer(request)


def routes(*others: BaseRoute) -> list[BaseRoute]:
    """Every file of the frame; those of games and rooms stand among them."""
    return [
        Route(ICONS_AT, _icons),
        Route(f"{FRAME}/{{file}}", _frame),
        Route("/static/tokens.css", _tokens),
        *others,
        Mount("/static", StaticFiles(directory=FOLDER)),
    ]
