"""Fateseal (CR 701.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import LIBRARY
from engine.game.decisions.purposes import WHICH_OPPONENT
from engine.game.events.cards import PlayerDid, ReorderLibrary
from engine.meaning.families import Amount, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.keyword_actions.scry import sort_top
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_FATESEAL = Purpose("fateseal", "701.22a")

FATESEAL = Deed("fateseal", sees_hidden=True)


@phrase("{player!} fateseal[s] {amount}")
@record
class Fateseal(Instruction):
    """A player looks at the top cards of an opponent's library and puts any of them on the bottom."""

    player: PlayerReference
    amount: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        numbers = {seat: self.amount.value(inner) for seat, inner in per_player(ctx, self.player)}
        fatesealing = {seat: number for seat, number in numbers.items() if number > 0}
        for seat, number in fatesealing.items():
            opponents = ctx.game.opponents(seat)
            for owner in ctx.choose_one(seat, opponents, purpose=WHICH_OPPONENT, prompt=say("choose_an_opponent")):
                top, bottom = sort_top(ctx, seat, owner, number, TO_FATESEAL)
                rest = ctx.game.zone(LIBRARY, owner)[len(top) + len(bottom) :]
                carry_out(ctx, ReorderLibrary(owner, (*top, *rest, *bottom)), PlayerDid(seat, FATESEAL, number))
        return bool(fatesealing)
