"""Devoid (CR 702.114)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
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
class HasNoColor(Modification):
    """It is colourless."""

    reads = READS_NOTHING
    layers = ("5",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.colors = ()


@keyword("702.114", "Devoid")
class Devoid:
    """A characteristic-defining ability: colourless whatever the mana cost says (CR 702.114a, 604.3)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((HasNoColor(),), zones=EVERYWHERE, characteristic_defining=True),)
