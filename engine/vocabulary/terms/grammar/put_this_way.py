"""What the words before put somewhere.

"if you put a land card onto the battlefield this way" (CR 608.2c).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.this_way import buried, fits_anywhere
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("you put a {what:filter#one} {zone:put_there} this way", into="condition_part"),
    phrase("you put a {what:filter#one} {zone:put_there}", into="process_end"),
    phrase("you returned a {what:filter#one} {zone:brought_there} this way", into="condition_part", verb="returned"),
    phrase("you return a {what:filter#one} {zone:brought_there} this way", into="condition_part", verb="return"),
)  # fmt: skip
@record
class PutThisWay(Condition):
    """Something of a description was moved into a zone by the words before."""

    what: Filter
    zone: str
    verb: str = wording(default="put")
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        moved = (new for _, new in ctx.bindings.get("moved", ()))
        return any(ctx.obj(new).zone == self.zone and fits_anywhere(ctx, self.what, new) for new in moved)


@phrase("{number:quota} {what:filter#number} (was|were#number) returned {zone:brought_there} this way",
        into="condition_part")  # fmt: skip
@record
class SoManyBroughtThere(Condition):
    """So many objects of a description were returned by the words before (CR 608.2c)."""

    number: Comparison
    what: Filter
    zone: str
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        moved = dict.fromkeys(new for _, new in ctx.bindings.get("moved", ()))
        there = (new for new in moved if ctx.obj(new).zone == self.zone and self._is_mine(ctx, new))
        return self.number.holds(ctx, sum(fits_anywhere(ctx, self.what, new) for new in there))

    def _is_mine(self, ctx: Context, ref: int) -> bool:
        return self.zone == BATTLEFIELD or ctx.owner_of(ref) == ctx.controller


@phrase("a {what:filter#one} is put {zone:moved_there} this way", into="condition_part")
@record
class SuchPutThere(Condition):
    """Something of a description was moved into exile, or onto the battlefield, by the words before (CR 608.2c)."""

    what: Filter
    zone: str
    key: str = ""
    reads = READS_BOARD
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It."""
        return (Antecedent(self.key, "object", False, nouns_of(self.what), subject=True),)

    def holds(self, ctx: Context) -> bool:
        moved = dict.fromkeys(new for _, new in ctx.bindings.get("moved", ()))
        such = tuple(new for new in moved if ctx.obj(new).zone == self.zone and fits_anywhere(ctx, self.what, new))
        ctx.bind(self.key, such)
        return bool(such)


@phrase("for each {what:filter#one} put {zone:put_there} this way", into="for_each")
@record
class NumberPutThisWay(Amount):
    """How many objects of a description were moved into a zone by the words before."""

    what: Filter
    zone: str
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """What was put into a graveyard has a description of its own (`PutIntoGraveyardThisWay`)."""
        return self.zone != GRAVEYARD

    def value(self, ctx: Context) -> int:
        moved = dict.fromkeys(new for _, new in ctx.bindings.get("moved", ()))
        return sum(ctx.obj(new).zone == self.zone and fits_anywhere(ctx, self.what, new) for new in moved)


@phrase("{player} don't put {object} {zone:put_there}", into="condition_part")
@forms(
    phrase("{player} didn't put a {what:filter#one} {zone:put_there} this way", into="condition_part", past=True),
    phrase("{player} don't put a {what:filter#one} {zone:put_there} this way", into="condition_part"),
)
@record
class NotPut(Condition):
    """A certain card, or none of a description, was moved into a zone by the words before."""

    player: PlayerReference
    zone: str
    object: Reference | None = None
    what: Filter | None = None
    past: bool = wording(default=False)
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Only of what "you" did."""
        return isinstance(self.player, You)

    def holds(self, ctx: Context) -> bool:
        moved = {new: old for old, new in ctx.bindings.get("moved", ())}
        there = {ref for new, old in moved.items() if ctx.obj(new).zone == self.zone for ref in (new, old)}
        if self.object is not None:
            return not any(ref in there for ref in self.object.refs(ctx))
        what = self.what
        return what is None or not any(fits_anywhere(ctx, what, new) for new in moved if new in there)


lexicon("put_there", {HAND: "into your hand", BATTLEFIELD: "onto the battlefield", GRAVEYARD: "into your graveyard"})
lexicon("moved_there", {EXILE: "into exile", BATTLEFIELD: "onto the battlefield"})
lexicon("brought_there", {HAND: "to your hand", BATTLEFIELD: "to the battlefield"})


@phrase("a {what:filter#one} is put into a graveyard this way", into="condition_part")
@record
class SuchPutIntoGraveyard(Condition):
    """Something that fits a description in the graveyard was put there by the words before (CR 608.2c)."""

    what: Filter
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return any(fits_anywhere(ctx, self.what, new) for _, new in buried(ctx))


label("put_there", "where it is put")
label("brought_there", "where it is put")
label("moved_there", "where it is put")
