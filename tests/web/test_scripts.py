"""The modules of a page in one script."""

import re

import pytest

from gaiola.web.files import FOLDER, FRAME
from gaiola.web.scripts import NotUnderstood, in_one
from tests.web.house import Person

WORDS = 'export const hello = "Bom dia";\nexport async function say(text) {\n  return text;\n}\n'
PAGE = 'import { hello, say } from "./words.js";\n\nexport function greet() {\n  return say(hello);\n}\n'
TABLE = 'import {\n  say,\n} from "./words.js";\nimport { greet } from "./page.js";\nsay(greet());\n'
MODULES = {"table": TABLE, "page": PAGE, "words": WORDS}


def test_each_module_comes_once_and_after_those_it_needs() -> None:
    assert in_one(MODULES, "table") == (
        'const $words = (() => {\nconst hello = "Bom dia";\nasync function say(text) {\n  return text;\n}\n'
        "return { hello, say };\n})();\n"
        "const $page = (() => {\nconst { hello, say } = $words;\n\nfunction greet() {\n  return say(hello);\n}\n"
        "return { greet };\n})();\n"
        "const $table = (() => {\nconst {\n  say,\n} = $words;\nconst { greet } = $page;\nsay(greet());\n"
        "return {  };\n})();\n"
    )


def test_modules_that_need_one_another_are_named() -> None:
    with pytest.raises(NotUnderstood, match="table words table"):
        in_one(MODULES | {"words": 'import { greet } from "./table.js";\n'}, "table")


@pytest.mark.parametrize(
    "line",
    [
        'import "./words.js";',
        'import * as words from "./words.js";',
        'import { say as speak } from "./words.js";',
        'export * from "./words.js";',
        "export default 5;",
        "export let changes = 1;",
        "export { say };",
    ],
)
def test_what_would_not_mean_the_same_is_refused(line: str) -> None:
    with pytest.raises(NotUnderstood, match=re.escape(line)):
        in_one({"table": f"{line}\n", "words": WORDS}, "table")


def test_every_module_is_in_the_script_of_the_table_and_nowhere_else(ana: Person) -> None:
    # on other pages, or asked for later
    alone = {"aid", "theme", "invite", "inspect", "beside", "walk", "rules", "replay", "animate"}
    modules = {file.stem for file in FOLDER.glob("*.js")} - alone
    sent = ana.get(f"{FRAME}/table.js").text
    assert set(re.findall(r"^const \$(\w+) = ", sent, re.MULTILINE)) == modules
    assert not re.search(r"^(import|export)\b", sent, re.MULTILINE)
    for name in modules - {"table"}:
        assert ana.get(f"{FRAME}/{name}.js").status_code == 404
        assert ana.get(f"/static/{name}.js").status_code == 200
