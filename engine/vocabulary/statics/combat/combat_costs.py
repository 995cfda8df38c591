"""Costs to attack and to block (CR 508.1h, 509.1d).

As in "can't attack you unless their controller pays {2} for each …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, label, lexicon, phrase, production
from engine.core.identity import Ref
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.game.rules.combat.questions import ATTACK_TAX, BLOCK_TAX, BLOCKED_TAX
from engine.game.rules.paying.costs import with_x
from engine.meaning.families import Amount, Cost, Filter, Reference, RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.grammar.continuous import RulesOfItself
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("payer", {"you": "you pay", "its controller": "its controller pays"})

_PAYS = "can't attack {whom:attacked} unless their controller pays {cost:mana_cost} for each "
_EACH = "creature they control that's attacking you"


@phrase("can't attack you unless their controller pays {cost:mana_cost} for each " + _EACH, into="change", whom=None)
@phrase("can't attack you unless their controller pays {cost:mana_cost} for each " + _EACH
        + ", where X is {x:quantity}", into="change", whom=None)  # fmt: skip
@phrase(_PAYS + "of those creatures", into="change")
@phrase(_PAYS + "of those creatures, where X is {x:quantity}", into="change")
@record
class PaysToAttack(RuleModifier):
    """Creatures for each of which their controller pays to attack this ability's controller."""

    whom: Reference | None
    cost: Cost
    x: Amount | None = None
    reads = READS_NOTHING
    questions = (ATTACK_TAX,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        guarded = (ctx.controller,) if self.whom is None else self.whom.refs(ctx)
        if details["defender"] not in guarded:
            return None
        return self.cost if self.x is None else with_x(self.cost.mana_part(ctx), self.x.value(ctx))


@forms(
    phrase("can't attack unless {payer:payer} {cost:mana_cost}", into="change", deed="attack"),
    phrase("can't block unless {payer:payer} {cost:mana_cost}", into="change", deed="block"),
    phrase("can't attack or block unless {payer:payer} {cost:mana_cost}", into="change", deed="attack or block"),
    phrase("can't attack or block unless {payer:payer} {cost:mana_cost} {each:for_each}", into="change",
           deed="attack or block"),
)  # fmt: skip
@record
class PaysToAttackOrBlock(RuleModifier):
    """A creature whose controller pays for it to attack or block anything."""

    payer: str = wording()
    cost: Cost
    deed: str
    each: Amount | None = None
    reads = READS_NOTHING

    @property
    def takes_each(self) -> bool:
        return self.each is None

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return tuple(question for verb, question in (("attack", ATTACK_TAX), ("block", BLOCK_TAX)) if verb in self.deed)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details["before"]:
            return None
        if self.each is None:
            return self.cost
        return ManaCost(self.cost.mana_part(ctx).symbols * self.each.value(ctx))


@phrase("can't attack unless their controller {price:payment#one} for each {such:adjective* #one}creature they control "
        "that's attacking", into="change")  # fmt: skip
@record
class EachSuchAttackerCosts(RuleModifier):
    """Creatures for each of which, if it is of some kind, their controller pays to attack anything."""

    price: Cost
    such: tuple[Filter, ...]
    reads = READS_NOTHING
    questions = (ATTACK_TAX,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.price if all(part.matches(ctx, about) for part in self.such) else None


@forms(
    phrase("can't block unless their controller {price:payment#one} for each of those creatures", into="change"),
    phrase("can't block {whose:filter#many} unless their controller {price:payment#one} for each blocking creature "
           "they "
           "control", into="change"),
)  # fmt: skip
@record
class EachBlockerCosts(RuleModifier):
    """Creatures for each of which their controller pays to block, perhaps only to block certain attackers."""

    price: Cost
    whose: Filter | None = None
    reads = READS_NOTHING
    questions = (BLOCK_TAX,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        before, attacker = details["before"], details["attacker"]
        assert isinstance(before, tuple) and isinstance(attacker, int)
        if any(self._is_such(ctx, other) for other in before):
            return None  # each blocking creature costs that once
        return self.price if self._is_such(ctx, attacker) else None

    def _is_such(self, ctx: Context, attacker: Ref) -> bool:
        return self.whose is None or self.whose.matches(ctx, attacker)


@phrase("can't be blocked unless defending player {price:payment#one} for each creature they control that's blocking "
        "(it|them#)", into="change")  # fmt: skip
@record
class CostsToBeBlocked(RuleModifier):
    """An attacker that costs whoever blocks it something for each creature that does."""

    price: Cost
    reads = READS_NOTHING
    questions = (BLOCKED_TAX,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.price


@phrase("attack unless you {price:cost}", into="deed at a price", deed="attack")
@phrase("block unless you {price:cost}", into="deed at a price", deed="block")
@phrase("attack or block unless you {price:cost}", into="deed at a price", deed="attack or block")
@record
class AtAPrice(RuleModifier):
    """What the creature's own controller pays for it to attack or block: "unless you sacrifice a land"."""

    price: Cost
    deed: str
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return tuple(question for verb, question in (("attack", ATTACK_TAX), ("block", BLOCK_TAX)) if verb in self.deed)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return None if details["before"] else self.price


def _at_a_price(this: Reference, deed: AtAPrice) -> RulesOfItself | None:
    """A rule for the ability's own object alone: whose controller "you" is."""
    return RulesOfItself(this, (deed,)) if isinstance(this, This) else None


def _read_at_a_price(node: RulesOfItself) -> dict[str, Any] | None:
    deed = node.changes[0]
    return {"this": node.affected, "deed": deed} if isinstance(deed, AtAPrice) and len(node.changes) == 1 else None


production(
    "static", "{this} can't {deed}", RulesOfItself, _at_a_price, _read_at_a_price, this="object",
    deed="deed at a price",
)  # fmt: skip
label("deed at a price", "to attack or block")
