"""The X of an activation cost that the ability's own words define.

As in "X is the number of cards in …" (CR 107.3c).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.game.decisions.purposes import WHICH_OPPONENT
from engine.meaning.families import Amount, Cost
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, rebuild, walk
from engine.vocabulary.terms.amounts.plain_numbers import X
from engine.vocabulary.terms.players.described_players import Just
from engine.vocabulary.terms.players.players import ONE_OF, Players

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context

CHOSEN = "chosen for X"  # the key of the player of whom the number is


@record
class XIs(Cost):
    """What the X of the other costs is, by the ability's own words: nobody chooses it (CR 107.3c).

    Where the words speak of "an opponent", the player chooses which one as the ability is announced.
    """

    amount: Amount
    x: Amount = X()
    reads = READS_NOTHING
    defines_x = True

    def _one_of(self) -> Players | None:
        """The words for one of several players, if there are any."""
        found = (node for node in walk(self.amount) if isinstance(node, Players) and node.word in ONE_OF)
        return next(found, None)

    def define_x(self, ctx: Context) -> None:
        one_of = self._one_of()
        if one_of is None:
            return
        seats = one_of.seats(ctx)
        prompt = say("choose_a_player")
        ctx.bind(CHOSEN, ctx.choose_one(ctx.controller, seats, purpose=WHICH_OPPONENT, prompt=prompt))

    def _numbers(self, ctx: Context) -> tuple[int, ...]:
        one_of = self._one_of()
        if one_of is None:
            return (self.amount.value(ctx),)
        return tuple(self._of(seat, one_of).value(ctx) for seat in ctx.bound(CHOSEN) or one_of.seats(ctx))

    def _of(self, seat: Seat, one_of: Players) -> Amount:
        """The amount where the words speak of one certain player."""
        return rebuild(self.amount, lambda node: Just(seat) if node == one_of else node)

    def payable(self, ctx: Context) -> bool:
        return self.x.value(ctx) in self._numbers(ctx)

    def pay(self, ctx: Context) -> bool:
        return True
