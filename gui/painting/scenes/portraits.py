"""Planeswalkers as portraits, and hosts at war for battles."""

from __future__ import annotations

import math

from gui.painting.scenes import buildings, skies
from gui.painting.scenes.canvas import Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.creature_kinds import KIND_BY_TYPE, TRADE_BY_TYPE, Who
from gui.painting.scenes.creatures import figure
from gui.painting.scenes.curves import circle
from gui.painting.scenes.figure_colors import materials
from gui.painting.scenes.form_paint import Look, Place, paint_form
from gui.painting.scenes.places import backdrop, place_for, recede
from gui.painting.scenes.stages import motes
from gui.painting.scenes.tints import Tint, mix

_FOLK = (
    "Human Human Human Elf Vampire Merfolk Minotaur Goblin Dwarf Tiefling Vedalken Lion Fox Kor Angel Moonfolk Dryad "
    "Skeleton Bird"
)
_CALLINGS: dict[str, str] = {
    "W": "Cleric Knight Noble Monk Hero", "U": "Wizard Artificer Advisor Sorcerer Pilot",
    "B": "Warlock Noble Assassin Villain Rogue", "R": "Sorcerer Warrior Shaman Pirate Barbarian",
    "G": "Druid Ranger Shaman Warrior Scout", "C": "Artificer Sorcerer Warrior Noble Doctor",
}  # fmt: skip


def portrait(chance: Chance, tint: Tint, colors: tuple[str, ...], name: str) -> Canvas:
    """A planeswalker, near, with a ring of power behind the shoulders."""
    canvas, lit = backdrop(chance, tint, place_for(chance, name, colors, ""))
    recede(canvas, lit, 0.35)
    x, y = W / 2, H * 0.40
    canvas.shade(W / 2, H / 2, W * 0.8, lit.near, 0.4)
    canvas.glow(x, y, H * 0.6, mix(lit.accent, lit.light, 0.4), 0.9)
    _ring_of_power(chance, canvas, lit, x, y)
    folk = KIND_BY_TYPE[chance.pick(_FOLK.split())]
    calling = TRADE_BY_TYPE[chance.pick(_CALLINGS[chance.pick(colors or ("C",))].split())]
    form = figure(chance, Who(folk, calling), pose=chance.pick((0, 2, 3)))
    crown = form.core or -form.box[1]
    size, side = H * 1.06 / crown, chance.side()
    paint = materials(chance, chance.pick(folk.any_of("coat", "flesh")), colors, lit)
    look = Look(chance.side(), dusk=0.06)
    paint_form(canvas, form, Place(x, H * 0.15 + crown * size, size, side), paint, lit, look)
    motes(chance, canvas, lit, 16)
    return canvas


def _ring_of_power(chance: Chance, canvas: Canvas, tint: Tint, x: float, y: float) -> None:
    rings = chance.whole(2, 4)
    for ring in range(rings):
        reach = H * (0.40 - ring * 0.06)
        line = circle(x, y, reach, 80)
        canvas.line([*line, line[0]], mix(tint.accent, (255, 255, 255), 0.2 + 0.15 * ring), chance.pick((3, 5, 8)))
    tips = chance.whole(5, 12)
    for index in range(tips):
        angle = math.tau * index / tips
        spot = (x + H * 0.4 * math.cos(angle), y + H * 0.4 * math.sin(angle))
        canvas.fill(circle(*spot, H * 0.018, chance.pick((3, 4, 16))), mix(tint.accent, (255, 255, 255), 0.6))
    if chance.happens(0.6):
        skies.rays(chance, canvas, x, y, tint.light, 0.45, 17)


def battlefield(chance: Chance, tint: Tint, colors: tuple[str, ...], name: str) -> Canvas:
    """Two hosts before a fortress on fire."""
    canvas, lit = backdrop(chance, tint, place_for(chance, name, colors, "castle castle town city mesa heath"))
    recede(canvas, lit, 0.25)
    for _ in range(6):
        x, y = W * chance.span(0.1, 0.9), H * chance.span(0.42, 0.66)
        canvas.shade(x + 20, y - H * 0.1, H * 0.14, mix(lit.near, lit.sky[1], 0.4), 0.5)
        canvas.glow(x, y, H * chance.span(0.05, 0.13), (255, 150, 50), 0.9)
    hosts = (
        TRADE_BY_TYPE[chance.pick(("Soldier", "Knight"))],
        TRADE_BY_TYPE[chance.pick(("Warrior", "Berserker", "Barbarian"))],
    )
    folks = (
        KIND_BY_TYPE[chance.pick(("Human", "Elf", "Dwarf"))],
        KIND_BY_TYPE[chance.pick(("Orc", "Goblin", "Zombie", "Human", "Minotaur"))],
    )
    paints = [
        materials(chance, chance.pick(folk.any_of("coat", "flesh")), colors[:1] if side else colors[-1:], lit)
        for side, folk in enumerate(folks)
    ]
    for depth, count in ((0.5, 5), (1.0, 3)):
        for side, way in ((0, 1), (1, -1)):
            for index in range(count):
                form = figure(chance, Who(folks[side], hosts[side]))
                x = W * (0.5 - way * (0.08 + 0.42 * (index + chance.span(0.1, 0.9)) / count))
                place = Place(x, H * (0.74 + 0.2 * depth), 1.9 + 1.5 * depth, way)
                paint_form(canvas, form, place, paints[side], lit, Look(way, haze=0.35 * (1 - depth)))
    for x in (0.12, 0.72):
        buildings.banner(chance, canvas, W * x, H * 0.98, H * 0.5, mix(lit.accent, lit.far, 0.5), lit.near, lit.light)
    return canvas
