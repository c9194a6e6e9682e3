"""The invitation in a browser: links are copied on plain http too, and who comes is seen without a click."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Newcomer
from tests.browser.people import settled

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As on a page that is served by plain http to another computer."""


def lay_for_two(page: Page) -> None:
    page.goto("/new?game=mercado&seats=here.link.link")
    page.locator("main form[method=post] .send button").last.click()
    page.wait_for_url("**/invite")


def take(guest: Page, link: str, name: str) -> None:
    guest.goto(link)
    guest.fill("[name=name]", name)
    guest.locator("main form[method=post] button").first.click()
    settled(guest)


def test_a_link_is_copied_on_plain_http_and_guests_are_seen_coming(newcomer: Newcomer) -> None:
    ana, rui, eva = newcomer(), newcomer(), newcomer()
    ana.add_init_script(NO_CLIPBOARD)
    lay_for_two(ana)
    links = [field.input_value() for field in ana.locator("#invited textarea").all()]
    button = ana.locator("[data-copy]").first
    label = button.inner_text()
    button.click()
    expect(button).not_to_have_text(label)
    other = ana.context.new_page()  # what was copied is pasted here
    other.goto("/")
    other.locator("[name=code]").first.click()
    other.keyboard.press("ControlOrMeta+v")
    assert other.locator("[name=code]").first.input_value() == links[0]
    other.close()
    expect(button).to_have_text(label)
    take(rui, links[0], "Rui")
    expect(ana.locator("#invited textarea")).to_have_count(1)
    expect(ana.locator("#invited .round")).to_contain_text("Rui")
    take(eva, links[1], "Eva")
    ana.wait_for_url(lambda url: "/table/" in url and not url.endswith("/invite"))
    settled(ana)


def test_a_phone_shows_the_invitation_without_sideways_scrolling(newcomer: Newcomer) -> None:
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    lay_for_two(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    page.locator("[data-copy]").first.tap()
    expect(page.locator("main a[href^='/table/']")).to_be_attached()


def test_without_javascript_the_link_stands_there_to_be_copied(newcomer: Newcomer) -> None:
    page = newcomer(java_script_enabled=False)
    lay_for_two(page)
    expect(page.locator("#invited textarea").first).to_be_visible()
    expect(page.locator("[data-copy]").first).to_be_hidden()
    page.locator("main a[href^='/table/']").click()
    expect(page.locator("#table")).to_be_visible()
