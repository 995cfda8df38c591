"""Amass (CR 701.44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.events.counters import PutCounters
from engine.game.events.zone_changes import CreateTokens
from engine.meaning.families import Amount, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.effects.shared.affected_objects import creatures_of, per_player
from engine.vocabulary.effects.shared.token_descriptions import TokenKind, TokenWords
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.characteristics.type_changes import Becomes, Kind
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_AMASS = Purpose("amass", "701.44a")

AMASS = Deed("amass")

verb("player_deed", AMASS, "amass[es|]")


@phrase("{player!} amass[es] {subtype:subtype#many} {amount}")
@phrase("{player!} amass[es] {amount}", subtype="Zombie", read_only=True)
@record
class Amass(Instruction):
    """Players put +1/+1 counters on an Army, after creating one if they have none (CR 701.44a)."""

    player: PlayerReference
    subtype: str
    amount: Amount
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The amassed Army (CR 701.44c)."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "creature", "Army")), "amassed"),)

    def perform(self, ctx: Context) -> bool:
        chosen: tuple[Ref, ...] = ()
        for seat, inner in per_player(ctx, self.player):
            number = self.amount.value(inner)
            if not self._armies(ctx, seat):
                create(ctx, [CreateTokens(seat, self._army().definition(ctx), 1, ctx.source)])
            prompt = say("choose_an_army")
            army = ctx.choose_one(seat, self._armies(ctx, seat), purpose=TO_AMASS, prompt=prompt, good=True)
            chosen += army
            carry_out(ctx, *(PutCounters(oid, "+1/+1", number, seat, ctx.source) for oid in army))
            for oid in army:
                self._add_subtype(ctx, oid)
            carry_out(ctx, PlayerDid(seat, AMASS, number, army))
        ctx.bind(self.key, chosen)
        return True

    def _armies(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        return tuple(oid for oid in creatures_of(ctx, seat) if "Army" in ctx.chars(oid).subtypes)

    def _army(self) -> TokenKind:
        subtypes = (self.subtype, "Army")
        return TokenKind(TokenWords((Number(0), Number(0)), ("B",), False, (), subtypes, ("creature",)))

    def _add_subtype(self, ctx: Context, oid: Ref) -> None:
        if self.subtype not in ctx.chars(oid).subtypes:
            begin(ctx, (Becomes(Kind(self.subtype), besides="types"),), (oid,), None)
