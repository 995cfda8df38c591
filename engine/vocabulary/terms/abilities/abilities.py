"""The lines of a card: spell, activated, triggered, static and keyword abilities (CR 113.3, 207.2c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.compiler.templates import include, label, lexicon, phrase, production
from engine.core.record import record, replace
from engine.core.zones import STACK
from engine.game.rules.context import Context
from engine.meaning.abilities import Ability, ActivatedAbility, Paragraph, SpellAbility, StaticAbility, TriggeredAbility
from engine.meaning.families import Amount, Condition, EventPattern, Instruction, StaticEffect
from engine.meaning.node import READS_NOTHING, Node, walk_until
from engine.meaning.windows import Window
from engine.vocabulary.terms.abilities.delayed import Later
from engine.vocabulary.terms.abilities.modes import Choose
from engine.vocabulary.terms.amounts.defined_x import XIs
from engine.vocabulary.terms.amounts.where_x import WhereX
from engine.vocabulary.terms.costs.costs import PayMana
from engine.vocabulary.terms.grammar.instructions import Chain, If, IfNotDone, Steps

lexicon("when", {"when": "when", "whenever": "whenever"})


def _fields(*names: str) -> Any:
    return lambda node: {name: getattr(node, name) for name in names}


# --- triggered abilities (CR 603) -----------------------------------------------------------------------------------


def _triggered(
    pattern: EventPattern, effect: Instruction, condition: Condition | None = None, limit: str = ""
) -> TriggeredAbility | None:
    """A triggered ability; an "if" right behind its event is intervening (CR 603.4) unless "otherwise" follows."""
    steps = effect.steps if isinstance(effect, (Steps, Chain)) else (effect,)
    otherwise = len(steps) > 1 and isinstance(steps[1], IfNotDone) and isinstance(effect, Steps)
    if condition is None and _begins_with_if(steps[0]) and not otherwise:
        return None
    if condition is not None and otherwise:
        return None
    return TriggeredAbility(pattern, effect, condition, limit)


def _begins_with_if(step: Instruction) -> bool:
    if isinstance(step, Chain):
        return _begins_with_if(step.steps[0])
    if isinstance(step, WhereX):
        return _begins_with_if(step.effect)
    return isinstance(step, If) and not step.trailing


def _triggered_read(limited: bool) -> Any:
    def read(node: TriggeredAbility) -> dict[str, Any] | None:
        if bool(node.limit) != limited:
            return None
        found = {"pattern": node.pattern, "effect": node.effect, "condition": node.condition}
        return {**found, "limit": node.limit} if limited else found

    return read


lexicon("trigger_limit", {
    "turn": "this ability triggers only once each turn.", "twice": "this ability triggers only twice each turn.",
    "game": "this ability triggers only once.", "do turn": "do this only once each turn.",
})  # fmt: skip
for _limit in ("", " ^{limit}"):
    production(
        "ability", "{pattern},< if {condition},> {effect}" + _limit, TriggeredAbility, _triggered,
        _triggered_read(bool(_limit)), pattern="trigger", effect="effects", condition="condition",
        limit="trigger_limit",
    )  # fmt: skip


# --- activated abilities (CR 602, 606) ------------------------------------------------------------------------------


@record
class Rider(Node):
    """A sentence behind an activated ability that says when, how often or by whom it may be activated.

    See CR 602.5.
    """

    field: str  # what it says, joined by "+"
    value: tuple[Any, ...]


lexicon("activation_limit", {"turn": "once each turn", "game": "once"})
lexicon("activation_most", {"twice": "twice", "three times": "three times"})
lexicon("activated_by", {
    "any player": "any player", "opponents": "only your opponents", "owner": "only ~'s owner",
})  # fmt: skip
include("activation_time", "window")
production(
    "activation_time", "as a sorcery", str, lambda: "sorcery", lambda value: {} if value == "sorcery" else None
)  # fmt: skip


def _rider(
    template: str, *names: str, read_only: bool = False, fits: Callable[..., bool] | None = None, **given: Any
) -> None:
    """A sentence that says restrictions, in the order in which they are kept; `given`: what the words say themselves.

    Where `fits` says of the values that they do not go together so, print has another order.
    """
    names = names or tuple(given)
    slots = {name: _SLOTS[name] for name in names if name not in given and f"{{{name}}}" in template}

    def build(**values: Any) -> Rider | None:
        said = {**values, **given}
        if fits is not None and not fits(**values):
            return None
        return Rider("+".join(names), tuple(said[name] for name in names))

    def read(node: Rider) -> dict[str, Any] | None:
        if node.field != "+".join(names):
            return None
        said = dict(zip(names, node.value, strict=True))
        if any(said[name] != value for name, value in given.items()):
            return None
        return {name: value for name, value in said.items() if name not in given}

    production("rider", template, Rider, build, read, read_only=read_only, **slots)


_HOW_OFTEN = ("turn", "game")
_SLOTS = {
    "timing": "activation_time", "limit": "activation_limit", "condition": "condition", "who": "activated_by",
}  # fmt: skip


def _no_sorcery(timing: Any, **others: Any) -> bool:
    return bool(timing != "sorcery")


_rider("activate only {timing}.", "timing")
_rider("activate only {limit}.", "limit")
_rider("activate only if {condition}.", "condition")
_rider("{who} may activate this ability.", "who")
_rider("activate only any time you could cast a instant.", timing="instant")
_rider("activate only as a instant.", timing="instant", read_only=True)
_rider("you can't activate this ability during combat.", timing="not combat")
production(
    "rider", "activate no more than {limit} each turn.", Rider, lambda limit: Rider("limit", (limit,)),
    lambda node: {"limit": node.value[0]} if node.field == "limit" and node.value[0] not in _HOW_OFTEN else None,
    limit="activation_most",
)  # fmt: skip
_rider("activate only {timing} and only {limit}.", "timing", "limit")
_rider("activate only {limit} and only {timing}.", "timing", "limit", read_only=True)
_rider("activate only {timing}, only if {condition}, and only {limit}.", "timing", "condition", "limit")
_rider("activate only if {condition} and only {limit}.", "condition", "limit")
_rider("activate only {limit} and only if {condition}.", "condition", "limit", read_only=True)
_rider("activate only {timing} and only if {condition}.", "timing", "condition", fits=_no_sorcery)
_rider("activate only if {condition} and only {timing}.", "timing", "condition", fits=_no_sorcery, read_only=True)
_rider("activate only if {condition} and only as a sorcery.", "condition", "timing", timing="sorcery")
_rider("activate only as a sorcery and only if {condition}.", "condition", "timing", timing="sorcery", read_only=True)
_rider(
    "any player may activate this ability but only any time they could cast a sorcery.", who="any player",
    timing="sorcery", read_only=True,
)  # fmt: skip
_rider("any player may activate this ability but only {timing}.", "who", "timing", who="any player")


def _activated(costs: Any, effect: Instruction, riders: tuple[Rider, ...] = ()) -> ActivatedAbility | None:
    values: dict[str, Any] = {}
    for rider in riders:
        for name, value in zip(rider.field.split("+"), rider.value, strict=True):
            if name in values:
                return None
            values[name] = value
    return ActivatedAbility(tuple(costs), effect, **values)


def _activated_read(node: ActivatedAbility) -> dict[str, Any] | None:
    if node.loyalty or _riders(node):
        return None
    return {"costs": node.costs, "effect": node.effect}


def _activated_read_riders(node: ActivatedAbility) -> dict[str, Any] | None:
    riders = _riders(node)
    return {"costs": node.costs, "effect": node.effect, "riders": riders} if riders and not node.loyalty else None


def _riders(node: ActivatedAbility) -> tuple[Rider, ...]:
    """The sentences that say an ability's restrictions, joined as print joins them."""
    who = {"who": node.who} if node.who != "controller" else {}
    when = {"timing": node.timing, "limit": node.limit, "condition": node.condition}
    said: dict[str, Any] = {**who, **{name: value for name, value in when.items() if value}}
    for names, fits in _JOINED.items():
        if set(names) <= set(said) and fits(said):
            joined = Rider("+".join(names), tuple(said[name] for name in names))
            alone = [Rider(name, (value,)) for name, value in said.items() if name not in names]
            return tuple(sorted((joined, *alone), key=lambda rider: _IN_PRINT.index(rider.field.partition("+")[0])))
    return tuple(Rider(name, (value,)) for name, value in said.items())


_IN_PRINT = ("who", "timing", "limit", "condition")
_JOINED: dict[tuple[str, ...], Callable[[dict[str, Any]], bool]] = {  # what print says in one sentence, and when
    ("who", "timing"): lambda said: len(said) == 2 and said["who"] == "any player" and _is_when(said),
    ("timing", "condition", "limit"): lambda said: said["limit"] in _HOW_OFTEN and _is_when(said),
    ("timing", "limit"): lambda said: said["limit"] in _HOW_OFTEN and _is_when(said),
    ("condition", "limit"): lambda said: said["limit"] in _HOW_OFTEN,
    ("condition", "timing"): lambda said: said["timing"] == "sorcery",
    ("timing", "condition"): lambda said: isinstance(said["timing"], Window),
}


def _is_when(said: dict[str, Any]) -> bool:
    """Whether the time is one that is said behind "only"."""
    return isinstance(said["timing"], Window) or said["timing"] == "sorcery"


def _modal(costs: Any, how_many: Amount, riders: tuple[Rider, ...], modes: tuple[Any, ...]) -> ActivatedAbility | None:
    """A modal ability whose restrictions stand before its modes."""
    return _activated(costs, Choose(how_many, modes), riders)


def _modal_read(node: ActivatedAbility) -> dict[str, Any] | None:
    found = _activated_read_riders(node)
    effect = node.effect
    if found is None or not isinstance(effect, Choose) or effect != Choose(effect.how_many, effect.modes):
        return None
    return {"costs": node.costs, "how_many": effect.how_many, "riders": found["riders"], "modes": effect.modes}


production(
    "ability", "{costs}: ^choose {how_many}. ^{riders}\n{modes}", ActivatedAbility, _modal, _modal_read,
    costs="activation_cost*,^", how_many="mode_count", riders="rider* ^", modes="mode*\n",
)  # fmt: skip
production(
    "ability", "{costs}: ^{effect}", ActivatedAbility, _activated, _activated_read,
    costs="activation_cost*,^", effect="effects",
)  # fmt: skip
production(
    "ability", "{costs}: ^{effect} ^{riders}", ActivatedAbility, _activated, _activated_read_riders,
    costs="activation_cost*,^", effect="effects", riders="rider* ^",
)  # fmt: skip


def _x_defined(costs: Any, effect: Instruction, x: Amount) -> ActivatedAbility | None:
    """An ability whose words say what the X of its cost is (CR 107.3c)."""
    in_mana = any(isinstance(cost, PayMana) and cost.mana.x_count for cost in costs)
    return ActivatedAbility((*costs, XIs(x)), effect) if in_mana else None


def _read_x_defined(node: ActivatedAbility) -> dict[str, Any] | None:
    if not node.costs or not isinstance(node.costs[-1], XIs) or node.loyalty or _riders(node):
        return None
    return {"costs": node.costs[:-1], "effect": node.effect, "x": node.costs[-1].amount}


production(
    "ability", "{costs}: ^{effect} ^X is {x}.", ActivatedAbility, _x_defined, _read_x_defined,
    costs="activation_cost*,^", effect="effects", x="quantity",
)  # fmt: skip


@record
class EitherCost(Paragraph):
    """An ability with one cost or another: "{3}, {T} or {R}, {T}: …", which are two ways to activate it."""

    abilities: tuple[Ability, ...]

    def written(self) -> tuple[Ability, ...]:
        return self.abilities


def _either_cost(first: Any, second: Any, effect: Instruction, riders: tuple[Rider, ...] = ()) -> EitherCost | None:
    ways = (_activated(first, effect, riders), _activated(second, effect, riders))
    abilities = tuple(filter(None, ways))
    return EitherCost(abilities) if len(abilities) == 2 and not abilities[0].limit else None


def _read_either_cost(with_riders: bool) -> Any:
    def read(node: EitherCost) -> dict[str, Any] | None:
        first, second = node.abilities
        if not isinstance(first, ActivatedAbility) or not isinstance(second, ActivatedAbility):
            return None
        riders = _riders(first)
        found = {"first": first.costs, "second": second.costs, "effect": first.effect}
        return None if bool(riders) != with_riders else {**found, "riders": riders} if riders else found

    return read


for _with_riders, _behind in ((False, ""), (True, " ^{riders}")):
    production(
        "line", "{first} or {second}: ^{effect}" + _behind, EitherCost, _either_cost, _read_either_cost(_with_riders),
        first="activation_cost*,^", second="activation_cost*,^", effect="effects", riders="rider* ^",
    )  # fmt: skip


# --- lines ----------------------------------------------------------------------------------------------------------


@phrase("{abilities:keyword*,}", into="line")
@record
class KeywordLine(Paragraph):
    """Keywords on one line, with commas between them."""

    abilities: tuple[Ability, ...]

    def written(self) -> tuple[Ability, ...]:
        return self.abilities


@record
class Otherwise(Condition):
    """The contrary of the condition of the static ability before it."""

    condition: Condition
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        return not self.condition.holds(ctx)


def _two_cases(first: StaticAbility, effect: StaticEffect) -> StaticLine | None:
    if first.condition is None:
        return None
    return StaticLine((first, StaticAbility((effect,), Otherwise(first.condition))))


def _read_two_cases(node: StaticLine) -> dict[str, Any] | None:
    if len(node.abilities) != 2:
        return None
    first, second = node.abilities
    if not isinstance(second, StaticAbility) or not isinstance(second.condition, Otherwise):
        return None
    return {"first": first, "effect": second.effects[0]}


@phrase("{abilities:static_ability* ^2}", into="line")
@record
class StaticLine(Paragraph):
    """Several static abilities in one paragraph."""

    abilities: tuple[Ability, ...]
    shares_words = True

    def written(self) -> tuple[Ability, ...]:
        return self.abilities


@phrase("{effect:effects}", into="spell_line")
@record
class SpellLine(Node):
    """One paragraph of what an instant or sorcery does."""

    effect: Instruction

    def well_formed(self) -> bool:
        """Not with a delayed ability about itself before anything else.

        That is a triggered ability (CR 603.1); nor with words that work only while the card is somewhere else than on
        the stack (CR 113.6).
        """
        first = self.effect.steps[0] if isinstance(self.effect, Steps) else self.effect
        if isinstance(first, Later) and first.ability.pattern.by_an_effect:
            return False
        return not any(node.works_from() not in ("", STACK) for node in walk_until(first, Ability))


def _otherwise_more(first: StaticAbility, effect: StaticEffect, condition: Condition) -> StaticLine | None:
    """What is so in the one case, and what is so instead as long as a condition is true: "It gets +3/+3 instead …"."""
    if first.condition is not None:
        return None
    usual = replace(first, condition=Otherwise(condition), characteristic_defining=False)
    return StaticLine((usual, StaticAbility((effect,), InsteadAsLongAs(condition))))


def _read_otherwise_more(node: StaticLine) -> dict[str, Any] | None:
    if len(node.abilities) != 2:
        return None
    first, second = node.abilities
    if not isinstance(first, StaticAbility) or not isinstance(second, StaticAbility):
        return None
    if not isinstance(first.condition, Otherwise) or not isinstance(second.condition, InsteadAsLongAs):
        return None
    usual = replace(first, condition=None)
    return {"first": usual, "effect": second.effects[0], "condition": second.condition.condition}


@record
class InsteadAsLongAs(Condition):
    """The condition of what is so instead of what is said before it."""

    condition: Condition
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        return self.condition.holds(ctx)


production(
    "line", "{first} ^{effect} instead as long as {condition}.", StaticLine, _otherwise_more, _read_otherwise_more,
    first="static_ability", effect="static", condition="condition",
)  # fmt: skip
production(
    "line", "{first} ^otherwise, {effect}.", StaticLine, _two_cases, _read_two_cases,
    first="static_ability", effect="static",
)  # fmt: skip
include("ability", "static_ability")
include("line", "ability")
include("spell_line", "line")
label("trigger", "when, whenever or at")
label("line", "an ability")
label("spell_line", "an ability or what the spell does")
label("static", "something that is true")
__all__ = ["KeywordLine", "SpellAbility", "SpellLine"]
