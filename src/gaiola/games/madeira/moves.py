"""The moves of Madeira, as tables that rules look up: `worker_from[place]`, `die[face * buildings + building]`. Steps
have the short names, so a move's class ends in Move."""

from itertools import product
from typing import TYPE_CHECKING, Final

from ...kernel.moves import Move, Param, Vocabulary

if TYPE_CHECKING:
    from .box import MadeiraBox


class RowMove(Move):
    row: int


class RequestMove(Move):
    request: int


class GuildMove(Move):
    guild: int


class DieMove(Move):
    face: int
    building: int


class PirateMove(Move):
    face: int
    building: int


class PassMove(Move):
    slot: int


class PassActMove(Move):
    slot: int


class AgainMove(Move):
    field: int


class WorkerFromMove(Move):
    place: int


class WorkerToMove(Move):
    place: int


class ShipFromMove(Move):
    berth: int


class ShipToMove(Move):
    berth: int


class ShipToMoreMove(Move):
    berth: int


class CitizenFromMove(Move):
    place: int


class CitizenToMove(Move):
    place: int


class WoodMove(Move):
    field: int


class RewardMove(Move):
    reward: int


class ChooseMove(Move):
    option: int


class BuildMove(Move):
    favor: int


class FavorMove(Move):
    favor: int


class FlipMove(Move):
    favor: int


class MarkerMove(Move):
    building: int
    to_building: int


class LadyMove(Move):
    building: int


class UpkeepMove(Move):
    wood: int


class FeedMove(Move):
    bread: int


class KeepMove(Move):
    request: int


class DonateMove(Move):
    reals: int


class ExchangeMove(Move):
    pair: int
    good: int


class DescendMove(Move):
    resource: int


class GivePointMove(Move):
    resource: int


class Moves:
    """Every move of the box by its parts. A piece is lifted with one move and set down with another."""

    def __init__(self, vocabulary: Vocabulary, box: "MadeiraBox") -> None:
        define, word = vocabulary.define, vocabulary.word
        place = Param("place", box.places)
        spot = Param("place", box.spots)
        berth = Param("berth", [*box.slots, "home"])
        building = Param("building", box.buildings)
        face = Param("face", box.faces, "die")
        slot = Param("slot", box.passing, "pass")
        favor = Param("favor", box.favors)
        resource = Param("resource", ["bread", "reals"])
        # phase A
        self.row: Final = define(RowMove, "row", Param("row", [str(row + 1) for row in range(box.max_players)]))
        self.request: Final = define(RequestMove, "request", Param("request", box.requests))
        self.guild: Final = define(GuildMove, "guild", Param("guild", box.guilds))
        # phase B
        self.die: Final = define(DieMove, "die", face, building)
        self.pirate: Final = define(PirateMove, "pirate", Param("face", box.faces, "pirate"), building)
        self.pass_for_reals: Final = define(PassMove, "pass", slot)
        self.pass_and_act: Final = define(PassActMove, "pass-act", slot)
        self.act: Final = word("act")
        self.harvest: Final = word("harvest")
        self.nothing: Final = word("nothing")
        self.again: Final = define(AgainMove, "again", Param("field", box.fields, "place"))
        # pieces
        self.worker_from: Final = define(WorkerFromMove, "worker-from", place)
        self.worker_to: Final = define(WorkerToMove, "worker-to", place)
        self.ship_from: Final = define(ShipFromMove, "ship-from", berth)
        self.ship_to: Final = define(ShipToMove, "ship-to", Param("berth", box.slots))
        self.ship_to_more: Final = define(ShipToMoreMove, "ship-to-more", Param("berth", box.slots))
        self.stay: Final = word("stay")
        self.citizen_from: Final = define(CitizenFromMove, "citizen-from", spot)
        self.citizen_to: Final = define(CitizenToMove, "citizen-to", spot)
        self.done: Final = word("done")
        self.wood: Final = define(WoodMove, "wood", Param("field", box.fields, "place"))
        self.reward: Final = define(RewardMove, "reward", Param("reward", box.rewards))
        self.choose: Final = define(ChooseMove, "choose", Param("option", box.alternatives))
        self.build: Final = define(BuildMove, "build", favor)
        # favors and phase C
        self.favor: Final = define(FavorMove, "favor", favor)
        self.flip: Final = define(FlipMove, "flip", favor)
        self.marker: Final = define(MarkerMove, "marker", building, Param("to_building", box.buildings, "building"))
        self.lady: Final = define(LadyMove, "lady", building)
        self.pay: Final = word("pay")
        self.refuse: Final = word("refuse")
        self.use: Final = word("use")
        self.leave: Final = word("leave")
        # phases D and E
        self.honor: Final = word("honor")
        self.stand: Final = word("stand")
        self.upkeep: Final = define(UpkeepMove, "upkeep", Param("wood", [str(n) for n in range(box.ships_each + 1)]))
        self.feed: Final = define(FeedMove, "feed", Param("bread", [str(n) for n in range(box.workers_each + 1)]))
        self.keep: Final = define(KeepMove, "keep", Param("request", box.requests))
        self.donate: Final = define(DonateMove, "donate", Param("reals", [str(n) for n in range(box.most_donated + 1)]))
        # the windmill
        self.exchange: Final = define(
            ExchangeMove, "exchange", Param("pair", box.pairs), Param("good", box.goods), aside=True
        )
        self.exchanges: Final = [self._exchanges(box, hand) for hand in product(range(3), repeat=len(box.goods))]
        self.climb: Final = word("climb", aside=True)
        self.prestige: Final = word("prestige", aside=True)
        self.descend: Final = define(DescendMove, "descend", resource, aside=True)
        self.give_point: Final = define(GivePointMove, "give-point", resource, aside=True)

    def _exchanges(self, box: "MadeiraBox", hand: tuple[int, ...]) -> list[Move]:
        """What can be exchanged with so many of each good, where 2 stands for all that is more. The hands are in order,
        the last good runs fastest."""
        found: list[Move] = []
        for move in self.exchange:
            one, two = box.pair_goods[move.pair]
            enough = hand[one] == 2 if one == two else hand[one] and hand[two]
            if enough and move.good in box.pair_takes[move.pair]:
                found.append(move)
        return found
