"""Earthbend (a keyword action of later editions, CR 701.66 of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import KEYWORDS
from engine.compiler.templates import production
from engine.compiler.verbs import verb
from engine.core.identity import NOBODY
from engine.core.keys import Deed
from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD
from engine.game.events.cards import PlayerDid
from engine.game.events.counters import PutCounters
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.events.zone_changes import LEAVES, ZoneChange
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Amount, EventPattern, Instruction, Target
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import enter
from engine.vocabulary.statics.characteristics.type_changes import Becomes, Kind
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.clauses import ControlledBy
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.targets import Targets
from engine.vocabulary.terms.players.players import You

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import Ref
    from engine.game.rules.context import Context

EARTHBEND = Deed("earthbend")

verb("player_deed", EARTHBEND, "earthbend", "earthbent")

LAND = Described(noun=TypeNoun(HasType("land")), after=(ControlledBy(You()),))
LABEL = "When that land dies or is put into exile, return it to the battlefield tapped under your control."


@record
class Earthbend(Instruction):
    """Earthbend N (CR 701.66a of 2026): a land becomes a 0/0 creature with haste and counters.

    It returns to the battlefield when it dies or is exiled.
    """

    amount: Amount
    target: Target
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, self.target.refs(ctx))
        for oid in chosen:
            haste = KEYWORDS["haste"]()
            creature = Becomes(Kind("creature"), (Number(0), Number(0)), (haste,), besides="types")
            begin(ctx, (creature,), (oid,), None)
            carry_out(ctx, PutCounters(oid, "+1/+1", self.amount.value(ctx), ctx.controller, ctx.source))
            ability = TriggeredAbility(DiesOrIsExiled(oid), ReturnTapped(), label=LABEL)
            carry_out(ctx, BeginDelayedTrigger(DelayedTrigger(NOBODY, ability, ctx.source, ctx.controller)))
        if chosen:
            carry_out(ctx, PlayerDid(ctx.controller, EARTHBEND, oids=chosen))
        return bool(chosen)


@record
class DiesOrIsExiled(EventPattern):
    """A certain permanent dies or is exiled."""

    oid: Ref
    keys = (LEAVES,)
    reads = READS_NOTHING

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, ZoneChange) and event.oid == self.oid and event.to in (GRAVEYARD, EXILE):
                yield {"event": event, "returning": (event.new,)}


@record
class ReturnTapped(Instruction):
    """The card returns to the battlefield tapped under the player's control."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        cards = ctx.bound("returning")
        return bool(enter(ctx, cards, (ctx.controller,) * len(cards), tapped=True))


def _earthbend(amount: Amount) -> Earthbend:
    return Earthbend(amount, Targets(LAND))


def _read(node: Any) -> dict[str, Any] | None:
    return {"amount": node.amount}


production("instruction", "earthbend {amount}", Earthbend, _earthbend, _read, amount="amount")
production("instruction", "you earthbend {amount}", Earthbend, _earthbend, _read, read_only=True, amount="amount")
