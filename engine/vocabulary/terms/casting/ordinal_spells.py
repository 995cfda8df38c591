"""Which spell of a turn it is (CR 601.2i).

As in "it's the second spell you've cast this turn", "the second spell cast".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.game.events.casting import SpellCast
from engine.game.rules.casting.cast_record import cast_record
from engine.meaning.families import Condition, Filter, ObjectFilter, Reference
from engine.meaning.node import READS_TURN, Node
from engine.vocabulary.terms.objects.clauses import OtherThan
from engine.vocabulary.terms.objects.filters import qualifiers_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the {ordinal:ordinal} {what:filter#one}", into="nth_spell")
@record
class NthSpell(Node):
    """The first, second … of a turn's spells of a description."""

    ordinal: str
    what: Filter
    reads = READS_TURN

    def is_that(self, ctx: Context, spell: Ref, seat: int | None) -> bool:
        """Whether a spell is that one, among those of a player or of everybody."""
        spells = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
        such = [event.oid for event in spells if seat in (None, event.player) and self._fits(ctx, event.oid)]
        return such[int(self.ordinal) - 1 : int(self.ordinal)] == [spell]

    def _fits(self, ctx: Context, spell: Ref) -> bool:
        """Whether a spell is such; "other than this" leaves out the spell, too, that became this (CR 400.7d)."""
        others = (part for part in qualifiers_of(self.what) if isinstance(part, OtherThan))
        if spell == ctx.obj(ctx.source).previous and any(ctx.source in part.object.refs(ctx) for part in others):
            return False
        return self.what.matches(ctx, spell)


@forms(
    phrase("{object:pronoun}'s {which:nth_spell*or} you've cast this turn", into="condition_part"),
    phrase("{object:pronoun}'s {which:nth_spell*or} you cast this turn", into="condition_part", cast=True),
    phrase("{object:pronoun} was {which:nth_spell*or} you cast this turn", into="condition_part", was=True),
)  # fmt: skip
@record
class WasNthSpell(Condition):
    """A spell, or what became a permanent, was the first, second … that its player cast this turn."""

    object: Reference
    which: tuple[NthSpell, ...]
    cast: bool = wording(default=False)
    was: bool = False  # of what the spell became
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        spells = [ctx.obj(ref).previous if self.was else ref for ref in self.object.refs(ctx) if is_object(ref)]
        return any(one.is_that(ctx, spell, ctx.controller) for spell in spells for one in self.which)


@phrase("['s|are] {which:nth_spell} cast this turn", into="relative")
@record
class ThatIsNthSpell(ObjectFilter):
    """A spell that is the first, second … cast this turn, whoever cast them."""

    which: NthSpell
    reads = READS_TURN

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return cast_record(ctx, ref) is not None and self.which.is_that(ctx, ref, None)


label("nth_spell", "“the second spell”")
