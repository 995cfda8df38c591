"""The card on top of a library as words speak of it, without naming it before.

As in "the top card of your library".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import ANYWHERE, GRAVEYARD, LIBRARY
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.node import READS_ELSEWHERE, READS_EVERYTHING
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the top card of {owner:player's} library", into="top_card")
@phrase("the bottom card of {owner:player's} library", into="bottom_card", bottom=True)
@record
class TopCard(Reference):
    """The topmost card of each of some players' libraries, or the one at the bottom (CR 401.1)."""

    owner: PlayerReference
    bottom: bool = False
    reads = READS_EVERYTHING
    plural = False

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset(("card",))

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        which = slice(-1, None) if self.bottom else slice(1)
        return tuple(oid for seat in self.owner.seats(ctx) for oid in ctx.game.zone(LIBRARY, seat)[which])


@phrase("{object:top_card} is {what:being#one}", into="condition_part")
@record
class TopCardIs(Condition):
    """What the top card of a library is: "the top card of your library is a creature card".

    Nothing is shown by it.
    """

    object: Reference
    what: Filter
    key: str = ""
    reads = READS_EVERYTHING
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """That card."""
        return (Antecedent(self.key, "object", kinds=frozenset(("card",))),)

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        ctx.bind(self.key, refs)
        return bool(refs) and all(self.what.matches(ctx, ref) for ref in refs)


label("top_card", "“the top card of … library”")
label("bottom_card", "“the bottom card of … library”")


@phrase("the top {what:filter#one} of {owner:player's} graveyard", into="object")
@record
class TopOfGraveyard(Reference):
    """The topmost card of a description in a graveyard: the one put there last (CR 404.2)."""

    what: Filter
    owner: PlayerReference
    key: str = ""
    reads = READS_ELSEWHERE

    def well_formed(self) -> bool:
        """A card: where it is, the words say."""
        return "card" in nouns_of(self.what) or zone_of(self.what) == ANYWHERE

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        return (Antecedent(self.key, "object", kinds=nouns_of(self.what) | {"card"}),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found: list[Ref] = []
        for seat in self.owner.seats(ctx):
            fitting = [oid for oid in ctx.game.zone(GRAVEYARD, seat) if self.what.matches(ctx, oid)]
            found += fitting[-1:]
        ctx.bind(self.key, tuple(found))
        return tuple(found)


@phrase("the bottom card of {owner:player's} graveyard", into="object")
@record
class BottomOfGraveyard(Reference):
    """The card that has lain in a graveyard longest (CR 404.2)."""

    owner: PlayerReference
    key: str = ""
    reads = READS_ELSEWHERE

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        return (Antecedent(self.key, "object", kinds=frozenset({"card"})),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        piles = (ctx.game.zone(GRAVEYARD, seat) for seat in self.owner.seats(ctx))
        found = tuple(pile[0] for pile in piles if pile)
        ctx.bind(self.key, found)
        return found
