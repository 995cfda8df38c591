"""Proliferate (CR 701.27)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.events.counters import PutCounters, counters_on, sharing
from engine.meaning.families import Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.counters.counters import given_counters
from engine.vocabulary.effects.verbs.players.life import one_of_each
from engine.vocabulary.terms.grammar.this_way import GIVEN_COUNTERS
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.would_do import may_be_replaced, sets_out

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PROLIFERATE = Purpose("proliferate", "701.27a")

PROLIFERATE = Deed("proliferate")

verb("player_deed", PROLIFERATE, "proliferate")
may_be_replaced(PROLIFERATE, "proliferate")


@phrase("{player!} proliferate[s] <again? again>")
@phrase("{player!} proliferate[s] {often:how_often}")
@record
class Proliferate(Instruction):
    """A player gives what they choose another counter of each kind it has (CR 701.27a), once or oftener."""

    player: PlayerReference
    again: bool = False
    often: str = ""  # "twice": one after the other (CR 701.27a)
    key: str = ""
    reads = READS_NOTHING
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What got counters."""
        return (Antecedent(self.key, "object", None, verb=GIVEN_COUNTERS, by_verb=True),)

    def perform(self, ctx: Context) -> bool:
        given = [ref for _ in range(int(self.often or 1)) for ref in self._once(ctx)]
        ctx.bind(self.key, tuple(dict.fromkeys(given)))
        return True

    def _once(self, ctx: Context) -> Iterator[Ref]:
        for seat in self.player.seats(ctx):
            if not sets_out(ctx, seat, PROLIFERATE):
                continue
            options = tuple(ref for ref in (*ctx.game.apnap(), *ctx.game.permanents()) if counters_on(ctx.game, ref))
            chosen = ctx.choose_objects(
                seat, options, 0, len(options), purpose=TO_PROLIFERATE, rule="701.27a",
                prompt=say("choose_what_gets_more_counters"),
            )  # fmt: skip
            kinds = [(ref, kind) for ref in chosen for kind in counters_on(ctx.game, ref)]
            common = [ref for ref, kind in kinds if len(sharing(ctx.game, ref, kind)) > 1]
            given = one_of_each(ctx, common, seat, "701.27b")
            put = [(ref, kind) for ref, kind in kinds if ref in given or len(sharing(ctx.game, ref, kind)) == 1]
            yield from given_counters(
                carry_out(ctx, *(PutCounters(ref, kind, 1, seat, ctx.source) for ref, kind in put))
            )
            carry_out(ctx, PlayerDid(seat, PROLIFERATE))
