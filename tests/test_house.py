"""The house plan: arrows point one way, the kernel knows no game, nothing is named that should not be."""

from pathlib import Path

import gaiola

SOURCE = Path(gaiola.__file__).parent


def test_the_kernel_mentions_no_game() -> None:
    for path in (SOURCE / "kernel").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for word in ("mercado", "palacio", "palácio", "madeira", "lisboa"):
            assert word not in text, f"{path.name} mentions {word}"


def test_no_game_imports_another() -> None:
    games = [folder for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()]
    for folder in games:
        for path in folder.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            for other in games:
                assert other == folder or f"games.{other.name}" not in text, f"{path} imports {other.name}"


def test_no_file_has_grown_into_two() -> None:
    for path in SOURCE.rglob("*.py"):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        assert lines <= 520, f"{path} has {lines} lines: it is two things"
