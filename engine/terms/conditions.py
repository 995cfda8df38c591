"""Conditions: "you control a Swamp", "it's your turn", "you have 5 or less life", "this creature is tapped"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.zones import HAND
from engine.model.families import Amount, Condition, Filter, Reference
from engine.model.node import READS_BOARD, READS_NOTHING, READS_PLAYERS, READS_STATUS, READS_TURN
from engine.terms.comparisons import Comparison
from engine.terms.objects import matching
from engine.terms.players import PlayerReference
from engine.text.templates import include, label, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{first:condition_part} and {second:condition_part}", into="condition", word="and")
@phrase("{first:condition_part} or {second:condition_part}", into="condition", word="or")
@dataclass(frozen=True, slots=True)
class Both(Condition):
    """Two conditions together, or one of two."""

    first: Condition
    second: Condition
    word: str
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        if self.word == "and":
            return self.first.holds(ctx) and self.second.holds(ctx)
        return self.first.holds(ctx) or self.second.holds(ctx)


@phrase("{player} control[s] {number:quota} {what#number}", into="condition_part")
@phrase("{player} control[s] a {what#one}", into="condition_part", number=None)
@phrase("{player} [doesn't|don't] control a {what#one}", into="condition_part", number=None, negative=True)
@phrase("{player} control[s] no {what#many}", into="condition_part", number=None, negative=True, no=True)
@dataclass(frozen=True, slots=True)
class Controls(Condition):
    """A player controls so many permanents of a description."""

    player: PlayerReference
    number: Comparison | None
    what: Filter
    negative: bool = False
    no: bool = False
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return any(self._holds(ctx, seat) for seat in self.player.seats(ctx))

    def _holds(self, ctx: Context, seat: int) -> bool:
        count = sum(1 for ref in matching(ctx, self.what) if ctx.controller_of(ref) == seat)
        if self.number is not None:
            return self.number.holds(ctx, count)
        return (count == 0) if self.negative else count > 0


@phrase("it's {player:player's} turn", into="condition_part")
@phrase("it isn't {player:player's} turn", into="condition_part", negative=True)
@phrase("it's not {player:player's} turn", into="condition_part", negative=True)
@dataclass(frozen=True, slots=True)
class IsTurnOf(Condition):
    """Whose turn it is (CR 102.1)."""

    player: PlayerReference
    negative: bool = False
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return (ctx.game.turn.active in self.player.refs(ctx)) != self.negative


@phrase("{player} [has|have] {number:comparison} life", into="condition_part")
@dataclass(frozen=True, slots=True)
class HasLife(Condition):
    """A player's life total is in a range."""

    player: PlayerReference
    number: Comparison
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return any(self.number.holds(ctx, ctx.game.player(seat).life) for seat in self.player.seats(ctx))


@phrase("{player} [has|have] {number:quota} cards in hand", into="condition_part")
@phrase("{player} [has|have] a card in hand", into="condition_part", number=None, some=True)
@dataclass(frozen=True, slots=True)
class HasCardsInHand(Condition):
    """A player has so many cards in hand."""

    player: PlayerReference
    number: Comparison | None
    some: bool = False
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return any(self._holds(ctx, len(ctx.game.zone(HAND, seat))) for seat in self.player.seats(ctx))

    def _holds(self, ctx: Context, count: int) -> bool:
        if self.number is not None:
            return self.number.holds(ctx, count)
        return count > 0 if self.some else count == 0


@phrase("there [is|are#number] {number:quota} {what#number}", into="condition_part")
@phrase("there is a {what#one}", into="condition_part", number=None)
@phrase("there are no {what#many}", into="condition_part", number=None, negative=True)
@dataclass(frozen=True, slots=True)
class ThereAre(Condition):
    """So many objects of a description exist."""

    number: Comparison | None
    what: Filter
    negative: bool = False
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        count = sum(1 for _ in matching(ctx, self.what))
        if self.number is not None:
            return self.number.holds(ctx, count)
        return (count == 0) == self.negative


@phrase("{object} [is|are] {what:adjective}", into="condition_part")
@phrase("{object} [isn't|aren't] {what:adjective}", into="condition_part", negative=True)
@phrase("{object} [is|are] a {what:filter#one}", into="condition_part", article=True)
@phrase("{object} [isn't|aren't] a {what:filter#one}", into="condition_part", article=True, negative=True)
@dataclass(frozen=True, slots=True)
class Is(Condition):
    """An object is, or is not, something: "it's tapped", "that card is a land card"."""

    object: Reference
    what: Filter
    negative: bool = False
    article: bool = False
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return bool(refs) and all(self.what.matches(ctx, ref) != self.negative for ref in refs)


@phrase("{amount:quantity} [is|are] {number:comparison}", into="condition_part")
@dataclass(frozen=True, slots=True)
class AmountIs(Condition):
    """An amount is in a range: "its power is 4 or greater"."""

    amount: Amount
    number: Comparison
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, self.amount.value(ctx))


include("condition", "condition_part")
include("quota", "counter_comparison")
label("condition", "a condition")
label("quota", "how many")
