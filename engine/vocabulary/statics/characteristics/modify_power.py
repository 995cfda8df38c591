"""Power and toughness (CR 613.4): "gets +1/+1", "has base power and toughness 4/4".

Also "are each equal to …".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, Unprintable, label, phrase, production, terminal
from engine.core.identity import Ref
from engine.core.record import record, replace, wording
from engine.meaning.abilities import StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Amount, Modification
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.amounts.plain_numbers import Number, X
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

# --- changing (layer 7c) --------------------------------------------------------------------------------------------

_BONUS = re.compile(r"([+-])(\d+|x)/([+-])(\d+|x)")


def _read_bonus(words: list[str], position: int) -> Iterator[tuple[int, tuple[int, Amount, int, Amount]]]:
    match = _BONUS.fullmatch(words[position])
    if match:
        yield position + 1, (_sign(match[1]), _amount(match[2]), _sign(match[3]), _amount(match[4]))


def _sign(mark: str) -> int:
    return 1 if mark == "+" else -1


def _amount(text: str) -> Amount:
    return X() if text == "x" else Number(int(text))


def _write_bonus(value: Any, form: Form) -> list[str]:
    if not isinstance(value, tuple):
        raise Unprintable(f"{value!r} as a bonus")
    return ["/".join(("+" if value[index] > 0 else "-") + _digits(value[index + 1]) for index in (0, 2))]


def _digits(amount: Any) -> str:
    return "X" if isinstance(amount, X) else str(amount.number) if isinstance(amount, Number) else "?"


terminal("bonus", _read_bonus, _write_bonus)
label("bonus", "a bonus like +1/+1")


@phrase("get[s] <twice? twice> {bonus:bonus}", into="change")
@phrase("get[s] {bonus:bonus} {each:for_each}", into="change")
@phrase("also get[s] {bonus:bonus}", into="change", also=True)
@phrase("get[s] a additional {bonus:bonus}", into="change", additional=True)
@phrase("get[s] a additional {bonus:bonus} {each:for_each}", into="change", additional=True)
@phrase("get[s] {bonus:bonus}, where X is {where:quantity}", into="static_change")
@record
class Gets(Modification):
    """A change of power and toughness (CR 613.4c)."""

    bonus: tuple[int, Amount, int, Amount]
    each: Amount | None = None
    where: Amount | None = None
    additional: bool = wording(default=False)
    also: bool = wording(default=False)
    twice: bool = False
    reads = READS_NOTHING
    personal = False
    layers = ("7c",)

    @property
    def takes_each(self) -> bool:
        return self.each is None

    def settled(self, ctx: Context) -> Gets:
        """The bonus as numbers."""
        power, toughness = self._bonus(ctx)
        return Gets((1, Number(power), 1, Number(toughness)))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        power, toughness = self._bonus(ctx)
        if characteristics.power is not None:
            characteristics.power += power
        if characteristics.toughness is not None:
            characteristics.toughness += toughness

    def _bonus(self, ctx: Context) -> tuple[int, int]:
        power_sign, power, toughness_sign, toughness = self.bonus
        if self.where is not None:
            ctx.bind("X", self.where.value(ctx))
        times = max(0, self.each.value(ctx)) if self.each is not None else 2 if self.twice else 1
        return power_sign * _calculated(power, ctx) * times, toughness_sign * _calculated(toughness, ctx) * times


def _calculated(amount: Amount, ctx: Context) -> int:
    """The value of a bonus: what is calculated is never negative (CR 107.1b), what has been settled may be."""
    return amount.value(ctx) if isinstance(amount, Number) else max(0, amount.value(ctx))


def _of_two(x: Amount, y: Amount) -> Gets:
    return Gets((1, x, 1, y))


def _read_of_two(node: Gets) -> dict[str, Any] | None:
    x, y = node.bonus[1], node.bonus[3]
    return None if node != _of_two(x, y) or isinstance(x, X | Number) or isinstance(y, X | Number) else {"x": x, "y": y}


production(
    "static_change", "get[s] +X/+Y, where X is {x} and Y is {y}", Gets, _of_two, _read_of_two, x="quantity",
    y="quantity",
)  # fmt: skip


# --- setting (layer 7b) ---------------------------------------------------------------------------------------------

Size = tuple[Amount, Amount]
_SIZE = re.compile(r"(\d+|x)/(\d+|x)")


def _read_size(words: list[str], position: int) -> Iterator[tuple[int, Size]]:
    match = _SIZE.fullmatch(words[position])
    if match:
        yield position + 1, (_amount(match[1]), _amount(match[2]))


def _write_size(value: Any, form: Form) -> list[str]:
    if not isinstance(value, tuple):
        raise Unprintable(f"{value!r} as power and toughness")
    return [f"{_digits(value[0])}/{_digits(value[1])}"]


terminal("size", _read_size, _write_size)
label("size", "power and toughness like 2/2")


def settled_size(size: Size, ctx: Context) -> Size:
    """Power and toughness as numbers."""
    return Number(size[0].value(ctx)), Number(size[1].value(ctx))


@phrase("[has|have] base power and toughness {size:size}", into="lasting_change")
@phrase("<also? also> [has|have] base power and toughness {size:size}", into="change")
@phrase("[has|have] base power and toughness {size:size}, where X is {where:quantity}", into="static_change")
@record
class HasBaseSize(Modification):
    """Base power and toughness set to certain values (CR 613.4b)."""

    size: Size
    where: Amount | None = None
    also: bool = wording(default=False)  # besides what other words have said
    reads = READS_NOTHING
    layers = ("7b",)

    def settled(self, ctx: Context) -> HasBaseSize:
        """With numbers."""
        return HasBaseSize(settled_size(self.size, ctx))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if self.where is not None:
            ctx.bind("X", self.where.value(ctx))
        characteristics.power = self.size[0].value(ctx)
        characteristics.toughness = self.size[1].value(ctx)


@phrase("[has|have] base power {power:amount}", into="change", toughness=None)
@phrase("[has|have] base toughness {toughness:amount}", into="change", power=None)
@phrase("[has|have] base power equal to {power:quantity}", into="change", toughness=None)
@phrase("[has|have] base toughness equal to {toughness:quantity}", into="change", power=None)
@phrase("[has|have] base power {power:amount} and base toughness {toughness:amount}", into="change", read_only=True)
@record
class HasBase(Modification):
    """Base power or base toughness set to a value, or both to different ones (CR 613.4b)."""

    power: Amount | None = None
    toughness: Amount | None = None
    reads = READS_NOTHING
    layers = ("7b",)

    def settled(self, ctx: Context) -> HasBase:
        """With numbers."""
        return HasBase(_settled(self.power, ctx), _settled(self.toughness, ctx))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if self.power is not None:
            characteristics.power = self.power.value(ctx)
        if self.toughness is not None:
            characteristics.toughness = self.toughness.value(ctx)


def _settled(amount: Amount | None, ctx: Context) -> Amount | None:
    return Number(amount.value(ctx)) if amount is not None else None


@phrase("[has|have] base power and toughness each equal to {amount:quantity}", into="change")
@record
class HasBaseEqualTo(Modification):
    """Base power and toughness both set to one value (CR 613.4b)."""

    amount: Amount
    reads = READS_NOTHING
    layers = ("7b",)

    def settled(self, ctx: Context) -> HasBaseEqualTo:
        """With a number."""
        return HasBaseEqualTo(Number(self.amount.value(ctx)))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.power = characteristics.toughness = self.amount.value(ctx)


# --- defining (layer 7a) --------------------------------------------------------------------------------------------


@record
class DefinesSize(Modification):
    """What a star in the power and toughness box stands for (CR 208.2a, 604.3)."""

    object: This  # as the words name it: "this creature" where another object speaks
    amount: Amount
    which: str = "both"  # or "power", "toughness"
    granted: bool = False  # by an effect: then it defines nothing, but sets (CR 604.3a)
    tougher: int = 0  # how much greater than its power its toughness is
    reads = READS_NOTHING

    @property
    def layers(self) -> tuple[str, ...]:
        """Where it applies."""
        return ("7b",) if self.granted else ("7a",)

    def as_granted(self) -> DefinesSize:
        """The same as an ability that an effect gives."""
        return replace(self, granted=True)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        value = self.amount.value(ctx)
        if self.which != "toughness":
            characteristics.power = value
        if self.which != "power":
            characteristics.toughness = value + self.tougher


_WORDS = {"both": "power and toughness are each", "power": "power is", "toughness": "toughness is"}


def _write_defining(which: str) -> None:
    """The production for one of the three wordings."""
    production(
        "ability", f"{{object's}} {_WORDS[which]} equal to {{amount:quantity}}.", StaticAbility,
        lambda object, amount: _defining(object, amount, which), lambda node: _defined(node, which), object="object",
        amount="quantity",
    )  # fmt: skip


def _defining(what: object, amount: Amount, which: str) -> StaticAbility | None:
    if not isinstance(what, This):
        return None
    return StaticAbility((DefinesSize(what, amount, which),), characteristic_defining=True)


def _defined(node: StaticAbility, which: str) -> dict[str, Any] | None:
    effect = node.effects[0]
    if not node.characteristic_defining or not isinstance(effect, DefinesSize) or effect.which != which:
        return None
    if effect.tougher:
        return None
    return {"object": effect.object, "amount": effect.amount}


for _which in _WORDS:
    _write_defining(_which)


def _tougher(what: object, amount: Amount, more: int) -> StaticAbility | None:
    if not isinstance(what, This):
        return None
    return StaticAbility((DefinesSize(what, amount, tougher=more),), characteristic_defining=True)


def _read_tougher(node: StaticAbility) -> dict[str, Any] | None:
    effect = node.effects[0]
    if not node.characteristic_defining or not isinstance(effect, DefinesSize) or not effect.tougher:
        return None
    return {"what": effect.object, "amount": effect.amount, "more": effect.tougher}


production(
    "ability", "{what's} power is equal to {amount} and its toughness is equal to that number plus {more}.",
    StaticAbility, _tougher, _read_tougher, what="object", amount="quantity", more="number",
)  # fmt: skip


# --- switching (layer 7d) -------------------------------------------------------------------------------------------


@record
class SwitchesSize(Modification):
    """Power and toughness switched (CR 613.4d)."""

    reads = READS_NOTHING
    layers = ("7d",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.power, characteristics.toughness = characteristics.toughness, characteristics.power
