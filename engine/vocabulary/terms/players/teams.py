"""Teams as words name them (CR 102.3, 102.4): "your team", "each of your teammates"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.node import READS_PLAYERS
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("your team", into="player")
@record
class YourTeam(PlayerReference):
    """The player and their teammates; the player alone in a game without teams (CR 102.4)."""

    reads = READS_PLAYERS

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        team = ctx.game.teams.of[ctx.controller]
        return tuple(seat for seat in ctx.game.apnap() if seat in team and ctx.reaches(seat))


@phrase("each of your teammates", into="player")
@record
class EachTeammate(PlayerReference):
    """The others of the player's team, one after the other in turn order (CR 101.4, 102.3)."""

    key: str = ""
    reads = READS_PLAYERS
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in their turn."""
        return (Antecedent(self.key, "player"),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = tuple(seat for seat in YourTeam().refs(ctx) if seat != ctx.controller)
        ctx.bind(self.key, found)
        return found
