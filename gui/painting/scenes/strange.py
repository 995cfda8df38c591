"""What is no animal: elements, spirits, eyes, horrors, eggs, swarms.

With `moving_things` all that is strange.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.heads import add_head
from gui.painting.scenes.moving_things import fungus, golem, machine, ooze, plant, thopter, tree, wall


def elemental(form: Form, head: str) -> None:
    """A body of flame, wave, stone or wind, by the material of its head's name."""
    material = head or "bloom"
    chance = form.chance
    for index in range(9):
        at = (index - 4) / 4
        rise = 116 - 44 * abs(at) ** 1.2 + chance.span(-8, 12)
        form.limb(
            material,
            [
                (at * 24, -26),
                (at * 38, -rise * 0.5),
                (at * 26 + chance.span(-10, 10), -rise * 0.8),
                (at * 34 + 9, -rise),
            ],
            24,
            1,
        )
    lift = (0.0, 14.0, 40.0, 24.0)[form.pose]
    for side in (-1, 1):
        form.limb(material, [(side * 20, -62), (side * 46, -54 - lift * 0.3), (side * 62, -64 - lift)], 20, 3)
    form.soft(material, (-34, -40), (-26, -84), (0, -94), (26, -84), (34, -40), (16, -8), (0, 0), (-16, -8))
    form.soft("bright", (-22, -40), (-14, -70), (2, -80), (16, -66), (20, -40), (6, -12), (-8, -12))
    form.soft("glow", (-11, -36), (-6, -56), (3, -64), (9, -50), (10, -34), (1, -20))
    for x, y in ((-9, -66), (13, -66)):
        form.flat("dark", (x - 6, y - 4), (x + 6, y - 1), (x + 3, y + 4), (x - 4, y + 3))
    form.shine(0, -50, 60)


def boulder(form: Form, head: str) -> None:
    """A body of loose stones."""
    lift = (0.0, 8.0, 36.0, 20.0)[form.pose]
    stones = (
        (-18, -10, 15),
        (20, -10, 16),
        (-16, -34, 13),
        (18, -34, 13),
        (0, -58, 28),
        (0, -84, 22),
        (-36, -84, 15),
        (36, -86, 15),
        (-48, -62, 12),
        (48, -66 - lift * 0.6, 12),
        (-54, -40, 15),
        (56, -42 - lift * 1.4, 16),
        (4, -112, 15),
    )
    for x, y, r in stones:
        rim = [
            (
                x + r * (1 + 0.14 * math.sin(index * 2.3 + x)) * math.cos(math.tau * index / 7),
                y + r * math.sin(math.tau * index / 7),
            )
            for index in range(7)
        ]
        form.flat("skin", *rim)
    form.flat("glow", (-8, -70), (2, -76), (10, -66), (0, -58))
    form.shine(2, -66, 40)
    form.eye(0, -114, 2.8)
    form.eye(11, -114, 2.8)


def spirit(form: Form, head: str) -> None:
    """A ghost that thins out below."""
    form.airborne = True
    sway = (8.0, -10.0, 14.0, -4.0)[form.pose]
    for side in (-1, 1):
        form.limb("skin", [(side * 14, -52), (side * 36, -46 - sway), (side * 52, -62 + sway)], 13, 2)
    form.soft(
        "skin",
        (-24, -40),
        (-18, -72),
        (0, -86),
        (18, -72),
        (24, -40),
        (26 + sway, 0),
        (20 + sway, 30),
        (8 + sway, 8),
        (sway, 44),
        (-8 + sway, 10),
        (-22 + sway, 34),
        (-26, 0),
    )
    form.soft("pale", (-12, -38), (-8, -50), (8, -50), (12, -38), (6 + sway * 0.5, 6), (-6 + sway * 0.5, 6))
    if head:
        add_head(form, head, 2, -82, 1.4)
    else:
        form.soft("dark", (-11, -60), (-8, -76), (4, -80), (13, -70), (11, -58), (0, -54))
        form.eye(-2, -68, 2.8)
        form.eye(8, -68, 2.8)
    form.shine(0, -40, 60)


def eye(form: Form, head: str) -> None:
    """A great floating eye with lesser ones on stalks."""
    form.airborne = True
    for index in range(7):
        angle = math.pi * (1.08 + 0.84 * index / 6)
        tip = (62 * math.cos(angle), 62 * math.sin(angle) + 4 * form.pose)
        form.limb(
            "skin",
            [
                (26 * math.cos(angle), 26 * math.sin(angle)),
                (50 * math.cos(angle + 0.16), 50 * math.sin(angle + 0.16)),
                tip,
            ],
            7,
            4,
        )
        form.disc("pale", tip[0], tip[1], 6)
        form.eye(tip[0], tip[1], 3)
    form.disc("skin", 0, 0, 38)
    form.disc("pale", 6, -4, 22, 0.85)
    form.disc("glow", 9, -4, 13)
    form.disc("dark", 11, -4, 6)
    draw(form, "soft dark -18,20 2,24 22,19 4,32; flat bone -8,22 0,23 -4,29; flat bone 4,23 12,22 8,29")


def horror(form: Form, head: str) -> None:
    """A mouth among tentacles."""
    for index in range(9):
        angle = math.pi * (0.95 + 1.1 * index / 8)
        wave = 0.5 * math.sin(index * 1.9 + form.pose)
        form.limb(
            "skin",
            [
                (20 * math.cos(angle), -46 + 20 * math.sin(angle)),
                (52 * math.cos(angle + wave), -48 + 46 * math.sin(angle + wave)),
                (76 * math.cos(angle + wave * 0.4), -46 + 62 * math.sin(angle + wave * 0.4)),
            ],
            16,
            2,
        )
    for x, foot in ((-20, -34), (16, 30), (0, 4)):
        form.limb("skin", [(x, -34), (foot * 1.1, -18), (foot, 0)], 14, 4)
    form.soft("skin", (-36, -40), (-30, -70), (0, -82), (32, -68), (38, -40), (20, -16), (-18, -16))
    form.soft("bloom", (-24, -44), (0, -54), (26, -46), (20, -26), (0, -20), (-20, -28))
    form.soft("dark", (-18, -42), (0, -48), (20, -43), (14, -30), (0, -26), (-14, -32))
    for at in range(6):
        left = -18 + at * 7.2
        form.flat("bone", (left, -47), (left + 6, -47), (left + 3, -36))
        form.flat("bone", (left + 2, -26), (left + 8, -26), (left + 5, -34))
    for x, y, r in ((-16, -66, 4), (0, -72, 5), (16, -66, 4), (-4, -60, 2.4), (9, -61, 2.4)):
        form.eye(x, y, r)


def egg(form: Form, head: str) -> None:
    """An egg that stirs."""
    form.soft("boot", (-50, 2), (-38, -14), (0, -18), (38, -14), (50, 2))
    form.soft("pale", (-28, -20), (-26, -56), (0, -84), (26, -56), (28, -20), (0, -4))
    form.flat(
        "glow",
        (-26, -48),
        (-12, -40),
        (-6, -52),
        (6, -40),
        (14, -52),
        (26, -44),
        (14, -38),
        (4, -30),
        (-8, -36),
        (-16, -28),
    )
    form.shine(0, -42, 40)
    draw(
        form,
        "disc trim 4 -14,-22 12,-64; disc trim 3 -8,-64 16,-24; limb straw 3>1 -46,0 -20,-8;limb straw 3>1 46,0 18,-9",
    )


def swarm(form: Form, head: str) -> None:
    """Many small ones at once."""
    form.airborne = True
    for index in range(13):
        angle, reach = index * 2.4, 11 + 5.2 * index
        x, y = reach * math.cos(angle), reach * 0.7 * math.sin(angle)
        draw(
            small := form.blank(),
            "soft fin -2,-2 -12,-12 -16,-4; soft fin -2,0 -14,4 -10,8; soft skin -12,2 0,-5 10,0 2,5;"
            "disc glow 1.6 6,-1",
        )
        form.join(small, x, y, 0.7 + 0.06 * (index % 5) + 0.03 * index, 0.3 * math.sin(index))


STRANGE: dict[str, Callable[[Form, str], None]] = {
    "ooze": ooze, "tree": tree, "plant": plant, "fungus": fungus, "golem": golem, "machine": machine,
    "thopter": thopter, "elemental": elemental, "boulder": boulder, "spirit": spirit, "eye": eye, "horror": horror,
    "wall": wall, "egg": egg, "swarm": swarm,
}  # fmt: skip
