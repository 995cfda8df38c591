"""Escape (CR 702.138)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase, production
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.casting.cast_record import cast_way
from engine.game.rules.events.entering import with_counters
from engine.meaning.abilities import Ability, Paragraph, StaticAbility, TriggeredAbility
from engine.meaning.families import Amount, Condition, Cost, EventPattern, Instruction, Reference
from engine.meaning.node import READS_STATUS
from engine.vocabulary.keywords.shared.alternative_costs import cast_for, for_its_mana_cost_and_more
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.zones.entering import Enters
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.counters.counter_groups import CounterChoice
from engine.vocabulary.terms.grammar.continuous import Affecting
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def has_escaped(ctx: Context, ref: Ref) -> bool:
    """Whether a spell, or the spell that became a permanent, was cast with an escape ability.

    See CR 702.138b.
    """
    return cast_way(ctx, ref) == "escape"


@phrase("{object} escaped", into="condition_part")
@record
class Escaped(Condition):
    """Something was cast from a graveyard with an escape ability (CR 702.138b)."""

    object: Reference
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        return any(has_escaped(ctx, ref) for ref in self.object.refs(ctx))


@phrase("{what:affected} escape[s] with {count:count} {kind:counter_kind} counter(s) on [them]", into="static")
@phrase("{what:affected} escape[s] with your choice of {choice:counter_choice} on [them]", into="static", count=ONE,
        kind="")  # fmt: skip
@record
class EscapesWith(Enters):
    """Enters with counters, perhaps of a kind that is chosen, if it escaped (CR 702.138c)."""

    count: Amount
    kind: str
    choice: CounterChoice | None = None

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return Enters.applies(self, ctx, event) and has_escaped(ctx, event.oid)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        chosen = self.choice.chosen(ctx, ctx.controller) if self.choice is not None else None
        kind, number = chosen or (self.kind, self.count.value(ctx))
        return (with_counters(event, kind, number) if number > 0 else event,)


@phrase("{what:affected} enter[s] with {number:count} {kind:counter_kind} counter(s) on [them]. ^it escapes with "
        "{count:count} {again:counter_kind} counters on it instead", into="static")  # fmt: skip
@record
class EntersOrEscapesWith(Enters):
    """Enters with counters, with another number of them if it escaped (CR 702.138c)."""

    number: Amount
    kind: str
    count: Amount
    again: str

    def well_formed(self) -> bool:
        """Counters of the same kind."""
        return self.kind == self.again

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        number = (self.count if has_escaped(ctx, event.oid) else self.number).value(ctx)
        return (with_counters(event, self.kind, number) if number > 0 else event,)


@record
class EntersHavingEscaped(EventPattern):
    """It enters and that replacement effect was applied, whether or not counters came of it.

    See CR 702.138c, 603.11.
    """

    reads = READS_STATUS
    keys = (ENTERS,)

    def only_self(self) -> bool:
        return True

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            entered = isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.new == ctx.source
            if entered and has_escaped(ctx, ctx.source):
                yield {"event": event}


@phrase("{first:static_ability} ^when it enters this way, {effect:effects}", into="line")
@record
class EscapesAndThen(Paragraph):
    """What it escapes with, and the ability linked to that."""

    first: Ability
    effect: Instruction
    shares_words = True

    def well_formed(self) -> bool:
        """Only behind what it escapes with."""
        return isinstance(self.first, StaticAbility) and isinstance(self.first.effects[0], EscapesWith)

    def written(self) -> tuple[Ability, ...]:
        return (self.first, TriggeredAbility(EntersHavingEscaped(), self.effect))


def _with_ability(ability: Ability) -> StaticAbility:
    return StaticAbility((Affecting(This(), (HasAbilities((ability,)),)),), condition=Escaped(This()))


def _read_with_ability(node: StaticAbility) -> dict[str, Any] | None:
    effect = node.effects[0] if len(node.effects) == 1 else None
    if node.condition != Escaped(This()) or not isinstance(effect, Affecting) or effect.affected != This():
        return None
    change = effect.changes[0]
    given = change.abilities if isinstance(change, HasAbilities) else ()
    return {"ability": given[0]} if len(given) == 1 else None


production(
    "static_ability", "~ escapes with {ability:granted}.", StaticAbility, _with_ability, _read_with_ability,
    ability="granted",
)  # fmt: skip


@keyword("702.138", "Escape", "escape—^{costs:cost*,^}.")
class Escape:
    """A card cast from the graveyard at the price of other cards there (CR 702.138a)."""

    costs: tuple[Cost, ...]  # none: its mana cost and more
    more: tuple[Cost, ...] = ()

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("escape", self.costs or None, GRAVEYARD, more=self.more),)


for_its_mana_cost_and_more("escape", Escape)
