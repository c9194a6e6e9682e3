"""Numbers with names: what the city is made of, what benefits there are, and the sources of wigs."""

from typing import Final

NOBODY: Final = -1

GOODS: Final = ("gold", "cloth", "books", "tools")
GOLD: Final = 0
GOOD_KINDS: Final = 4  # lists by good have this many entries, for each seat or ship

RUBBLE: Final = ("earthquake", "fire", "tsunami")
CUBE_KINDS: Final = 3  # lists of rubble have this many entries, for each seat, row, column or site

NOBLES: Final = ("manuel", "marquis", "king")
MANUEL: Final = 0
MARQUIS: Final = 1
KING: Final = 2
TREASURY_CARD: Final = 3  # the type of cards after those of the Nobles
CARD_TYPES: Final = (*NOBLES, "treasury")

STATE_ACTIONS: Final = (
    "recruit_officials",
    "acquire_plan",
    "build_ship",
    "produce_goods",
    "meet_cardinal",
    "get_favor",
)
RECRUIT: Final = 0
ACQUIRE_PLAN: Final = 1
BUILD_SHIP: Final = 2
PRODUCE: Final = 3
MEET_CARDINAL: Final = 4
GET_FAVOR: Final = 5
# State actions that something may make impossible, or possible, as bits
NO_ACTION: Final = 0
EVERY_ACTION: Final = (1 << len(STATE_ACTIONS)) - 1
SPOILT_BY_SLOT: Final = 1 << BUILD_SHIP  # the ship to be laid on may go
SPOILT_BY_CARDINAL: Final = 1 << ACQUIRE_PLAN | 1 << PRODUCE | 1 << MEET_CARDINAL | 1 << GET_FAVOR  # by his tile
SPOILT_WITHOUT_CLERGY: Final = 1 << BUILD_SHIP | 1 << PRODUCE | 1 << MEET_CARDINAL
ANY_SALE: Final = 1 << len(STATE_ACTIONS)  # and what makes sales or any trade possible
NOBLE_ACTIONS: Final = ("build_store", "take_decree", "open_building")

ARCHITECTS: Final = ("blue", "green")
DECKS: Final = ("blue", "red", "purple", "brown")
ROWS: Final = ("a", "b", "c", "d", "e")
COLUMNS: Final = 5
SIDES: Final = ("west", "north", "east")
WEST: Final = 0
NORTH: Final = 1
EAST: Final = 2
HOUSE_GROUPS: Final = ("left", "middle", "right")

DOCKS: Final = 3  # slots 0 to 2 of a portfolio
SLOTS: Final = 6  # the office is slots 3 to 5
SLOT_NAMES: Final = ("dock1", "dock2", "dock3", "office1", "office2", "office3")
LINES: Final = ("row", "column", "pile")
FROM_ROW: Final = 0
FROM_COLUMN: Final = 1
FROM_PILE: Final = 2

# what a payment is for, 5.4
LAND: Final = 0
HIRE: Final = 1
FEE: Final = 2
KEEP: Final = 3
PURPOSES: Final = ("land", "hire", "fee", "keep")

# benefits, 10.6 and 17.10 to 17.16, as `pos.has` asks for them; those for a good or a Noble take a number for each
GENERAL_DISCOUNT: Final = 0  # on every payment
LAND_DISCOUNT: Final = 1
HIRE_DISCOUNT: Final = 2  # on each official
EVENT_DISCOUNT: Final = 3  # on the fee
SUBSIDY_BONUS: Final = 4
SALE_BONUS: Final = 5  # and the good, up to 8
OWN_SHIP_BONUS: Final = 9
FIRST_SALE: Final = 10
SAIL_INCOME: Final = 11
HARBOUR_INCOME: Final = 12
DOCKLESS: Final = 13
PRICE_FLOOR: Final = 14
TRADE_INCOME: Final = 15
VISIT_DISCOUNT: Final = 16  # and the Noble, up to 18
FOLLOW_DISCOUNT: Final = 19
SHIELD: Final = 20
STAFF_REDUCTION: Final = 21
SHIP_GOODS_DISCOUNT: Final = 22
SHIP_FREE: Final = 23
PRODUCE_MORE: Final = 24
PRODUCE_EACH: Final = 25
INFLUENCE_BONUS: Final = 26
WAREHOUSE_BONUS: Final = 27
PORTFOLIO_BONUS: Final = 28
ANY_GOOD: Final = 29
RECRUIT_MORE: Final = 30
CARDINAL_RANGE: Final = 31
SECOND_ACTION: Final = 32
LAND_TWICE: Final = 33
STORE_WIGS: Final = 34
BUILDING_WIGS: Final = 35
SAIL_WIGS: Final = 36
PILE_CHOICE: Final = 37
KEEP_FAVOR: Final = 38
KEEP_FEE: Final = 39  # for keeping a favor
EXCHANGE: Final = 40
SEARCH: Final = 41
VISIT_REIS: Final = 42
BENEFITS: Final = 43

# where wigs come from
START: Final = 0
STORES: Final = 1
OPENINGS: Final = 2
CRATES: Final = 3
CHURCH: Final = 4
COURT: Final = 5
REWARDS: Final = 6
CLERGY: Final = 7
VISITS: Final = 8
PENALTIES: Final = 9
SETS: Final = 10
END_SHIPS: Final = 11
END_SETS: Final = 12
MAJORITIES: Final = 13
MONEY: Final = 14
DECREES: Final = 15
OFFICIALS: Final = 16
FAVORS: Final = 17
SOURCES: Final = 18
SOURCE_NAMES: Final = (
    "start",
    "stores",
    "openings",
    "crates",
    "church",
    "court",
    "rewards",
    "clergy",
    "visits",
    "penalties",
    "sets",
    "end_ships",
    "end_sets",
    "majorities",
    "money",
    "decrees",
    "officials",
    "favors",
)

# how far the end of the game has come, 16.1
GOING_ON: Final = 0
LAST_BUT_ONE: Final = 1
FINAL_ROUND: Final = 2
