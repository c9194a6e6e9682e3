"""The files that pages are made of, and how pages and files travel."""

import re

import pytest

from gaiola.look.svg import ICONS, ICONS_AT
from gaiola.web.files import FOLDER, FRAME
from gaiola.web.scripts import in_one
from tests.games.found import ON_A_SHELF
from tests.web.house import JSON, Person

PLAIN = {"accept-encoding": "identity"}


def files_of(page: str) -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"#]+)"', page)


@pytest.mark.parametrize("game", ON_A_SHELF)
def test_every_file_of_a_table_is_kept_for_ever_and_sent_compressed(ana: Person, game: str) -> None:
    page = ana.get(f"/table/{ana.sit('here', 'here', game=game)}").text
    files = set(files_of(page))
    assert {ICONS_AT, f"{FRAME}/table.js", f"{FRAME}/tokens.css"} < files
    assert any(re.fullmatch(rf"/static/board/{game}\.[0-9a-f]+\.css", file) for file in files)
    for file in files:
        answer, plain = ana.get(file), ana.get(file, PLAIN)
        assert answer.status_code == 200 and answer.content == plain.content
        assert "immutable" in answer.headers["cache-control"] and "private" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert answer.headers["vary"] == "Accept-Encoding"


def test_icons_are_no_part_of_a_page_and_each_one_used_is_in_their_file(ana: Person) -> None:
    for place in ("/", "/tables", "/rules", "/about", f"/table/{ana.sit('here', 'here', game='lisboa')}"):
        page = ana.get(place).text
        used = set(re.findall(r'<use href="([^"#]*)#([^"]+)"', page))
        assert used and {file for file, _ in used} == {ICONS_AT}
        assert {icon for _, icon in used} <= set(re.findall(r'id="([^"]+)"', ICONS.decode()))
        assert "<symbol" not in page
        filled = set(re.findall(r'fill="url\(#([\w-]+)\)', page))
        assert filled <= set(re.findall(r'id="([^"]+)"', page)), "a pattern is found in the page itself"


def test_other_content_has_another_address(ana: Person) -> None:
    old = "0" * 8
    for gone in (f"/static/{old}/table.js", f"/static/board/mercado.{old}.css", "/static/000000"):
        assert ana.get(gone).status_code == 404
    assert ana.get(f"{FRAME}/none.js").status_code == 404


def test_under_its_plain_name_a_file_is_asked_for_each_time(ana: Person) -> None:
    for plain in ("/static/table.js", "/static/tokens.css", "/static/board/mercado.css"):
        answer = ana.get(plain)
        assert answer.headers["cache-control"] == "no-cache" and answer.headers["etag"]
    again = ana.get("/static/table.js", {"if-none-match": ana.get("/static/table.js").headers["etag"]})
    assert again.status_code == 304


def test_only_comments_indents_and_ends_of_lines_are_left_out(ana: Person) -> None:
    modules = {file.stem: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.js")}
    written = {name: ana.get(f"/static/{name}").text for name in ("theme.js", "table.css")}
    for name, said in (written | {"table.js": in_one(modules, "table")}).items():
        rest, left_out = ana.get(f"{FRAME}/{name}").text, list[str]()
        for line in (each.strip().partition("  /* ")[0] for each in said.splitlines()):
            if line and rest.startswith(line):
                rest = rest.removeprefix(line).lstrip()
            elif line:
                left_out.append(line.removesuffix("*/"))
        assert not rest and left_out
        assert not [line for line in left_out if line.endswith((";", "{", "}"))], "no code among what was left out"


def test_no_text_of_a_script_goes_over_several_lines() -> None:
    """Its indents would be lost."""
    for file in FOLDER.glob("*.js"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.count("`") % 2 == 0 or line.lstrip().startswith(("/**", "*", "//")), f"{file.name}: {line}"


def test_pages_are_compressed_for_those_who_can_read_that(ana: Person) -> None:
    table = f"/table/{ana.sit('here', 'link')}"
    answer, plain = ana.get(table), ana.get(table, PLAIN)
    assert answer.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert int(answer.headers["content-length"]) * 5 < int(plain.headers["content-length"])
    assert answer.text == plain.text
    assert "content-encoding" not in ana.get(f"{table}/why?move=pass", JSON).headers, "too small to be worth it"


def test_a_page_with_secret_links_repeats_nothing_of_its_address(ana: Person) -> None:
    """Who could choose a part of a compressed page, and see how long it becomes, could guess the rest of it."""
    table = f"/table/{ana.sit('here', 'link')}"
    assert "/seat/" in ana.get(table).text
    for chosen in ("?guess=seat", "?at=guess", "?at=0&guess=seat"):
        page = ana.get(table + chosen).text
        assert "guess" not in page
    assert f'name="back" value="{table}?at=0"' in ana.get(f"{table}?at=0").text
