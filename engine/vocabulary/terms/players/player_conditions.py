"""What is so of players: what they own in exile, whether they are poisoned (CR 108.3, 122.1f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Seat, is_object
from engine.core.record import record, wording
from engine.core.zones import EXILE, HAND, LIBRARY
from engine.game.events.counters import sharing
from engine.meaning.families import Amount, Condition, Filter
from engine.meaning.node import READS_BOARD, READS_PLAYERS, READS_STATUS
from engine.meaning.speech import DIFFERENCE, Antecedent
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.conditions import others_than
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import DefendingPlayer, PlayerNoun, PlayerReference, Players

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("{player} own[s] a {what:filter#one}", into="condition_part"),
    phrase("{player} own[s] {number:quota} {what:filter#many}", into="condition_part"),
)  # fmt: skip
@record
class Owns(Condition):
    """A player owns a card of a description in another zone than the battlefield (CR 108.3)."""

    player: PlayerReference
    what: Filter
    number: Comparison | None = None  # how many; none: any
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """In exile, where cards have no controller."""
        return zone_of(self.what) == EXILE

    def holds(self, ctx: Context) -> bool:
        owners = self.player.refs(ctx)
        theirs = sum(is_object(ref) and ctx.obj(ref).owner in owners for ref in matching(ctx, self.what))
        return theirs > 0 if self.number is None else self.number.holds(ctx, theirs)


@phrase("{player} [has|have] {number:quota} opponents", into="condition_part")
@record
class HasOpponents(Condition):
    """Players who have so many opponents in the game (CR 102.3)."""

    player: PlayerReference
    number: Comparison
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return any(self.number.holds(ctx, len(ctx.game.opponents(seat))) for seat in self.player.seats(ctx))


@phrase("{player} [is|are] {whose:player's} opponent", into="condition_part")
@record
class IsOpponent(Condition):
    """A player is an opponent of another (CR 102.3)."""

    player: PlayerReference
    whose: PlayerReference
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        opponents = {seat for other in self.whose.seats(ctx) for seat in ctx.game.opponents(other)}
        return any(seat in opponents for seat in self.player.seats(ctx))


@phrase("{player} [has|have] the most life or [is|are] tied for most life", into="condition_part")
@record
class HasMostLife(Condition):
    """No player has more life than a certain one (CR 119.1)."""

    player: PlayerReference
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        most = max(ctx.game.player(seat).life for seat in ctx.game.apnap())
        return any(ctx.game.player(seat).life == most for seat in self.player.seats(ctx))


@phrase("{player} [is|are] poisoned", into="condition_part")
@record
class IsPoisoned(Condition):
    """A player has a poison counter (CR 122.1f)."""

    player: PlayerReference
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return any(ctx.game.players[seat].counters.get("poison", 0) for seat in self.player.seats(ctx))


@phrase("{player} [has|have] {number:quota} {kind:counter_kind} counters", into="condition_part")
@phrase("{player} [has|have] a {kind:counter_kind} counter", into="condition_part", number=None)
@record
class HasCounters(Condition):
    """A player has so many counters of a kind (CR 122.1)."""

    player: PlayerReference
    number: Comparison | None
    kind: str
    key: str = ""
    reads = READS_PLAYERS
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """By how much the number differs from that of which the words speak."""
        return (Antecedent(self.key, DIFFERENCE),) if self.number is not None else ()

    def holds(self, ctx: Context) -> bool:
        counts = [counters_of(ctx, seat, self.kind) for seat in self.player.seats(ctx)]
        if self.number is not None and self.number.amount is not None and counts:
            ctx.bind(self.key, abs(counts[0] - self.number.amount.value(ctx)))
        return any(self.number.holds(ctx, count) if self.number is not None else count > 0 for count in counts)


def counters_of(ctx: Context, seat: Seat, kind: str) -> int:
    """How many counters of a kind a player has; those that teammates share count for each (CR 810.10a)."""
    (holder, *_) = sharing(ctx.game, seat, kind)
    return ctx.game.player(holder).counters.get(kind, 0)


@phrase("{player:player's} library has {number:quota} cards in it", into="condition_part")
@phrase("a library has {number:quota} cards in it", into="condition_part", player=None)
@record
class LibraryHolds(Condition):
    """There are so many cards, or none, in a player's library, or in anybody's (CR 401.1)."""

    player: PlayerReference | None
    number: Comparison
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx) if self.player is not None else ctx.game.apnap()
        return any(self.number.holds(ctx, len(ctx.game.zone(LIBRARY, seat))) for seat in seats)


@phrase("you're the defending player", into="condition_part")
@phrase("you are the defending player", into="condition_part", short=False)
@record
class YouAreDefendingPlayer(Condition):
    """The attacking creature of which the words speak attacks you, or what you control or protect.

    See CR 508.5.
    """

    short: bool = wording(default=True)
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return ctx.controller in DefendingPlayer().refs(ctx)


@forms(
    phrase("{player} [has|have] more {what:possession} than {other:player}", into="condition_part"),
    phrase("{player} [has|have] at least {by:words} more {what:possession} than {other:player}", into="condition_part"),
    phrase("{player} [has|have] less {what:possession} than {other:player}", into="condition_part", less=True),
    phrase("{player} [has|have] fewer {what:possession} than {other:player}", into="condition_part", less=True),
)  # fmt: skip
@record
class HasMore(Condition):
    """A player has more life, or cards in hand, than another."""

    player: PlayerReference
    what: str
    other: PlayerReference
    less: bool = False
    by: Amount | None = None  # by how much at least, if the words say so
    key: str = ""
    reads = READS_PLAYERS
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """By how much, of two players."""
        several = any(isinstance(who, Players) for who in (self.player, self.other))
        return () if several else (Antecedent(self.key, DIFFERENCE),)

    def holds(self, ctx: Context) -> bool:
        each = [
            (self._number(ctx, seat), [self._number(ctx, other) for other in others_than(ctx, self.other, seat)])
            for seat in self.player.seats(ctx)
        ]
        for mine, others in each:
            for number in others:
                ctx.bind(self.key, abs(mine - number))
        least = self.by.value(ctx) if self.by is not None else 1
        return any(all(self._by(mine, number) >= least for number in others) for mine, others in each)

    def _by(self, mine: int, theirs: int) -> int:
        return theirs - mine if self.less else mine - theirs

    def _number(self, ctx: Context, seat: int) -> int:
        return ctx.game.player(seat).life if self.what == "life" else len(ctx.game.zone(HAND, seat))


@phrase("no opponent has more {what:possession} than {other:player}", into="condition_part")
@record
class NoOpponentHasMore(Condition):
    """None of the controller's opponents has more life, or cards in hand, than a player."""

    what: str
    other: PlayerReference
    reads = READS_PLAYERS

    def holds(self, ctx: Context) -> bool:
        return not HasMore(Players(PlayerNoun("opponent")), self.what, self.other).holds(ctx)


lexicon("possession", {"life": "life", "hand": "cards in hand"})
