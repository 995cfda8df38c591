"""The player who has the most of something (CR 102): "the player with the most life"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, wording
from engine.core.zones import HAND
from engine.meaning.families import Filter
from engine.meaning.node import READS_BOARD, READS_CONTROL
from engine.vocabulary.terms.grammar.conditions import controlled
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the player who has the most {possession:possession}", into="player")
@phrase("the player with the most {possession:possession}", into="player", shortly=True)
@phrase("the player who controls the most {what#many}", into="player", possession="")
@record
class PlayerWithMost(PlayerReference):
    """The one player who has more life, cards in hand or permanents of a kind than each other; nobody if several do."""

    possession: str
    what: Filter | None = None
    shortly: bool = wording(default=False)
    reads = READS_BOARD | READS_CONTROL

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        numbers = {seat: self._number(ctx, seat) for seat in ctx.game.apnap()}
        first = tuple(seat for seat, number in numbers.items() if number == max(numbers.values()))
        return first if len(first) == 1 else ()

    def _number(self, ctx: Context, seat: Seat) -> int:
        if self.what is not None:
            return controlled(ctx, self.what, seat)
        return ctx.game.player(seat).life if self.possession == "life" else len(ctx.game.zone(HAND, seat))
