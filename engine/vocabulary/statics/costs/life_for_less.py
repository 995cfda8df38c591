"""Life paid as certain spells are cast, which makes them cheaper (CR 118.8, 601.2b, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import ObjectId, Ref
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.questions import ADDITIONAL_COSTS
from engine.meaning.families import ChosenFirst, Continuous, Filter, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell, of_spells
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.casting.paid_as_cast import as_stated
from engine.vocabulary.terms.costs.costs import PayLife

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LESS_FOR_LIFE = "less for life"  # under what name it is noted that life was paid


@phrase("as a additional cost to cast {what:filter#many}, you may pay {life:number} life. ^those spells cost "
        "{mana:mana_symbols} less to cast if you paid life this way. ^this effect reduces only the amount of "
        "{color:color} mana you pay", into="static")  # fmt: skip
@record
class LifeForLess(Continuous):
    """Spells for which their caster may pay life; they then cost less mana of one colour."""

    what: Filter
    life: int
    mana: ManaCost
    color: str
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of spells, and of the colour of which they cost less."""
        return of_spells(self.what) and set(self.mana.symbols) == {self.color}

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_LifeBesides(self.life, self.mana),)


@record
class _LifeBesides(RuleModifier):
    """The additional cost that the player may pay for each such spell, once for each such effect."""

    life: int
    mana: ManaCost
    reads = READS_NOTHING
    questions = (ADDITIONAL_COSTS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if details["seat"] != ctx.controller:
            return None
        life = PayLife(Number(self.life))
        label = as_stated("stated_cost*and", (life,))
        return AdditionalCost(LESS_FOR_LIFE, (life, LessMana(self.mana)), label=label)


@record
class LessMana(ChosenFirst):
    """Mana of its own colours that need not be paid, once other costs are."""

    mana: ManaCost
    reads = READS_NOTHING
    key = LESS_FOR_LIFE
    only_alike = True

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        return (ctx.source,)  # nothing is chosen

    def announced(self, ctx: Context) -> None:
        pass

    def reduction(self, ctx: Context) -> ManaCost:
        return self.mana

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True
