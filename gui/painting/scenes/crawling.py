"""What crawls on many legs: insects, spiders, scorpions, crabs, snails."""

from __future__ import annotations

import math
from collections.abc import Callable

from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.heads import add_head

_LEAN = (0.0, -0.12, -0.32, 0.08)


def _side_legs(form: Form, roots: tuple[float, ...], high: float, reach: float, material: str, far: bool) -> None:
    """Bent legs from along a body."""
    for index, x in enumerate(roots):
        out = (index - (len(roots) - 1) / 2) / max(1, len(roots) - 1) * 2
        step = (4.0 if far else 0.0) + 3 * ((index + form.pose) % 2)
        knee = (x + out * reach * 0.55 + step, -high * 1.5)
        form.limb(material, [(x, -high), knee, (x + out * reach + step, 0)], 5.5, 1.6)


def insect(form: Form, head: str) -> None:
    """A beetle-like insect."""
    own = form.blank()
    _side_legs(own, (-14.0, 2.0, 16.0), 20, 26, "dark", True)
    own.soft("skin", (-48, -16), (-40, -38), (-14, -46), (6, -34), (6, -16), (-18, -8))
    own.limb("dark", [(-46, -20), (-20, -28), (6, -26)], 1.6, 1.6)
    own.disc("trim", 10, -27, 14, 0.9)
    draw(own, "disc pale 3.4 -30,-34 -16,-38; disc pale 2.6 -34,-22 -18,-24")
    add_head(own, head, 29, -26, 1.35)
    _side_legs(own, (-20.0, -2.0, 12.0), 18, 28, "dark", False)
    own.turned(_LEAN[form.pose], (-20.0, 0.0))
    form.join(own, 0, 0)


def mantis(form: Form, head: str) -> None:
    """A mantis that waits with folded arms."""
    _side_legs(form, (-30.0, -14.0, 0.0), 26, 22, "skin", True)
    form.limb("skin", [(6, -36), (-22, -30), (-56, -14)], 18, 3, 6)
    form.flat("fin", (0, -44), (-50, -26), (-62, -8), (-20, -28))
    form.limb("skin", [(2, -34), (14, -62), (22, -80)], 12, 9)
    add_head(form, head, 27, -88, 1.5)
    reach = (0.0, 14.0, 22.0, 6.0)[form.pose]
    for shift in (6, 0):
        form.limb("skin", [(18 + shift, -68), (36 + reach * 0.4, -46 - shift), (48 + reach, -66 - reach * 0.6)], 8, 5)
        form.limb("trim", [(48 + reach, -66 - reach * 0.6), (38 + reach, -42 - reach * 0.4)], 6, 1)


def spider(form: Form, head: str) -> None:
    """A spider, legs high."""
    own = form.blank()
    for far in (True, False):
        if not far:
            own.disc("skin", -26, -40, 27, 0.86)
            draw(own, "flat bloom -34,-54 -18,-54 -26,-42 -16,-30 -36,-30 -26,-42")
            own.disc("skin", 8, -34, 15, 0.86)
            for x, y, r in ((18, -40, 3), (22, -36, 2.4), (13, -42, 2), (20, -31, 2)):
                own.eye(x, y, r)
            draw(own, "limb horn 5>1 18,-28 28,-22 26,-12; limb horn 5>1 12,-26 20,-18 17,-9")
        shift = 7 if far else 0
        for index, (knee_x, knee_y, foot) in enumerate(
            ((-44, -72, -66), (-20, -84, -34), (26, -84, 40), (48, -68, 70))
        ):
            lift = 9 if (index + form.pose) % 4 == 0 else 0
            own.limb(
                "skin",
                [(4 + index * 3 - 4, -34), (knee_x + shift, knee_y - shift), (foot + shift * 1.5, -lift)],
                7,
                1.6,
            )
    own.turned(_LEAN[form.pose] * 0.6, (0.0, 0.0))
    form.join(own, 0, 0)


def scorpion(form: Form, head: str) -> None:
    """A scorpion with its sting raised."""
    _side_legs(form, (-18.0, -6.0, 6.0, 18.0), 15, 28, "skin", True)
    lift = (0.0, 6.0, 12.0, -6.0)[form.pose]
    path = [(-26.0, -20.0), (-52.0, -30.0), (-58.0, -62.0 - lift), (-36.0, -86.0 - lift), (-14.0, -78.0 - lift)]
    form.limb("skin", path, 17, 7)
    for x, y in path[1:4]:
        form.disc("skin", x, y, 8)
    form.flat("glow", (-18, -86 - lift), (4, -70 - lift), (-18, -70 - lift))
    form.soft("skin", (-34, -14), (-24, -28), (10, -30), (28, -20), (20, -8), (-16, -6))
    form.eye(22, -22, 2.4)
    for x, y in ((44.0, -42.0), (54.0, -18.0)):
        form.limb("skin", [(20, -18), (34, y + 8), (x, y)], 8, 7)
        form.soft(
            "skin", (x - 4, y - 6), (x + 14, y - 13), (x + 24, y - 4), (x + 10, y - 4), (x + 22, y + 6), (x + 4, y + 8)
        )
    _side_legs(form, (-22.0, -10.0, 2.0, 14.0), 13, 30, "skin", False)


def crab(form: Form, head: str) -> None:
    """A crab with one great claw."""
    for side in (-1, 1):
        for index in range(3):
            form.limb(
                "skin",
                [(side * 24, -20), (side * (44 + index * 6), -30 + index * 4), (side * (46 + index * 10), 0)],
                7,
                2,
            )
    form.soft("skin", (-38, -22), (-26, -42), (0, -48), (26, -42), (38, -22), (20, -8), (-20, -8))
    draw(form, "disc pale 4 -16,-34 0,-40 16,-34; limb skin 4 -10,-44 -12,-56; limb skin 4 10,-44 12,-56")
    form.eye(-12, -58, 4)
    form.eye(12, -58, 4)
    lift = (0.0, 8.0, 22.0, 14.0)[form.pose]
    for side, size in ((-1, 0.8), (1, 1.3)):
        x, y = side * 50.0, -46.0 - lift * size
        form.limb("skin", [(side * 30, -30), (side * 48, -28), (x, y)], 10, 8)
        form.soft(
            "skin",
            (x - 9 * size, y + 3),
            (x - 13 * size, y - 18 * size),
            (x - 3 * size, y - 32 * size),
            (x, y - 12 * size),
            (x + 9 * size, y - 30 * size),
            (x + 14 * size, y - 12 * size),
            (x + 8 * size, y + 4),
        )


def snail(form: Form, head: str) -> None:
    """A slug; with a shell, a snail."""
    form.soft("skin", (-58, 0), (-40, -12), (0, -18), (30, -20), (46, -38), (56, -36), (58, -18), (48, 0))
    form.limb("skin", [(50, -34), (54, -48)], 3, 2)
    form.limb("skin", [(54, -34), (64, -46)], 3, 2)
    form.eye(54, -50, 3)
    form.eye(65, -48, 3)
    if head == "shell":
        form.disc("trim", -8, -32, 28)
        for radius in (21, 14, 7):
            form.disc("pale" if radius == 14 else "trim", -8 + (21 - radius) * 0.2, -32, radius)
    else:
        for at in range(5):
            form.disc("pale", -36 + at * 15, -12 - at, 3)


def centipede(form: Form, head: str) -> None:
    """A chain of segments on many legs: slivers, larvae, licids."""
    path = [(-58.0, -10.0), (-38.0, -22.0), (-18.0, -14.0), (2.0, -28.0), (16.0, -52.0), (26.0, -72.0)]
    for x, y in path[:4]:
        form.limb("dark", [(x, y), (x + 4, y + 12), (x - 2, 0)], 4, 1)
    form.limb("skin", path, 10, 22)
    for index, (x, y) in enumerate(path):
        form.disc("trim" if index % 2 else "skin", x, y, 8 + index)
    for angle in (0.1, 0.9):
        lift = 0.2 * form.pose
        form.limb(
            "horn",
            [(20, -58), (44 * math.cos(angle) + 16, -56 - 22 * math.sin(angle + lift)), (54, -34 + 26 * angle)],
            6,
            1,
        )
    add_head(form, head, 32, -82, 1.6)


CRAWLING: dict[str, Callable[[Form, str], None]] = {
    "insect": insect, "mantis": mantis, "spider": spider, "scorpion": scorpion, "crab": crab, "snail": snail,
    "centipede": centipede,
}  # fmt: skip
