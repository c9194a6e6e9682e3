"""Rules as HTML: nothing gets through unescaped, and a search marks what it found."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markupsafe import Markup

import gaiola
from gaiola.web.markup import contains, folded, html_of, inline, mark, terms

TEXTS = sorted(Path(gaiola.__file__).parent.glob("games/*/text/*.md"))
VOID = {"br"}


class Balance(HTMLParser):
    """Every tag that opens closes again."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.used: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.used.add(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("source", "html"),
    [
        ("**bold** and *leaning*", "<strong>bold</strong> and <em>leaning</em>"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("`*as it is* 4.2`", "<code>*as it is* 4.2</code>"),
        ("see 4.2 and (4), not 9.9 (8)", 'see <a href="#rule-4.2">4.2</a> and (<a href="#rule-4">4</a>), not 9.9 (8)'),
        ("version 4.2.1 and r4.2", "version 4.2.1 and r4.2"),
    ],
)
def test_within_a_line(source: str, html: str) -> None:
    assert inline(source, {"4", "4.2"}) == html


def test_everything_is_escaped() -> None:
    assert html_of("<script>alert(1 & 2)</script>") == "<p>&lt;script&gt;alert(1 &amp; 2)&lt;/script&gt;</p>\n"
    assert "<img" not in html_of("- **<img src=x>**\n\n| <img> |\n|---|\n| `<img>` |")
    assert "<a" not in html_of("[here](javascript:alert(1))")


def test_a_list_follows_its_sentence_and_a_table_has_its_look() -> None:
    assert "<ul>" in html_of("They sell:\n- fish\n- meat")
    assert '<table class="tb">' in html_of("| a | b |\n|---|--:|\n| 1 | 2 |")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_every_text_of_ours_is_understood(path: Path) -> None:
    html = html_of(path.read_text(encoding="utf-8"))
    balance = Balance()
    balance.feed(html)
    assert not balance.open
    assert balance.used <= {"p", "ul", "ol", "li", "h1", "h2", "h3", "strong", "em", "code", "table", "thead",
                            "tbody", "tr", "th", "td"}  # fmt: skip
    assert "**" not in html and "`" not in html and not re.search(r"(?m)^\s*(#|- )", html)


def test_a_search_knows_neither_case_nor_accents() -> None:
    assert terms("  Moréra  PÚB ") == ["morera", "pub"]
    assert contains(folded("El Pub está en el Moreral"), terms("moréra pub"))
    assert not contains(folded("El Pub"), terms("pub gris"))
    assert mark(Markup("<p>El Púb gris</p>"), terms("pub")) == "<p>El <mark>Púb</mark> gris</p>"


def test_only_text_is_marked() -> None:
    html = Markup('<a href="#rule-4.2">4.2</a> &amp; strong')
    assert mark(html, ["a"]) == html
    assert mark(html, ["amp", "strong"]) == '<a href="#rule-4.2">4.2</a> &amp; <mark>strong</mark>'
    assert mark(Markup("&lt;b&gt;"), ["<b>"]) == "&lt;b&gt;"
    assert mark(html, []) == html
