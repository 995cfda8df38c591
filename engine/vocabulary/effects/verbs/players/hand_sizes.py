"""Maximum hand sizes that an effect changes (CR 402.2, 611.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.players.player_rules import HandSize
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ForTheRestOfTheGame
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player:player's} maximum hand size is reduced by {less:words} for the rest of the game")
@record
class ReduceMaximumHandSize(Instruction):
    """A smaller maximum hand size as long as the game lasts (CR 402.2, 611.2a)."""

    player: PlayerReference
    less: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seats = self.player.refs(ctx)
        less = Number(self.less.value(ctx))
        begin(ctx, (HandSize(None, None, less),), seats, ForTheRestOfTheGame())
        return bool(seats)
