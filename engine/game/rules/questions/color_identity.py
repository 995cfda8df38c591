"""Colour identity (CR 903.4).

It has the colours of a card's mana symbols and indicators, and those its words define.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.colors import Colors, in_order
from engine.meaning.families import Modification
from engine.meaning.node import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.meaning.abilities import StaticAbility
    from engine.meaning.cards import CardDefinition, Face

_REMINDER = re.compile(r"\([^()]*\)")
_SYMBOL = re.compile(r"\{([^{}]+)\}")


@lru_cache(maxsize=4096)
def color_identity(card: CardDefinition) -> Colors:
    """The colour identity of a card, all faces and parts included (903.4d, 903.4e).

    Reminder text is not (903.4c).
    """
    return in_order(color for face in card.faces for color in _of_face(face))


def _of_face(face: Face) -> Iterator[str]:
    printed = face.printed
    yield from printed.colors  # of its mana cost or colour indicator
    if printed.mana_cost is not None:
        yield from printed.mana_cost.colors  # also those that a characteristic-defining ability takes away
    for symbol in _SYMBOL.findall(_REMINDER.sub("", face.text)):
        yield from symbol.split("/")
    for ability in printed.abilities.static:
        yield from _defined(ability)


def _defined(ability: StaticAbility) -> Iterator[str]:
    """The colours that a characteristic-defining ability gives the card ("~ is all colors", CR 604.3a)."""
    for effect in ability.effects if ability.condition is None else ():
        if effect.subject is not None and any(found.itself for found in effect.subject.antecedents()):
            changes = (node for node in walk(effect) if isinstance(node, Modification))
            yield from (color for change in changes for color in change.colors_given())
