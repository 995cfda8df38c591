"""What does not untap (CR 502.3): "doesn't untap during its controller's untap step"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, wording
from engine.game.rules.turn.questions import ALSO_UNTAPS, UNTAP_LIMITS, UNTAP_OPTIONAL, UNTAPS, UntapLimit
from engine.meaning.families import (
    Amount,
    Continuous,
    Duration,
    Filter,
    Instruction,
    Reference,
    RuleModifier,
    StaticEffect,
)
from engine.meaning.families.instructions import RULES
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.terms.grammar.anaphors import TheSame
from engine.vocabulary.terms.grammar.continuous import Affecting, begin, is_among
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game

lexicon("untap_step", {
    "its": "its controller's untap step", "their": "their controllers' untap steps", "your": "your untap step",
    "yours": "your untap steps",
})  # fmt: skip


@phrase("[doesn't|don't] untap during {whose:untap_step}", into="change")
@record
class DoesNotUntap(RuleModifier):
    """A permanent that stays tapped in its controller's untap step."""

    whose: str = "its"
    reads = READS_NOTHING
    questions = (UNTAPS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not ctx.game.is_active(ctx.controller if self.whose.startswith("your") else ctx.controller_of(about)):
            return None  # another player's untap step
        return Refusal(say("doesnt_untap", permanent=NameOf(about)), "502.3")


@phrase("you may choose not to untap {object} during your untap step", into="static")
@record
class MayStayTapped(Continuous):
    """A permanent that its controller may leave tapped (CR 502.3)."""

    object: Reference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.object.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (UntapOptional(),)


@record
class UntapOptional(RuleModifier):
    """The answer that untapping is up to the player."""

    reads = READS_NOTHING
    questions = (UNTAP_OPTIONAL,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@phrase("untap {what:object} during each other player's untap step", into="static")
@record
class UntapsForOthers(Continuous):
    """Permanents that untap in the untap steps of other players too (CR 502.3)."""

    what: Reference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_among(ctx, self.what, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (AlsoUntaps(),)


@record
class AlsoUntaps(RuleModifier):
    """The answer that a permanent untaps in the untap step of another player, too (CR 502.3).

    That is a player other than the effect's controller.
    """

    reads = READS_TURN
    questions = (ALSO_UNTAPS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return None if ctx.game.is_active(ctx.controller) else True


lexicon("own_untap_step", {"their": "their untap steps", "your": "your untap step", "each": "their untap step"})


@phrase("can't untap more than {most:words} {what:filter#most} during {whose:own_untap_step}", into="change")
@record
class UntapsAtMost(RuleModifier):
    """A player who can't untap more than so many permanents of a kind (CR 502.3)."""

    most: Amount
    what: Filter
    whose: str = wording(default="their")
    reads = READS_NOTHING
    questions = (UNTAP_LIMITS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return UntapLimit(lambda oid: self.what.matches(ctx, oid), self.most.value(ctx))


# --- for a time -----------------------------------------------------------------------------------------------------


@record
class UntilUntapStepOf(Duration):
    """Until a player's next untap step is over."""

    seat: Seat
    reads = READS_TURN
    ends_at = "upkeep begins"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.is_active(self.seat) and game.turn.number > effect.began[0]


lexicon("next_untap_step", {
    "its": "its controller's next untap step", "their": "their controller's next untap step",
    "theirs": "their controllers' next untap steps", "your": "your next untap step",
})  # fmt: skip


@phrase("{what:bare_group} don't untap during your next untap step")
@record
class GroupStaysTapped(Instruction):
    """Permanents of a description don't untap in the controller's next untap step (CR 502.3).

    They are whichever permanents fit the description then.
    """

    what: Reference
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (Affecting(self.what, (DoesNotUntap("your"),)),), None, UntilUntapStepOf(ctx.controller))
        return True


@record
class StaysTappedIn(RuleModifier):
    """A permanent that does not untap in the untap step of a certain player."""

    seat: Seat
    reads = READS_TURN
    questions = (UNTAPS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not ctx.game.is_active(self.seat):
            return None
        return Refusal(say("doesnt_untap", permanent=NameOf(about)), "502.3")


@forms(
    phrase("{what:bare_group} don't untap during {player:player's} next untap step"),
    phrase("during {player:player's} next untap step, {what:bare_group} don't untap", leading=True),
)  # fmt: skip
@record
class GroupStaysTappedFor(Instruction):
    """Permanents of a description don't untap in the next untap step of a player (CR 502.3).

    They are whichever permanents fit the description then.
    """

    what: Reference
    player: PlayerReference
    leading: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """Of another than the controller, who is spoken to: see `GroupStaysTapped`."""
        return self.player.person != "you"

    def perform(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx)
        for seat in seats:
            begin(ctx, (Affecting(self.what, (StaysTappedIn(seat),)),), None, UntilUntapStepOf(seat))
        return bool(seats)


@phrase("{object} [doesn't|don't] untap during {whose:next_untap_step}")
@phrase("doesn't untap during {whose:next_untap_step}", object=TheSame())
@record
class StayTapped(Instruction):
    """Permanents that do not untap in their controllers' next untap steps (CR 502.3)."""

    object: Reference
    whose: str = wording()
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        done = False
        for ref in self.object.refs(ctx):
            if ctx.exists(ref):
                begin(ctx, (DoesNotUntap(),), (ref,), UntilUntapStepOf(ctx.controller_of(ref)))
                done = True
        return done


@phrase("{object} [doesn't|don't] untap during {player:player's} next untap step")
@record
class StayTappedInThatStep(Instruction):
    """Permanents do not untap in the next untap step of a player named before (CR 502.3): "that player's"."""

    object: Reference
    player: PlayerReference
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """Of somebody the words before name: the controllers of what is meant are spoken of otherwise."""
        return self.player.wanted() is not None

    def perform(self, ctx: Context) -> bool:
        there = tuple(ref for ref in self.object.refs(ctx) if ctx.exists(ref))
        seats = self.player.seats(ctx) if there else ()
        for seat in seats:
            begin(ctx, (StaysTappedIn(seat),), there, UntilUntapStepOf(seat))
        return bool(seats)
