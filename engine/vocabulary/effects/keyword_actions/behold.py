"""Behold (a keyword action of later editions, CR 701.4 of 2026), as an effect and as a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.events.cards import PlayerDid, Reveal
from engine.game.rules.casting.cast_record import times_paid
from engine.meaning.families import Condition, Cost, Filter, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.vocabulary.effects.keyword_actions.exile import exile
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.objects.filters import described
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_BEHOLD = Purpose("behold", "701.4a")

BEHOLD = Deed("behold")

BEHELD = "beheld"  # what is noted on a spell for which something was beheld


def _options(ctx: Context, seat: Seat, what: Filter) -> tuple[Ref, ...]:
    """The permanents of a quality that a player controls, and such cards in their hand; not what is being cast."""
    mine = tuple(oid for oid in ctx.game.permanents() if ctx.controller_of(oid) == seat)
    cards = tuple(oid for oid in ctx.game.zone(HAND, seat) if oid != ctx.source)
    return tuple(oid for oid in (*mine, *cards) if all(part.matches(ctx, oid) for part in described(what)))


def behold(ctx: Context, seat: Seat, what: Filter, number: int = 1) -> tuple[Ref, ...]:
    """Let a player behold: choose permanents of a quality, or reveal such cards (CR 701.4a of 2026).

    Gives those that were chosen; nothing is chosen if there are too few.
    """
    options = _options(ctx, seat, what)
    if len(options) < number:
        return ()
    prompt = say("behold_which_one")
    chosen = ctx.choose_objects(seat, options, number, number, purpose=TO_BEHOLD, prompt=prompt, rule="701.4a")
    revealed = tuple(oid for oid in chosen if ctx.obj(oid).zone == HAND)
    if revealed:
        carry_out(ctx, Reveal(seat, revealed))
    carry_out(ctx, PlayerDid(seat, BEHOLD, oids=chosen))
    return chosen


@phrase("{player!} behold[s] a {what:filter#one}")
@record
class Behold(Instruction):
    """Players behold something of a quality, if they can (CR 701.4a)."""

    player: PlayerReference
    what: Filter
    reads = READS_NOTHING

    def possible(self, ctx: Context) -> bool:
        return any(_options(ctx, seat, self.what) for seat in self.player.seats(ctx))

    def perform(self, ctx: Context) -> bool:
        done = [behold(ctx, seat, self.what) for seat in self.player.seats(ctx)]
        return any(done)


@forms(
    phrase("behold a {what:filter#one}"),
    phrase("behold {number:cardinal_number} {what:filter#many}"),
)  # fmt: skip
@phrase("behold a {what:filter#one} and exile it", exiled=True)
@record
class BeholdCost(Cost):
    """Beholding something as a cost, and perhaps exiling it; or several things."""

    what: Filter
    exiled: bool = False
    number: int = 1
    reads = READS_NOTHING
    noted = BEHELD

    def payable(self, ctx: Context) -> bool:
        return len(_options(ctx, ctx.controller, self.what)) >= self.number

    def pay(self, ctx: Context) -> bool:
        chosen = behold(ctx, ctx.controller, self.what, self.number)
        if self.exiled:
            exile(ctx, chosen)
        return bool(chosen)


@phrase("a {what:filter#one} was beheld", into="condition_part")
@record
class WasBeheld(Condition):
    """Something was beheld as an additional cost to cast this spell (CR 701.4b)."""

    what: Filter
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        return times_paid(ctx, ctx.source, BEHELD) > 0
