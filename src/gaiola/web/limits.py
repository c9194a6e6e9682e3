"""How much one visitor and one address may ask of a server: the numbers, and the counting. Counting costs microseconds
and little memory: who has not asked for a while is forgotten."""

from __future__ import annotations

import ipaddress
import time
import tomllib
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .refusals import TooMany

Clock = Callable[[], float]

MINUTE, DAY = 60.0, 24 * 3600.0
AT_ONCE = 3
"""A third of what may come in a minute may come at once."""

MOST_KEPT = 10_000
"""So many are counted at a time, visitors and addresses each; beyond that those who asked longest ago are forgotten."""

LARGEST = 10**9
LINE_PAUSE = 30
"""Seconds after which a page that got no live line may try again."""


class LimitsError(ValueError):
    """Limits that cannot be used; the message says why."""


class Limits(msgspec.Struct, kw_only=True, frozen=True):
    """What one visitor may, unless the comment says otherwise. `docs/hosting.md` tells it to those who host."""

    household: int = 4  # an address may have as much as so many visitors together
    requests_a_minute: int = 360  # pages, moves, questions, and what is said on a live line
    files_a_minute: int = 1200  # what pages are made of (/static); a page needs about twenty
    imports_a_minute: int = 6
    tables_a_day: int = 100  # laid in any way: new, played again, split off, brought in, by a page that a game brings
    kept_megabytes: int = 20  # moves of all the tables a visitor has laid
    lines_at_a_table: int = 6  # live lines, that is open pages, at one table
    lines: int = 16  # at all tables
    spectators: int = 40  # of a table, whoever they are
    connections: int = 128  # of an address; live lines are not among them
    half_sent_seconds: float = 15  # after which a request that has not come whole is closed
    refusal_seconds: float = 1  # which a refusal for asking too often is held back: hammering must not pay
    never_begun_days: int = 7  # after which a table is deleted at which nobody has decided anything
    abandoned_days: int = 365  # after which an unfinished table is deleted that nobody has changed


def read_limits(path: Path) -> Limits:
    """The limits that a TOML file sets; what it does not name stays as it is."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LimitsError(f"{path} cannot be read: {error}") from None
    for name, value in found.items():
        _check(path, name, value)
    return msgspec.convert(found, Limits)


def _check(path: Path, name: str, value: Any) -> None:
    known = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    if name not in known:
        raise LimitsError(f"{path}: no limit is called '{name}'; there are {', '.join(known)}")
    if known[name] is int:
        good, expected = isinstance(value, int) and 1 <= value <= LARGEST, "a whole number from 1"
    else:
        good, expected = isinstance(value, int | float) and 0 <= value <= LARGEST, "a number from 0"
    if not good or isinstance(value, bool):
        raise LimitsError(f"{path}: {name} must be {expected}, at most {LARGEST}, and not {value!r}")


# ------------------------------------------------------------------ who is counted


class Caller(NamedTuple):
    """Who asks: a browser whose cookie is ours, or else all strangers of an address as if they were one; and from
    where. Whatever a caller does counts against both, so new cookies gain nothing beyond what the address may."""

    account: str
    address: str


asking: ContextVar[Caller | None] = ContextVar("asking", default=None)
"""Whose request is being answered; set by the guard."""


@lru_cache(4096)
def address_of(host: str) -> str:
    """The address that is counted: of IPv6 the network, since one household has 2^64 addresses of it."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)


# ------------------------------------------------------------------ counting


class Meter:
    """Lets something happen `many` times in `seconds`, evenly; `at_once` of them may come together. Every key has
    its own count."""

    def __init__(self, many: int, seconds: float, at_once: int, clock: Clock) -> None:
        self._each = seconds / many
        self._slack = (at_once - 1) * self._each
        self._clock = clock
        self._used: OrderedDict[str, float] = OrderedDict()  # until when what a key has had is worked off

    def __len__(self) -> int:
        return len(self._used)

    def wait(self, key: str) -> float:
        """Seconds until it may happen again."""
        used = self._used.get(key)
        return 0.0 if used is None else max(0.0, used - self._slack - self._clock())

    def count(self, key: str) -> None:
        now = self._clock()
        self._used[key] = max(self._used.get(key, now), now) + self._each
        self._used.move_to_end(key)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Those who have worked everything off are as good as new ones; of too many the oldest go."""
        while self._used:
            oldest, used = next(iter(self._used.items()))
            if used > now and len(self._used) <= MOST_KEPT:
                return
            del self._used[oldest]


class Quota:
    """Something that a visitor may do so often, and an address as often as a whole household."""

    def __init__(self, key: str, many: int, seconds: float, at_once: int, household: int, clock: Clock) -> None:
        self.key = key
        self._visitors = Meter(many, seconds, at_once, clock)
        self._addresses = Meter(many * household, seconds, at_once * household, clock)

    def take(self, caller: Caller) -> None:
        wait = max(self._visitors.wait(caller.account), self._addresses.wait(caller.address))
        if wait > 0:
            raise TooMany(self.key, wait)
        self._visitors.count(caller.account)
        self._addresses.count(caller.address)


class Limiter:
    """Counts what everybody does, and refuses what is too much."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits

        def a_minute(key: str, many: int) -> Quota:
            return Quota(key, many, MINUTE, -(-many // AT_ONCE), limits.household, clock)

        self._requests = a_minute("web-too-many-requests", limits.requests_a_minute)
        self._files = a_minute("web-too-many-requests", limits.files_a_minute)
        self._imports = a_minute("web-too-many-imports", limits.imports_a_minute)
        laid = limits.tables_a_day
        self._tables = Quota("web-too-many-tables", laid, DAY, laid, limits.household, clock)
        self._lines: Counter[tuple[str, str]] = Counter()

    def request(self, caller: Caller, method: str, path: str) -> None:
        """Counts a request as what it is."""
        if path.startswith("/static/"):
            self._files.take(caller)
            return
        self._requests.take(caller)
        if path == "/import" and method == "POST":
            self._imports.take(caller)

    def message(self, caller: Caller) -> None:
        """Counts what a page says on its live line."""
        self._requests.take(caller)

    def lay(self, browser: str) -> None:
        """Counts a table that is laid for a browser."""
        self._tables.take(asking.get() or Caller(browser, browser))

    def check_kept(self, size: int) -> None:
        """Whether somebody who has so many bytes here may add to them."""
        most = self.limits.kept_megabytes
        if size >= most * 1_000_000:
            raise TooMany("web-too-much-kept", DAY, most=most, days=self.limits.never_begun_days)

    @contextmanager
    def line(self, caller: Caller, table: str, watching: bool) -> Iterator[None]:
        """While a live line is open."""
        at_table, everywhere, household = self.limits.lines_at_a_table, self.limits.lines, self.limits.household
        claims = [
            ((table, f"visitor {caller.account}"), at_table, "web-too-many-pages"),
            ((table, f"address {caller.address}"), at_table * household, "web-too-many-pages"),
            (("", f"visitor {caller.account}"), everywhere, "web-too-many-lines"),
            (("", f"address {caller.address}"), everywhere * household, "web-too-many-lines"),
        ]
        if watching:
            claims.append(((table, "spectators"), self.limits.spectators, "web-too-many-spectators"))
        for claim, most, key in claims:
            if self._lines[claim] >= most:
                raise TooMany(key, LINE_PAUSE)
        for claim, _, _ in claims:
            self._lines[claim] += 1
        try:
            yield
        finally:
            for claim, _, _ in claims:
                self._lines[claim] -= 1
                if not self._lines[claim]:
                    del self._lines[claim]
