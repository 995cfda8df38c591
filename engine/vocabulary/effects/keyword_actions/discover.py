"""Discover (CR 701.55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import LIBRARY
from engine.game.events.cards import PlayerDid
from engine.game.rules.questions.values import mana_value
from engine.meaning.families import Amount, Instruction
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.exile import exile
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.casting.cast_and_play import cast_card
from engine.vocabulary.effects.verbs.zones.put_into_library import put_into_library
from engine.vocabulary.effects.verbs.zones.return_to_hand import to_hand
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_DISCOVER = Purpose("discover", "701.55a")

DISCOVER = Deed("discover")

verb("player_deed", DISCOVER, "discover")


@phrase("{player!} discover[s] {amount}")
@phrase("{player!} discover[s] again {amount:same_value}")
@record
class Discover(Instruction):
    """Players discover N (CR 701.55).

    Each exiles cards from the top of their library until a nonland card is exiled that is cheap enough, and casts
    that card or puts it into their hand.
    """

    player: PlayerReference
    amount: Amount
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The discovered card (CR 701.55c)."""
        return (Antecedent(self.key, "object", False, frozenset(("card",)), "discovered"),)

    def perform(self, ctx: Context) -> bool:
        for seat, inner in per_player(ctx, self.player):
            self._discover(ctx, seat, self.amount.value(inner))
        return True

    def _discover(self, ctx: Context, seat: Seat, limit: int) -> None:
        exiled: list[Ref] = []
        found = NOBODY
        while found == NOBODY and ctx.game.zone(LIBRARY, seat):
            moved = exile(ctx, ctx.game.zone(LIBRARY, seat)[:1])
            if not moved:
                break
            card = moved[0][1]
            exiled.append(card)
            if "land" not in ctx.chars(card).types and mana_value(ctx.game, card) <= limit:
                found = card
        ctx.bind(self.key, (found,) if found != NOBODY else ())
        if found != NOBODY:
            exiled.remove(found)
            cast = ctx.may(seat, say("cast_for_nothing", card=NameOf(found)), purpose=TO_DISCOVER)
            if not cast or cast_card(ctx, seat, found, free=True, most_value=limit) == NOBODY:
                to_hand(ctx, (found,))
        put_into_library(ctx, seat, tuple(exiled), None, order="random")
        carry_out(ctx, PlayerDid(seat, DISCOVER, limit))
