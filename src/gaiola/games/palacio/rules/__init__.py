"""The rules of O Palácio: setup (2), rounds (3, 14 and the end of the game in 15), hiring (4), placing (5), resolving
(6), die (7), plantations (8), mills (9), venues (10, 11), creek (12), powers (13), supply (1.3), scoring (points, final
scoring and ties: 15.5, 15.6). Of the characters (13), powers has Secretary, Marquise and Marquis; Architect and
Patriarch are in die, the King in hiring and placing. What decisions have in common is in steps. Numbers beside a line
point into `text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .creek import Sell
from .die import Raise
from .hiring import Hire, Reveal
from .mills import Produce
from .placing import Place
from .resolving import Finish, Resolution, Worker
from .rounds import EndRound, Round
from .setup import ChooseProduct
from .venues import Offer

__all__ = ["SEQUENCE"]

SEQUENCE: Final = Sequence(
    set_up=(Stage("products", ChooseProduct),),  # 2
    round=(
        Stage("round", Round),  # 3
        Stage("hire", Hire, Reveal),  # 4
        Stage("place", Place),  # 5
        Stage("resolve", Resolution, Worker, Raise, Produce, Offer, Sell, Finish),  # 6 to 12
        Stage("arrival", EndRound),  # 14, 15
    ),
)
