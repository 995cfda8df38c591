"""Explore (CR 701.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref, is_object
from engine.core.keys import Deed
from engine.core.record import record
from engine.core.zones import GRAVEYARD, LIBRARY
from engine.effects.keyword_actions.reveal import reveal
from engine.effects.shared.following import carry_out, now
from engine.effects.shared.having import with_infinitive
from engine.effects.shared.things import done_to
from engine.effects.verbs.return_to_hand import to_hand
from engine.events.cards import PlayerDid
from engine.events.counters import PutCounters
from engine.events.zone_changes import ZoneChange
from engine.model.families import Amount, Instruction, Reference
from engine.model.message import say
from engine.model.node import READS_NOTHING
from engine.model.speech import Antecedent
from engine.rules.events.table_room import at_most
from engine.terms.plain_numbers import ONE
from engine.text.templates import phrase
from engine.triggers.objects import ObjectDoes

if TYPE_CHECKING:
    from engine.rules.context import Context

EXPLORES = Deed("explores")

phrase("explore[s]", into="happening", deed=EXPLORES)(ObjectDoes)


@with_infinitive
@phrase("{object} explore[s]")
@phrase("{object} explore[s] again", again=True)
@phrase("{object} explore[s] {number:counted} times")
@record
class Explore(Instruction):
    """Permanents explore, one after the other."""

    object: Reference
    again: bool = False
    number: Amount = ONE
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What explored."""
        return done_to(self.key, self.object, "explored")

    def perform(self, ctx: Context) -> bool:
        refs = tuple(ref for ref in self.object.refs(ctx) if is_object(ref))
        for ref in refs * at_most(ctx.game, self.number.value(ctx)):
            self._explore(ctx, ref)
        ctx.bind(self.key, refs)
        return bool(refs)

    def _explore(self, ctx: Context, ref: Ref) -> None:
        seat = ctx.controller_of(ref)  # as it last existed, if it is gone (CR 701.40c)
        top = ctx.game.zone(LIBRARY, seat)[:1]
        reveal(ctx, [(seat, oid) for oid in top])
        if top and "land" in ctx.chars(top[0]).types:
            to_hand(ctx, top)
        else:
            permanent = now(ctx, ref)
            if ctx.on_battlefield(permanent):
                carry_out(ctx, PutCounters(permanent, "+1/+1", 1, seat, ctx.source))
            if top and ctx.may(seat, say("put_the_revealed_card_into_the_graveyard"), purpose="explore"):
                carry_out(ctx, ZoneChange(top[0], GRAVEYARD, cause="effect", by=ctx.source))
        carry_out(ctx, PlayerDid(seat, EXPLORES, oids=(ref,)))
