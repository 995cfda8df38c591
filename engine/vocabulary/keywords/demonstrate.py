"""Demonstrate (CR 702.144)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Seat
from engine.core.record import record
from engine.game.decisions.purposes import TO_COPY, WHICH_OPPONENT
from engine.meaning.abilities import Ability
from engine.meaning.families import Instruction
from engine.meaning.families.instructions import COPIES
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.verbs.casting.copy_spells import copy_on_stack, may_choose_new_targets
from engine.vocabulary.keywords.shared.when_cast import when_cast

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LABEL = (
    "When you cast this spell, you may copy it and you may choose new targets for the copy. If you copy the spell, "
    "choose an opponent. That player copies the spell and may choose new targets for that copy."
)


@record
class CopyForTwo(Instruction):
    """A copy for its player, and then one for an opponent whom they choose."""

    reads = READS_NOTHING
    first_matters = COPIES

    def perform(self, ctx: Context) -> bool:
        if not ctx.may(ctx.controller, say("may_copy", card=NameOf(ctx.source)), purpose=TO_COPY):
            return False
        copied = _copy(ctx, ctx.controller)
        opponents = ctx.game.opponents(ctx.controller)
        if copied and opponents:
            (chosen,) = ctx.choose_one(
                ctx.controller, opponents, purpose=WHICH_OPPONENT, prompt=say("who_copies_it_too")
            )
            _copy(ctx, chosen)
        return copied


def _copy(ctx: Context, seat: Seat) -> bool:
    """A copy of the spell under a player's control, for which they may choose new targets (CR 707.10c)."""
    copies = copy_on_stack(ctx, seat, ctx.source, aimed=False)
    may_choose_new_targets(ctx, seat, copies)
    return bool(copies)


@keyword("702.144", "Demonstrate")
class Demonstrate:
    """A spell that is copied for two, or for nobody (CR 702.144a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (when_cast(CopyForTwo(), LABEL),)
