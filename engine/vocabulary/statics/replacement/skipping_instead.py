"""Draws and turns that a player may skip, and what they then do (CR 614.10).

As in "If you would begin your turn while …, you may skip that turn instead. If you do, untap this artifact".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record, wording
from engine.game.rules.events.afterwards import Afterward
from engine.meaning.families import EventPattern, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.replacement.would_in_window import WouldInWindow
from engine.vocabulary.statics.replacement.would_instead import OneInsteadOf
from engine.vocabulary.triggers.events import EventWhile

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("if {pattern:would}, you may skip that {what:skipped event} instead. ^if you do, {effect:chain}",
           into="static"),
    phrase("if {pattern:would}, instead you may skip that {what:skipped event}. ^if you do, {effect:chain}",
           into="static", leading=True),
)  # fmt: skip
@record
class MaySkip(OneInsteadOf):
    """A player may skip what they would do, and do something else for it."""

    pattern: EventPattern
    what: str
    effect: Instruction
    leading: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of a turn that would begin, or of a card that would be drawn."""
        pattern = self.pattern.event if isinstance(self.pattern, WouldInWindow | EventWhile) else self.pattern
        return any(one.kind == self.what for one in pattern.antecedents())

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        if not ctx.may(ctx.controller, say("skip_that_turn") if self.what == "turn" else say("skip_that_draw")):
            return (event,)
        return (Afterward(self.effect, ctx.within()),)
