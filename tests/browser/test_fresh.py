"""A page that was told of changes shows what one shows that has just come, letter for letter: through whole games, and
after everything else that can happen to a page. After every move `tests/web/test_wire.py` looks at the model of one."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Newcomer
from tests.browser.people import Pageless, lay, settled
from tests.games.found import ON_A_SHELF

MOST_MOVES = 600
CLOSELY, SOMETIMES = 30, 8
"""So many moves are looked at one by one, then every eighth: all of them would take minutes."""

UNSEEN = "#table { display: none }"
"""Nobody looks, so nothing need be painted."""

COPY = """(main) => {
    const copy = main.cloneNode(true);
    // Which number has just changed is for who saw it change.
    for (const chip of copy.querySelectorAll('[data-delta]')) {
        delete chip.dataset.delta;
        chip.classList.remove('up', 'down');
    }
    // A slider stands where its value says; the attribute only tells where it began.
    for (const slider of copy.querySelectorAll('[type=range]')) slider.setAttribute('value', slider.value);
    return copy;
}"""

WRITTEN = """(top) => {
    // Attributes and classes have no order of their own; they stand in the one in which they came.
    const written = (node) => {
        if (node.nodeType !== Node.ELEMENT_NODE) return node.textContent;
        const attributes = [...node.attributes].map(({ name, value }) =>
            ` ${name}="${name === 'class' ? value.split(' ').filter(Boolean).sort().join(' ') : value}"`);
        const inside = [...node.childNodes].map(written).join('');
        return `<${node.nodeName}${attributes.filter((each) => each !== ' class=""').sort().join('')}>${inside}</>`;
    };
    return written(top);
}"""
"""An element as text."""

MARKED = f"main => ({WRITTEN})(({COPY})(main))"
"""All of a table, as the page has marked it."""

DRAWN = f"""(main) => {{
    const copy = ({COPY})(main);
    // What the page itself adds, and where it marks the last move and the line of the log that one looks at.
    for (const own of copy.querySelectorAll('.own, .zoom')) own.remove();
    for (const marked of copy.querySelectorAll('.lastm, .now, .many')) marked.classList.remove('lastm', 'now', 'many');
    const places = ['course', 'strip', 'players', 'tray', 'prompt', 'menu', 'moves', 'log'];
    const drawn = [...copy.querySelectorAll('.pane'), ...places.map((id) => copy.querySelector(`#${{id}}`))];
    return drawn.flatMap((place) => [...place.childNodes]);
}}"""
"""What the server has drawn of a table. A spectator's page chooses nothing, so it marks nothing else."""

FETCHED = f"""async () => {{
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const [shown, fresh] = [document, page].map((each) => ({DRAWN})(each.getElementById('table')));
    if (shown.length === fresh.length && shown.every((node, i) => node.isEqualNode(fresh[i]))) return ['', ''];
    return [shown, fresh].map((nodes) => nodes.map({WRITTEN}).join('\\n'));
}}"""
"""Both as texts, unless they are equal anyway, which is found out sooner."""

PLAYED = """async (choose) => {
    const main = document.getElementById('table');
    const before = main.dataset.number;
    const moves = document.querySelectorAll('#moves button[name=move]');
    if (!moves.length) return '';
    moves[choose % moves.length].click();
    while (main.dataset.number === before) await new Promise((goOn) => setTimeout(goOn, 2));
    return main.dataset.number;
}"""

REPLAYED = """async (act) => {
    const caption = document.querySelector('#replay .cap');
    const before = caption.textContent;
    document.querySelector(`[data-replay=${act}]`).click();
    while (caption.textContent === before) await new Promise((goOn) => setTimeout(goOn, 2));
}"""

LINES = """
window.lines = [];
window.WebSocket = class extends WebSocket {
    constructor(address) {
        super(address);
        window.lines.push(this);
    }
    set onmessage(hear) {
        super.onmessage = (event) => window.deaf || hear(event);
    }
};
"""
"""So that a test can cut a page's line, or make it miss what is said."""


def assert_same(shown: str, fresh: str, when: object) -> None:
    if shown != fresh:
        at = next((i for i, (one, other) in enumerate(zip(shown, fresh, strict=False)) if one != other), 0)
        raise AssertionError(f"{when}:\n{shown[max(0, at - 200) : at + 200]}\n\n{fresh[max(0, at - 200) : at + 200]}")


def assert_as_fetched(page: Page, when: object) -> None:
    """A spectator's page shows what the server draws for one that comes now."""
    shown, fresh = page.evaluate(FETCHED)
    assert_same(shown, fresh, when)


class Beside:
    """A second page of the same person, opened anew for each comparison."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.other = page.context.new_page()

    def assert_same(self, when: object) -> None:
        """The page shows, with everything its scripts have marked, what it would show if it were opened now."""
        self.other.goto(self.page.url, wait_until="commit")
        self.other.wait_for_function("() => window.gaiola?.applied > 0")
        shown, fresh = (each.locator("#table").evaluate(MARKED) for each in (self.page, self.other))
        assert_same(shown, fresh, when)


def play(page: Page, choose: int) -> str:
    """Plays from the list of moves, without a pointer that would show something by resting on it; how many moves there
    are then, or nothing when the game is over."""
    return str(page.evaluate(PLAYED, choose))


def as_told(page: Page, number: str) -> None:
    """Until the page shows so many moves."""
    page.wait_for_function("number => document.getElementById('table').dataset.number === number", arg=number)


@pytest.mark.long
@pytest.mark.parametrize("game", ON_A_SHELF)
def test_move_by_move_a_page_is_as_if_just_come(newcomer: Newcomer, game: str) -> None:
    """Ana plays both sides; it is the page of a spectator that is looked at."""
    ana, rui = newcomer(), newcomer(reduced_motion="reduce")
    lay(ana, game, "here", "here", covered=False, seed="1755")
    rui.goto(ana.locator("#menu input[data-link*='/watch/']").input_value())
    settled(rui)
    rui.add_style_tag(content=UNSEEN)
    player, moves = Pageless(ana), 0
    while player.play(5 * moves):
        moves += 1
        as_told(rui, player.number)
        if moves <= CLOSELY or moves % SOMETIMES == 0:
            assert_as_fetched(rui, player.number)
        assert moves < MOST_MOVES
    assert_as_fetched(rui, "the end")


@pytest.mark.long
@pytest.mark.parametrize("game", ON_A_SHELF[::2])
def test_whatever_happened_a_page_is_as_if_just_come(newcomer: Newcomer, game: str) -> None:
    ana = newcomer(reduced_motion="reduce")
    ana.add_init_script(LINES)
    lay(ana, game, "here", "here", covered=False, seed="1755")
    ana.mouse.move(0, 0)
    beside = Beside(ana)
    for choose in range(8):
        play(ana, 3 * choose)
    beside.assert_same("moves")

    ana.evaluate("() => (window.deaf = true)")
    play(beside.other, 1)
    play(beside.other, 2)
    ana.evaluate("() => (window.deaf = false)")
    as_told(ana, play(beside.other, 3))
    beside.assert_same("a gap")

    lines = ana.evaluate("() => (window.lines.at(-1).close(), window.lines.length)")
    as_told(ana, play(beside.other, 1))
    assert ana.evaluate("() => window.lines.length") > lines, "it has connected again"
    beside.assert_same("a lost line")

    number = int(play(ana, 0))
    ana.evaluate("() => document.querySelector('#prompt form.undo button').click()")
    ana.wait_for_function(f"() => Number(document.getElementById('table').dataset.number) < {number}")
    beside.assert_same("undo")

    for act in ("first", "next", "next", "prev"):
        ana.evaluate(REPLAYED, act)
    assert "replaying" in (ana.locator("#table").get_attribute("class") or "")
    shown = ana.evaluate("() => window.gaiola.applied")
    ana.evaluate("() => document.querySelector('[data-replay=last]').click()")
    ana.wait_for_function("shown => window.gaiola.applied > shown", arg=shown)
    beside.assert_same("a replay")

    ana.evaluate("() => document.querySelector('[data-theme-switch]').click()")
    assert ana.locator("html").get_attribute("data-theme") == "night"
    beside.assert_same("night")

    ana.locator("form.language button[value=pt]").click()
    ana.wait_for_function("() => document.documentElement?.lang === 'pt' && window.gaiola?.applied > 0")
    ana.mouse.move(0, 0)
    play(ana, 1)
    beside.assert_same("Portuguese")
