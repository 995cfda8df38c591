"""Objects picked by chance as the words are followed.

As in "exile a card at random from your graveyard" (CR 701.8b).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_CHOOSE
from engine.meaning.families import Amount, Filter, Reference
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.amounts.plain_numbers import bounds_of
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{count:count} {what#count} at random", into="random_some")
@phrase("{count:count} {what#count} at random {where:clause#count}", into="random_some")
@phrase("{count:count} {what#count} chosen at random", into="some", chosen=True)
@phrase("{count:count} {what#count} chosen at random {where:clause#count}", into="some", chosen=True)
@record
class SomeAtRandom(Reference):
    """So many objects of a description that chance picks, not a player."""

    count: Amount
    what: Filter
    where: Filter | None = None  # the last clause of the description, behind "at random"
    chosen: bool = wording(default=False)  # "chosen at random"
    reads = READS_BOARD
    personal = False

    @property
    def description(self) -> Filter:
        return self._whole

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.count.plural

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self._whole)

    @property
    def _whole(self) -> Filter:
        if self.where is None or not isinstance(self.what, Described):
            return self.what
        return Described(self.what.before, self.what.noun, (*self.what.after, self.where))

    def well_formed(self) -> bool:
        """Whether the clause has a description to go to."""
        return self.where is None or isinstance(self.what, Described)

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[int, ...] = ()) -> tuple[Ref, ...]:
        return tuple(matching(ctx, self._whole, zone, owners))

    def choose(
        self,
        ctx: Context,
        seat: int,
        purpose: Purpose,
        candidates: tuple[Ref, ...] | None = None,
        good: bool | None = None,
    ) -> tuple[Ref, ...]:
        """What chance picks; as many as possible if there are too few (CR 609.3)."""
        options = self.candidates(ctx) if candidates is None else candidates
        return chosen_at_random(ctx, options, bounds_of(self.count, ctx)[1])

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.choose(ctx, ctx.controller, TO_CHOOSE)


@phrase("a {what:filter#one} chosen at random", into="reference")
@phrase("a {what:player_filter#one} chosen at random", into="reference")
@record
class OneAtRandom(Reference):
    """One object or player of a description that chance picks as damage is dealt to it."""

    what: Filter
    key: str = ""
    reads = READS_BOARD
    personal = False

    @property
    def person(self) -> str:
        """Which pronouns stand for it."""
        return self.what.person

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.what)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It."""
        if self.person == "they":
            return (Antecedent(self.key, "player", False),)
        return (Antecedent(self.key, "object", False, nouns_of(self.what)),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        """The one picked now, which the words that follow know."""
        players = (seat for seat in ctx.game.apnap() if ctx.reaches(seat) and self.what.matches(ctx, seat))
        options = tuple(players) if self.person == "they" else tuple(matching(ctx, self.what))
        found = chosen_at_random(ctx, options, 1)
        ctx.bind(self.key, found)
        return found


label("random_some", "what is picked at random")
