"""A card that can be used in one way only, while others are refused, is lifted by a click and not played."""

import random

from playwright.sync_api import FilePayload, Page, expect

import gaiola
from gaiola import Chance
from gaiola.kernel.record import Recorder
from tests.browser.people import GONE_ON, settled

SEED = 40
"""Of a random game of Lisboa in which a card can soon do nothing but be discarded."""


def test_a_click_does_not_discard_the_card(page: Page) -> None:
    luck, game = random.Random(SEED), gaiola.game("lisboa")
    recorder = Recorder(game, 2, Chance(SEED, recording=True), ["random", "random"], SEED)
    while True:
        legal = recorder.position.legal()
        ways: dict[tuple[str, ...], list[str]] = {}
        for move in legal:
            ways.setdefault(move.touches, []).append(move.notation)
        only = [left[0] for left in ways.values() if len(left) == 1 and left[0].startswith("gold ")]
        if only:
            break
        recorder.play(luck.choice(legal))
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": recorder.record().to_json()}
    page.goto(page.request.post("/import", multipart={"record": file}).url)
    settled(page)
    number = page.locator("#table").get_attribute("data-number")
    page.locator(f"#tray [data-touch='card:{only[0].split()[1]}']").click()
    left = page.locator("#prompt button[data-choose]")
    expect(left).to_have_count(1)
    expect(page.locator("#prompt button[data-refused]").first).to_be_visible()
    expect(page.locator("#table")).to_have_attribute("data-number", str(number))
    left.click()
    page.wait_for_function(GONE_ON, arg=number)
