"""Static abilities in words: what is always so, alone or under a condition (CR 604, 611.3)."""

from __future__ import annotations

from typing import Any

from engine.compiler.templates import phrase, production
from engine.core.record import record, wording
from engine.core.zones import STACK
from engine.game.rules.combat.questions import ATTACK_GROUP, BLOCK_GROUP, BLOCKER_GROUP, MAY_ATTACK, MAY_BLOCK
from engine.game.rules.context import Context
from engine.meaning.abilities import StaticAbility
from engine.meaning.families import Condition, Continuous, Modification, Reference, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.grammar.conditions import own_zones
from engine.vocabulary.terms.grammar.continuous import Affecting, RulesOfItself


def _static_read(condition: bool) -> Any:
    def read(node: StaticAbility) -> dict[str, Any] | None:
        if (node.condition is not None) != condition or len(node.effects) != 1:
            return None
        found: dict[str, Any] = {"effect": node.effects[0]}
        return {**found, "condition": node.condition} if condition else found

    return read


def _static(effect: StaticEffect, condition: Condition | None = None) -> StaticAbility:
    return StaticAbility((effect,), condition, characteristic_defining=condition is None and _defines(effect))


def _defines(effect: StaticEffect) -> bool:
    """Whether it says of its own object alone, and without a condition, of which colours or subtypes it is (604.3a)."""
    if not isinstance(effect, Affecting) or not effect.about_itself:
        return False
    return all(isinstance(change, Modification) and change.defines for change in effect.changes)


production("static_ability", "{effect}.", StaticAbility, _static, _static_read(False), effect="static")


def _two_statics(first: StaticEffect, second: StaticEffect) -> StaticAbility | None:
    """Two effects in one sentence, the second of them permission to play cards."""
    return StaticAbility((first, second)) if second.gives_permission else None


def _two_statics_read(node: StaticAbility) -> dict[str, Any] | None:
    if node.condition is not None or len(node.effects) != 2 or not node.effects[1].gives_permission:
        return None
    return {"first": node.effects[0], "second": node.effects[1]}


production(
    "static_ability", "{first}, and {second}.", StaticAbility, _two_statics, _two_statics_read,
    first="static", second="static",
)  # fmt: skip


def _one_and_costs(
    first: StaticEffect, second: StaticEffect, condition: Condition | None = None
) -> StaticAbility | None:
    """Two effects in one sentence, the second of which says of whole kinds what they cost or have as they are used."""
    if not isinstance(second, Continuous) or isinstance(second, Affecting) or second.gives_permission:
        return None
    return StaticAbility((first, second), condition) if isinstance(first, Continuous) else None


def _one_and_costs_read(node: StaticAbility, condition: bool) -> dict[str, Any] | None:
    if (node.condition is not None) != condition or len(node.effects) != 2 or isinstance(node.effects[1], Affecting):
        return None
    found: dict[str, Any] = {"first": node.effects[0], "second": node.effects[1]}
    return {**found, "condition": node.condition} if condition else found


production(
    "static_ability", "{first} and {second}.", StaticAbility, _one_and_costs,
    lambda node: _one_and_costs_read(node, condition=False), first="static", second="static",
)  # fmt: skip
production(
    "static_ability", "{condition}, {first} and {second}.", StaticAbility, _one_and_costs,
    lambda node: _one_and_costs_read(node, condition=True), first="static", second="static",
    condition="static_condition",
)  # fmt: skip


def _two_groups(first: StaticEffect, second: StaticEffect, condition: Condition | None = None) -> StaticAbility | None:
    """Two groups in one sentence: "this creature gets +2/+2 and other creatures you control get +1/+1"."""
    if not isinstance(first, Affecting) or not isinstance(second, Affecting):
        return None
    return StaticAbility((first, second), condition) if first.affected != second.affected else None


def _two_groups_read(node: StaticAbility) -> dict[str, Any] | None:
    if node.condition is None or len(node.effects) != 2:
        return None
    if not all(isinstance(effect, Affecting) for effect in node.effects):
        return None
    return {"first": node.effects[0], "second": node.effects[1], "condition": node.condition}


production(
    "static_ability", "{condition}, {first} and {second}.", StaticAbility, _two_groups, _two_groups_read,
    first="static", second="static", condition="static_condition",
)  # fmt: skip
production(
    "static_ability", "{condition}, {effect}.", StaticAbility, _static, _static_read(True),
    effect="static", condition="static_condition",
)  # fmt: skip
production(
    "static_ability", "{effect} {condition}.", StaticAbility, _static, _static_read(True),
    effect="static", condition="static_condition_behind",
)  # fmt: skip


@record
class Unless(Condition):
    """What keeps a static ability from doing anything: "has hexproof unless it's attacking"."""

    condition: Condition
    behind = True
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        return not self.condition.holds(ctx)


_OWN_UNLESS = {MAY_ATTACK, MAY_BLOCK, ATTACK_GROUP, BLOCKER_GROUP, BLOCK_GROUP}


def _static_unless(effect: StaticEffect, condition: Condition) -> StaticAbility | None:
    """What has no words of its own for it, as "can't attack unless …" has."""
    if not isinstance(effect, Affecting | RulesOfItself) or STACK in effect.zones():
        return None
    if any(isinstance(change, RuleModifier) and set(change.questions) & _OWN_UNLESS for change in effect.changes):
        return None
    return StaticAbility((effect,), Unless(condition))


def _static_unless_read(node: StaticAbility) -> dict[str, Any] | None:
    if not isinstance(node.condition, Unless) or len(node.effects) != 1:
        return None
    return {"effect": node.effects[0], "condition": node.condition.condition}


production(
    "static_ability", "{effect} unless {condition}.", StaticAbility, _static_unless, _static_unless_read,
    effect="static", condition="condition",
)  # fmt: skip


@phrase("as long as {condition}", into="static_condition", behind=False)
@phrase("as long as {condition}", into="static_condition_behind", behind=True)
@record
class AsLongAs(Condition):
    """A condition that a static ability names (CR 611.3a), before or behind what it does."""

    condition: Condition
    behind: bool = wording(default=False)
    word: str = wording(default="as long as")
    reads = READS_NOTHING

    def own_zones(self) -> tuple[str, ...]:
        """The zones of which it says that its ability's object is there (CR 113.6b)."""
        return own_zones(self.condition)

    def holds(self, ctx: Context) -> bool:
        return self.condition.holds(ctx)


def _of_the_spell(condition: Condition, effect: StaticEffect) -> StaticAbility | None:
    """Only what is said of the spell itself, as it is cast or on the stack, has an "if" (CR 113.6), or what says how
    far damage takes life."""
    of_spell = isinstance(effect, RulesOfItself) and STACK in effect.zones()
    if not of_spell and not effect.takes_if:
        return None
    return StaticAbility((effect,), AsLongAs(condition, word="if"))


def _read_of_the_spell(node: StaticAbility) -> dict[str, Any] | None:
    condition = node.condition
    if not isinstance(condition, AsLongAs) or condition.word != "if" or condition.behind or len(node.effects) != 1:
        return None
    return {"condition": condition.condition, "effect": node.effects[0]}


production(
    "static_ability", "if {condition}, {effect}.", StaticAbility, _of_the_spell, _read_of_the_spell,
    condition="condition", effect="static",
)  # fmt: skip


def _if_behind(effect: StaticEffect, condition: Condition) -> StaticAbility | None:
    """What permanents can't do, or are, "if" something is so: they say no other "if" of their own."""
    of_permanents = isinstance(effect, Affecting | RulesOfItself) and STACK not in effect.zones()
    if not of_permanents and not effect.takes_if_behind:
        return None
    return StaticAbility((effect,), AsLongAs(condition, behind=True, word="if"))


def _if_behind_read(node: StaticAbility) -> dict[str, Any] | None:
    condition = node.condition
    if not isinstance(condition, AsLongAs) or condition.word != "if" or not condition.behind or len(node.effects) != 1:
        return None
    return {"condition": condition.condition, "effect": node.effects[0]}


production(
    "static_ability", "{effect} if {condition}.", StaticAbility, _if_behind, _if_behind_read,
    condition="condition", effect="static",
)  # fmt: skip


@phrase("during {condition:turn_of}", into="static_condition")
@phrase("during {condition:turn_of}", into="static_condition_behind", behind=True)
@record
class During(Condition):
    """A static ability's condition that it is somebody's turn: "During your turn, …"."""

    condition: Condition
    behind: bool = wording(default=False)
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        return self.condition.holds(ctx)


@phrase("during {turn:turn_of}, as long as {condition}", into="static_condition")
@phrase("during {turn:turn_of}, if {condition}", into="static_condition", word="if")
@record
class DuringAsLongAs(Condition):
    """Two conditions of a static ability: whose turn it is, and what is so.

    As in "During your turn, as long as …".
    """

    turn: Condition
    condition: Condition
    word: str = wording(default="as long as")
    reads = READS_NOTHING

    def own_zones(self) -> tuple[str, ...]:
        """The zones of which it says that its ability's object is there (CR 113.6b)."""
        return own_zones(self.condition)

    def holds(self, ctx: Context) -> bool:
        return self.turn.holds(ctx) and self.condition.holds(ctx)


# --- "The same is true for …" (CR 611.3a) ---------------------------------------------------------------------------


def _elsewhere(
    affected: Reference, changes: tuple[StaticEffect, ...], spells: Reference, cards: Reference
) -> StaticAbility:
    return StaticAbility(tuple(Affecting(those, changes) for those in (affected, spells, cards)))


def _read_elsewhere(node: StaticAbility) -> dict[str, Any] | None:
    if node.condition is not None or len(node.effects) != 3:
        return None
    parts = [effect for effect in node.effects if isinstance(effect, Affecting)]
    if len(parts) != 3 or any(part.changes != parts[0].changes for part in parts):
        return None
    affected, spells, cards = (part.affected for part in parts)
    return {"affected": affected, "changes": parts[0].changes, "spells": spells, "cards": cards}


production(
    "static_ability",
    "{affected:affected} {changes:static_change*and#affected}. ^the same is true for {spells:affected} and "
    "{cards:affected}.", StaticAbility, _elsewhere, _read_elsewhere,
)  # fmt: skip
