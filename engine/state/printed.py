"""Printed characteristics by zone and face (CR 707.2, 708.2, 709.4, 712.8, 715.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.colors import in_order
from engine.core.mana import ManaCost
from engine.core.zones import BATTLEFIELD, STACK
from engine.model.abilities import Abilities
from engine.model.cards import CardDefinition
from engine.model.characteristics import Characteristics

if TYPE_CHECKING:
    from engine.state.objects import GameObject

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
    if definition.layout == "split" and zone != STACK:
        return combined_values(definition)
    return definition.faces[face if face < len(definition.faces) else 0].printed


@lru_cache(maxsize=4096)
def combined_values(definition: CardDefinition) -> Characteristics:
    """Both halves together, as a split card is everywhere but on the stack (CR 709.4)."""
    halves = [face.printed for face in definition.faces]
    first = halves[0].copy()
    first.extra_names = tuple(half.name for half in halves[1:])
    symbols = tuple(symbol for half in halves if half.mana_cost for symbol in half.mana_cost.symbols)
    first.mana_cost = ManaCost(symbols) if symbols else None
    first.colors = in_order(color for half in halves for color in half.colors)
    first.types = _union(*(half.types for half in halves))
    first.subtypes = _union(*(half.subtypes for half in halves))
    first.supertypes = _union(*(half.supertypes for half in halves))
    first.abilities = Abilities(ability for half in halves for ability in half.abilities.unexpanded())
    return first


def _union(*groups: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for group in groups for word in group))
