"""The rules of Mercado: setup (2), turns (3, 7, 9), stands (4), customers (5), restaurants (6), payments (4, 8),
ending (9), tiles that are drawn, challenges (10, 11), scoring (9, 10). Numbers beside a line point into
`text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .challenges import Specialty
from .customers import CustomersIncome
from .stands import RedrawDisplay, StandIncome, TakeTile
from .turns import Action, EndTurn, Redraw, Turn

__all__ = ["SEQUENCE"]

SEQUENCE: Final = Sequence(
    round=(
        Stage("turn", Turn, Redraw),  # 3
        Stage("action", Action),  # 4 to 7
        Stage("income", Specialty, StandIncome, CustomersIncome),  # 8, 11
        Stage("display", RedrawDisplay, TakeTile),  # 4
        Stage("end of the turn", EndTurn),  # 9
    )
)
