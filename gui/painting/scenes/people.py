"""People: a build, clothes, a head, what they wear and hold, in four poses."""

from __future__ import annotations

from dataclasses import dataclass

from gui.painting.scenes.curves import Point
from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.gear import HATS, HELD
from gui.painting.scenes.heads import add_head


@dataclass(frozen=True, slots=True)
class Build:
    """The heights of hips, shoulders and head, the size of the head, and how broad the body is."""

    hip: float
    shoulder: float
    head: float
    head_size: float
    wide: float
    stoop: float = 0.0


BUILDS: dict[str, Build] = {
    "": Build(46, 77, 93, 1.0, 1.0),
    "slim": Build(50, 82, 97, 0.92, 0.84),
    "stout": Build(28, 56, 70, 1.15, 1.42),
    "small": Build(24, 46, 60, 1.15, 0.92),
    "broad": Build(44, 80, 95, 1.0, 1.32, 3),
    "huge": Build(42, 84, 96, 0.86, 1.75, 9),
    "stoop": Build(40, 68, 79, 1.0, 1.0, 10),
}

# For each pose: the near foot and the far foot, the lean of the body, the near hand and the turn of what it holds, the
# far hand. Hands are told from the shoulder, in parts of the arm.
_POSES: tuple[tuple[float, float, float, Point, float, Point], ...] = (
    (7, -7, 0, (0.62, 0.62), 0.06, (-0.30, 0.85)),
    (19, -19, 7, (0.92, 0.30), 0.85, (-0.66, 0.55)),
    (9, -11, -2, (0.62, -0.78), 0.30, (-0.72, 0.30)),
    (15, -17, 4, (0.86, 0.02), -0.55, (0.55, 0.42)),
)


@dataclass(frozen=True, slots=True)
class Outfit:
    """What a person wears and holds."""

    clothes: str = "tunic"
    hat: str = ""
    held: str = ""
    other: str = ""
    cape: bool = False


def person(form: Form, build: Build, head: str, outfit: Outfit) -> None:
    """A whole person at the origin."""
    near, far, lean, hand, turn, other = _POSES[form.pose]
    hip, wide = (0.0, -build.hip), build.wide
    shoulder = (lean + build.stoop * 0.5, -build.shoulder)
    arm = build.hip * 0.52 + 14
    near_hand = (shoulder[0] + hand[0] * arm + 5 * wide, shoulder[1] + hand[1] * arm)
    far_hand = (shoulder[0] + other[0] * arm - 4 * wide, shoulder[1] + other[1] * arm)
    if outfit.cape:
        _cape(form, shoulder, wide)
    _arm(form, outfit.clothes, (shoulder[0] - 8 * wide, shoulder[1] + 4), far_hand, wide, -1)
    if outfit.other not in ("shield", "round_shield"):
        _hold(form, outfit.other, far_hand, -0.2)
    _legs(form, outfit.clothes, hip, near, far, wide)
    _torso(form, outfit.clothes, hip, shoulder, wide)
    form.limb(
        "skin",
        [(shoulder[0], shoulder[1] + 2), (shoulder[0] + 1 + build.stoop * 0.5, -build.head + 5)],
        9 * wide**0.5,
        8,
    )
    own = form.blank()
    add_head(own, head, 0, 0)
    draw(own, HATS[outfit.hat])
    form.join(own, shoulder[0] + 1.5 + build.stoop, -build.head, build.head_size)
    if outfit.other in ("shield", "round_shield"):
        _hold(form, outfit.other, (shoulder[0] - 12 * wide, shoulder[1] + 26), 0.0)
    long = outfit.held in (
        "spear",
        "staff",
        "crook",
        "totem",
        "sun_staff",
        "trident",
        "fork",
        "scythe",
        "banner",
        "lance",
    )
    _hold(form, outfit.held, near_hand, turn if not (long and form.pose == 0) else 0.0)
    _arm(form, outfit.clothes, (shoulder[0] + 8 * wide, shoulder[1] + 4), near_hand, wide, 1)


def _hold(form: Form, thing: str, hand: Point, turn: float) -> None:
    """What a hand holds, turned; what shines in it gives light."""
    if not thing:
        return
    own = form.blank()
    draw(own, HELD[thing])
    for part in own.parts:
        if part.material == "glow":
            xs, ys = [x for x, _ in part.outline], [y for _, y in part.outline]
            own.shine((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, 20)
            break
    upright = turn if thing not in ("lantern", "book", "scroll", "flask", "orb", "glass", "lute", "coins") else 0.0
    form.join(own, hand[0], hand[1], 1.0, upright)


_SLEEVES = {
    "plate": "metal", "mail": "metal", "robe": "cloth", "tunic": "cloth", "coat": "coat", "bare": "skin", "fur": "skin",
    "rags": "skin", "suit": "cloth", "dress": "skin", "wraps": "cloth", "apron": "pale",
}  # fmt: skip


def _arm(form: Form, clothes: str, root: Point, hand: Point, wide: float, side: int) -> None:
    elbow = ((root[0] + hand[0]) / 2 + 4 * side, (root[1] + hand[1]) / 2 + 6)
    thick = 8.5 * wide
    form.limb("skin", [root, elbow, hand], thick * 0.9, thick * 0.6)
    sleeve = _SLEEVES[clothes]
    if sleeve != "skin":
        ends = thick * (1.3 if clothes in ("robe", "coat") else 0.75)
        wrist = (hand[0] * 0.85 + elbow[0] * 0.15, hand[1] * 0.85 + elbow[1] * 0.15)
        form.limb(sleeve, [root, elbow, wrist], thick, ends)
    form.disc("skin", hand[0], hand[1], 3.9 * wide**0.5)
    if clothes in ("plate", "mail"):
        form.disc("metal" if clothes == "plate" else "trim", root[0], root[1], 7.4 * wide**0.6, 0.9)


def _legs(form: Form, clothes: str, hip: Point, near: float, far: float, wide: float) -> None:
    if clothes in ("robe", "dress"):
        return
    cloth = {"plate": "metal", "mail": "fur", "bare": "skin", "fur": "skin", "rags": "skin", "suit": "cloth"}.get(
        clothes, "fur"
    )
    thick = 11.0 * wide**0.8
    for foot, x in ((far, -4 * wide), (near, 4 * wide)):
        bend = 5.0 if form.pose in (1, 3) else 2.0
        knee = (x + foot * 0.5 + bend, hip[1] * 0.5)
        form.limb(cloth, [(x, hip[1]), knee, (foot, -3)], thick, thick * 0.62)
        boot = "metal" if clothes == "plate" else "skin" if clothes in ("bare", "rags") else "boot"
        form.soft(
            boot,
            (foot - 5, 1),
            (foot - 5, hip[1] * 0.26),
            (foot + 3, hip[1] * 0.26),
            (foot + 5, -4),
            (foot + 11, -1),
            (foot + 10, 1),
        )


def _torso(form: Form, clothes: str, hip: Point, shoulder: Point, wide: float) -> None:
    hx, hy = hip
    sx, sy = shoulder
    body = (
        (sx - 12 * wide, sy + 3),
        (sx - 5, sy - 3),
        (sx + 6, sy - 3),
        (sx + 12 * wide, sy + 3),
        (hx + 9 * wide, hy - 8),
        (hx + 9 * wide, hy + 3),
        (hx - 9 * wide, hy + 3),
        (hx - 9 * wide, hy - 8),
    )
    if clothes in ("robe", "dress"):
        sway = 4.0 if form.pose == 1 else 0.0
        form.soft(
            "cloth",
            *body[:4],
            (hx + 11 * wide, hy),
            (hx + 19 * wide + sway, -2),
            (hx + 4, 1),
            (hx - 21 * wide - sway * 2, -1),
            (hx - 11 * wide, hy),
        )
        form.flat("trim", (sx + 1, sy), (sx + 6, sy), (hx + 7, -1), (hx - 1, -1))
        form.limb("bright", [(hx - 11 * wide, hy - 5), (hx, hy - 3), (hx + 11 * wide, hy - 5)], 3.4, 3.4)
        return
    skin = clothes in ("bare", "fur", "rags")
    form.soft(
        "skin" if skin else {"plate": "metal", "mail": "cloth", "coat": "coat", "apron": "pale"}.get(clothes, "cloth"),
        *body,
    )
    _over(form, clothes, hip, shoulder, wide)


def _over(form: Form, clothes: str, hip: Point, shoulder: Point, wide: float) -> None:
    """What lies over the body: skirts, belts, straps, coats."""
    hx, hy = hip
    sx, sy = shoulder
    if clothes == "plate":
        _armour(form, hip, shoulder, wide)
    elif clothes == "mail":
        form.flat("metal", (sx - 6, sy + 1), (sx + 7, sy + 1), (hx + 8 * wide, hy - 6), (hx - 8 * wide, hy - 6))
        form.flat(
            "cloth",
            (hx - 10 * wide, hy - 3),
            (hx + 10 * wide, hy - 3),
            (hx + 13 * wide, hy + 18),
            (hx - 12 * wide, hy + 18),
        )
    elif clothes in ("tunic", "apron", "wraps"):
        form.flat(
            "cloth",
            (hx - 10 * wide, hy - 3),
            (hx + 10 * wide, hy - 3),
            (hx + 13 * wide, hy + 15),
            (hx - 13 * wide, hy + 15),
        )
        if clothes == "apron":
            form.flat("fur", (sx - 5, sy + 6), (sx + 8, sy + 6), (hx + 11, hy + 20), (hx - 7, hy + 20))
        if clothes == "wraps":
            form.flat("trim", (sx - 10 * wide, sy + 2), (sx - 3, sy - 1), (hx + 9 * wide, hy - 6), (hx + 3, hy - 3))
    elif clothes == "coat":
        form.flat("pale", (sx + 1, sy), (sx + 7, sy), (hx + 6, hy), (hx, hy))
        form.flat("coat", (hx - 10 * wide, hy - 4), (hx, hy - 4), (hx - 2, hy + 30), (hx - 18 * wide, hy + 32))
        form.flat("coat", (hx + 5, hy - 4), (hx + 10 * wide, hy - 4), (hx + 16 * wide, hy + 28), (hx + 7, hy + 30))
    elif clothes == "fur":
        _furs(form, hip, shoulder, wide)
    elif clothes in ("bare", "rags"):
        _loincloth(form, hip, shoulder, wide, clothes == "rags")
    elif clothes == "suit":
        form.flat("trim", (sx - 3, sy + 6), (sx + 9, sy + 6), (sx + 3, sy + 18))
        form.limb("bright", [(hx - 9 * wide, hy - 3), (hx + 9 * wide, hy - 3)], 4, 4)
    if clothes not in ("suit", "plate"):
        form.limb("boot", [(hx - 10 * wide, hy - 5), (hx, hy - 3), (hx + 10 * wide, hy - 5)], 3.6, 3.6)


def _furs(form: Form, hip: Point, shoulder: Point, wide: float) -> None:
    """A hide over the shoulders, and one about the hips."""
    hx, hy = hip
    sx, sy = shoulder
    form.soft(
        "mane",
        (sx - 15 * wide, sy + 8),
        (sx - 8 * wide, sy - 5),
        (sx + 8 * wide, sy - 5),
        (sx + 14 * wide, sy + 8),
        (sx + 3, sy + 12),
        (sx - 6, sy + 14),
    )
    form.flat(
        "mane",
        (hx - 10 * wide, hy - 5),
        (hx + 10 * wide, hy - 5),
        (hx + 12 * wide, hy + 12),
        (hx + 4, hy + 8),
        (hx, hy + 18),
        (hx - 6, hy + 9),
        (hx - 12 * wide, hy + 14),
    )


def _loincloth(form: Form, hip: Point, shoulder: Point, wide: float, strap: bool) -> None:
    """A cloth about the hips, perhaps with a strap over a shoulder."""
    hx, hy = hip
    sx, sy = shoulder
    form.flat(
        "cloth",
        (hx - 10 * wide, hy - 4),
        (hx + 10 * wide, hy - 4),
        (hx + 11 * wide, hy + 10),
        (hx + 5, hy + 7),
        (hx + 2, hy + 19),
        (hx - 5, hy + 10),
        (hx - 11 * wide, hy + 14),
    )
    if strap:
        form.flat("cloth", (sx - 11 * wide, sy + 1), (sx - 4, sy - 2), (hx + 6, hy - 2), (hx - 6, hy - 4))


def _cape(form: Form, shoulder: Point, wide: float) -> None:
    sx, sy = shoulder
    blown = (0.0, 16.0, 10.0, 20.0)[form.pose]
    form.soft(
        "trim",
        (sx + 6, sy - 2),
        (sx - 10 * wide, sy),
        (sx - 20 * wide - blown * 0.6, sy * 0.5),
        (sx - 30 * wide - blown, -6),
        (sx - 14, -2),
        (sx - 4, -8),
        (sx + 4, sy * 0.5),
    )


def _armour(form: Form, hip: Point, shoulder: Point, wide: float) -> None:
    """A breastplate and the cloth below it."""
    hx, hy = hip
    sx, sy = shoulder
    form.soft(
        "metal",
        (sx - 10 * wide, sy + 2),
        (sx + 10 * wide, sy + 2),
        (sx + 9 * wide, sy + 16),
        (sx, sy + 21),
        (sx - 9 * wide, sy + 16),
    )
    form.flat(
        "trim",
        (hx - 10 * wide, hy - 4),
        (hx + 10 * wide, hy - 4),
        (hx + 13 * wide, hy + 16),
        (hx + 2, hy + 12),
        (hx - 12 * wide, hy + 16),
    )
