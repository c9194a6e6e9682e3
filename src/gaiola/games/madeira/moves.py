"""The moves of Madeira, as tables that rules look up: `worker_from[place]`, `die[face * buildings + building]`."""

from typing import TYPE_CHECKING, Final

from ...kernel.moves import Move, Param, Vocabulary

if TYPE_CHECKING:
    from .box import MadeiraBox


class Moves:
    """Every move of the box by its parts. A piece is lifted with one move and set down with another."""

    def __init__(self, vocabulary: Vocabulary, box: "MadeiraBox") -> None:
        define = vocabulary.define
        place = Param("place", box.places)
        spot = Param("place", box.spots)
        berth = Param("berth", [*box.slots, "home"])
        building = Param("building", box.buildings)
        face = Param("face", box.faces, "die")
        slot = Param("slot", box.passing, "pass")
        favor = Param("favor", box.favors)
        resource = Param("resource", ["bread", "reals"])
        # phase A
        self.row: Final = define("row", Param("row", [str(row + 1) for row in range(box.max_players)]))
        self.request: Final = define("request", Param("request", box.requests))
        self.guild: Final = define("guild", Param("guild", box.guilds))
        # phase B
        self.die: Final = define("die", face, building)
        self.pirate: Final = define("pirate", Param("face", box.faces, "pirate"), building)
        self.pass_for_reals: Final = define("pass", slot)
        self.pass_and_act: Final = define("pass-act", slot)
        self.act: Final = define("act")[0]
        self.harvest: Final = define("harvest")[0]
        self.nothing: Final = define("nothing")[0]
        self.again: Final = define("again", Param("field", box.fields, "place"))
        # pieces
        self.worker_from: Final = define("worker-from", place)
        self.worker_to: Final = define("worker-to", place)
        self.ship_from: Final = define("ship-from", berth)
        self.ship_to: Final = define("ship-to", Param("berth", box.slots))
        self.ship_to_more: Final = define("ship-to-more", Param("berth", box.slots))
        self.stay: Final = define("stay")[0]
        self.citizen_from: Final = define("citizen-from", spot)
        self.citizen_to: Final = define("citizen-to", spot)
        self.done: Final = define("done")[0]
        self.wood: Final = define("wood", Param("field", box.fields, "place"))
        self.reward: Final = define("reward", Param("reward", box.rewards))
        self.choose: Final = define("choose", Param("option", box.alternatives))
        self.build: Final = define("build", favor)
        # favors and phase C
        self.favor: Final = define("favor", favor)
        self.flip: Final = define("flip", favor)
        self.marker: Final = define("marker", building, Param("to_building", box.buildings, "building"))
        self.lady: Final = define("lady", building)
        self.pay: Final = define("pay")[0]
        self.refuse: Final = define("refuse")[0]
        self.use: Final = define("use")[0]
        self.leave: Final = define("leave")[0]
        # phases D and E
        self.honor: Final = define("honor")[0]
        self.stand: Final = define("stand")[0]
        self.upkeep: Final = define("upkeep", Param("wood", [str(n) for n in range(box.ships_each + 1)]))
        self.feed: Final = define("feed", Param("bread", [str(n) for n in range(box.workers_each + 1)]))
        self.keep: Final = define("keep", Param("request", box.requests))
        self.donate: Final = define("donate", Param("reals", [str(n) for n in range(box.most_donated + 1)]))
        # the windmill
        self.exchange: Final = define("exchange", Param("pair", box.pairs), Param("good", box.goods), aside=True)
        self.climb: Final = define("climb", aside=True)[0]
        self.prestige: Final = define("prestige", aside=True)[0]
        self.descend: Final = define("descend", resource, aside=True)
        self.give_point: Final = define("give-point", resource, aside=True)
        self.windmill: Final[list[Move]] = [
            *self.exchange,
            self.climb,
            self.prestige,
            *self.descend,
            *self.give_point,
        ]
