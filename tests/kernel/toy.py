"""Ferry: a toy game that uses every feature of the kernel and nothing else.

Everybody bids in secret for the first turn (a secret choice). A turn is a rest (one coin from an unlimited supply, as
long as rests are left) or a crossing: a bank gives its reward (effects, nested choices, a peek at the deck), and then
the toll must be paid, three coins or a key card (a commitment). At any decision of one's turn a card may be sold for
one coin (an aside). Who can do neither ends the game. A crossing scores 2, a card in hand 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from gaiola.kernel.box import Game
from gaiola.kernel.chance import Chance
from gaiola.kernel.edition import edition_of
from gaiola.kernel.effects import Effect, EffectTable, Handler
from gaiola.kernel.events import Event, Journal
from gaiola.kernel.knowledge import Deck, Place, load_deck, load_place, redeal
from gaiola.kernel.moves import Move, Param
from gaiola.kernel.options import choose
from gaiola.kernel.position import Position, ranks
from gaiola.kernel.refusals import Refusal, Terms
from gaiola.kernel.sequence import Sequence, Stage
from gaiola.kernel.steps import Errand, Step
from gaiola.kernel.verbs import MAYBE, NO, YES, Allowed, Aside, Leave, Verb, Verbs

EDITION: dict[str, Any] = {
    "edition": {"game": "ferry", "name": "toy", "version": "1.0.0"},
    "players": {"min": 2, "max": 3},
    "cards": {"lamp": 3, "rope": 3, "key": 2},
    "rests": {"each": 3},
    "toll": {"coins": 3},
    "banks": {
        "north": [{"effect": "choice", "coins": 2}],
        "south": [{"effect": "gain", "coins": 1}, {"effect": "peek"}],
    },
    "options": {"toll": {"path": "toll.coins", "choices": [3, 4]}},
    "provenance": {"players": "printed: two or three"},
}
SALE: Final = 1
KEY: Final = 2
BY_KEY: Final = 1
CARD: Final = 1


class Gained(Event, frozen=True):
    seat: int
    resource: str
    amount: int

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, self.resource, self.amount)]


class CardDrawn(Event, frozen=True):
    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    seen: int

    def gains(self) -> Iterable[tuple[int, str, int]]:
        return [(self.seat, "cards", 1)]


class Peeked(Event, frozen=True):
    private: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    seen: int


class BidsShown(Event, frozen=True):
    bids: list[int]
    first: int


class Ended(Event, frozen=True):
    cause: str


class Coins(Move):
    coins: int


class Cross(Move):
    bank: int


class Means(Move):
    means: int


class Choosing(Move):
    reward: int


class Card(Move):
    card: int


class FerryPosition(Position["FerryBox"]):
    __slots__ = ("bids", "coins", "crossings", "deck", "gone", "hands", "rests")

    bids: list[int]
    coins: list[int]
    crossings: list[int]
    deck: Deck
    gone: list[int]
    hands: list[Place]
    rests: int

    def copy(self) -> FerryPosition:
        new = type(self)(self.box, self.players)
        new.agenda = self.agenda[:]
        new.bids = self.bids[:]
        new.coins = self.coins[:]
        new.crossings = self.crossings[:]
        new.deck = self.deck.copy()
        new.gone = self.gone[:]
        new.hands = [hand.copy() for hand in self.hands]
        new.rests = self.rests
        return new

    def dump(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "agenda": [step.dump() for step in self.agenda],
            "bids": self.bids[:],
            "coins": self.coins[:],
            "crossings": self.crossings[:],
            "deck": self.deck.copy().dump(),
            "gone": self.gone[:],
            "hands": [hand.copy().dump() for hand in self.hands],
            "rests": self.rests,
        }

    def restore(self, dump: dict[str, Any]) -> None:
        self.agenda = self.box.load_agenda(dump["agenda"])
        self.bids, self.coins, self.crossings = list(dump["bids"]), list(dump["coins"]), list(dump["crossings"])
        self.deck = load_deck(dump["deck"])
        self.hands = [load_place(hand) for hand in dump["hands"]]
        self.rests, self.gone = dump["rests"], list(dump["gone"])

    def view(self, seat: int | None) -> dict[str, Any]:
        names = self.box.cards
        return {
            **self.head(seat),
            "bids": [bid if open_ else None for bid, open_ in zip(self.bids, self._open_bids(seat), strict=True)],
            "coins": self.coins[:],
            "crossings": self.crossings[:],
            "hands": [[None if c is None else names[c] for c in hand.visible(seat)] for hand in self.hands],
            "deck": len(self.deck),
            "top": [None if c is None else names[c] for c in self.deck.top.visible(seat)],
            "rests": self.rests,
            "gone": self.gone[:],
            "result": {"scores": self.scores(), "ranking": self.ranking()} if self.over else None,
        }

    def _open_bids(self, seat: int | None) -> list[bool]:
        bidding = any(isinstance(step, Bid) for step in self.agenda)
        return [not bidding or other == seat or self.bids[other] < 0 for other in range(self.players)]

    def imagine(self, seat: int, chance: Chance) -> FerryPosition:
        new = self.copy()
        redeal(seat, chance, self.box.cards, new.deck.stock, [*new.hands, new.deck.top, new.deck.bottom])
        for other, shown in enumerate(self._open_bids(seat)):
            if not shown:
                new.bids[other] = chance.draw([1, 1, 1], ["0", "1", "2"])
        return new

    def knowledge(self) -> list[int]:
        return [mask for place in (*self.hands, self.deck.top, self.deck.bottom) for mask in [-1, *place.seen]]

    def hidden(self, seat: int) -> list[Any]:
        places = (*self.hands, self.deck.top, self.deck.bottom)
        cards = [c for place in places for c, s in zip(place.cards, place.seen, strict=True) if not s >> seat & 1]
        kinds = {*cards, *[card for card, copies in enumerate(self.deck.stock) if copies]}
        bids = [bid for bid, shown in zip(self.bids, self._open_bids(seat), strict=True) if not shown]
        return (cards if len(kinds) > 1 else []) + bids

    def scores(self) -> list[int]:
        return [sum(points for _, points in sources) for sources in self.breakdown()]

    def breakdown(self) -> list[list[tuple[str, int]]]:
        return [
            [("crossings", 2 * crossed), ("cards", len(hand.cards))]
            for crossed, hand in zip(self.crossings, self.hands, strict=True)
        ]

    def ranking(self) -> list[int]:
        return ranks([(score,) for score in self.scores()])

    def cause(self) -> str:
        return "no-move" if self.over else ""

    def census(self) -> dict[str, int]:
        count = {f"{name} card": self.deck.stock[card] + self.gone[card] for card, name in enumerate(self.box.cards)}
        for place in (*self.hands, self.deck.top, self.deck.bottom):
            for card in place.cards:
                count[f"{self.box.cards[card]} card"] += 1
        return count

    def holdings(self) -> dict[str, list[int]]:
        return {"coins": self.coins[:], "crossings": self.crossings[:], "cards": [len(h.cards) for h in self.hands]}


class PlaceBid(Verb[FerryPosition, "Bid", Coins]):
    word: ClassVar[str] = "bid"

    def candidates(self, pos: FerryPosition, step: Bid) -> list[Coins]:
        return pos.box.bids

    def refusal(self, pos: FerryPosition, step: Bid, move: Coins) -> Refusal | None:
        have = pos.coins[step.seat]
        return None if move.coins <= have else Refusal("ferry.1", "too-dear", move.coins, have)

    def play(self, pos: FerryPosition, step: Bid, move: Coins, chance: Chance, journal: Journal | None) -> None:
        pos.bids[step.seat] = move.coins


class Bid(Step[FerryPosition]):
    name: ClassVar[str] = "bid"
    verbs: ClassVar[Verbs] = (PlaceBid(),)

    def secret(self, pos: FerryPosition) -> bool:
        return True


class ShowBids(Errand[FerryPosition]):
    name: ClassVar[str] = "show-bids"

    def run(self, pos: FerryPosition, chance: Chance, journal: Journal | None) -> None:
        first = pos.bids.index(max(pos.bids))
        gain(pos, first, "coins", -pos.bids[first], journal)
        if journal:
            journal.add(BidsShown(pos.bids[:], first))
        pos.push(Turn(first))


class Rest(Verb[FerryPosition, "Turn", Move]):
    word: ClassVar[str] = "rest"

    def candidates(self, pos: FerryPosition, step: Turn) -> list[Move]:
        return [pos.box.rest]

    def refusal(self, pos: FerryPosition, step: Turn, move: Move) -> Refusal | None:
        return None if pos.rests else Refusal("ferry.2", "no-rests", 1, 0)

    def quote(self, pos: FerryPosition, step: Turn, move: Move) -> Terms:
        return (("gain", 1),)

    def play(self, pos: FerryPosition, step: Turn, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.push(Turn((step.seat + 1) % pos.players))
        pos.rests -= 1
        gain(pos, step.seat, "coins", 1, journal)


class CrossTo(Allowed[FerryPosition, "Turn", Cross]):
    """The reward of the bank, then the toll."""

    word: ClassVar[str] = "cross"

    def candidates(self, pos: FerryPosition, step: Turn) -> list[Cross]:
        return pos.box.crossings

    def quote(self, pos: FerryPosition, step: Turn, move: Cross) -> Terms:
        return (("toll", pos.box.toll),)

    def play(self, pos: FerryPosition, step: Turn, move: Cross, chance: Chance, journal: Journal | None) -> None:
        pos.push(Turn((step.seat + 1) % pos.players))
        pos.push(Pay(step.seat, compulsory=True))
        for effect in reversed(range(len(pos.box.banks[move.bank]))):
            pos.push(Reward(step.seat, move.bank, effect))


class Turn(Step[FerryPosition]):
    name: ClassVar[str] = "turn"
    verbs: ClassVar[Verbs] = (Rest(), CrossTo())
    binding: ClassVar[bool] = True

    def asks(self, pos: FerryPosition) -> bool:
        return pos.rests > 0 or any(not move.aside for move in pos.legal())

    def run(self, pos: FerryPosition, chance: Chance, journal: Journal | None) -> None:
        """Who can neither rest nor cross ends the game."""
        if journal:
            journal.add(Ended(pos.cause()))


class Reward(Errand[FerryPosition]):
    """Gives one of the rewards of a bank: the nested part."""

    name: ClassVar[str] = "reward"
    carries: ClassVar[tuple[str, ...]] = ("bank", "effect")
    __slots__ = carries

    def __init__(self, seat: int, bank: int, effect: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.bank: Final = bank
        self.effect: Final = effect

    def run(self, pos: FerryPosition, chance: Chance, journal: Journal | None) -> None:
        pos.box.banks[self.bank][self.effect].apply(pos, self.seat, chance, journal)


class PayToll(Verb[FerryPosition, "Pay", Means]):
    word: ClassVar[str] = "pay"

    def candidates(self, pos: FerryPosition, step: Pay) -> list[Means]:
        return pos.box.payments

    def refusal(self, pos: FerryPosition, step: Pay, move: Means) -> Refusal | None:
        if move.means == BY_KEY:
            return None if KEY in pos.hands[step.seat].cards else Refusal("ferry.3", "no-key")
        have = pos.coins[step.seat]
        return None if have >= pos.box.toll else Refusal("ferry.3", "too-dear", pos.box.toll, have)

    def play(self, pos: FerryPosition, step: Pay, move: Means, chance: Chance, journal: Journal | None) -> None:
        if move.means == BY_KEY:
            lay_down(pos, step.seat, KEY, journal)
        else:
            gain(pos, step.seat, "coins", -pos.box.toll, journal)
        gain(pos, step.seat, "crossings", 1, journal)


class Pay(Step[FerryPosition]):
    name: ClassVar[str] = "pay"
    verbs: ClassVar[Verbs] = (PayToll(),)

    def possible(self, pos: FerryPosition) -> int:
        hand = pos.hands[self.seat].cards
        if pos.coins[self.seat] >= pos.box.toll or KEY in hand:
            return YES
        alone = pos.agenda[-1] is self
        return NO if alone and pos.coins[self.seat] + SALE * len(hand) < pos.box.toll else MAYBE


class Choose(Verb[FerryPosition, "Choice", Choosing]):
    word: ClassVar[str] = "choose"

    def candidates(self, pos: FerryPosition, step: Choice) -> list[Choosing]:
        return pos.box.choices

    def refusal(self, pos: FerryPosition, step: Choice, move: Choosing) -> Refusal | None:
        return Refusal("ferry.4", "no-cards", 1, 0) if move.reward == CARD and not len(pos.deck) else None

    def play(self, pos: FerryPosition, step: Choice, move: Choosing, chance: Chance, journal: Journal | None) -> None:
        if move.reward == CARD:
            draw(pos, step.seat, chance, journal)
        else:
            gain(pos, step.seat, "coins", step.coins, journal)


class Choice(Step[FerryPosition]):
    """Either so many coins or the top card."""

    name: ClassVar[str] = "choice"
    carries: ClassVar[tuple[str, ...]] = ("coins",)
    __slots__ = carries
    verbs: ClassVar[Verbs] = (Choose(),)

    def __init__(self, seat: int, coins: int, compulsory: bool = False) -> None:
        self.seat, self.compulsory = seat, compulsory
        self.coins: Final = coins


class TakeCard(Allowed[FerryPosition, "Peek", Move]):
    word: ClassVar[str] = "take"

    def candidates(self, pos: FerryPosition, step: Peek) -> list[Move]:
        return [pos.box.take]

    def play(self, pos: FerryPosition, step: Peek, move: Move, chance: Chance, journal: Journal | None) -> None:
        draw(pos, step.seat, chance, journal)


class LeaveCard(Leave[FerryPosition, "Peek", Move]):
    word: ClassVar[str] = "leave"

    def candidates(self, pos: FerryPosition, step: Peek) -> list[Move]:
        return [pos.box.leave]

    def play(self, pos: FerryPosition, step: Peek, move: Move, chance: Chance, journal: Journal | None) -> None:
        pos.deck.bottom.add(pos.deck.top.remove(0), 1 << step.seat)


class Peek(Step[FerryPosition]):
    """Take the card just looked at, or leave it at the bottom of the deck."""

    name: ClassVar[str] = "peek"
    verbs: ClassVar[Verbs] = (TakeCard(), LeaveCard())


class SellCard(Verb[FerryPosition, Step[FerryPosition], Card]):
    word: ClassVar[str] = "sell"

    def candidates(self, pos: FerryPosition, step: Step[FerryPosition]) -> list[Card]:
        return pos.box.sales

    def refusal(self, pos: FerryPosition, step: Step[FerryPosition], move: Card) -> Refusal | None:
        return None if move.card in pos.hands[step.seat].cards else Refusal("ferry.5", "no-such-card", 1, 0)

    def play(
        self, pos: FerryPosition, step: Step[FerryPosition], move: Card, chance: Chance, journal: Journal | None
    ) -> None:
        lay_down(pos, step.seat, move.card, journal)
        gain(pos, step.seat, "coins", SALE, journal)


class Sell(Aside[FerryPosition]):
    """A card for a coin, at any own decision after the bidding."""

    verbs: ClassVar[Verbs] = (SellCard(),)

    def offered(self, pos: FerryPosition, step: Step[FerryPosition]) -> bool:
        return not isinstance(step, Bid)


class Gain(Handler[FerryPosition]):
    def apply(self, pos: FerryPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        gain(pos, seat, "coins", effect.values[0], journal)


class OfferChoice(Handler[FerryPosition]):
    def apply(self, pos: FerryPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        pos.push(Choice(seat, effect.values[0]))


class OfferPeek(Handler[FerryPosition]):
    def apply(self, pos: FerryPosition, seat: int, effect: Effect, chance: Chance, journal: Journal | None) -> None:
        if len(pos.deck):
            card = pos.deck.peek(1, seat, chance, pos.box.cards)[0]
            if journal:
                journal.add(Peeked(seat, pos.box.cards[card], 1 << seat))
            pos.push(Peek(seat))


def gain(pos: FerryPosition, seat: int, what: str, amount: int, journal: Journal | None) -> None:
    held = pos.coins if what == "coins" else pos.crossings
    held[seat] += amount
    if journal:
        journal.add(Gained(seat, what, amount))


def draw(pos: FerryPosition, seat: int, chance: Chance, journal: Journal | None) -> None:
    card = pos.deck.draw(chance, pos.box.cards)
    pos.hands[seat].add(card, 1 << seat)
    if journal:
        journal.add(CardDrawn(seat, pos.box.cards[card], 1 << seat))


def lay_down(pos: FerryPosition, seat: int, card: int, journal: Journal | None) -> None:
    """A card that is shown leaves the game."""
    pos.hands[seat].remove(pos.hands[seat].cards.index(card))
    pos.gone[card] += 1
    if journal:
        journal.add(Gained(seat, "cards", -1))


SEQUENCE = Sequence(
    set_up=(Stage("bids", Bid, ShowBids),),
    round=(Stage("turn", Turn), Stage("reward", Reward, Pay, Choice, Peek)),
)
EFFECTS = EffectTable([Gain("gain", ("coins",)), OfferChoice("choice", ("coins",)), OfferPeek("peek")], Effect)


class FerryBox(Game):
    name: ClassVar[str] = "ferry"
    commits: ClassVar[bool] = True
    position: ClassVar[type[FerryPosition]] = FerryPosition

    def __init__(self, options: Mapping[str, Any] | None = None, edition: dict[str, Any] = EDITION) -> None:
        super().__init__(edition_of(edition), options or {}, SEQUENCE)
        data = choose(edition, self.options)
        self.asides = (Sell(),)
        self.cards = list(data["cards"])
        self.copies = list(data["cards"].values())
        self.toll: int = data["toll"]["coins"]
        self.rests_each: int = data["rests"]["each"]
        self.banks = [
            [EFFECTS.read(effect, f"banks.{bank}[{i}]") for i, effect in enumerate(effects)]
            for bank, effects in data["banks"].items()
        ]
        define, word = self.vocabulary.define, self.vocabulary.word
        self.bids = define(Coins, "bid", Param("coins", ["0", "1", "2"]))
        self.rest = word("rest")
        self.crossings = define(Cross, "cross", Param("bank", list(data["banks"])))
        self.payments = define(Means, "pay", Param("means", ["coins", "key"]))
        self.choices = define(Choosing, "choose", Param("reward", ["coins", "card"]))
        self.take, self.leave = word("take"), word("leave")
        self.sales = define(Card, "sell", Param("card", self.cards), aside=True)

    def set_up(self, players: int, chance: Chance, journal: Journal | None) -> FerryPosition:
        pos = super().set_up(players, chance, journal)
        assert isinstance(pos, FerryPosition)
        return pos

    def load(self, dump: dict[str, Any]) -> FerryPosition:
        pos = super().load(dump)
        assert isinstance(pos, FerryPosition)
        return pos

    def empty(self, players: int) -> FerryPosition:
        return self.position(self, players)

    def lay_out(self, pos: Position[Any], chance: Chance, journal: Journal | None) -> None:
        assert isinstance(pos, FerryPosition)
        players = pos.players
        pos.bids = [-1] * players
        pos.coins, pos.crossings = [0] * players, [0] * players
        pos.deck = Deck.of(self.copies)
        pos.hands = [Place([], []) for _ in range(players)]
        pos.gone = [0] * len(self.cards)
        pos.rests = self.rests_each * players
        for seat in range(players):
            gain(pos, seat, "coins", 2, journal)
            draw(pos, seat, chance, journal)
        pos.push(ShowBids(0))
        for seat in reversed(range(players)):
            pos.push(Bid(seat))

    def max_decisions(self, players: int) -> int:
        """Rests and cards run out, and a crossing costs a coin more than its bank brings or a card. It asks four times
        at most; each of the eight cards is sold once."""
        most: int = players + 5 * (self.rests_each * players + 2 * sum(self.copies) + 3 * players)
        return most

    def census(self, players: int) -> dict[str, int]:
        return {f"{name} card": copies for name, copies in zip(self.cards, self.copies, strict=True)}

    def worth(self) -> dict[str, int]:
        return {"crossings": 2, "cards": 1}

    def evaluate(self, pos: Position[Any], seat: int) -> float:
        return pos.scores()[seat]
