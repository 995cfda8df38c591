"""Flip cards: the alternative characteristics that a permanent has while it is flipped (CR 710)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.game.state.halves import without
from engine.meaning.abilities import Abilities, StaticAbility
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Modification
from engine.meaning.node import READS_STATUS

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.state.objects import Looking
    from engine.meaning.characteristics import Characteristics


@record
class UsesAlternative(Modification):
    """While it is flipped, a permanent has its alternative name, text box, type line, power and toughness.

    See CR 710.2.

    Its color and mana cost stay (710.1c), and so does what a copy effect has added to the copied values (707.9b).
    """

    reads = READS_STATUS
    layers = ("3",)

    def apply(self, ctx: Looking, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        pair = characteristics.flip_pair
        if pair is not None and ctx.obj(ref).flipped:
            _exchange(characteristics, *pair)


def _exchange(values: Characteristics, normal: Characteristics, other: Characteristics) -> None:
    if values.name == normal.name:
        values.name = other.name
    values.abilities = _with_other_text(values.abilities, normal, other)
    values.supertypes = _exchanged(values.supertypes, normal.supertypes, other.supertypes)
    values.types = _exchanged(values.types, normal.types, other.types)
    values.subtypes = _exchanged(values.subtypes, normal.subtypes, other.subtypes)
    if (values.power, values.toughness) == (normal.power, normal.toughness):
        values.power, values.toughness = other.power, other.toughness
    values.text = other.text


def _exchanged(words: tuple[str, ...], normal: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return (*other, *(word for word in words if word not in normal and word not in other))


def _with_other_text(abilities: Abilities, normal: Characteristics, other: Characteristics) -> Abilities:
    """Abilities with those of the other text box instead of the normal one's; the same set each time."""
    known: dict[Characteristics, Abilities] = abilities.__dict__.setdefault("flipped", {})
    if other not in known:
        kept = without(abilities, normal)
        known[other] = kept.with_added(*other.abilities.unexpanded())
    return known[other]


FLIPPING = StaticAbility((UsesAlternative(),))


@lru_cache(maxsize=1024)
def flip_values(definition: CardDefinition) -> Characteristics:
    """The normal characteristics of a flip card, which know the alternative ones."""
    normal, other = (face.printed for face in definition.faces)
    values = normal.copy()
    values.flip_pair = (normal, other)
    values.abilities = Abilities((*normal.abilities.unexpanded(), FLIPPING))
    return values
