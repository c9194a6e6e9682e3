"""Everybody can read every page: axe finds nothing, on a desktop and on a phone, by day and by night. What axe does not
see is measured here: colours inside drawings, what is read out of moves, motion, and the order of things."""

from __future__ import annotations

import base64
import json
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

from gaiola.look.svg import rect
from tests.browser.conftest import DESKTOP, PHONE, Newcomer
from tests.browser.people import lay, play_listed, seat_link, settled
from tests.games.found import HERE, ON_A_SHELF, says
from tests.games.lessons import TAUGHT

SIZES: dict[str, Any] = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("day", "night")

RULES: dict[str, Any] = {"resultTypes": ["violations"], "iframes": False, "preload": False}
RULES["rules"] = {"label-content-name-mismatch": {"enabled": True}}

LOOKS = ((("desktop", "day"), ("phone", "night")), (("desktop", "night"), ("phone", "day")))
"""A page is looked at on both screens and by both lights; pages take turns in which goes with which."""

MOST_BACK = 0.2
"""How many of the things of a pane may lie further back than the last: where a group ends, or in a ring."""

UNREACHED = """() => {
    const focused = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';
    const scrolls = (each) => {
        const { overflowX, overflowY } = getComputedStyle(each);
        return [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll') && each.checkVisibility();
    };
    const empty = (each) => !each.textContent.trim() && !each.querySelector(':not(div)');
    return [...document.querySelectorAll('body *')]
        .filter((each) => scrolls(each) && !empty(each) && !each.matches(focused) && !each.querySelector(focused))
        .map((each) => each.id || each.className);
}"""
"""What may scroll, if ever there is more in it, where keys cannot get: axe sees it only where there is much."""

STILL = "*, ::before, ::after { animation: none !important; transition: none !important }"


def found(page: Page, where: str, turn: int = 0) -> list[str]:
    """What axe finds in a page, on a desktop and on a phone, by day and by night."""
    page.evaluate(AXE_SCRIPT)
    style = page.add_style_tag(content=STILL)  # a colour on its way to another is neither
    flaws: list[str] = []
    for size, theme in LOOKS[turn % 2]:
        page.set_viewport_size(SIZES[size])
        _theme(page, theme)
        for flaw in page.evaluate("rules => axe.run(document, rules)", RULES)["violations"]:
            nodes = [node["html"][:120] for node in flaw["nodes"] if not _spelt_out(flaw["id"], node["html"])]
            if nodes:
                flaws.append(f"{where}, {size}, {theme}: {flaw['impact']} {flaw['id']}, {len(nodes)} x {nodes[0]}")
        flaws += [f"{where}, {size}: keys do not scroll {part}" for part in page.evaluate(UNREACHED)]
    page.set_viewport_size(SIZES["desktop"])
    _theme(page, THEMES[0])
    style.evaluate("style => style.remove()")
    return flaws


def _spelt_out(rule: str, markup: str) -> bool:
    """A piece shows a few letters and numbers, which its label spells out."""
    return rule == "label-content-name-mismatch" and " data-touch=" in markup


def _theme(page: Page, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


# ---- tables from records: nobody need play


def record_of(game: str) -> dict[str, Any]:
    """A finished game with as many players as there are records of."""
    path = max((HERE / game / "records").glob(f"{game}-?p.json"), key=lambda path: path.name)
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def bring(page: Page, game: str, moves: int | None = None) -> str:
    """A finished table from a record, or one that goes on after so many moves; its address."""
    record = record_of(game)
    if moves is not None:
        record = {**record, "moves": record["moves"][:moves], "result": None}
    file: Any = {"name": "record.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.goto("/tables")
    answer = page.request.post("/import", multipart={"record": file}, max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"]


def middle(game: str) -> int:
    return len(record_of(game)["moves"]) // 2


SHORT = min(ON_A_SHELF, key=middle)
"""The game that is laid out fastest, where any will do."""


# ---- every page


def test_every_page_that_is_no_table(page: Page) -> None:
    pages = ["/", "/tables", "/rules", f"/rules/{SHORT}", "/about", f"/new?game={SHORT}"]
    pages += [f"/learn/{TAUGHT[0]}", f"/learn/{TAUGHT[0]}/table"]
    pages += [place for game in ON_A_SHELF for place in says(game, "PAGES", dict[str, str]()).values()]
    lay(page, SHORT, "here", "link")
    table = page.locator("#table").get_attribute("data-base")
    key = seat_link(page).rpartition("/seat/")[2]
    flaws: list[str] = []
    for turn, place in enumerate((*pages, f"{table}/invite", f"/seat/{key}")):
        page.goto(place)
        flaws += found(page, place, turn)
    lay(page, SHORT, "here", "here")
    assert flaws + found(page, "hand-over") == []


def test_what_is_refused(newcomer: Newcomer) -> None:
    page, flaws = newcomer(), list[str]()
    lay(page, SHORT, "here", "here")
    for place in ("/table/nowhere", "/join", f"{page.locator('#table').get_attribute('data-base')}/end"):
        page.goto(place)
        flaws += found(page, place)
    newcomer.trouble.clear()  # type: ignore[attr-defined]  # the browser itself complains of such answers
    assert flaws == []


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_table_its_things_and_its_result(page: Page, game: str) -> None:
    base, turn = bring(page, game, middle(game)), ON_A_SHELF.index(game)
    page.goto(base)
    settled(page)
    flaws = disordered(page, game) + pale(page, game) + found(page, game, turn)
    page.emulate_media(reduced_motion="reduce")
    flaws += [f"{game}: {moving} for whoever wants no motion" for moving in page.evaluate(MOVING)]
    page.goto(f"{base}/things")
    flaws += found(page, f"{game} things", turn)
    page.goto(f"{bring(page, game)}/end")
    assert flaws + pale(page, f"{game} result") + found(page, f"{game} result", turn + 1) == []


# ---- colours inside drawings


class Ink(NamedTuple):
    """A text in a drawing, with the contrast to what lies under it and what it should be at least."""

    where: str
    text: str
    contrast: float
    least: float


INKS = """() => [...document.querySelectorAll('svg text')].flatMap((text) => {
    const box = text.getBoundingClientRect();
    const style = getComputedStyle(text);
    const said = text.textContent.trim();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const on = document.elementFromPoint(x, y);
    const shown = said && box.width && style.visibility === 'visible' && on
        && on.closest('svg') === text.ownerSVGElement;
    if (!shown || text.closest('[aria-disabled=true]')) return [];
    let alpha = Number(style.fillOpacity);
    for (let up = text; up; up = up.parentElement) alpha *= Number(getComputedStyle(up).opacity);
    const size = parseFloat(style.fontSize) * text.getScreenCTM().d;
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const named = text.closest('[data-part], [data-touch], [data-kind], [aria-label]');
    const { touch, kind, part } = named?.dataset ?? {};
    const where = touch ?? kind ?? part ?? named?.ariaLabel;
    return [{ where, said, fill: style.fill, alpha, least: large ? 3 : 4.5,
        box: [box.x, box.y, box.width, box.height].map(Math.round) }];
})"""

MEASURED = """async ([inks, picture]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const light = (colour) => {
        const [r, g, b] = colour.map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return inks.map(({ fill, alpha, box: [x, y, width, height] }) => {
        const written = fill.match(/[\\d.]+/g).map(Number);
        const { data } = pen.getImageData(x, y, Math.max(width, 1), Math.max(height, 1));
        const contrasts = [];
        for (let at = 0; at < data.length; at += 4) {
            const under = [data[at], data[at + 1], data[at + 2]];
            const seen = under.map((c, i) => c + (written[i] - c) * alpha * (written[3] ?? 1));
            const [one, other] = [light(seen), light(under)].sort((a, b) => b - a);
            contrasts.push((one + 0.05) / (other + 0.05));
        }
        return contrasts.sort((a, b) => a - b)[contrasts.length >> 1];
    });
}"""
"""The contrast of each text to the pixels that it stands on, half of them at least: a line that runs through is no
ground."""

UNWRITTEN = "svg text { fill: transparent !important }"


def inks(page: Page) -> list[Ink]:
    """Every text in the drawings of a page against what is painted under it."""
    told: list[dict[str, Any]] = page.evaluate(INKS)
    style = page.add_style_tag(content=UNWRITTEN)
    picture = base64.b64encode(page.screenshot()).decode()
    style.evaluate("style => style.remove()")
    contrasts = page.evaluate(MEASURED, [told, picture])
    return [
        Ink(one["where"], one["said"], contrast, one["least"]) for one, contrast in zip(told, contrasts, strict=True)
    ]


def pale(page: Page, where: str) -> list[str]:
    style = page.add_style_tag(content=STILL)
    flaws: dict[str, None] = {}
    for theme in THEMES:
        _theme(page, theme)
        measured = inks(page)
        assert len(measured) > 8, f"{where} has hardly a text"
        for ink in measured:
            if ink.contrast < ink.least:
                flaws[f"{where}, {theme}: {ink.where} '{ink.text}' {ink.contrast:.2f} of {ink.least}"] = None
    _theme(page, THEMES[0])
    style.evaluate("style => style.remove()")
    return list(flaws)


def test_pale_text_is_found(page: Page) -> None:
    """The measurement itself: grey on white, on a pattern, half transparent, large and black."""
    texts = "".join(
        f'<text x="60" y="{30 + 40 * row}" font-size="{size}" style="{style}">Text {row}</text>'
        for row, (size, style) in enumerate(
            [(14, "fill:#999"), (14, "fill:#000"), (14, "fill:#000;opacity:.4"), (30, "fill:#888"), (14, "fill:#fff")]
        )
    )
    blank(page, f'<body style="background:#fff"><svg width="300" height="260">{texts}</svg></body>')
    contrasts = [round(ink.contrast, 1) for ink in inks(page)]
    assert contrasts == [2.8, 21.0, 2.8, 3.5, 1.0] and inks(page)[3].least == 3


def blank(page: Page, body: str) -> None:
    """A page with nothing else in it, which asks for no icon."""
    page.set_content(f'<!doctype html><link rel="icon" href="data:,">{body}')


# ---- what is read out


HEARD = """() => {
    window.heard = [];
    const live = document.querySelector('[role=log]');
    let there = false;
    const look = () => {
        there = live.firstElementChild.checkVisibility();
        requestAnimationFrame(look);
    };
    look();
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const node of change.addedNodes)
                if (node.nodeType === 1 && there) window.heard.push(Number(node.dataset.number));
    }).observe(live, { childList: true, subtree: true });
}"""
"""What is added to a live region that is there is read out; what is taken away, or comes together with it, is not."""


def heard(page: Page) -> list[int]:
    """The moves that were read out since somebody last asked."""
    page.wait_for_function("() => !document.getElementById('table').classList.contains('busy')")
    numbers: list[int] = page.evaluate("() => window.heard.splice(0)")
    return numbers


def number(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-number") or 0)


def test_each_move_is_read_out_once(page: Page) -> None:
    lay(page, SHORT, "here", "here", covered=False, seed="1755")
    assert page.get_by_role("log").get_by_role("list").count() == 1
    page.evaluate(HEARD)
    for _ in range(4):
        before = number(page)
        assert play_listed(page)
        assert heard(page) == list(range(before + 1, number(page) + 1)), "each once, in order"
    taken_back = number(page)
    page.keyboard.press("Control+z")
    page.wait_for_function("before => document.getElementById('table').dataset.number < before", arg=taken_back)
    assert heard(page) == [], "an undo says nothing again"
    page.locator("#log a[data-at]").nth(1).evaluate("link => link.click()")
    page.wait_for_function("() => document.querySelector('#log li.now')")
    page.keyboard.press("Escape")
    settled(page)
    page.wait_for_timeout(300)  # the whole state, which the page asks for after a replay
    assert heard(page) == [], "nor does a replay"
    page.reload()
    settled(page)
    page.evaluate(HEARD)
    page.wait_for_timeout(300)
    assert heard(page) == [], "nor a reload"
    before = number(page)
    assert play_listed(page, 1) and heard(page) == list(range(before + 1, number(page) + 1))


def test_who_sits_down_at_a_shared_screen_does_not_hear_the_whole_game_again(page: Page) -> None:
    lay(page, SHORT, "here", "here", seed="1755")
    page.locator("#cover button").click()
    page.locator("#moves button[name=move]").first.wait_for(state="attached")  # the page has come anew, with a board
    settled(page)
    page.evaluate(HEARD)
    for _ in range(2):
        before = number(page)
        assert play_listed(page)
        while page.locator("#cover:visible").count():
            page.locator("#cover button").click()
            page.locator("#cover").wait_for(state="hidden")
        assert set(heard(page)) <= set(range(before + 1, number(page) + 1))


# ---- motion


MOVING = """() => document.getAnimations().filter((each) => each.playState === 'running')
    .map((each) => each.animationName ?? each.transitionProperty ?? 'a piece')"""

FLIGHTS = """() => {
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.flights += 1;
        return animate.apply(this, how);
    };
}"""


def test_pieces_fly_but_not_for_whoever_wants_no_motion(page: Page) -> None:
    lay(page, SHORT, "here", "here", covered=False, seed="1755")
    page.evaluate(FLIGHTS)
    for _ in range(4):
        assert play_listed(page)
    assert page.evaluate("() => window.flights") > 0
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("() => { window.flights = 0 }")
    for _ in range(4):
        assert play_listed(page)
    assert page.evaluate("() => window.flights") == 0 and page.evaluate(MOVING) == []


# ---- one thing after the other


ORDER = """() => [...document.querySelectorAll('.pane')].map((pane) => {
    const things = [...pane.querySelectorAll('svg [aria-label]')].filter((each) => !each.querySelector('[aria-label]'));
    const boxes = things.map((each) => each.getBoundingClientRect());
    const back = [];
    for (let at = 1; at < boxes.length; at += 1) {
        const [last, next] = [boxes[at - 1], boxes[at]];
        const up = next.bottom <= last.top + 2 && next.left < last.right - 2;
        const left = next.right <= last.left + 2 && next.top < last.bottom - 2;
        if (up || left) back.push(`${things[at - 1].ariaLabel} > ${things[at].ariaLabel}`);
    }
    return [pane.dataset.pane, things.length, back];
})"""
"""By pane: how many things it has, and where the next one lies back: above without being further right, or left of the
last one on the same height."""


def disordered(page: Page, game: str) -> list[str]:
    """Panes whose things do not come in the order in which one reads."""
    panes = page.evaluate(ORDER)
    assert panes and all(count > 3 for _, count, _ in panes)
    return [
        f"{game} {pane}: {len(back)} of {count}: {back}" for pane, count, back in panes if len(back) > MOST_BACK * count
    ]


def test_things_in_no_order_are_found(page: Page) -> None:
    places = [(0, 0), (100, 0), (0, 50), (100, 50)]
    for order, expected in (((0, 1, 2, 3), 0), ((0, 2, 1, 3), 0), ((3, 2, 1, 0), 2)):
        drawn = "".join(rect(*places[at], 50, 30, more='aria-label="a"') for at in order)
        blank(page, f'<div class="pane" data-pane="a"><svg width="200" height="100">{drawn}</svg></div>')
        assert [len(back) for *_, back in page.evaluate(ORDER)] == [expected]
