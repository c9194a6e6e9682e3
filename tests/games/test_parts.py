"""Drawings in parts: what a part sees, when it is drawn again, and that its name stays."""

import random
import re
from typing import Any

import pytest

import gaiola
from gaiola import Chance
from gaiola.games import module_of, texts_of
from gaiola.look import HERE, Card, Drawing, Memory, Parts, Scene, divided
from gaiola.look.colours import good_class, ink, tint
from gaiola.words import Words
from tests.games.found import ON_A_SHELF

VIEW: dict[str, Any] = {"seat": 0, "to_move": 1, "step": "take", "lands": {"a1": 1, "a2": 2}, "rows": [3, 4], "now": {}}


class Counted:
    """Draws one land, and counts how often."""

    def __init__(self) -> None:
        self.count = 0

    def land(self, scene: Scene, name: str) -> str:
        self.count += 1
        return f"{scene.view['lands'][name]}{'!' if scene.asks('take') else ''}"


def scene(memory: Memory | None = None, **changes: Any) -> Scene:
    return Scene({**VIEW, **changes}, Words("en"), ["Ana"], ["blue"], memory)


def drawn(seen: Scene, land: Counted, asks: tuple[str, ...] = ()) -> str:
    parts = Parts(seen, "city")
    parts.add("a1", land.land, (("lands", "a1"),), asks, "a1")
    return parts.drawing().whole()


def test_a_part_is_drawn_again_only_if_its_slice_is_another() -> None:
    land, memory = Counted(), Memory()
    assert drawn(scene(memory), land) == '<g data-part="city.a1">1</g>'
    drawn(scene(memory, lands={"a1": 1, "a2": 7}, step="pay"), land)
    assert land.count == 1, "neither another land nor another decision is seen here"
    assert drawn(scene(memory, lands={"a1": 5}), land) == '<g data-part="city.a1">5</g>' and land.count == 2
    drawn(scene(), land)
    assert land.count == 3, "without a memory every time"


def test_a_part_sees_the_decisions_it_asks_for_and_no_others() -> None:
    land = Counted()
    assert ">1!<" in drawn(scene(), land, ("take", "give")) and ">1<" in drawn(scene(), land, ("give",))
    assert scene().mine("take") == () and scene(to_move=0).mine("take") == ("take",)


def test_what_a_part_does_not_see_it_cannot_read() -> None:
    parts = Parts(scene(), "city")
    with pytest.raises(KeyError):
        parts.add("a2", Counted().land, (("lands", "a1"),), (), "a2")
    parts.add("now", lambda seen: str(seen.view), (("now", "land"), {"rows": "told"}), ())
    assert parts.drawing().parts["city.now"] == str({"seat": 0, "step": None, "now": {}, "rows": "told"})


def test_the_same_slice_drawn_by_another_function_is_another_part() -> None:
    memory = Memory()
    for draw, said in ((lambda seen: "one", "one"), (_other, "other")):
        parts = Parts(scene(memory), "city")
        parts.add("a1", draw, (), ())
        assert parts.drawing().parts == {"city.a1": said}


def _other(seen: Scene) -> str:
    return "other"


def test_groups_and_panes_stand_around_parts() -> None:
    parts = Parts(scene(), "city")
    with parts.group("A & B"):
        parts.add("one", _other, (), ())
    pane = parts.pane("City", "city", 10, 20)
    assert isinstance(pane.drawn, Drawing) and pane.svg == pane.drawn.whole()
    assert pane.svg.endswith('<g role="group" aria-label="A &amp; B"><g data-part="city.one">other</g></g></svg>')


def test_what_is_drawn_anyway_is_divided_for_the_wire() -> None:
    drawing = divided("tray", ("<b>one</b>", ""))
    assert drawing.parts == {"tray.0": "<b>one</b>", "tray.1": ""}
    assert drawing.whole() == (
        '<div class="part" data-part="tray.0"><b>one</b></div><div class="part" data-part="tray.1"></div>'
    )
    assert divided("tray", ()).whole() == ""


def test_every_good_of_the_tokens_has_its_class() -> None:
    tokens = (HERE / "tokens.css").read_text(encoding="utf-8")
    goods = set(re.findall(r"--g-(\w+)-i:", tokens))
    assert goods
    for good in goods:
        assert f".{good_class(good)}{{--gi:{ink(good)};--gt:{tint(good)}}}" in tokens


def test_a_card_is_one_row_or_several() -> None:
    assert Card("5", "coin", "all").rows == ("all",) and Card("5", "coin", ("goods", "men")).rows == ("goods", "men")


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_parts_keep_their_names_as_long_as_a_game_lasts(game: str) -> None:
    """So that a change of one part never sends the pane, the tray or all cards."""
    box, chance, luck = gaiola.game(game), Chance(4), random.Random(4)
    pos, frames = box.start(players=2, chance=chance), dict[str, tuple[str, ...]]()
    board, words = module_of(box, "board"), Words("en", *texts_of(box))
    assert board is not None
    while not pos.over:
        if luck.random() < 0.2:
            seen = Scene(pos.view(0), words, ["Ana", "Rui"], ["blue", "green"])
            drawn = {pane.id: pane.drawn for pane in board.panes(seen)}
            drawn |= {f"card {seat}": divided("card", card.rows) for seat, card in enumerate(board.cards(seen))}
            if isinstance(tray := board.tray(seen), Drawing):
                drawn["tray"] = tray
            for id, drawing in drawn.items():
                assert isinstance(drawing, Drawing)
                assert frames.setdefault(id, drawing.frame) == drawing.frame
        pos.play(luck.choice(pos.legal()), chance)
