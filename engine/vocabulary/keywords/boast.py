"""Boast (CR 702.142)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.game.events.casting import ABILITY_ACTIVATED, AbilityActivated
from engine.game.events.combat import Attacks
from engine.game.rules.questions.uses import MORE_USES
from engine.meaning.abilities import Ability, ActivatedAbility
from engine.meaning.families import Condition, Filter, Happening, RuleModifier
from engine.meaning.node import READS_BOARD, READS_TURN
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.prefixed import completed
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class AttackedThisTurn(Condition):
    """The creature was declared as an attacker this turn."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(isinstance(event, Attacks) and event.oid == ctx.source for event in ctx.game.history.this_turn)


def is_boast(ability: Ability) -> bool:
    """Whether an ability is a boast ability (CR 702.142b)."""
    return isinstance(ability, ActivatedAbility) and isinstance(ability.condition, AttackedThisTurn)


@phrase("boast[s]", into="happening")
@record
class Boasts(Happening):
    """The boast ability of a creature is activated (CR 702.142b)."""

    keys = (ABILITY_ACTIVATED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, AbilityActivated) or not is_boast(event.ability):
            return None
        return {OBJECT: (event.source,)} if subject.matches(ctx, event.source) else None


@phrase("can boast twice during each of your turns rather than once", into="change")
@record
class BoastsTwice(RuleModifier):
    """A creature whose boast abilities can be activated twice in each of its controller's turns.

    See CR 702.142b.
    """

    reads = READS_BOARD
    questions = (MORE_USES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        ability = details["ability"]
        return 1 if isinstance(ability, Ability) and is_boast(ability) and ctx.game.is_active(ctx.controller) else None


@keyword("702.142", "Boast", "boast — ^{ability:ability}")
class Boast:
    """An ability for the turn in which the creature attacked, once (CR 702.142a)."""

    ability: Ability

    def well_formed(self) -> bool:
        """Only an activated ability."""
        return isinstance(self.ability, ActivatedAbility)

    def stands_for(self) -> tuple[Ability, ...]:
        assert isinstance(self.ability, ActivatedAbility)
        return (completed(replace(self.ability, limit="turn", condition=AttackedThisTurn())),)
