"""Planar decks in words (CR 901.3): cards on top of one are revealed.

They lie face down in the command zone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.record import record
from engine.game.events.planes import planar_deck
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.reveal import reveal
from engine.vocabulary.effects.shared.among import PILE, gather
from engine.vocabulary.terms.objects.filters import SHOWN
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Ref, Seat
    from engine.game.rules.context import Context

lexicon("planar_type", {"plane": "plane", "phenomenon": "phenomenon"})


@phrase("{player!} reveal[s] the top {number:top_count} cards of [their] planar deck")
@phrase("{player!} reveal[s] the top card of [their] planar deck", number=None)
@record
class RevealTopOfPlanarDeck(Instruction):
    """Players reveal cards on top of their planar decks."""

    player: PlayerReference
    number: Amount | None
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed."""
        cards = frozenset(("card", "plane"))
        some = Antecedent(self.key, "object", self.number is not None, cards, "revealed")
        return (some, Antecedent(self.key, PILE, kinds=cards, verb="revealed"))

    def perform(self, ctx: Context) -> bool:
        number = max(self.number.value(ctx), 0) if self.number is not None else 1
        seen = [(seat, oid) for seat in self.player.seats(ctx) for oid in planar_deck(ctx.game, seat)[:number]]
        cards = tuple(oid for _, oid in seen)
        gather(ctx, self.key, cards)
        return _show(ctx, seen)


@phrase("{player!} reveal[s] cards from the top of [their] planar deck until [they#player] reveal "
        "{number:count} {type:planar_type} card(s#number)")  # fmt: skip
@record
class RevealPlanarCardsUntil(Instruction):
    """Players reveal cards from the top of their planar decks until there are so many of a type."""

    player: PlayerReference
    number: Amount
    type: str
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was looked for, and all that was revealed."""
        cards = frozenset(("card",))
        found = Antecedent(self.key, "object", self.number.plural, cards | {self.type}, "found")
        seen = Antecedent(self._all, "object", True, cards, "revealed", by_verb=True)
        return (found, Antecedent(self._all, PILE, kinds=cards, verb="revealed"), seen)

    @property
    def _all(self) -> str:
        return f"{self.key} all"

    def perform(self, ctx: Context) -> bool:
        seen: list[tuple[Seat, Ref]] = []
        found: list[Ref] = []
        for seat in self.player.seats(ctx):
            wanted = self.number.value(ctx)
            for oid in planar_deck(ctx.game, seat):
                if wanted <= 0:
                    break
                seen.append((seat, oid))
                card = ctx.obj(oid).definition
                if card is not None and self.type in card.front.printed.types:
                    found.append(oid)
                    wanted -= 1
        gather(ctx, self.key, tuple(found))
        ctx.bind(self._all, tuple(oid for _, oid in seen))
        return _show(ctx, seen)


def _show(ctx: Context, seen: list[tuple[Seat, Ref]]) -> bool:
    """Let players reveal cards; the words that follow know them, though they lie face down."""
    ctx.bind(SHOWN, (*ctx.bindings.get(SHOWN, ()), *(oid for _, oid in seen)))
    return reveal(ctx, seen)
