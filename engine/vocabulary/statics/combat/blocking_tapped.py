"""Creatures that can block though they are tapped (CR 509.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.combat.questions import BLOCKS_TAPPED
from engine.meaning.families import RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("can block as though (it was|they were#) untapped", into="change")
@record
class BlocksTapped(RuleModifier):
    """A creature that can block as though it were untapped (CR 609.4)."""

    reads = READS_NOTHING
    questions = (BLOCKS_TAPPED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True
