"""Descriptions of players by what they control and have.

As in "each player who controls six or more lands" (CR 102.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import is_object, is_player
from engine.core.record import record, wording
from engine.core.zones import HAND
from engine.meaning.families import Filter
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_NOTHING, READS_PLAYERS, READS_TURN
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.conditions import controlled
from engine.vocabulary.terms.grammar.references_per_player import WHO_DID
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.objects import bound_refs
from engine.vocabulary.terms.players.player_conditions import HasMore, counters_of
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.turns.past import CountedDeed

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context


@forms(
    phrase("who [controls|control#] {number:quota} {what#number}", into="player_clause"),
    phrase("who [controls|control#] a {what:filter#one}", into="player_clause", number=None),
)  # fmt: skip
@phrase("who [doesn't|don't#] control a {what:filter#one}", into="player_clause", number=None, negative=True)
@record
class WhoControls(Filter):
    """A player who controls so many permanents of a description."""

    number: Comparison | None
    what: Filter
    negative: bool = False
    reads = READS_BOARD | READS_CONTROL

    def matches(self, ctx: Context, ref: Ref) -> bool:
        count = controlled(ctx, self.what, ref)
        return self.number.holds(ctx, count) if self.number is not None else (count > 0) != self.negative


@phrase("who controls more {what:filter#many} than {other:player} do and is {whose:player's} opponent",
        into="player_clause")  # fmt: skip
@phrase("who [controls|control#] more {what:filter#many} than {other:player}", into="player_clause")
@phrase("who [controls|control#] fewer {what:filter#many} than {other:player}", into="player_clause", fewer=True)
@record
class WhoControlsMore(Filter):
    """A player who controls more of a kind, or fewer, than another player, perhaps one whose opponent they are."""

    what: Filter
    other: PlayerReference
    whose: PlayerReference | None = None
    fewer: bool = False
    reads = READS_BOARD | READS_CONTROL

    def matches(self, ctx: Context, ref: int) -> bool:
        others = self.other.refs(ctx)
        if self.whose is not None:
            opponents = [seat for other in self.whose.refs(ctx) for seat in ctx.game.opponents(other)]
            if ref not in opponents:
                return False
        mine = controlled(ctx, self.what, ref)
        theirs = [controlled(ctx, self.what, other) for other in others]
        return all(mine < number if self.fewer else mine > number for number in theirs)


@forms(
    phrase("who [controls|control#] the most {what:filter#many}", into="player_clause"),
    phrase("who [controls|control#] the fewest {what:filter#many}", into="player_clause", fewest=True),
)  # fmt: skip
@record
class WhoControlsTheMost(Filter):
    """A player who controls as many of a description as any other player, or as few."""

    what: Filter
    fewest: bool = False
    reads = READS_BOARD | READS_CONTROL

    def matches(self, ctx: Context, ref: Ref) -> bool:
        counts = [controlled(ctx, self.what, seat) for seat in ctx.game.seats()]
        best = min(counts, default=0) if self.fewest else max(counts, default=0)
        return is_player(ref) and controlled(ctx, self.what, ref) == best


@phrase("with {number:life_range} life", into="player_clause")
@record
class WithLife(Filter):
    """A player whose life total is in a range."""

    number: Comparison
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref) and self.number.holds(ctx, ctx.game.player(ref).life)


@phrase("with {number:quota} cards in hand", into="player_clause")
@phrase("who [has|have#] {number:quota} cards in hand", into="player_clause", has=True)
@record
class WithCardsInHand(Filter):
    """A player with so many cards in hand."""

    number: Comparison
    has: bool = wording(default=False)
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref) and self.number.holds(ctx, len(ctx.game.zone(HAND, ref)))


@forms(
    phrase("with {number:quota} {kind:counter_kind} counters", into="player_clause"),
    phrase("who [has|have#] {number:quota} {kind:counter_kind} counters", into="player_clause", has=True),
)  # fmt: skip
@record
class WithCounters(Filter):
    """A player with so many counters of a kind (CR 122.1)."""

    number: Comparison
    kind: str
    has: bool = wording(default=False)
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref) and self.number.holds(ctx, counters_of(ctx, ref, self.kind))


@phrase("who [has|have#] more {what:possession} than {other:player}", into="player_clause")
@phrase("who [has|have#] more cards in their hand than {other:player}", into="player_clause", what="hand", theirs=True)
@phrase("who [has|have#] less {what:possession} than {other:player}", into="player_clause", less=True)
@phrase("who [has|have#] fewer {what:possession} than {other:player}", into="player_clause", less=True)
@record
class WhoHasMore(Filter):
    """A player who has more life, or more cards in hand, than another; or less."""

    what: str
    other: PlayerReference
    less: bool = False
    theirs: bool = wording(default=False)
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref) and HasMore(Just(ref), self.what, self.other, self.less).holds(ctx)


@record
class Just(PlayerReference):
    """One certain player."""

    seat_meant: int
    reads = READS_PLAYERS

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return (self.seat_meant,)


@phrase("who {deed:counted_deed} {turn:which_turn}", into="player_clause")
@record
class WhoDidSoMuch(Filter):
    """A player who did something so often, or so much of it: "who drew two or more cards this turn"."""

    deed: CountedDeed
    turn: str
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref) and self.deed.number.holds(ctx, self.deed.count(ctx, ref, self.turn))


@phrase("other than {who:player}", into="player_clause")
@record
class OtherThanPlayer(Filter):
    """Any player but certain ones."""

    who: PlayerReference
    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref not in self.who.refs(ctx)


@forms(
    phrase(
        "who {verb:participle} a {what:filter#one} this way",
        into="player_clause",
        when=lambda node: node.verb != "drawn",
    ),
    phrase("who didn't {verb:deed_now} a {what:filter#one} this way", into="player_clause", negative=True),
    phrase("who didn't {verb:deed_now} a {what:filter#one}", into="player_clause", negative=True, short=True),
)
@phrase("who drew a {what:filter#one} this way", into="player_clause", verb="drawn")
@record
class WhoDidThisWay(Filter):
    """A player who did something to such an object "this way", as words before said, or who did not."""

    verb: str
    what: Filter
    negative: bool = False
    short: bool = wording(default=False)
    key: str = ""
    reads = READS_TURN

    def wanted(self) -> Wanted:
        """What they did it to."""
        return Wanted("object", verb=self.verb, itself=False)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        done = bound_refs(ctx, self.key)
        mine = (what for what, doer in ctx.bindings.get(WHO_DID, ()) if doer == ref and what in done)
        return any(fits_anywhere(ctx, self.what, what) for what in mine) != self.negative


@phrase("who controlled a {what:filter#one} {verb:participle} this way", into="player_clause")
@record
class WhoControlledOne(Filter):
    """A player who controlled an object of a description that the words before did something with.

    See CR 608.2h.
    """

    what: Filter
    verb: str
    key: str = ""
    reads = READS_TURN

    def wanted(self) -> Wanted:
        """What that was done with."""
        return Wanted("object", verb=self.verb, itself=False)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        theirs = (what for what in bound_refs(ctx, self.key) if is_object(what) and ctx.controller_of(what) == ref)
        return any(fits_anywhere(ctx, self.what, what) for what in theirs)


@phrase("who can't", into="player_clause")
@record
class WhoCannot(Filter):
    """A player who has not done what the words before told each of them to do."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What they should have done it to."""
        return Wanted("object", itself=False)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        done = ctx.bindings.get(self.key, ())
        return all(doer != ref for what, doer in ctx.bindings.get(WHO_DID, ()) if what in done)
