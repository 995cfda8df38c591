"""Several objects of different kinds at once.

As in "a creature and a land", "a Forest card and/or a Plains card".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.game.decisions.purposes import TO_CHOOSE
from engine.meaning.families import Amount, Filter, Reference
from engine.meaning.message import Printed
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.vocabulary.terms.amounts.plain_numbers import Either, Number, bounds_of
from engine.vocabulary.terms.objects.filters import AnyOf
from engine.vocabulary.terms.objects.objects import Some
from engine.vocabulary.terms.objects.said_places import said_place, with_place

if TYPE_CHECKING:
    from engine.game.rules.context import Context


class KindByKind(Reference):
    """So many objects of each of several kinds, all different ones, which a player chooses (CR 608.2d)."""

    __slots__ = ()
    kinds: tuple[Reference, ...]
    or_not: bool  # "and/or": of each kind as many or none
    plural = True

    def well_formed(self) -> bool:
        """Not only the ability's own object."""
        return any(isinstance(kind, Some) for kind in self.kinds)

    @property
    def what(self) -> Filter:
        """What any of them is."""
        return AnyOf(tuple(kind.what for kind in self.kinds if isinstance(kind, Some)), "and")

    def nouns(self) -> frozenset[str]:
        """The nouns for any of them."""
        return frozenset().union(*(kind.nouns() for kind in self.kinds))

    @property
    def count(self) -> Amount:
        """How many there are in all, as far as that is a plain number."""
        total = sum(kind.count.number if isinstance(kind.count, Number) else 1 for kind in self._described())
        total += len(self.kinds) - len(self._described())
        return Either(Number(1), Number(total)) if self.or_not else Number(total)

    def _described(self) -> tuple[Some, ...]:
        return tuple(kind for kind in self.kinds if isinstance(kind, Some))

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[int, ...] = ()) -> tuple[Ref, ...]:
        """Everything that fits one of the kinds."""
        found = (
            kind.candidates(ctx, zone, owners) if isinstance(kind, Some) else kind.refs(ctx) for kind in self.kinds
        )
        return tuple(dict.fromkeys(ref for refs in found for ref in refs))

    def choose(
        self,
        ctx: Context,
        seat: int,
        purpose: Purpose,
        candidates: tuple[Ref, ...] | None = None,
        good: bool | None = None,
    ) -> tuple[Ref, ...]:
        """What a player chooses, kind by kind; as many as possible (CR 609.3)."""
        options = self.candidates(ctx) if candidates is None else candidates
        wanted = self._wanted(ctx)
        chosen: list[Ref] = []
        for place, (kind, least, most) in enumerate(wanted):
            left = tuple(ref for ref in options if ref not in chosen)
            fitting = [ref for ref in left if _fits(ctx, kind, ref)]
            if not self.or_not:  # what the other kinds need is left to them
                fitting = [ref for ref in fitting if self._spares(ctx, wanted[place + 1 :], left, ref)] or fitting
            said = kind if isinstance(kind, Some) else Some(Number(1), self.what)
            chosen += _chosen(ctx, seat, purpose, fitting, (0 if self.or_not else least, most), said, good)
        return tuple(chosen)

    def choose_for_each(
        self, ctx: Context, seat: int, purpose: Purpose, options: tuple[Ref, ...], good: bool | None
    ) -> tuple[Ref, ...]:
        """What a player chooses where something that is of two kinds may be chosen for both."""
        each = (
            kind.choose(ctx, seat, purpose, tuple(ref for ref in options if _fits(ctx, kind, ref)), good)
            for kind in self._described()
        )
        return tuple(dict.fromkeys(ref for chosen in each for ref in chosen))

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.choose(ctx, ctx.controller, TO_CHOOSE)

    def all_there(self, ctx: Context, options: tuple[Ref, ...]) -> bool:
        """Whether there are enough of each kind, all different ones."""
        wanted = self._wanted(ctx)
        return _most(ctx, wanted, options) == sum(least for _, least, _ in wanted)

    def _wanted(self, ctx: Context) -> tuple[tuple[Reference, int, int], ...]:
        bounds = (bounds_of(kind.count, ctx) if isinstance(kind, Some) else (1, 1) for kind in self.kinds)
        return tuple((kind, *bound) for kind, bound in zip(self.kinds, bounds, strict=True))

    @staticmethod
    def _spares(
        ctx: Context, others: tuple[tuple[Reference, int, int], ...], options: tuple[Ref, ...], taken: Ref
    ) -> bool:
        """Whether as much is left for other kinds if one thing is taken."""
        return _most(ctx, others, tuple(ref for ref in options if ref != taken)) == _most(ctx, others, options)


def _chosen(
    ctx: Context,
    seat: int,
    purpose: Purpose,
    options: list[Ref],
    bounds: tuple[int, int],
    said: Some,
    good: bool | None,
) -> tuple[Ref, ...]:
    words = Printed("some", said)
    return ctx.choose_objects(seat, options, *bounds, purpose=purpose, good=good, what=words)


def _fits(ctx: Context, kind: Reference, ref: Ref) -> bool:
    return kind.what.matches(ctx, ref) if isinstance(kind, Some) else ref in kind.refs(ctx)


def _most(ctx: Context, wanted: tuple[tuple[Reference, int, int], ...], options: tuple[Ref, ...]) -> int:
    """How many of what is needed at least can be found among options, each for one kind (a greatest matching)."""
    places = [kind for kind, least, _ in wanted for _ in range(least)]
    taken: dict[Ref, int] = {}

    def find(place: int, tried: set[Ref]) -> bool:
        for ref in options:
            if ref in tried or not _fits(ctx, places[place], ref):
                continue
            tried.add(ref)
            if ref not in taken or find(taken[ref], tried):
                taken[ref] = place
                return True
        return False

    return sum(find(place, set()) for place in range(len(places)))


@phrase("{kinds:such*and2}", into="several_things")
@phrase("{kinds:such*and/or2}", into="several_things", or_not=True)
@record
class SomeOfEach(KindByKind):
    """Objects of several kinds, wherever the words say."""

    kinds: tuple[Reference, ...]
    or_not: bool = False
    reads = READS_BOARD


@phrase("{parts:object*and2}", into="objects")
@phrase("{parts:object*and/or2}", into="objects", or_not=True)
@record
class ListedTogether(Reference):
    """Three or more objects or groups: "target artifact, target creature, and target land"."""

    parts: tuple[Reference, ...]
    or_not: bool = wording(default=False)  # "and/or": all of them are "up to one" anyway
    plural = True
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Three or more: two have a phrase of their own."""
        return len(self.parts) > 2

    def finished(self) -> ListedTogether:
        """With a place that is said once for all, behind the last: "… and target land card from your graveyard"."""
        place = said_place(self.parts[-1])
        parts = (*(with_place(part, place) for part in self.parts[:-1]), self.parts[-1])
        return self if parts == self.parts else replace(self, parts=parts)

    def together(self) -> tuple[Reference, ...]:
        return tuple(part for each in self.parts for part in each.together())

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(dict.fromkeys(ref for each in self.parts for ref in each.refs(ctx)))


CHOICES = (Some, SomeOfEach)  # the references that leave a choice among what they describe
label("several_things", "several things like “a creature and a land”")
