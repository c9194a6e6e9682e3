"""A whole game with the independent scorer beside it: every visit, payment, sale, production, gain of Influence, store,
opening, set and final part is recounted from the dumps around each move."""

import random
import re
import tomllib
from collections import Counter
from typing import Any

from gaiola import Chance, Event, Journal
from gaiola.games.lisboa import events
from gaiola.games.lisboa.position import LisboaPosition
from gaiola.games.lisboa.rules.scoring import decree_worth
from gaiola.kernel.moves import Move
from tests.games.lisboa import decree_counts, scorer
from tests.games.lisboa.dumped import City
from tests.games.lisboa.table import box

EDITION = tomllib.loads((box().folder() / "edition" / "edition.toml").read_text(encoding="utf-8"))
BRISK = ("portfolio", "visit", "sponsor", "state", "trade", "load", "market", "follow", "follow-keep", "part", "marker")


def handler_of(event: str) -> str:
    """TurnBegan -> on_turn_began."""
    return "on" + re.sub("([A-Z])", lambda letter: "_" + letter[0].lower(), event)


def nonzero(amounts: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(seat, amount) for seat, amount in amounts if amount]


class Recount:
    """A game with the scorer beside it. What is held is followed from event to event, so that everything can be judged
    at its own moment: `before` and `after` are the dumps around a move, `own` and `cubes` what is held within it."""

    def __init__(self, players: int, seed: int, **options: Any) -> None:
        self.chance, self.luck = Chance(seed), random.Random(seed)
        pos = box(**options).start(players, self.chance)
        assert isinstance(pos, LisboaPosition)
        self.pos = pos
        self.rich = bool(seed % 2)
        self.card: dict[str, Any] = {}  # whose reward or event is at work
        self.visit = ("", False)  # the Noble, and whether somebody follows
        self.land = self.site = self.last_verb = ""
        self.sponsored = False
        self.opener = self.returning = self.hired = 0
        self.seen: Counter[str] = Counter()

    def make_rich(self) -> None:
        """Every second game begins with means for stores, buildings and ships."""
        pos, self.rich = self.pos, False
        pos.reis = [reis + 25 for reis in pos.reis]
        pos.influence = [10] * pos.players
        pos.goods = [2] * len(pos.goods)

    def play(self) -> None:
        decisions = 0
        while not self.pos.over:
            if self.rich and self.pos.turn >= 0:
                self.make_rich()
            before, move, journal = self.pos.dump(), self.chosen(self.pos.legal()), Journal()
            self.pos.play(move, self.chance, journal)
            after = self.pos.dump()
            if after["turn"] >= 0:
                assert scorer.standing(after, EDITION) == [], f"after {move} at {before['agenda'][-1]}"
                if before["turn"] >= 0:
                    self.judge(before, move, journal.events, after)
                if decisions % 30 == 0:
                    self.look_at_view()
            self.last_verb = move.verb
            decisions += 1

    def chosen(self, moves: list[Move]) -> Move:
        """Players who do things: seldom gold or a skip."""
        return self.luck.choices(moves, [1 + 5 * (move.verb in BRISK) for move in moves])[0]

    def look_at_view(self) -> None:
        """What is shown before anybody pays for it."""
        view, known = self.pos.view(None), City(self.pos.dump(), EDITION)
        for seat, player in enumerate(view["players"]):
            costs = {noble: scorer.visit_cost(known, seat, noble, False) for noble in known.nobles}
            assert (player["visit_costs"], player["gain"]) == (costs, scorer.influence_sum(known, seat))
            limits = (known.warehouse(seat), known.portfolio_size(seat))
            assert (player["warehouse"], player["portfolio_size"]) == limits
        for land, entry in view["lands"].items():
            assert entry["price"] == (None if land in known.stores else scorer.land_price(known, land))
            assert entry["value"] == scorer.column_value(known, land)
        for number, decree in enumerate(EDITION["decrees"]["cards"]):
            for seat in known.seats:
                counted = decree_counts.decree_worth(known, seat, decree)
                assert decree_worth(self.pos, seat, number) == counted, f"{decree['id']} for seat {seat}"

    def judge(self, before: dict[str, Any], move: Move, told: list[Event], after: dict[str, Any]) -> None:
        self.before, self.after, self.move, self.told = City(before, EDITION), City(after, EDITION), move, told
        self.step, self.seat = before["agenda"][-1][:2]
        self.own = {name: list(before[name]) for name in ("reis", "influence", "wigs")}
        self.cubes = [self.before.rubble("rubble", seat) for seat in self.before.seats]
        self.triggered = before["trigger"] >= 0
        if move.verb in ("load", "market"):
            self.sold()
        if move.verb == "produce":
            self.produced_type()
        if self.step == "event" and move.verb == "part" and self.part()["effect"] == "act_produce":
            self.produced(self.before, 0)
        for self.at, event in enumerate(told):
            look = getattr(self, handler_of(type(event).__name__), None)
            if look is not None:
                look(event)
                self.seen[type(event).__name__] += 1
            for seat, what, amount in event.gains():
                if what in self.own:
                    self.own[what][seat] += amount
        self.stores_score()
        self.stacks_move_up()

    def part(self) -> dict[str, Any]:
        """The part of the event that is asked about."""
        _, _, card, part, _, _ = self.before.dump["agenda"][-1]
        effect: dict[str, Any] = self.before.cards[card]["event"][part]
        return effect

    def next(self) -> Event | None:
        return self.told[self.at + 1] if self.at + 1 < len(self.told) else None

    def expect(self, start: int, *expected: Event) -> None:
        assert self.told[start : start + len(expected)] == list(expected)

    def wigs(self, source: str) -> list[tuple[int, int]]:
        """Seat and wigs of everything scored for this in the move."""
        found = [e for e in self.told if isinstance(e, events.WigsScored) and e.source == source]
        return [(event.seat, event.wigs) for event in found]

    # ---- the course of the game

    def on_turn_began(self, event: events.TurnBegan) -> None:
        self.sponsored = False

    def on_card_played(self, event: events.CardPlayed | events.Sponsored | events.RewardOfThrown) -> None:
        self.card = next(card for card in self.before.cards if card["id"] == event.card)

    def on_reward_of_thrown(self, event: events.RewardOfThrown) -> None:
        self.on_card_played(event)

    def on_sponsored(self, event: events.Sponsored) -> None:
        self.on_card_played(event)
        self.sponsored = True

    def bonus(self, *effects: str, of: str) -> int:
        """The bonus or the discount of an effect of the card at work."""
        printed = [*self.card.get("reward", []), *self.card.get("event", [])]
        return sum(effect[of] for effect in printed if effect["effect"] in effects)

    def on_subsidy_taken(self, event: events.SubsidyTaken) -> None:
        assert event.reis == scorer.subsidy(self.before, event.seat)

    # ---- visits and payments

    def on_visited(self, event: events.Visited) -> None:
        self.visit = (event.noble, False)

    def on_followed(self, event: events.Followed) -> None:
        self.visit = (event.noble, True)

    def on_visit_paid(self, event: events.VisitPaid) -> None:
        noble, following = self.visit
        cost = scorer.visit_cost(self.before, event.seat, noble, following)
        ways = self.ways_to_pay(event.seat, cost)
        by_reis = int(self.move.args[0]) if self.move.verb == "pay-visit" else ways[0]
        assert by_reis in ways and (self.move.verb == "pay-visit" or len(ways) == 1)
        coins = max(0, by_reis - self.before.benefit(event.seat, "spend_discount"))
        influence = min(self.own["influence"][event.seat], cost - by_reis)
        assert event == events.VisitPaid(event.seat, influence, coins, cost - by_reis - influence)

    def ways_to_pay(self, seat: int, cost: int) -> list[int]:
        """How many points of a visit's cost réis may pay: none, unless the houses for it are built."""
        if not self.before.benefit(seat, "visit_with_reis"):
            return [0]
        coins = self.own["reis"][seat] + self.before.benefit(seat, "spend_discount")
        least = max(0, cost - self.own["influence"][seat] - self.own["wigs"][seat])
        return list(range(least, min(cost, coins) + 1))

    def on_paid(self, event: events.Paid) -> None:
        seat = event.seat
        due = {
            "land": lambda: scorer.land_due(self.after, seat, self.land, self.discount()),
            "hire": lambda: scorer.hire_due(self.after, seat, self.hired),
            "fee": lambda: scorer.fee_due(self.before, seat),
            "keep": lambda: scorer.keep_due(self.before, seat),
        }[event.purpose]()
        influence = self.own["influence"][seat]
        generated = self.after.way_down(seat, influence).index(influence - event.influence)
        assert (event.reis + generated, event.reis <= self.own["reis"][seat]) == (due, True)
        assert self.move.verb != "pay" or generated == int(self.move.args[0])
        self.seen[f"paid {event.purpose}"] += 1

    def discount(self) -> int:
        return self.bonus("act_build_store", of="discount") if self.sponsored else 0

    # ---- Influence

    def on_influence_gained(self, event: events.InfluenceGained) -> None:
        seat = event.seat
        before, total = self.own["influence"][seat], self.influence_sum(seat)
        assert total and event.influence == min(10, before + total) - before
        wig = events.WigsScored(seat, 1, "court")
        assert (self.next() == wig) == (before + event.influence == 10)

    def influence_sum(self, seat: int) -> int:
        """The docks at this moment: cards and ships that have come or gone in this move are followed one by one."""
        told = [event for event in self.told[: self.at] if getattr(event, "seat", None) == seat]
        if any(isinstance(event, events.ShipUpgraded) for event in told):
            return scorer.influence_sum(self.after, seat)
        tiles = (events.ClergyGivenUp, events.ClergyLost, events.ClergyTaken)
        city = self.after if any(isinstance(event, tiles) for event in told) else self.before
        docks = [card["id"] for card in self.before.docks(seat)]
        for event in told:
            if isinstance(event, events.CardTucked):
                docks.append(event.card)
            elif isinstance(event, events.ShipBuilt):
                docks.append(event.ship)
            elif isinstance(event, events.CardDiscarded) and event.card in docks:
                docks.remove(event.card)
        worth = {card["id"]: card.get("influence", 0) for card in self.before.cards}
        return city.benefit(seat, "influence_bonus") + sum(int(worth[card]) for card in docks)

    # ---- selling and producing

    def sold(self) -> None:
        city, seat, good = self.before, self.seat, self.move.args[0]
        if self.step == "market-sale":
            reis = scorer.sale_price(city, seat, good, self.bonus("market_sale", of="bonus"))
            self.expect(0, events.SoldWithoutShip(seat, good, reis))
            return
        bonus = self.bonus("act_sell", of="bonus") if self.sponsored else 0
        told: list[Event] = []
        first = city.benefit(seat, "first_sale_bonus")
        if first and (self.step == "business" or self.last_verb not in ("load", "market")):
            told.append(events.BonusPaid(seat, first))
        if self.move.verb == "market":
            assert city.benefit(seat, "dockless_sale")
            told.append(events.SoldWithoutShip(seat, good, scorer.sale_price(city, seat, good, bonus)))
        else:
            told += self.loaded(city, seat, good, bonus)
        self.expect(0, *told)
        assert not isinstance(self.told[len(told)] if len(told) < len(self.told) else None, events.BonusPaid)

    def loaded(self, city: City, seat: int, good: str, bonus: int) -> list[Event]:
        owner, dock = int(self.move.args[1][1]) - 1, int(self.move.args[1][-1])
        ship = city.portfolio(owner)[f"dock{dock}"]
        reis = scorer.sale_price(city, seat, good, bonus, ship["id"], owner == seat)
        told: list[Event] = [events.GoodSold(seat, good, reis, ship["id"], owner)]
        if owner != seat and city.benefit(owner, "harbour_fee"):
            told.append(events.BonusPaid(owner, city.benefit(owner, "harbour_fee")))
        load = sum(city.of_seat("cargo", owner)[(dock - 1) * 4 : dock * 4]) + 1
        if load == ship["hull"]:
            told += [events.Sailed(owner, ship["id"], load), events.WigsScored(owner, load, "crates")]
            if city.benefit(owner, "sail_wigs"):
                told.append(events.WigsScored(owner, city.benefit(owner, "sail_wigs"), "clergy"))
            if city.benefit(owner, "sail_income"):
                told.append(events.BonusPaid(owner, city.benefit(owner, "sail_income")))
        return told

    def on_traded(self, event: events.Traded) -> None:
        income = self.before.benefit(event.seat, "trade_income")
        if income:
            self.expect(self.at + 1, events.BonusPaid(event.seat, income))
        if event.action == "produce_goods":
            goods = list(self.before.dump["goods"])
            goods[event.seat * 4 + self.before.goods.index(event.good)] -= 1
            self.produced(City(self.before.dump | {"goods": goods}, EDITION), self.at + 1 + bool(income))

    def on_state_action_taken(self, event: events.StateActionTaken) -> None:
        if event.action == "produce_goods":
            self.produced(self.before, self.at + 1)

    def produced(self, city: City, start: int) -> None:
        seat, found = self.seat, scorer.production(city, self.seat)
        told: list[Event] = []
        for good, (first, _) in found.items():
            told += self.received(city, seat, good, first)
        told += [events.GoodTaken(seat, good, more) for good, (_, more) in found.items() if more]
        room = {good: city.warehouse(seat) - city.held(seat)[good] - sum(found[good]) for good in found}
        extra = city.benefit(seat, "produce_bonus")
        open_for = [good for good in room if room[good]]
        while extra and len(open_for) == 1:
            told.append(events.GoodTaken(seat, open_for[0], 1))
            room[open_for[0]] -= 1
            extra -= 1
            open_for = [good for good in room if room[good]]
        self.expect(start, *told)
        assert ([frame[0] for frame in self.after.dump["agenda"][-1:]] == ["extra"]) == (extra > 0 and bool(open_for))
        self.seen["produced"] += 1

    def received(self, city: City, seat: int, good: str, number: int) -> list[Event]:
        """Goods of the stores of one type, and the price that falls."""
        stores = list(city.stores.values()).count((seat, good))
        told: list[Event] = [events.GoodTaken(seat, good, number)]
        if stores > number:
            told.append(events.NoRoom(seat, good, stores - number))
        if scorer.price_after(city, good) < city.prices()[good]:
            told.append(events.PriceFell(good, scorer.price_after(city, good)))
        return told

    def produced_type(self) -> None:
        good = self.move.args[0]
        self.expect(0, *self.received(self.before, self.seat, good, scorer.production(self.before, self.seat)[good][0]))

    # ---- stores, openings, rubble

    def on_store_built(self, event: events.StoreBuilt) -> None:
        self.land = event.land

    def on_building_opened(self, event: events.BuildingOpened) -> None:
        officials = int(event.plan.split("-")[1])
        self.site, self.opener = event.site, event.seat
        self.returning, self.hired = scorer.staff_needed(self.before, event.seat, officials)
        assert (self.next() == events.Hired(event.seat, self.hired)) == (self.hired > 0)

    def on_official_returned(self, event: events.OfficialReturned) -> None:
        self.returning -= 1

    def stores_score(self) -> None:
        """Once the frame for it has gone, the wigs must have been scored in this very move."""
        due = [frame[0] for frame in self.after.dump["agenda"]]
        land, site = self.land and "store-scores" not in due, self.site and "city-scores" not in due
        expected: list[tuple[int, int]] = []
        if land:
            owner = self.after.stores[self.land][0]
            assert self.wigs("stores") == nonzero([(owner, scorer.store_wigs(self.after, self.land))])
            expected, self.land = [(owner, self.after.benefit(owner, "store_wigs"))], ""
        if site:
            assert self.returning == 0
            assert self.wigs("openings") == nonzero(list(enumerate(scorer.opening_wigs(self.after, self.site))))
            expected, self.site = [(self.opener, self.after.benefit(self.opener, "building_wigs"))], ""
        if land or site:
            assert self.wigs("clergy") == nonzero(expected)

    def stacks_move_up(self) -> None:
        """Every building that comes to light is told, and no other."""
        tiles, both = self.after.edition["buildings"]["tiles"], (self.before.dump["coming"], self.after.dump["coming"])
        news = [
            (name, new) for name, old, new in zip(self.after.architects, *both, strict=True) if new not in (old, -1)
        ]
        told = [(e.architect, e.building) for e in self.told if isinstance(e, events.BuildingRevealed)]
        assert told == [(architect, tiles[tile]["id"]) for architect, tile in news]

    def on_rubble_taken(self, event: events.RubbleTaken) -> None:
        mine = self.cubes[event.seat]
        sets = min(mine.values())
        mine[event.rubble] += 1
        completed = min(mine.values()) > sets
        assert (self.next() == events.SetCompleted(event.seat, sets + 1)) == completed

    def period(self) -> int:
        changed = any(isinstance(event, events.PeriodEnded) for event in self.told[: self.at])
        return 2 if changed else int(self.before.dump["period"])

    def on_set_completed(self, event: events.SetCompleted) -> None:
        name = ("first", "second")[self.period() - 1]
        enough = event.sets >= EDITION["periods"][name]["end_rubble_sets"] and not self.triggered
        assert (self.next() == events.EndTriggered(event.seat, self.period())) == enough

    def on_end_triggered(self, event: events.EndTriggered) -> None:
        assert not self.triggered
        self.triggered = True

    def on_card_taken(self, event: events.CardTaken) -> None:
        if any(isinstance(earlier, events.TurnBegan) for earlier in self.told[: self.at]):
            return  # somebody without a card has had a turn in the meantime
        deck = event.card.split("_")[0]
        there = [*self.before.dump["display"], *[n for n, left in enumerate(self.before.dump["deck_left"]) if left]]
        ids = [self.before.cards[card]["id"] for card in there if card >= 0]
        kinds = {card.split("_")[1] for card in ids if card.split("_")[0] == deck and card != event.card}
        third = len(kinds) <= 4 - EDITION["periods"]["first"]["end_empty_piles"] and not self.triggered
        assert (self.next() == events.EndTriggered(event.seat, self.period())) == third

    def on_period_ended(self, event: events.PeriodEnded) -> None:
        self.triggered = False
        each = EDITION["scoring"]["period"]["wigs_per_rubble_set"]
        sets = nonzero([(seat, each * min(mine.values())) for seat, mine in enumerate(self.cubes)])
        assert self.wigs("sets") == sets
        self.expect(self.at + 1, *[events.WigsScored(seat, wigs, "sets") for seat, wigs in sets])

    def on_clergy_given_up(self, event: events.ClergyGivenUp) -> None:
        worth = next(tile["wigs"] for tile in EDITION["clergy"]["tiles"] if tile["id"] == event.clergy)
        assert self.next() == events.WigsScored(event.seat, worth, "church")

    def on_ended(self, event: events.Ended) -> None:
        for source, amounts in scorer.final_wigs(self.after).items():
            assert self.wigs(source) == nonzero(list(enumerate(amounts)))
