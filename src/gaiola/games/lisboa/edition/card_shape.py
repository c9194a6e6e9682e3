"""The shape of what is printed on cards and tiles, as typed tables; the rest of the edition file is in `shape`."""

from __future__ import annotations

from typing import Literal

from ....kernel.shape import Count, Positive, Table, WithParameters

Good = Literal["gold", "cloth", "books", "tools"]
Noble = Literal["manuel", "marquis", "king"]
CardType = Literal["manuel", "marquis", "king", "treasury"]
Deck = Literal["blue", "red", "purple", "brown"]
Rubble = Literal["earthquake", "fire", "tsunami"]
Architect = Literal["blue", "green"]
Row = Literal["a", "b", "c", "d", "e"]
Column = Literal[1, 2, 3, 4, 5]
Side = Literal["west", "north", "east"]
TileSize = Literal["large", "small"]
StateAction = Literal["recruit_officials", "acquire_plan", "build_ship", "produce_goods", "meet_cardinal", "get_favor"]
NobleAction = Literal["build_store", "take_decree", "open_building"]
EndStep = Literal["ships", "rubble_sets", "stores", "money", "decrees", "officials", "favors"]


class EffectEntry(WithParameters, frozen=True, kw_only=True):
    """A reward, penalty, action or benefit, with every parameter that one can have."""

    effect: str
    n: Count | None = None
    good: str | None = None
    noble: str | None = None
    distinct: bool | None = None
    steps: Count | None = None
    bonus: Count | None = None
    discount: Count | None = None


class GoalEntry(WithParameters, frozen=True, kw_only=True):
    """What a decree counts, with every parameter that a goal can have."""

    id: str
    good: str | None = None
    noble: str | None = None
    row: str | None = None
    column: Count | None = None
    side: str | None = None
    architect: str | None = None
    rubble: str | None = None
    metric: str | None = None
    min: Count | None = None
    value: Count | None = None


class Score(Table, frozen=True, kw_only=True):
    """Wigs for what a decree counts: so many per so many, the highest step reached, or a flat sum."""

    form: Literal["per", "tiers", "flat"]
    wigs: Positive | None = None
    each: Positive | None = None
    max: Positive | None = None
    steps: tuple[tuple[Positive, Positive], ...] | None = None

    def of(self, count: int) -> int:
        """The wigs for this count."""
        if self.form == "flat":
            return (self.wigs or 0) if count else 0
        if self.form == "tiers":
            return max((wigs for least, wigs in self.steps or () if count >= least), default=0)
        wigs = count // (self.each or 1) * (self.wigs or 0)
        return wigs if self.max is None else min(wigs, self.max)


class PoliticalCard(Table, frozen=True):
    """A Noble card has influence and a reward or a penalty, a Treasury card an event and a benefit."""

    id: str
    deck: Deck
    type: CardType
    year: int
    influence: Count = 0
    reward: tuple[EffectEntry, ...] = ()
    penalty: tuple[EffectEntry, ...] = ()
    event: tuple[EffectEntry, ...] = ()
    benefit: tuple[EffectEntry, ...] = ()


class Ship(Table, frozen=True):
    id: str
    colour: Deck
    copies: Positive
    hull: Positive
    influence: Count
    price_modifier: Count


class Cards(Table, frozen=True):
    political: tuple[PoliticalCard, ...]
    ships: tuple[Ship, ...]


class Plan(Table, frozen=True):
    id: str
    architect: Architect
    officials: Positive
    starting: bool


class Plans(Table, frozen=True):
    tiles: tuple[Plan, ...]


class Building(Table, frozen=True):
    """A public building; each side shows the goods of the stores it serves."""

    id: str
    name: str
    blue: tuple[Good, ...]
    green: tuple[Good, ...]

    def goods(self, architect: str) -> tuple[Good, ...]:
        return self.blue if architect == "blue" else self.green


class Buildings(Table, frozen=True):
    tiles: tuple[Building, ...]


class Favor(Table, frozen=True):
    id: str
    noble: Noble
    copies: Positive


class Favors(Table, frozen=True):
    tiles: tuple[Favor, ...]
    wigs_at_end: Count


class ClergyTile(Table, frozen=True):
    """A clergy tile: it helps while it lies on the player board, or once when it is taken."""

    id: str
    copies: Positive
    kind: Literal["permanent", "once"]
    wigs: Count
    effect: tuple[EffectEntry, ...]


class Clergy(Table, frozen=True):
    limit: Positive
    tiles: tuple[ClergyTile, ...]


class Decree(Table, frozen=True):
    """A decree; `typical` is the count we expect of a player who took it on purpose, which no rule reads."""

    id: str
    goal: GoalEntry
    score: Score
    remove_with_two: bool
    typical: Count = 0


class Decrees(Table, frozen=True):
    display: Positive
    cards: tuple[Decree, ...]
