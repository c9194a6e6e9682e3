"""The list of moves: folded on a wide screen, which is remembered, and always there for the keyboard."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Newcomer
from tests.browser.people import lay, settled

HEIGHT = "() => document.getElementById('moves').clientHeight"


def folded(page: Page) -> bool:
    """Whether the heading is all that one sees of it."""
    heading = page.locator("#moves h3").bounding_box()
    assert heading is not None
    return bool(page.evaluate(HEIGHT) <= heading["height"] + 1)


def test_it_is_folded_until_somebody_wants_it_and_that_is_remembered(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    heading = page.locator("#moves [data-do=list]")
    expect(heading).to_have_attribute("aria-expanded", "false")
    assert folded(page)
    heading.click()
    expect(heading).to_have_attribute("aria-expanded", "true")
    assert not folded(page)
    page.locator("#moves button[name=move]").first.click()
    page.reload()
    settled(page)
    expect(heading).to_have_attribute("aria-expanded", "true")
    heading.click()
    assert folded(page)
    page.reload()
    settled(page)
    assert folded(page)


def test_the_focus_unfolds_it(page: Page) -> None:
    """By its key and by Tab from its heading; whoever leaves it finds it folded again."""
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    first = page.locator("#moves button[name=move]").first
    page.keyboard.press("m")
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport(ratio=0.9)
    assert not folded(page)
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#moves [data-do=list]")).to_be_focused()
    assert folded(page)
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    assert not folded(page)
    before = page.locator("#table").get_attribute("data-number")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).not_to_have_attribute("data-number", before or "")


def test_on_a_phone_it_has_a_sheet_of_its_own_and_is_never_folded(newcomer: Newcomer) -> None:
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.locator("nav.mtabs [data-tab=moves]").tap()
    expect(page.locator("#moves button[name=move]").first).to_be_in_viewport(ratio=0.9)


def test_the_log_is_followed_when_it_gets_more_room_and_new_lines_at_once(page: Page) -> None:
    """As when somebody has decided: the list of moves goes, the next player moves, and the list comes back."""
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    add = "log.insertAdjacentHTML('beforeend', '<li>A line</li>')"
    page.evaluate(f"() => {{ while (log.scrollHeight === log.clientHeight) {add}; log.scrollTop = log.scrollHeight; }}")
    page.wait_for_timeout(100)
    more = f"() => {{ {add}; {add}; {add}; }}"
    page.evaluate(f"() => {{ moves.hidden = true; requestAnimationFrame(() => setTimeout({more})); }}")
    page.wait_for_timeout(100)
    page.evaluate("() => (moves.hidden = false)")
    page.wait_for_timeout(100)
    assert page.evaluate("() => log.scrollTop > 0 && log.scrollTop + log.clientHeight > log.scrollHeight - 8")
