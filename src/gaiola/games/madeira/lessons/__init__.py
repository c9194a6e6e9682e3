"""How Madeira is taught: the lesson (`lesson.toml`), the coach of a first game, and the game in a minute."""

from __future__ import annotations

from .coach import COACH as COACH
from .minute import MINUTE as MINUTE
