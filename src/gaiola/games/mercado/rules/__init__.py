"""The rules of Mercado: setup (2), turns (3 to 7, 9), payments (4, 8), tiles that are drawn, challenges (10, 11),
scoring (9, 10). Numbers beside a line point into `text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .challenges import SPECIALTY
from .turns import ACTION, CUSTOMERS_INCOME, END_TURN, REDRAW, REDRAW_DISPLAY, STAND_INCOME, TAKE, TURN

__all__ = ["SEQUENCE"]

SEQUENCE: Final = Sequence(
    round=(
        Stage("turn", TURN, REDRAW),  # 3
        Stage("action", ACTION),  # 4 to 7
        Stage("income", SPECIALTY, STAND_INCOME, CUSTOMERS_INCOME),  # 8, 11
        Stage("display", REDRAW_DISPLAY, TAKE),  # 4
        Stage("end of the turn", END_TURN),  # 9
    )
)
