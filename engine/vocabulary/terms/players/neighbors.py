"""Players by where they sit (CR 101.4, 103.1): "the player to your left"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record
from engine.game.state.several_turns import seats_around
from engine.meaning.families import Filter
from engine.meaning.node import READS_PLAYERS, READS_STATUS
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.grammar.anaphors import ThatPlayer
from engine.vocabulary.terms.players.players import PlayerNoun, PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LEFT, RIGHT = "left", "right"
lexicon("side", {LEFT: "left", RIGHT: "right"})


def to_one_side(ctx: Context, seat: Seat, side: str) -> tuple[Seat, ...]:
    """The other players in turn order from a player's left on, or from their right."""
    around = seats_around(ctx.game, seat, 1 if side == LEFT else -1)
    return tuple(other for other in around if not ctx.game.players[other].left)


@phrase("the {noun:player_noun#one} to {of:player's} {side:side}", into="player")
@record
class Neighbor(PlayerReference):
    """The player who sits beside another, or the nearest of the other's opponents, on one side."""

    of: PlayerReference
    side: str
    noun: Filter = PlayerNoun()
    key: str = ""
    reads = READS_PLAYERS
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """That player."""
        return (Antecedent(self.key, "player", False),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = dict.fromkeys(other for seat in self.of.seats(ctx) for other in self._beside(ctx, seat)[:1])
        ctx.bind(self.key, tuple(found))
        return tuple(found)

    def _beside(self, ctx: Context, seat: Seat) -> tuple[Seat, ...]:
        others = to_one_side(ctx, seat, self.side)
        if self.noun == PlayerNoun():
            return others
        return tuple(other for other in others if ctx.game.are_opponents(seat, other))


@phrase("the next player in the chosen direction", into="player", of=ThatPlayer("they"))
@phrase("the next player in that direction", into="player", of=ThatPlayer("they"), that=True)
@record
class NextInDirection(PlayerReference):
    """The player beside another, on the side that was chosen."""

    of: PlayerReference
    that: bool = False
    reads = READS_PLAYERS | READS_STATUS
    choice_read = "direction"

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        side = ctx.choice("direction")
        if side is None:
            return ()
        return tuple(other for seat in self.of.seats(ctx) for other in to_one_side(ctx, seat, side)[:1])


@phrase("starting with you and proceeding in the chosen direction, each {what:player_filter#one}", into="player")
@record
class InDirection(PlayerReference):
    """All players of a description, each after the one before, from the controller on to the chosen side."""

    what: Filter
    key: str = ""
    in_turn = True
    reads = READS_PLAYERS | READS_STATUS
    choice_read = "direction"
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each of them in their turn."""
        return (Antecedent(self.key, "player", False),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        side = ctx.choice("direction")
        order = (ctx.controller, *to_one_side(ctx, ctx.controller, side)) if side is not None else ()
        found = tuple(seat for seat in order if ctx.reaches(seat) and self.what.matches(ctx, seat))
        ctx.bind(self.key, found)
        return found
