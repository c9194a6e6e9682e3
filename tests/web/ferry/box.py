"""The toy's box, opened without a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.kernel.toy import EDITION, FerryBox


class LeagueFerry(FerryBox):
    @classmethod
    def open(cls, file: Path | None, options: Mapping[str, Any]) -> LeagueFerry:
        colours = {"colors": ["yellow", "green", "blue"]}
        return cls(options, {**EDITION, "players": {**EDITION["players"], **colours}})
