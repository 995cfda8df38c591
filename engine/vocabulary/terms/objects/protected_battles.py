"""Battles by who protects them (CR 310.8).

"battle that player protects", "if an opponent protects it".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.rules.combat import protector
from engine.meaning.families import Condition, ObjectFilter, Reference
from engine.meaning.node import READS_BOARD
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player:player} protect[s]", into="clause")
@record
class ProtectedBy(ObjectFilter):
    """A battle of which certain players are the protector (CR 310.8)."""

    player: PlayerReference
    reads = READS_BOARD

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return "battle" in ctx.chars(ref).types and protector(ctx.game, ref) in self.player.refs(ctx)


@phrase("{player} protect[s] {object}", into="condition_part")
@record
class Protects(Condition):
    """A player is the protector of a certain battle (CR 310.8)."""

    player: PlayerReference
    object: Reference
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        battles = [ref for ref in self.object.refs(ctx) if is_object(ref) and "battle" in ctx.chars(ref).types]
        return bool(battles) and all(protector(ctx.game, ref) in self.player.refs(ctx) for ref in battles)
