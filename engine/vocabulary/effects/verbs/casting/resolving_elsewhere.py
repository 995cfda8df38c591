"""Where a spell's card goes as it resolves, if not to the graveyard (CR 608.2n, 614.1a).

To the hand, say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import label, lexicon, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, replace, wording
from engine.core.zones import EXILE, GRAVEYARD, HAND
from engine.game.events.casting import SpellCast
from engine.game.events.effects import EXILED_WITH
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.game.rules.casting.cast_record import cast_record
from engine.game.rules.events.afterwards import Afterward
from engine.meaning.families import Filter, Instruction, Reference, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING, READS_TURN, walk
from engine.vocabulary.effects.shared.affected_objects import done_to, own_key
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import EnteringCounters
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.grammar.anaphors import TheDone
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.grammar.instructions import IfDone, Steps

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context
    from engine.meaning.speech import Antecedent

lexicon("put_as_it_resolves", {
    HAND: "put that card into your hand instead of into your graveyard as it resolves",
    EXILE: "exile that card instead of putting it into your graveyard as it resolves",
})  # fmt: skip


@phrase("the next time you cast a {what:filter#one} from your hand this turn, {to:put_as_it_resolves}",
        into="sentence_start")  # fmt: skip
@record
class NextResolvesElsewhere(Instruction):
    """The next such spell that a player casts from hand this turn goes elsewhere as it resolves."""

    what: Filter
    to: str
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        number = len(_cast(ctx, self.what))
        begin(ctx, (ResolvesElsewhere(self.what, self.to, number),), None, ThisTurn("this turn"))
        return True


@record
class ResolvesElsewhere(Replacement):
    """The card of the first such spell after so many goes elsewhere as it resolves; a copy has no card."""

    what: Filter
    to: str
    number: int
    reads = READS_TURN
    keys = (MOVES,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if (event.cause, event.to) != ("resolve", GRAVEYARD):
            return False
        return _cast(ctx, self.what)[self.number : self.number + 1] == [event.oid]

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, to=self.to, index=None),)


def _cast(ctx: Context, what: Filter) -> list[ObjectId]:
    """The spells of a description that the effect's controller has cast from hand this turn, in order."""
    cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
    mine = (event.oid for event in cast if event.player == ctx.controller and fits_as_spell(ctx, what, event.oid))
    records = ((oid, cast_record(ctx, oid)) for oid in mine)
    return [oid for oid, item in records if item is not None and item.cast_from == HAND]


@phrase(
    "exile {what:object} <counters? with {counters:entering_counters#what}> instead of putting it into your graveyard "
    "as it resolves",
)
@phrase(
    "exile {what:object} <counters? with {counters:entering_counters#what}> instead of putting it into its owner's "
    "graveyard as it resolves",
    owners=True,
)
@record
class ExileAsItResolves(Instruction):
    """The card of a spell is exiled as it resolves (CR 608.2n, 614.1a).

    What the words behind this say follows right then.

    A copy has no card, and a spell that is countered or becomes a permanent does not go to the graveyard so.
    """

    what: Reference
    counters: EnteringCounters | None = None
    owners: bool = wording(default=False)
    key: str = ""
    riders: tuple[Instruction, ...] = field(default=(), metadata={"unspoken": True})
    reads = READS_NOTHING
    first_matters = UNSEEN

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The exiled card."""
        return done_to(self.key, self.what, "exiled")

    def goes_on(self, step: Instruction) -> bool:
        """Whether a sentence says what follows: "if you do", or something of the exiled card."""
        named = (node for node in walk(step) if isinstance(node, TheDone))
        return isinstance(step, IfDone) or any(node.key in self._names for node in named)

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.key, own_key(self.what))))

    def joined(self, step: Instruction) -> Instruction:
        """With a further sentence."""
        said = step.effect if isinstance(step, IfDone) else step
        return replace(self, riders=(*self.riders, said))

    def perform(self, ctx: Context) -> bool:
        spells = tuple(ref for ref in self.what.refs(ctx) if is_object(ref) and ctx.exists(ref))
        counters = self.counters.counters(ctx) if self.counters is not None else ()
        for spell in spells:
            begin(ctx, (CardIsExiled(spell, counters, self._names, self.riders),), None, None)
        ctx.bind(self.key, spells)
        return bool(spells)


@record
class CardIsExiled(Replacement):
    """The card of one spell is exiled instead of being put into a graveyard as that resolves."""

    spell: Ref
    counters: tuple[tuple[str, int], ...]
    named: tuple[str, ...]
    riders: tuple[Instruction, ...]
    reads = READS_NOTHING
    keys = (MOVES,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.oid != self.spell:
            return False
        item = ctx.obj(self.spell).stack
        return (event.cause, event.to) == ("resolve", GRAVEYARD) and item is not None and not item.is_copy

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        counters, marks = (*event.counters, *self.counters), (*event.marks, (EXILED_WITH, ctx.source))
        exiled = replace(event, to=EXILE, index=None, counters=counters, marks=marks)
        if not self.riders:
            return (exiled,)
        return (exiled, Afterward(_Following(self.spell, self.named, Steps(self.riders)), ctx))


@record
class _Following(Instruction):
    """What follows, of the card that the spell has become."""

    spell: Ref
    named: tuple[str, ...]
    effect: Instruction
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        card = ctx.game.became(self.spell)
        return self.effect.perform(ctx.within(**dict.fromkeys(self.named, (card,))))


label("put_as_it_resolves", "where its card goes as it resolves")
