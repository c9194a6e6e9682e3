"""The middle of a game of four, laid from a frozen record, so that a test need not wait for bots."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import FilePayload, Page

import gaiola
from tests.browser.people import settled

RECORDS = Path(__file__).parents[1] / "games"


def lay_middle(page: Page, game: str, part: float = 0.6, players: int = 0) -> None:
    """A table of as many, or with as many players as the game takes, after this part of the moves (1 is the end), all
    of them at this screen."""
    players = players or gaiola.game(game).max_players
    found = sorted((RECORDS / game / "records").glob(f"{game}-{players}p*.json"), key=lambda file: len(file.name))
    record = json.loads(found[0].read_bytes())
    result = record["result"] if part == 1 else None
    begun = {**record, "moves": record["moves"][: int(part * len(record["moves"]))], "result": result}
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(begun).encode()}
    answer = page.request.post("/import", multipart={"record": file})
    page.goto(answer.url)
    settled(page)
