"""What happens to a spell on which certain mana is spent (CR 106.6).

As in "If that mana is spent on a Dragon spell, …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, phrase, production
from engine.core.record import record, replace, wording
from engine.game.events.casting import SpellCast
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction, RestrictsMana
from engine.meaning.families.instructions import RULES
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.effects.verbs.mana.add_mana import RESTRICTION, RIDER
from engine.vocabulary.effects.verbs.mana.mana_for_certain_things import SpendOnly, ToCast
from engine.vocabulary.statics.casting.uncounterable import CannotBeCountered
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.abilities.delayed import AtOnce, trigger_at_once
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.triggers.events import OTHER

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context


@phrase("that mana is spent on a {what:filter#one}", into="mana_spent")
@phrase("this mana is spent to cast a {what:filter#one}", into="mana_spent", this=True)
@phrase("that mana is spent to cast a {what:filter#one}", into="mana_was_spent")
@phrase("spend this mana to cast a {what:filter#one}", into="you_spend_mana")
@record
class ManaIsSpentOn(EventPattern):
    """The mana is spent to cast a spell of a description."""

    what: Filter
    this: bool = wording(default=False)  # "if this mana is spent to cast …"
    keys = ()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what) | {"spell"}),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, SpellCast) and fits_as_spell(ctx, self.what, event.oid):
                yield {"event": event, OTHER: (event.oid,)}


@record
class IfManaIsSpent(Instruction):
    """A sentence that says what follows if the mana added before it is spent on a certain spell."""

    ability: TriggeredAbility  # it does not trigger: its effect applies as the spell is cast
    yours: bool = wording(default=False)
    reads = READS_NOTHING

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(RIDER, self)

    def perform(self, ctx: Context) -> bool:
        return True

    def spent(self, ctx: Context, spell: ObjectId) -> None:
        """Carry out what follows for a spell on which the mana was spent."""
        for found in self.ability.pattern.occurrences(ctx, (SpellCast(ctx.controller, spell),)):
            self.ability.effect.perform(ctx.within(**{name: found[name] for name in found if name != "event"}))


def _if_spent(yours: bool) -> Any:
    return lambda pattern, effect: IfManaIsSpent(TriggeredAbility(pattern, effect), yours)


def _parts(node: IfManaIsSpent | WhenManaIsSpent) -> dict[str, Any]:
    return {"pattern": node.ability.pattern, "effect": node.ability.effect}


def _parts_of_if(yours: bool) -> Any:
    return lambda node: _parts(node) if node.yours == yours else None


production(
    "sentence_start", "if {pattern}, {effect}", IfManaIsSpent, _if_spent(False), _parts_of_if(False),
    pattern="mana_spent", effect="ridden",
)  # fmt: skip
production(
    "sentence_start", "if you {pattern}, {effect}", IfManaIsSpent, _if_spent(True), _parts_of_if(True),
    pattern="you_spend_mana", effect="ridden",
)  # fmt: skip


@record
class WhenManaIsSpent(Instruction):
    """A sentence about what triggers as the mana added before it is spent on a certain spell (CR 603.7)."""

    ability: TriggeredAbility
    yours: bool = wording(default=False)
    number: int = field(default=0, metadata={"unspoken": True})  # tells mana of one resolution from that of others
    reads = READS_NOTHING

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know; each time they are followed there is one trigger."""
        ctx.bind(RIDER, replace(self, number=ctx.game.history.total))

    def perform(self, ctx: Context) -> bool:
        return True

    def spent(self, ctx: Context, spell: ObjectId) -> None:
        """Let it trigger on a spell on which the mana was spent."""
        for found in self.ability.pattern.occurrences(ctx, (SpellCast(ctx.controller, spell),)):
            ability = TriggeredAbility(AtOnce(), self.ability.effect)
            trigger_at_once(ctx, ability, **{name: found[name] for name in found if name != "event"})


def _when_spent(yours: bool) -> Any:
    return lambda pattern, effect: WhenManaIsSpent(TriggeredAbility(pattern, effect), yours)


def _parts_of_when(yours: bool) -> Any:
    return lambda node: _parts(node) if node.yours == yours else None


production(
    "sentence_start", "when {pattern}, {effect}", WhenManaIsSpent, _when_spent(False), _parts_of_when(False),
    pattern="mana_was_spent", effect="sentence_start",
)  # fmt: skip
production(
    "sentence_start", "when you {pattern}, {effect}", WhenManaIsSpent, _when_spent(True), _parts_of_when(True),
    pattern="you_spend_mana", effect="sentence_start",
)  # fmt: skip


@phrase("that spell can't be countered", into="rider")
@record
class ThatSpellCannotBeCountered(Instruction):
    """The spell can't be countered from then on (CR 101.2)."""

    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        spells = ctx.bound(OTHER)
        begin(ctx, (CannotBeCountered(),), spells, None)
        return bool(spells)


@phrase("spend this mana only to cast a {what:filter#one}, and {rider:rider}", into="sentence_start")
@record
class SpendOnlyAndThen(RestrictsMana):
    """A sentence that says what the mana added before it may be spent on, and what follows for the spell."""

    what: Filter
    rider: Instruction
    reads = READS_STATUS

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(RESTRICTION, self)
        ctx.bind(RIDER, self)

    def perform(self, ctx: Context) -> bool:
        return True

    def permits(self, ctx: Context, about: int, maker: int) -> bool:
        """Whether the mana may be spent on a spell, or on an ability; `maker` is the source of the mana."""
        return SpendOnly((ToCast(self.what),)).permits(ctx, about, maker)

    def spent(self, ctx: Context, spell: ObjectId) -> None:
        """Carry out what follows for a spell on which the mana was spent."""
        self.rider.perform(ctx.within(**{OTHER: (spell,)}))


include("ridden", "chain")
include("ridden", "rider")
