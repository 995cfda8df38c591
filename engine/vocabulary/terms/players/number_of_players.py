"""How many players there are of a description (CR 102.1): "for each opponent who …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, wording
from engine.meaning.families import Amount, Filter
from engine.meaning.node import READS_PLAYERS
from engine.vocabulary.terms.players.players import PlayerFilter, PlayerNoun

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the number of {what:player_filter#many} <in_game? in the game>", into="quantity")
@phrase("the number of {what:player_filter#many} you have", into="quantity", have=True)
@phrase("for each {what:player_filter#one}", into="for_each")
@phrase("for each {what:player_filter#one} you have", into="for_each", have=True)
@phrase("the number of your {what:player_filter#many}", into="quantity", your=True)
@phrase("for each of your {what:player_filter#many}", into="for_each", your=True)
@record
class NumberOfPlayers(Amount):
    """How many players fit a description."""

    what: Filter
    have: bool = wording(default=False)
    your: bool = wording(default=False)
    in_game: bool = wording(default=False)
    reads = READS_PLAYERS
    personal = False

    def well_formed(self) -> bool:
        """Only opponents are "yours"."""
        noun = self.what.noun if isinstance(self.what, PlayerFilter) else self.what
        return not self.your or noun == PlayerNoun("opponent")

    def value(self, ctx: Context) -> int:
        return sum(1 for seat in ctx.game.apnap() if self.what.matches(ctx, seat))
