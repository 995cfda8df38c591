"""What players did during their own last turns (CR 608.2i): "attacked you during their last turn"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.combat import Attacks
from engine.meaning.families import Condition
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.turns.past import of_last_turn

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player} attacked you during [their] last turn", into="condition_part")
@record
class AttackedYouThen(Condition):
    """A player attacked another with a creature during the last turn of theirs that is over (CR 508.1)."""

    player: PlayerReference
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(
            isinstance(event, Attacks) and event.defender == ctx.controller
            for seat in self.player.seats(ctx) for event in of_last_turn(ctx, seat)
        )  # fmt: skip
