"""Spells that can be cast as though they had flash for a higher cost (CR 601.3b).

As in "… as though it had flash if you pay {2} more to cast it".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref, is_object
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.events.zone_changes import ENTERS, Sacrifice, ZoneChange
from engine.game.rules.casting.cast_record import times_paid
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.questions import ADDITIONAL_COSTS, CAST_ANY_TIME
from engine.game.rules.questions.rule_modifiers import spell_verdicts
from engine.game.rules.questions.timing import is_usual_time
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Cost, Instruction, Reference, Replacement, RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.casting_costs import WHERE_CAST
from engine.vocabulary.terms.casting.paid_as_cast import as_stated
from engine.vocabulary.terms.costs.costs import PayMana
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.triggers.steps import AtTheNext

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("you may cast {this:object} as though it had flash if you pay {mana:mana_symbols} more to cast it",
        into="static")  # fmt: skip
@phrase("you may cast {this:object} as though it had flash if you {cost:stated_cost#many} as a additional cost to "
        "cast it", into="static", mana=None)  # fmt: skip
@phrase("you may cast {this:object} as though it had flash by {cost:doing} in addition to paying its other costs",
        into="static", mana=None, by=True)  # fmt: skip
@record
class FlashForMore(RuleModifier):
    """An additional cost that must be paid where nothing else lets the spell be cast now."""

    this: Reference
    mana: ManaCost | None = None
    cost: Cost | None = None
    by: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (CAST_ANY_TIME, ADDITIONAL_COSTS)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if question == CAST_ANY_TIME:
            return True
        if details["way"].any_time or could_be_cast_anyway(ctx, about):
            return None
        cost = self.cost if self.mana is None else PayMana(self.mana)
        assert cost is not None
        return AdditionalCost("flash", (cost,), optional=False, label=as_stated("stated_cost", cost))


def could_be_cast_anyway(ctx: Context, about: Ref) -> bool:
    """Whether it is the usual time for the spell, or another ability lets it be cast at any time too."""
    assert is_object(about)
    chars = ctx.chars(about)
    if is_usual_time(ctx.game, ctx.controller, about) or "instant" in chars.types:
        return True
    answers = spell_verdicts(ctx.game, CAST_ANY_TIME, about, chars, ctx.controller)
    return sum(answer is True for answer in answers) > 1


UNTIMELY = "cast when a sorcery couldn't be"  # what is noted on such a spell


@phrase(
    "you may cast {this:object} as though it had flash. ^if you cast it any time a sorcery couldn't have been cast, "
    "the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step", into="static",
)  # fmt: skip
@record
class FlashForAWhile(RuleModifier, Replacement):
    """Flash for a permanent that stays only for the turn, unless it is cast when a sorcery could be."""

    this: Reference
    reads = READS_NOTHING
    questions = (CAST_ANY_TIME, ADDITIONAL_COSTS)
    keys = (ENTERS,)
    entering = True

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, the stack, and where it comes to."""
        return (*WHERE_CAST, BATTLEFIELD)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if question == CAST_ANY_TIME:
            return True
        assert is_object(about)
        if is_usual_time(ctx.game, ctx.controller, about):
            return None
        return AdditionalCost(UNTIMELY, (), optional=False)  # it costs nothing, but is remembered

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return times_paid(ctx, event.oid, UNTIMELY) > 0

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        ability = TriggeredAbility(
            AtTheNext("cleanup", "cleanup"), SacrificeWhatItBecame(),
            label="At the beginning of the next cleanup step, the controller of the permanent sacrifices it.",
        )  # fmt: skip
        later = BeginDelayedTrigger(DelayedTrigger(NOBODY, ability, event.oid, ctx.controller))
        return (event, later)


@record
class SacrificeWhatItBecame(Instruction):
    """The permanent that the spell became is sacrificed by whoever controls it."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        permanent = ctx.game.moved.get(ctx.source, NOBODY)
        if not ctx.on_battlefield(permanent):
            return False
        return bool(ctx.happen(Sacrifice(ctx.controller_of(permanent), permanent, ctx.source)))
