"""Paying as much as a player chooses (CR 107.1c, 118.12): "pay any amount of life", "pay any amount of {E}"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Seat
from engine.core.record import record
from engine.effects.shared.things import per_player
from engine.events.counters import RemoveCounters
from engine.events.life import LoseLife
from engine.model.families import Amount, Cost, Instruction
from engine.model.message import say
from engine.model.node import READS_BOARD, READS_NOTHING
from engine.model.speech import Antecedent, Wanted
from engine.rules.paying.prohibited import can_pay_life
from engine.terms.plain_numbers import Number, X
from engine.terms.players import PlayerReference
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

PAID = "paid"


@phrase("{player!} pay[s] any amount of life", what="life")
@phrase("{player!} pay[s] any amount of {{E}}", what="energy")
@record
class PayAnyAmount(Instruction):
    """A player pays as much life or energy as they choose, from none to all they have."""

    player: PlayerReference
    what: str
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much was paid."""
        return (Antecedent(self.key, "amount", verb=PAID),)

    def perform(self, ctx: Context) -> bool:
        paid = 0
        for seat, inner in per_player(ctx, self.player):
            most = self._most(inner, seat)
            number = ctx.choose_number(seat, 0, most, purpose=f"pay {self.what}", prompt=say("choose_a_number"))
            self._pay(ctx, seat, number)
            paid += number
        ctx.bind(self.key, paid)
        return True

    def _most(self, ctx: Context, seat: Seat) -> int:
        player = ctx.game.player(seat)
        if self.what == "energy":
            return player.counters.get("energy", 0)
        life = max(0, player.life)
        return life if can_pay_life(ctx.within(controller=seat), life) else 0

    def _pay(self, ctx: Context, seat: Seat, number: int) -> None:
        if not number:
            return
        if self.what == "energy":
            ctx.happen(RemoveCounters(seat, "energy", number, ctx.source, cause="cost"))
        else:
            ctx.happen(LoseLife(seat, number, ctx.source, cause="payment"))


@phrase("for each {{E}} paid this way", into="for_each")
@record
class PaidThisWay(Amount):
    """How much was paid by the words before."""

    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """The payment."""
        return Wanted("amount", verb=PAID)

    def value(self, ctx: Context) -> int:
        return ctx.number_named(self.key)


@phrase("pay[s] a amount of {{E}} equal to {amount:quantity}", into="paying")
@phrase("paying a amount of {{E}} equal to {amount:quantity}", into="doing")
@phrase("pay[s] X {{E}}", into="paying", amount=X())
@record
class PayAmountOfEnergy(Cost):
    """As much energy as something amounts to (CR 107.14)."""

    amount: Amount
    reads = READS_NOTHING

    def reckoned(self, ctx: Context) -> Cost:
        if self.amount.is_x:
            return self  # X may still be chosen
        return PayAmountOfEnergy(Number(self.amount.value(ctx)))

    def payable(self, ctx: Context) -> bool:
        return ctx.game.player(ctx.controller).counters.get("energy", 0) >= max(0, self.amount.value(ctx))

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        number = max(0, self.amount.value(ctx))
        if number:
            ctx.happen(RemoveCounters(ctx.controller, "energy", number, ctx.source, cause="cost"))
        return True
