"""Tap and untap (CR 701.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.decisions.purposes import TO_TAP, TO_UNTAP
from engine.game.events.status import Tap, Untap
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import are_there, deeds, done_to
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import begun, carry_out, on_battlefield
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Ref, Seat
    from engine.game.rules.context import Context

TO_TAP_OR_UNTAP = Purpose("tap or untap", "701.21a")


def _is_tapped(ctx: Context, seat: Seat, ref: Ref) -> bool:
    return ctx.obj(ref).tapped


def _is_untapped(ctx: Context, seat: Seat, ref: Ref) -> bool:
    return not ctx.obj(ref).tapped


@with_infinitive
@phrase("{player!} tap[s] {what:thing}")
@phrase("{player!} tap[s] {what:some} {each:for_each}")
@record
class TapPermanents(Instruction):
    """Permanents are tapped at the same time."""

    player: PlayerReference
    what: Reference
    each: Amount | None = None
    key: str = ""
    reads = READS_NOTHING
    good_for_things = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was tapped."""
        return done_to(self.key, self.what, "tapped")

    def possible(self, ctx: Context) -> bool:
        """Whether there are untapped ones: others can't be tapped (CR 701.21a)."""
        return are_there(ctx, self.player, self.what, may=_is_untapped, each=self.each)

    def perform(self, ctx: Context) -> bool:
        picked = deeds(ctx, self.player, self.what, TO_TAP, each=self.each)
        chosen = on_battlefield(ctx, (oid for _, oid in picked))
        done = tuple(e.oid for e in carry_out(ctx, *(Tap(oid, ctx.source) for oid in chosen)) if isinstance(e, Tap))
        ctx.bind(self.key, done)
        return bool(done)


@with_infinitive
@phrase("{player!} untap[s] {what:thing}")
@record
class UntapPermanents(Instruction):
    """Permanents are untapped at the same time."""

    player: PlayerReference
    what: Reference
    key: str = ""
    reads = READS_NOTHING
    good_for_things = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was untapped."""
        return done_to(self.key, self.what, "untapped")

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self.what, may=_is_tapped)  # others can't be untapped (CR 701.21b)

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, (oid for _, oid in deeds(ctx, self.player, self.what, TO_UNTAP, good=True)))
        events = [Untap(oid, ctx.source) for oid in chosen]
        able = begun(ctx, *events)
        ctx.bind(self.key, tuple(event.oid for event in carry_out(ctx, *events) if isinstance(event, Untap)))
        return able


@phrase("{player!} tap[s] or untap[s] {what:thing}")
@record
class TapOrUntap(Instruction):
    """For each permanent a player chooses to tap it or to untap it."""

    player: PlayerReference
    what: Reference
    reads = READS_NOTHING

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self.what)

    def perform(self, ctx: Context) -> bool:
        events: list[Tap | Untap] = []
        for seat, oid in deeds(ctx, self.player, self.what, TO_TAP_OR_UNTAP):
            prompt = say("tap_or_untap", permanent=NameOf(oid))
            choice = ctx.choose_option(seat, ("tap", "untap"), purpose=TO_TAP_OR_UNTAP, prompt=prompt)
            events.append(Tap(oid, ctx.source) if choice == "tap" else Untap(oid, ctx.source))
        return bool(carry_out(ctx, *events))
