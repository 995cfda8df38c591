"""Continuous effects in words (CR 611): what is affected, what changes, and for how long.

`change` is a predicate ("gets +1/+1", "has flying", "can't block"); several stand in a row with one subject. With a
duration they make an instruction (611.2), without one a static effect (611.3). "has" is for statics, "gains" for
instructions: predicates that differ so go into `static_change` or `effect_change`, the others into `change`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, Ref
from engine.events.effects import BeginEffect
from engine.model.abilities import Abilities, Ability
from engine.model.characteristics import Characteristics
from engine.model.families import Amount, Continuous, Duration, Instruction, Modification, Reference, StaticEffect
from engine.model.node import READS_NOTHING
from engine.state.effects import FloatingEffect
from engine.terms.numbers import Number, X
from engine.terms.objects import EACH, Every
from engine.text.templates import Form, Unprintable, include, label, phrase, terminal

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{affected:affected} {changes:static_change*and#affected}", into="static")
@dataclass(frozen=True, slots=True)
class Affecting(Continuous):
    """A static ability's effect on certain objects or players: "Creatures you control get +1/+1 and have flying"."""

    affected: Reference
    changes: tuple[StaticEffect, ...]
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if isinstance(self.affected, Every):
            return self.affected.what.matches(ctx, ref)
        return ref in self.affected.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return self.changes


@phrase("{affected:affected} {changes:effect_change*and#affected} {duration}", into="instruction", leading=False)
@phrase("{duration}, {affected:affected} {changes:effect_change*and#affected}", into="instruction", leading=True)
@phrase("{affected:affected} {changes:lasting_change*and#affected}", into="instruction", leading=False, duration=None)
@dataclass(frozen=True, slots=True)
class BeginContinuous(Instruction):
    """A continuous effect with a duration, on what is affected as it begins (CR 611.2c)."""

    affected: Reference
    changes: tuple[StaticEffect, ...]
    duration: Duration | None
    leading: bool = False
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        refs = tuple(ref for ref in self.affected.refs(ctx) if ctx.exists(ref))
        if not refs:
            return False
        settled = tuple(_settled(change, ctx) for change in self.changes)
        effect = FloatingEffect(
            NOBODY, ctx.source, ctx.controller, 0, settled, refs, self.duration, tuple(ctx.bindings.items())
        )
        ctx.happen(BeginEffect(effect))
        return True


def _settled(change: StaticEffect, ctx: Context) -> StaticEffect:
    """A change with its variable amounts worked out once and for all (CR 608.2h, 611.2d)."""
    settle = getattr(change, "settled", None)
    return change if settle is None else settle(ctx)  # type: ignore[no-any-return]


# --- power and toughness --------------------------------------------------------------------------------------------

_STATS = re.compile(r"([+-])(\d+|x)/([+-])(\d+|x)")


def _read_bonus(words: list[str], position: int) -> Iterator[tuple[int, tuple[int, Amount, int, Amount]]]:
    match = _STATS.fullmatch(words[position])
    if match:
        yield position + 1, (_sign(match[1]), _amount(match[2]), _sign(match[3]), _amount(match[4]))


def _sign(mark: str) -> int:
    return 1 if mark == "+" else -1


def _amount(text: str) -> Amount:
    return X() if text == "x" else Number(int(text))


def _write_bonus(value: Any, form: Form) -> list[str]:
    if not isinstance(value, tuple):
        raise Unprintable(f"{value!r} as a bonus")
    return ["/".join(_signed(value[index], value[index + 1]) for index in (0, 2))]


def _signed(sign: int, amount: Amount) -> str:
    text = "X" if isinstance(amount, X) else str(getattr(amount, "number", "?"))
    return ("+" if sign > 0 else "-") + text


terminal("bonus", _read_bonus, _write_bonus)


@phrase("get[s] {bonus:bonus}", into="change")
@phrase("get[s] {bonus:bonus} {each:for_each}", into="change")
@phrase("get[s] {bonus:bonus}, where X is {where:quantity}", into="static_change")
@dataclass(frozen=True, slots=True)
class Gets(Modification):
    """A change of power and toughness (CR 613.4c)."""

    bonus: tuple[int, Amount, int, Amount]
    each: Amount | None = None
    where: Amount | None = None
    reads = READS_NOTHING
    layers = ("7c",)

    def settled(self, ctx: Context) -> Gets:
        """The bonus as numbers."""
        power_sign, power, toughness_sign, toughness = self.bonus
        times = self.each.value(ctx) if self.each is not None else 1
        return Gets(
            (power_sign, Number(power.value(ctx) * times), toughness_sign, Number(toughness.value(ctx) * times))
        )

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        power_sign, power, toughness_sign, toughness = self.bonus
        ctx.bind(EACH, (ref,))
        if self.where is not None:
            ctx.bind("X", self.where.value(ctx))
        times = self.each.value(ctx) if self.each is not None else 1
        if characteristics.power is not None:
            characteristics.power += power_sign * power.value(ctx) * times
        if characteristics.toughness is not None:
            characteristics.toughness += toughness_sign * toughness.value(ctx) * times


# --- abilities ------------------------------------------------------------------------------------------------------


@phrase("[has|have] {abilities:granted*and}", into="static_change")
@phrase("gain[s] {abilities:granted*and}", into="effect_change")
@dataclass(frozen=True, slots=True)
class HasAbilities(Modification):
    """Abilities that an object has besides its own (CR 613.1f)."""

    abilities: tuple[Ability, ...]
    reads = READS_NOTHING
    layers = ("6",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.abilities = characteristics.abilities.with_added(*self.abilities)


@phrase("lose[s] all abilities", into="change", abilities=())
@phrase("lose[s] {abilities:keyword*and}", into="change")
@dataclass(frozen=True, slots=True)
class LosesAbilities(Modification):
    """Abilities that an object loses; none named: all (CR 613.1f)."""

    abilities: tuple[Ability, ...]
    reads = READS_NOTHING
    layers = ("6",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        lost = tuple(getattr(ability, "name", "") for ability in self.abilities)
        kept = () if not lost else tuple(
            ability for ability in characteristics.abilities.unexpanded() if getattr(ability, "name", None) not in lost
        )  # fmt: skip
        characteristics.abilities = Abilities(kept)


@phrase("“ ^{ability:line} ”", into="granted")
@dataclass(frozen=True, slots=True)
class Quoted(Ability):
    """An ability in quotation marks, as words grant it (CR 113.1a)."""

    ability: Ability
    closed = True


include("granted", "keyword")
include("static_change", "change")
include("effect_change", "change")
label("change", "what changes, like “gets +1/+1”")
label("static_change", "what changes, like “gets +1/+1”")
label("effect_change", "what changes, like “gets +1/+1”")
label("affected", "what is affected")
label("granted", "an ability")
label("keyword", "a keyword")
label("bonus", "a bonus like +1/+1")
