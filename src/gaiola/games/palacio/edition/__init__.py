"""What is printed in the box of O Palácio: `edition.toml`, the shape of such a file, and what must be true of it."""

from .checks import check

__all__ = ["check"]
