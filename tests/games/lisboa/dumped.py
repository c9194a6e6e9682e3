"""A `dump()` of Lisboa by the ids of the edition's file: what the independent scorer reads. Nothing of Gaiola is
imported here."""

from typing import Any

Tables = dict[str, Any]
NOBODY = -1
SLOTS = ("dock1", "dock2", "dock3", "office1", "office2", "office3")


class City:
    """A dump by the edition's ids."""

    def __init__(self, dump: Tables, edition: Tables) -> None:
        self.dump, self.edition = dump, edition
        self.players: int = dump["players"]
        self.seats = range(self.players)
        self.by_count: Tables = edition["players"]["by_count"][str(self.players)]
        self.goods = list(edition["streets"])
        self.nobles = list(edition["nobles"])
        self.rubble_kinds = list(edition["rubble"]["kinds"])
        self.architects = list(edition["architects"])
        self.rows = [row["id"] for row in edition["board"]["rows"] if row["id"] not in self.by_count["closed_rows"]]
        self.lands: dict[str, Tables] = {land["id"]: land for land in edition["board"]["lands"]}
        self.sites: dict[str, Tables] = {site["id"]: site for site in edition["board"]["sites"]}
        numbers = sorted({plan["officials"] for plan in edition["plans"]["tiles"]})
        self.plans = [(architect, number) for architect in self.architects for number in numbers]
        self.cards = [*edition["cards"]["political"], *edition["cards"]["ships"]]
        held = zip(self.lands, dump["owner"], dump["facing"], strict=True)
        self.stores = {land: (seat, self.goods[street]) for land, seat, street in held if seat != NOBODY}
        opened = zip(self.sites, dump["opened"], strict=True)
        self.buildings = {site: self.building(number) for site, number in opened if number != NOBODY}

    def building(self, number: int) -> tuple[str, str, list[str]]:
        """Tile, architect and colours of one side of a public building."""
        tile, side = divmod(number, len(self.architects))
        entry, architect = self.edition["buildings"]["tiles"][tile], self.architects[side]
        return entry["id"], architect, entry[architect]

    def of_seat(self, name: str, seat: int) -> list[int]:
        """The part of a flat list that belongs to a seat, where seats come first."""
        length = len(self.dump[name]) // self.players
        return list(self.dump[name][seat * length : (seat + 1) * length])

    def portfolio(self, seat: int) -> dict[str, Tables]:
        own = zip(SLOTS, self.of_seat("slots", seat), strict=True)
        return {slot: self.cards[card] for slot, card in own if card != NOBODY}

    def docks(self, seat: int) -> list[Tables]:
        return [card for slot, card in self.portfolio(seat).items() if slot.startswith("dock")]

    def ships(self, seat: int) -> list[Tables]:
        return [card for card in self.docks(seat) if "hull" in card]

    def clergy(self, seat: int) -> list[Tables]:
        return [self.edition["clergy"]["tiles"][tile] for tile in self.of_seat("clergy", seat) if tile != NOBODY]

    def held(self, seat: int) -> dict[str, int]:
        """Goods in the warehouses."""
        return dict(zip(self.goods, self.of_seat("goods", seat), strict=True))

    def rubble(self, name: str, line: int) -> dict[str, int]:
        """Cubes of a seat's board, a row, a column or a site."""
        three = self.dump[name][line * 3 : line * 3 + 3]
        return dict(zip(self.rubble_kinds, three, strict=True))

    def sets(self, seat: int) -> int:
        return min(self.rubble("rubble", seat).values())

    def plan_list(self, seat: int, name: str) -> list[tuple[str, int]]:
        counts = zip(self.plans, self.of_seat(name, seat), strict=True)
        return [plan for plan, number in counts for _ in range(number)]

    def favors(self, seat: int) -> list[str]:
        return [noble for noble, has in zip(self.nobles, self.of_seat("favors", seat), strict=True) if has]

    def officials(self, where: str, noble: str) -> list[int]:
        """By seat, in an `office` or a `plaza`."""
        at = self.nobles.index(noble) * self.players
        return list(self.dump[where][at : at + self.players])

    def prices(self) -> dict[str, int]:
        return dict(zip(self.goods, self.dump["prices"], strict=True))

    def treasury(self) -> Tables:
        step: Tables = self.edition["treasury"]["track"][self.dump["treasury"]]
        return step

    # ---- benefits

    def effects(self, seat: int) -> list[Tables]:
        """Everything that works on and on: Treasury cards, clergy tiles, the last house of each group."""
        found = [effect for card in self.portfolio(seat).values() for effect in card.get("benefit", [])]
        found += [effect for tile in self.clergy(seat) if tile["kind"] == "permanent" for effect in tile["effect"]]
        groups = self.edition["player_board"]["houses"].values()
        for houses, built in zip(groups, self.of_seat("houses", seat), strict=True):
            found += houses[built - 1]["benefit"] if built else []
        return found

    def benefit(self, seat: int, name: str, **only: str) -> int:
        """The sum of a benefit; `only` names the good or the Noble it must be for, unless it is for any."""
        return sum(
            effect.get("n", 1)
            for effect in self.effects(seat)
            if effect["effect"] == name and all(effect[key] in ("any", value) for key, value in only.items())
        )

    def warehouse(self, seat: int) -> int:
        board = self.edition["player_board"]
        size = board["warehouse_base"] + board["warehouse_per_set"] * self.sets(seat)
        return int(size + self.benefit(seat, "warehouse_bonus"))

    def portfolio_size(self, seat: int) -> int:
        board = self.edition["player_board"]
        size = board["portfolio_base"] + board["portfolio_per_set"] * self.sets(seat)
        return int(size + self.benefit(seat, "portfolio_bonus"))

    def cash(self, seat: int, influence: int) -> int:
        """Réis that so much Influence can become."""
        return len(self.way_down(seat, influence)) - 1

    def way_down(self, seat: int, influence: int) -> list[int]:
        """Where the marker stops, real by real."""
        if self.benefit(seat, "influence_exchange"):
            return list(range(influence, -1, -1))
        reals = self.edition["influence"]["real_spaces"]
        return [influence, *[space for space in range(influence - 1, -1, -1) if space in reals]]

    # ---- what several questions need

    def money(self, seat: int) -> int:
        return int(self.dump["reis"][seat] + self.cash(seat, self.dump["influence"][seat]))

    def plan_officials(self, seat: int) -> int:
        return sum(officials for _, officials in self.plan_list(seat, "completed"))

    def relevant(self, land: str, street: str) -> list[str]:
        """Open buildings that bring customers to a store."""
        found = []
        for site, (_, _, colours) in self.buildings.items():
            at = self.sites[site]
            near = at["street"] == street if at["side"] == "north" else at["row"] == self.lands[land]["row"]
            if near and street in colours:
                found.append(site)
        return found
