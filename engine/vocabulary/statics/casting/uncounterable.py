"""Spells that can't be countered, or of which no copies are made (CR 101.2, 701.5a, 707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.rules.casting.questions import MAY_BE_COPIED, MAY_BE_COUNTERED
from engine.meaning.families import Filter, RuleModifier
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("can't be countered< by {by:filter#many}>", into="change")
@record
class CannotBeCountered(RuleModifier):
    """A spell that can't be countered (CR 701.5a)."""

    by: Filter | None = None
    reads = READS_NOTHING
    questions = (MAY_BE_COUNTERED,)
    of_spells = True

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        by = details.get("by")
        if self.by is not None and not (isinstance(by, int) and is_object(by) and fits_as_spell(ctx, self.by, by)):
            return None
        return Refusal(say("cant_be_countered", spell=NameOf(about)), "101.2")


@phrase("can't be copied", into="change")
@record
class CannotBeCopied(RuleModifier):
    """A spell of which no copies are put onto the stack (CR 101.2, 707.10)."""

    reads = READS_NOTHING
    questions = (MAY_BE_COPIED,)
    of_spells = True

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("cant_be_copied", spell=NameOf(about)), "101.2")
