"""Rule -> code -> tests, for every game that has tests here. Fails on a rule without code or test, on a test or a line
of code that names no rule, and on a refusal that no test has produced. Only what stands in a game's own test folder
counts for it. `--quiet` prints only what is wrong."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import gaiola
from gaiola.words import read_rules
from gaiola.words.where import order, places

TESTS = Path(__file__).parent
TESTED = [name for name in gaiola.game_names() if (TESTS / "games" / name).is_dir()]
KERNEL = Path(gaiola.__file__).parent / "kernel"


def calls(folder: Path, name: str) -> list[tuple[Path, ast.Call]]:
    """Every call of something with this name below a folder."""
    found: list[tuple[Path, ast.Call]] = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == name:
                found.append((path, node))
    return found


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def tests_of_rules(game: str) -> dict[str, list[str]]:
    """Rule number -> the tests of the game that are marked with it."""
    found: dict[str, list[str]] = {}
    for path, call in calls(TESTS / "games" / game, "rule"):
        rule = _text(call.args[0]) if call.args else ""
        place = f"{path.relative_to(TESTS)}:{call.lineno}"
        found.setdefault(rule.removeprefix(f"{game}."), []).append(place)
    return found


def refusal_keys(folder: Path) -> set[str]:
    """The keys of all refusals that the code can make."""
    keys: set[str] = set()
    for _, call in calls(folder, "Refusal"):
        for given in (*call.args[1:2], *[keyword.value for keyword in call.keywords if keyword.arg == "key"]):
            branches = (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,)
            keys |= {_text(branch) for branch in branches}
    return keys - {""}


def keys_tested(*folders: str) -> set[str]:
    """The keys that tests expect: third argument of `refused(position, move, key)`, or compared with `.key`."""
    keys: set[str] = set()
    for folder in folders:
        keys |= {_text(arg) for _, call in calls(TESTS / folder, "refused") for arg in call.args[2:3]}
        for path in (TESTS / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare) and "key" in {
                    _name(part) for part in ast.walk(node.left) if isinstance(part, ast.expr)
                }:
                    keys |= {_text(part) for part in ast.walk(node) if isinstance(part, ast.expr)}
    return keys - {""}


def untested(folder: Path, *tests: str) -> list[str]:
    """What is wrong with the refusals of a folder of code."""
    return [f"refusal {key}: no test produces it" for key in refusal_keys(folder) - keys_tested(*tests)]


def report(name: str, quiet: bool) -> list[str]:
    """Prints a game's rules with their places; gives what is wrong."""
    folder = gaiola.game(name).folder()
    rules = {number for number in read_rules(folder / "text" / "rules.en.md").rules if "." in number}
    code, tests = places(folder), tests_of_rules(name)
    wrong = [f"{name}.{number}: no code" for number in rules - set(code)]
    wrong += [f"{name}.{number}: no test" for number in rules - set(tests)]
    wrong += [f"{name}.{number}: named in code, but no such rule" for number in set(code) - rules]
    wrong += [f"{name}.{number}: named in a test, but no such rule" for number in set(tests) - rules]
    wrong += [f"{name}, {problem}" for problem in untested(folder, f"games/{name}")]
    if not quiet:
        for number in sorted(rules, key=order):
            lines = [f"{path.relative_to(folder)}:{line}" for path, line in code.get(number, [])]
            print(f"{name}.{number:<5} {', '.join(lines)}  <-  {', '.join(tests.get(number, []))}")
    print(f"{name}: {len(rules)} rules, {len(wrong)} problems")
    return sorted(wrong)


def main() -> int:
    quiet = "--quiet" in sys.argv
    wrong = [problem for name in TESTED for problem in report(name, quiet)]
    wrong += [f"kernel, {problem}" for problem in untested(KERNEL, "kernel", "conformance", "games")]
    for problem in wrong:
        print(problem)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
