"""The campaign's pages are looked at in the same house as all others."""

from tests.web.conftest import ana, at_home, rui

__all__ = ["ana", "at_home", "rui"]
