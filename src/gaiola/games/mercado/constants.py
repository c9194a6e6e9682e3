"""What every edition of Mercado has in common: a square of 5 x 5 spaces, rows 0-4 and columns 5-9 as lines."""

from typing import Final

SIDE: Final = 5
SPACES: Final = SIDE * SIDE
LINES: Final = 2 * SIDE
NOTHING: Final = -1
HIDDEN: Final = -2
ANY_GOOD: Final = -1  # as a mask
