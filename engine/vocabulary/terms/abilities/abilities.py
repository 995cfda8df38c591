"""The lines of a card: spell, activated, triggered, static and keyword abilities (CR 113.3, 207.2c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.compiler.templates import include, label, lexicon, phrase, production
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.rules.context import Context
from engine.meaning.abilities import Ability, ActivatedAbility, Paragraph, SpellAbility, StaticAbility, TriggeredAbility
from engine.meaning.families import Amount, Condition, EventPattern, Instruction, StaticEffect
from engine.meaning.node import READS_NOTHING, Node, walk_until
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


def _triggered_read(condition: bool, limit: str) -> Any:
    def read(node: TriggeredAbility) -> dict[str, Any] | None:
        if (node.condition is not None) != condition or node.limit != limit:
            return None
        found: dict[str, Any] = {"pattern": node.pattern, "effect": node.effect}
        return {**found, "condition": node.condition} if condition else found

    return read


LIMITS = {
    "": "",
    "turn": " ^this ability triggers only once each turn.",
    "twice": " ^this ability triggers only twice each turn.",
    "game": " ^this ability triggers only once.",
    "do turn": " ^do this only once each turn.",
}
for _limit, _words in LIMITS.items():
    for _condition in (False, True):
        production(
            "ability", "{pattern}, " + ("if {condition}, " if _condition else "") + "{effect}" + _words,
            TriggeredAbility,
            lambda pattern, effect, condition=None, _limit=_limit: _triggered(pattern, effect, condition, _limit),
            _triggered_read(_condition, _limit), pattern="trigger", effect="effects", condition="condition",
        )  # fmt: skip


# --- activated abilities (CR 602, 606) ------------------------------------------------------------------------------


@record
class Rider(Node):
    """A sentence behind an activated ability that says when, how often or by whom it may be activated.

    See CR 602.5.
    """

    field: str
    value: Any


_RIDERS: tuple[tuple[str, str, str], ...] = (
    ("timing", "sorcery", "activate only as a sorcery"),
    ("timing", "your turn", "activate only during your turn"),
    ("timing", "your upkeep", "activate only during your upkeep"),
    ("timing", "combat", "activate only during combat"),
    ("timing", "opponent's turn", "activate only during a opponent's turn"),
    ("timing", "before attackers", "activate only before attackers are declared"),
    ("timing", "before blockers", "activate only before blockers are declared"),
    ("timing", "before damage", "activate only before the combat damage step"),
    ("timing", "before end of combat", "activate only before the end of combat step"),
    ("timing", "your turn before attackers", "activate only during your turn, before attackers are declared"),
    ("timing", "declare blockers", "activate only during the declare blockers step"),
    ("timing", "declare attackers", "activate only during the declare attackers step"),
    ("timing", "combat after blockers", "activate only during combat after blockers are declared"),
    ("timing", "end of combat", "activate only during the end of combat step"),
    ("timing", "instant", "activate only any time you could cast a instant"),
    ("limit", "turn", "activate only once each turn"),
    ("limit", "twice", "activate no more than twice each turn"),
    ("limit", "three times", "activate no more than three times each turn"),
    ("limit", "game", "activate only once"),
    ("who", "any player", "any player may activate this ability"),
    ("who", "opponents", "only your opponents may activate this ability"),
    ("who", "owner", "only ~'s owner may activate this ability"),
)


def _rider(field: str, value: Any) -> Any:
    return lambda: Rider(field, value)


def _is_rider(field: str, value: Any) -> Any:
    return lambda node: {} if (node.field, node.value) == (field, value) else None


def _timed_condition(timing: str) -> Any:
    return lambda condition: Rider("timing+condition", (timing, condition))


def _is_timed_condition(timing: str) -> Any:
    def read(node: Rider) -> dict[str, Any] | None:
        fits = node.field == "timing+condition" and node.value[0] == timing
        return {"condition": node.value[1]} if fits else None

    return read


for _field, _value, _words in _RIDERS:
    production("rider", _words + ".", Rider, _rider(_field, _value), _is_rider(_field, _value))
production(
    "rider", "you can't activate this ability during combat.", Rider, _rider("timing", "not combat"),
    _is_rider("timing", "not combat"),
)  # fmt: skip
production(
    "rider", "activate only if {condition}.", Rider, lambda condition: Rider("condition", condition),
    lambda node: {"condition": node.value} if node.field == "condition" else None, condition="condition",
)  # fmt: skip
_WHEN = {  # when an ability may be activated, behind "only"
    value: words.removeprefix("activate only ")
    for field, value, words in _RIDERS
    if field == "timing" and value != "instant"
}
_HOW_OFTEN = {"turn": "once each turn", "game": "once"}


def _said_first(**values: Any) -> Any:
    """How restrictions in one sentence are read that print says in another order."""
    return lambda condition=None: Rider("+".join(values), tuple(condition if v is None else v for v in values.values()))


def _is_joined(fields: str, *values: Any) -> Any:
    """How restrictions in one sentence are printed: those whose values are as given, "condition" for any."""

    def read(node: Rider) -> dict[str, Any] | None:
        if node.field != fields:
            return None
        said = dict(zip(fields.split("+"), node.value, strict=True))
        wanted = zip(fields.split("+"), values, strict=True)
        if any(said[name] != value for name, value in wanted if name != "condition"):
            return None
        return {"condition": said["condition"]} if "condition" in said else {}

    return read


def _unprinted(node: Rider) -> None:
    """Of words that are only read."""


for _often, _words in _HOW_OFTEN.items():
    for _value, _time in _WHEN.items():
        production(
            "rider", f"activate only {_time} and only {_words}.", Rider, _rider("timing+limit", (_value, _often)),
            _is_joined("timing+limit", _value, _often),
        )  # fmt: skip
        production(
            "rider", f"activate only {_words} and only {_time}.", Rider, _rider("timing+limit", (_value, _often)),
            _unprinted, read_only=True,
        )  # fmt: skip
        production(
            "rider", f"activate only {_time}, only if {{condition}}, and only {_words}.", Rider,
            _said_first(timing=_value, condition=None, limit=_often),
            _is_joined("timing+condition+limit", _value, None, _often), condition="condition",
        )  # fmt: skip
    production(
        "rider", f"activate only if {{condition}} and only {_words}.", Rider,
        _said_first(condition=None, limit=_often), _is_joined("condition+limit", None, _often),
        condition="condition",
    )  # fmt: skip
    production(
        "rider", f"activate only {_words} and only if {{condition}}.", Rider,
        _said_first(condition=None, limit=_often), _unprinted, read_only=True, condition="condition",
    )  # fmt: skip
for _value, _words in _WHEN.items():
    if _value == "sorcery":
        continue  # print says "only if … and only as a sorcery"
    production(
        "rider", f"activate only {_words} and only if {{condition}}.", Rider, _timed_condition(_value),
        _is_timed_condition(_value), condition="condition",
    )  # fmt: skip
    production(
        "rider", f"activate only if {{condition}} and only {_words}.", Rider, _timed_condition(_value), _unprinted,
        read_only=True, condition="condition",
    )  # fmt: skip
production(
    "rider", "activate only if {condition} and only as a sorcery.", Rider,
    lambda condition: Rider("condition+timing", (condition, "sorcery")),
    lambda node: {"condition": node.value[0]} if node.field == "condition+timing" else None, condition="condition",
)  # fmt: skip


_THEIRS = {  # when any player may activate an ability
    "your turn before end": "during their turn before the end step", "your draw": "during their draw step",
    "sorcery": "as a sorcery", "your upkeep": "during their upkeep",
    "your turn": "during their turn", "upkeep": "during any upkeep step",
}  # fmt: skip
for _value, _words in _THEIRS.items():
    production(
        "rider", f"any player may activate this ability but only {_words}.", Rider,
        _rider("who+timing", ("any player", _value)), _is_rider("who+timing", ("any player", _value)),
    )  # fmt: skip
production(
    "rider", "any player may activate this ability but only any time they could cast a sorcery.", Rider,
    _rider("who+timing", ("any player", "sorcery")), _unprinted, read_only=True,
)  # fmt: skip
production(
    "rider", "activate only as a sorcery and only if {condition}.", Rider,
    lambda condition: Rider("condition+timing", (condition, "sorcery")), lambda node: None, read_only=True,
    condition="condition",
)  # fmt: skip


production(
    "rider", "activate only as a instant.", Rider, _rider("timing", "instant"), lambda node: None, read_only=True,
)  # fmt: skip


def _activated(costs: Any, effect: Instruction, riders: tuple[Rider, ...] = ()) -> ActivatedAbility | None:
    values: dict[str, Any] = {}
    for rider in riders:
        parts = rider.field.split("+")
        given = rider.value if len(parts) > 1 else (rider.value,)
        for name, value in zip(parts, given, strict=True):
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
            alone = [Rider(name, value) for name, value in said.items() if name not in names]
            return tuple(sorted((joined, *alone), key=lambda rider: _IN_PRINT.index(rider.field.partition("+")[0])))
    return tuple(Rider(name, value) for name, value in said.items())


_IN_PRINT = ("who", "timing", "limit", "condition")
_JOINED: dict[tuple[str, ...], Callable[[dict[str, Any]], bool]] = {  # what print says in one sentence, and when
    ("who", "timing"): lambda said: len(said) == 2 and said["who"] == "any player" and said["timing"] in _THEIRS,
    ("timing", "condition", "limit"): lambda said: said["limit"] in _HOW_OFTEN and said["timing"] in _WHEN,
    ("timing", "limit"): lambda said: said["limit"] in _HOW_OFTEN and said["timing"] in _WHEN,
    ("condition", "limit"): lambda said: said["limit"] in _HOW_OFTEN,
    ("condition", "timing"): lambda said: said["timing"] == "sorcery",
    ("timing", "condition"): lambda said: said["timing"] in _WHEN,
}


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
