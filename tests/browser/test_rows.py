"""Many small answers are one click in the browser, and one click takes them back."""

import random

from playwright.sync_api import FilePayload, Page, expect

import gaiola
from gaiola.table import Table
from tests.browser.conftest import PHONE, Newcomer
from tests.browser.people import settled

ROW = "[data-choose*=';']"


def wood() -> Table:
    """A game of Madeira that has come to where wood is taken, piece by piece."""
    table, draw = Table(gaiola.game("madeira"), 4, ["Ana", "Rui", "Eva", "Tom"], 5), random.Random(5)
    while table.step != "wood" or not table.offer.rows:
        table.play(table.position.to_move or 0, draw.choice(table.position.legal()))
    return table


def bring(page: Page, table: Table) -> None:
    record = FilePayload(name="game.json", mimeType="application/json", buffer=table.record().to_json())
    page.goto(page.request.post("/import", multipart={"record": record}).url)


def click_and_take_back(page: Page, table: Table) -> None:
    before, row = len(table.moves), max(table.offer.rows, key=lambda row: len(row.moves))
    bring(page, table)
    settled(page)
    expect(page.locator(f"#prompt {ROW}")).to_have_count(len(table.offer.rows))
    page.locator(f"#prompt [data-choose='{row.notation}']").click()
    expect(page.locator("#log li").last).not_to_have_attribute("data-number", str(before))
    assert int(page.locator("#table").get_attribute("data-number") or 0) >= before + len(row.moves)
    page.locator("#prompt .undo button").click()
    expect(page.locator("#table")).to_have_attribute("data-number", str(before))
    expect(page.locator(f"#prompt {ROW}")).to_have_count(len(table.offer.rows))


def test_wood_from_one_field_is_one_click_and_one_undo(page: Page) -> None:
    click_and_take_back(page, wood())


def test_so_it_is_on_a_phone(newcomer: Newcomer) -> None:
    click_and_take_back(newcomer(PHONE, has_touch=True, is_mobile=True), wood())


def test_a_row_is_played_by_the_list_without_a_script(newcomer: Newcomer) -> None:
    page, table = newcomer(java_script_enabled=False), wood()
    bring(page, table)
    row = table.offer.rows[0]
    page.locator(f"#moves button[value='{row.notation}']").click()
    expect(page.locator("#log li").last).to_have_attribute("data-number", str(len(table.moves) + len(row.moves)))
