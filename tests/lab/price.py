"""What a claim costs beside a single look: `python -m tests.lab.price`. For docs/lab.md; nothing is asserted here."""

from __future__ import annotations

from gaiola.lab.claims import OPEN, Evidence, read_claim
from gaiola.lab.intervals import share_of
from tests.lab.made import Pair

PAIR = Pair(0.35, 1, 0.3)
TOURNAMENTS, MOST = 150, 500
LOOKS = (60, 80, 100, 120)


def main() -> None:
    runs = [PAIR.deals(MOST, seed) for seed in range(TOURNAMENTS)]
    print(f"the better one wins {PAIR.truth:.1%}")
    for deals in LOOKS:
        found = sum((share_of(run[:deals], 2).low or 0) > 0.5 for run in runs)
        print(f"one look after {deals} deals finds it in {found / TOURNAMENTS:.0%}")
    took = sorted(map(deals_until_clear, runs))
    middle, most = took[TOURNAMENTS // 2], took[9 * TOURNAMENTS // 10]
    print(f"a claim takes {sum(took) / TOURNAMENTS:.0f} deals on average, half of them {middle}, nine in ten {most}")


def deals_until_clear(deals: list[float]) -> int:
    evidence = Evidence(read_claim("a > b", ["a", "b"]), "a > b")
    for number, won in enumerate(deals, 1):
        evidence.add({"a": won, "b": 1 - won})
        if evidence.answer() != OPEN:
            return number
    return len(deals)


if __name__ == "__main__":
    main()
