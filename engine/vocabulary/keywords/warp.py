"""Warp (CR 702.185 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.keys import Mark
from engine.core.record import record
from engine.core.zones import EXILE
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Cost
from engine.meaning.node import READS_STATUS
from engine.vocabulary.keywords.shared.alternative_costs import cast_for
from engine.vocabulary.keywords.shared.for_one_turn import goes_at_end_step

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WARPED = Mark("warped")


@record
class NotedOnEarlierTurn(Condition):
    """Something was noted on the card in a turn that has ended: that it was warped, plotted or foretold."""

    mark: Mark
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        turn = ctx.obj(ctx.source).marks.get(self.mark)
        return isinstance(turn, int) and turn < ctx.game.turn.number


@keyword("702.185", "Warp", "warp {costs:mana_cost*,}", "warp—^{costs:cost*,^}.")
class Warp:
    """A permanent for one turn, exiled at its end to be cast again later (CR 702.185a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            cast_for("warp", self.costs, hand_only=True),
            goes_at_end_step(
                "warp",
                EXILE,
                "At the beginning of the next end step, exile this permanent; it can be cast from exile later.",
                WARPED,
            ),
            cast_for("from exile", None, EXILE, condition=NotedOnEarlierTurn(WARPED), any_face=True),
        )
