"""What mana may be spent on (CR 106.6): "Spend this mana only to cast Elf spells or unlock doors"."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core.record import record, wording
from engine.game.rules.paying.spending import AS_WORDS_ARE_FOLLOWED, PAYS_X, SPECIAL_ACTION, resolving
from engine.game.rules.special_cards.doors import UNLOCKING
from engine.game.state.objects import StackItem
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.families import Filter, RestrictsMana
from engine.meaning.node import READS_STATUS, Node
from engine.vocabulary.effects.verbs.mana.add_mana import RESTRICTION
from engine.vocabulary.statics.costs.ability_cost_changes import is_ability_of
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.casting.cast_clauses import CastFrom

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TURNING_UP = ("morph", "megamorph", "disguise", "manifest", "cloak")  # the names of those actions (CR 116.2b)
lexicon("noted_action", {"foretell": "foretell", "plot": "plot"})


class ManaUse(Node):
    """Something that mana is spent on."""

    __slots__ = ()
    reads = READS_STATUS

    @abstractmethod
    def is_it(self, ctx: Context, item: StackItem, about: int) -> bool:
        """Whether a spell, an ability or an action that is being paid for is that; the source made the mana."""


@forms(
    phrase("cast {what:filter#many}< {which:cast_clause#many}>", into="mana_use"),
    phrase("cast a {what:filter#one}< {which:cast_clause#one}>", into="mana_use", single=True),
)
@forms(
    phrase("cast {what:filter#many} or {other:filter#many}", into="mana_use"),
    phrase("cast a {what:filter#one} or a {other:filter#one}", into="mana_use", single=True),
)
@record
class ToCast(ManaUse):
    """Casting certain spells, perhaps from somewhere."""

    what: Filter
    other: Filter | None = None
    which: Filter | None = None  # how such a spell is cast
    single: bool = wording(default=False)

    def well_formed(self) -> bool:
        """From where it is cast; what else is said of a spell describes it."""
        return self.which is None or isinstance(self.which, CastFrom)

    def is_it(self, ctx: Context, item: StackItem, about: int) -> bool:
        if item.way == SPECIAL_ACTION or item.ability is not None:
            return False
        kinds = [what for what in (self.what, self.other) if what is not None]
        fits = any(fits_as_spell(ctx, what, about) for what in kinds)
        return fits and (self.which is None or self.which.matches(ctx, about))


@forms(
    phrase("<to? to> activate abilities< of {sources:filter#many}>", into="mana_use"),
    phrase("<to? to> activate a ability< of a {sources:filter#one}>", into="mana_use", single=True),
)
@forms(
    phrase("<to? to> activate {keyword:keyword_name} abilities", into="mana_use"),
    phrase("<to? to> activate a {keyword:keyword_name} ability", into="mana_use", single=True),
)
@record
class ToActivate(ManaUse):
    """Activating abilities, perhaps of certain sources or of a keyword."""

    sources: Filter | None = None
    keyword: str = ""
    to: bool = wording(default=False)
    single: bool = wording(default=False)

    def is_it(self, ctx: Context, item: StackItem, about: int) -> bool:
        if item.way == SPECIAL_ACTION or item.ability is None:
            return False
        if self.keyword and not is_ability_of(ctx, self.keyword, item.source, item.ability):
            return False
        return self.sources is None or self.sources.matches(ctx, item.source)


@forms(
    phrase("<to? to> turn {turned:filter#many} face up", into="mana_use"),
    phrase("<to? to> turn a {turned:filter#one} face up", into="mana_use", single=True),
)
@record
class ToTurnUp(ManaUse):
    """Turning permanents face up (CR 116.2b)."""

    turned: Filter
    to: bool = wording(default=False)
    single: bool = wording(default=False)

    def is_it(self, ctx: Context, item: StackItem, about: int) -> bool:
        if item.way != SPECIAL_ACTION or item.ability is not None or item.value(SPECIAL_ACTION) not in TURNING_UP:
            return False
        return self.turned.matches(ctx, about)


@forms(phrase("unlock doors", into="mana_use"), phrase("unlock a door", into="mana_use", single=True))
@record
class ToUnlock(ManaUse):
    """Unlocking doors (CR 116.2m)."""

    single: bool = wording(default=False)

    def is_it(self, ctx: Context, item: StackItem, about: int) -> bool:
        return item.way == SPECIAL_ACTION and item.ability is None and item.value(SPECIAL_ACTION) in UNLOCKING


@forms(
    phrase("{action:noted_action} cards", into="mana_use"),
    phrase("{action:noted_action} a card from your hand", into="mana_use", single=True),
)
@record
class ToNote(ManaUse):
    """Foretelling or plotting cards (CR 116.2h, 116.2k)."""

    action: str
    single: bool = wording(default=False)

    def is_it(self, ctx: Context, item: StackItem, about: int) -> bool:
        return item.way == SPECIAL_ACTION and item.value(SPECIAL_ACTION) == self.action


label("mana_use", "what mana is spent on")


@phrase("spend this mana only to {uses:mana_use*or}", into="sentence_start")
@phrase("spend this mana only to {uses:mana_use*and2}", into="sentence_start", both=True)
@phrase("this mana can't be spent to {uses:mana_use*or}", into="sentence_start", negative=True)
@phrase("spend this mana only on costs that contain {{X}}", into="sentence_start", uses=())
@record
class SpendOnly(RestrictsMana):
    """A sentence that says what the mana added before it may be spent on (CR 106.6)."""

    uses: tuple[ManaUse, ...]  # none: costs with an X in them
    negative: bool = False  # not on those
    both: bool = wording(default=False)
    reads = READS_STATUS

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(RESTRICTION, self)

    def perform(self, ctx: Context) -> bool:
        return True

    def permits(self, ctx: Context, about: int, maker: int) -> bool:
        """Whether the mana may be spent on a spell, an ability or an action.

        `maker` is the source of the mana.
        """
        words = ctx.within(source=maker)
        found = ctx.game.find(about)
        item = found.stack if found is not None and found.stack is not None else ctx.item
        if item is None:
            return self.negative
        if not self.uses:
            return item.way != SPECIAL_ACTION and _contains_x(ctx, item, about)
        return any(use.is_it(words, item, about) for use in self.uses) != self.negative


def _contains_x(ctx: Context, item: StackItem, about: int) -> bool:
    """Whether the cost of a spell or of activating an ability has {X} in it (CR 107.3)."""
    if resolving(ctx):
        return bool(ctx.bindings[AS_WORDS_ARE_FOLLOWED] == PAYS_X)
    if item.ability is not None:
        costs = item.ability.costs if isinstance(item.ability, ActivatedAbility) else ()
        return any(cost.mana_part(ctx).x_count for cost in costs)
    cost = ctx.chars(about).mana_cost
    return item.x > 0 or (cost is not None and bool(cost.x_count))  # the X of a kicker counts, too
