"""How an object stands to where it was, and to others of a description (CR 400.7).

As in "still there", "the only one".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.core.zones import ANYWHERE, BATTLEFIELD, EXILE, HAND
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_NOTHING, READS_STATUS, READS_TYPES
from engine.vocabulary.terms.objects.clauses import OfTheChosen
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.objects.objects import MOVED, This, matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{object} [is|are] still {what:place_being}", into="condition_part")
@record
class IsStill(Condition):
    """An object has stayed where it was: "if this creature is still on the battlefield"."""

    object: Reference
    what: Filter
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return bool(refs) and all(ctx.exists(ref) and self.what.matches(ctx, ref) for ref in refs)


@phrase("{object} [is|are] returned to {whose:returned_whose} hand this way", into="condition_part")
@record
class IsReturnedThisWay(Condition):
    """A certain object was returned to a hand by the words before."""

    object: Reference
    whose: str
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        moved = dict(ctx.bindings.get(MOVED, ()))
        refs = self.object.refs(ctx)
        return bool(refs) and all(self._is_returned(ctx, ref, moved) for ref in refs)

    def _is_returned(self, ctx: Context, ref: Ref, moved: dict[Ref, Ref]) -> bool:
        """Whether the words before moved an object, or what it became on the way, to such a hand."""
        while ref in ctx.game.moved:
            new = ctx.game.moved[ref]
            if moved.get(ref) == new and ctx.obj(new).zone == HAND:
                return self.whose != "your" or ctx.owner_of(new) == ctx.controller
            ref = new
        return False


@phrase("any of {object} remain exiled", into="condition_part")
@record
class AnyRemainsExiled(Condition):
    """Some of several cards are still in the exile zone, where the words before put them (CR 400.7)."""

    object: Reference
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Of several that are looked back at."""
        return self.object.plural and self.object.wanted() is not None

    def holds(self, ctx: Context) -> bool:
        return any(ctx.exists(ref) and ctx.obj(ref).zone == EXILE for ref in self.object.refs(ctx) if is_object(ref))


@phrase("{object} is the only {what:filter#one}", into="condition_part")
@record
class IsTheOnly(Condition):
    """Nothing but a certain object fits a description. As in "this card is the only creature card in your
    graveyard"."""

    object: Reference
    what: Filter
    reads = READS_BOARD

    def works_from(self) -> str:
        """The zone in which an ability works that asks whether its own object is alone there (CR 113.6)."""
        zone = zone_of(self.what)
        return zone if zone not in (ANYWHERE, BATTLEFIELD) and isinstance(self.object, This) else ""

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return bool(refs) and tuple(matching(ctx, self.what)) == refs


@phrase("{object:pronoun}'s controlled by {player:player}", into="condition_part", short=True)
@phrase("{object} [is|are] controlled by {player:player}", into="condition_part")
@record
class IsControlledBy(Condition):
    """An object's controller is a certain player."""

    object: Reference
    player: PlayerReference
    short: bool = wording(default=False)
    reads = READS_CONTROL

    def holds(self, ctx: Context) -> bool:
        refs, seats = self.object.refs(ctx), self.player.refs(ctx)
        return bool(refs) and all(ctx.controller_of(ref) in seats for ref in refs)


@phrase("{object} [is|are] the chosen type", into="condition_part")
@record
class IsOfChosenType(Condition):
    """An object is of the type that was chosen (CR 607.2d)."""

    object: Reference
    reads = READS_STATUS | READS_TYPES

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return bool(refs) and all(OfTheChosen("type").matches(ctx, ref) for ref in refs)


@phrase("a {one:filter#one} and a {other:filter#one} are {place:place_being}", into="condition_part")
@record
class OneOfEachIs(Condition):
    """An object of one description is somewhere, and another of another.

    As in "a land card and a Wizard card are in …".
    """

    one: Filter
    other: Filter
    place: Filter
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        ones, others = self._those(ctx, self.one), self._those(ctx, self.other)
        return bool(ones) and bool(others) and len(ones | others) > 1

    def _those(self, ctx: Context, what: Filter) -> set[Ref]:
        return {ref for ref in matching(ctx, what, self.place.zone) if self.place.matches(ctx, ref)}
