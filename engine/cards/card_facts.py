"""What a search asks of a printed card.

These are its colors, color identity, mana value and the text in its plain form.

These are facts of the printed card alone. What a card is in a game, the rules decide.
"""

from __future__ import annotations

import hashlib
import re

from engine.cards.card_data import CardData, FaceData
from engine.cards.card_form import folded_name, subtypes
from engine.core.colors import WUBRG, Colors, in_order
from engine.core.layouts import layout_of
from engine.core.mana import NO_MANA, parse_mana_cost

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_REMINDER = re.compile(r"\([^()]*\)")
_BASIC_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


def printed_colors(card: CardData) -> Colors:
    """The colors of the front face, or of both halves of a split card (CR 202.2, 204, 709.4b)."""
    faces = card.faces if layout_of(card.layout).halves else card.faces[:1]
    return in_order(letter for face in faces for letter in _face_colors(face))


def _face_colors(face: FaceData) -> Colors:
    return face.color_indicator or (parse_mana_cost(face.mana_cost) or NO_MANA).colors


def color_identity(card: CardData) -> Colors:
    """The colors of all mana symbols, indicators and basic land types, without reminder text (CR 903.4)."""
    letters: list[str] = []
    for face in card.faces:
        symbols = _SYMBOL.findall(face.mana_cost + _REMINDER.sub("", face.text))
        letters += [letter for symbol in symbols for letter in symbol.split("/") if letter in WUBRG]
        letters += face.color_indicator
        letters += [_BASIC_TYPES[subtype] for subtype in subtypes(face.type_line) if subtype in _BASIC_TYPES]
    return in_order(letters)


def mana_value(card: CardData) -> int:
    """The mana value of the front face, or of both halves of a split card together (CR 202.3, 709.4b)."""
    faces = card.faces if layout_of(card.layout).halves else card.faces[:1]
    return sum((parse_mana_cost(face.mana_cost) or NO_MANA).mana_value for face in faces)


def plain_number(value: str | None) -> float | None:
    """A printed power, toughness, loyalty or defense as a number; None where it is none, such as ``*``."""
    return float(value) if value is not None and re.fullmatch(r"[+-]?[0-9]{1,7}(\.5)?", value) else None


def searchable(parts: list[str]) -> str:
    """Texts in the form in which searches compare them, one below the other."""
    return "\n".join(folded_name(part) for part in parts)


def text_hash(card: CardData) -> str:
    """The digest of all that a card's meaning can depend on; flavor, art and printing are no part of it."""
    parts = [card.layout]
    for face in card.faces:
        parts += [face.name, face.mana_cost, face.type_line, face.text, *face.color_indicator]
        parts += [value if value is not None else "-" for value in (face.power, face.toughness)]
        parts += [value if value is not None else "-" for value in (face.loyalty, face.defense)]
        parts.append("//")
    return hashlib.sha256("\x1f".join(parts).encode("utf-8", errors="replace")).hexdigest()
