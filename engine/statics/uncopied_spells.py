"""Spells of which no copies are made (CR 101.2, 707.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.model.families import RuleModifier
from engine.model.message import NameOf, say
from engine.model.node import READS_NOTHING
from engine.model.questions import Asked, Refusal
from engine.rules.casting.questions import MAY_BE_COPIED
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("can't be copied", into="change")
@record
class CannotBeCopied(RuleModifier):
    """A spell of which no copies are put onto the stack (CR 101.2, 707.10)."""

    reads = READS_NOTHING
    questions = (MAY_BE_COPIED,)
    of_spells = True

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("cant_be_copied", spell=NameOf(about)), "101.2")
