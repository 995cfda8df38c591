"""Solved, and what a Case asks for to be solved (CR 702.169, 719)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.game.events.status import SetMark
from engine.game.rules.questions.values import SOLVED
from engine.meaning.abilities import Ability, StaticAbility, TriggeredAbility
from engine.meaning.families import Condition, Filter, Instruction
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.keywords.shared.prefixed import completed, zones_of
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.grammar.conditions import Both
from engine.vocabulary.terms.players.players import You
from engine.vocabulary.triggers.events import OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening
from engine.vocabulary.triggers.steps import AtTheBeginning

if TYPE_CHECKING:
    from engine.game.rules.context import Context

BECOMES_SOLVED = EventKey("solved")


@record
class IsSolved(Condition):
    """The Case is solved."""

    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return bool(ctx.obj(ctx.source).marks.get(SOLVED))


@record
class NotYetSolvedAnd(Condition):
    """The Case is not solved, and its condition is met (CR 719.3a)."""

    condition: Condition
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return not ctx.obj(ctx.source).marks.get(SOLVED) and self.condition.holds(ctx)


@record
class BecomeSolved(Instruction):
    """The Case becomes solved."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(SetMark(ctx.source, SOLVED, key=BECOMES_SOLVED)))


@phrase("solve[s] {what:other_subject}", into="player_happening")
@record
class Solves(PlayerHappening):
    """A Case that a player controls becomes solved (CR 719.3b)."""

    what: Filter
    keys = (BECOMES_SOLVED,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The Case."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, SetMark) or event.key != BECOMES_SOLVED or not self.what.matches(ctx, event.ref):
            return None
        seat = ctx.controller_of(event.ref)
        return {PLAYER: (seat,), OTHER: (event.ref,)} if subject.matches(ctx, seat) else None


@keyword("702.169", "To solve", "to solve — ^{condition:condition}.")
class ToSolve:
    """At the beginning of its controller's end step, a Case whose condition is met becomes solved.

    See CR 719.3a.
    """

    condition: Condition

    def stands_for(self) -> tuple[Ability, ...]:
        pattern = AtTheBeginning("end step", You(), "whose")
        label = "At the beginning of your end step, this Case becomes solved if its condition is met."
        return (TriggeredAbility(pattern, BecomeSolved(), NotYetSolvedAnd(self.condition), label=label),)


@keyword("702.169", "Solved", "solved — ^{ability:ability}")
class Solved:
    """An ability that the Case has as long as it is solved (CR 702.169b to d)."""

    ability: Ability

    def stands_for(self) -> tuple[Ability, ...]:
        ability = completed(self.ability)
        if isinstance(ability, StaticAbility):  # in its own layers, not in the one where abilities are gained
            condition = IsSolved() if ability.condition is None else Both(IsSolved(), ability.condition, "and")
            return (replace(ability, condition=condition),)
        return (StaticAbility((HasAbilities((ability,)),), condition=IsSolved(), zones=zones_of(ability)),)
