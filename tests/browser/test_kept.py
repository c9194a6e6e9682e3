"""A state arrives while somebody does something: what has the focus, is pressed, pointed at or unfolded stays so."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import ANSWERED, GONE_ON, lay, play_listed, seat_link, settled, unfold_list
from tests.games.found import ON_A_SHELF

DRAWN_ONCE = """() => {
    const part = (element) => element.parentNode.closest('[data-part], [id]');
    const place = (element) => `${part(element).dataset.part ?? part(element).id} ${element.dataset.touch}`;
    const drawn = Map.groupBy(document.querySelectorAll('#table [data-touch]'), place);
    return new Map([...drawn].filter(([, elements]) => elements.length === 1).map(([at, [element]]) => [at, element]));
}"""
CHOSEN = "() => `${table.dataset.number} ${document.querySelectorAll('.selected').length}`"
REMEMBER = f"() => (window.before = ({DRAWN_ONCE})()).size"
REPLACED = f"""() => {{
    const now = ({DRAWN_ONCE})();
    return [...window.before].filter(([at, element]) => now.has(at) && now.get(at) !== element).map(([at]) => at);
}}"""


def a_state_arrives(page: Page, times: int = 1) -> None:
    """From elsewhere the link for spectators is renewed: a state in which the menu is new, and nothing else."""
    for _ in range(times):
        shown, link = page.evaluate("() => [window.gaiola.applied, document.querySelector('#menu').innerHTML]")
        page.request.post(f"{page.locator('#table').get_attribute('data-base')}/watch")
        page.wait_for_function("shown => window.gaiola.applied > shown", arg=shown)
        assert page.evaluate("() => document.querySelector('#menu').innerHTML") != link


def press(page: Page, target: Locator) -> None:
    """Pointer down, a state, pointer up."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    a_state_arrives(page)
    page.mouse.up()


@pytest.mark.parametrize("where", ["#moves button[name=move]", "#tray .el.legal", "#prompt [data-choose]"])
def test_a_button_pressed_while_a_state_arrives_is_clicked(page: Page, where: str) -> None:
    """Six of six, in the list of moves, among the tiles of the hand and in the prompt."""
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    for _ in range(6):
        while page.locator(where).count() == 0:
            assert play_listed(page)
        unfold_list(page)
        before = page.evaluate(CHOSEN)
        press(page, page.locator(where).first)
        page.wait_for_function(f"before => ({CHOSEN})() !== before", arg=before)
        page.wait_for_function(ANSWERED)
        page.keyboard.press("Escape")
        assert play_listed(page)


def test_what_is_pressed_before_its_turn_comes_is_clicked_when_it_has_come(newcomer: Newcomer) -> None:
    """Rui holds a tile of his hand down while Ana moves."""
    ana, rui = newcomer(), newcomer()
    lay(ana, "mercado", "here", "link", seed="7")
    rui.goto(seat_link(ana))
    rui.locator("main form[method=post] button").first.click()
    settled(rui)
    first, second = (ana, rui) if ana.locator("#moves button[name=move]").count() else (rui, ana)
    tile = second.locator("#tray .el").first
    box = tile.bounding_box()
    assert box is not None
    second.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    second.mouse.down()
    while second.locator("#moves button[name=move]").count() == 0:
        before = second.locator("#table").get_attribute("data-number")
        assert play_listed(first)
        second.wait_for_function(GONE_ON, arg=before)
    second.mouse.up()
    expect(second.locator(".el.selected").first).to_be_visible()


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_elements_of_the_board_stay_the_same_while_the_game_goes_on(page: Page, game: str) -> None:
    lay(page, game, "here", "here", covered=False, seed="7")
    for turn in range(6):
        assert page.evaluate(REMEMBER) > 10
        assert play_listed(page, 3 * turn)
        assert page.evaluate(REPLACED) == []


def test_the_focus_stays(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.keyboard.press("Tab")
    for target in ("#moves button[name=move] >> nth=2", "#board .el.forbid >> nth=0", "#tray .el.legal >> nth=0"):
        page.locator(target).focus()
        held = page.evaluate_handle("() => document.activeElement")
        a_state_arrives(page, 2)
        assert held.evaluate("held => held === document.activeElement && held !== document.body"), target


def test_what_is_pointed_at_stays_and_its_tip_with_it(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.locator("#board .el.forbid").first.hover(force=True)
    tip = page.locator("#tip")
    expect(tip).to_have_class(re.compile("whole"))  # first it says why not, then what it is
    told = tip.text_content() or ""
    page.evaluate(
        "() => new MutationObserver(() => tip.hidden && (window.blinked = true)).observe(tip, {attributes: true})"
    )
    a_state_arrives(page, 4)
    expect(tip).to_have_text(told)
    assert page.evaluate("() => !window.blinked && document.querySelector('.forbid:hover') !== null")
    page.mouse.move(1, 1)
    expect(tip).to_be_hidden()


def test_a_tip_goes_with_the_move_that_it_was_about(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.locator("#board .el.forbid").first.hover(force=True)
    expect(page.locator("#tip a")).to_be_visible()
    table = page.locator("#table").get_attribute("data-base")
    page.request.post(f"{table}/seat/0/bot", form={"level": "greedy"})
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#moves button")).to_have_count(0)


def test_an_open_menu_stays_open(page: Page) -> None:
    lay(page, "lisboa", "here", "here", covered=False, seed="7")
    page.locator("details.menu summary").click()
    button = page.locator("#menu form[action$='/seat/0/bot'] button")
    button.focus()
    held = button.element_handle()
    assert held is not None
    a_state_arrives(page, 2)
    assert held.evaluate("held => held === document.activeElement")
    expect(button).to_be_visible()
