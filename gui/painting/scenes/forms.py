"""A figure as parts: outlines with a material each, laid one over the other.

Measures are units of a figure: a person is about a hundred high, faces right, and stands with the feet at the origin.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import Point, circle, moved, smooth, star, tapered

Path = Sequence[Point]
POSES = 4


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of a figure: what it is made of and its outline."""

    material: str
    outline: list[Point]


@dataclass(frozen=True, slots=True)
class Shine:
    """A place that gives light."""

    x: float
    y: float
    reach: float


@dataclass(slots=True)
class Form:
    """A figure in the making: parts from back to front, and what shines."""

    chance: Chance
    pose: int = 0
    airborne: bool = False
    core: float = 0.0  # how high the body is, without what is held up; 0 means all of it
    parts: list[Part] = field(default_factory=list)
    shines: list[Shine] = field(default_factory=list)

    def flat(self, material: str, *points: Point) -> None:
        """A piece with corners."""
        self.parts.append(Part(material, list(points)))

    def soft(self, material: str, *points: Point) -> None:
        """A rounded piece through the points."""
        self.parts.append(Part(material, smooth(points, closed=True, steps=5)))

    def limb(self, material: str, points: Path, start: float, end: float, bulge: float = 0.0) -> None:
        """A limb along the points, from one thickness to another, with round ends."""
        line = smooth(points, steps=5)
        outline = tapered(line, start, end, bulge)
        half = len(outline) // 2
        first, last = (
            _cap(outline[-1], outline[0], line[1], start),
            _cap(outline[half - 1], outline[half], line[-2], end),
        )
        self.parts.append(Part(material, [*outline[:half], *last, *outline[half:], *first]))

    def disc(self, material: str, x: float, y: float, radius: float, squash: float = 1.0) -> None:
        """A disc or an oval."""
        self.parts.append(Part(material, circle(x, y, radius, 24, squash)))

    def star(self, material: str, x: float, y: float, outer: float, inner: float, tips: int) -> None:
        """A star."""
        self.parts.append(Part(material, star(x, y, outer, inner, tips)))

    def eye(self, x: float, y: float, radius: float = 1.4, dark: bool = False) -> None:
        """An eye: a light one shines a little."""
        if dark:
            self.disc("dark", x, y, radius)
            return
        self.disc("glow", x, y, radius)
        self.shines.append(Shine(x, y, radius * 2.2))

    def shine(self, x: float, y: float, reach: float) -> None:
        """Light around a place."""
        self.shines.append(Shine(x, y, reach))

    def join(self, other: Form, dx: float, dy: float, size: float = 1.0, turn: float = 0.0) -> None:
        """Another form's parts over these, scaled and turned about its origin, then moved."""
        self.parts += [Part(part.material, moved(part.outline, dx, dy, size, turn)) for part in other.parts]
        for shine in other.shines:
            ((x, y),) = moved([(shine.x, shine.y)], dx, dy, size, turn)
            self.shines.append(Shine(x, y, shine.reach * size))

    def turned(self, turn: float, about: Point = (0.0, 0.0), size: float = 1.0) -> None:
        """All of it turned (radians) and scaled about a place."""
        whole, self.parts, shines, self.shines = self.parts, [], self.shines, []
        other = Form(self.chance, parts=whole, shines=shines)
        back = moved([about], 0.0, 0.0, size, turn)[0]
        self.join(other, about[0] - back[0], about[1] - back[1], size, turn)

    def blank(self) -> Form:
        """A form without parts that draws on the same chance."""
        return Form(self.chance, self.pose)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all parts."""
        xs = [x for part in self.parts for x, _ in part.outline]
        ys = [y for part in self.parts for _, y in part.outline]
        return min(xs), min(ys), max(xs), max(ys)


def _cap(first: Point, second: Point, inner: Point, width: float) -> list[Point]:
    """The round end of a limb, from one of its edges to the other, away from its inner part."""
    x, y = (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
    across = (first[0] - x, first[1] - y)
    out = (across[1], -across[0])
    if out[0] * (x - inner[0]) + out[1] * (y - inner[1]) < 0:
        out = (-out[0], -out[1])
    reach = 0.45 if width > 3 else 0.0  # a thin end is drawn blunt: nobody sees it
    turns = (0.8, 0.0, -0.8) if reach else ()
    return [
        (
            x + across[0] * at + out[0] * (1 - at * at) ** 0.5 * reach * 2,
            y + across[1] * at + out[1] * (1 - at * at) ** 0.5 * reach * 2,
        )
        for at in turns
    ]


@dataclass(frozen=True, slots=True)
class _Stroke:
    """One step of a drawing in words."""

    how: str
    twin: float
    material: str
    widths: tuple[float, float]
    points: tuple[Point, ...]


@lru_cache(maxsize=1024)
def _strokes(drawing: str) -> tuple[_Stroke, ...]:
    read = []
    for step in filter(None, (part.strip() for part in drawing.split(";"))):
        how, material, *rest = step.split()
        how, _, twin = how.partition("*")
        widths = rest.pop(0) if how in ("limb", "disc") else "0"
        start, _, end = widths.partition(">")
        points = tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in rest))
        read.append(_Stroke(how, float(twin or 0), material, (float(start), float(end or start)), points))
    return tuple(read)


def draw(form: Form, drawing: str) -> None:
    """A drawing in words: steps apart by ";", each "HOW MATERIAL [WIDTHS] X,Y X,Y ...".

    HOW is flat, soft, limb (widths "5>1") or disc (a radius, then the middles of as many discs); with "*4" the same
    is drawn before, moved 4 to the right: an ear or a horn on the far side.
    """
    for stroke in _strokes(drawing):
        for shift in (stroke.twin, 0.0) if stroke.twin else (0.0,):
            points = [(x + shift, y + (0.6 if shift else 0.0)) for x, y in stroke.points]
            if stroke.how == "disc":
                for x, y in points:
                    form.disc(stroke.material, x, y, stroke.widths[0])
            elif stroke.how == "limb":
                form.limb(stroke.material, points, *stroke.widths)
            elif stroke.how == "soft":
                form.soft(stroke.material, *points)
            else:
                form.flat(stroke.material, *points)
