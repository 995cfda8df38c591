"""How often an ability resolved or was activated this turn, and what has abilities of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.game.events.casting import RESOLVED, AbilityActivated, Resolved
from engine.meaning.families import Amount, Condition, ObjectFilter, Reference
from engine.meaning.node import READS_ABILITIES, READS_COPIABLE, READS_TURN
from engine.vocabulary.terms.grammar.comparisons import Comparison

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def times_resolved(ctx: Context) -> int:
    """How often the resolving ability has resolved this turn, this time included.

    Copies are the same ability.
    """
    item = ctx.item
    if item is None or item.ability is None:
        return 0
    earlier = (
        ctx.obj(event.oid).stack for event in ctx.game.history.this_turn
        if isinstance(event, Resolved) and event.how == RESOLVED
    )  # fmt: skip
    same = (other for other in earlier if other is not None and other.ability == item.ability)
    return 1 + sum(1 for other in same if other.source == item.source)


@phrase("this is the {ordinal:ordinal} time this ability has resolved this turn", into="condition_part")
@phrase("it's the {ordinal:ordinal} time", into="condition_part", short=True)
@record
class HasResolvedBefore(Condition):
    """This is the resolving ability's so many-eth resolution this turn."""

    ordinal: str
    short: bool = wording(default=False)
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return times_resolved(ctx) == int(self.ordinal)


@phrase("the number of times this ability has resolved this turn", into="quantity")
@phrase("for each time this ability has resolved this turn", into="for_each")
@record
class TimesResolved(Amount):
    """How often the resolving ability has resolved this turn, this time included."""

    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        return times_resolved(ctx)


@phrase("this ability has been activated {number:counter_comparison} times this turn", into="condition_part")
@record
class WasActivatedBefore(Condition):
    """The ability of this object was activated so many times this turn."""

    number: Comparison
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        ability = ctx.item.ability if ctx.item is not None else None
        times = sum(
            isinstance(event, AbilityActivated) and (event.source, event.ability) == (ctx.source, ability)
            for event in ctx.game.history.this_turn
        )
        return self.number.holds(ctx, times)


@phrase("ha[s|ve] a activated ability with {{T}} in its cost", into="relative")
@record
class TapsForAbility(ObjectFilter):
    """An object that has an activated ability whose cost has {T} among its symbols (CR 107.5)."""

    reads = READS_ABILITIES

    def fits(self, ctx: Context, ref: Ref) -> bool:
        abilities = ctx.chars(ref).abilities
        return any(
            cost.only_taps_source for ability in (*abilities.activated, *abilities.mana) for cost in ability.costs
        )


@phrase("for each supertype, card type, and subtype {object} ha[s|ve]", into="for_each")
@record
class WordsOnTypeLine(Amount):
    """How many supertypes, card types and subtypes an object has (CR 205.1)."""

    object: Reference
    reads = READS_COPIABLE

    def value(self, ctx: Context) -> int:
        found = [ctx.chars(ref) for ref in self.object.refs(ctx) if is_object(ref)]
        return sum(len(chars.supertypes) + len(chars.types) + len(chars.subtypes) for chars in found)
