"""What a click on the board or in the prompt chooses, and what it says where it chooses nothing yet."""

import random

from playwright.sync_api import FilePayload, Page, expect

import gaiola
from gaiola import Chance
from gaiola.kernel.record import Recorder
from tests.browser.people import GONE_ON, IN_SIGHT, lay, settled

SEED = 40
"""Of a random game of Lisboa in which a card can soon do nothing but be discarded, and of one of Madeira in which many
Reals can be given."""


def open_record(page: Page, recorder: Recorder) -> None:
    """As a table on which it goes on."""
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": recorder.record().to_json()}
    page.goto(page.request.post("/import", multipart={"record": file}).url)
    settled(page)


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
    open_record(page, recorder)
    number = page.locator("#table").get_attribute("data-number")
    page.locator(f"#tray [data-touch='card:{only[0].split()[1]}']").click()
    left = page.locator("#prompt button[data-choose]")
    expect(left).to_have_count(1)
    expect(page.locator("#prompt button[data-refused]").first).to_be_visible()
    places = page.locator("#prompt .opts button").evaluate_all("all => all.map(({ dataset }) => dataset)")
    verbs = [(place.get("choose") or place["refused"]).split()[0] for place in places]
    candidates = [move.verb for move in recorder.position.candidates() if move.args == (only[0].split()[1],)]
    assert verbs == candidates, "an answer keeps its place though others are refused"
    expect(page.locator("#table")).to_have_attribute("data-number", str(number))
    left.click()
    page.wait_for_function(GONE_ON, arg=number)


def test_many_amounts_are_told_by_their_numbers_alone(page: Page) -> None:
    luck, game = random.Random(SEED), gaiola.game("madeira")
    recorder = Recorder(game, 2, Chance(SEED, recording=True), ["random", "random"], SEED)
    while sum(move.verb == "donate" for move in recorder.position.legal()) < 8:
        recorder.play(luck.choice(recorder.position.legal()))
    amounts = [move.args[0] for move in recorder.position.legal() if move.verb == "donate"]
    open_record(page, recorder)
    buttons = page.locator("#prompt button[data-choose^='donate ']")
    assert [told.split()[0] for told in buttons.all_inner_texts()] == amounts
    names = [button.get_attribute("aria-label") for button in buttons.all()]
    assert None not in names and len(set(names)) == len(amounts)
    page.screenshot(path="/tmp/donate.png")
    last = buttons.last
    assert last.bounding_box() and last.evaluate(IN_SIGHT)


def test_what_comes_later_says_what_comes_first_and_what_was_refused_stays_so(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    space = page.locator("#board [data-touch='space:r1c1']").first
    number, dim = page.locator("#table").get_attribute("data-number"), page.locator("#board .forbid:not(.selected)")
    before = {element.get_attribute("data-touch") for element in dim.all()}
    assert any((touch or "").startswith("customer") for touch in before), "there is somebody whom nobody can serve yet"
    space.click()
    expect(page.locator(".notice:visible")).to_contain_text("first choose one of the things that glow")
    page.locator("#tray [data-touch^='tile:'].legal").first.click()
    expect(page.locator("#board [data-touch='space:r1c1'].legal")).to_have_count(1)
    after = {element.get_attribute("data-touch") for element in dim.all()}
    assert {touch for touch in before if (touch or "").startswith("customer")} <= after
    expect(page.locator("#table")).to_have_attribute("data-number", str(number))
