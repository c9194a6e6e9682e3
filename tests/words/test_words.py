"""The words of every language: complete, equal in shape, and right where grammar is easy to get wrong."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import gaiola
from gaiola.cli.session import COMMANDS
from gaiola.kernel.refusals import Refusal
from gaiola.words import LANGUAGES, MINUS, Rulebook, Words, read_rules
from tests.games.found import NAMES
from tests.words.told import SOURCE, Text, dashed, everything, family, files, messages

# Keys built at run time out of a family and an id.
FAMILIES = (
    *("event", "move", "ask", "now", "waits", "no", "rule", "quote", "brings", "sum", "source", "option"),
    *("help", "short", "group", "bot", "cause", "gain", "repeat", "every", "some", "log", "about", "icon"),
    *("lesson", "coach", "minute", "figure"),
)
INTEGERS = ("need", "have", "count", "number", "score", "points", "level", "moves", "value", "amount")

SECOND_PERSON = {
    "en": r"you|your|yours|yourself|you're|you've",
    "es": r"tú|tu|tus|te|ti|contigo|tuy[oa]s?|eres|has|tienes|puedes|quieres|debes|eliges|tomas|usas|pagas|descartas",
    "pt": r"tu|teus?|tuas?|te|ti|contigo|és|tens|podes|queres|deves|escolhes|tiras|usas|pagas|descartas|ficas",
}
"""Words that only somebody who is spoken to can hear."""

MERCADO = Text("mercado").text
"""An example, on which grammar is tried."""


def samples(variables: set[str], integers: Iterable[str]) -> Iterator[dict[str, object]]:
    for number in (0, 1, 2, 32, -1):
        yield {name: number if name in integers else "Inês" for name in variables}


def outline(rulings: str, on: str, why: str) -> list[tuple[str, str, bool]]:
    """Headings and rulings in their order: the mark or code, the rules it is on, whether a reason is given."""
    return [
        (head[1] or head[2], head[3] or "", f"*{why}:*" in paragraph)
        for paragraph in rulings.split("\n\n")
        if (head := re.match(rf"(#+) |\*\*([A-Z]\d+) [^*\n]*\({on} ([\d., ]+)\)[.:]\*\*", paragraph))
    ]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> Text:
    return Text(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, MERCADO)


# ---- every game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_with_the_same_variables(game: Text, lang: str) -> None:
    told, english = files(lang, game.folders), files("en", game.folders)
    assert told.keys() == english.keys()
    for name, path in told.items():
        assert messages(path) == messages(english[name]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(game: Text, lang: str) -> None:
    words = Words(lang, *game.folders)
    for key, variables in everything(lang, game.folders).items():
        for args in samples(variables, (*INTEGERS, *game.told.integers)):
            text = words.say(key, **args)
            assert text.strip() and "{" not in text and "\n" not in text, key
            assert "\u2068" not in text, key


def test_no_key_is_used_nowhere(game: Text) -> None:
    others = [gaiola.box_of(name).folder() for name in gaiola.game_names() if name != game.game]
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in {*SOURCE.rglob("*"), *game.folder.rglob("*")}
        if path.suffix in {".py", ".html", ".js", ".jinja"} and not any(map(path.is_relative_to, others))
    )
    families = {*FAMILIES, *game.families()}
    for key in everything("en", game.folders):
        assert key.partition("-")[0] in families or used(key, code), f"{key} is used nowhere"


def used(key: str, code: str) -> bool:
    """Whole, or as the beginning of a key that is put together: `f"lobby-origin-{kind}"`, `'lobby-origin-' ~ kind`."""
    parts = key.split("-")
    stems = ["-".join(parts[:count]) + "-" for count in range(1, len(parts))]
    made = [form for stem in stems for form in (f'f"{stem}{{', f"f'{stem}{{", f"'{stem}' ~", f"'{stem}%")]
    return any(form in code for form in (f'"{key}"', f"'{key}'", *made))


def test_the_box_is_named_completely_and_nothing_else_is(game: Text) -> None:
    expected = game.components()
    assert {name: family(name, game.folders) for name in expected} == expected
    causes = family("cause", game.folders)
    assert causes and causes == (game.told.causes or causes)


def test_every_question_move_and_source_has_its_words(game: Text) -> None:
    box = gaiola.game(game.game)
    assert family("move", game.folders) == dashed(move.verb for move in box.vocabulary.moves)
    asked = {name for name, step in box.steps.items() if step.verbs}
    assert dashed(asked) == family("ask", game.folders) == family("waits", game.folders)
    assert family("gain", game.folders) == dashed(box.start(box.max_players, gaiola.Chance(1)).holdings())
    assert family("log", game.folders) <= family("move", game.folders)
    with_parts = dashed(move.verb for move in box.vocabulary.moves if move.args)
    for several in ("group", "repeat", "every", "some"):
        assert family(several, game.folders) <= with_parts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_others_decide_is_said_of_them_and_asks_nobody(game: Text, lang: str) -> None:
    words = Words(lang, *game.folders)
    for step in family("waits", game.folders):
        said = words.waiting(step, "Inês")
        assert re.match(r"Inês [a-zé]", said) and said.count("Inês") == 1, f"{step}: the player is the subject"
        assert not re.search(r"[?¿!¡]|[.:]$", said) and not addresses(lang, said), f"{step}: {said}"


def addresses(lang: str, said: str) -> bool:
    return re.search(rf"\b({SECOND_PERSON[lang]})\b", said, re.IGNORECASE) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_that_addresses_somebody_is_found(lang: str) -> None:
    words = Words(lang, MERCADO)
    assert addresses(lang, words.prompt("action")) and not addresses(lang, words.waiting("action", "Inês"))


def test_every_command_of_a_terminal_game_is_explained() -> None:
    assert family("help") == {"move", *COMMANDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_terminal_abbreviates_has_a_code_of_its_own(game: Text, lang: str) -> None:
    words, components = Words(lang, *game.folders), game.components()
    ids = family("short", game.folders)
    if game.told.codes:
        assert ids == set().union(*(components[name] for name in game.told.codes))
    codes = {words.say(f"short-{id}") for id in ids}
    assert len(codes) == len(ids) and all(re.fullmatch("[A-Z]{2}", code) for code in codes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_choice_is_named(game: Text, lang: str) -> None:
    words = Words(lang, *game.folders)
    for option, entry in game.edition()["options"].items():
        assert words.has(f"option-{option}".replace("_", "-"))
        for choice in entry["choices"]:
            assert words.has(f"option-{option}-{choice}".replace("_", "-").lower())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_numbered_exactly(game: Text, lang: str) -> None:
    assert list(read_rules(game.text / f"rules.{lang}.md").rules) == game.numbers


def test_every_rule_says_something(game: Text) -> None:
    for number, rule in read_rules(game.text / "rules.en.md").rules.items():
        assert bool(rule.text) == ("." in number), number


def test_rule_headings_are_those_of_the_rules(game: Text) -> None:
    words = Words("en", *game.folders)
    book = read_rules(game.text / "rules.en.md")
    assert {number: words.heading(number) for number in game.numbers} == {
        number: book.find(number).heading for number in game.numbers
    }
    headings = [key for key in everything("en", game.folders) if key.startswith("rule-")]
    assert headings == [f"rule-{number.replace('.', '-')}" for number in game.numbers]


def test_rules_and_rulings_refer_to_rules_that_exist(game: Text) -> None:
    for name in ("rules.en.md", "RULINGS.md"):
        text = (game.text / name).read_text(encoding="utf-8")
        for number in re.findall(r"\b\d{1,2}\.\d{1,2}\b", text):
            assert number in game.numbers, f"{name}: {number}"


def test_every_ruling_is_there_once_with_its_rule(game: Text) -> None:
    text = (game.text / "RULINGS.md").read_text(encoding="utf-8")
    found = re.findall(r"^\*\*([A-Z]\d+) [^*]*\(on \d", text, re.MULTILINE)
    rulings = game.told.rulings or Counter(code[0] for code in found)
    ours = [f"{letter}{number}" for letter, count in rulings.items() for number in range(1, count + 1)]
    assert found[: len(ours)] == ours
    assert found[len(ours) :] == [f"B{number + 1}" for number in range(len(found) - len(ours))]


@pytest.mark.parametrize(
    ("lang", "name", "on", "why"),
    [("en", "RULINGS.md", "on", "Why"),
     ("es", "RULINGS.es.md", "sobre", "Por qué"),
     ("pt", "RULINGS.pt.md", "sobre", "Porquê")],
)  # fmt: skip
def test_every_language_has_the_same_rulings_on_the_same_rules(
    game: Text, lang: str, name: str, on: str, why: str
) -> None:
    text = (game.text / name).read_text(encoding="utf-8")
    found = outline(text, on, why)
    assert found == outline((game.text / "RULINGS.md").read_text(encoding="utf-8"), "on", "Why")
    assert {number for _, numbers, _ in found for number in numbers.split(", ") if numbers} <= set(game.numbers)
    assert text.count("\n**") == len([numbers for _, numbers, _ in found if numbers])
    assert f"`rules.{lang}.md`" in text


def test_the_glossary_knows_every_language_and_the_nouns_agree(game: Text) -> None:
    glossary = tomllib.loads((game.text / "glossary.toml").read_text(encoding="utf-8"))
    for term, entry in glossary.items():
        assert set(entry) == set(LANGUAGES), term
    for lang in LANGUAGES:
        words = Words(lang, *game.folders)
        for name in game.components().keys() - {*game.told.apart}:
            for term, entry in glossary.items():
                if words.has(f"{name}-{term}".replace("_", "-")):
                    assert words.noun(name, term) == entry[lang]


# ---- grammar, on Mercado


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [("en", "Inês takes 1 coin.", "Inês takes 2 coins."),
     ("es", "Inês toma 1 moneda.", "Inês toma 2 monedas."),
     ("pt", "Inês recebe 1 moeda.", "Inês recebe 2 moedas.")],
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
    with pytest.raises(ValueError, match=r"good-fish.*not Fluent"):
        Words("en", tmp_path).say("good-fish")
    (tmp_path / "es.ftl").write_text("# of goods\nfish: Fish\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"es\.ftl: not Fluent: 'fish: Fish'"):
        Words("es", tmp_path)


def test_a_message_may_use_others(tmp_path: Path) -> None:
    text = "-market = Ribeira\nat = at the { -market }\nsell = sell { at }\n"
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    assert Words("en", tmp_path).say("sell") == "sell at the Ribeira"


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
    assert words.noun("space", "r3c3") == "fila 3 columna 3" and words.noun("entrance", "w3") == "fila 3 oeste"


def test_a_move_in_words() -> None:
    words = Words("pt", MERCADO)
    assert words.move("stand", {"good": "fish", "space": "r3c3"}) == "Abrir uma banca de peixe na linha 3 coluna 3"
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
        "Rui: the fish stand in row 3 column 3 earns 2 coins at row 3 west (value 2 × 1 customer)."  # noqa: RUF001
    )
    redrawn = {"seat": 0, "good": "meat", "drawn_good": ["fish", "grape", "fish"]}
    assert words.event("tiles-redrawn", redrawn, names.__getitem__) == (
        "Inês exchanges three tiles (meat) for new ones: fish, grape, fish."
    )


def test_a_redacted_event_has_its_own_wording() -> None:
    words = Words("en", MERCADO)
    laid = {"space": "r1c2", "restaurant": "wine_bar"}
    assert words.event("gray-laid", laid, str) == "Gray restaurant in row 1 column 2: wine bar."
    assert words.event("gray-laid", laid | {"restaurant": None}, str) == "Gray restaurant in row 1 column 2."


def test_a_refusal_in_words() -> None:
    words = Words("en", MERCADO)
    assert words.refusal("too-dear", 4, 3) == "This stand costs 4; your coins and its income make 3."
    assert words.refusal("over", None, None) == "The game is over."
    assert words.refusal("unknown-move", None, None, text="stand fish r9c9").endswith("stand fish r9c9")
    assert words.refusal("unfinishable", None, None, step="take").endswith(f": {words.prompt('take')}.")


def test_a_reason_names_fact_sum_rule_and_the_later_step() -> None:
    words = Words("en", MERCADO)
    terms = (("row", 4), ("column", 2), ("price", 4), ("value", 1), ("income", 2))
    reason = words.reason(Refusal("mercado.4.4", "too-dear", 4, 3, terms))
    assert reason == (
        "This stand costs 4; your coins and its income make 3.",
        "Opening it earns 2 (its value is 1). You pay 4: with it there are 4 stands in its row, and 2 in its column.",
        "4.4",
        words.heading("4.4"),
    )
    assert words.reason(Refusal("mercado.4.1", "space-taken")).sum == ""
    later = words.reason(Refusal("mercado.4.4", "too-dear", 4, 3, later="take"))
    assert later.fact.endswith(f": {words.prompt('take')}.") and later.fact.startswith("This stand costs 4")
    assert words.reason(Refusal("kernel", "not-now"))[2:] == ("", "")


def test_a_refusal_may_bring_a_sum_of_its_own() -> None:
    words = Words("en", Text("madeira").text)
    refusal = Refusal("madeira.9.2", "no-access", 3, 1, (("needed", 5), ("own", -2)))
    assert words.reason(refusal).sum == "It takes 5 wood, and you have 2."


def test_what_a_move_costs_and_brings_is_a_sentence() -> None:
    """Of its verb, of its verb and the last part, or of resources one by one."""
    palacio, madeira = (gaiola.game(name) for name in ("palacio", "madeira"))
    words = Words("en", palacio.folder() / "text")
    raised = palacio.move("raise 2")
    assert words.quoted(raised, (("price", 2), ("value", 5), ("yield", 3))).endswith("counts as 5: you harvest 3.")
    assert words.quoted(raised, (("price", 1), ("value", 5), ("needed", 6))).endswith("counts as 5; 6 is needed.")
    assert words.quoted(raised, ()) == ""
    words = Words("en", madeira.folder() / "text")
    wheat = (("wheat", -2), ("level", 1), ("points", 0))
    assert words.quoted(madeira.move("climb"), wheat) == f"{MINUS}2 wheat, +1 on the windmill"
    assert words.held("points", -1, 4) == f"{MINUS}1 → 4 PP"


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


def test_chapters_without_a_number_stand_before_and_after_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "rules.en.md"
    around = "# A game\n\n## Soon told\n\nOne wins.\n\n## 1 One\n\n### 1.1 First\n\nText.\n\n## Later\n\nTips.\n"
    path.write_text(around)
    book = read_rules(path)
    assert book.before == (("Soon told", "One wins."),) and book.after == (("Later", "Tips."),)
    assert list(book.rules) == ["1", "1.1"] and book.find("1.1").text == "Text."
    path.write_text("## 1 One\n\n## Between\n\n## 2 Two\n")
    with pytest.raises(ValueError, match="'Between' has no number and stands before rule 2"):
        read_rules(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_begin_with_an_overview_and_end_with_what_one_forgets_and_the_edition(game: Text, lang: str) -> None:
    book, english = (read_rules(game.text / f"rules.{each}.md") for each in (lang, "en"))
    assert len(book.before) == 1 and 120 < len(book.before[0].text.split()) < 450, "about half a page"
    assert [len(chapter.text.split("\n- ")) for chapter in book.after] == [
        len(chapter.text.split("\n- ")) for chapter in english.after
    ]
    assert len(book.after) >= 2 and all(chapter.text for chapter in book.after)
    for chapter in (*book.before, *book.after):
        for number in re.findall(r"\b\d{1,2}\.\d{1,2}\b", chapter.text):
            assert number in game.numbers, f"{chapter.heading}: {number}"


@pytest.mark.parametrize(("lang", "word"), [("en", "Example:"), ("es", "Ejemplo:"), ("pt", "Exemplo:")])
def test_every_language_has_the_same_examples(game: Text, lang: str, word: str) -> None:
    def shown(book: Rulebook, word: str) -> list[str]:
        return [number for number, rule in book.rules.items() for _ in range(rule.text.count(word))]

    english = shown(read_rules(game.text / "rules.en.md"), "Example:")
    assert shown(read_rules(game.text / f"rules.{lang}.md"), word) == english and len(english) >= 7
