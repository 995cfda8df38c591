"""Explore (CR 701.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.compiler.templates import forms, phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, EventKey, Purpose
from engine.core.record import record
from engine.core.zones import GRAVEYARD, LIBRARY
from engine.game.events.cards import PlayerDid
from engine.game.events.counters import PutCounters
from engine.game.events.event import Event
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.table_room import at_most
from engine.meaning.families import Amount, Filter, Happening, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.reveal import reveal
from engine.vocabulary.effects.shared.affected_objects import done_to
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, now
from engine.vocabulary.effects.verbs.zones.return_to_hand import to_hand
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

TO_EXPLORE = Purpose("explore", "701.40a")

EXPLORES = Deed("explores")
WOULD_EXPLORE = EventKey("would explore")

verb("object_deed", EXPLORES, "explore")


@record
class BeginToExplore(Event):
    """A permanent is about to explore: something else may happen instead (CR 614.1a, 701.40a)."""

    untold: ClassVar[bool] = True
    player: Seat
    oid: Ref
    by_itself = True

    def keys(self) -> tuple[EventKey, ...]:
        return (WOULD_EXPLORE,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> BeginToExplore:
        return self


@phrase("explore[s]", into="would_happen")
@record
class WouldExplore(Happening):
    """A permanent would explore."""

    keys = (WOULD_EXPLORE,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        right = isinstance(event, BeginToExplore) and subject.matches(ctx, event.oid)
        return {OBJECT: (event.oid,)} if right else None


@with_infinitive
@phrase("{object} explore[s]")
@forms(
    phrase("{object} explore[s] again", again=True),
    phrase("{object} explore[s] {number:counted} times"),
)  # fmt: skip
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
        refs = self.object.refs(ctx)
        for ref in refs * at_most(ctx.game, self.number.value(ctx)):
            self._explore(ctx, ref)
        ctx.bind(self.key, refs)
        return bool(refs)

    def _explore(self, ctx: Context, ref: Ref) -> None:
        seat = ctx.controller_of(ref)  # as it last existed, if it is gone (CR 701.40c)
        if not any(isinstance(event, BeginToExplore) for event in ctx.happen(BeginToExplore(seat, ref))):
            return  # something else happened instead
        top = ctx.game.zone(LIBRARY, seat)[:1]
        reveal(ctx, [(seat, oid) for oid in top])
        if top and "land" in ctx.chars(top[0]).types:
            to_hand(ctx, top)
        else:
            permanent = now(ctx, ref)
            if ctx.on_battlefield(permanent):
                carry_out(ctx, PutCounters(permanent, "+1/+1", 1, seat, ctx.source))
            if top and ctx.may(seat, say("put_the_revealed_card_into_the_graveyard"), purpose=TO_EXPLORE):
                carry_out(ctx, ZoneChange(top[0], GRAVEYARD, cause="effect", by=ctx.source))
        carry_out(ctx, PlayerDid(seat, EXPLORES, oids=(ref,)))
