"""Runs every part of the test suite, one after the other, and prints the minutes each took. Stops at the first that
fails."""

import os
import subprocess
import sys
import time
from pathlib import Path

BIN = Path(sys.executable).parent
CORES = os.cpu_count() or 1
PYTEST = [str(BIN / "python"), "-m", "pytest", "-n", str(min(CORES, 8))]


def _without(*folders: str) -> list[str]:
    return [f"--ignore=tests/{folder}" for folder in folders]


PARTS = {
    "lint": [str(BIN / "ruff"), "check", "--quiet", "src", "tests", "tools"],
    "format": [str(BIN / "ruff"), "format", "--check", "--quiet", "src", "tests", "tools"],
    "types": [str(BIN / "mypy"), "--no-error-summary"],
    "imports": [str(BIN / "lint-imports"), "--no-cache"],
    "rules": [str(BIN / "python"), "tests/rules_report.py", "--quiet"],
    "units": [*PYTEST, "tests", *_without("conformance", "lab", "browser")],
    "browser": [*PYTEST, "tests/browser", "--ignore=tests/browser/test_clicks.py"],
    "clicks": [str(BIN / "python"), "-m", "pytest", "tests/browser/test_clicks.py"],
    "lab": [*PYTEST, "tests/lab"],
    "conformance": [*PYTEST, "tests/conformance"],
}


def main() -> int:
    spent: dict[str, float] = {}
    failed = ""
    for name, command in PARTS.items():
        print(f"== {name}", flush=True)
        began = time.monotonic()
        code = subprocess.run(command, check=False).returncode
        spent[name] = time.monotonic() - began
        if code:
            failed = name
            break
    for name, seconds in spent.items():
        print(f"{name:>12} {seconds / 60:6.2f} min{'  FAILED' if name == failed else ''}")
    print(f"{'all':>12} {sum(spent.values()) / 60:6.2f} min")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
