"""What is so of the next such spell that a player casts this turn (CR 601.3e, 611.2c).

As in "The next creature spell you cast this turn can't be countered". It is the first such spell of its player after
the effect began; how it may be cast, and for what, is so of every card that could become it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core.identity import Ref
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.game.events.casting import SpellCast
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Continuous, Filter, Instruction, Reference, StaticEffect
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING, READS_TURN, Node
from engine.vocabulary.statics.abilities.abilities_of_spells import SpellsCastHave
from engine.vocabulary.statics.casting.spells import AnyTime, CastByYou, number_cast
from engine.vocabulary.statics.casting.uncounterable import CannotBeCountered
from engine.vocabulary.statics.costs.casting_costs import OtherCost
from engine.vocabulary.statics.costs.cost_changes import SpellsCost, fits_as_spell, of_spells
from engine.vocabulary.statics.zones.entering import EntersWith
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.players.players import You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


class OfNextSpell(Node):
    """A predicate about the next such spell: "costs {2} less to cast"."""

    def effect(self, ctx: Context, what: Filter, after: int) -> StaticEffect:
        """What begins, of the first such spell after so many of the turn."""
        raise NotImplementedError


@phrase("the next {what:filter#one} you cast this turn {changes:of_next_spell*and}")
@phrase("the next {what:filter#one} you cast this turn {which:clause#one} {changes:of_next_spell*and}")
@phrase("the next {what:filter#one} you cast this turn {changes:of_next_spell*and}{more:also_of_next_spell}",
        into="sentence_start")  # fmt: skip
@record
class NextSpell(Instruction):
    """All of that is so of the next such spell that its controller casts this turn."""

    what: Filter
    changes: tuple[OfNextSpell, ...]
    which: Filter | None = None  # what stands behind "this turn"
    more: AlsoOfNextSpell | None = None
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of spells or cards."""
        return self.which is None or (isinstance(self.what, Described) and of_spells(self.what))

    def perform(self, ctx: Context) -> bool:
        what = self.what
        if self.which is not None and isinstance(what, Described):
            what = replace(what, after=(*what.after, self.which))
        after = number_cast(ctx, what)
        changes = (*self.changes, *(self.more.all_changes() if self.more is not None else ()))
        begin(ctx, tuple(change.effect(ctx, what, after) for change in changes), None, ThisTurn("this turn"))
        return True


lexicon("cast_noun", {"spell": "spell", "creature": "creature"})


@forms(
    phrase(". ^that {noun:cast_noun} {change:of_next_spell}", into="also_of_next_spell"),
    phrase(". ^that {noun:cast_noun} {change:of_next_spell}{more:also_of_next_spell}", into="also_of_next_spell"),
)  # fmt: skip
@record
class AlsoOfNextSpell(Node):
    """A further sentence about that spell: "That spell can't be countered"."""

    noun: str = wording()
    change: OfNextSpell
    more: AlsoOfNextSpell | None = None
    reads = READS_NOTHING

    def all_changes(self) -> tuple[OfNextSpell, ...]:
        """What this sentence says, and those behind it."""
        return (self.change, *(self.more.all_changes() if self.more is not None else ()))


@phrase("has {abilities:granted*and}", into="of_next_spell")
@record
class Has(OfNextSpell):
    """It has abilities from when it is put on the stack."""

    abilities: tuple[Ability, ...]
    reads = READS_NOTHING

    def effect(self, ctx: Context, what: Filter, after: int) -> StaticEffect:
        return SpellsCastHave(what, self.abilities, ordinal=str(after + 1))


@phrase("costs {mana:mana_symbols} {how:more_or_less} to cast", into="of_next_spell")
@phrase("costs {mana:mana_symbols} {how:more_or_less} to cast, where X is {where:quantity} <now? as this ability "
        "resolves>", into="of_next_spell")  # fmt: skip
@record
class CostsOnce(OfNextSpell):
    """It costs more or less (CR 601.2f); X is what it was as the effect began (CR 608.2h)."""

    mana: ManaCost
    how: str
    where: Amount | None = None
    now: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether it says what X is."""
        return ("X" in self.mana.symbols) == (self.where is not None)

    def effect(self, ctx: Context, what: Filter, after: int) -> StaticEffect:
        x = str(max(0, self.where.value(ctx))) if self.where is not None else ""
        mana = ManaCost(tuple(x if symbol == "X" else symbol for symbol in self.mana.symbols))
        return SpellsCost(what, mana, self.how, You(), ordinal=str(after + 1))


@phrase("can't be countered", into="of_next_spell")
@record
class Uncounterable(OfNextSpell):
    """It can't be countered (CR 701.5)."""

    reads = READS_NOTHING

    def effect(self, ctx: Context, what: Filter, after: int) -> StaticEffect:
        return CastByYou(what, after, CannotBeCountered())


@phrase("can be cast as though it had flash", into="of_next_spell")
@record
class AsThoughItHadFlash(OfNextSpell):
    """It may be cast any time an instant could be cast (CR 702.8a)."""

    reads = READS_NOTHING

    def effect(self, ctx: Context, what: Filter, after: int) -> StaticEffect:
        return NextCanBeCast(what, after, (AnyTime(),))


@phrase("can be cast without paying its mana cost", into="of_next_spell")
@record
class ForNoMana(OfNextSpell):
    """It may cost no mana (CR 118.9)."""

    reads = READS_NOTHING

    def effect(self, ctx: Context, what: Filter, after: int) -> StaticEffect:
        return NextCanBeCast(what, after, (OtherCost(()),))


@phrase("enters with a additional {kind:counter_kind} counter on it", into="of_next_spell")
@record
class EntersWithOneMore(OfNextSpell):
    """The permanent that it becomes has a counter more as it enters (CR 614.1c)."""

    kind: str
    reads = READS_NOTHING

    def effect(self, ctx: Context, what: Filter, after: int) -> StaticEffect:
        return EntersWith(NextSpellCast(what, after), self.kind, ONE)


@record
class NextCanBeCast(Continuous):
    """How the next such spell after so many of the turn can be cast. No words read it."""

    what: Filter
    after: int
    how: tuple[StaticEffect, ...]
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref) and number_cast(ctx, self.what) == self.after

    def parts(self) -> tuple[StaticEffect, ...]:
        return self.how


@record
class NextSpellCast(Reference):
    """The next such spell after so many that a player cast this turn. No words read it."""

    what: Filter
    after: int
    reads = READS_TURN

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        cast = [e.oid for e in ctx.game.history.this_turn if isinstance(e, SpellCast) and e.player == ctx.controller]
        such = [oid for oid in cast if fits_as_spell(ctx, self.what, oid)]
        return tuple(such[self.after : self.after + 1])


label("of_next_spell", "what is so of the next spell, like “can't be countered”")
