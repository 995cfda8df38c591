"""Loyalty abilities (CR 606): "+1: …", "−2: …"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, Unprintable, label, production, terminal
from engine.core.record import record
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.families import Amount, Cost, Instruction
from engine.meaning.message import Message, say
from engine.meaning.node import READS_STATUS
from engine.vocabulary.terms.amounts.plain_numbers import Number, X

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_SYMBOL = re.compile(r"([+-]?)(\d+|x)")


@record
class LoyaltyCost(Cost):
    """Loyalty counters put on or removed (CR 606.4)."""

    sign: int
    amount: Amount
    reads = READS_STATUS

    def payable(self, ctx: Context) -> bool:
        if self.sign >= 0:
            return True
        return ctx.obj(ctx.source).counters.get("loyalty", 0) >= self.amount.value(ctx)

    def unpayable(self) -> tuple[Message, str]:
        return say("too_few_loyalty_counters"), "606.6"

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        number = self.amount.value(ctx)
        if number and self.sign > 0:
            ctx.happen(PutCounters(ctx.source, "loyalty", number, ctx.controller, ctx.source, "payment"))
        elif number:
            ctx.happen(RemoveCounters(ctx.source, "loyalty", number, ctx.source, cause="cost", player=ctx.controller))
        return True


def _read(words: list[str], position: int) -> Iterator[tuple[int, LoyaltyCost]]:
    match = _SYMBOL.fullmatch(words[position])
    if match is None or words[position + 1] != ":":
        return
    amount: Amount = X() if match[2] == "x" else Number(int(match[2]))
    yield position + 1, LoyaltyCost({"+": 1, "-": -1, "": 0}[match[1]], amount)


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, LoyaltyCost):
        raise Unprintable(f"{value!r} as a loyalty cost")
    number = "X" if isinstance(value.amount, X) else ""
    if isinstance(value.amount, Number):
        number = str(value.amount.number)
    return [{1: "+", -1: "-", 0: ""}[value.sign] + number]


def _build(cost: LoyaltyCost, effect: Instruction) -> ActivatedAbility:
    return ActivatedAbility((cost,), effect, loyalty=True)


def _fields(node: ActivatedAbility) -> dict[str, Any] | None:
    return {"cost": node.costs[0], "effect": node.effect} if node.loyalty else None


terminal("loyalty", _read, _write)
production("ability", "{cost}: ^{effect}", ActivatedAbility, _build, _fields, cost="loyalty", effect="effects")
label("loyalty", "a loyalty cost")
