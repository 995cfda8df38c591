"""Tokens that are created under another player's control than they would be (CR 111.2, 614.1a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY
from engine.core.record import record, replace
from engine.game.events.effects import BeginEffect
from engine.game.events.zone_changes import TOKENS_CREATED, CreateTokens
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Instruction, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("each token that would be created under {player:player's} control this turn is created under your control "
        "instead")  # fmt: skip
@record
class CreatedForYou(Instruction):
    """Tokens that others would create this turn are created by the effect's controller (CR 111.2)."""

    player: PlayerReference
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        named = tuple(ctx.bindings.items())
        part = TokensCreatedForYou(self.player)
        effect = FloatingEffect(ctx.source, ctx.controller, (part,), None, ThisTurn("this turn"), named)
        return bool(carry_out(ctx, BeginEffect(effect)))


@record
class TokensCreatedForYou(Replacement):
    """Tokens are created by the effect's controller instead.

    Unless that player is the active one, they attack nobody (CR 508.4).
    """

    player: PlayerReference
    reads = READS_NOTHING
    keys = (TOKENS_CREATED,)

    def applies(self, ctx: Context, event: CreateTokens) -> bool:
        return event.player in self.player.refs(ctx)

    def replace(self, ctx: Context, event: CreateTokens) -> Sequence[object]:
        attacking = event.attacking if ctx.game.is_active(ctx.controller) else NOBODY
        return (replace(event, player=ctx.controller, attacking=attacking),)
