"""What `gaiola[lab]` brings. Without it tournaments are played and reported all the same."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(RuntimeError):
    """A library that only the extra brings; the message says what to install."""


def extra(module: str, wanted: str) -> Any:
    """The library, or MissingExtra: `wanted` says what it was wanted for."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise MissingExtra(f"{wanted} needs {package}: pip install 'gaiola[lab]'") from None
