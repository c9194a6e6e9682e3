"""The closed vocabularies of Lisboa, told in every language."""

import pytest

import gaiola
from gaiola.games.lisboa.box import LisboaBox
from gaiola.games.lisboa.constants import PURPOSES, SOURCE_NAMES
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.printed import decree_face, effect_face
from gaiola.games.lisboa.terminal.sentences import effect, goal, score
from gaiola.words import LANGUAGES, Words
from tests.words.told import Text, dashed, family

LISBOA = Text("lisboa").text
COMPULSORY = ("business", "complete", "event", "follow-action", "pay", "pay-fee", "ship-goods", "site", "store")


def test_every_source_and_purpose_is_told() -> None:
    assert family("source", [LISBOA]) == dashed(SOURCE_NAMES)
    assert family("purpose", [LISBOA]) == dashed(PURPOSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_can_be_read(lang: str) -> None:
    box, words = gaiola.game("lisboa"), Words(lang, LISBOA)
    assert isinstance(box, LisboaBox)
    told = [effect(effect_face(each), words) for each in box.effects]
    pos = box.start(4, gaiola.Chance(1))
    assert isinstance(pos, LisboaPosition)
    for decree in range(len(box.decrees)):
        face = decree_face(pos, decree)
        told += [goal(face, words), score(face, words)]
    assert all(text.strip() and "_" not in text for text in told)


@pytest.mark.parametrize(
    ("lang", "visits"),
    [("en", ["Inês visits Manuel with", "Inês visits the King with"]),
     ("es", ["Inês visita a Manuel con", "Inês visita al Rey con"]),
     ("pt", ["Inês visita Manuel com", "Inês visita o Rei com"])],
)  # fmt: skip
def test_nobles_take_their_article(lang: str, visits: list[str]) -> None:
    words = Words(lang, LISBOA)
    told = [
        words.event("visited", {"seat": 0, "noble": noble, "card": "blue_king_1"}, lambda seat: "Inês")
        for noble in ("manuel", "king")
    ]
    assert [sentence.startswith(start) for sentence, start in zip(told, visits, strict=True)] == [True, True], told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", COMPULSORY)
def test_a_reason_tells_what_would_be_due_and_does_not_ask(lang: str, step: str) -> None:
    """3.5: the question with what it is about may stand there only where it is asked."""
    assert "?" not in Words(lang, LISBOA).refusal("unfinishable", step=step)
