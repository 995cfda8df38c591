"""Endure (a keyword action of later editions, CR 701.63 of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import is_object
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.game.events.zone_changes import CreateTokens
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.message import NameOf, Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.effects.shared.affected_objects import done_to
from engine.vocabulary.effects.shared.token_descriptions import TokenKind, TokenWords
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, now
from engine.vocabulary.terms.amounts.plain_numbers import Number

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_ENDURE = Purpose("endure", "701.63a")


@phrase("{object} endure[s] {amount}")
@record
class Endure(Instruction):
    """The permanent gets +1/+1 counters, or its controller creates a Spirit of that size."""

    object: Reference
    amount: Amount
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What endured."""
        return done_to("", self.object, "endured")

    def perform(self, ctx: Context) -> bool:
        number = self.amount.value(ctx)
        refs = [ref for ref in self.object.refs(ctx) if is_object(ref)] if number > 0 else []
        for ref in refs:
            seat = ctx.controller_of(ref)
            permanent = now(ctx, ref)
            there = permanent in ctx.game.objects and ctx.on_battlefield(permanent)
            prompt = say("may_put_counters", number=number, kind=Term("counter", "+1/+1"), permanent=NameOf(ref))
            if there and ctx.may(seat, prompt, purpose=TO_ENDURE):
                carry_out(ctx, PutCounters(permanent, "+1/+1", number, seat, ctx.source))
            else:
                size = (Number(number), Number(number))
                spirit = TokenKind(TokenWords(size, ("W",), False, (), ("Spirit",), ("creature",)))
                create(ctx, [CreateTokens(seat, spirit.definition(ctx), 1, ctx.source)])
        return bool(refs)
