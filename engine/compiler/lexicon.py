"""Lexicon: the plurals of nouns and the names of numbers."""

from __future__ import annotations

_IRREGULAR = {
    "Wolf": "Wolves", "Werewolf": "Werewolves", "Elf": "Elves", "Dwarf": "Dwarves", "Mouse": "Mice", "Ox": "Oxen",
    "Child": "Children", "Fungus": "Fungi", "Octopus": "Octopuses", "Cyclops": "Cyclopes", "Homunculus": "Homunculi",
    "Pegasus": "Pegasi", "Hippopotamus": "Hippopotami", "Man": "Men", "Thief": "Thieves", "half": "halves",
    "Merfolk": "Merfolk", "Moonfolk": "Moonfolk", "Treefolk": "Treefolk",
    "Kithkin": "Kithkin", "Kor": "Kor", "Myr": "Myr", "Eldrazi": "Eldrazi", "Samurai": "Samurai", "Ninja": "Ninjas",
    "Kirin": "Kirin", "Nephilim": "Nephilim", "Fish": "Fish", "Sheep": "Sheep", "Squid": "Squid", "Plains": "Plains",
    "Jellyfish": "Jellyfish", "Starfish": "Starfish", "Aurochs": "Aurochs", "Vedalken": "Vedalken", "Naga": "Naga",
    "Kavu": "Kavu", "Surrakar": "Surrakar", "Spawn": "Spawn", "Dreadnought": "Dreadnoughts", "Lhurgoyf": "Lhurgoyfs",
    "Equipment": "Equipment", "Food": "Foods", "Urza's": "Urza's", "sorcery": "sorceries", "library": "libraries",
    "ability": "abilities", "mana": "mana", "damage": "damage", "life": "life", "Hero": "Heroes", "Spacecraft":
    "Spacecraft", "Mercenary": "Mercenaries", "Ally": "Allies", "Incubator": "Incubators", "Alien": "Aliens",
    "Locus": "Loci", "Nautilus": "Nautiluses", "Platypus": "Platypuses", "Sphinx": "Sphinxes", "Lynx": "Lynxes",
    "Fox": "Foxes", "Leech": "Leeches", "Gold": "Gold", "Blood": "Blood", "Phyrexian": "Phyrexians", "Human": "Humans",
    "Shaman": "Shamans", "Talisman": "Talismans", "Nightmare": "Nightmares", "Astartes": "Astartes",
    "Custodes": "Custodes", "Sable": "Sables", "Dauthi": "Dauthi", "Soltari": "Soltari", "Thalakos": "Thalakos",
    "Junk": "Junk", "Aetherborn": "Aetherborn", "Siren": "Sirens", "Faerie": "Faeries", "Zubera": "Zubera",
}  # fmt: skip


def plural(noun: str) -> str:
    """The plural of a noun; only its last word changes ("Time Lord", "Time Lords")."""
    head, _, last = noun.rpartition(" ")
    return f"{head} {_plural_of_word(last)}" if head else _plural_of_word(last)


def _plural_of_word(word: str) -> str:
    known = _IRREGULAR.get(word)
    if known is not None:
        return known
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch", "sh", "z")):
        return word + "es"
    return word + "s"


_SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
NUMBER_WORDS = (
    *_SMALL, *(ten if one == "zero" else f"{ten}-{one}" for ten in _TENS for one in _SMALL[:10]),
)  # fmt: skip


def number_word(number: int) -> str:
    """A number in words, as far as print uses words."""
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else str(number)


def number_of_word(word: str) -> int | None:
    """The number that a word or a row of digits names."""
    if word in NUMBER_WORDS:
        return NUMBER_WORDS.index(word)
    return int(word) if word.isdigit() else None
