"""Hideaway (CR 702.75)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import Purpose
from engine.core.record import record
from engine.core.zones import EXILE, LIBRARY
from engine.game.events.effects import EXILED_WITH
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.questions.looking import MAY_LOOK
from engine.meaning.families import Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_PLAYERS
from engine.vocabulary.keywords.shared.random_order import put_on_bottom_in_random_order

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_HIDE_AWAY = Purpose("hide away", "702.75a")


@phrase("hide away one of the top {number:number} cards of your library")
@record
class HideAway(Instruction):
    """One of the top cards is exiled face down with the permanent; the others go to the bottom at random."""

    number: int
    reads = READS_PLAYERS

    def perform(self, ctx: Context) -> bool:
        cards = ctx.game.zone(LIBRARY, ctx.controller)[: self.number]
        if not cards:
            return False
        chosen = ctx.choose_one(ctx.controller, cards, purpose=TO_HIDE_AWAY, prompt=say("exile_which_one"), good=True)
        marks = ((EXILED_WITH, ctx.source), (MAY_LOOK, ctx.controller))  # who has looked at it still may (CR 406.3)
        ctx.happen(ZoneChange(chosen[0], EXILE, cause="effect", by=ctx.source, face_down="hideaway", marks=marks))
        put_on_bottom_in_random_order(ctx, tuple(oid for oid in cards if oid != chosen[0]))
        return True


@phrase("hideaway", into="keyword", number=4, enters_tapped=True)
@keyword("702.75", "Hideaway", "hideaway {number:number}")
class Hideaway:
    """A card hidden for later (CR 702.75a); as printed at first without a number, of four cards (702.75b)."""

    number: int
    enters_tapped: bool = False

    @property
    def definition(self) -> str:
        """Hiding one of the cards, at which its controller may look.

        As printed at first, the permanent entered tapped, too.
        """
        tapped = "~ enters tapped.\n" if self.enters_tapped else ""
        hides = "When ~ enters, hide away one of the top [number] cards of your library.\n"
        return tapped + hides + "You may look at cards exiled with ~."
