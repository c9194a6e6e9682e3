"""The pane of the palace: the points track along the balustrade, and a bay of the façade for each reception venue."""

from __future__ import annotations

from ....look.colours import NAME
from ....look.lettering import SERIF, two_lines
from ....look.parts import Parts
from ....look.scene import Pane, Scene
from ....look.svg import centred, cube, hit, labelled, line, path, piece, quote_slot, rect, text, token, use
from ..terminal import amounts
from .pieces import (
    LETTERS,
    LINE,
    NARROW,
    Place,
    card_line,
    good_icon,
    label,
    lines_of,
    need,
    place_element,
    roundel,
    seen_at,
    spots,
    stacked,
)

WIDTH, HEIGHT = 888, 296
EDGE = 8
TOP = 51
"""Where the bays begin, under track and cornice."""
ZERO, LAST = 70, WIDTH - 40
APART, APART_WITH_LAPS = 17, 34
"""How close two tokens on the track may come."""
TOP_LEVEL, SQUARES, STEP, CELL = 101, 131, 29, 26
LINES = 3
"""So many fit over the ladder."""


def draw(scene: Scene) -> Pane:
    venues = [name for name, place in scene.view["locations"].items() if "levels" in place]
    width = (WIDTH - 2 * EDGE) / len(venues)
    parts = Parts(scene, "palace")
    parts.add("track", _track, ("points_lap",), ())
    points = [player["points"] for player in scene.view["players"]]
    parts.add("points", _tokens, ("points_lap",), (), points)
    parts.add("cornice", _cornice, (), ())
    for index, name in enumerate(venues):
        levels = [{"levels": {name: player["levels"][name]}} for player in scene.view["players"]]
        seen = (*seen_at(scene, name), {"players": levels, "result": bool(scene.view["result"])})
        parts.add(f"bay-{name}", _bay, seen, (), name, EDGE + index * width, width)
    return parts.pane(scene.words.say("board-palace"), "building", WIDTH, HEIGHT)


def _cornice(scene: Scene) -> str:
    wide = WIDTH - 2 * EDGE
    return rect(EDGE, 42, wide, 6, "var(--c-700)") + rect(EDGE, 48, wide, 3, "var(--gold-2)")


def _bay(scene: Scene, name: str, x: float, width: float) -> str:
    return Bay(scene, name, x, width).draw()


# ------------------------------------------------------------------ the points track


def _track(scene: Scene) -> str:
    lap = scene.view["points_lap"]
    drawn = rect(0, 0, WIDTH, HEIGHT, "var(--c-50)") + rect(
        EDGE, 6, WIDTH - 2 * EDGE, 32, "var(--glaze)", "var(--c-700)", 1.4, 4
    )
    drawn += use("prestige", 14, 14, 16, "var(--gold)")
    for points in range(0, lap + 1, 5):
        x = _at(points, lap)
        if points % 10:
            drawn += line(x, 31, x, 37, "var(--c-300)", 1.2)
        else:
            drawn += text(x, 35.5, points, 11.6, weight=600, fill="var(--ink-3)")
    return drawn


def _at(points: int, lap: int) -> float:
    return ZERO + (LAST - ZERO) * points / lap


def _tokens(scene: Scene, points: list[int]) -> str:
    """Tokens that would cover each other step aside, and point to where they belong."""
    lap = scene.view["points_lap"]
    order = sorted(range(len(points)), key=lambda seat: (points[seat] % lap, seat))
    true = [_at(points[seat] % lap, lap) for seat in order]
    apart = APART if max(points) < lap else APART_WITH_LAPS
    drawn = ""
    for seat, x, here in zip(order, true, _spread(true, apart), strict=True):
        laps = points[seat] // lap * lap
        pointer = path(f"M{x:g} 27L{here:g} 20", "none", "var(--ink-2)", 1) if abs(x - here) > 1 else ""
        mark = token(scene.colours[seat], here, 19.5 if laps else 15.5, 12 if laps else 13)
        if laps:
            mark += rect(here - 16.5, 0.5, 33, 12, "var(--gold-50)", "var(--gold)", 0.8, 6)
            mark += text(here, 10.4, f"+{laps}", 11.5, weight=700, fill="var(--gold-deep)")
        drawn += pointer + piece(f"points:{seat}", mark)
    told = ", ".join(f"{name} {number}" for name, number in zip(scene.names, points, strict=True))
    area = hit(EDGE, 6, WIDTH - 2 * EDGE, 32)
    return labelled("points", scene.words.say("board-points", content=told), area + drawn)


def _spread(places: list[float], apart: float) -> list[float]:
    """The same places, not too close to each other; groups are kept around their middle."""
    groups: list[list[float]] = []
    for place in places:
        groups.append([place])
        while len(groups) > 1 and _span(groups[-2], apart)[1] + apart > _span(groups[-1], apart)[0]:
            last = groups.pop()
            groups[-1] += last
    return [_span(group, apart)[0] + apart * index for group in groups for index in range(len(group))]


def _span(group: list[float], apart: float) -> tuple[float, float]:
    """Where the first and the last of a group stand."""
    width = apart * (len(group) - 1)
    first = min(max(sum(group) / len(group) - width / 2, 44), WIDTH - 20 - width)
    return first, first + width


# ------------------------------------------------------------------ a venue


class Bay:
    """One venue: character, ladder, door."""

    def __init__(self, scene: Scene, name: str, x: float, width: float) -> None:
        self.scene = scene
        self.name = name
        self.place: Place = scene.view["locations"][name]
        self.x = x
        self.width = width
        self.middle = x + width / 2
        self.cells = x + 34
        self.levels = self.place["levels"]
        self.climbed: list[int] = [player["levels"][name] for player in scene.view["players"]]
        self.column = (width - 70) / len(self.climbed)
        self.acting: int | None = scene.view["to_move"] if scene.view["place"] == name else None

    def draw(self) -> str:
        x, width, bottom = self.x, self.width, HEIGHT - 8
        fill = "var(--selected-fill)" if self.acting is not None else "var(--glaze)"
        inner = rect(x, TOP, width, bottom - TOP, fill, "var(--c-700)", 1.2)
        inner += hit(x + 2, TOP + 2, width - 4, bottom - TOP - 4, 4)
        inner += self._head() + self._rectangle() + "".join(map(self._square, range(len(self.levels) - 1)))
        inner += self._goal() + self._front() + quote_slot(x + width - 33, HEIGHT - 62, 12)
        return place_element(self.scene, self.name, self._label(), inner)

    def _head(self) -> str:
        """The name of the venue and, under it, where its character is; three lines at most."""
        x, room = self.x + 51, self.width - 53
        name = lines_of(self.scene.words.noun("location", self.name), room, NARROW)
        state = two_lines(card_line(self.scene, self.place), LETTERS, room - 8)
        if len(name) + len(state) > LINES:
            state = [" ".join(state)]
        last = 76.5 + 6.5 * (len(name) + len(state) - 1)
        drawn = stacked(x, last - LINE * len(state), name, room / NARROW * SERIF, NAME, cls="sf")
        drawn += stacked(x, last, state, room, "var(--ink-2)", weight=500)
        return roundel(self.scene, self.place, self.x + 25, 75) + drawn

    def _level(self, index: int) -> float:
        """The y of a level, from 0."""
        last = len(self.levels) - 1
        return TOP_LEVEL if index == last else SQUARES + (last - 1 - index) * STEP

    def _die_and_points(self, index: int) -> str:
        y, level = self._level(index), self.levels[index]
        top = index == len(self.levels) - 1
        points = text(
            self.x + self.width - 18,
            y + 18,
            level["points"],
            14,
            weight=700 if top else 600,
            cls="sf",
            fill="var(--gold-deep)" if top else "var(--ink-2)",
        )
        return need(self.x + 20, y + 13, level["die"]) + points

    def _rectangle(self) -> str:
        last = len(self.levels) - 1
        drawn = self._die_and_points(last)
        drawn += rect(self.cells, TOP_LEVEL, self.width - 70, CELL, "var(--gold-100)", "var(--gold)", 1.6, 4)
        holder = next((seat for seat, level in enumerate(self.climbed) if level == last + 1), None)
        return drawn + (self._offer() if holder is None else self._cube(holder, self.middle - 1, TOP_LEVEL + 13))

    def _offer(self) -> str:
        offer = self.place["offer"]
        drawn = ""
        for index, (what, amount) in enumerate(offer.items()):
            cx = self.middle - 1 + (index - (len(offer) - 1) / 2) * 22
            if amount > 1:
                cx -= 8
                drawn += text(cx + 19, TOP_LEVEL + 18, amount, 13, weight=700)
            drawn += good_icon(what, cx, TOP_LEVEL + 13, 14)
        return drawn

    def _square(self, index: int) -> str:
        y = self._level(index)
        drawn = self._die_and_points(index)
        for seat, colour in enumerate(self.scene.colours):
            x = self.cells + seat * self.column
            drawn += rect(x + 1, y, self.column - 2, CELL, f"var(--p-{colour}-t)", "var(--c-300)", 0.8, 3)
            if self.climbed[seat] == index + 1:
                drawn += self._cube(seat, x + self.column / 2, y + 13)
            elif not self.climbed[seat] and index == 0:
                faint = 'opacity=".5"'
                drawn += centred(f"p-{colour}", x + self.column / 2, y + 13, 9, f"var(--p-{colour})", more=faint)
        return drawn

    def _cube(self, seat: int, cx: float, cy: float) -> str:
        mark = cube(self.scene.colours[seat], cx, cy, 21)
        if self.climbed[seat] == len(self.levels):
            mark += token(self.scene.colours[seat], cx + 21, cy, 9)
        return piece(f"cube:{self.name}:{seat}", mark, f"location:{self.name}")

    def _goal(self) -> str:
        """The next level of the worker that acts, or else of the person who looks."""
        seat = self.acting if self.acting is not None else self.scene.seat
        if seat is None or self.scene.view["result"] or self.climbed[seat] == len(self.levels):
            return ""
        level = self.climbed[seat]
        top = level == len(self.levels) - 1
        if top and isinstance(self.scene.view["cards"][self.place["card"]], int):
            return ""
        x = self.cells if top else self.cells + seat * self.column + 1
        width = self.width - 70 if top else self.column - 2
        if self.acting is not None:
            return rect(x, self._level(level), width, CELL, "none", "var(--selected)", 3, 4)
        dots = 'stroke-dasharray="0.1 3.6" stroke-linecap="round"'
        return rect(x + 2, self._level(level) + 2, width - 4, CELL - 4, "none", "var(--ink-2)", 1.7, 3, dots)

    def _front(self) -> str:
        """The door with its coat of arms, between two windows."""
        m, bottom = self.middle, HEIGHT - 8
        drawn = ""
        for x in (self.x + 22, self.x + self.width - 22):
            drawn += path(f"M{x - 11:g} {HEIGHT - 16}v-30a11 11 0 0 1 22 0v30Z", "var(--glaze)", "var(--c-300)", 1)
            drawn += line(x, HEIGHT - 57, x, HEIGHT - 16, "var(--c-300)", 0.8)
            drawn += line(x - 11, HEIGHT - 36, x + 11, HEIGHT - 36, "var(--c-300)", 0.8)
        drawn += path(f"M{m - 26:g} {bottom}v-34a26 26 0 0 1 52 0v34Z", "var(--c-100)", "var(--c-700)", 1.2)
        drawn += path(f"M{m - 4:g} {bottom - 60}h8l-1.5 8h-5Z", "var(--c-700)")
        return drawn + spots(self.scene, self.name, [(m, HEIGHT - 33)], 32)

    def _label(self) -> str:
        words, names = self.scene.words, self.scene.names
        cubes = [
            words.say("tell-cube", who=who, level=level)
            for who, level in zip(names, self.climbed, strict=True)
            if level
        ]
        levels = [words.say("tell-die-for", die=level["die"], points=level["points"]) for level in self.levels]
        return label(
            self.scene,
            self.name,
            card_line(self.scene, self.place),
            words.say("tell-levels", content=", ".join(levels)),
            words.say("tell-offer", content=amounts(self.place["offer"], words)),
            words.say("tell-cubes", content=", ".join(cubes)) if cubes else "",
        )
