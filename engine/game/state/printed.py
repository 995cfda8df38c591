"""Printed characteristics by zone and face (CR 707.2, 708.2, 709.4, 710.2, 712.8, 715.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, STACK
from engine.game.state.flipping import flip_values
from engine.game.state.halves import combined_values, half_as_spell
from engine.meaning.characteristics import Characteristics

if TYPE_CHECKING:
    from engine.game.state.objects import GameObject

FACE_DOWN_VALUES = Characteristics(types=("creature",), power=2, toughness=2)  # CR 708.2a

NOTHING = Characteristics()  # a face-down card in exile (CR 406.3)


def face_down_values(zone: str) -> Characteristics:
    """The copiable values of a face-down object in a zone (CR 708.2a, 406.3)."""
    return FACE_DOWN_VALUES if zone in (BATTLEFIELD, STACK) else NOTHING


def printed_values(obj: GameObject, face: int, zone: str) -> Characteristics:
    """The copiable values of a card in a zone with a face up, before any effect."""
    definition = obj.definition
    if definition is None:
        return obj.values
    if definition.form.halves:
        if zone != STACK:
            return combined_values(definition)
        if definition.shares_type_line:
            return half_as_spell(definition, face)
    if definition.form.flips:
        return flip_values(definition)
    return definition.faces[face if face < len(definition.faces) else 0].printed
