"""Numbers with names: phases, who stands where, where workers are sent, and the sources of points."""

from typing import Final

NOBODY: Final = -1
NEUTRAL: Final = 4  # a neutral citizen on a city spot, beside the seats 0 to 3

# the phases of a round, 4.1; the set-up comes before all of them
SET_UP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
PHASE_D: Final = 4
PHASE_E: Final = 5
PHASE_NAMES: Final = ("setup", "a", "b", "c", "d", "e")

# where an effect sends workers, 7.2
TO_FIELD: Final = 0
TO_CITY: Final = 1
TO_LAND: Final = 2
TO_WATCH: Final = 3
ANYWHERE: Final = 4

# the kinds of requests, 16.4 to 16.9, in the order of the sources below
MARKET_ROUTES: Final = 0
EXPEDITIONS: Final = 1
INFLUENCE: Final = 2
URBANIZATION: Final = 3
WEALTH: Final = 4
REQUESTS: Final = 5

# where points come from; the five kinds of requests come first
BUILDINGS: Final = 5
REWARDS: Final = 6
PASSING: Final = 7
FAVORS: Final = 8
HONOR: Final = 9
WINDMILL: Final = 10
RESOURCES: Final = 11
PIRATES: Final = 12
SOURCES: Final = 13
SOURCE_NAMES: Final = (
    "market_routes",
    "expeditions",
    "influence_of_guilds",
    "urbanization",
    "wealth_of_nation",
    "buildings",
    "rewards",
    "passing",
    "favors",
    "honor",
    "windmill",
    "resources",
    "pirates",
)
