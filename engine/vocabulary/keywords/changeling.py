"""Changeling (CR 702.73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.card_types import CREATURE_TYPES
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Modification
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.keywords.shared.always import EVERYWHERE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class IsEveryCreatureType(Modification):
    """It is every creature type."""

    reads = READS_NOTHING
    layers = ("4",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.subtypes = tuple(dict.fromkeys((*characteristics.subtypes, *CREATURE_TYPES)))


@keyword("702.73", "Changeling")
class Changeling:
    """A characteristic-defining ability: every creature type, in every zone (CR 702.73a, 604.3)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((IsEveryCreatureType(),), zones=EVERYWHERE, characteristic_defining=True),)
