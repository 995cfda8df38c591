"""What makes activated abilities cost more or less (CR 601.2f, 602.2b, 118.7).

Casting a spell for a keyword's cost is here, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, is_object
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.game.rules.context import Context
from engine.game.rules.paying.costs import COST_CHANGES, CostChange
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.families import Amount, Continuous, Filter, Reference, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.cost_changes import change_of

if TYPE_CHECKING:
    from engine.game.state.objects import StackItem


@forms(
    phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate",
           into="static"),
    phrase("activated abilities of {object} cost {mana:mana_symbols} {how:more_or_less} to activate", into="static",
           what=None),
    phrase("{keyword:keyword_name} abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to "
           "activate", into="static"),
    phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate unless "
           "they're mana abilities", into="static", but_mana=True),
    phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate. ^this "
           "effect can't reduce the mana in that ability's activation cost to less than one mana", into="static",
           least=True, own=True),
)  # fmt: skip
@forms(
    phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate. ^this "
           "effect can't reduce the mana in that cost to less than one mana", into="static", least=True),
    phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate. ^this "
           "effect can't reduce the amount of mana a ability costs to activate to less than one mana", into="static",
           least=True, amount=True),
    phrase("{object's} activated abilities cost {mana:mana_symbols} {how:more_or_less} to activate", into="static",
           what=None, possessive=True),
    phrase("{object's} activated abilities cost {mana:mana_symbols} {how:more_or_less} to activate. ^this effect can't "
           "reduce the mana in that cost to less than one mana", into="static", what=None, possessive=True,
           least=True),
)  # fmt: skip
@phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate, where X is "
        "{where:quantity}", into="static")  # fmt: skip
@phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate, where X is "
        "{where:quantity}. ^this effect can't reduce the mana in that cost to less than one mana", into="static",
        least=True)  # fmt: skip
@record
class AbilitiesCost(Continuous):
    """Activated abilities of certain objects that cost more or less."""

    what: Filter | None
    mana: ManaCost
    how: str
    least: bool = False
    keyword: str = ""  # only abilities of that keyword
    object: Reference | None = None  # "enchanted creature"
    possessive: bool = wording(default=False)
    amount: bool = wording(default=False)
    where: Amount | None = None
    but_mana: bool = False  # no mana abilities
    own: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """With X only if it is said what X is."""
        return ("X" in self.mana.symbols) == (self.where is not None)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if self.object is not None:
            return ref in self.object.refs(ctx)
        return self.what is not None and self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (AbilityCosts(self.mana, self.how, self.least, self.keyword, self.where, self.but_mana),)


@forms(
    phrase("abilities you activate that aren't mana abilities cost {mana:mana_symbols} {how:more_or_less} to activate",
           into="static"),
    phrase("abilities you activate that aren't mana abilities cost {mana:mana_symbols} {how:more_or_less} to activate. "
           "^this effect can't reduce the mana in that cost to less than one mana", into="static", least=True),
)  # fmt: skip
@phrase("activated abilities cost {mana:mana_symbols} {how:more_or_less} to activate unless they're mana abilities",
        into="static", everyone=True)  # fmt: skip
@phrase("abilities your opponents activate cost {mana:mana_symbols} {how:more_or_less} to activate unless they're mana "
        "abilities", into="static", opponents=True)  # fmt: skip
@phrase("activated abilities your opponents activate cost {mana:mana_symbols} {how:more_or_less} to activate unless "
        "they're mana abilities", into="static", opponents=True, said=True)  # fmt: skip
@record
class YourAbilitiesCost(Continuous):
    """Abilities that a player, or anyone, activates and that are no mana abilities cost them more or less."""

    mana: ManaCost
    how: str
    least: bool = False
    everyone: bool = False
    opponents: bool = False
    said: bool = wording(default=False)
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (YourAbilityCosts(self.mana, self.how, self.least, self.everyone, self.opponents),)


@record
class YourAbilityCosts(RuleModifier):
    """More or less mana for what its effect's controller activates, or anyone."""

    mana: ManaCost
    how: str
    least: bool
    everyone: bool
    opponents: bool = False
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        ability = details.get("ability")
        payers = ctx.game.opponents(ctx.controller) if self.opponents else (ctx.controller,)
        if details.get("kind") != "activate" or (details["seat"] not in payers and not self.everyone):
            return None
        if not isinstance(ability, ActivatedAbility) or ability.mana:
            return None
        change = change_of(self.mana, self.how)
        return CostChange(change.more, change.less, 1) if self.least else change


@phrase("{keyword:keyword_name} abilities you activate< of {of:filter#many}> cost {mana:mana_symbols} "
        "{how:more_or_less} to activate< {each:for_each}>", into="static")  # fmt: skip
@phrase("{keyword:keyword_name} abilities you activate cost up to {mana:mana_symbols} less to activate", into="static",
        how="less", most=True)  # fmt: skip
@forms(
    phrase("{keyword:keyword_name} costs you pay cost {mana:mana_symbols} {how:more_or_less}< {each:for_each}>",
           into="static", pay=True),
    phrase("{keyword:keyword_name} costs you pay cost up to {mana:mana_symbols} less", into="static",
           pay=True, how="less",
           most=True),
    phrase("{keyword:keyword_name} costs your opponents pay cost {mana:mana_symbols} {how:more_or_less}", into="static",
           pay=True, opponents=True),
)  # fmt: skip
@phrase("{keyword:keyword_name} abilities you activate that target {target:object} cost {mana:mana_symbols} "
        "{how:more_or_less} to activate", into="static")  # fmt: skip
@record
class KeywordCosts(Continuous):
    """Activated abilities of a keyword, or casting for its cost, cost a player more or less (CR 118.7)."""

    keyword: str
    mana: ManaCost
    how: str
    pay: bool = False
    target: Reference | None = None
    most: bool = wording(default=False)
    opponents: bool = False  # who pay, not the effect's controller
    of: Filter | None = None  # whose abilities
    each: Amount | None = None
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or (self.of is not None and not self.of.matches(ctx, ref)):
            return False
        return self.keyword in ctx.chars(ref).abilities.keywords

    def parts(self) -> tuple[StaticEffect, ...]:
        return (KeywordCostsSo(self.keyword, self.mana, self.how, self.pay, self.target, self.opponents, self.each),)


@record
class KeywordCostsSo(RuleModifier):
    """More or less mana for what a keyword lets its player do."""

    keyword: str
    mana: ManaCost
    how: str
    pay: bool
    target: Reference | None
    opponents: bool
    each: Amount | None = None
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        item: StackItem | None = details.get("item")  # type: ignore[assignment]
        payers = ctx.game.opponents(ctx.controller) if self.opponents else (ctx.controller,)
        if details["seat"] not in payers or not self._is_meant(ctx, about, item, details):
            return None
        return change_of(self.mana, self.how, self.each.value(ctx) if self.each is not None else 1)

    def _is_meant(self, ctx: Context, about: Ref, item: StackItem | None, details: dict[str, object]) -> bool:
        if details.get("kind") == "cast":
            return self.pay and item is not None and item.way == self.keyword
        if not is_ability_of(ctx, self.keyword, about, details.get("ability")):
            return False
        if self.target is None:
            return True
        chosen = [ref for _, refs in item.targets for ref in refs] if item is not None else []
        if not chosen:
            return self.how == "less"  # it could be aimed so
        return any(ref in self.target.refs(ctx) for ref in chosen)


def is_ability_of(ctx: Context, keyword: str, source: Ref, ability: object) -> bool:
    """Whether an object's ability is what a keyword of it stands for: an equip ability, a cycling ability."""
    return any(ability in named.stands_for() for named in ctx.chars(source).abilities.keywords.get(keyword, ()))


@record
class AbilityCosts(RuleModifier):
    """More or less mana for activating an ability."""

    mana: ManaCost
    how: str
    least: bool
    keyword: str = ""
    where: Amount | None = None
    but_mana: bool = False
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details.get("kind") != "activate":
            return None
        ability = details.get("ability")
        if self.but_mana and isinstance(ability, ActivatedAbility) and ability.mana:
            return None
        if self.keyword and not is_ability_of(ctx, self.keyword, about, details.get("ability")):
            return None
        x = max(0, self.where.value(ctx)) if self.where is not None else 0
        change = change_of(self.mana, self.how, 1, x)
        return CostChange(change.more, change.less, 1) if self.least else change
