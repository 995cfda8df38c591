"""Life paid rather than mana of a color (CR 118.9): "For each {B} in a cost, you may pay 2 life …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.colors import WUBRG
from engine.core.identity import Ref
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.rules.paying.life_for_mana import LIFE_FOR_MANA
from engine.meaning.families import Continuous, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("for each {mana:mana_symbols} in a cost, you may pay 2 life rather than pay that mana", into="static")
@record
class LifeForMana(Continuous):
    """Its controller may pay life for each symbol of a color in what they pay."""

    mana: ManaCost
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of one symbol of one color."""
        return len(self.mana.symbols) == 1 and self.mana.symbols[0] in WUBRG

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.controller

    def parts(self) -> tuple[StaticEffect, ...]:
        return (MayPayLifeFor(self.mana.symbols[0]),)


@record
class MayPayLifeFor(RuleModifier):
    """Life for symbols of a color."""

    color: str
    reads = READS_NOTHING
    questions = (LIFE_FOR_MANA,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.color
