"""Animals on four legs: a frame of bones by numbers, a head, a tail, and what is on the back."""

from __future__ import annotations

import math
from dataclasses import dataclass

from gui.painting.scenes.curves import Point
from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.heads import add_head
from gui.painting.scenes.wings import add_wing


@dataclass(frozen=True, slots=True)
class Frame:
    """Legs' and body's measures.

    Height of the legs, depth and half length of the body, reach and rise of the neck.
    """

    leg: float
    girth: float
    half: float
    reach: float
    rise: float
    thick: float
    head_size: float = 1.0
    hump: float = 3.0
    foot: str = "paw"


FRAMES: dict[str, Frame] = {
    "cat": Frame(30, 20, 34, 12, 12, 9, 1.15),
    "dog": Frame(32, 19, 32, 13, 15, 8, 1.1),
    "hoof": Frame(40, 22, 33, 16, 30, 8, 1.1, 2, "hoof"),
    "stag": Frame(40, 19, 28, 14, 30, 7, 1.0, 2, "hoof"),
    "bull": Frame(28, 30, 36, 15, 2, 11, 1.35, 8, "hoof"),
    "bear": Frame(24, 32, 35, 14, 6, 15, 1.35, 7),
    "huge": Frame(34, 40, 38, 13, 6, 17, 1.6, 5, "round"),
    "rodent": Frame(11, 25, 26, 10, 4, 7, 1.5, 9),
    "low": Frame(11, 18, 44, 18, 1, 10, 1.35, 1, "claw"),
    "frog": Frame(13, 30, 24, 10, 8, 9, 1.8, 0, "claw"),
    "shell": Frame(11, 20, 34, 18, 8, 12, 1.3, 0, "claw"),
    "ape": Frame(26, 32, 26, 12, 16, 15, 1.45, 14, "fist"),
    "raptor": Frame(36, 24, 30, 18, 24, 12, 1.5, 3, "claw"),
    "beast": Frame(26, 32, 38, 14, 6, 14, 1.5, 12, "claw"),
    "drake": Frame(26, 24, 34, 20, 24, 12, 1.3, 4, "claw"),
}

# On the back of an animal, about the middle of its back, in tenths of its half length.
BACKS: dict[str, str] = {
    "": "",
    "ridge": "flat trim -26,2 -30,-9 -20,0; flat trim -16,0 -19,-12 -9,-1; flat trim -6,-1 -8,-14 2,-2;"
    "flat trim 5,-2 4,-14 13,-1;"
    "flat trim 16,-1 17,-12 24,1",
    "plates": "flat trim -28,3 -32,-12 -20,-6 -17,1; flat trim -16,0 -17,-20 -5,-8 -4,-1;"
    "flat trim -3,-1 0,-23 11,-8 9,-1;"
    "flat trim 11,-1 18,-18 24,-4 22,2",
    "quills": "limb bone 3>0.6 -28,4 -44,-10; limb bone 3>0.6 -20,1 -36,-18; limb bone 3>0.6 -12,0 -24,-24;"
    "limb bone 3>0.6 -3,-1 -10,-26;"
    "limb bone 3>0.6 6,-1 4,-26; limb bone 3>0.6 14,0 16,-22; limb bone 3>0.6 22,2 27,-15",
    "shell": "soft trim -36,14 -30,-8 -8,-22 16,-18 34,0 36,14 0,18; soft horn -22,2 -14,-10 -4,-2 -8,8;"
    "soft horn 0,-2 8,-13 18,-6 12,6;"
    "soft horn 20,4 26,-3 31,8; limb dark 1.4 -35,13 0,16 35,12",
    "hump": "soft skin -18,4 -10,-12 0,-20 10,-12 18,4",
    "stripes": "limb dark 3.4>0.8 -20,0 -22,9 -20,15; limb dark 3.4>0.8 -9,-1 -10,9 -7,16;"
    "limb dark 3.4>0.8 3,-2 2,9 5,16;"
    "limb dark 3.4>0.8 14,-1 15,8 18,14",
    "spots": "disc dark 2.6 -22,7 -12,4 -14,13 -2,5 -4,14 8,4 6,13 18,6 17,14",
    "saddle": "soft trim -14,-2 0,-6 14,-2 15,16 -14,16; soft boot -12,-4 -2,-9 6,-7 12,-11 14,-3 0,2",
    "moss": "disc leaf 8 -22,-1 -12,-6 0,-7 12,-5 22,0; disc leaf 5 -17,-9 5,-12",
    "crystals": "flat glow -20,2 -28,-18 -11,0; flat glow -8,0 -9,-28 4,-1; flat glow 6,-1 15,-22 18,0",
    "machine": "disc metal 9 -20,8 18,8; disc dark 4 -20,8 18,8; limb metal 3 -20,0 18,0;"
    "flat glow -6,4 6,4 6,9 -6,9",
    "ribs": "limb bone 2.6 -14,2 -16,16; limb bone 2.6 -5,1 -6,18; limb bone 2.6 5,1 5,18; limb bone 2.6 14,2 16,16",
}  # fmt: skip

TAILS: dict[str, str] = {
    "": "",
    "thin": "limb skin 5>1.6 2,0 -14,-4 -24,8 -34,2",
    "tuft": "limb skin 4>2 2,0 -12,2 -18,16 -26,22; soft mane -22,18 -30,18 -34,30 -26,28",
    "brush": "soft skin 2,-2 -12,-8 -30,-8 -44,2 -30,8 -12,6; flat pale -34,-7 -45,2 -33,6",
    "bushy": "soft skin 2,-2 -12,-4 -26,4 -34,18 -20,14 -6,6",
    "squirrel": "soft skin 4,6 -14,8 -26,-8 -22,-34 -8,-44 2,-36 -8,-28 -8,-8",
    "hair": "limb mane 8>2 2,0 -12,4 -16,20 -12,38",
    "stub": "disc pale 5 -4,2",
    "heavy": "limb skin 17>2 6,2 -16,4 -34,14 -56,10",
    "spiked": "limb skin 15>4 6,2 -16,0 -34,10 -48,0; flat horn -38,2 -46,-12 -44,4; flat horn -46,-2 -58,-10 -50,4",
    "club": "limb skin 13>6 6,2 -16,2 -34,8; disc horn 9 -40,8",
    "curl": "limb skin 4>2 2,0 -10,-6 -14,2 -8,4",
    "ring": "limb skin 10>9 2,0 -14,-2 -28,-10 -38,-6; limb dark 9 -12,-3 -17,-4; limb dark 9 -24,-8 -29,-9",
    "bald": "limb blush 4>1 2,2 -14,10 -28,6 -44,12",
    "snake": "limb leaf 6>3 2,0 -12,-12 -24,-18 -22,-30; disc leaf 4 -21,-32; disc glow 1 -19,-33",
    "fish": "limb fin 14>4 4,2 -14,4 -28,0; flat fin -26,0 -44,-14 -38,0 -44,14",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Animal:
    """Which frame, head, tail, back and wings an animal has."""

    frame: str
    head: str
    tail: str = ""
    back: str = ""
    wings: str = ""
    heads: int = 1


# For each pose: the turn of the body, the steps of the four legs, and how far the head is lowered.
_POSES = (
    (0.0, (-5.0, 4.0, -4.0, 5.0), 0.0),
    (-0.05, (-22.0, -10.0, 12.0, 24.0), 4.0),
    (-0.55, (-2.0, 5.0, 26.0, 18.0), -4.0),
    (0.07, (-12.0, 6.0, 4.0, 16.0), 20.0),
)


def four_legs(form: Form, animal: Animal) -> None:
    """A whole animal at the origin."""
    frame = FRAMES[animal.frame]
    turn, steps, lowered = _POSES[form.pose]
    if animal.frame in ("low", "shell", "frog") and form.pose == 2:
        turn = -0.25
    body = form.blank()
    back = -frame.leg - frame.girth
    hind, fore = -frame.half * 0.74, frame.half * 0.74
    if animal.wings:
        add_wing(body, animal.wings, (4, back + 6), 0.92, far=True)
    for x, step, hindmost in ((hind + 5, steps[1], True), (fore + 5, steps[2], False)):
        _leg(body, frame, x, step, hindmost)
    tail = body.blank()
    draw(tail, TAILS[animal.tail])
    body.join(tail, -frame.half + 3, back + frame.girth * 0.28, frame.girth / 24 + 0.2)
    _trunk(body, frame, back)
    _heads(body, animal, frame, back, lowered)
    for x, step, hindmost in ((hind, steps[0], True), (fore, steps[3], False)):
        _leg(body, frame, x, step, hindmost)
    ridge = body.blank()
    draw(ridge, BACKS[animal.back])
    body.join(ridge, 0, back + 3, frame.half / 33)
    if animal.wings:
        add_wing(body, animal.wings, (2, back + 6), 1.0)
    about = (hind, -frame.leg * 0.6) if form.pose == 2 else (0.0, -frame.leg)
    body.turned(turn, about)
    form.join(body, 0, 0)


def _trunk(form: Form, frame: Frame, back: float) -> None:
    half, girth = frame.half, frame.girth
    form.soft(
        "skin",
        (-half, back + girth * 0.3), (-half * 0.8, back + 1), (-half * 0.2, back + 1), (half * 0.4, back - frame.hump),
        (half * 0.85, back), (half * 1.08, back + girth * 0.4), (half * 0.85, back + girth * 0.95),
        (half * 0.2, back + girth * 1.02), (-half * 0.45, back + girth * 0.86), (-half * 0.95, back + girth * 0.8),
    )  # fmt: skip
    form.soft(
        "pale",
        (half * 0.8, back + girth * 0.9), (half * 0.2, back + girth), (-half * 0.45, back + girth * 0.85),
        (-half * 0.2, back + girth * 0.76), (half * 0.3, back + girth * 0.84),
    )  # fmt: skip


def _heads(form: Form, animal: Animal, frame: Frame, back: float, lowered: float) -> None:
    """The neck and the head, or several."""
    half, girth = frame.half, frame.girth
    thick = 11 * frame.head_size
    for index in range(animal.heads):
        spread = (index - (animal.heads - 1) / 2) * 0.62
        rise, reach = frame.rise - lowered, frame.reach
        if animal.heads > 1:
            rise, reach = 34 * math.cos(spread) + 4, 14 + 30 * math.sin(spread + 0.3)
        at = (half * 0.9 + reach, back + girth * 0.22 - rise)
        neck = [(half * 0.62, back + girth * 0.42), (half * 0.9 + reach * 0.35, back + girth * 0.2 - rise * 0.4), at]
        form.limb("skin", neck, girth * 0.86 if animal.heads == 1 else girth * 0.5, thick * 1.15)
        add_head(
            form,
            animal.head,
            at[0] + 3,
            at[1],
            frame.head_size if animal.heads == 1 else 0.9,
            0.15 if lowered > 9 else 0.0,
        )


def _leg(form: Form, frame: Frame, x: float, step: float, hind: bool) -> None:
    """One leg: thigh, shank and what stands on the ground."""
    leg, thick = frame.leg, frame.thick
    bend = -5.0 if hind else 4.0
    hip: Point = (x, -leg - frame.girth * 0.28)
    joints = [
        hip,
        (x + step * 0.35 + (6 if hind else -2), -leg * 0.7),
        (x + step * 0.7 + bend, -leg * 0.34),
        (x + step, -2),
    ]
    form.limb("skin", joints, thick * (2.0 if hind else 1.7), thick * 0.62)
    foot, reach = x + step, thick * 0.5
    if frame.foot == "hoof":
        form.flat(
            "dark", (foot - reach * 0.8, 0), (foot - reach * 0.6, -6), (foot + reach * 0.8, -6), (foot + reach, 0)
        )
    elif frame.foot == "claw":
        form.soft(
            "skin", (foot - reach, 0), (foot - reach * 0.6, -6), (foot + reach * 1.6, -4), (foot + reach * 1.9, 0)
        )
        for at in (0.9, 1.5, 2.1):
            form.flat("bone", (foot + reach * at - 1, -3), (foot + reach * at + 4, 0.6), (foot + reach * at - 1, 0.6))
    elif frame.foot == "round":
        form.disc("pale", foot + reach * 0.9, -2, 2.2)
        form.disc("pale", foot, -2, 2.2)
    else:
        form.soft(
            "skin",
            (foot - reach, 0.5),
            (foot - reach * 0.8, -5.5),
            (foot + reach * 1.3, -4.5),
            (foot + reach * 1.8, 0.5),
        )
