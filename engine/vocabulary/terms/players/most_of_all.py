"""Players who have the most or the least of all, alone or with others (CR 102.1, 119.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref, Seat, is_player
from engine.core.record import record, wording
from engine.core.zones import HAND
from engine.meaning.families import Amount, Condition, Filter
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_PLAYERS
from engine.vocabulary.terms.grammar.conditions import controlled
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player} control[s] the most {what:filter#many} or [is|are] tied for the most", into="condition_part")
@record
class ControlsTheMostOrTied(Condition):
    """No player controls more of a description than a certain one."""

    player: PlayerReference
    what: Filter
    reads = READS_BOARD | READS_CONTROL

    def holds(self, ctx: Context) -> bool:
        most = max((controlled(ctx, self.what, seat) for seat in ctx.game.seats()), default=0)
        return any(controlled(ctx, self.what, seat) == most for seat in self.player.seats(ctx))


@phrase("the greatest number of {what:filter#many} {who:one_of_players} controls", into="quantity")
@record
class MostControlled(Amount):
    """How many permanents of a description that player controls who controls most of them, among opponents or all."""

    what: Filter
    who: str
    reads = READS_BOARD | READS_CONTROL

    def value(self, ctx: Context) -> int:
        seats = ctx.game.opponents(ctx.controller) if self.who == "opponent" else ctx.game.seats()
        return max((controlled(ctx, self.what, seat) for seat in seats), default=0)


@phrase("the number of {what:filter#many} controlled by the player who controls the fewest", into="quantity")
@phrase("the number of cards in the hand of the player who has the fewest", into="quantity", what=None)
@record
class FewestOfAll(Amount):
    """How many permanents of a description, or cards in hand, whoever has the fewest of them has."""

    what: Filter | None  # None: cards in hand
    reads = READS_BOARD | READS_CONTROL | READS_PLAYERS

    def value(self, ctx: Context) -> int:
        what, seats = self.what, ctx.game.seats()
        if what is None:
            return min((len(ctx.game.zone(HAND, seat)) for seat in seats), default=0)
        return min((controlled(ctx, what, seat) for seat in seats), default=0)


lexicon("one_of_players", {"opponent": "an opponent", "player": "a player"})


@phrase("with the lowest life total", into="player_clause", lowest=True)
@phrase("with the highest life total", into="player_clause")
@phrase("with the highest life total among your opponents", into="player_clause", rivals=True)
@phrase("with the lowest life total among your opponents", into="player_clause", lowest=True, rivals=True)
@record
class WithLifeTotal(Filter):
    """A player than whom nobody, or no opponent, has less life, or more."""

    lowest: bool = False
    rivals: bool = False  # among opponents, of whom that player is one
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        seats = ctx.game.opponents(ctx.controller) if self.rivals else ctx.game.seats()
        if self.rivals and ref not in seats:
            return False
        totals = [ctx.game.player(seat).life for seat in seats]
        return is_player(ref) and ctx.game.player(ref).life == (min(totals) if self.lowest else max(totals))


@forms(
    phrase("the player who has the most {possession:possession}", into="player"),
    phrase("the player with the most {possession:possession}", into="player", shortly=True),
)
@phrase("the player who controls the most {what#many}", into="player", possession="")
@record
class PlayerWithMost(PlayerReference):
    """The one player who has more life, cards in hand or permanents of a kind than each other.

    Nobody if several do.
    """

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
