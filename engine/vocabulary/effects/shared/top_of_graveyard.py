"""The topmost cards of a graveyard (CR 404.2): "one of the top two cards of your graveyard"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import GRAVEYARD
from engine.meaning.families import Reference
from engine.meaning.node import READS_ELSEWHERE
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the top {number:cardinal_number} cards of {owner:player's} graveyard", into="object")
@record
class TopCardsOfGraveyard(Reference):
    """So many cards of a graveyard that were put there last."""

    number: int
    owner: PlayerReference
    key: str = ""
    plural = True
    reads = READS_ELSEWHERE

    def well_formed(self) -> bool:
        """Several: the top card is `TopOfGraveyard`."""
        return self.number > 1

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards."""
        return (Antecedent(self.key, "object", True, frozenset({"card"})),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = tuple(oid for seat in self.owner.seats(ctx) for oid in ctx.game.zone(GRAVEYARD, seat)[-self.number :])
        ctx.bind(self.key, found)
        return found
