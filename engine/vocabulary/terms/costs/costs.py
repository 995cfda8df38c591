"""Costs (CR 118): mana, {T}, {Q}, life, energy.

What is chosen is in `choice_costs`, counters in `counter_costs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, Unprintable, forms, include, label, phrase, production, terminal
from engine.core.keys import Purpose
from engine.core.mana import ManaCost as Symbols
from engine.core.mana import parse_mana_cost
from engine.core.record import record, replace, wording
from engine.core.zones import GRAVEYARD, HAND, LIBRARY
from engine.game.events.counters import RemoveCounters
from engine.game.events.damage import Damage
from engine.game.events.life import MAY_GAIN_LIFE, GainLife, LoseLife
from engine.game.events.status import MAY_BECOME_UNTAPPED, Tap, Untap
from engine.game.events.zone_changes import Discard, ZoneChange
from engine.game.rules.paying.prohibited import can_pay_life
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Amount, Cost, Instruction, Reference
from engine.meaning.node import READS_NOTHING, walk
from engine.meaning.speech import Antecedent, Unbound
from engine.vocabulary.terms.amounts.plain_numbers import ONE, Number, X
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHO_GAINS_LIFE = Purpose("gain life", "119.3")

LIFE_PAID = "life paid"  # the key of how much life a cost was


def _read_mana(words: list[str], position: int) -> Iterator[tuple[int, Symbols]]:
    if words[position].startswith("{"):
        cost = parse_mana_cost(words[position])
        if cost is not None:
            yield position + 1, cost


def _write_mana(value: Any, form: Form) -> list[str]:
    if not isinstance(value, Symbols):
        raise Unprintable(f"{value!r} as mana symbols")
    return [str(value)]


terminal("mana_symbols", _read_mana, _write_mana)


@phrase("{mana:mana_symbols}", into="mana_cost")
@phrase("paying {mana:mana_symbols}", into="doing")
@phrase("pay[s] {mana:mana_symbols}", into="paying")
@record
class PayMana(Cost):
    """Mana (CR 118.3, 601.2g); gathered and paid by the rules for costs as a whole."""

    mana: Symbols
    counted: bool = wording(default=False)  # "pay six {C}"
    reads = READS_NOTHING

    def stated_mana(self) -> Symbols:
        return self.mana

    def mana_part(self, ctx: Context) -> Symbols:
        return self.mana

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True


def _so_many(number: int, symbol: Symbols) -> PayMana | None:
    return PayMana(Symbols(symbol.symbols * number), counted=True) if len(symbol.symbols) == 1 < number else None


def _read_so_many(node: PayMana) -> dict[str, Any] | None:
    if not node.counted:
        return None
    return {"number": len(node.mana.symbols), "symbol": Symbols(node.mana.symbols[:1])}


production(
    "cost", "pay {number} {symbol}", PayMana, _so_many, _read_so_many, number="cardinal_number", symbol="mana_symbols",
)  # fmt: skip


@phrase("{{T}}")
@record
class TapThis(Cost):
    """{T}: tap this permanent; a creature needs to be without summoning sickness (CR 107.5, 302.6)."""

    reads = READS_NOTHING
    only_taps_source = True

    def taps_source(self) -> bool:
        return True

    def payable(self, ctx: Context) -> bool:
        return ctx.on_battlefield(ctx.source) and not ctx.obj(ctx.source).tapped

    def pay(self, ctx: Context) -> bool:
        return bool(ctx.happen(Tap(ctx.source, cause="cost")))


@phrase("{{Q}}")
@record
class UntapThis(Cost):
    """{Q}: untap this permanent (CR 107.6)."""

    reads = READS_NOTHING

    def taps_source(self) -> bool:
        return True

    def payable(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source) or not ctx.obj(ctx.source).tapped:
            return False
        return refused(ctx.game, MAY_BECOME_UNTAPPED, ctx.source) is None

    def pay(self, ctx: Context) -> bool:
        return bool(ctx.happen(Untap(ctx.source, cause="cost")))


@phrase("pay[s] {mana:mana_symbols} {each:for_each}", into="paying")
@phrase("pay[s] {first:mana_symbols} plus a additional {mana:mana_symbols} {each:for_each}", into="paying")
@record
class PayManaForEach(Cost):
    """Mana as many times as something is counted, perhaps with some more. As in "{1} for each card in your
    graveyard", "{2} plus an additional {1} for each Faerie you control"."""

    mana: Symbols
    each: Amount
    first: Symbols | None = None
    reads = READS_NOTHING

    def reckoned(self, ctx: Context) -> Cost:
        return PayMana(self.mana_part(ctx))

    def mana_part(self, ctx: Context) -> Symbols:
        first = self.first.symbols if self.first is not None else ()
        return Symbols((*first, *self.mana.symbols * max(0, self.each.value(ctx))) or ("0",))

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True


@phrase("pay[s] {object:object's} mana cost", into="payment")
@record
class PayManaCostOf(Cost):
    """Mana as in an object's mana cost, with 0 for X; without one it can't be paid (CR 118.6)."""

    object: Reference
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """One's own mana cost is a cost with words of its own."""
        return not isinstance(self.object, This)

    def _cost(self, ctx: Context) -> Symbols | None:
        found = (ctx.chars(ref).mana_cost for ref in self.object.refs(ctx))
        return next((cost for cost in found if cost is not None), None)

    def mana_part(self, ctx: Context) -> Symbols:
        cost = self._cost(ctx)
        return Symbols(tuple(symbol for symbol in cost.symbols if symbol != "X")) if cost is not None else Symbols()

    def payable(self, ctx: Context) -> bool:
        return self._cost(ctx) is not None

    def pay(self, ctx: Context) -> bool:
        return self._cost(ctx) is not None


def _read_energy(words: list[str], position: int) -> Iterator[tuple[int, int]]:
    symbols = words[position]
    if symbols and symbols.replace("{E}", "") == "":
        yield position + 1, len(symbols) // 3


def _write_energy(value: Any, form: Form) -> list[str]:
    return ["{E}" * value]


terminal("energy_paid", _read_energy, _write_energy)


@phrase("pay[s] {number:energy_paid}", into="paying")
@phrase("pay[s] {number:cardinal_number} {{E}}", into="paying", counted=True)
@phrase("paying {number:energy_paid}", into="doing")
@record
class PayEnergy(Cost):
    """Energy counters (CR 107.14, 122)."""

    number: int
    counted: bool = wording(default=False)  # "eight {E}"
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return ctx.game.player(ctx.controller).counters.get("energy", 0) >= self.number

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        ctx.happen(
            RemoveCounters(ctx.controller, "energy", self.number, ctx.source, cause="cost", player=ctx.controller)
        )
        return True


@forms(
    phrase("pay[s] {amount} life", into="paying"),
    phrase("pay[s] {amount:much} life again", into="paying", again=True),
)  # fmt: skip
@phrase("pay[s] life equal to {amount:quantity}", into="paying")
@phrase("paying {amount} life", into="doing")
@phrase("paying life equal to {amount:quantity}", into="doing")
@record
class PayLife(Cost):
    """Life (CR 119.4)."""

    amount: Amount
    again: bool = wording(default=False)
    reads = READS_NOTHING
    one_supply = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much is paid, where that is not said as a number."""
        said = isinstance(self.amount, Number | X) or self.amount.wanted() is not None
        return () if said else (Antecedent(LIFE_PAID, "amount"),)

    def how_often(self, ctx: Context) -> int:
        return max(0, ctx.game.player(ctx.controller).life) // max(1, self.amount.value(ctx))

    def reckoned(self, ctx: Context) -> Cost:
        if any(isinstance(node, Amount) and node.is_x for node in walk(self.amount)):
            return self  # X may still be chosen
        return PayLife(Number(self.amount.value(ctx)))

    def payable(self, ctx: Context) -> bool:
        return can_pay_life(ctx, self.amount.value(ctx))

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        amount = self.amount.value(ctx)
        ctx.happen(LoseLife(ctx.controller, amount, ctx.source, cause="payment"))
        ctx.bind(LIFE_PAID, amount)
        return True


@phrase("pay[s] half [their#] life, rounded {rounding:rounding}", into="paying")
@record
class PayHalfLife(Cost):
    """Half of the player's life (CR 107.1a, 119.4)."""

    rounding: str
    reads = READS_NOTHING

    def _amount(self, ctx: Context) -> PayLife:
        life = max(0, ctx.game.player(ctx.controller).life)
        return PayLife(Number((life + 1) // 2 if self.rounding == "up" else life // 2))

    def payable(self, ctx: Context) -> bool:
        return self._amount(ctx).payable(ctx)

    def pay(self, ctx: Context) -> bool:
        return self._amount(ctx).pay(ctx)


@forms(
    phrase("have a opponent gain {amount} life"),
    phrase("have each other player gain {amount} life", others=True),
)  # fmt: skip
@phrase("a opponent gains {amount} life", into="cost_of_upkeep", said=True)
@record
class OpponentGainsLife(Cost):
    """An opponent, whom the player chooses, or each other player gains life (CR 118.1, 119.3)."""

    amount: Amount
    said: bool = wording(default=False)
    others: bool = False
    reads = READS_NOTHING

    def _seats(self, ctx: Context) -> tuple[int, ...]:
        if self.others:
            return tuple(seat for seat in ctx.game.apnap() if seat != ctx.controller)
        return tuple(ctx.game.opponents(ctx.controller))

    def options(self, ctx: Context) -> tuple[int, ...]:
        """Those of them who can gain life: the others' life gain would be impossible (CR 119.7)."""
        return tuple(seat for seat in self._seats(ctx) if refused(ctx.game, MAY_GAIN_LIFE, seat) is None)

    def payable(self, ctx: Context) -> bool:
        return self.options(ctx) == self._seats(ctx) if self.others else bool(self.options(ctx))

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        if not self.payable(ctx):
            return False
        if not self.others:
            options = ctx.choose_one(ctx.controller, options, purpose=WHO_GAINS_LIFE, good=True)
        ctx.happen(*(GainLife(int(seat), self.amount.value(ctx), ctx.source) for seat in options))
        return True


@forms(
    phrase("ha[s|ve] {source:object} deal {amount} damage to [them#]", into="payment"),
    phrase("ha[s|ve] {source:object} deal that much damage to [them#]", into="payment", amount=None),
    phrase("ha[s|ve] {source:object} deal damage to [them#] equal to {amount:quantity}", into="payment", equal=True),
)  # fmt: skip
@record
class IsDealtDamage(Cost):
    """Letting something deal damage to oneself (CR 118.12); what is prevented of it was still chosen."""

    source: Reference
    amount: Amount | None  # none: as much as would be dealt otherwise
    equal: bool = wording(default=False)
    averted: Amount | None = field(default=None, metadata={"unspoken": True})
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Not "that much" of what has been named before: it is the damage that is averted."""
        return self.amount is None or self.amount.wanted() is None

    def averting(self, effect: Instruction) -> IsDealtDamage:
        """Where it averts other damage: as much of it, if the words say "that much"."""
        if self.amount is not None:
            return self
        parts: tuple[Any, ...] = tuple(node for node in walk(effect) if node.part_of_verb)
        if len(parts) != 1:
            raise Unbound(self, ambiguous=False)
        return replace(self, averted=parts[0].amount)

    def reckoned(self, ctx: Context) -> IsDealtDamage:
        """The cost with a plain number: that of the effect's controller, not of the payer (CR 109.5)."""
        amount = self.averted if self.amount is None else self.amount
        return self if amount is None else replace(self, amount=Number(amount.value(ctx)), averted=None, equal=False)

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        if self.amount is None:
            return False
        number = self.amount.value(ctx)
        ctx.happen(*(Damage(ref, ctx.controller, number) for ref in self.source.refs(ctx)))
        return True


@phrase("discard[s] your hand")
@record
class DiscardHandCost(Cost):
    """Discarding all cards in hand."""

    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        hand = ctx.game.zone(HAND, ctx.controller)
        ctx.happen(*(Discard(ctx.controller, ref, ctx.source, cause="cost") for ref in hand))
        return True


@phrase("mill[s] {count:count} card(s)")
@record
class MillCost(Cost):
    """Milling cards (CR 701.13)."""

    count: Amount = ONE
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return len(ctx.game.zone(LIBRARY, ctx.controller)) >= self.count.value(ctx)

    def pay(self, ctx: Context) -> bool:
        cards = ctx.game.zone(LIBRARY, ctx.controller)[: self.count.value(ctx)]
        ctx.happen(*(ZoneChange(oid, GRAVEYARD, cause="mill", by=ctx.source) for oid in cards))
        return True


@phrase("{first:cost} and {second:cost}", into="joint_cost")
@record
class BothCosts(Cost):
    """Two costs that one phrase names: "Remove a counter from this creature and sacrifice it"."""

    first: Cost
    second: Cost
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> Symbols:
        return self.first.mana_part(ctx).plus(self.second.mana_part(ctx))

    def taps_source(self) -> bool:
        return self.first.taps_source() or self.second.taps_source()

    def payable(self, ctx: Context) -> bool:
        return self.first.payable(ctx) and self.second.payable(ctx)

    def pay(self, ctx: Context) -> bool:
        return self.first.pay(ctx) and self.second.pay(ctx)


include("cost", "mana_cost", "paying")
include("activation_cost", "cost", "joint_cost")
label("activation_cost", "a cost")
label("cost", "a cost")
label("doing", "a cost like “paying 2 life”")
label("mana_cost", "mana symbols")
