"""The rules of Madeira, a module for each part of the rulebook, in its order: stock (2), setup (3), rounds (4, 5), dice
(6, 8), workers and fields (7), wood (9), ships (10), cities (11), buildings and building_level (12), favors (13),
windmill (14), maintenance (15), crown (16), scoring (16, 17). What the edition lets a character, a building, a favor, a
reward or a passing slot do is an effect: effects has them all and leads to these modules, effect_kind is what they have
in common. steps is what all decisions have in common. Numbers beside a line point into `text/rules.en.md`."""

from __future__ import annotations

from typing import Final

from ....kernel.sequence import Sequence, Stage
from .buildings import Building, BuildingTurns, Clear, Pay, PhaseC, UseBuilding
from .cities import Build, CitizenFrom, CitizenTo, CityIncome
from .crown import Donate, Keep, PhaseE, Score
from .dice import NextTurn, PhaseB, Turn, UseDie
from .favors import Flip, Lady, MoveMarker
from .fields import Again
from .maintenance import Feed, Honor, Income, PhaseD, Upkeep
from .rounds import BeginRound, ChooseGuild, ChooseRow, EndRound, TakeRequest
from .setup import SetUpCity, SetUpField
from .ships import Choose, Reward, ShipFrom, ShipTo
from .windmill import EndOfC, Windmill
from .wood import Wood
from .workers import WorkerFrom, WorkerTo

__all__ = ["SEQUENCE", "WINDMILL"]

SEQUENCE: Final = Sequence(
    set_up=(Stage("workers", SetUpCity, SetUpField),),  # 3
    round=(
        Stage("guild board", BeginRound, ChooseRow, TakeRequest, ChooseGuild),  # 5
        Stage("characters", PhaseB, NextTurn, Turn, UseDie),  # 6
        Stage("buildings", PhaseC, Building, BuildingTurns, Pay, UseBuilding, EndOfC, Clear),  # 12
        Stage("maintenance", PhaseD, Honor, Income, Upkeep, Feed),  # 15
        Stage("requests", PhaseE, Keep, Donate, Score),  # 16
        Stage("end of the round", EndRound),
    ),
    within=(
        *(WorkerFrom, WorkerTo, Again, Wood),  # 7, 9
        *(ShipFrom, ShipTo, Reward, Choose),  # 10
        *(Build, CitizenFrom, CitizenTo, CityIncome),  # 11
        *(Flip, MoveMarker, Lady),  # 13
    ),
)
WINDMILL: Final = Windmill()  # 14: beside every decision of phases B to D
