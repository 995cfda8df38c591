"""Lines as lists of points: smooth curves, ridges, tapered strokes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from gui.painting.scenes.chance import Chance

Point = tuple[float, float]


def smooth(points: Sequence[Point], closed: bool = False, steps: int = 8) -> list[Point]:
    """A Catmull-Rom curve through the points."""
    count = len(points)
    if count < 3:
        return list(points)
    curve: list[Point] = []
    last = count if closed else count - 1
    for index in range(last):
        before = points[(index - 1) % count] if closed else points[max(index - 1, 0)]
        start, end = points[index], points[(index + 1) % count]
        after = points[(index + 2) % count] if closed else points[min(index + 2, count - 1)]
        for step in range(steps):
            curve.append(_catmull(before, start, end, after, step / steps))
    if not closed:
        curve.append(points[-1])
    return curve


def _catmull(before: Point, start: Point, end: Point, after: Point, at: float) -> Point:
    square, cube = at * at, at * at * at
    first, second = -0.5 * cube + square - 0.5 * at, 1.5 * cube - 2.5 * square + 1
    third, fourth = -1.5 * cube + 2 * square + 0.5 * at, 0.5 * cube - 0.5 * square
    return (
        first * before[0] + second * start[0] + third * end[0] + fourth * after[0],
        first * before[1] + second * start[1] + third * end[1] + fourth * after[1],
    )


def ridge(chance: Chance, width: float, base: float, height: float, roughness: float = 0.5) -> list[Point]:
    """A mountain line by midpoint displacement, from left to right."""
    heights = [chance.span(-0.4, 0.4), chance.span(-0.4, 0.4)]
    amplitude = 1.0
    while len(heights) < 120:
        finer: list[float] = []
        for left, right in pairwise(heights):
            finer += [left, (left + right) / 2 + chance.span(-amplitude, amplitude) / 2]
        heights = [*finer, heights[-1]]
        amplitude *= roughness
    step = width / (len(heights) - 1)
    return [(index * step, base - value * height) for index, value in enumerate(heights)]


def summit(chance: Chance, x: float, top: float, foot: float, half: float, rough: float = 1.0) -> list[Point]:
    """The outline of one mountain from its left foot over the top to its right foot; steeper near the top."""
    detail = ridge(chance, 2.0, 0.0, 1.0, 0.56)
    skew = chance.span(-0.12, 0.12)
    line = []
    for at, offset in detail:
        part = at - 1.0
        slope = abs(part) ** 0.78 if part < 0 else abs(part) ** 0.86
        fray = 0.42 * min(1.0, abs(part) * 4) * (1.1 - abs(part)) * rough
        y = top + (foot - top) * (slope - offset * fray)
        line.append((x + half * (part + skew * (1 - abs(part))), min(y, foot)))
    return line


def rolling(chance: Chance, width: float, base: float, height: float, waves: int = 3) -> list[Point]:
    """A soft hill line: a few sine waves on each other."""
    parts = [(chance.span(0.4, 1.0) * (1 + index), chance.span(0, math.tau), 1 / (index + 1)) for index in range(waves)]
    line = []
    for step in range(65):
        at = step / 64
        value = sum(size * math.sin(math.tau * pace * at + phase) for pace, phase, size in parts) / 1.8
        line.append((at * width, base - value * height))
    return line


def height_at(line: Sequence[Point], x: float) -> float:
    """The y of a left-to-right line at x."""
    for (x0, y0), (x1, y1) in pairwise(line):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / max(x1 - x0, 1e-6)
    return line[0][1] if x < line[0][0] else line[-1][1]


def tapered(points: Sequence[Point], start: float, end: float, bulge: float = 0.0) -> list[Point]:
    """The outline of a stroke along the points, from a start width to an end width.

    Midway it is thicker by `bulge`.
    """
    left: list[Point] = []
    right: list[Point] = []
    last = len(points) - 1
    for index, (x, y) in enumerate(points):
        x0, y0 = points[max(index - 1, 0)]
        x1, y1 = points[min(index + 1, last)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        at = index / max(last, 1)
        half = (start + (end - start) * at + bulge * math.sin(math.pi * at)) / 2
        dx, dy = -(y1 - y0) / length * half, (x1 - x0) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return left + right[::-1]


def circle(x: float, y: float, radius: float, points: int = 40, squash: float = 1.0) -> list[Point]:
    """A circle or an ellipse as a polygon."""
    return [
        (x + radius * math.cos(math.tau * index / points), y + radius * squash * math.sin(math.tau * index / points))
        for index in range(points)
    ]


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = 0.0) -> list[Point]:
    """A star with that many tips."""
    return [
        (x + radius * math.sin(angle), y - radius * math.cos(angle))
        for index in range(tips * 2)
        for radius, angle in [(inner if index % 2 else outer, turn + math.pi * index / tips)]
    ]


def wobbled(chance: Chance, x: float, y: float, radius: float, rough: float, points: int = 14) -> list[Point]:
    """A soft irregular blob."""
    rim = []
    for index in range(points):
        reach = radius * (1 + chance.span(-rough, rough))
        angle = math.tau * index / points
        rim.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return smooth(rim, closed=True, steps=6)


def moved(points: Sequence[Point], dx: float, dy: float, size: float = 1.0, turn: float = 0.0) -> list[Point]:
    """Points scaled, turned (radians) about the origin, then moved."""
    cos, sin = math.cos(turn) * size, math.sin(turn) * size
    return [(x * cos - y * sin + dx, x * sin + y * cos + dy) for x, y in points]


def mirrored(points: Sequence[Point]) -> list[Point]:
    """Points mirrored left to right about the origin."""
    return [(-x, y) for x, y in points]
