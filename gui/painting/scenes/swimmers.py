"""What coils and what swims: serpents, worms, hydras, fish, whales, squids, jellyfish, starfish."""

from __future__ import annotations

import math
from collections.abc import Callable

from gui.painting.scenes.curves import Point, smooth
from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.heads import add_head


def _along(form: Form, path: list[Point], start: float, end: float, bands: str = "pale") -> None:
    """A long body with bands across its belly."""
    form.limb("skin", path, start, end)
    line = smooth(path, steps=6)
    for index in range(3, len(line) - 4, 3):
        (x0, y0), (x1, y1) = line[index], line[index + 1]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        half = (start + (end - start) * index / len(line)) * 0.42
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length
        form.limb(bands, [(x0, y0), (x0 - nx * half, y0 - ny * half)], 2.6, 1.6)


def snake(form: Form, head: str) -> None:
    """A snake in coils, its head raised."""
    sway = (0.0, 10.0, -8.0, 16.0)[form.pose]
    for y, half in ((-5.0, 40.0), (-15.0, 32.0), (-25.0, 23.0)):
        form.soft(
            "skin",
            (-half, y),
            (-half * 0.6, y - 8),
            (half * 0.6, y - 8),
            (half, y),
            (half * 0.6, y + 6),
            (-half * 0.6, y + 6),
        )
        form.limb("pale", [(-half * 0.7, y + 3), (0, y + 5), (half * 0.7, y + 3)], 2.4, 2.4)
    form.limb("skin", [(30, -3), (48, -4), (58, -12), (66, -8)], 9, 1.5)
    _along(form, [(-14, -26), (-22, -48), (-4 + sway, -66), (6 + sway, -84)], 19, 14)
    add_head(form, head, 8 + sway, -92, 1.75)


def serpent(form: Form, head: str) -> None:
    """A great serpent in arches out of water."""
    for x, reach in ((-62.0, 17.0), (-24.0, 22.0)):
        _along(
            form,
            [(x - reach, 8), (x - reach * 0.6, -reach * 1.3), (x + reach * 0.6, -reach * 1.3), (x + reach, 8)],
            17,
            17,
        )
        for at in (-0.5, 0.0, 0.5):
            form.flat(
                "fin",
                (x + reach * at - 5, -reach * 1.3 - 6),
                (x + reach * at - 7, -reach * 1.3 - 18),
                (x + reach * at + 6, -reach * 1.3 - 6),
            )
    rise = (74.0, 62.0, 92.0, 54.0)[form.pose]
    form.flat(
        "fin",
        (14, -rise * 0.5),
        (-4, -rise * 0.75),
        (10, -rise * 0.75),
        (2, -rise),
        (22, -rise * 0.9),
        (30, -rise * 0.4),
    )
    _along(form, [(20, 10), (14, -24), (24, -rise * 0.7), (40, -rise)], 26, 15)
    add_head(form, head, 46, -rise - 2, 1.7)


def worm(form: Form, head: str) -> None:
    """A great worm that breaks out of the ground."""
    lean = (18.0, 30.0, 6.0, 40.0)[form.pose]
    form.limb("skin", [(-16, 8), (-20, -34), (-8 + lean * 0.3, -70), (14 + lean * 0.6, -92)], 40, 34)
    for at in range(7):
        y = -8.0 - at * 11
        x = -19 + max(0.0, at - 3) * (2 + lean * 0.10)
        form.limb("dark", [(x - 18, y), (x, y + 6), (x + 19, y)], 1.8, 1.8)
    x, y = 20 + lean * 0.62, -97.0
    form.disc("skin", x, y, 22, 0.9)
    form.disc("bloom", x + 5, y - 3, 15, 0.9)
    form.disc("dark", x + 7, y - 4, 8, 0.9)
    for index in range(9):
        angle = math.tau * index / 9
        form.flat(
            "bone",
            (x + 5 + 15 * math.cos(angle), y - 3 + 14 * math.sin(angle)),
            (x + 5 + 14 * math.cos(angle + 0.4), y - 3 + 13 * math.sin(angle + 0.4)),
            (x + 6 + 6 * math.cos(angle + 0.2), y - 4 + 6 * math.sin(angle + 0.2)),
        )
    form.limb("skin", [(44, 6), (56, -22), (74, -20), (82, 6)], 26, 22)
    draw(form, "soft boot -50,4 -36,-8 -12,-10 14,-8 34,-2 60,-6 90,-4 98,5")


def hydra(form: Form, head: str) -> None:
    """Many heads on one body."""
    form.soft("skin", (-44, 0), (-46, -24), (-22, -42), (10, -44), (34, -28), (40, 0))
    form.limb("skin", [(-38, -10), (-62, -4), (-78, -14), (-92, -4)], 18, 2)
    count = (5, 6, 7, 5)[form.pose]
    for index in range(count):
        at = index / (count - 1) - 0.35
        tip = (6 + at * 74, -92 + 46 * at * at + 6 * (index % 2))
        form.limb("skin", [(6 + at * 22, -32), (at * 48 - 8, -60), tip], 15, 8)
        add_head(form, head, tip[0] + 4, tip[1] - 2, 0.92)
    form.soft("pale", (34, -4), (30, -26), (14, -34), (0, -20), (8, -2))
    for x in (-26.0, 20.0):
        form.soft("skin", (x - 12, 1), (x - 10, -18), (x + 10, -18), (x + 20, 1))


def naga(form: Form, head: str) -> None:
    """A snake's coils below, for what is a person above."""
    form.limb("skin", [(34, -3), (58, -6), (70, -16), (82, -10)], 11, 2)
    for y, half in ((-4.0, 34.0), (-15.0, 25.0)):
        form.soft(
            "skin",
            (-half, y),
            (-half * 0.5, y - 10),
            (half * 0.6, y - 10),
            (half, y),
            (half * 0.5, y + 6),
            (-half * 0.5, y + 6),
        )
        form.limb("pale", [(-half * 0.7, y + 2), (0, y + 4), (half * 0.7, y + 2)], 2.4, 2.4)
    _along(form, [(4, -16), (-6, -32), (0, -48)], 22, 18)


def fish(form: Form, head: str) -> None:
    """A fish that leaps."""
    own = form.blank()
    own.airborne = form.airborne = True
    draw(own, "flat fin -34,0 -64,-24 -56,0 -64,24; flat fin -14,-18 -6,-40 14,-34 20,-18; flat fin -4,16 -12,34 10,20")
    own.soft("skin", (-40, 0), (-16, -20), (14, -22), (38, -8), (44, 2), (30, 14), (4, 20), (-22, 13))
    own.soft("pale", (40, 6), (26, 15), (2, 20), (-20, 13), (6, 10))
    for x, y in ((-18, -4), (-6, -9), (-6, 3), (6, -3), (-28, 0), (6, -13)):
        own.limb("dark", [(x + 4, y - 5), (x, y), (x + 4, y + 5)], 1.2, 1.2)
    own.limb("dark", [(24, -14), (19, -1), (24, 11)], 1.6, 1.6)
    own.eye(32, -5, 3.6)
    own.flat("fin", (14, 4), (-6, 20), (6, 22))
    own.turned((-0.5, 0.15, -0.9, 0.5)[form.pose])
    form.join(own, 0, 0)


def whale(form: Form, head: str) -> None:
    """A whale out of the deep."""
    form.airborne = True
    own = form.blank()
    own.limb("skin", [(-30, 4), (-58, -2), (-78, -16)], 34, 8)
    own.flat("skin", (-72, -14), (-100, -34), (-90, -16), (-102, -2))
    own.soft("skin", (-46, 14), (-40, -16), (0, -32), (44, -28), (66, -10), (64, 12), (40, 26), (0, 28))
    own.soft("pale", (64, 10), (40, 26), (0, 28), (-30, 20), (10, 12))
    for at in range(5):
        own.limb("dark", [(60 - at * 12, 14), (36 - at * 12, 22)], 1.4, 1.4)
    own.eye(46, 2, 3.4)
    own.limb("dark", [(66, 4), (52, 9), (34, 7)], 1.8, 0.8)
    own.flat("skin", (10, 18), (-14, 46), (-2, 22))
    if head == "shark":
        own.flat("skin", (-6, -28), (-22, -58), (18, -30))
        draw(own, "flat bone 44,8 50,8 47,15; flat bone 52,8 58,8 55,14; flat bone 36,8 42,8 39,15")
    else:
        draw(own, "limb pale 2>1 30,-30 32,-46 22,-54; limb pale 2>1 32,-30 34,-48 46,-54")
    own.turned((-0.3, 0.05, -0.6, 0.2)[form.pose])
    form.join(own, 0, 0)


def squid(form: Form, head: str) -> None:
    """A soft body over many arms."""
    count = 8
    for index in range(count):
        at = index / (count - 1) * 2 - 1
        wave = 10 * math.sin(index * 2.1 + form.pose)
        path = [
            (at * 18, -44),
            (at * 34 + wave, -26),
            (at * 58 - wave * 0.6, -12),
            (at * 72 + wave, -30 + abs(at) * 20),
        ]
        form.limb("skin", path, 11, 2.4)
        for x, y in smooth(path, steps=4)[3:-1:2]:
            form.disc("pale", x, y + 1, 1.7)
    if head == "squid":
        form.soft("skin", (-26, -42), (-32, -70), (-14, -96), (14, -96), (32, -70), (26, -42), (0, -34))
    else:
        form.flat("fin", (-12, -104), (-36, -92), (-20, -78), (20, -78), (36, -92), (12, -104))
        form.soft("skin", (-20, -42), (-24, -74), (-10, -104), (0, -114), (10, -104), (24, -74), (20, -42))
    for x in (-10, 12):
        form.disc("pale", x, -54, 6.5)
        form.eye(x + 1, -54, 4)
        form.disc("dark", x + 2, -54, 1.8)


def jellyfish(form: Form, head: str) -> None:
    """A bell of light with trailing threads."""
    form.airborne = True
    for index in range(9):
        at = index / 4 - 1
        wave = 9 * math.sin(index * 1.7 + form.pose * 1.3)
        form.limb(
            "fin" if index % 2 else "bloom",
            [(at * 30, 0), (at * 32 + wave, 26), (at * 26 - wave, 50), (at * 30 + wave, 74 - 10 * abs(at))],
            4,
            1,
        )
    form.soft("skin", (-40, 2), (-38, -24), (-18, -44), (18, -44), (38, -24), (40, 2), (20, -4), (0, 4), (-20, -4))
    form.soft("glow", (-20, -12), (-12, -30), (12, -30), (20, -12), (0, -6))
    form.shine(0, -20, 40)


def starfish(form: Form, head: str) -> None:
    """Five arms."""
    form.airborne = True
    form.star("skin", 0, 0, 50, 20, 5)
    for index in range(5):
        angle = math.tau * index / 5
        for reach in (14, 26, 38):
            form.disc("pale", reach * math.sin(angle), -reach * math.cos(angle), 3.6 - reach / 18)
    form.eye(0, 0, 5)
    form.turned(form.pose * 0.3)


SWIMMERS: dict[str, Callable[[Form, str], None]] = {
    "snake": snake, "serpent": serpent, "worm": worm, "hydra": hydra, "naga": naga, "fish": fish, "whale": whale,
    "squid": squid, "jellyfish": jellyfish, "starfish": starfish,
}  # fmt: skip
