"""Which silhouette a creature gets: by its subtypes (205.3m), or by its colour if they say nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from gui.painting.scenes import beasts, companies, crawlers, creatures, figures, oddities
from gui.painting.scenes.canvas import Canvas
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.tints import Tint

Scene = Callable[[Chance, Tint], Canvas]

# The first subtype found wins, so that what a creature is stands before what it does ("Bird Soldier" flies); only the
# plain figure gives way to what its trade adds ("Human Wizard" is a wizard).
_WORDS: tuple[tuple[Scene, str], ...] = (
    (partial(figures.figure, wings=True), "Angel Archon Faerie Siren"),
    (partial(figures.figure, wings=True, horns=True), "Demon Devil Imp Vampire Gargoyle Tiefling Nightstalker"),
    (partial(beasts.winged, feathered=True), "Bird Griffin Hippogriff Pegasus Phoenix Sphinx Harpy Lammasu Cockatrice"),
    (beasts.winged, "Dragon Drake Bat Nightmare Manticore Chimera"),
    (
        beasts.serpent,
        "Serpent Snake Wurm Leviathan Fish Hydra Naga Worm Kraken Shark Whale Turtle Crocodile Trilobite Basilisk",
    ),
    (oddities.tentacles, "Horror Octopus Squid Eldrazi Beholder Nautilus Jellyfish Cephalid Eye Tentacle Spawn"),
    (partial(crawlers.crawler, legs=4), "Spider Scorpion Crab Homarid"),
    (partial(crawlers.crawler, legs=3), "Insect Sliver Mite Pest"),
    (oddities.walking_tree, "Treefolk Plant Dryad Nymph"),
    (oddities.fungus, "Fungus Saproling"),
    (creatures.spirit, "Spirit Shade Specter Wraith Illusion Reflection Avatar Djinn Efreet Shapeshifter Inkling"),
    (creatures.ooze, "Ooze Slug Snail Leech Mutant Homunculus Weird Sponge Starfish Oyster Thrull"),
    (creatures.elemental, "Elemental Incarnation Salamander Hellion"),
    (
        creatures.construct,
        "Golem Construct Gnome Wall Juggernaut Scarecrow Robot Giant Servo Thopter Myr Assembly-Worker Sculpture",
    ),
    (oddities.visage, "God Minotaur Ogre Troll Cyclops Gorgon Praetor Demigod Yeti Hag"),
    (partial(beasts.beast, horned=True, slim=True), "Elk Goat Unicorn Antelope Kirin Caribou Sheep"),
    (partial(beasts.beast, horned=True), "Ox Rhino Elephant Boar Aurochs Kavu"),
    (
        partial(beasts.beast, slim=True),
        "Cat Wolf Werewolf Dog Fox Hyena Horse Jackal Rat Camel Rabbit Raccoon Mouse Ferret Mongoose Gnoll",
    ),
    (
        beasts.beast,
        "Beast Bear Badger Dinosaur Ape Hippo Lizard Lhurgoyf Frog Mole Otter Monkey Squirrel Wolverine Wombat Walrus",
    ),
    (partial(figures.figure, stout=True, trade="war"), "Dwarf Goblin Orc Kithkin Halfling Kobold Gremlin"),
    (
        partial(figures.figure, trade="magic"),
        "Wizard Shaman Druid Cleric Warlock Bard Monk Advisor Artificer Mystic Vedalken Moonfolk",
    ),
    (companies.company, "Army Soldier"),
    (partial(figures.figure, trade="war"), "Knight Warrior Samurai Berserker Barbarian Mercenary Pirate Viashino Kor"),
    (partial(figures.figure, trade="shadow"), "Rogue Assassin Ninja Zombie Skeleton Minion"),
    (partial(figures.figure, trade="wild"), "Archer Scout Ranger Elf Centaur Satyr"),
    (figures.figure, "Human Peasant Citizen Noble Merfolk Nomad Rebel Ally Pilot Performer Detective Scientist"),
)

_BY_SUBTYPE: dict[str, Scene] = {word: scene for scene, words in _WORDS for word in words.split()}

_BY_COLOR: dict[str, tuple[Scene, ...]] = {
    "W": (figures.figure, partial(figures.figure, trade="war"), partial(beasts.winged, feathered=True)),
    "U": (creatures.spirit, beasts.serpent, partial(figures.figure, trade="magic")),
    "B": (partial(figures.figure, trade="shadow"), oddities.tentacles, oddities.visage),
    "R": (creatures.elemental, beasts.winged, partial(beasts.beast, horned=True)),
    "G": (beasts.beast, oddities.walking_tree, partial(beasts.beast, horned=True)),
    "C": (creatures.construct, oddities.tentacles, creatures.ooze),
}


def creature_scene(subtypes: tuple[str, ...], colors: tuple[str, ...]) -> Scene:
    """The scene for a creature of these subtypes and colours."""
    known = [_BY_SUBTYPE[subtype] for subtype in subtypes if subtype in _BY_SUBTYPE]
    if known:
        return next((scene for scene in known if scene is not figures.figure), figures.figure)

    def by_color(chance: Chance, tint: Tint) -> Canvas:
        return chance.pick(_BY_COLOR[chance.pick(colors or ("C",))])(chance, tint)

    return by_color
