"""Craft (CR 702.167)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.keys import Mark
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD
from engine.game.decisions.purposes import TO_EXILE
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.abilities import Ability, ActivatedAbility
from engine.meaning.families import Amount, Condition, Cost, Filter, Instruction, ObjectFilter, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.casting.paid_as_cast import words_of_costs
from engine.vocabulary.terms.objects.filters import described

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CRAFTED_WITH = Mark("crafted with")
CRAFTING = "craft"  # the cause of the zone changes that pay for a craft ability


@record
class ExileWithMaterials(Cost):
    """Exiling the permanent and the materials of its craft ability (CR 702.167a).

    Materials are permanents that the player controls and cards in their graveyard.
    """

    what: Filter
    count: Amount
    more: bool
    reads = READS_BOARD

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        """What could be exiled; a type alone means a permanent or a card in the graveyard (CR 702.167b)."""
        permanents = (oid for oid in ctx.game.permanents() if ctx.chars(oid).controller == ctx.controller)
        return tuple(
            oid for oid in (*permanents, *ctx.game.zone(GRAVEYARD, ctx.controller))
            if oid != ctx.source and all(part.matches(ctx, oid) for part in described(self.what))
        )  # fmt: skip

    def payable(self, ctx: Context) -> bool:
        return ctx.on_battlefield(ctx.source) and len(self.options(ctx)) >= self.count.value(ctx)

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        least = self.count.value(ctx)
        if len(options) < least:
            return False
        most = len(options) if self.more else least
        chosen = ctx.choose_objects(ctx.controller, options, least, most, purpose=TO_EXILE, good=False)
        moves = (ZoneChange(oid, EXILE, cause=CRAFTING, by=ctx.source) for oid in (*chosen, ctx.source))
        done = [event for event in ctx.happen(*moves) if isinstance(event, ZoneChange)]
        ctx.bind(
            CRAFTED_WITH, tuple(oid for event in done if event.oid != ctx.source for oid in (event.new, *event.also))
        )
        return bool(done)


@forms(
    phrase("the exiled cards used to craft {object}", into="filter"),
    phrase("exiled card(s) used to craft {object}", into="filter", bare=True),
)
@record
class UsedToCraft(ObjectFilter):
    """The cards in exile that were exiled to pay for the craft ability that put a permanent there.

    See CR 702.167c.
    """

    object: Reference
    bare: bool = wording(default=False)
    zone = EXILE
    reads = READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        if ctx.obj(ref).zone != EXILE:
            return False
        kept = (ctx.obj(oid).marks.get(CRAFTED_WITH, ()) for oid in ctx.object_refs(self.object.refs(ctx)))
        return any(isinstance(cards, tuple) and ref in cards for cards in kept)


@phrase("you're activating a craft ability", into="condition_part")
@record
class ActivatingCraft(Condition):
    """What is happening is done by the ability's controller to pay for a craft ability."""

    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        event = ctx.bindings.get("event")
        if not isinstance(event, ZoneChange) or event.cause != CRAFTING:
            return False
        return ctx.controller_of(event.by) == ctx.controller


@record
class ReturnTransformed(Instruction):
    """The exiled card returns transformed under its owner's control."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        oid: ObjectId = ctx.game.moved.get(ctx.source, NOBODY)
        found = ctx.game.find(oid)
        if found is None or found.zone != EXILE or found.definition is None or len(found.definition.faces) < 2:
            return False
        marks = ((CRAFTED_WITH, ctx.bound(CRAFTED_WITH)),)
        returns = ZoneChange(
            oid, BATTLEFIELD, controller=found.owner, cause="effect", by=ctx.source, face=1, marks=marks
        )
        return bool(ctx.happen(returns))


@phrase("craft with one or more {what:filter#many} {costs:mana_cost*,}", into="keyword", count=ONE, more=True)
@phrase("craft with {what:filter} {costs:mana_cost*,}", into="keyword", count=ONE)
@keyword("702.167", "Craft", "craft with {count:words} {what:filter#count} {costs:mana_cost*,}")
class Craft:
    """A permanent made into its other face out of materials (CR 702.167a)."""

    what: Filter
    costs: tuple[Cost, ...]
    count: Amount = ONE
    more: bool = False

    def stands_for(self) -> tuple[Ability, ...]:
        costs = (*self.costs, ExileWithMaterials(self.what, self.count, self.more))
        label = f"{words_of_costs(self.costs)}, Exile this permanent and materials: Return it transformed."
        return (ActivatedAbility(costs, ReturnTransformed(), timing="sorcery", label=label),)
