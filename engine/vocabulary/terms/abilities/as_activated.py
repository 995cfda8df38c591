"""Opponents who had more than you as an ability was activated (CR 601.2c, 602.2b).

Asked as they are chosen.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import GRAVEYARD, HAND
from engine.meaning.families import Filter
from engine.meaning.node import READS_BOARD, READS_PLAYERS
from engine.vocabulary.terms.grammar.conditions import controlled

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_BEHIND = " than you did as you activated this ability"


class _AsActivated(Filter):
    """A player who compared with you as the target was chosen, whatever has changed since."""

    __slots__ = ()

    def matches(self, ctx: Context, ref: Ref) -> bool:
        item = ctx.item
        if item is not None and any(ref in refs for _, refs in item.targets):
            return True
        return self.compares(ctx, ref)

    @abstractmethod
    def compares(self, ctx: Context, seat: Ref) -> bool:
        """Whether it is so now."""


@phrase("who had more life" + _BEHIND, into="player_clause")
@record
class HadMoreLife(_AsActivated):
    """A player with more life."""

    reads = READS_PLAYERS

    def compares(self, ctx: Context, seat: Ref) -> bool:
        return ctx.game.player(seat).life > ctx.game.player(ctx.controller).life


@phrase("who controlled more {what:filter#many}" + _BEHIND, into="player_clause")
@record
class ControlledMore(_AsActivated):
    """A player with more permanents of a kind."""

    what: Filter
    reads = READS_BOARD

    def compares(self, ctx: Context, seat: Ref) -> bool:
        return controlled(ctx, self.what, seat) > controlled(ctx, self.what, ctx.controller)


@phrase("who had at least {number:cardinal_number} more cards in hand" + _BEHIND, into="player_clause")
@record
class HadMoreCards(_AsActivated):
    """A player with so many more cards in hand."""

    number: int
    reads = READS_PLAYERS

    def compares(self, ctx: Context, seat: Ref) -> bool:
        return len(ctx.game.zone(HAND, seat)) >= len(ctx.game.zone(HAND, ctx.controller)) + self.number


@phrase("who had at least {number:cardinal_number} fewer {what:filter#many} in their graveyard" + _BEHIND,
        into="player_clause")  # fmt: skip
@record
class HadFewerBuried(_AsActivated):
    """A player with so many fewer cards of a kind in their graveyard."""

    number: int
    what: Filter
    reads = READS_PLAYERS

    def compares(self, ctx: Context, seat: Ref) -> bool:
        return self._buried(ctx, seat) <= self._buried(ctx, ctx.controller) - self.number

    def _buried(self, ctx: Context, seat: Ref) -> int:
        return sum(1 for oid in ctx.game.zone(GRAVEYARD, seat) if self.what.matches(ctx, oid))
