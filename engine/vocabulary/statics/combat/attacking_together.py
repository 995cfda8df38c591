"""Creatures that attack if others do (CR 508.1d).

As in "if this creature attacks, all creatures attack if able".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.game.rules.combat.questions import MUST_ATTACK
from engine.meaning.families import Continuous, Filter, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.objects.objects import CONTROLLER_OF
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.questions import Asked


@forms(
    phrase("if {attacker:subject} attacks, all {what:filter#many} attack if able", into="static"),
    phrase("if {attacker:subject} attacks, {what:subject} also attacks if able", into="static", also=True),
)  # fmt: skip
@record
class AttackIfSuchAttacks(Continuous):
    """Creatures that are required to attack where certain others are declared as attackers."""

    attacker: Filter
    what: Filter
    also: bool = wording(default=False)
    reads = READS_NOTHING

    def known_to(self, part: str) -> tuple[Antecedent, ...]:
        """The attacker and its controller, to the words about those that attack with it."""
        return (Antecedent(CONTROLLER_OF + OBJECT, "player"),) if part == "what" else ()

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and "creature" in ctx.chars(ref).types

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_AttacksWithThem(self.attacker, self.what),)


@record
class _AttacksWithThem(RuleModifier):
    """The requirement to attack if such a creature does."""

    attacker: Filter
    what: Filter
    reads = READS_NOTHING
    questions = (MUST_ATTACK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if details["defender"] is not None:
            return None
        others = (oid for oid in details["attackers"] if oid != about and self.attacker.matches(ctx, oid))
        inner = (ctx.within(**{OBJECT: (oid,)}) for oid in others)
        return True if any(self.what.matches(one, about) for one in inner) else None
