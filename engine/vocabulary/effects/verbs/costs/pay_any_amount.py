"""Paying as much as a player chooses (CR 107.1c, 118.12): "pay any amount of life".

Also "of {E}" and "of mana".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Seat
from engine.core.keys import Purpose
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.game.events.counters import RemoveCounters
from engine.game.events.life import LoseLife
from engine.game.rules.paying.available_mana import supply
from engine.game.rules.paying.prohibited import can_pay_life
from engine.meaning.families import Amount, Condition, Cost, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.terms.amounts.plain_numbers import Number, X
from engine.vocabulary.terms.costs.costs import PayMana
from engine.vocabulary.terms.costs.payments import can_pay_costs, pay_costs
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.players.players import Elided, PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

HOW_MUCH_ENERGY = Purpose("pay energy", "107.1c")
HOW_MUCH_LIFE = Purpose("pay life", "107.1c")
HOW_MUCH_MANA = Purpose("pay mana", "107.1c")

PAID = "paid"

_HOW_MUCH = {"life": HOW_MUCH_LIFE, "energy": HOW_MUCH_ENERGY, "mana": HOW_MUCH_MANA}


@phrase("{player!} pay[s] any amount of life", what="life")
@phrase("{player!} pay[s] any amount of {{E}}", what="energy")
@phrase("{player!} pay[s] one or more {{E}}", what="energy", least=1)
@phrase("{player!} pay[s] any amount of mana", what="mana")
@record
class PayAnyAmount(Instruction):
    """Players pay as much life, energy or mana as they choose, from none, or from one, to all they have."""

    player: PlayerReference
    what: str
    least: int = 0
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much was paid."""
        return (Antecedent(self.key, "amount", verb=PAID),)

    def perform(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        one_of_many = isinstance(self.player, Elided)
        before = dict(ctx.bindings.get(paid_by(self.key), ())) if one_of_many else {}
        paid = 0
        for seat, inner in acting:
            most = self._most(inner, seat)
            if most < self.least:
                continue
            number = ctx.choose_number(
                seat, self.least, most, purpose=_HOW_MUCH[self.what], prompt=say("choose_a_number")
            )
            if self._pay(ctx, seat, number):
                before[seat] = before.get(seat, 0) + number
                paid += number
        ctx.bind(paid_by(self.key), tuple(before.items()))
        ctx.bind(self.key, sum(before.values()))
        return paid > 0 or not one_of_many

    def _most(self, ctx: Context, seat: Seat) -> int:
        player = ctx.game.player(seat)
        if self.what == "energy":
            return player.counters.get("energy", 0)
        if self.what == "mana":
            return max(number for number in range(supply(ctx.game, seat).most + 1) if _can_pay(ctx, seat, number))
        life = max(0, player.life)
        return life if can_pay_life(ctx.within(controller=seat), life) else 0

    def _pay(self, ctx: Context, seat: Seat, number: int) -> bool:
        if not number:
            return False
        if self.what == "mana":
            return pay_costs(ctx, seat, (_generic(number),))
        if self.what == "energy":
            ctx.happen(RemoveCounters(seat, "energy", number, ctx.source, cause="cost"))
        else:
            ctx.happen(LoseLife(seat, number, ctx.source, cause="payment"))
        return True


def _generic(number: int) -> PayMana:
    """So much mana of any kind."""
    return PayMana(ManaCost((str(number),)))


def _can_pay(ctx: Context, seat: Seat, number: int) -> bool:
    return not number or can_pay_costs(ctx, seat, (_generic(number),))


def paid_by(key: str) -> str:
    """Under what name it is kept which players paid how much."""
    return f"{key} paid by"


@phrase("the total amount of mana paid this way", into="quantity", word="total")
@phrase("the amount of mana {player} paid this way", into="quantity", word="amount")
@phrase("for each 1 life {player} paid this way", into="for_each", word="life")
@record
class PaidByThem(Amount):
    """How much several players paid by the words before, or one of them."""

    word: str
    player: PlayerReference | None = None
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """The payment."""
        return Wanted("amount", verb=PAID)

    def value(self, ctx: Context) -> int:
        paid = dict(ctx.bindings.get(paid_by(self.key), ()))
        seats = paid if self.player is None else self.player.seats(ctx)
        return sum(paid.get(seat, 0) for seat in seats)


@phrase("for each {{E}} paid this way", into="for_each")
@phrase("the amount of {{E}} paid this way", into="quantity", amount=True)
@record
class PaidThisWay(Amount):
    """How much was paid by the words before."""

    amount: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """The payment."""
        return Wanted("amount", verb=PAID)

    def value(self, ctx: Context) -> int:
        return ctx.number_named(self.key)


@phrase("{number:quota} {{E}} was paid this way", into="condition_part")
@phrase("you paid {number:quota} {{E}} this way", into="condition_part", you=True)
@record
class PaidSoMuchThisWay(Condition):
    """So much was paid by the words before."""

    number: Comparison
    you: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """The payment."""
        return Wanted("amount", verb=PAID)

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, ctx.number_named(self.key))


@forms(
    phrase("pay[s] a amount of {{E}} equal to {amount:quantity}", into="paying"),
    phrase("paying a amount of {{E}} equal to {amount:quantity}", into="doing"),
)
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
