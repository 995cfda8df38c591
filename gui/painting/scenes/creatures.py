"""A creature in its place: its figure built from what its types tell, sized by its power, where such creatures live."""

from __future__ import annotations

from gui.painting.scenes import growth
from gui.painting.scenes.canvas import SCALE, Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.crawling import CRAWLING
from gui.painting.scenes.creature_kinds import KIND_BY_TYPE, Line, Who, who
from gui.painting.scenes.curves import height_at, rolling
from gui.painting.scenes.figure_colors import materials
from gui.painting.scenes.fliers import Flier, flier
from gui.painting.scenes.form_paint import Look, Place, paint_form
from gui.painting.scenes.forms import POSES, Form, Part, draw
from gui.painting.scenes.four_legs import TAILS, Animal, four_legs
from gui.painting.scenes.people import BUILDS, Outfit, person
from gui.painting.scenes.places import SHELTERED, backdrop, place_for, recede, weather
from gui.painting.scenes.strange import STRANGE
from gui.painting.scenes.swimmers import SWIMMERS, naga
from gui.painting.scenes.tints import Rgb, Tint, color_at, mix, scaled
from gui.painting.scenes.wings import add_wing

#: How much of the picture a figure fills, by its power: up to 1, 3, 5, and beyond.
SIZES = (0.80, 0.90, 0.99, 1.12)
_FLOORLESS = ("clouds", "void", "sea", "reef")  # nobody stands there
_ODD = {**SWIMMERS, **CRAWLING, **STRANGE}
_PERSON_TAILS = {
    "": "",
    "devil": "limb skin 5>2 2,0 -14,8 -26,-4 -34,-22; flat skin -30,-20 -36,-34 -42,-20",
    "cow": "limb skin 4>2 2,0 -12,10 -16,28; soft mane -12,26 -20,26 -20,38",
    "lizard": "limb skin 12>2 2,0 -20,22 -42,40 -58,36",
    "fish": "limb skin 12>4 2,0 -20,16 -36,10; flat fin -32,12 -52,-8 -46,12 -54,28",
    "bushy": "soft skin 4,-2 -12,0 -28,14 -32,30 -16,24 -2,10",
    "arms": "limb skin 9>2 0,0 -26,6 -44,-14; limb skin 9>2 0,0 -22,18 -44,24; limb skin 9>2 4,2 30,14 42,-4;"
    "limb skin 9>2 4,2 26,22 46,28",
}  # fmt: skip


def creature(
    chance: Chance, tint: Tint, subtypes: tuple[str, ...], colors: tuple[str, ...], name: str, size: int
) -> Canvas:
    """The picture of a creature."""
    found = who(subtypes, name)
    form = figure(chance, found)
    place = place_of(chance, found, form, colors, name)
    canvas, lit = backdrop(chance, tint, place)
    recede(canvas, lit)
    paint = paint_of(chance, found, colors, lit)
    _stand(chance, canvas, lit, form, paint, found, place, min(3, size + (found.kind.one("huge") == "yes")))
    weather(chance, canvas, lit, place)
    return canvas


def place_of(chance: Chance, found: Who, form: Form, colors: tuple[str, ...], name: str) -> str:
    """Where a creature is seen: swimmers in water, and nobody in the air who does not fly or live there."""
    habitats = " ".join(line.one("at").replace("/", " ") for line in (found.kind, found.trade) if line is not None)
    if habitats.startswith(("sea", "reef")):
        return chance.pick(habitats.split())
    place = place_for(chance, name, colors, habitats)
    if place in _FLOORLESS and not (form.airborne or place in habitats):
        place = place_for(chance, "", colors, "heath ruins mesa gorge")
        place = "heath" if place in _FLOORLESS else place
    return place


def figure(chance: Chance, found: Who, pose: int | None = None) -> Form:
    """The figure of a creature, in a pose of its own or in a given one."""
    form = Form(chance, chance.whole(0, POSES - 1) if pose is None else pose)
    kind, trade = found.kind, found.trade
    plan = chance.pick(kind.plans)
    if trade is not None and trade.one("crowd") == "yes":
        _crowd(form, found)
    elif plan in ("person", "centaur", "naga") or (trade is not None and kind.one("up") != "no" and _heads(kind)):
        _person(form, found, plan)
    elif plan == "four":
        heads = _heads(kind)
        frame, back = kind.one("frame"), chance.pick(kind.any_of("back"))
        four_legs(
            form,
            Animal(frame, chance.pick(heads), kind.one("tail"), back, kind.one("wings"), int(kind.one("necks", "1"))),
        )
    elif plan in ("flier", "bug"):
        body = "bug" if plan == "bug" else kind.one("body")
        flier(
            form,
            Flier(
                body,
                chance.pick(_heads(kind)) if plan == "flier" else "insect",
                chance.pick(kind.any_of("wings", "gauze")),
            ),
        )
    else:
        if kind.one("wings"):
            add_wing(form, kind.one("wings"), (4, -60), 0.9, far=True)
            add_wing(form, kind.one("wings"), (-4, -60), 1.0)
        heads = kind.any_of("heads", kind.one("head"))
        own = {"elemental": "skin"}.get(plan, chance.pick(heads) if plan not in ("boulder", "golem") else "")
        _ODD[plan](form, own)
    _also(form, found)
    return form


def _heads(kind: Line) -> tuple[str, ...]:
    return tuple(filter(None, kind.any_of("heads", kind.one("head"))))


def _person(form: Form, found: Who, plan: str) -> None:
    """A person: what the kind is above, what the trade wears and holds."""
    chance, kind, trade = form.chance, found.kind, found.trade
    animal = plan not in ("person", "centaur", "naga")
    broad = kind.one("frame") in ("huge", "bear", "bull")
    build = BUILDS[kind.one("build") if not animal else "broad" if broad else ""]
    outfit = _outfit(chance, kind, trade)
    rides = trade is not None and trade.one("mount") == "yes" and kind.one("build") != "huge"
    seat = "horse" if rides and plan == "person" and chance.happens(0.4) else plan
    _wings_behind(form, kind.one("wings"), build.shoulder)
    own = form.blank()
    if seat in ("person", "horse") or animal:
        shape = own.blank()
        draw(shape, (TAILS if animal else _PERSON_TAILS).get(kind.one("tail"), ""))
        own.join(shape, -7, -build.hip + 3, 0.8 if animal else 1.0)
    person(own, build, chance.pick(_heads(kind) or ("human",)), outfit)
    form.core = build.head + 16 * build.head_size + (26 if seat in ("horse", "centaur") else 0)
    if kind.one("halo") == "yes":
        draw(halo := own.blank(), "limb bright 2 -14,-16 -5,-20 6,-20 14,-16 6,-13 -5,-13 -14,-16")
        own.join(halo, 2, -build.head, 1.0)
    _seat(form, own, seat)


def _wings_behind(form: Form, wings: str, shoulder: float) -> None:
    """The wings of a person, if it has any."""
    if wings:
        add_wing(form, wings, (0, -shoulder + 6), 1.05, far=True)
        if wings != "feather" or form.pose != 3:
            add_wing(form, wings, (-8, -shoulder + 6), 1.05)


def _seat(form: Form, own: Form, seat: str) -> None:
    """A person on its own legs, or over what carries it."""
    if seat == "centaur":
        _half(form, own, "horse")
    elif seat == "naga":
        naga(form, "")
        _upper(form, own, -14.0)
    elif seat == "horse":
        _mount(form)
        _upper(form, own, -34.0)
        form.limb("boot", [(-2, -62), (9, -48), (5, -30), (11, -28)], 11, 6)
    else:
        form.join(own, 0, 0)


def _mount(form: Form) -> None:
    """A horse to ride: on its legs, with a coat of its own."""
    form.pose = (0, 1, 1, 3)[form.pose]
    horse = form.blank()
    four_legs(horse, Animal("hoof", form.chance.pick(("horse", "horse", "unicorn")), "hair", "saddle"))
    coats = {"skin": "mount", "pale": "mount", "mane": "dark"}
    horse.parts = [Part(coats.get(part.material, part.material), part.outline) for part in horse.parts]
    form.join(horse, 0, 0)


def _outfit(chance: Chance, kind: Line, trade: Line | None) -> Outfit:
    def choice(option: str, default: str = "") -> str:
        return chance.pick((trade or kind).any_of(option, default))

    if trade is not None:
        hat = choice("hat") if chance.happens(0.85) else ""
        return Outfit(choice("clothes", "tunic"), hat, choice("held"), choice("other") if chance.happens(0.6) else "",
                      trade.one("cape") == "yes" and chance.happens(0.6))  # fmt: skip
    clothes = choice("clothes", "tunic/bare/wraps/robe/coat/rags/mail")
    return Outfit(
        clothes,
        choice("hat"),
        choice("held", "/spear/axe/club/lantern/dagger/staff/sword/claws/net"),
        "",
        kind.one("cape") == "yes",
    )


def _upper(form: Form, own: Form, lift: float) -> None:
    """A person from the hips up, over something else."""
    keep = own.blank()
    keep.parts = [part for part in own.parts if max(y for _, y in part.outline) < -14]
    keep.shines = own.shines
    form.join(keep, 2, lift + 8, 0.86)


def _half(form: Form, own: Form, head: str) -> None:
    """A person's upper half on a horse's body."""
    form.pose = (0, 1, 1, 3)[form.pose]
    horse = form.blank()
    four_legs(horse, Animal("hoof", head, "hair"))
    neck = max(index for index, part in enumerate(horse.parts) if part.material == "pale" and len(part.outline) > 20)
    heads = [
        part for part in horse.parts if min(x for x, _ in part.outline) > 26 and max(y for _, y in part.outline) < -48
    ]
    horse.parts = [part for index, part in enumerate(horse.parts) if part not in heads and index != neck + 1]
    horse.shines = []
    form.join(horse, -8, 0)
    keep = own.blank()
    keep.parts = [part for part in own.parts if max(y for _, y in part.outline) < -22]
    keep.shines = own.shines
    form.join(keep, 20, -12, 0.95)


def _crowd(form: Form, found: Who) -> None:
    """A company: three ranks of people."""
    for depth, count in ((0.62, 5), (0.8, 4), (1.0, 3)):
        for index in range(count):
            own = Form(form.chance, form.chance.whole(0, POSES - 1))
            person(
                own,
                BUILDS[found.kind.one("build")],
                form.chance.pick(_heads(found.kind) or ("human",)),
                _outfit(form.chance, found.kind, found.trade),
            )
            form.join(
                own, (index - (count - 1) / 2) * 46 * depth + form.chance.span(-6, 6), -52 + 52 * depth, depth * 0.9
            )


def _also(form: Form, found: Who) -> None:
    """Marks of what else it is: ribs, plates of machines, a light."""
    left, top, right, bottom = form.box
    if "Phyrexian" in found.also or found.kind is KIND_BY_TYPE["Phyrexian"]:
        for at in range(4):
            x, y = left + (right - left) * (0.30 + at * 0.09), top + (bottom - top) * (0.34 + at * 0.05)
            form.limb("metal", [(x, y), (x - 10, y - 10), (x - 20, y - 8 - at * 4)], 5, 0.8)
    if "Eldrazi" in found.also:
        draw(own := form.blank(), "limb pale 6>1 0,0 -20,-16 -34,-8; limb pale 6>1 0,0 16,-22 32,-20")
        form.join(own, (left + right) / 2, top + (bottom - top) * 0.5)
    if found.kind.one("glowing") == "yes" or {"Avatar", "Incarnation", "God", "Elemental"} & set(found.also):
        form.shine((left + right) / 2, (top + bottom) / 2, (bottom - top) * 0.7)


def paint_of(chance: Chance, found: Who, colors: tuple[str, ...], tint: Tint) -> dict[str, Rgb]:
    """The colours of a creature's materials."""
    return materials(chance, _coat_of(found, chance.pick(found.kind.any_of("coat", "own"))), colors, tint)


def _coat_of(found: Who, coat: str) -> str:
    also = set(found.also)
    if {"Zombie", "Eternal"} & also:
        return "rot"
    if "Skeleton" in also:
        return "bone"
    if {"Nightmare", "Horror"} & also:
        return "shadow"
    if "Spirit" in also or "Illusion" in also:
        return "ghost"
    return "own" if "Elemental" in also else coat


def _stand(
    chance: Chance, canvas: Canvas, tint: Tint, form: Form, paint: dict[str, Rgb], found: Who, place: str, size: int
) -> None:
    """The figure set into the picture, with light behind it and ground over its feet."""
    left, top, right, bottom = form.box
    wide, tall = right - left, bottom - top
    fill = SIZES[size]
    scale = min(H * 0.86 * fill / (form.core or tall), W * min(0.96, 0.92 * fill) / wide)
    low = H * (0.93 if size < 3 else 1.04)
    side, x = chance.side(), W * chance.span(0.46, 0.54)
    afloat = form.airborne or place in ("clouds", "void")
    y = H * 0.48 - (top + bottom) / 2 * scale if afloat else low - min(bottom, 4.0) * scale
    at = Place(x - side * (left + right) / 2 * scale, y, scale, side)
    _set_off(canvas, tint, paint["skin"], x, y + (top + bottom) / 2 * scale, max(wide, tall) * scale)
    if not afloat and place not in ("sea", "reef"):
        canvas.shade(x, low - 2, wide * scale * 0.5, scaled(tint.near, 0.6), 0.7, 0.16)
    ghostly = {"Spirit", "Illusion"} & set(found.also) or "spirit" in found.kind.plans
    look = Look(chance.side(), 0.0, 0.86 if ghostly else 1.0, 0.04 if not tint.dark else 0.12)
    paint_form(canvas, form, at, paint, tint, look)
    if place == "sea":
        _surf(chance, canvas, tint, low - H * 0.06)
    elif not afloat and place not in SHELTERED:
        _ground(chance, canvas, tint, low + 4)


def _set_off(canvas: Canvas, tint: Tint, skin: Rgb, x: float, y: float, reach: float) -> None:
    """Light behind a figure, or shade if the figure is as bright as what lies behind it."""
    behind = [color_at(canvas.image, (x + shift * reach) / SCALE, y / SCALE) for shift in (-0.3, -0.15, 0.15, 0.3)]
    bright = sum(sum(color) for color in behind) / 12
    own = sum(skin) / 3 * 0.8
    if own > 95 and bright - own < 60:
        canvas.shade(x, y, reach * 0.75, mix(tint.near, tint.sky[0], 0.4), 0.55)
    else:
        canvas.glow(x, y, reach * 0.62, mix(tint.light, tint.sky[3], 0.4), 0.5 if bright - own > 40 else 0.8)


def _ground(chance: Chance, canvas: Canvas, tint: Tint, level: float) -> None:
    """Grass and stones over the feet."""
    if level >= H:
        return
    line = rolling(chance, W, level, H * 0.012)
    canvas.silhouette(
        canvas.mask([*line, (W, H), (0, H)]), mix(tint.near, tint.far, 0.2), mix(tint.light, tint.far, 0.45), (1, -4)
    )
    growth.grass(chance, canvas, height_at(line, W / 2) + 16, mix(tint.near, tint.far, 0.12), (10, 30), 70)


def _surf(chance: Chance, canvas: Canvas, tint: Tint, level: float) -> None:
    """A wave before the feet."""
    for layer in range(2):
        line = rolling(chance, W, level + layer * H * 0.07, H * 0.02, 4)
        tone = mix(mix(tint.sky[1], tint.sky[2], 0.5), tint.near, 0.2 + 0.25 * layer)
        mask = canvas.mask([*line, (W, H), (0, H)])
        canvas.paint(mask, mix(tone, tint.light, 0.25), tone)
        canvas.rim(mask, mix(tint.light, (255, 255, 255), 0.4), 1, -4, 0.8)
