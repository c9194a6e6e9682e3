"""The rules of Madeira, a module for each part of the rulebook, in its order: stock (2), setup (3), rounds (4, 5), dice
(6, 8), workers and fields (7), wood (9), ships (10), cities (11), buildings (12), favors (13), windmill (14),
maintenance (15), crown (16), scoring (16, 17); effects leads from the edition to them. Numbers beside a line point into
`text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .buildings import BUILDING, BUILDING_TURNS, CLEAR, PAY, PHASE_C_ERRAND, USE_BUILDING
from .cities import BUILD, CITIZEN_FROM, CITIZEN_TO, CITY_INCOME
from .crown import DONATE, KEEP, PHASE_E_ERRAND, SCORE
from .dice import NEXT_TURN, PHASE_B_ERRAND, TURN, USE_DIE
from .favors import FLIP, LADY, MARKER
from .fields import AGAIN
from .maintenance import FEED, HONOR_STEP, INCOME, PHASE_D_ERRAND, UPKEEP
from .rounds import BEGIN_ROUND, CHOOSE_GUILD, CHOOSE_ROW, END_ROUND, TAKE_REQUEST
from .setup import SET_UP_CITY, SET_UP_FIELD
from .ships import CHOOSE, REWARD, SHIP_FROM, SHIP_TO
from .windmill import END_OF_C, WINDMILL_STEP
from .wood import WOOD
from .workers import WORKER_FROM, WORKER_TO

__all__ = ["SEQUENCE", "WINDMILL_STEP"]

SEQUENCE: Final = Sequence(
    set_up=(Stage("workers", SET_UP_CITY, SET_UP_FIELD),),  # 3
    round=(
        Stage("guild board", BEGIN_ROUND, CHOOSE_ROW, TAKE_REQUEST, CHOOSE_GUILD),  # 5
        Stage("characters", PHASE_B_ERRAND, NEXT_TURN, TURN, USE_DIE),  # 6
        Stage("buildings", PHASE_C_ERRAND, BUILDING, BUILDING_TURNS, PAY, USE_BUILDING, CLEAR, END_OF_C),  # 12
        Stage("maintenance", PHASE_D_ERRAND, HONOR_STEP, INCOME, UPKEEP, FEED),  # 15
        Stage("requests", PHASE_E_ERRAND, KEEP, DONATE, SCORE),  # 16
        Stage("end of the round", END_ROUND),
    ),
    within=(
        *(WORKER_FROM, WORKER_TO, AGAIN, WOOD),  # 7, 9
        *(SHIP_FROM, SHIP_TO, REWARD, CHOOSE),  # 10
        *(BUILD, CITIZEN_FROM, CITIZEN_TO, CITY_INCOME),  # 11
        *(FLIP, MARKER, LADY),  # 13
    ),
)
