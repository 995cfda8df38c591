"""Wings, of feathers, of skin, of gauze: a far one behind a body and a near one over it."""

from __future__ import annotations

import math
from itertools import pairwise

from gui.painting.scenes.curves import Point, smooth
from gui.painting.scenes.forms import Form, Part

# How a wing is lifted in each pose: turn of the whole wing, how far it is spread.
_LIFT = ((0.30, 0.82), (-0.10, 1.0), (0.62, 1.0), (-0.42, 0.92))


def add_wing(form: Form, kind: str, root: Point, size: float, far: bool = False) -> None:
    """A wing that goes up and back from its root."""
    own = form.blank()
    if kind == "feather":
        _feathers(own)
    elif kind == "skin":
        _skin(own)
    elif kind == "gauze":
        _gauze(own)
    elif kind == "moth":
        _moth(own)
    else:
        _metal(own)
    turn, spread = _LIFT[form.pose]
    own.parts = [Part(part.material, [(x, y * spread) for x, y in part.outline]) for part in own.parts]
    form.join(own, root[0] + (8 if far else 0), root[1] - (3 if far else 0), size, turn + (0.34 if far else 0.0))


def _feathers(form: Form) -> None:
    arm = smooth([(0, 0), (-14, -24), (-30, -46), (-50, -58)], steps=3)
    for length, wide, material in ((46.0, 15.0, "wing"), (30.0, 14.0, "wing"), (17.0, 13.0, "pale")):
        for index, (x, y) in enumerate(arm):
            at = index / (len(arm) - 1)
            reach = length * (0.6 + 0.7 * at)
            angle = math.pi * (0.58 + 0.40 * at)
            dx, dy = math.cos(angle), math.sin(angle)
            half = wide * (0.5 + 0.12 * at)
            form.soft(
                material,
                (x - dy * half, y + dx * half),
                (x + dx * reach * 0.6 - dy * half, y + dy * reach * 0.6 + dx * half),
                (x + dx * reach, y + dy * reach),
                (x + dx * reach * 0.6 + dy * half, y + dy * reach * 0.6 - dx * half),
                (x + dy * half, y - dx * half),
            )
    form.limb("wing", [(2, 2), (-14, -24), (-30, -46), (-52, -59)], 13, 6)


def _skin(form: Form) -> None:
    wrist = (-18.0, -52.0)
    tips = [(-74.0, -66.0), (-80.0, -26.0), (-62.0, 4.0), (-34.0, 18.0), (0.0, 10.0)]
    outline = [(2.0, -4.0), (-4.0, -28.0), wrist, *smooth([wrist, (-46.0, -70.0), tips[0]], steps=4)]
    for first, second in pairwise(tips):
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        pull = (middle[0] + (wrist[0] - middle[0]) * 0.28, middle[1] + (wrist[1] - middle[1]) * 0.28)
        outline += smooth([first, pull, second], steps=4)
    form.flat("wing", *outline)
    for tip in tips[:4]:
        form.limb("skin", [wrist, ((wrist[0] + tip[0]) / 2 - 2, (wrist[1] + tip[1]) / 2 - 3), tip], 3.2, 1)
    form.limb("skin", [(2, 0), (-5, -28), wrist], 8, 4.5)
    form.flat("bone", (-20, -52), (-12, -64), (-16, -50))


def _gauze(form: Form) -> None:
    form.soft("fin", (0, 0), (-14, -40), (-40, -62), (-58, -54), (-44, -24), (-16, -4))
    form.soft("fin", (0, 2), (-26, -8), (-48, 4), (-44, 20), (-20, 14))
    for tip in ((-50, -52), (-38, -34), (-40, 10)):
        form.limb("pale", [(-2, 0), (tip[0] * 0.5, tip[1] * 0.6), tip], 1.4, 0.6)


def _moth(form: Form) -> None:
    form.soft("wing", (0, 0), (-8, -34), (-30, -60), (-60, -62), (-58, -34), (-34, -10))
    form.soft("trim", (0, 2), (-34, -8), (-56, 8), (-44, 30), (-18, 20))
    form.disc("pale", -40, -42, 8)
    form.disc("dark", -40, -42, 4.5)
    form.disc("pale", -36, 10, 5)


def _metal(form: Form) -> None:
    for index in range(5):
        form.flat(
            "metal",
            (0, -4 + index * 2),
            (-22 - index * 3, -44 + index * 10),
            (-66 + index * 5, -58 + index * 18),
            (-20, -14 + index * 5),
        )
    form.limb("bright", [(0, 0), (-12, -24), (-24, -48)], 6, 3)
