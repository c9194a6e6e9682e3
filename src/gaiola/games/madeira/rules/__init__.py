"""The rules of Madeira, a module for each part of the rulebook, in its order: preparation (3), rounds (4, 5), dice
(6, 8), workers and fields (7), wood (9), ships (10), cities (11), buildings (12), favors (13), windmill (14),
maintenance (15), crown (16). Numbers beside a line point into `text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.steps import step_table
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

__all__ = ["STEPS", "WINDMILL_STEP"]

STEPS: Final = step_table(
    [
        *(SET_UP_CITY, SET_UP_FIELD, BEGIN_ROUND, CHOOSE_ROW, TAKE_REQUEST, CHOOSE_GUILD),
        *(PHASE_B_ERRAND, NEXT_TURN, TURN, USE_DIE, WORKER_FROM, WORKER_TO, AGAIN, WOOD),
        *(SHIP_FROM, SHIP_TO, REWARD, CHOOSE, BUILD, CITIZEN_FROM, CITIZEN_TO, CITY_INCOME),
        *(PHASE_C_ERRAND, BUILDING, BUILDING_TURNS, PAY, USE_BUILDING, CLEAR, FLIP, MARKER, LADY, END_OF_C),
        *(PHASE_D_ERRAND, HONOR_STEP, INCOME, UPKEEP, FEED, PHASE_E_ERRAND, KEEP, DONATE, SCORE, END_ROUND),
    ]
)
