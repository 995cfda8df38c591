"""One of two deeds, as a player chooses: "sacrifice an artifact or discard a card" (CR 608.2d).

A deed or a fact can stand so, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.decisions.purposes import WHICH_DEED
from engine.meaning.families import Condition, Instruction, Sequel
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, walk
from engine.vocabulary.terms.grammar.instructions import EndsWith
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context


@phrase("{first:deed} or {second:deed}", into="chain")
@record
class EitherDeed(Instruction):
    """One of two things, as the player who does it chooses: "sacrifice an artifact or discard a card"."""

    first: Instruction
    second: Instruction
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Both are orders to "you"."""
        parts = (self.first, self.second)
        told = [_doer(part) for part in parts]
        return all(isinstance(player, You) and not player.said for player in told)

    def possible(self, ctx: Context) -> bool:
        return self.first.possible(ctx) or self.second.possible(ctx)

    def perform(self, ctx: Context) -> bool:
        """Each player who does it chooses for themselves."""
        player = _doer(self.first)
        seats = player.seats(ctx) if player is not None else ()
        key = (player.key or (player.same_as.key if player.same_as is not None else "")) if player is not None else ""
        if len(seats) < 2 or not key:
            return self._perform(ctx, seats[0] if seats else ctx.controller)
        return max([self._perform(ctx.naming({key: (seat,)}), seat) for seat in seats])

    def _perform(self, ctx: Context, seat: Seat) -> bool:
        could = [part for part in (self.first, self.second) if part.possible(ctx)]
        if not could:
            return False
        shown = tuple(say("as_written", words=Printed("chain", part)) for part in could)
        chosen = shown.index(ctx.choose_option(seat, shown, purpose=WHICH_DEED, prompt=say("choose_what_to_do")))
        return could[chosen].perform(ctx)


def _doer(part: Instruction) -> PlayerReference | None:
    """Who does one of the things."""
    return next((node for node in walk(part) if isinstance(node, PlayerReference)), None)


@phrase("if {who:doer} do[es] or if {condition}, {effect:chain}", into="ending")
@record
class IfDoneOr(EndsWith, Sequel):
    """What follows if the players did what the words before it said, or if a condition is true."""

    who: PlayerReference
    condition: Condition
    effect: Instruction
    reads = READS_NOTHING

    def perform_after(self, ctx: Context, done: bool) -> bool:
        return (done or self.condition.holds(ctx)) and self.effect.perform(ctx)
