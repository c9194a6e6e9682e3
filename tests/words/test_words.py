"""The words of every language: complete, equal in shape, and right where grammar is easy to get wrong."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gaiola
import gaiola.words
from gaiola.cli.session import COMMANDS
from gaiola.games import texts_of
from gaiola.games.lisboa.box import LisboaBox
from gaiola.games.lisboa.constants import PURPOSES, SOURCE_NAMES
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.effects import HANDLERS
from gaiola.games.lisboa.rules.goals import GOALS
from gaiola.games.lisboa.terminal.sentences import effect, goal, score
from gaiola.games.lisboa.view import decree_face, printed
from gaiola.kernel.refusals import Refusal
from gaiola.words import LANGUAGES, Words, read_rules

SOURCE = Path(gaiola.words.__file__).parent.parent
COMMON = SOURCE / "words" / "text"
MERCADO = SOURCE / "games" / "mercado" / "text"
PALACIO = SOURCE / "games" / "palacio" / "text"
MADEIRA = SOURCE / "games" / "madeira" / "text"
LISBOA = SOURCE / "games" / "lisboa" / "text"

# Keys built at run time out of a family and an id.
FAMILIES = (
    "event", "move", "ask", "no", "rule", "term", "source", "option", "help", "short", "group",
    "earned", "bot", "effect", "goal", "score", "purpose",
)  # fmt: skip
INTEGERS = (
    "coins", "value", "customers", "score", "restaurants", "challenge", "fame", "need", "have", "moves",
    "workers", "points", "amount", "level", "bonus", "count",
    "reals", "bread", "wood", "wheat", "pirates", "pirate", "ships", "crowns", "tiles", "cost", "pp",
    "wigs", "reis", "influence", "crates", "sets", "steps", "n", "number", "discount", "each", "max", "min", "distinct",
)  # fmt: skip


class Told(NamedTuple):
    """What a game has to say: the rules of each chapter, why it ends, and its rulings by letter."""

    text: Path
    chapters: dict[int, int]
    causes: set[str]
    rulings: dict[str, int]

    @property
    def numbers(self) -> list[str]:
        return [
            number
            for chapter, rules in self.chapters.items()
            for number in (f"{chapter}", *(f"{chapter}.{rule}" for rule in range(1, rules + 1)))
        ]

    def edition(self) -> dict[str, Any]:
        return tomllib.loads((self.text.parent / "edition" / "edition.toml").read_text(encoding="utf-8"))

    def components(self) -> dict[str, set[str]]:
        """Families whose ids are components of the box, with the ids of the edition."""
        box = self.edition()
        colors = {"color": dashed(box["players"]["colors"])}
        if self.text is PALACIO:
            return colors | {
                "good": dashed([*box["goods"]["resources"], *box["goods"]["products"], "coins"]),
                "location": dashed(box["locations"]),
                "character": dashed(box["characters"]),
            }
        if self.text is MADEIRA:
            return colors | island(box)
        if self.text is LISBOA:
            return colors | city(box)
        return colors | {
            "good": dashed(box["goods"]["ids"]),
            "restaurant": dashed(box["restaurants"]),
            "side": dashed(box["entrances"]["sides_clockwise"]),
            "tile": dashed(tile["id"] for size in box["customers"].values() for tile in size["tiles"]),
            "challenge": dashed(challenge["number"] for challenge in box["solo"]["challenges"]),
            "rank": {rank["id"].removeprefix("rank_") for rank in box["solo"]["fame_chart"]["ranks"]},
        }


def island(box: dict[str, Any]) -> dict[str, set[str]]:
    """The nouns of Madeira. Places are fields, city spots, colony lands, the City Watch and Home; a character that is
    nobody stands for the empty building."""
    goods = [id for id, resource in box["resources"].items() if resource["good"]]
    layout = box["city_layout"]
    spots = range(1, layout["districts"] * layout["spots_per_district"] + 1)
    names = {
        "building": "buildings", "city": "cities", "market": "markets", "colony": "colonies", "guild": "guilds",
        "favor": "guild_favors", "reward": "king_rewards", "field": "fields", "resource": "resources",
    }  # fmt: skip
    return {
        **{name: dashed(box[table]) for name, table in names.items()},
        "good": dashed(goods),
        "pair": {f"{one}-{two}" for at, one in enumerate(goods) for two in goods[at:]},
        "place": dashed(
            [*box["fields"], *(f"{city}-{spot}" for city in box["cities"] for spot in spots), *box["colonies"]]
        ) | {"watch", "home"},
        "berth": dashed([*box["market_slots"], *box["landing_slots"], "home"]),
        "character": dashed([*box["characters"], ""]),
        "request": dashed(box["crown_requests"]["types"]),
        "phase": {"setup", *"abcde"},
    }  # fmt: skip


def city(box: dict[str, Any]) -> dict[str, set[str]]:
    """The nouns of Lisboa. Ships lie among the cards of a portfolio; the three groups of houses are told by their ids,
    as `group` is a family of the terminal."""
    board, nobles = box["board"], box["nobles"]
    ids = {
        "card": [*box["cards"]["political"], *box["cards"]["ships"]], "ship": box["cards"]["ships"],
        "clergy": box["clergy"]["tiles"], "decree": box["decrees"]["cards"], "building": box["buildings"]["tiles"],
        "land": board["lands"], "site": board["sites"], "row": board["rows"],
    }  # fmt: skip
    plans = {f"{plan['architect']}-{plan['officials']}" for plan in box["plans"]["tiles"]}
    goals = [decree["goal"] for decree in box["decrees"]["cards"]]
    docks = [f"dock{dock + 1}" for dock in range(box["player_board"]["dock_slots"])]
    offices = [f"office{place + 1}" for place in range(box["player_board"]["office_slots"])]
    return {
        **{name: dashed(entry["id"] for entry in entries) for name, entries in ids.items()},
        "good": dashed(box["streets"]),
        "street": dashed(box["streets"]),
        "rubble": dashed(box["rubble"]["kinds"]),
        "noble": dashed(nobles),
        "pile": dashed([*nobles, "treasury"]),
        "action": dashed(
            action for noble in nobles.values() for action in [*noble["state_actions"], noble["noble_action"]]
        ),
        "architect": dashed(box["architects"]),
        "plan": plans,
        "side": {site["side"] for site in board["sites"]} | {"left", "right"},
        "line": {"row", "column", "pile"},
        "direction": {"up", "down"},
        "space": dashed(board["church"]["tile_spaces"]),
        "slot": {*docks, *offices},
        "berth": {f"p{player + 1}-{dock}" for player in range(box["players"]["max"]) for dock in docks},
        "place": {f"{where}-{noble}" for where in ("office", "plaza") for noble in nobles},
        "metric": dashed(goal["metric"] for goal in goals if "metric" in goal),
    }


GAMES = {
    "mercado": Told(
        MERCADO,
        {1: 4, 2: 5, 3: 2, 4: 7, 5: 5, 6: 4, 7: 2, 8: 4, 9: 5, 10: 7, 11: 9},
        {"spaces", "entrances", "coins", "no-move", "stands", "stopped"},
        {"M": 21, "S": 9},
    ),
    "palacio": Told(
        PALACIO,
        {1: 4, 2: 4, 3: 1, 4: 5, 5: 6, 6: 3, 7: 4, 8: 2, 9: 5, 10: 5, 11: 3, 12: 2, 13: 7, 14: 2, 15: 6},
        {"cards", "limit"},
        {"P": 32},
    ),
    "madeira": Told(
        MADEIRA,
        {
            **{1: 6, 2: 5, 3: 15, 4: 3, 5: 6, 6: 8, 7: 7, 8: 4, 9: 6, 10: 11, 11: 5, 12: 13, 13: 15},
            **{14: 7, 15: 6, 16: 11, 17: 5},
        },
        {"rounds"},
        {"A": 45, "B": 5},
    ),
    "lisboa": Told(
        LISBOA,
        {
            **{1: 12, 2: 16, 3: 5, 4: 11, 5: 4, 6: 5, 7: 3, 8: 15, 9: 6, 10: 7, 11: 2, 12: 7, 13: 2, 14: 2},
            **{15: 6, 16: 11, 17: 18},
        },
        {"rubble", "piles"},
        {"A": 74, "B": 10},
    ),
}


class Variables(Visitor):
    """Those of a message, and of the messages before it that it speaks of."""

    def __init__(self, before: dict[str, set[str]]) -> None:
        self.before = before
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names |= self.before.get(node.id.name, set())


def messages(path: Path) -> dict[str, set[str]]:
    """Every key of a file with the variables its text uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            variables = Variables(found)
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def files(lang: str, text: Path) -> dict[str, Path]:
    """The files of a language that are loaded together."""
    shared = {path.name.partition(".")[0]: path for path in sorted(COMMON.glob(f"*.{lang}.ftl"))}
    rooms = {path.parts[-3]: path for path in sorted(text.parent.glob(f"*/text/{lang}.ftl"))}
    return {**shared, "game": text / f"{lang}.ftl", **rooms}


def everything(lang: str, text: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in files(lang, text).values():
        told = messages(path)
        assert not found.keys() & told.keys(), path.name
        found |= told
    return found


def family(name: str, text: Path) -> set[str]:
    """The ids that have a word in a family."""
    return {key.removeprefix(f"{name}-") for key in everything("en", text) if key.startswith(f"{name}-")}


def dashed(ids: Iterable[object]) -> set[str]:
    return {str(id).replace("_", "-") for id in ids}


def samples(variables: set[str]) -> Iterator[dict[str, object]]:
    for number in (0, 1, 2, 32, -1):
        yield {name: number if name in INTEGERS else "Inês" for name in variables}


def outline(rulings: str, on: str, why: str) -> list[tuple[str, str, bool]]:
    """Headings and rulings in their order: the mark or code, the rules it is on, whether a reason is given."""
    return [
        (head[1] or head[2], head[3] or "", f"*{why}:*" in paragraph)
        for paragraph in rulings.split("\n\n")
        if (head := re.match(rf"(#+) |\*\*([A-Z]\d+) [^*\n]*\({on} ([\d., ]+)\)[.:]\*\*", paragraph))
    ]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Told:
    return GAMES[request.param]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, MERCADO)


# ---- every game


def test_every_game_is_looked_at() -> None:
    assert set(gaiola.game_names()) == set(GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_with_the_same_variables(game: Told, lang: str) -> None:
    told, english = files(lang, game.text), files("en", game.text)
    assert told.keys() == english.keys()
    for name, path in told.items():
        assert messages(path) == messages(english[name]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(game: Told, lang: str) -> None:
    words = Words(lang, *texts_of(gaiola.game(game.text.parent.name)))
    for key, variables in everything(lang, game.text).items():
        for args in samples(variables):
            text = words.say(key, **args)
            assert text.strip() and "{" not in text and "\n" not in text, key
            assert "\u2068" not in text, key


def test_no_key_is_used_nowhere(game: Told) -> None:
    others = [told.text.parent for told in GAMES.values() if told is not game]
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*")
        if path.suffix in {".py", ".html", ".js", ".jinja"} and not any(map(path.is_relative_to, others))
    )
    families = {*FAMILIES, *game.components(), "cause"}
    for key in everything("en", game.text):
        assert key.partition("-")[0] in families or used(key, code), f"{key} is used nowhere"


def used(key: str, code: str) -> bool:
    """Whole, or as the beginning of a key that is put together: `f"lobby-origin-{kind}"`, `'lobby-origin-' ~ kind`."""
    parts = key.split("-")
    stems = ["-".join(parts[:count]) + "-" for count in range(1, len(parts))]
    made = [form for stem in stems for form in (f'f"{stem}{{', f"f'{stem}{{", f"'{stem}' ~", f"'{stem}%")]
    return any(form in code for form in (f'"{key}"', f"'{key}'", *made))


def test_the_box_is_named_completely_and_nothing_else_is(game: Told) -> None:
    expected = game.components()
    assert {name: family(name, game.text) for name in expected} == expected
    assert family("cause", game.text) == game.causes


def test_every_question_move_and_source_has_its_words(game: Told) -> None:
    box = gaiola.game(game.text.parent.name)
    assert family("move", game.text) == dashed(move.verb for move in box.vocabulary.moves)
    asked = {name for name, step in box.steps.items() if step.verbs}
    assert dashed(asked) - family("ask", game.text) == set()
    assert family("group", game.text) <= dashed(move.verb for move in box.vocabulary.moves if move.args)


def test_every_command_of_a_terminal_game_is_explained() -> None:
    assert family("help", MERCADO) == {"move", *COMMANDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_good_and_restaurant_has_a_code_of_its_own(game: Told, lang: str) -> None:
    words, components = Words(lang, game.text), game.components()
    ids = components["good"].union(*(components.get(name, ()) for name in ("restaurant", "resource", "request")))
    assert family("short", game.text) == ids
    codes = {words.say(f"short-{id}") for id in ids}
    assert len(codes) == len(ids) and all(re.fullmatch("[A-Z]{2}", code) for code in codes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_choice_is_named(game: Told, lang: str) -> None:
    words = Words(lang, game.text)
    for option, entry in game.edition()["options"].items():
        assert words.has(f"option-{option}".replace("_", "-"))
        for choice in entry["choices"]:
            assert words.has(f"option-{option}-{choice}".replace("_", "-").lower())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_numbered_exactly(game: Told, lang: str) -> None:
    assert list(read_rules(game.text / f"rules.{lang}.md").rules) == game.numbers


def test_every_rule_says_something(game: Told) -> None:
    for number, rule in read_rules(game.text / "rules.en.md").rules.items():
        assert bool(rule.text) == ("." in number), number


def test_rule_headings_are_those_of_the_rules(game: Told) -> None:
    words = Words("en", game.text)
    book = read_rules(game.text / "rules.en.md")
    assert {number: words.heading(number) for number in game.numbers} == {
        number: book.find(number).heading for number in game.numbers
    }
    headings = [key for key in everything("en", game.text) if key.startswith("rule-")]
    assert headings == [f"rule-{number.replace('.', '-')}" for number in game.numbers]


def test_rules_and_rulings_refer_to_rules_that_exist(game: Told) -> None:
    for name in ("rules.en.md", "RULINGS.md"):
        text = (game.text / name).read_text(encoding="utf-8")
        for number in re.findall(r"\b\d{1,2}\.\d{1,2}\b", text):
            assert number in game.numbers, f"{name}: {number}"


def test_every_ruling_is_there_once_with_its_rule(game: Told) -> None:
    text = (game.text / "RULINGS.md").read_text(encoding="utf-8")
    found = re.findall(r"^\*\*([A-Z]\d+) [^*]*\(on \d", text, re.MULTILINE)
    ours = [f"{letter}{number}" for letter, count in game.rulings.items() for number in range(1, count + 1)]
    assert found[: len(ours)] == ours
    assert found[len(ours) :] == [f"B{number + 1}" for number in range(len(found) - len(ours))]


@pytest.mark.parametrize(
    ("lang", "name", "on", "why"),
    [("en", "RULINGS.md", "on", "Why"),
     ("es", "RULINGS.es.md", "sobre", "Por qué"),
     ("pt", "RULINGS.pt.md", "sobre", "Porquê")],
)  # fmt: skip
def test_every_language_has_the_same_rulings_on_the_same_rules(
    game: Told, lang: str, name: str, on: str, why: str
) -> None:
    text = (game.text / name).read_text(encoding="utf-8")
    found = outline(text, on, why)
    assert found == outline((game.text / "RULINGS.md").read_text(encoding="utf-8"), "on", "Why")
    assert {number for _, numbers, _ in found for number in numbers.split(", ") if numbers} <= set(game.numbers)
    assert text.count("\n**") == len([numbers for _, numbers, _ in found if numbers])
    assert f"`rules.{lang}.md`" in text


def test_the_glossary_knows_every_language_and_the_nouns_agree(game: Told) -> None:
    glossary = tomllib.loads((game.text / "glossary.toml").read_text(encoding="utf-8"))
    for term, entry in glossary.items():
        assert set(entry) == set(LANGUAGES), term
    for lang in LANGUAGES:
        words = Words(lang, game.text)
        for name in game.components().keys() - {"tile", "challenge", "rank", "street"}:
            for term, entry in glossary.items():
                if words.has(f"{name}-{term}".replace("_", "-")):
                    assert words.noun(name, term) == entry[lang]


# ---- the vocabularies of Lisboa


def test_every_effect_goal_source_and_purpose_of_lisboa_is_told() -> None:
    assert family("effect", LISBOA) == dashed(handler.name for handler in HANDLERS)
    assert family("goal", LISBOA) == dashed(goal.name for goal in GOALS)
    assert family("source", LISBOA) == dashed(SOURCE_NAMES)
    assert family("purpose", LISBOA) == dashed(PURPOSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_of_lisboa_can_be_read(lang: str) -> None:
    box, words = gaiola.game("lisboa"), Words(lang, LISBOA)
    assert isinstance(box, LisboaBox)
    told = [effect(printed(each), words) for each in box.effects]
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
def test_nobles_of_lisboa_take_their_article(lang: str, visits: list[str]) -> None:
    words = Words(lang, LISBOA)
    told = [
        words.event("visited", {"seat": 0, "noble": noble, "card": "blue_king_1"}, lambda seat: "Inês")
        for noble in ("manuel", "king")
    ]
    assert [sentence.startswith(start) for sentence, start in zip(told, visits, strict=True)] == [True, True], told


# ---- grammar, on Mercado


def test_the_customers_on_a_tile_are_counted_as_printed(words: Words) -> None:
    for size in GAMES["mercado"].edition()["customers"].values():
        for tile in size["tiles"]:
            goods = ", ".join(words.noun("good", good) for good in tile["goods"])
            text = words.noun("tile", tile["id"])
            assert text.startswith(f"{size['customers']} ") and text.endswith(f"({goods})")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [("en", "Inês takes 1 coin.", "Inês takes 2 coins."),
     ("es", "Inês toma 1 moneda.", "Inês toma 2 monedas."),
     ("pt", "Inês tira 1 moeda.", "Inês tira 2 moedas.")],
)  # fmt: skip
def test_one_coin_and_two_coins(lang: str, one: str, two: str) -> None:
    words = Words(lang, MERCADO)
    said = [words.event("coin-taken", {"seat": 0, "coins": n}, lambda seat: "Inês") for n in (1, 2)]
    assert said == [one, two]


@pytest.mark.parametrize(("lang", "plural"), [("en", "coins"), ("es", "monedas"), ("pt", "moedas")])
def test_no_coins_is_plural(lang: str, plural: str) -> None:
    assert f"0 {plural}" in Words(lang, MERCADO).say("event-coin-taken", who="Inês", coins=0)


def test_numbers_are_plain(words: Words) -> None:
    assert "1234567" in words.say("event-coin-taken", who="Inês", coins=1234567)


def test_a_missing_key_is_an_error_that_names_key_and_language(words: Words) -> None:
    with pytest.raises(KeyError, match=rf"event-nothing.*{words.lang}"):
        words.say("event-nothing")
    with pytest.raises(KeyError, match="ask-nothing"):
        words.prompt("nothing")


def test_a_missing_argument_is_an_error_that_names_the_key(words: Words) -> None:
    with pytest.raises(ValueError, match=r"move-take.*good"):
        words.move("take", {})


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"xx.*en, es, pt"):
        Words("xx")


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good-fish = { $", encoding="utf-8")
    with pytest.raises(ValueError, match="not Fluent"):
        Words("en", tmp_path)


def test_a_key_of_the_common_words_cannot_be_taken_by_a_game(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("practice = Aye\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"practice.*twice"):
        Words("en", tmp_path)


def test_without_a_game_there_are_only_the_common_words(words: Words) -> None:
    alone = Words(words.lang)
    assert alone.has("no-over") and not alone.has("game-name")
    assert words.has("no-over") and words.has("game-name")


def test_nouns_and_places() -> None:
    words = Words("es", MERCADO)
    assert words.noun("restaurant", "burger_joint") == "hamburguesería"
    assert words.noun("space", "r3c3") == "r3c3"


def test_a_move_in_words() -> None:
    words = Words("pt", MERCADO)
    assert words.move("stand", {"good": "fish", "space": "r3c3"}) == "Abrir uma banca de peixe em r3c3"
    assert words.move("redraw_display", {}) == "Trocar o expositor"


def test_an_event_in_words() -> None:
    words = Words("en", MERCADO)
    names = ["Inês", "Rui"]
    paid = {
        "seat": 1,
        "space": "r3c3",
        "good": "fish",
        "entrance": "w3",
        "value": 2,
        "customers": 1,
        "coins": 2,
    }
    assert words.event("stand_paid", paid, names.__getitem__) == (
        "Rui: the fish stand on r3c3 earns 2 coins at w3 (value 2 × 1 customer)."  # noqa: RUF001
    )
    redrawn = {"seat": 0, "good": "meat", "drawn_good": ["fish", "grape", "fish"]}
    assert words.event("tiles-redrawn", redrawn, names.__getitem__) == (
        "Inês exchanges three tiles (meat) for new ones: fish, grape, fish."
    )


def test_a_redacted_event_has_its_own_wording() -> None:
    words = Words("en", MERCADO)
    laid = {"space": "r1c2", "restaurant": "wine_bar"}
    assert words.event("gray-laid", laid, str) == "Gray restaurant on r1c2: wine bar."
    assert words.event("gray-laid", laid | {"restaurant": None}, str) == "Gray restaurant on r1c2."


def test_a_refusal_in_words() -> None:
    words = Words("en", MERCADO)
    assert words.refusal("too-dear", 4, 3) == "This stand costs 4; your coins and its income make 3."
    assert words.refusal("over", None, None) == "The game is over."
    assert words.refusal("unknown-move", None, None, text="stand fish r9c9").endswith("stand fish r9c9")
    assert words.refusal("unfinishable", None, None, step="take").endswith(words.prompt("take"))


def test_a_reason_names_fact_sum_rule_and_the_later_step() -> None:
    words = Words("en", MERCADO)
    reason = words.reason(Refusal("mercado.4.4", "too-dear", 4, 3, (("row", 3), ("price", 4))))
    assert reason == (
        "This stand costs 4; your coins and its income make 3.",
        "row 3, price 4",
        "4.4",
        words.heading("4.4"),
    )
    assert words.reason(Refusal("mercado.4.4", "too-dear", 4, 3), (("price", 4),)).sum == "price 4"
    assert words.reason(Refusal("mercado.4.1", "space-taken"), (("price", 4),)).sum == ""
    later = words.reason(Refusal("mercado.4.4", "too-dear", 4, 3, later="take"))
    assert later.fact.endswith(words.prompt("take")) and later.fact.startswith("This stand costs 4")
    assert words.reason(Refusal("kernel", "not-now"))[2:] == ("", "")


def test_a_rule_can_be_found(tmp_path: Path) -> None:
    path = tmp_path / "rules.en.md"
    path.write_text("# A game\n\nIntro.\n\n## 1 One\n\n### 1.1 First\n\nText,\nmore.\n\n## 2 Two\n\nHello.\n")
    book = read_rules(path)
    assert book.find("1.1") == ("First", "Text,\nmore.")
    assert list(book.rules) == ["1", "1.1", "2"]
    with pytest.raises(KeyError, match=r"3\.1"):
        book.find("3.1")
    path.write_text("## 1 One\n\n## 1 One again\n")
    with pytest.raises(ValueError, match="1 occurs twice"):
        read_rules(path)
