"""Which silhouette a creature gets: by its subtypes (205.3m), or by its colour if they say nothing."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gui.painting.scenes import beasts, creatures, figures
from gui.painting.scenes.canvas import Canvas
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.tints import Tint

Scene = Callable[[Chance, Tint], Canvas]

# The first subtype found wins, so that what a creature is stands before what it does ("Bird Soldier" flies).
_WORDS: tuple[tuple[Scene, str], ...] = (
    (partial(figures.figure, wings=True), "Angel Archon Faerie"),
    (partial(figures.figure, wings=True, horns=True), "Demon Devil Imp Vampire Gargoyle"),
    (partial(beasts.winged, feathered=True),
     "Bird Griffin Hippogriff Pegasus Phoenix Sphinx Harpy Egg Owl Hawk Eagle Raven Aetherborn"),
    (beasts.winged, "Dragon Drake Bat Wyvern Nightmare"),
    (beasts.serpent,
     "Serpent Snake Wurm Leviathan Eel Fish Hydra Naga Worm Kraken Shark Whale Turtle Crocodile Lamprey Trilobite"),
    (creatures.tentacles, "Horror Octopus Squid Eldrazi Beholder Nautilus Jellyfish Cephalid Eye Phyrexian"),
    (partial(beasts.crawler, legs=4), "Spider Scorpion Crab Lobster"),
    (partial(beasts.crawler, legs=3), "Insect Locust Centipede"),
    (creatures.walking_tree, "Treefolk Plant Dryad"),
    (creatures.fungus, "Fungus Saproling"),
    (creatures.spirit, "Spirit Shade Specter Wraith Illusion Reflection Avatar Angelfire Djinn Efreet"),
    (creatures.ooze, "Ooze Slug Leech Mutant Homunculus Weird Sponge Starfish"),
    (creatures.elemental, "Elemental Incarnation Salamander Hellion"),
    (creatures.construct, "Golem Construct Gnome Wall Juggernaut Scarecrow Robot Giant Servo Thopter Myr Statue"),
    (creatures.visage, "God Minotaur Ogre Troll Cyclops Gorgon Praetor Demigod Oni"),
    (partial(beasts.beast, horned=True), "Elk Goat Ox Rhino Unicorn Sheep Elephant Mammoth Boar Yak Antelope Kirin Aurochs"),
    (partial(beasts.beast, slim=True), "Cat Wolf Dog Fox Hound Hyena Horse Jackal Weasel Rat Leopard Camel Rabbit Raccoon Mouse"),
    (beasts.beast, "Beast Bear Badger Dinosaur Ape Hippo Lizard Lhurgoyf Sloth Baloth Frog Mole Otter Lion Monkey Squirrel"),
    (partial(figures.figure, stout=True, trade="war"), "Dwarf Goblin Orc Kithkin Halfling Kobold"),
    (partial(figures.figure, trade="magic"), "Wizard Shaman Druid Cleric Warlock Bard Monk Advisor Artificer Sorcerer"),
    (figures.company, "Army Soldier"),
    (partial(figures.figure, trade="war"), "Knight Warrior Samurai Berserker Barbarian Mercenary Pirate Giant Viashino"),
    (partial(figures.figure, trade="shadow"), "Rogue Assassin Ninja Zombie Skeleton Thief Spy"),
    (partial(figures.figure, trade="wild"), "Archer Scout Ranger Elf Centaur Satyr"),
    (figures.figure, "Human Peasant Citizen Noble Merfolk Nomad Rebel Ally Pilot Performer Villain Hero"),
)

_BY_SUBTYPE: dict[str, Scene] = {}
for _scene, _list in _WORDS:
    for _word in _list.split():
        _BY_SUBTYPE.setdefault(_word, _scene)

_BY_COLOR: dict[str, tuple[Scene, ...]] = {
    "W": (figures.figure, partial(figures.figure, trade="war"), partial(beasts.winged, feathered=True)),
    "U": (creatures.spirit, beasts.serpent, partial(figures.figure, trade="magic")),
    "B": (partial(figures.figure, trade="shadow"), creatures.tentacles, creatures.visage),
    "R": (creatures.elemental, beasts.winged, partial(beasts.beast, horned=True)),
    "G": (beasts.beast, creatures.walking_tree, partial(beasts.beast, horned=True)),
    "C": (creatures.construct, creatures.tentacles, creatures.ooze),
}


def creature_scene(subtypes: tuple[str, ...], colors: tuple[str, ...]) -> Scene:
    """The scene for a creature of these subtypes and colours."""
    for subtype in subtypes:
        if subtype in _BY_SUBTYPE:
            return _BY_SUBTYPE[subtype]

    def by_color(chance: Chance, tint: Tint) -> Canvas:
        return chance.pick(_BY_COLOR[chance.pick(colors or ("C",))])(chance, tint)

    return by_color
