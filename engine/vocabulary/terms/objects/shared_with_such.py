"""Clauses about what something has in common with anything of a description, or that set it apart from such.

Among them is that its controller controls such a thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.events.casting import SpellCast
from engine.meaning.families import Filter, ObjectFilter
from engine.meaning.node import READS_BOARD, READS_COLORS, READS_CONTROL, READS_COPIABLE, READS_TURN, READS_TYPES
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.casting.cast_clauses import CastThisTurn
from engine.vocabulary.terms.grammar.earlier_rounds import of_all_rounds
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.clauses import shared_kinds
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("share[s] a {word:shared} with a {what:filter#one}", into="relative"),
    phrase("[doesn't|don't] share a {word:shared} with a {what:filter#one}", into="relative", negative=True),
)
@phrase("[doesn't|don't] have the same {word:shared} as a {what:filter#one}", into="relative", negative=True, same=True)
@record
class SharesWithSuch(ObjectFilter):
    """An object that has a characteristic in common with anything of a description, or with nothing of it."""

    word: str
    what: Filter
    negative: bool = False
    same: bool = wording(default=False)
    reads = READS_COPIABLE | READS_TYPES | READS_COLORS | READS_BOARD
    ends_in_noun = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine = shared_kinds(ctx, ref, self.word)
        shared = (kind for other in matching(ctx, self.what) for kind in shared_kinds(ctx, other, self.word))
        return any(kind in mine for kind in shared) != self.negative


@phrase("the same {word:shared} as another {noun:filter_noun#one} {verb:participle} this way", into="having")
@record
class SharesWithAnotherDone(ObjectFilter):
    """An object that has a characteristic in common with another with which the words before did something."""

    word: str
    noun: Filter
    verb: str
    key: str = ""
    reads = READS_COPIABLE | READS_TYPES | READS_COLORS | READS_BOARD

    def wanted(self) -> Wanted:
        """What something was done with, in all rounds of a process."""
        return Wanted("object", verb=self.verb, itself=False)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        done = (one for one in of_all_rounds(ctx, self.key) if one != ref and fits_anywhere(ctx, self.noun, one))
        mine = shared_kinds(ctx, ref, self.word)
        return any(kind in mine for one in done for kind in shared_kinds(ctx, one, self.word))


@phrase("whose controller controls a {what:filter#one}", into="clause")
@record
class ControlledByOneWith(ObjectFilter):
    """An object of a player who controls something of a description."""

    what: Filter
    reads = READS_BOARD | READS_CONTROL
    ends_in_noun = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        seat = ctx.controller_of(ref)
        permanents = (oid for oid in ctx.game.permanents() if ctx.controller_of(oid) == seat)
        return any(self.what.matches(ctx, oid) for oid in permanents)


@phrase("with the same name as a {what:filter#one}", into="clause")
@phrase("the same name as a {what:filter#one}", into="having")
@phrase("[has|have] the same name as a {what:filter#one}", into="relative")
@record
class SameNameAsSuch(ObjectFilter):
    """An object with the same name as anything that fits a description (CR 201.2)."""

    what: Filter
    reads = READS_BOARD
    ends_in_noun = True

    def well_formed(self) -> bool:
        """Not a spell that was cast this turn, which need not be on the stack any more (`SameNameAsOneCast`)."""
        return not any(isinstance(part, CastThisTurn) for part in self.what.pieces())

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine = [name for name in ctx.chars(ref).names if name]
        return any(name in mine for other in matching(ctx, self.what) for name in ctx.chars(other).names)


@phrase("with the same name as a {what:filter#one} that was cast this turn", into="clause")
@record
class SameNameAsOneCast(ObjectFilter):
    """An object with the same name as a spell of a description that a player has cast this turn.

    See CR 201.2a, 601.2i.
    """

    what: Filter
    reads = READS_TURN | READS_COPIABLE

    def fits(self, ctx: Context, ref: Ref) -> bool:
        cast = (event.oid for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
        names = {name for oid in cast if fits_anywhere(ctx, self.what, oid) for name in ctx.chars(oid).names}
        return any(name in names for name in ctx.chars(ref).names if name)


@forms(
    phrase("other than a {what:filter#one}", into="clause"),
    phrase("other than {what:filter#many}", into="clause", many=True),
)
@record
class OtherThanSuch(Filter):
    """Anything but what fits another description: "card other than a basic land card"."""

    what: Filter
    many: bool = wording(default=False)
    reads = READS_BOARD
    ends_in_noun = True

    def well_formed(self) -> bool:
        """Not a bare noun of which there are many, which is another clause."""
        return not self.many or len(self.what.pieces()) > 1

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return not fits_anywhere(ctx, self.what, ref)


@phrase("except for {such:filter#many}", into="clause")
@record
class ExceptFor(Filter):
    """Anything but what fits one of some descriptions: "all permanents except for lands and tokens"."""

    such: Filter
    reads = READS_BOARD
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return not fits_anywhere(ctx, self.such, ref)
