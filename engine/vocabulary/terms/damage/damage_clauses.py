"""Clauses about damage: "dealt damage this turn", "dealt damage by this creature this turn"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.events.damage import Damage
from engine.meaning.families import Filter, Reference
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("dealt damage this turn by a {what:filter#one} {player:player} controlled", into="clause")
@record
class DealtDamageBySuch(Filter):
    """A permanent or player dealt damage this turn by such a source, which a player controlled."""

    what: Filter
    player: PlayerReference
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        seats = self.player.refs(ctx)
        return any(
            isinstance(event, Damage) and event.recipient == ref and event.controller in seats
            and fits_anywhere(ctx, self.what, event.source)
            for event in ctx.game.history.this_turn
        )  # fmt: skip


@phrase("whose controller was dealt combat damage by {source:object} this turn", into="clause")
@record
class ControllerDealtCombatDamage(Filter):
    """A permanent whose controller was dealt combat damage by a certain source this turn."""

    source: Reference
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        by, player = self.source.refs(ctx), ctx.controller_of(ref)
        return any(
            isinstance(event, Damage) and event.combat and event.recipient == player and event.source in by
            for event in ctx.game.history.this_turn
        )


@forms(
    phrase("dealt damage this turn", into="clause"),
    phrase("dealt damage by {source:object} this turn", into="clause"),
    phrase("dealt damage by {source:object} this turn", into="player_clause"),
)  # fmt: skip
@phrase("dealt damage by {source:object}", into="clause", bare=True)
@record
class DealtDamage(Filter):
    """A permanent or player that was dealt damage this turn, perhaps by a certain source."""

    source: Reference | None = None
    bare: bool = wording(default=False)  # where other words say "this turn"
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        by = self.source.refs(ctx) if self.source is not None else None
        return any(
            isinstance(event, Damage) and event.recipient == ref and (by is None or event.source in by)
            for event in ctx.game.history.this_turn
        )
