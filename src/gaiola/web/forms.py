"""What pages send: the few short fields of a form, and a file. Nothing larger is read, and nothing is taken apart that
is too large or has too many parts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.types import Message

from .refusals import Refused

MOST_BYTES = 16 * 1024
"""The longest form, that of a new table, is a tenth of this."""

MOST_FIELDS = 64

MOST_FILE_BYTES = 256 * 1024
"""Five times the longest record that we have seen."""

URLENCODED = "application/x-www-form-urlencoded"


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form by name. A page without scripts sends them as one line, others may send them in parts."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() == URLENCODED:
        return _fields(await _body(request, MOST_BYTES))
    async with _parts(request, MOST_BYTES) as form:
        return {name: _whole(value).decode() for name, value in form.items() if isinstance(value, str)}


async def file_of(request: Request, name: str) -> bytes:
    """The file in a form, or the same as a field of text; empty if there is none."""
    if "multipart/form-data" not in request.headers.get("content-type", ""):
        return (await form_of(request)).get(name, "").encode()
    async with _parts(request, MOST_FILE_BYTES) as form:
        sent = form.get(name, "")
        return await sent.read() if isinstance(sent, UploadFile) else _whole(sent)


def _fields(body: bytes) -> dict[str, str]:
    # Starlette looks at every character by itself, even where there is nothing between two separators.
    try:
        return dict(parse_qsl(body.decode("latin-1"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise Refused(400, "web-no-request") from None


def _whole(text: str) -> bytes:
    """Parts come in any encoding, some of which have halves of characters."""
    return text.encode(errors="replace")


@asynccontextmanager
async def _parts(request: Request, most: int) -> AsyncIterator[FormData]:
    body = await _body(request, most)

    async def receive() -> Message:
        return {"type": "http.request", "body": body}

    async with Request(request.scope, receive).form(max_files=1, max_fields=MOST_FIELDS) as form:
        yield form


async def _body(request: Request, most: int) -> bytes:
    """What was sent, unless it is larger; then the rest of it is not even read."""
    too_large = Refused(413, "web-no-large", most=most // 1024)
    if int(request.headers.get("content-length", "0")) > most:  # the guard has seen that it is a number
        raise too_large
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise too_large
    return bytes(body)
