"""What a card does from an opening hand (CR 103.6): beginning the game on the battlefield, or being revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, HAND
from engine.events.cards import Reveal
from engine.events.zone_changes import ZoneChange
from engine.model.families import Instruction, Reference, RuleModifier
from engine.model.families.instructions import UNSEEN
from engine.model.node import READS_NOTHING
from engine.model.questions import Asked
from engine.rules.turn.questions import OPENING_HAND
from engine.terms.objects import This
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("if {card:object} is in your opening hand, you may begin the game with it on the battlefield", into="static")
@phrase("if {card:object} is in your opening hand, you may begin the game with ~ on the battlefield", into="static",
        character=True)  # fmt: skip
@record
class BeginsOnBattlefield(RuleModifier):
    """A card with which its owner may begin the game on the battlefield (CR 103.6a)."""

    card: Reference
    character: bool = wording(default=False)  # "with him": a character is called by its name
    reads = READS_NOTHING
    questions = (OPENING_HAND,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.card, This)

    def zones(self) -> tuple[str, ...]:
        """The hand."""
        return (HAND,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return BeginOnBattlefield()


@phrase("you may reveal {card:object} from your opening hand. ^if you do, {effect:sentence_start}", into="static")
@record
class RevealsFromOpeningHand(RuleModifier):
    """A card that its owner may reveal from their opening hand, and what comes of it (CR 103.6b)."""

    card: Reference
    effect: Instruction
    reads = READS_NOTHING
    questions = (OPENING_HAND,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.card, This)

    def zones(self) -> tuple[str, ...]:
        """The hand."""
        return (HAND,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return RevealAndDo(self.effect)


@record
class RevealAndDo(Instruction):
    """The card is revealed, and its words are followed."""

    effect: Instruction
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        ctx.happen(Reveal(ctx.controller, (ctx.source,)))
        return self.effect.perform(ctx)


@record
class BeginOnBattlefield(Instruction):
    """The card is put onto the battlefield."""

    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        event = ZoneChange(ctx.source, BATTLEFIELD, controller=ctx.controller, cause="opening hand")
        return bool(ctx.happen(event))
