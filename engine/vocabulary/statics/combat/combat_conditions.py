"""Conditions for attacking and blocking (CR 508.1c, 509.1b).

As in "can't attack unless you control an Island".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, is_player
from engine.core.record import record
from engine.game.rules.combat import permanents_defender
from engine.game.rules.combat.questions import ATTACK_GROUP, BLOCKER_GROUP, MAY_ATTACK, MAY_BLOCK
from engine.game.rules.combat.restrictions import TooFew
from engine.meaning.families import Condition, RuleModifier
from engine.meaning.message import NameOf, Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("can't attack unless {condition}", into="change", deed="attack")
@phrase("can't block unless {condition}", into="change", deed="block")
@phrase("can't attack or block unless {condition}", into="change", deed="attack or block")
@record
class CannotUnless(RuleModifier):
    """A creature can't attack or block unless a condition holds (CR 508.1c, 509.1b).

    The "defending player" of an attack is the one whom it would attack.
    """

    condition: Condition
    deed: str
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return tuple(question for verb, question in (("attack", MAY_ATTACK), ("block", MAY_BLOCK)) if verb in self.deed)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        attacking = question == MAY_ATTACK
        bound = {}
        if attacking:
            defender = details["defender"]
            assert isinstance(defender, int)
            bound["defending player"] = (defender if is_player(defender) else permanents_defender(ctx.game, defender),)
        if self.condition.holds(ctx.within(**bound)):
            return None
        verb, rule = ("attack", "508.1c") if attacking else ("block", "509.1b")
        return Refusal(say("cant_do_now", who=NameOf(about), deed=Term("deed", verb)), rule)


@forms(
    phrase("can't attack unless at least {others:cardinal_number} other creatures attack", into="change",
           deed="attack"),
    phrase("can't block unless at least {others:cardinal_number} other creatures block", into="change", deed="block"),
)  # fmt: skip
@record
class NeedsCompanions(RuleModifier):
    """A creature that attacks or blocks only with so many others."""

    others: int
    deed: str
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return (ATTACK_GROUP,) if self.deed == "attack" else (BLOCKER_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        together = details["attackers" if self.deed == "attack" else "blocks"]
        assert isinstance(together, dict)
        if len(together) > self.others:
            return None
        rule = "508.1c" if self.deed == "attack" else "509.1b"
        return TooFew(say("cant_do_with_so_few", who=NameOf(about), deed=Term("deed", self.deed)), rule)
