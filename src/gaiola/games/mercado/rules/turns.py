"""The turn, its four actions, the end, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....kernel.chance import Chance
from ....kernel.events import Journal
from ....kernel.moves import Move
from ....kernel.refusals import Refusal, Terms
from ....kernel.steps import Errand, Frame, Step
from .. import events
from ..constants import LINES, NOTHING, SPACES
from . import scoring
from .challenges import SPECIALTY, blocked, names_specialty, stand_forbidden
from .payments import pay, payments_from_tile, payments_to_stand, price, stand_income
from .tiles import fill_display, may_redraw, redraw, take_gray, uncover

if TYPE_CHECKING:
    from ..position import MercadoPosition

FILLED_SPACE: Final = 0  # what an action did, for the end of the turn
FILLED_ENTRANCE: Final = 1
TOOK_COIN: Final = 2


class Turn(Errand["MercadoPosition"]):
    """3.1: one action, before it perhaps a redraw."""

    name: ClassVar[str] = "turn"

    def run(self, pos: MercadoPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        pos.push(Frame(ACTION, frame.seat))
        pos.push(Frame(REDRAW, frame.seat))


class Redraw(Step["MercadoPosition"]):
    """3.2: three of a kind in front of you may go back to the bag. `a` counts the redraws of this turn."""

    name: ClassVar[str] = "redraw"
    verbs: ClassVar[tuple[str, ...]] = ("redraw", "keep")

    def asks(self, pos: MercadoPosition, frame: Frame) -> bool:
        goods = len(pos.box.goods)
        return may_redraw(pos, pos.tiles, frame.seat * goods, frame.a)

    def candidates(self, pos: MercadoPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.redraw, pos.box.moves.keep]

    def refusal(self, pos: MercadoPosition, frame: Frame, move: Move) -> Refusal | None:
        return None

    def play(self, pos: MercadoPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box = pos.box
        if move is box.moves.keep:
            return
        good, drawn = redraw(pos, pos.tiles, frame.seat * len(box.goods), chance)
        if journal is not None:
            journal.add(events.TilesRedrawn(frame.seat, box.goods[good], drawn))
        pos.push(Frame(REDRAW, frame.seat, frame.a + 1))


class Action(Step["MercadoPosition"]):
    """3.1: open a stand, bring customers, open a restaurant or take a coin."""

    name: ClassVar[str] = "action"
    verbs: ClassVar[tuple[str, ...]] = ("stand", "customers", "restaurant", "coin", "stop")

    def asks(self, pos: MercadoPosition, frame: Frame) -> bool:
        if pos.solo is None:
            return True  # 3.1: the coin is always there
        stop = pos.box.moves.stop
        return any(move is not stop and not self.refusal(pos, frame, move) for move in self.candidates(pos, frame))

    def run(self, pos: MercadoPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        end(pos, "no-move", journal)  # 10.2

    def candidates(self, pos: MercadoPosition, frame: Frame) -> list[Move]:
        box, moves = pos.box, pos.box.moves
        goods, kinds, seat = len(box.goods), len(box.restaurants), frame.seat
        tried: list[Move] = []
        held = [good for good in range(goods) if pos.tiles[seat * goods + good]]
        for space in range(SPACES):
            tried += [moves.stand[good * SPACES + space] for good in held]
        for line in range(LINES):
            for tile in pos.shown:
                tried += [moves.customers[tile * len(box.entrances) + way] for way in box.entrances_of[line]]
        for kind in range(kinds):
            if pos.restaurants[seat * kinds + kind]:
                tried += moves.restaurant[kind * SPACES : (kind + 1) * SPACES]
        tried.append(moves.coin)
        if pos.solo is not None:
            tried.append(moves.stop)
        return tried

    def refusal(self, pos: MercadoPosition, frame: Frame, move: Move) -> Refusal | None:
        if move.verb == "stand":
            return self._stand_refusal(pos, frame.seat, move)
        if move.verb == "customers":
            return self._customers_refusal(pos, frame.seat, move)
        if move.verb == "restaurant":
            return self._restaurant_refusal(pos, frame.seat, move)
        if move.verb == "coin":
            return None if pos.solo is None else Refusal("mercado.10.1", "golden-rule")  # 10.1
        if pos.solo is None or not pos.box.may_stop:  # 10.3
            return Refusal("mercado.10.3", "no-stopping")
        return None

    def _stand_refusal(self, pos: MercadoPosition, seat: int, move: Move) -> Refusal | None:
        good, space = move.a, move.b
        if not pos.tiles[seat * len(pos.box.goods) + good]:
            return Refusal("mercado.4.1", "tile-not-held")  # 4.1
        if not pos.stands_left[seat]:
            return Refusal("mercado.4.7", "no-stands-left", need=1, have=0)  # 4.7
        if pos.stand[space] != NOTHING or pos.restaurant[space] != NOTHING:
            return Refusal("mercado.4.1", "space-taken")  # 4.1
        if pos.solo is not None:
            special = stand_forbidden(pos, pos.solo, good, space)
            if special is not None:
                return special
        cost, funds = price(pos, space), pos.coins[seat] + stand_income(pos, good, space)
        if funds < cost:  # 4.4
            return Refusal("mercado.4.4", "too-dear", need=cost, have=funds, terms=stand_terms(pos, good, space))
        return None

    def _customers_refusal(self, pos: MercadoPosition, seat: int, move: Move) -> Refusal | None:
        box, tile, entrance = pos.box, move.a, move.b
        line = box.line_at[entrance]
        if tile not in pos.shown:
            return Refusal("mercado.5.1", "tile-not-shown")  # 5.1
        if pos.customers[entrance] != NOTHING:
            return Refusal("mercado.5.1", "entrance-taken")  # 5.1
        if pos.solo is not None and entrance in pos.solo.closed_entrances:
            return Refusal("mercado.11.9", "side-closed")  # 11.9
        size, stands = box.customers_on[tile], pos.in_line[line]
        if stands < size:  # 5.2
            return Refusal("mercado.5.2", "too-few-stands", size, stands, (("stands", stands), ("size", size)))
        if not pos.own_goods[seat * LINES + line] & box.goods_mask[tile]:
            return Refusal("mercado.5.3", "no-own-match", need=1, have=0)  # 5.3
        if pos.solo is not None and pos.solo.line_must_hold_all_goods:  # 11.6
            missing = box.goods_mask[tile] & ~pos.own_goods[seat * LINES + line]
            if missing:
                wanted = len(box.goods_on[tile])
                return Refusal("mercado.11.6", "goods-missing", wanted, wanted - missing.bit_count())
        return None

    def _restaurant_refusal(self, pos: MercadoPosition, seat: int, move: Move) -> Refusal | None:
        kind, space = move.a, move.b
        if not pos.restaurants[seat * len(pos.box.restaurants) + kind]:
            return Refusal("mercado.6.1", "no-restaurant", need=1, have=0)  # 6.1
        if pos.stand[space] != NOTHING or pos.restaurant[space] != NOTHING:
            return Refusal("mercado.6.1", "space-taken")  # 6.1
        if pos.solo is not None and blocked(pos, pos.solo, space):
            return Refusal("mercado.11.8", "blocked")  # 11.8
        return None

    def moves(self, pos: MercadoPosition, frame: Frame) -> list[Move]:
        """The same rules read quickly for two and more players; challenges are read literally."""
        if pos.solo is not None:
            return [move for move in self.candidates(pos, frame) if self.refusal(pos, frame, move) is None]
        found: list[Move] = []
        self._stands(pos, frame.seat, found)
        self._customers(pos, frame.seat, found)
        self._restaurants(pos, frame.seat, found)
        found.append(pos.box.moves.coin)
        return found

    def _stands(self, pos: MercadoPosition, seat: int, found: list[Move]) -> None:
        if not pos.stands_left[seat]:
            return
        box, table = pos.box, pos.box.moves.stand
        goods, coins = len(box.goods), pos.coins[seat]
        held = [good for good in range(goods) if pos.tiles[seat * goods + good]]
        stand, restaurant, in_line, value, demand = pos.stand, pos.restaurant, pos.in_line, pos.value, pos.demand
        for space in range(SPACES):
            if stand[space] != NOTHING or restaurant[space] != NOTHING:
                continue
            row, column = box.row_of[space], box.column_of[space]
            longer = in_line[row] if in_line[row] > in_line[column] else in_line[column]
            missing = box.price_per_stand * (1 + longer) - coins
            for good in held:
                if missing <= 0 or missing <= value[space * goods + good] * (
                    demand[row * goods + good] + demand[column * goods + good]
                ):
                    found.append(table[good * SPACES + space])

    def _customers(self, pos: MercadoPosition, seat: int, found: list[Move]) -> None:
        box, table = pos.box, pos.box.moves.customers
        ways, customers_on, goods_mask = len(box.entrances), box.customers_on, box.goods_mask
        for line in range(LINES):
            own = pos.own_goods[seat * LINES + line]
            if not own:
                continue
            free = [entrance for entrance in box.entrances_of[line] if pos.customers[entrance] == NOTHING]
            if not free:
                continue
            stands = pos.in_line[line]
            for tile in pos.shown:
                if customers_on[tile] <= stands and goods_mask[tile] & own:
                    for entrance in free:
                        found.append(table[tile * ways + entrance])

    def _restaurants(self, pos: MercadoPosition, seat: int, found: list[Move]) -> None:
        kinds, table = len(pos.box.restaurants), pos.box.moves.restaurant
        for kind in range(kinds):
            if pos.restaurants[seat * kinds + kind]:
                for space in range(SPACES):
                    if pos.stand[space] == NOTHING and pos.restaurant[space] == NOTHING:
                        found.append(table[kind * SPACES + space])

    def quote(self, pos: MercadoPosition, frame: Frame, move: Move) -> Terms:
        if move.verb == "stand":
            return stand_terms(pos, move.a, move.b)
        if move.verb == "customers":
            return customers_terms(pos, frame.seat, move.a, move.b)
        if move.verb == "restaurant":
            return (("gain", pos.box.restaurant_gain),)
        if move.verb == "coin":
            return (("gain", pos.box.coin_gain),)
        return ()

    def play(self, pos: MercadoPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move.verb == "stand":
            open_stand(pos, frame.seat, move.a, move.b, chance, journal)
        elif move.verb == "customers":
            bring_customers(pos, frame.seat, move.a, move.b, chance, journal)
        elif move.verb == "restaurant":
            open_restaurant(pos, frame.seat, move.a, move.b, chance, journal)
        elif move.verb == "coin":
            take_coin(pos, frame.seat, journal)
        else:
            if journal is not None:
                journal.add(events.Stopped(frame.seat))
            end(pos, "stopped", journal)  # 10.3


# ---- 4: open a stand


def stand_terms(pos: MercadoPosition, good: int, space: int) -> Terms:
    """What the stand costs, and what it earns at once."""
    box = pos.box
    return (
        ("row", pos.in_line[box.row_of[space]] + 1),
        ("column", pos.in_line[box.column_of[space]] + 1),
        ("price", price(pos, space)),
        ("value", pos.value[space * len(box.goods) + good]),
        ("income", stand_income(pos, good, space)),
    )


def open_stand(pos: MercadoPosition, seat: int, good: int, space: int, chance: Chance, journal: Journal | None) -> None:
    """4.1: tile and stand go down; income, price and a new tile follow."""
    box = pos.box
    cost = price(pos, space)
    pos.tiles[seat * len(box.goods) + good] -= 1
    pos.stands_left[seat] -= 1
    pos.stand[space] = good
    pos.owner[space] = seat
    pos.count_stand(space)
    if journal is not None:
        journal.add(events.StandOpened(seat, box.goods[good], box.spaces[space]))
    take_gray(pos, seat, space, chance, journal)  # 4.3
    pos.push(Frame(END_TURN, seat, FILLED_SPACE))
    pos.push(Frame(TAKE, seat))
    pos.push(Frame(REDRAW_DISPLAY, seat))
    pos.push(Frame(STAND_INCOME, seat, space, cost))
    if names_specialty(pos) and payments_to_stand(pos, good, space):
        pos.push(Frame(SPECIALTY, seat, space, cost))


class StandIncome(Errand["MercadoPosition"]):
    """4.4: the new stand `a` earns first; then its price `b` is paid."""

    name: ClassVar[str] = "stand-income"

    def run(self, pos: MercadoPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        space, cost = frame.a, frame.b
        pay(pos, payments_to_stand(pos, pos.stand[space], space), journal)
        pos.coins[frame.seat] -= cost
        if journal is not None:
            journal.add(events.StandBought(frame.seat, pos.box.spaces[space], cost))


class RedrawDisplay(Step["MercadoPosition"]):
    """4.6: three of a kind in the display may be replaced before one is taken. `a` counts the redraws."""

    name: ClassVar[str] = "redraw-display"
    verbs: ClassVar[tuple[str, ...]] = ("redraw-display", "keep-display")

    def asks(self, pos: MercadoPosition, frame: Frame) -> bool:
        return may_redraw(pos, pos.display, 0, frame.a)

    def candidates(self, pos: MercadoPosition, frame: Frame) -> list[Move]:
        return [pos.box.moves.redraw_display, pos.box.moves.keep_display]

    def refusal(self, pos: MercadoPosition, frame: Frame, move: Move) -> Refusal | None:
        return None

    def play(self, pos: MercadoPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        if move is pos.box.moves.keep_display:
            return
        good, drawn = redraw(pos, pos.display, 0, chance)
        if journal is not None:
            journal.add(events.DisplayRedrawn(frame.seat, pos.box.goods[good], drawn))
        pos.push(Frame(REDRAW_DISPLAY, frame.seat, frame.a + 1))


class Take(Step["MercadoPosition"]):
    """4.5: take one tile from the display, which is then refilled."""

    name: ClassVar[str] = "take"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def asks(self, pos: MercadoPosition, frame: Frame) -> bool:
        return any(pos.display)

    def candidates(self, pos: MercadoPosition, frame: Frame) -> list[Move]:
        return pos.box.moves.take

    def refusal(self, pos: MercadoPosition, frame: Frame, move: Move) -> Refusal | None:
        return None if pos.display[move.a] else Refusal("mercado.4.5", "not-in-display")

    def moves(self, pos: MercadoPosition, frame: Frame) -> list[Move]:
        table = pos.box.moves.take
        return [table[good] for good in range(len(table)) if pos.display[good]]

    def play(self, pos: MercadoPosition, frame: Frame, move: Move, chance: Chance, journal: Journal | None) -> None:
        box, good = pos.box, move.a
        pos.display[good] -= 1
        pos.tiles[frame.seat * len(box.goods) + good] += 1
        if journal is not None:
            journal.add(events.TileTaken(frame.seat, box.goods[good]))
        fill_display(pos, chance, journal)


# ---- 5: bring customers


def customers_terms(pos: MercadoPosition, seat: int, tile: int, entrance: int) -> Terms:
    """5.2, 5.4: the stands in the line, and what the tile pays to whom."""
    box, goods = pos.box, len(pos.box.goods)
    size, own, others = box.customers_on[tile], [0] * goods, 0
    for space, _ in payments_from_tile(pos, tile, entrance):
        coins = pos.value[space * goods + pos.stand[space]] * size
        if pos.owner[space] == seat:
            own[pos.stand[space]] += coins
        else:
            others += coins
    income = max(own) if names_specialty(pos) else sum(own)  # 11.1: one good will pay
    return (
        ("stands", pos.in_line[box.line_at[entrance]]),
        ("size", size),
        ("income", income),
        ("others", others),
    )


def bring_customers(
    pos: MercadoPosition, seat: int, tile: int, entrance: int, chance: Chance, journal: Journal | None
) -> None:
    box = pos.box
    pos.shown.remove(tile)
    pos.customers[entrance] = tile
    pos.count_customers(entrance)
    if journal is not None:
        journal.add(events.CustomersBrought(seat, box.customer_tiles[tile], box.entrances[entrance]))
    pos.push(Frame(END_TURN, seat, FILLED_ENTRANCE))
    pos.push(Frame(CUSTOMERS_INCOME, seat, entrance))
    if names_specialty(pos):
        pos.push(Frame(SPECIALTY, seat, NOTHING, entrance))


class CustomersIncome(Errand["MercadoPosition"]):
    """5.4, 5.5: the customers at entrance `a` pay; the next tile of their size is uncovered."""

    name: ClassVar[str] = "customers-income"

    def run(self, pos: MercadoPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        tile = pos.customers[frame.a]
        pay(pos, payments_from_tile(pos, tile, frame.a), journal)
        uncover(pos, pos.box.customers_on[tile], chance, journal)


# ---- 6: open a restaurant


def open_restaurant(
    pos: MercadoPosition, seat: int, kind: int, space: int, chance: Chance, journal: Journal | None
) -> None:
    box = pos.box
    pos.restaurants[seat * len(box.restaurants) + kind] -= 1
    pos.restaurant[space] = kind
    pos.count_restaurant(space)  # 6.4
    pos.coins[seat] += box.restaurant_gain  # 6.2
    if journal is not None:
        name = box.restaurants[kind]
        journal.add(events.RestaurantOpened(seat, name, box.spaces[space], box.restaurant_gain))
    take_gray(pos, seat, space, chance, journal)  # 6.3
    pos.push(Frame(END_TURN, seat, FILLED_SPACE))


# ---- 7: take a coin


def take_coin(pos: MercadoPosition, seat: int, journal: Journal | None) -> None:
    """7.1: the action that is always possible."""
    pos.coins[seat] += pos.box.coin_gain  # 7.1
    if journal is not None:
        journal.add(events.CoinTaken(seat, pos.box.coin_gain))
    pos.push(Frame(END_TURN, seat, TOOK_COIN))


# ---- 9: the end


class EndTurn(Errand["MercadoPosition"]):
    """7.2, 9.1 to 9.3. `a` is what the action filled."""

    name: ClassVar[str] = "end-turn"

    def run(self, pos: MercadoPosition, frame: Frame, chance: Chance, journal: Journal | None) -> None:
        seat = frame.seat
        pos.coin_run = pos.coin_run + 1 if frame.a == TOOK_COIN else 0
        if frame.a == TOOK_COIN and pos.coin_run >= pos.box.coin_run[pos.players]:
            end(pos, "coins", journal)  # 7.2
            return
        if pos.trigger == NOTHING:
            cause = self._trigger(pos, frame.a)
            if cause:
                pos.trigger = seat
                pos.cause_id = cause
                if journal is not None:
                    journal.add(events.EndTriggered(seat, cause))
        follower = (seat + 1) % pos.players
        if follower == pos.trigger:
            end(pos, pos.cause_id, journal)  # 9.3
        else:
            pos.push(Frame(TURN, follower))

    def _trigger(self, pos: MercadoPosition, filled: int) -> str:
        box, solo = pos.box, pos.solo
        if solo is not None and solo.end_after_stands:  # 11.7
            opened = box.wooden_stands - pos.stands_left[0]
            if opened >= solo.end_after_stands:
                return "stands"
        if filled == FILLED_SPACE and pos.free_spaces <= box.spaces_left:
            return "spaces"  # 9.1
        if filled == FILLED_ENTRANCE and pos.free_entrances <= box.entrances_left:
            return "entrances"  # 9.2
        return ""


def end(pos: MercadoPosition, cause: str, journal: Journal | None) -> None:
    """Nothing is due any more; what remains is counting."""
    pos.cause_id = cause
    pos.agenda.clear()
    if journal is None:
        return
    journal.add(events.Ended(cause))
    kinds = len(pos.box.restaurants)
    for seat, score in enumerate(pos.scores()):
        left = sum(pos.restaurants[seat * kinds : (seat + 1) * kinds])
        journal.add(events.Scored(seat, score, pos.coins[seat], left))
    if pos.solo is not None:
        journal.add(events.ChallengeScored(0, pos.solo.number, pos.scores()[0], scoring.fame(pos)))
        if scoring.best_move(pos):
            journal.add(events.BestMove(0, pos.best_income, pos.box.best_move_fame))


TURN: Final = Turn()
REDRAW: Final = Redraw()
ACTION: Final = Action()
STAND_INCOME: Final = StandIncome()
REDRAW_DISPLAY: Final = RedrawDisplay()
TAKE: Final = Take()
CUSTOMERS_INCOME: Final = CustomersIncome()
END_TURN: Final = EndTurn()
