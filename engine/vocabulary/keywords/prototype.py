"""Prototype (CR 702.160, 718)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref, is_object
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_WAYS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import RuleModifier
from engine.meaning.message import Message, Term, say
from engine.meaning.node import READS_COPIABLE
from engine.meaning.questions import Asked
from engine.vocabulary.statics.characteristics.modify_power import Size
from engine.vocabulary.terms.amounts.plain_numbers import Number

if TYPE_CHECKING:
    from engine.game.rules.context import Context

NAME = "prototype"


def _label(inset: Characteristics) -> Message:
    size = f"{inset.power}/{inset.toughness}"
    return say("prototype", keyword=Term("keyword", NAME), cost=str(inset.mana_cost or ""), size=size)


@record
class MayBePrototyped(RuleModifier):
    """The card can be cast with the mana cost, power and toughness of its inset frame (CR 718.3)."""

    reads = READS_COPIABLE
    questions = (CAST_WAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        assert is_object(about)
        inset = ctx.chars(about).inset
        if inset is None:
            return None
        return (CastWay(NAME, values=inset, label=_label(inset)),)


@keyword("702.160", "Prototype", "prototype {cost:mana_symbols} — {size:size}")
class Prototype:
    """A smaller frame with a second mana cost, power and toughness (CR 702.160a, 718.2)."""

    cost: ManaCost
    size: Size

    def well_formed(self) -> bool:
        """Only with plain numbers."""
        return all(isinstance(part, Number) for part in self.size)

    def inset_of(self, values: Characteristics) -> Characteristics:
        """The card's characteristics where it is cast prototyped: all others stay the same (CR 718.3b, 718.5)."""
        inset, (power, toughness) = values.copy(), self.size
        assert isinstance(power, Number) and isinstance(toughness, Number)
        inset.mana_cost, inset.colors = self.cost, self.cost.colors
        inset.base_power, inset.base_toughness = inset.power, inset.toughness = power.number, toughness.number
        inset.uses_inset = True
        return inset

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((MayBePrototyped(),), zones=(HAND,)),)
