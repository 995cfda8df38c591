"""Open an Attraction, and roll to visit one's Attractions (CR 701.48, 701.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.rules.events.table_room import at_most
from engine.game.rules.special_cards.attractions import open_attraction, roll_to_visit
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context


@phrase("{player!} open[s] {number:count} ^attraction(s)")
@record
class OpenAttractions(Instruction):
    """Players put the top card of their Attraction deck onto the battlefield, so many times."""

    player: PlayerReference
    number: Amount
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The Attractions."""
        return (Antecedent(self.key, "object", self.number.plural, frozenset(("Attraction",)), "opened"),)

    def perform(self, ctx: Context) -> bool:
        opened: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            for _ in range(at_most(ctx.game, self.number.value(inner))):
                opened.extend(open_attraction(ctx, seat))
        ctx.bind(self.key, tuple(opened))
        return bool(opened)


@phrase("{player!} roll[s] to visit [their] ^attractions")
@record
class RollToVisit(Instruction):
    """Players roll to visit their Attractions."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        for seat in self.player.seats(ctx):
            roll_to_visit(ctx, seat)
        return True
