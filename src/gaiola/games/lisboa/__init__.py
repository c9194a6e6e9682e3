"""Lisboa, for two to four players."""

from .components import open_box

__all__ = ["open_box"]
