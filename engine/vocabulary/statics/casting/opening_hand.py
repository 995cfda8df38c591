"""What a card does from an opening hand (CR 103.6): begin the game on the battlefield, be revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, HAND
from engine.game.events.cards import Reveal
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.turn.questions import OPENING_HAND
from engine.meaning.families import Instruction, Reference, RuleModifier
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("if {card:object} is in your opening hand, you may begin the game with it on the battlefield",
           into="static"),
    phrase("if {card:object} is in your opening hand, you may begin the game with ~ on the battlefield", into="static",
           character=True),
)  # fmt: skip
@forms(
    phrase("if {card:object} is in your opening hand and you're not playing first, you may begin the game with "
           "{again:object} on the battlefield with a {kind:counter_kind} counter on it. ^if you do, "
           "{effect:sentence_start}", into="static", second=True),
    phrase("if {card:object} is in your opening hand and you're not the starting player, you may begin the game with "
           "{again:object} on the battlefield with a {kind:counter_kind} counter on it. ^if you do, "
           "{effect:sentence_start}", into="static", second=True, read_only=True),
)  # fmt: skip
@record
class BeginsOnBattlefield(RuleModifier):
    """A card with which its owner may begin the game on the battlefield (CR 103.6a)."""

    card: Reference
    character: bool = wording(default=False)  # "with him": a character is called by its name
    again: Reference | None = None
    second: bool = False  # only for who isn't playing first
    kind: str = ""  # of the counter that is on it then
    effect: Instruction | None = None  # what comes of it
    reads = READS_NOTHING
    questions = (OPENING_HAND,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.card, This) and isinstance(self.again, This | None)

    def zones(self) -> tuple[str, ...]:
        """The hand."""
        return (HAND,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if self.second and ctx.controller in ctx.game.taking_turns_with(ctx.game.starting):
            return None
        return BeginOnBattlefield(self.kind, self.effect)


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
    """The card is put onto the battlefield, perhaps with a counter on it, and what comes of that is done."""

    kind: str = ""
    effect: Instruction | None = None
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        counters = ((self.kind, 1),) if self.kind else ()
        event = ZoneChange(ctx.source, BATTLEFIELD, controller=ctx.controller, cause="opening hand", counters=counters)
        done = bool(ctx.happen(event))
        if done and self.effect is not None:
            self.effect.perform(ctx)
        return done
