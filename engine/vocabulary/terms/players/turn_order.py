"""Players in turn order from another than the controller on (CR 101.4): "starting with the next opponent"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import Condition, Filter
from engine.meaning.node import READS_NOTHING, READS_PLAYERS
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("starting with the next opponent in turn order, each {what:player_filter#one}", into="player")
@record
class FromNextOpponent(PlayerReference):
    """All players of a description, each after the one before, from the controller's next opponent on."""

    what: Filter
    key: str = ""
    in_turn = True
    reads = READS_PLAYERS
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in their turn."""
        return (Antecedent(self.key, "player", False),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        order, opponents = ctx.game.apnap(ctx.controller), ctx.game.opponents(ctx.controller)
        first = next((place for place, seat in enumerate(order) if seat in opponents), 0)
        turned = (*order[first:], *order[:first])
        found = tuple(seat for seat in turned if ctx.reaches(seat) and self.what.matches(ctx, seat))
        ctx.bind(self.key, found)
        return found


@phrase("{player} [was|were] the starting player", into="condition_part")
@phrase("{player} [wasn't|weren't] the starting player", into="condition_part", negative=True)
@record
class WasStartingPlayer(Condition):
    """A player took the first turn of the game, or did not (CR 103.1)."""

    player: PlayerReference
    negative: bool = False
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        first = ctx.game.taking_turns_with(ctx.game.starting)
        return any((seat in first) != self.negative for seat in self.player.seats(ctx))
