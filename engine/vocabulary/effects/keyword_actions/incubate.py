"""Incubate (CR 701.51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.zone_changes import CreateTokens
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.predefined_tokens import predefined
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} incubate[s] {amount}")
@record
class Incubate(Instruction):
    """Players create Incubator tokens with +1/+1 counters on them (CR 701.51a)."""

    player: PlayerReference
    amount: Amount
    key: str = ""
    reads = READS_NOTHING
    may_be_repeated = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The token."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "artifact", "Incubator")), "created"),)

    def perform(self, ctx: Context) -> bool:
        events = [
            CreateTokens(seat, predefined("Incubator"), 1, ctx.source, counters=self._counters(inner))
            for seat, inner in per_player(ctx, self.player)
        ]
        made = create(ctx, events)
        ctx.bind(self.key, made)
        return bool(made)

    def _counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        number = self.amount.value(ctx)
        return (("+1/+1", number),) if number > 0 else ()
