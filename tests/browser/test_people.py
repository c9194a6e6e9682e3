"""Several people: around one screen, in two browsers, on a phone, with the keyboard, in another language; and what
happens when the server dies."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Newcomer
from tests.browser.people import click_a_move, lay, my_turn, play_listed, play_now, seat_link, settled, speed
from tests.browser.serving import Server
from tests.games.found import ON_A_SHELF


def test_around_one_screen_the_table_is_passed_on(page: Page) -> None:
    lay(page, "mercado", "here", "here")
    for _ in range(6):
        cover = page.locator("#cover")
        expect(cover.locator("button")).to_be_visible()
        assert page.locator("[data-touch], [name=move], #log li").count() == 0, "nothing of the game is behind it"
        cover.locator("button").click()
        my_turn(page)
        expect(cover).to_be_hidden()
        while page.locator("#cover button:visible").count() == 0:
            assert play_listed(page)


def test_two_browsers_at_one_table_see_only_their_own(newcomer: Newcomer) -> None:
    ana = newcomer()
    lay(ana, "mercado", "here", "link")
    rui = newcomer()
    rui.goto(seat_link(ana))
    rui.fill("[name=name]", "Rui")
    rui.locator("main form[method=post] button").first.click()
    settled(rui)
    expect(ana.locator("#players .pl").nth(1)).to_contain_text("Rui")
    for person, other in ((ana, rui), (rui, ana)):
        covered = person.locator("#players .pl .vp").filter(has_text="•••")
        expect(covered).to_have_count(1)
        expect(other.locator("#players .pl .vp").filter(has_text="•••")).to_have_count(1)
    for turn in range(4):
        mover, other = (ana, rui) if ana.locator("#moves button[name=move]").count() else (rui, ana)
        expect(other.locator("#moves button[name=move]")).to_have_count(0)
        assert play_listed(mover, turn)
        expect(other.locator("#table")).to_have_attribute(
            "data-number", mover.locator("#table").get_attribute("data-number") or ""
        )
        mover.wait_for_timeout(100)


def test_spectators_look_on_without_buttons(newcomer: Newcomer) -> None:
    ana = newcomer()
    lay(ana, "palacio", "here", "here", covered=False)
    ana.locator("details.menu summary").click()
    link = ana.locator("#menu input[data-link*='/watch/']").input_value()
    ana.keyboard.press("Escape")
    eva = newcomer()
    eva.goto(link)
    settled(eva)
    expect(eva.locator("#moves button[name=move]")).to_have_count(0)
    ana.goto(ana.url)
    assert play_listed(ana)
    moved = ana.locator("#table").get_attribute("data-number") or ""
    expect(eva.locator("#table")).to_have_attribute("data-number", moved)


def test_after_the_server_was_killed_the_page_finds_back(newcomer: Newcomer, server: Server) -> None:
    page = newcomer()
    lay(page, "palacio", "here", "bot")
    speed(page, "fast")
    for turn in range(3):
        assert play_listed(page, turn)
    shown = int(page.locator("#table").get_attribute("data-number") or "0")
    server.kill()
    page.wait_for_timeout(1500)
    server.start()
    page.wait_for_function(
        "n => Number(document.getElementById('table').dataset.number) >= n", arg=shown, timeout=30_000
    )
    for turn in range(3):
        assert play_listed(page, turn)
    assert int(page.locator("#table").get_attribute("data-number") or "0") > shown
    trouble: list[str] = newcomer.trouble  # type: ignore[attr-defined]
    trouble[:] = [text for text in trouble if "ERR_" not in text and "WebSocket" not in text]


def test_a_phone_shows_everything_without_sideways_scrolling(newcomer: Newcomer) -> None:
    for game in ON_A_SHELF:
        page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
        assert no_overflow(page), "the start page"
        play_now(page, game)
        my_turn(page)
        assert no_overflow(page)
        for tab in ("players", "log"):
            page.locator(f"nav.mtabs [data-tab={tab}]").tap()
            assert no_overflow(page), tab
        page.locator("#moves [data-do=list]").tap()  # all moves stand above the log, whether they have a tab or not
        page.locator("#moves button[name=move]").first.tap()
        settled(page)


def no_overflow(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"))


def test_no_page_scrolls_on_a_small_desktop(page: Page) -> None:
    for game in ON_A_SHELF:
        page.goto("/")
        play_now(page, game)
        for turn in range(4):
            my_turn(page)
            assert page.evaluate("() => document.documentElement.scrollHeight <= window.innerHeight"), game
            play_listed(page, turn)


def test_the_language_changes_everything_in_mid_game(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False)
    for turn in range(3):
        play_listed(page, turn)
    english = (
        page.locator("#log").inner_text(),
        page.locator("#moves").inner_text(),
        page.locator("#prompt").inner_text(),
    )
    moved = page.locator("#table").get_attribute("data-number") or ""
    for lang in ("es", "pt"):
        page.locator(f".language button[value={lang}]").click()
        settled(page)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("#table")).to_have_attribute("data-number", moved)
        told = (
            page.locator("#log").inner_text(),
            page.locator("#moves").inner_text(),
            page.locator("#prompt").inner_text(),
        )
        assert all(one != other for one, other in zip(told, english, strict=True))
    assert play_listed(page)


def test_with_the_keyboard_alone(page: Page) -> None:
    """From the start page into a game, and moves by the list, without a mouse."""
    page.keyboard.press("Tab")
    page.locator(".go a[href^='/learn/']").first.focus()  # whoever has not played it sees it in a minute before
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/*")
    page.locator("form[action='/play-now'] button").first.focus()
    page.keyboard.press("Enter")
    settled(page)
    speed(page, "instant")
    for _ in range(3):
        assert my_turn(page)
        before = page.locator("#table").get_attribute("data-number")
        page.keyboard.press("m")
        expect(page.locator("#moves button[name=move]").first).to_be_focused()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator("#table")).not_to_have_attribute("data-number", before or "")
    assert my_turn(page)


def test_a_part_chosen_by_keyboard_is_taken_back(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.locator("#tray .el.legal").first.focus()  # a tile; where its stand goes is asked next
    page.keyboard.press("Enter")
    expect(page.locator(".el.selected").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".el.selected")).to_have_count(0)


def test_a_forbidden_target_says_why(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.locator("#board .el.forbid").first.hover(force=True)
    tip = page.locator("#tip.whole")  # first the reason alone comes, then the thing with it
    expect(tip).to_be_visible()
    expect(tip.locator("a").first).to_have_text(re.compile(r"\d+\.\d+"))
    tip.locator("a").first.click()
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#rules [id^='rule-']").first).to_be_attached()


def test_a_forbidden_target_says_why_to_the_keyboard(page: Page) -> None:
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.keyboard.press("Tab")
    page.locator("#board .el.forbid").first.focus()
    expect(page.locator("#tip a").first).to_have_text(re.compile(r"\d+\.\d+"))
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()


def test_a_long_press_says_why_on_a_phone(newcomer: Newcomer) -> None:
    page = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    lay(page, "mercado", "here", "here", covered=False, seed="7")
    page.locator("nav.mtabs [data-tab='pane:displays']").tap()
    target = page.locator("#pane-displays .el.forbid").first
    expect(target).to_be_in_viewport()
    page.wait_for_timeout(600)  # the pane has come to rest
    box = target.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator("#tip a").first).to_have_text(re.compile(r"\d+\.\d+"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_undo_replay_and_play_from_here(page: Page) -> None:
    lay(page, "mercado", "here", "bot")
    speed(page, "instant")
    assert click_a_move(page)
    my_turn(page)
    for turn in range(3):
        play_listed(page, turn)
    my_turn(page)
    moved = int(page.locator("#table").get_attribute("data-number") or "0")
    page.locator("#prompt form.undo button").click()
    page.wait_for_function("n => Number(document.getElementById('table').dataset.number) < n", arg=moved)
    page.locator("#log a[data-at]").nth(1).click()
    ribbon = page.locator("#ribbon")
    expect(ribbon).to_contain_text("1")
    table = page.url
    ribbon.locator("form[action$='/fork'] button").click()
    expect(page).not_to_have_url(table)
    settled(page)
    assert my_turn(page)


def test_what_others_did_is_shown_again(page: Page) -> None:
    lay(page, "mercado", "here", "bot", seed="7")
    speed(page, "instant")
    turn = page.locator("#prompt .since a.turn").first
    while not turn.count():
        assert play_listed(page)
        assert my_turn(page)
    number = page.locator("#table").get_attribute("data-number")
    turn.click()
    expect(page.locator("#table.replaying")).to_be_attached()
    expect(page.locator("#table:not(.replaying)")).to_be_attached(timeout=30_000)
    assert page.locator("#table").get_attribute("data-number") == number
    expect(turn).to_be_visible()


def test_of_many_steps_the_last_is_in_sight(page: Page) -> None:
    page.set_viewport_size({"width": 820, "height": 1180})
    lay(page, "palacio", "here", "here", covered=False, seed="7")
    steps = page.locator("#prompt .so-far .st")
    turn = 0
    while steps.count() < 4:
        turn += 1
        assert click_a_move(page, turn)
    last, strip = steps.last.bounding_box(), page.locator("#prompt .so-far").bounding_box()
    assert last is not None and strip is not None
    assert last["x"] + last["width"] <= strip["x"] + strip["width"] + 1


def test_without_javascript_the_forms_play(newcomer: Newcomer) -> None:
    page = newcomer(java_script_enabled=False)
    page.goto("/new?game=mercado")
    lay_form(page)
    for _ in range(4):
        before = page.locator("#table").get_attribute("data-number")
        page.locator("#moves button[name=move]").first.click()
        expect(page.locator("#table")).not_to_have_attribute("data-number", before or "")


def lay_form(page: Page) -> None:
    page.select_option("[name=seat-1]", "here")
    page.select_option("[name=seat-2]", "here")
    for seat in (3, 4):
        page.select_option(f"[name=seat-{seat}]", "closed")
    page.uncheck("[name=covered]")
    page.locator("main form[method=post] .send button").last.click()
