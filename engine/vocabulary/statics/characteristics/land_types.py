"""Lands that lose all land types, or have every basic one (CR 205.1a, 305.6, 613.1d).

As in "lose all land types and abilities, and they gain …".
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.card_types import BASIC_LAND_TYPES, LAND_TYPES
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.layers.ability_sets import with_more
from engine.meaning.abilities import Abilities, Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Modification
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.abilities.abilities import all_as_granted

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_WORDS = "lose[s] all land types and abilities"


@phrase(_WORDS, into="change", abilities=())
@phrase(_WORDS + ", and they gain {abilities:granted*and}", into="static_change")
@record
class LosesLandTypesAndAbilities(Modification):
    """No land types, with them no mana abilities that come from these, and only the abilities gained here."""

    abilities: tuple[Ability, ...]
    gives: tuple[Ability, ...] = field(default=(), init=False, compare=False, repr=False)  # as the rules need them
    reads = READS_NOTHING
    layers = ("4", "6")
    takes = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "gives", all_as_granted(self.abilities))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if layer == "4":
            kept = tuple(word for word in characteristics.subtypes if word not in LAND_TYPES)
            characteristics.subtypes = kept
        else:
            characteristics.abilities = with_more(Abilities(), self.gives)


@phrase("[is|are] every basic land type in addition to [their] other types", into="static_change")
@record
class IsEveryBasicLandType(Modification):
    """All basic land types besides its other types, with the mana abilities they bring (CR 305.6, 305.7)."""

    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        more = tuple(word for word in BASIC_LAND_TYPES if word not in characteristics.subtypes)
        characteristics.subtypes = (*characteristics.subtypes, *more)
