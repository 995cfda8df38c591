"""Card types, supertypes and subtypes (CR 205)."""

from __future__ import annotations

from collections.abc import Collection


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.replace("_", " ") for word in text.split())


SUPERTYPES = _words("basic legendary ongoing snow world")
CARD_TYPES = _words(
    "artifact battle conspiracy creature dungeon enchantment instant kindred land phenomenon plane planeswalker scheme "
    "sorcery vanguard"
)
COMMAND_TYPES = _words("conspiracy dungeon phenomenon plane scheme vanguard")  # they never leave the command zone
PERMANENT_TYPES = _words("artifact battle creature enchantment land planeswalker")  # CR 110.4
BASIC_LAND_TYPES = _words("Plains Island Swamp Mountain Forest")  # CR 305.6

ARTIFACT_TYPES = _words(
    """
    Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander
    Map Powerstone Spacecraft Stone Treasure Vehicle
    """
)  # CR 205.3g
ENCHANTMENT_TYPES = _words(
    """
    Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine
    """
)  # CR 205.3h
LAND_TYPES = _words(
    """
    Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's
    """
)  # CR 205.3i
SPELL_TYPES = _words(
    """
    Adventure Arcane Lesson Omen Trap
    """
)  # CR 205.3k
CREATURE_TYPES = _words(
    """
    Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker
    Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder
    Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child
    Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops
    Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix
    Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret
    Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem
    Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid
    Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish
    Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Llama Lamia Lammasu Leech Lemur Leviathan
    Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger
    Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare
    Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin
    Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus
    Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger
    Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture
    Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail
    Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid
    Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy
    Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Vampire Varmint Vedalken Villain Volver Wall Walrus
    Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
    Time_Lord
    """
)  # CR 205.3m
BATTLE_TYPES = _words("Siege")  # CR 205.3q
PLANESWALKER_TYPES = _words(
    """
    Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dihada
    Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska
    Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko
    Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt
    Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
    """
)  # CR 205.3j
DUNGEON_TYPES = _words("Undercity")  # CR 205.3p

SUBTYPES_OF: dict[str, tuple[str, ...]] = {
    "artifact": ARTIFACT_TYPES,
    "enchantment": ENCHANTMENT_TYPES,
    "land": LAND_TYPES,
    "instant": SPELL_TYPES,
    "sorcery": SPELL_TYPES,
    "creature": CREATURE_TYPES,
    "kindred": CREATURE_TYPES,
    "planeswalker": PLANESWALKER_TYPES,
    "battle": BATTLE_TYPES,
    "dungeon": DUNGEON_TYPES,
}
_CARD_TYPE_OF = {subtype: card_type for card_type, subtypes in SUBTYPES_OF.items() for subtype in subtypes}
SUBTYPES = tuple(_CARD_TYPE_OF)


def card_type_of(subtype: str) -> str:
    """The card type that a subtype is correlated with (CR 205.3b).

    Planeswalker and planar types are open lists.
    """
    found = _CARD_TYPE_OF.get(subtype, "planeswalker")
    return {"sorcery": "instant", "kindred": "creature"}.get(found, found)


def fitting(subtypes: tuple[str, ...], types: Collection[str]) -> tuple[str, ...]:
    """Those of some subtypes that an object of some card types can gain (CR 205.3d)."""
    families = {{"sorcery": "instant", "kindred": "creature"}.get(card_type, card_type) for card_type in types}
    return tuple(subtype for subtype in subtypes if card_type_of(subtype) in families)


def suits(asked: str, words: Collection[str]) -> bool:
    """Whether a card with such supertypes and types is one that is asked for (CR 201.4a).

    The words are in lower case.

    Asked for are "", which any card suits, "artifact", "nonbasic land", "nonartifact, nonland" and the like.
    """
    wanted = asked.replace(",", "").split()
    return all(word[3:] not in words if word.startswith("non") else word in words for word in wanted)
