"""Connive (CR 701.47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.decisions.purposes import TO_DISCARD
from engine.game.events.cards import PlayerDid
from engine.game.events.counters import PutCounters
from engine.game.events.zone_changes import Discard
from engine.game.rules.events.drawing import draw_cards
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import done_to
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, now
from engine.vocabulary.terms.amounts.plain_numbers import ONE

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_CONNIVE = Purpose("connive", "701.47a")

CONNIVES = Deed("connives")

verb("object_deed", CONNIVES, "connive")


@with_infinitive
@phrase("{object} connive[s]")
@phrase("{object} connive[s] {amount}")
@record
class Connive(Instruction):
    """Permanents connive, one after the other in turn order (CR 701.47d)."""

    object: Reference
    amount: Amount = ONE
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What connived."""
        return done_to(self.key, self.object, "connived")

    def perform(self, ctx: Context) -> bool:
        number = self.amount.value(ctx)
        refs = self.object.refs(ctx)
        waiting = list(refs)
        while waiting:
            ref = self._next(ctx, waiting)
            self._connive(ctx, ref, number)
            waiting = [other for other in waiting if other != ref and ctx.on_battlefield(now(ctx, other))]
        ctx.bind(self.key, tuple(refs))
        return bool(refs)

    def _next(self, ctx: Context, waiting: list[Ref]) -> Ref:
        """Which of several connives next: one of the first player's in turn order, by their choice (CR 701.47d)."""
        order = ctx.game.apnap()
        seat = min((ctx.controller_of(ref) for ref in waiting), key=order.index)
        mine = [ref for ref in waiting if ctx.controller_of(ref) == seat]
        prompt = say("which_connives_next")
        return ctx.choose_one(seat, mine, purpose=TO_CONNIVE, prompt=prompt, rule="701.47d")[0]

    def _connive(self, ctx: Context, ref: Ref, number: int) -> None:
        seat = ctx.controller_of(ref)  # as it last existed, if it is gone (CR 701.47c)
        draw_cards(ctx.game, seat, number, ctx.source, ctx)
        hand = ctx.game.zone(HAND, seat)
        chosen = ctx.choose_objects(seat, hand, number, number, purpose=TO_DISCARD, prompt=say("discard"), good=False)
        done = carry_out(ctx, *(Discard(seat, oid, ctx.source) for oid in chosen))
        nonlands = sum("land" not in ctx.chars(e.oid).types for e in done if isinstance(e, Discard))
        permanent = now(ctx, ref)
        if ctx.on_battlefield(permanent):
            carry_out(ctx, PutCounters(permanent, "+1/+1", nonlands, seat, ctx.source))
        carry_out(ctx, PlayerDid(seat, CONNIVES, number, (ref,)))
