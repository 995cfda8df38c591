"""Vehicles: what rolls, flies, walks or sails, by the words of a name."""

from __future__ import annotations

from gui.painting.scenes import growth, things
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.curves import height_at, rolling
from gui.painting.scenes.figure_colors import materials
from gui.painting.scenes.form_paint import Look, Place, paint_form
from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.moving_things import golem, machine, thopter
from gui.painting.scenes.places import backdrop, place_for, recede, weather
from gui.painting.scenes.tints import Tint, mix

_DRAWN: dict[str, str] = {
    "wagon": "limb wood 4 60,-26 108,-18; flat wood -66,-30 66,-30 74,-58 -72,-58; limb fur 3 -70,-44 70,-44;"
    "soft pale -70,-56 -62,-96 -20,-108 30,-108 64,-96 70,-56; limb trim 3 -24,-58 -22,-107;"
    "limb trim 3 28,-58 28,-107;"
    "disc fur 25 -40,-25 40,-25; disc wood 20 -40,-25 40,-25; limb fur 3 -60,-25 -20,-25; limb fur 3 -40,-45 -40,-5;"
    "limb fur 3 20,-25 60,-25; limb fur 3 40,-45 40,-5; disc bright 6 -40,-25 40,-25",
    "chariot": "limb wood 4 30,-34 110,-44; flat cloth -40,-34 36,-34 50,-92 24,-66 -34,-60; soft bright 24,-66 50,-92"
    " 56,-90 38,-34 30,-34; flat trim -36,-52 28,-56 30,-48 -37,-44; limb wood 3 -20,-58 -30,-122;"
    "flat trim -30,-122 -66,-112 -58,-104 -64,-94 -26,-100;"
    "disc fur 32 -4,-32; disc skin 26 -4,-32; limb bright 4 -32,-32 24,-32; limb bright 4 -4,-60 -4,-4;"
    "limb bright 4 -24,-52 16,-12; limb bright 4 16,-52 -24,-12; disc bright 8 -4,-32",
    "car": "flat metal -84,-30 84,-30 92,-44 70,-58 -88,-58; soft cloth -90,-52 -66,-64 -44,-88 8,-90 34,-66 84,-56"
    " 94,-40 88,-30 -88,-30; flat fin -38,-66 -34,-82 4,-84 22,-66; limb metal 3 -12,-66 -12,-84;"
    "flat trim -86,-44 88,-44 90,-38 -88,-38; disc dark 23 -52,-22 52,-22; disc metal 14 -52,-22 52,-22;"
    "disc bright 5 -52,-22 52,-22; disc glow 5 86,-50; limb metal 6>4 -86,-36 -108,-40",
    "train": "flat metal -92,-36 74,-36 74,-46 -92,-46; soft cloth -30,-46 -30,-88 60,-88 72,-78 74,-46;"
    "flat coat -92,-46 -92,-112 -30,-112 -30,-46; flat trim -98,-112 -24,-112 -28,-122 -94,-122;"
    "flat glow -80,-100 -60,-100 -60,-76 -80,-76; flat glow -52,-100 -38,-100 -38,-76 -52,-76;"
    "flat metal 34,-88 40,-116 34,-126 62,-126 56,-116 60,-88; soft bright -6,-88 4,-104 14,-88;"
    "flat metal 72,-46 100,-8 70,-8; limb bright 3 -6,-88 -6,-46; limb bright 3 26,-88 26,-46;"
    "disc dark 20 -64,-20 -16,-20 30,-20; disc trim 15 -64,-20 -16,-20 30,-20; disc dark 12 62,-12;"
    "limb metal 5 -64,-14 30,-14; disc glow 6 74,-72",
    "airship": "soft cloth -104,-86 -70,-122 0,-136 72,-120 104,-86 70,-58 0,-46 -70,-58;"
    "soft trim -40,-130 -52,-88 -40,-50 -20,-48 -30,-88 -20,-134;"
    "soft trim 40,-130 52,-88 40,-50 20,-48 30,-88 20,-134;"
    "flat trim -92,-96 -124,-124 -118,-88 -124,-56 -92,-78; limb fur 1.6 -44,-56 -36,-24; limb fur 1.6 44,-56 36,-24;"
    "limb fur 1.6 0,-46 0,-24; soft wood -52,-26 52,-26 66,-32 44,2 -40,2; limb bright 3 -50,-20 56,-22;"
    "disc glow 4 -26,-10 -4,-10 18,-10; limb metal 3 -48,-10 -66,-10; soft metal -66,-30 -62,-10 -66,10 -70,-10",
    "walker": "",
    "giant": "",
    "thopter": "",
    "ship": "",
}  # fmt: skip
_WORDS: tuple[tuple[str, str], ...] = (
    ("airship sky balloon dirigible cloud zeppelin wind aero", "airship thopter"),
    ("flyer glider copter thopter plane jet hover drone", "thopter"),
    ("ship boat skiff galleon barge vessel raft sloop brig corsair ark canoe sub", "ship"),
    ("wagon cart coach carriage caravan hauler", "wagon"), ("chariot", "chariot"),
    ("walker crawler spider mech strider", "walker"), ("colossus titan giant juggernaut guardian", "giant"),
    ("car truck racer bike cycle roadster tank rig cruiser buggy speeder", "car"),
    ("train express locomotive rail engine", "train"),
)  # fmt: skip
_FLYING = ("airship", "thopter")


def vehicle_for(chance: Chance, name: str) -> str:
    """The vehicle that a name speaks of, else any."""
    for word in reversed(name.lower().replace("-", " ").split()):
        for beginnings, told in _WORDS:
            if word.startswith(tuple(beginnings.split())):
                return chance.pick(told.split())
        if word.endswith(("ship", "boat")):
            return "ship"
    return chance.pick(tuple(_DRAWN))


def vehicle(chance: Chance, tint: Tint, colors: tuple[str, ...], name: str) -> Canvas:
    """A picture of a vehicle."""
    kind = vehicle_for(chance, name)
    if kind == "ship":
        return things.vessel(chance, tint)
    flies = kind in _FLYING
    place = place_for(chance, "", colors, "clouds city mountain isles" if flies else "desert mesa city heath")
    place = place if flies or place not in ("clouds", "void", "sea", "reef", "isles") else "heath"
    canvas, lit = backdrop(chance, tint, place)
    recede(canvas, lit)
    form = Form(chance, chance.whole(0, 3))
    if kind in ("walker", "giant", "thopter"):
        {"walker": machine, "giant": golem, "thopter": thopter}[kind](form, "")
    else:
        draw(form, _DRAWN[kind])
    left, top, right, bottom = form.box
    size = min(H * 0.72 / (bottom - top), W * 0.82 / (right - left))
    side, low = chance.side(), H * 0.9
    y = H * 0.48 - (top + bottom) / 2 * size if flies else low - bottom * size
    canvas.glow(W / 2, y + (top + bottom) / 2 * size, H * 0.6, mix(lit.light, lit.sky[3], 0.4), 0.5)
    paint = materials(chance, chance.pick(("iron", "brass", "wood", "own")), colors, lit)
    look = Look(chance.side(), dusk=0.06)
    paint_form(canvas, form, Place(W / 2 - side * (left + right) / 2 * size, y, size, side), paint, lit, look)
    if not flies:
        line = rolling(chance, W, low, H * 0.012)
        mask = canvas.mask([*line, (W, H), (0, H)])
        canvas.silhouette(mask, mix(lit.near, lit.far, 0.2), mix(lit.light, lit.far, 0.45), (1, -4))
        growth.grass(chance, canvas, height_at(line, W / 2) + 16, mix(lit.near, lit.far, 0.12), (10, 30), 50)
    weather(chance, canvas, lit, place)
    return canvas
