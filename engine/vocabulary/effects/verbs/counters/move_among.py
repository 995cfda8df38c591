"""Counters moved between one permanent and several others (CR 122.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.record import record
from engine.game.decisions.purposes import TO_MOVE_COUNTERS
from engine.game.events.counters import counters_on
from engine.meaning.families import Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import on_battlefield
from engine.vocabulary.effects.verbs.counters.counters import move, pick_kinds
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("{player!} move[s] any number of {kind:counter_kind} counters from {one:object} onto {others:bare_group}",
        onto=False),
    phrase("{player!} move[s] any number of {kind:counter_kind} counters from {others:bare_group} onto {one:object}"),
    phrase("{player!} move[s] any number of counters from {one:object} onto {others:bare_group}", kind="", onto=False),
    phrase("{player!} move[s] any number of counters from among {others:bare_group} onto {one:object}", kind=""),
)  # fmt: skip
@record
class MoveAmong(Instruction):
    """A player moves counters between one permanent and several others (CR 122.5).

    They are of one kind, or of any, as many as the player chooses, from the one onto the others or the other way.
    """

    player: PlayerReference
    kind: str
    one: Reference
    others: Reference
    onto: bool = True  # onto the one
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seat = self.player.seat(ctx)
        one = next(iter(on_battlefield(ctx, self.one.refs(ctx))), NOBODY)
        if seat is None or one == NOBODY:
            return False
        others = tuple(ref for ref in self.others.refs(ctx) if ref != one)
        if self.onto:
            others = tuple(ref for ref in others if self._left(ctx, ref))
        moved = [self._moved(ctx, seat, one, other) for other in self._chosen(ctx, seat, one, others)]
        return any(moved)

    def _chosen(self, ctx: Context, seat: Seat, one: Ref, others: tuple[Ref, ...]) -> tuple[Ref, ...]:
        """The others that counters are moved from or onto."""
        most = len(others) if self.onto else min(len(others), self._left(ctx, one))
        return ctx.choose_objects(
            seat, others, 0, most, purpose=TO_MOVE_COUNTERS, prompt=say("move_counters_of_which"), good=not self.onto
        )

    def _left(self, ctx: Context, ref: Ref) -> int:
        return sum(self._there(ctx, ref).values())

    def _there(self, ctx: Context, ref: Ref) -> dict[str, int]:
        return {kind: count for kind, count in counters_on(ctx.game, ref).items() if self.kind in ("", kind)}

    def _moved(self, ctx: Context, seat: Seat, one: Ref, other: Ref) -> bool:
        source, target = (other, one) if self.onto else (one, other)
        prompt = say("how_many_counters")
        number = ctx.choose_number(seat, 0, self._left(ctx, source), purpose=TO_MOVE_COUNTERS, prompt=prompt)
        if not number:
            return False
        return move(ctx, seat, source, target, dict(pick_kinds(ctx, seat, self._there(ctx, source), number)))
