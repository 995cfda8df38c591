"""Objects as the subject of a picture: what a name speaks of, else anything that fits, shown large."""

from __future__ import annotations

from collections.abc import Callable

from gui.painting.scenes import things, weapons
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.figure_colors import materials
from gui.painting.scenes.form_paint import Look, Place, paint_form
from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.gear import HATS, HELD
from gui.painting.scenes.places import backdrop, place_for, recede
from gui.painting.scenes.stages import motes
from gui.painting.scenes.tints import Tint, mix, scaled

# Beginnings of words in a name, and what they speak of.
_WORDS: tuple[tuple[str, str], ...] = (
    ("greatsword claymore", "greatsword"), ("sword blade saber sabre excali", "sword/greatsword/!blade"),
    ("katana", "katana"), ("cutlass scimitar falchion", "cutlass"), ("dagger knife dirk stiletto shiv fang", "dagger"),
    ("spear pike javelin glaive halberd", "spear"), ("lance", "lance"), ("trident", "trident"),
    ("axe hatchet cleaver", "axe/greataxe"), ("hammer maul mallet", "hammer"), ("mace morningstar flail", "mace"),
    ("club cudgel bat", "club"), ("staff rod stave wand scepter sceptre", "staff/sun_staff"), ("crook", "crook"),
    ("totem idol fetish effigy", "totem"), ("scythe reaper", "scythe"), ("sickle", "sickle"),
    ("orb sphere globe pearl eye", "!orb/orb"), ("torch brand", "torch"), ("crossbow ballista arbalest", "crossbow"),
    ("bow longbow arrow", "bow"), ("whip lash", "whip"), ("lantern lamp candle light", "!lantern/lantern"),
    ("book tome codex grimoire spellbook manual ledger folio journal", "book"),
    ("scroll map chart parchment contract", "scroll"), ("shield buckler aegis bulwark", "shield/!shield"),
    ("banner standard flag pennant", "banner"), ("wrench tool kit", "wrench"),
    ("blood flask potion vial elixir bottle brew tonic", "flask"), ("lute harp lyre", "lute"),
    ("glass lens monocle spyglass clue", "glass"), ("pistol gun rifle blaster cannon", "pistol/rifle"),
    ("hook", "hook"),
    ("coin treasure gold hoard", "coins"), ("fan", "fan"), ("cane", "cane"), ("claw gauntlet", "claws"), ("net", "net"),
    ("powerstone gem jewel diamond ruby sapphire emerald crystal prism stone", "gem"), ("crown diadem tiara", "^crown"),
    ("helm helmet", "^great_helm/^visor/^horned/^helm"), ("mask visage", "^horn_hood/^mask"), ("hood cowl", "^hood"),
    ("goggles", "^goggles"), ("hat", "^wizard/^brim"), ("ring amulet pendant talisman necklace medallion", "!ring"),
    ("cup chalice grail goblet cauldron", "!cup"), ("gear clock engine machine mill", "!gears"),
    ("monolith obelisk pillar altar", "!monolith"), ("fork rake food", "fork"), ("ball bauble", "ball"),
)  # fmt: skip
_SCENES: dict[str, Callable[[Chance, Tint], Canvas]] = {
    "blade": weapons.blade, "shield": weapons.shield, "orb": things.orb, "lantern": things.lantern,
    "ring": things.ring, "cup": things.cup, "gears": things.gears, "monolith": things.monolith,
}  # fmt: skip
_SLANTED = (
    "sword greatsword katana cutlass dagger spear lance trident axe greataxe hammer mace club staff crook totem scythe "
    "sickle sun_staff crossbow pistol rifle fan cane fork wrench banner torch"
)
COMMON = "!orb !ring !cup !gears !monolith !lantern book scroll flask gem coins totem lantern ^crown orb"
ARMS = (
    "!blade !shield sword greatsword katana cutlass dagger spear trident axe greataxe hammer mace club bow crossbow "
    "staff scythe shield round_shield ^great_helm ^visor ^horned whip"
)


def thing_for(chance: Chance, name: str, usual: str) -> str:
    """The thing that a name speaks of, else one of the usual ones.

    "!" marks a scene, "^" what is worn on the head.
    """
    for word in reversed("".join(letter if letter.isalpha() else " " for letter in name.lower()).split()):
        for beginnings, named in _WORDS:
            if any(word.removesuffix("s") == known or (len(known) > 4 and word.startswith(known))
                   for known in beginnings.split()):  # fmt: skip
                return chance.pick(named.split("/"))
    return chance.pick(usual.split())


def show_thing(chance: Chance, tint: Tint, colors: tuple[str, ...], name: str, usual: str = COMMON) -> Canvas:
    """A picture of one thing."""
    thing = thing_for(chance, name, usual)
    if thing.startswith("!"):
        return _SCENES[thing[1:]](chance, tint)
    if chance.happens(0.45):
        canvas = weapons.showcase(chance, tint)
    else:
        place = place_for(chance, name, colors, "temple forge library palace laboratory")
        canvas, tint = backdrop(chance, tint, place)
        recede(canvas, tint, 0.15)
    slanted = thing in _SLANTED.split()
    form = Form(chance)
    draw(form, HATS[thing[1:]] if thing.startswith("^") else HELD[thing])
    if slanted:
        form.turned(0.55)
    left, top, right, bottom = form.box
    size = min(H * 0.68 / (bottom - top), W * 0.56 / (right - left), H * 0.026)
    x, low = W / 2, H * (0.84 if slanted else 0.80)
    if not slanted:
        things.pedestal(chance, canvas, tint, low)
    y = H * 0.48 - (top + bottom) / 2 * size if slanted else low + 4 - bottom * size
    middle = y + (top + bottom) / 2 * size
    canvas.shade(x, middle, H * 0.62, scaled(mix(tint.near, tint.sky[0], 0.4), 0.9), 0.45)
    canvas.glow(x, middle, H * 0.55, mix(tint.light, tint.accent, 0.4), 0.7)
    side = chance.side()
    place_at = Place(x - side * (left + right) / 2 * size, y, size, side)
    paint_form(canvas, form, place_at, materials(chance, "own", colors, tint), tint, Look(chance.side(), dusk=0.02))
    if any(part.material == "glow" for part in form.parts):
        canvas.glow(x, middle - H * 0.06, H * 0.3, tint.accent, 0.6)
    motes(chance, canvas, tint, 14)
    return canvas
