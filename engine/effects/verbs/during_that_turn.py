"""What is so during an extra turn that words make (CR 500.7): "During that turn, damage can't be prevented"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.effects.shared.following import carry_out
from engine.effects.verbs.extra_turns import TURN
from engine.effects.verbs.prevent_damage import Unpreventable
from engine.events.effects import BeginEffect
from engine.model.families import Instruction
from engine.model.families.instructions import RULES
from engine.model.node import READS_TURN
from engine.model.speech import Wanted
from engine.state.effects import FloatingEffect
from engine.terms.durations import ForTheRestOfTheGame
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("during that turn, damage can't be prevented", into="sentence_start")
@record
class NoPreventionThen(Instruction):
    """Damage can't be prevented during that turn (CR 615.12)."""

    key: str = ""
    reads = READS_TURN
    first_matters = RULES

    def wanted(self) -> Wanted:
        """The turn."""
        return Wanted(TURN)

    def perform(self, ctx: Context) -> bool:
        made = ctx.bindings.get(self.key)
        if not isinstance(made, tuple):
            return False
        part = UnpreventableThen(made=made)
        effect = FloatingEffect(ctx.source, ctx.controller, (part,), None, ForTheRestOfTheGame())
        return bool(carry_out(ctx, BeginEffect(effect)))


@record
class UnpreventableThen(Unpreventable):
    """Damage that can't be prevented in the extra turn that was made at a certain moment, and in no other."""

    made: tuple[int, ...] = ()
    reads = READS_TURN

    def applies(self, ctx: Context, event: object) -> bool:
        return bool(self.made) and ctx.game.turn.made == self.made and Unpreventable.applies(self, ctx, event)
