"""What flies or perches: birds, dragons, bats, winged insects."""

from __future__ import annotations

from dataclasses import dataclass

from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.heads import add_head
from gui.painting.scenes.wings import add_wing


@dataclass(frozen=True, slots=True)
class Flier:
    """A body, a head, wings, a tail."""

    body: str
    head: str
    wings: str = "feather"


def flier(form: Form, kind: Flier) -> None:
    """A whole flying creature; in its last pose it stands."""
    if kind.body == "bird" and form.pose == 3:
        _perched(form, kind)
        return
    form.airborne = True
    {"bird": _bird, "dragon": _dragon, "bat": _bat, "bug": _bug}[kind.body](form, kind)


def _bird(form: Form, kind: Flier) -> None:
    tilt = (-0.25, 0.10, -0.55)[form.pose]
    own = form.blank()
    add_wing(own, kind.wings, (6, -8), 1.0, far=True)
    draw(own, "soft trim -24,-2 -60,-6 -66,2 -60,10 -24,8; soft wing -24,0 -56,0 -62,6 -24,6")
    own.soft("skin", (-32, 2), (-14, -11), (10, -13), (26, -8), (30, 0), (20, 10), (0, 14), (-20, 11))
    own.soft("pale", (22, 8), (0, 13), (-18, 10), (0, 6))
    add_head(own, kind.head, 34, -10, 1.15)
    draw(own, "limb beak 3>1.4 -8,10 -18,22 -26,20; limb beak 3>1.4 0,12 -8,24 -16,24")
    add_wing(own, kind.wings, (4, -6), 1.15)
    own.turned(tilt)
    form.join(own, 0, 0)


def _perched(form: Form, kind: Flier) -> None:
    draw(form, "soft trim -10,-22 -34,2 -42,14 -26,8 -6,-6")
    form.soft("skin", (-18, -14), (-18, -40), (-4, -60), (12, -56), (20, -38), (14, -18), (0, -8))
    form.soft("pale", (14, -20), (19, -38), (12, -54), (6, -40), (4, -16))
    draw(
        form,
        "limb beak 4>2.4 2,-12 4,0; limb beak 4>2.4 8,-14 12,0; limb beak 2.4>1 4,0 12,1;"
        "limb beak 2.4>1 12,0 20,1; limb beak 2.4>1 4,0 -3,1",
    )
    add_head(form, kind.head, 8, -68, 1.4)
    for at in range(4):
        form.limb("wing", [(2 - at * 4, -50 + at * 3), (-10 - at * 3, -26), (-24 - at * 4, 2 - at * 3)], 13, 2)
    form.soft("wing", (8, -44), (-4, -54), (-18, -38), (-18, -22), (-2, -24))


def _dragon(form: Form, kind: Flier) -> None:
    own = form.blank()
    add_wing(own, kind.wings, (10, -10), 1.2, far=True)
    own.limb("skin", [(-22, 4), (-46, 14), (-66, 2), (-86, 16), (-104, 8)], 20, 2)
    own.flat("trim", (-100, 10), (-116, -4), (-118, 14))
    _legs_under(own, 10)
    own.soft("skin", (-34, 4), (-18, -12), (10, -16), (28, -10), (30, 4), (14, 16), (-12, 17))
    own.limb("skin", [(18, -2), (38, -18), (44, -38), (58, -46)], 25, 11)
    own.limb("pale", [(22, 6), (42, -10), (50, -32), (58, -40)], 8, 4)
    for x, y in ((-16, -13), (-4, -16), (10, -17), (24, -16), (34, -28), (38, -42)):
        own.flat("trim", (x - 5, y + 4), (x - 8, y - 10), (x + 4, y + 3))
    add_head(own, kind.head, 62, -47, 1.55, 0.1)
    _legs_under(own, 0)
    add_wing(own, kind.wings, (4, -8), 1.3)
    own.turned((-0.1, 0.18, -0.5, 0.34)[form.pose])
    form.join(own, 0, 0)


def _legs_under(form: Form, shift: float) -> None:
    for x in (-18.0, 16.0):
        form.limb("skin", [(x + shift, 8), (x + shift + 8, 22), (x + shift - 2, 32), (x + shift + 4, 38)], 13, 4)
        for at in (0, 4, 8):
            form.flat("bone", (x + shift + at, 36), (x + shift + at + 3, 44), (x + shift + at + 4, 36))


def _bat(form: Form, kind: Flier) -> None:
    own = form.blank()
    add_wing(own, kind.wings, (6, -6), 1.15, far=True)
    own.soft("skin", (-22, 10), (-10, -8), (8, -12), (18, -4), (12, 10), (-6, 16))
    own.limb("mane", [(8, -8), (16, 0), (8, 8)], 10, 5)
    add_head(own, kind.head, 22, -12, 1.4)
    draw(own, "limb dark 2.4>0.8 -14,12 -22,22 -16,28; limb dark 2.4>0.8 -6,14 -12,24 -6,30")
    add_wing(own, kind.wings, (2, -4), 1.15)
    own.turned((-0.2, 0.12, -0.6, 0.3)[form.pose])
    form.join(own, 0, 0)


def _bug(form: Form, kind: Flier) -> None:
    own = form.blank()
    add_wing(own, kind.wings, (4, -8), 1.1, far=True)
    own.limb("skin", [(-6, 0), (-26, 8), (-48, 22)], 20, 5, 6)
    for at in range(4):
        own.limb("dark", [(-14 - at * 9, -3 + at * 5), (-18 - at * 8, 12 + at * 4)], 3, 3)
    own.flat("bone", (-47, 19), (-60, 32), (-50, 25))
    own.disc("skin", 6, -4, 13, 0.85)
    add_head(own, kind.head, 24, -8, 1.2)
    for x, foot in ((-2, -8), (6, 2), (12, 12)):
        own.limb("dark", [(x, 6), (x + foot * 0.4 + 4, 18), (x + foot, 30)], 3, 1)
    add_wing(own, kind.wings, (2, -8), 1.2)
    own.turned((-0.1, 0.2, -0.4, 0.05)[form.pose])
    form.join(own, 0, 0)
