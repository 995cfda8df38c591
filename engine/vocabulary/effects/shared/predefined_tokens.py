"""The tokens that the rules predefine (CR 111.10), as data: type line, words, name."""

from __future__ import annotations

from functools import lru_cache

from engine.compiler.compile import compile_definition
from engine.compiler.faces import type_line
from engine.core.record import record
from engine.meaning.abilities import Abilities
from engine.meaning.cards import CardDefinition, Face
from engine.meaning.characteristics import Characteristics


@record
class Predefined:
    """What one face of a predefined token says."""

    types: str
    text: str
    name: str = ""  # CR 111.4: its subtypes and "Token" if nothing else
    size: tuple[int, int] | None = None


def _artifact(name: str, text: str) -> tuple[Predefined, ...]:
    return (Predefined(f"Artifact — {name}", text),)


def _role(name: str, text: str) -> tuple[Predefined, ...]:
    return (Predefined("Enchantment — Aura Role", "Enchant creature\n" + text, name),)


_FACES: dict[str, tuple[Predefined, ...]] = {
    "Treasure": _artifact("Treasure", "{T}, Sacrifice this artifact: Add one mana of any color."),
    "Food": _artifact("Food", "{2}, {T}, Sacrifice this artifact: You gain 3 life."),
    "Gold": _artifact("Gold", "Sacrifice this artifact: Add one mana of any color."),
    "Walker": (Predefined("Creature — Zombie", "", "Walker", (2, 2)),),
    "Shard": (Predefined("Enchantment — Shard", "{2}, Sacrifice this enchantment: Scry 1, then draw a card."),),
    "Clue": _artifact("Clue", "{2}, Sacrifice this artifact: Draw a card."),
    "Blood": _artifact("Blood", "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card."),
    "Powerstone": _artifact("Powerstone", "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell."),
    "Incubator": (
        Predefined("Artifact — Incubator", "{2}: Transform this artifact."),
        Predefined("Artifact Creature — Phyrexian", "", "Phyrexian Token", (0, 0)),
    ),
    "Cursed Role": _role("Cursed", "Enchanted creature has base power and toughness 1/1."),
    "Monster Role": _role("Monster", "Enchanted creature gets +1/+1 and has trample."),
    "Royal Role": _role("Royal", "Enchanted creature gets +1/+1 and has ward {1}."),
    "Sorcerer Role": _role(
        "Sorcerer", 'Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."'
    ),
    "Virtuous Role": _role("Virtuous", "Enchanted creature gets +1/+1 for each enchantment you control."),
    "Wicked Role": _role(
        "Wicked",
        "Enchanted creature gets +1/+1.\n"
        "When this Aura is put into a graveyard from the battlefield, each opponent loses 1 life.",
    ),
    "Young Hero Role": _role(
        "Young Hero",
        'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, '
        'put a +1/+1 counter on it."',
    ),
    "Map": _artifact(
        "Map", "{1}, {T}, Sacrifice this artifact: Target creature you control explores. Activate only as a sorcery."
    ),
    "Junk": _artifact(  # from here on by later editions (111.10t, 111.10u)
        "Junk",
        "{T}, Sacrifice this artifact: Exile the top card of your library. You may play that card this turn. "
        "Activate only as a sorcery.",
    ),
    "Lander": _artifact(
        "Lander",
        "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card, "
        "put it onto the battlefield tapped, then shuffle.",
    ),
    "Mutagen": _artifact(
        "Mutagen",
        "{1}, {T}, Sacrifice this artifact: Put a +1/+1 counter on target creature. Activate only as a sorcery.",
    ),
}  # fmt: skip
NAMES = tuple(_FACES)


@lru_cache(maxsize=256)
def predefined(name: str) -> CardDefinition:
    """The card definition of a predefined token."""
    faces = tuple(_face(face) for face in _FACES[name])
    return CardDefinition(faces[0].name, "transform" if len(faces) > 1 else "token", faces)


def _face(face: Predefined) -> Face:
    supertypes, types, subtypes = type_line(face.types)
    name = face.name or " ".join((*subtypes, "Token"))
    power, toughness = face.size if face.size is not None else (None, None)
    values = Characteristics(
        name=name, supertypes=supertypes, types=types, subtypes=subtypes, power=power, toughness=toughness,
        colors=("B",) if name == "Walker" else (),
        abilities=Abilities(compile_definition(face.text, name) if face.text else ()), text=face.text,
    )  # fmt: skip
    return Face(values, face.text)
