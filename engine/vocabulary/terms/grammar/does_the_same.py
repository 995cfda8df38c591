"""What one player does and others do too (CR 608.2c).

"you gain 2 life. Each opponent attacking that player does the same".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_player
from engine.core.record import record
from engine.meaning.abilities import Ability, targets_of
from engine.meaning.families import Filter, Instruction
from engine.meaning.node import READS_BOARD, READS_NOTHING, walk_until
from engine.vocabulary.terms.grammar.instructions import perform_in_order
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("attacking {whom:player}", into="player_clause")
@record
class AttackingPlayer(Filter):
    """A player who controls a creature that is attacking a certain player (CR 508.6)."""

    whom: PlayerReference
    reads = READS_BOARD

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_player(ref):
            return False
        attacked = self.whom.refs(ctx)
        found = ctx.game.combat.attacking.items() if ctx.game.combat is not None else ()
        return any(defender in attacked and ctx.controller_of(oid) == ref for oid, defender in found)


@phrase("{effect:sentence_start}. ^{player:player} do[es] the same.", into="sentence")
@phrase("{effect:sentence_start}. ^{second:sentence_start}. ^{player:player} do[es] the same.", into="sentence")
@record
class DoesTheSame(Instruction):
    """Something that "you" do, and that others do after that, each for themselves (CR 101.4)."""

    effect: Instruction
    player: PlayerReference
    second: Instruction | None = None  # what else the sentences before say
    reads = READS_NOTHING

    @property
    def _steps(self) -> tuple[Instruction, ...]:
        return (self.effect,) if self.second is None else (self.effect, self.second)

    def well_formed(self) -> bool:
        """It aims at nothing, and all it tells anybody it tells "you"."""
        nodes = [node for step in self._steps for node in walk_until(step, Ability)]
        told = [node for node in nodes if isinstance(node, PlayerReference)]
        aimed = any(targets_of(step) for step in self._steps)
        return bool(told) and all(isinstance(player, You) for player in told) and not aimed

    def perform(self, ctx: Context) -> bool:
        others = self.player.seats(ctx)
        done = perform_in_order(ctx, self._steps)
        for seat in others:
            done = perform_in_order(ctx.within(controller=seat), self._steps) or done
        return done
