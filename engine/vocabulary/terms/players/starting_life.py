"""Starting life totals (CR 103.4, 119.1): "your starting life total", "at least 10 life more than …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import is_player
from engine.core.record import record, wording
from engine.game.rules.variants.playing import starting_life
from engine.meaning.families import Amount, Condition, Filter
from engine.meaning.node import READS_PLAYERS
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Ref, Seat
    from engine.game.rules.context import Context


@phrase("{player:player's} starting life total", into="quantity")
@record
class StartingLife(Amount):
    """The life total with which a player began the game."""

    player: PlayerReference
    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        begun = starting_life(ctx.game)
        return sum(begun[seat] for seat in self.player.seats(ctx))


@phrase("{player} [has|have] at least {number:number} life more than {whose:player's} starting life total",
        into="condition_part")  # fmt: skip
@phrase("{player:player's} life total is at least {number:number} greater than {whose:player's} starting life total",
        into="condition_part", total=True)  # fmt: skip
@record
class HasMoreThanAtStart(Condition):
    """A player's life total is so much higher than it was at the start."""

    player: PlayerReference
    number: int
    whose: PlayerReference
    total: bool = wording(default=False)
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        begun = max((starting_life(ctx.game)[seat] for seat in self.whose.seats(ctx)), default=0)
        return any(ctx.game.player(seat).life >= begun + self.number for seat in self.player.seats(ctx))


@phrase("{player:player's} life total is less than <equal? or equal to> half [their] starting life total",
        into="condition_part")  # fmt: skip
@record
class HasHalfAtMost(Condition):
    """A player's life total is less than half of what that player's was at the start, or just half of it."""

    player: PlayerReference
    equal: bool = False
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return any(has_half_at_most(ctx, seat, self.equal) for seat in self.player.seats(ctx))


@phrase("whose life total is less than <equal? or equal to> half their starting life total", into="player_clause")
@record
class WithHalfAtMost(Filter):
    """A player whose life total is less than half of what it was at the start, or just half of it."""

    equal: bool = False
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref) and has_half_at_most(ctx, ref, self.equal)


def has_half_at_most(ctx: Context, seat: Seat, equal: bool) -> bool:
    """Whether a player's life total, doubled, is less than that player's starting life total, or no more."""
    twice, begun = 2 * ctx.game.player(seat).life, starting_life(ctx.game)[seat]
    return twice < begun or (equal and twice == begun)
