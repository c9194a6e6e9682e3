"""Claims: something said of the bots, like `hard > greedy` or `hard > 80 %`, and the evidence for and against it. It
may be looked at after every deal, and playing stops when it is clear, without the error growing by the looking.

The method is betting. Whoever doubts the claim offers a fair bet on each deal: the stake grows with what the deal says
for the claim and shrinks with what it says against. If the doubter is right, nobody's capital ever grows forty times
but in 2.5 % of all tournaments, however long they are and whenever one looks (Ville's inequality). So forty times the
capital is proof enough; the same bet is held against the claim, which makes 5 % for both. How much to stake is not
known beforehand: the capital is shared among `STAKES`. Nothing is assumed of the deals but that they are independent
and alike, and that each counts between 0 and 1."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

PROOF = 40.0
"""How many times the capital must have grown: 5 % of errors, in two halves."""
STAKES = [2.0**-power for power in range(8)]
"""What part of the most that can be staked."""
STEPS = 40
"""How often an interval is halved to find its bounds."""

YES, NO, OPEN = "yes", "no", "open"

_CLAIM = re.compile(
    r"(?P<bot>\S+)\s*(?:(?P<sign>[<>])|wins\s+(?P<word>more|less)\s+than)\s*(?:(?P<share>\d+(?:\.\d+)?)\s*%|(?P<other>\S+))"
)


class ClaimError(ValueError):
    """A claim that cannot be read."""


class Claim(msgspec.Struct, frozen=True):
    """`bot` wins a greater share than `other`, or than `share`; smaller, if not `more`."""

    bot: str
    more: bool
    other: str | None = None
    share: float = 0.5

    def value(self, won: Mapping[str, float]) -> float:
        """What a deal says, between 0 and 1, from the share that each bot won of it; compared with `bar`."""
        if self.other is None:
            return won[self.bot]
        return (1 + won[self.bot] - won[self.other]) / 2

    @property
    def bar(self) -> float:
        return self.share if self.other is None else 0.5


class Verdict(msgspec.Struct, frozen=True):
    """`answer` is yes, no or open. `evidence` is how many times the capital has grown that was staked for the claim,
    `against` the one staked against it. `low` and `high` bound the truth, however often somebody looked: of the share
    that the bot wins, or of how much more it wins than the other."""

    claim: str
    answer: str
    evidence: float
    against: float
    low: float
    high: float


def read_claim(text: str, bots: Sequence[str]) -> Claim:
    """From `A > B`, `A < B`, `A > 80 %`, `A wins more than 80 %`, `A wins less than B`."""
    found = _CLAIM.fullmatch(text.strip())
    if found is None:
        raise ClaimError(f"'{text}' is no claim; write it like 'greedy > random' or 'greedy > 80 %'")
    for name in (found["bot"], found["other"]):
        if name is not None and name not in bots:
            raise ClaimError(f"'{text}': no bot here is called '{name}'; there are: {', '.join(bots)}")
    if found["bot"] == found["other"]:
        raise ClaimError(f"'{text}' compares a bot with itself")
    more = found["sign"] == ">" or found["word"] == "more"
    if found["share"] is None:
        return Claim(found["bot"], more, found["other"])
    share = float(found["share"]) / 100
    if not 0 < share < 1:
        raise ClaimError(f"'{text}': a share lies between 0 and 100 %")
    return Claim(found["bot"], more, share=share)


class Evidence:
    """What the deals have said so far. Only how often each value came matters, not in which order."""

    def __init__(self, claim: Claim, text: str) -> None:
        self.claim = claim
        self.text = text
        self._values: Counter[float] = Counter()

    def add(self, won: Mapping[str, float]) -> None:
        self._values[round(self.claim.value(won), 9)] += 1

    def answer(self) -> str:
        more, less = self._grown(self.claim.bar)
        if max(more, less) < math.log(PROOF):
            return OPEN
        return YES if (more > less) == self.claim.more else NO

    def verdict(self) -> Verdict:
        more, less = (math.exp(min(grown, 700)) for grown in self._grown(self.claim.bar))
        low, high = self._bounds()
        if self.claim.other is not None:
            low, high = 2 * low - 1, 2 * high - 1
        for_it, against = (more, less) if self.claim.more else (less, more)
        return Verdict(self.text, self.answer(), for_it, against, low, high)

    def _grown(self, bar: float) -> tuple[float, float]:
        """How much capital has grown that was staked on more than `bar`, and on less: logarithms."""
        above = {value / bar - 1: count for value, count in self._values.items()}
        below = {(1 - value) / (1 - bar) - 1: count for value, count in self._values.items()}
        return _capital(above), _capital(below)

    def _bounds(self) -> tuple[float, float]:
        """All that is not yet disproved. What disproves a bar disproves every one beyond it."""
        return self._bound(0), 1 - self._bound(1)

    def _bound(self, side: int) -> float:
        disproved, possible = 0.0, 1.0
        for _ in range(STEPS):
            middle = (disproved + possible) / 2
            bar = middle if side == 0 else 1 - middle
            if self._grown(bar)[side] >= math.log(PROOF):
                disproved = middle
            else:
                possible = middle
        return disproved


def _capital(gains: Mapping[float, int]) -> float:
    """The logarithm of what a capital of 1 has become, spread evenly over the stakes: each gains `stake * gain` of
    itself with a deal; a gain is -1 at worst."""
    logs = [math.fsum(count * _log(1 + stake * gain) for gain, count in gains.items()) for stake in STAKES]
    most = max(logs)
    return most + math.log(sum(math.exp(each - most) for each in logs) / len(logs))


def _log(capital: float) -> float:
    return math.log(capital) if capital > 0 else -math.inf
