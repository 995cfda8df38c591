"""What one of several players did something to, as the words before let each of them (CR 608.2c).

As in "the creature they chose".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import Filter, Reference
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import ANY_NUMBER, Wanted, nouns_of
from engine.vocabulary.terms.grammar.references_per_player import done_by
from engine.vocabulary.terms.objects.objects import bound_refs
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("what they did", {
    "chosen": "chose", "exiled": "exiled", "discarded": "discarded", "revealed": "revealed", "sacrificed": "sacrificed",
})  # fmt: skip


@phrase("the {noun:filter_noun#one} {who:player} {verb:what they did}", into="object")
@phrase("the {noun:filter_noun#many} {who:player} {verb:what they did}", into="object", plural=True)
@record
class TheOneTheyDid(Reference):
    """Of what several players chose, exiled or the like, what one of them did it to."""

    noun: Filter
    who: PlayerReference
    verb: str
    plural: bool = False
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """One of several players, whom the words before name."""
        return self.who.wanted() is not None and self.who.person == "they"

    def wanted(self) -> Wanted:
        """What all of them did it to."""
        return Wanted("object", plural=ANY_NUMBER, noun=self.noun, verb=self.verb, itself=False)

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.noun)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = bound_refs(ctx, self.key)
        return tuple(dict.fromkeys(ref for seat in self.who.seats(ctx) for ref in done_by(ctx, seat, found)))
