"""Spells by what they do: the deed is read from the words, and told by a place, figures, things or forces."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from gui.painting.scenes import energies, sigils, storms
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.creature_kinds import KIND_BY_TYPE, TRADE_BY_TYPE, Who, has_figure, who
from gui.painting.scenes.creatures import figure, paint_of
from gui.painting.scenes.form_paint import Look, Place, paint_form
from gui.painting.scenes.objects import show_thing
from gui.painting.scenes.places import backdrop, landscape, open_place_for, place_for, recede
from gui.painting.scenes.stages import motes, sparks
from gui.painting.scenes.tints import Tint, mix

Colors = tuple[str, ...]
Telling = Callable[[Chance, Tint, Colors, str, list[str]], Canvas]

# What a text does, by its most telling words; the first that is found counts.
_DEEDS: tuple[tuple[str, str], ...] = (
    ("fog", r"prevent all combat damage"),
    ("counter", r"counter target|counter it|counter that spell"),
    ("token", r"creates? .*creature token"),
    ("sweep", r"(destroy|exile) (all|each)|damage to each|all creatures get -|each player sacrifices"),
    ("steal", r"gains? control of|exchange control"),
    ("copy", r"\bcopy\b|becomes? a copy|copy of"),
    ("extra", r"extra turn|end the turn"),
    ("raise", r"from (your|a|their|target player's) graveyard (in)?to"),
    ("land", r"search (your|their) library for .*(land|forest|island|plains|mountain|swamp)"),
    ("search", r"search (your|their|target player's) library"),
    ("damage", r"deals? (\w+ )?damage|damage (to|divided)"),
    ("destroy", r"destroy (target|up to)|gets? -\d|sacrifices? a|destroy that"),
    ("exile", r"exile (target|up to|another)"),
    ("return", r"return (target|up to|all|each).*(hand|library)"),
    ("tap", r"\btap (target|up to|all)|doesn't untap|can't (attack|block)"),
    ("fight", r"\bfights?\b"),
    ("grow", r"\+1/\+1 counter|gets? \+|get \+|base power and toughness"),
    ("guard", r"indestructible|hexproof|protection from|prevent the next"),
    ("heal", r"gains? (\w+ )?life|you gain life"),
    ("draw", r"draws? \w+ (cards?|then)|draw that many|look at the top|scry|surveil|investigate|exile the top"),
    ("discard", r"discards?\b|mills?\b"),
    ("mana", r"add \{|add (one|two|three|an amount)"),
)  # fmt: skip
_TOKEN = re.compile(r"((?:[A-Z][\w'-]+ )+)(?:artifact |enchantment )*creature token")


@lru_cache(maxsize=4096)
def deed_of(text: str) -> str:
    """What a spell with this text does, as one word; with the types of the tokens that it makes."""
    lower = text.lower()
    deed = next((deed for deed, words in _DEEDS if re.search(words, lower)), "")
    if deed == "token":
        made = _TOKEN.search(text)
        return " ".join(("token", *filter(has_figure, made.group(1).split() if made else ())))
    return deed


def spell(chance: Chance, tint: Tint, colors: Colors, name: str, deed: str) -> Canvas:
    """The picture of an instant or a sorcery."""
    word, *types = deed.split() or ("",)
    own = _SHOWN.get(word, ()) * 2 + (() if word in ("token", "fog", "land") else (_of_color, _caster))
    return chance.pick(own)(chance, tint, colors, name, types)


def enchantment(chance: Chance, tint: Tint, colors: Colors, name: str, deed: str, aura: bool) -> Canvas:
    """A sign of light, alone or over a place; what it does; for an Aura also the one who wears it."""
    word, *types = deed.split() or ("",)
    how = chance.whole(0, 9)
    if how < 3:
        return sigils.sigil(chance, tint)
    if how < 6:
        canvas, lit = backdrop(chance, tint, place_for(chance, name, colors, ""))
        return sigils.sealed(chance, lit, canvas)
    told: tuple[Telling, ...] = (_champion,) if aura else (*_SHOWN.get(word, ()), _place(""))
    return chance.pick(told)(chance, tint, colors, name, types)


def _force(*scenes: energies.Energy) -> Telling:
    return lambda chance, tint, colors, name, types: chance.pick(scenes)(chance, tint)


def _thing(usual: str) -> Telling:
    return lambda chance, tint, colors, name, types: show_thing(chance, tint, colors, name, usual)


def _of_color(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    return chance.pick(energies.BY_COLOR[chance.pick(colors or ("C",))])(chance, tint)


def _place(habitats: str, weather: str = "") -> Telling:
    def told(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
        canvas = landscape(chance, tint, open_place_for(chance, name, colors, habitats))
        if weather:
            canvas.veil(mix(tint.sky[3], tint.light, 0.5), H * 0.1, H, 0.1, 0.85)
        return canvas

    return told


_CASTERS: dict[str, str] = {
    "W": "Cleric Monk Knight", "U": "Wizard Advisor Artificer", "B": "Warlock Assassin Noble",
    "R": "Sorcerer Shaman Berserker", "G": "Druid Shaman Ranger", "C": "Spellshaper Artificer Scientist",
}  # fmt: skip
_BEASTS: dict[str, str] = {"W": "Cat", "U": "Bird", "B": "Rat", "R": "Wolf", "G": "Bear", "C": "Golem"}
_FOLK: dict[str, str] = {
    "W": "Human Kor Fox Lion", "U": "Vedalken Merfolk Moonfolk", "B": "Vampire Tiefling Skeleton",
    "R": "Goblin Dwarf Minotaur", "G": "Elf Dryad Bear", "C": "Gnome Homunculus Golem",
}  # fmt: skip


def _scene(
    chance: Chance, tint: Tint, colors: Colors, name: str, cast: list[Who], aglow: bool = False, solid: float = 1.0
) -> Canvas:
    """Some creatures side by side in a place; two of them face each other."""
    habitats = cast[0].kind.one("at").replace("/", " ")
    canvas, lit = backdrop(chance, tint, place_for(chance, name, colors, habitats))
    recede(canvas, lit, 0.12)
    count = len(cast)
    for index, one in enumerate(cast):
        form = figure(chance, one)
        left, top, right, bottom = form.box
        size = min(H * (0.84 - 0.07 * count) / (bottom - top), W * min(0.84, 0.98 / count + 0.04) / (right - left))
        x = W * (index + 0.5) / count
        side = 1 if index * 2 < count - 1 else -1 if count > 1 else chance.side()
        y = H * 0.5 - (top + bottom) / 2 * size if form.airborne else H * 0.92 - bottom * size
        middle = y + (top + bottom) / 2 * size
        if aglow:
            canvas.glow(x, middle, (bottom - top) * size * 0.75, lit.accent, 1.0)
        paint = paint_of(chance, one, colors, lit)
        place = Place(x - side * (left + right) / 2 * size, y, size, side)
        paint_form(canvas, form, place, paint, lit, Look(chance.side(), solid=solid, dusk=0.06))
        if aglow:
            sparks(chance, canvas, lit, x, middle, 26, (bottom - top) * size * 0.7)
    motes(chance, canvas, lit, 14)
    return canvas


def _tokens(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    made = who(tuple(types), name)
    return _scene(chance, tint, colors, name, [made] * chance.whole(2, 3))


def _caster(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    letter = chance.pick(colors or ("C",))
    trade = TRADE_BY_TYPE[chance.pick(_CASTERS[letter].split())]
    one = Who(KIND_BY_TYPE[chance.pick((*_FOLK[letter].split(), "Human"))], trade)
    return _scene(chance, tint, colors, name, [one], aglow=True)


def _champion(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    letter = chance.pick(colors or ("C",))
    warrior = Who(
        KIND_BY_TYPE[chance.pick(_FOLK[letter].split())],
        TRADE_BY_TYPE[chance.pick(("Warrior", "Soldier", "Berserker"))],
    )
    return _scene(chance, tint, colors, name, [chance.pick((warrior, who((_BEASTS[letter],))))], aglow=True)


def _duel(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    letter = chance.pick(colors or ("C",))
    other = chance.pick(("Wolf", "Boar", "Troll", "Spider", "Lizard", "Orc"))
    return _scene(chance, tint, colors, name, [who((_BEASTS[letter],)), who((other,))])


def _twins(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    one = who((chance.pick(("Human", "Elf", "Merfolk", "Fox")), "Wizard"))
    return _scene(chance, tint, colors, name, [one, one], solid=0.95)


def _risen(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    kinds = (("Spirit",), ("Skeleton", "Warrior"), ("Zombie",), ("Phoenix",))
    return _scene(chance, tint, colors, name, [who(chance.pick(kinds))], aglow=True)


def _broken(chance: Chance, tint: Tint, colors: Colors, name: str, types: list[str]) -> Canvas:
    """A sign of light struck by a force."""
    return sigils.sealed(chance, tint, chance.pick((storms.lightning, energies.vortex, storms.wave))(chance, tint))


_SHOWN: dict[str, tuple[Telling, ...]] = {
    "fog": (_place("forest heath swamp jungle plains", "mist"),),
    "counter": (_broken, _broken, _force(energies.crystals, storms.wave, energies.vortex), _thing("scroll book")),
    "token": (_tokens,),
    "sweep": (_force(storms.flames, storms.comet, energies.shadow, energies.rings), _place("volcano ruins")),
    "steal": (_thing("coins ^mask whip ^crown"), _force(energies.vortex)),
    "copy": (_twins, _twins, _force(energies.crystals)),
    "extra": (_thing("!gears !orb glass"), _force(energies.vortex)),
    "raise": (_risen, _risen, _place("graveyard")),
    "land": (_place("plains forest mountain coast swamp heath gorge"),),
    "search": (_thing("glass lantern scroll book torch"), _place("isles ruins gorge")),
    "damage": (_force(storms.flames, storms.lightning, storms.comet),) * 2,
    "destroy": (_thing("scythe dagger axe greatsword totem"), _force(energies.shadow, storms.lightning)),
    "exile": (_force(energies.rings, storms.sunburst, energies.vortex), _place("void clouds")),
    "return": (_force(storms.wave, energies.vortex), _place("sea coast harbour")),
    "tap": (_force(energies.crystals), _thing("whip hook ^mask"), _place("ice")),
    "discard": (_thing("dark_flame totem scroll"), _force(energies.shadow, energies.vortex)),
    "fight": (_duel,) * 3,
    "grow": (_champion, _champion, _force(energies.vines)),
    "guard": (_thing("shield !shield round_shield"), _champion, _force(storms.sunburst)),
    "heal": (_force(storms.sunburst), _thing("!cup flask sun_staff"), _place("garden plains")),
    "draw": (_thing("book scroll orb !orb lantern glass"), _place("clouds isles")),
    "mana": (_thing("gem orb !ring"), _force(energies.rings), _place("crystals volcano gorge")),
}  # fmt: skip
