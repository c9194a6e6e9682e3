"""The rules of O Palácio: setup (2), rounds (3 to 6, 14, 15), work (7 to 12), powers (13), supply (1.3), scoring (15).
Numbers beside a line point into `text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .rounds import CHOOSE_PRODUCT, END_ROUND, HIRE, PLACE, RESOLUTION, REVEAL, ROUND, WORKER
from .work import FINISH, OFFER, PRODUCE, RAISE, SELL

__all__ = ["SEQUENCE"]

SEQUENCE: Final = Sequence(
    set_up=(Stage("products", CHOOSE_PRODUCT),),  # 2
    round=(
        Stage("round", ROUND),  # 3
        Stage("hire", HIRE, REVEAL),  # 4
        Stage("place", PLACE),  # 5
        Stage("resolve", RESOLUTION, WORKER, RAISE, PRODUCE, OFFER, SELL, FINISH),  # 6
        Stage("arrival", END_ROUND),  # 14
    ),
)
