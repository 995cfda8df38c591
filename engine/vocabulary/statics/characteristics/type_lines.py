"""How the words of a type line change.

Some are set, some are added, and what does not fit goes (CR 205.1, 205.3d).
"""

from __future__ import annotations

from engine.core.card_types import BASIC_LAND_TYPES, SUBTYPES_OF, fitting
from engine.meaning.abilities import Abilities
from engine.meaning.characteristics import Characteristics


def with_words(words: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    """Words of a type line with more of them, each once."""
    return (*words, *(word for word in more if word not in words)) if more else words


def gain_subtypes(characteristics: Characteristics, subtypes: tuple[str, ...]) -> None:
    """Add subtypes; one whose card type an object has not, it can't gain (CR 205.3d)."""
    characteristics.subtypes = with_words(characteristics.subtypes, fitting(subtypes, characteristics.types))


def set_types(characteristics: Characteristics, types: tuple[str, ...]) -> None:
    """Set the card types; subtypes stay only with a card type that they belong to (CR 205.1a)."""
    lasting = tuple(word for word in characteristics.types if word in ("instant", "sorcery"))
    characteristics.types = with_words(lasting, types)
    keep_fitting_subtypes(characteristics)


def keep_fitting_subtypes(characteristics: Characteristics) -> None:
    """Take away the subtypes whose card types an object no longer has (CR 205.1a)."""
    families = [SUBTYPES_OF.get(card_type, ()) for card_type in characteristics.types]
    known = tuple(SUBTYPES_OF.values())
    characteristics.subtypes = tuple(
        subtype
        for subtype in characteristics.subtypes
        if any(subtype in family for family in families)
        or ("planeswalker" in characteristics.types and not any(subtype in family for family in known))
    )


def set_subtypes(characteristics: Characteristics, subtypes: tuple[str, ...]) -> None:
    """Set subtypes: they replace the others of their kind (CR 205.1a).

    Basic land types take the abilities (305.7).
    """
    replaced = [family for family in SUBTYPES_OF.values() if any(subtype in family for subtype in subtypes)]
    kept = tuple(s for s in characteristics.subtypes if not any(s in family for family in replaced))
    characteristics.subtypes = (*kept, *fitting(subtypes, characteristics.types))
    if "land" in characteristics.types and any(subtype in BASIC_LAND_TYPES for subtype in subtypes):
        characteristics.abilities = Abilities()
