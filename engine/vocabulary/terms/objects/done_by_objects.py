"""Conditions about what an object has done, or what was done to it, and about others like it.

See CR 608.2i.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record
from engine.core.zones import BATTLEFIELD
from engine.game.events.combat import Attacks
from engine.game.events.damage import Damage
from engine.game.events.turn_structure import ControlChanged
from engine.game.events.zone_changes import Sacrifice, ZoneChange
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_POWER, READS_TURN
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.clauses import shared_kinds, stat_of
from engine.vocabulary.terms.objects.objects import bound_refs, matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{object} hasn't dealt damage yet", into="condition_part")
@record
class HasDealtNone(Condition):
    """An object has dealt no damage since it is what it is (CR 400.7)."""

    object: Reference
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return not any(isinstance(event, Damage) and event.source in refs for event in ctx.game.history.since(0))


@phrase("{object} wasn't sacrificed", into="condition_part")
@record
class NotSacrificed(Condition):
    """What left the battlefield was not sacrificed (CR 701.17)."""

    object: Reference
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return not any(isinstance(event, Sacrifice) and event.oid in refs for event in ctx.game.history.this_turn)


@phrase("{object} didn't attack or come under {player:player's} control this turn", into="condition_part")
@record
class NeitherAttackedNorCame(Condition):
    """An object did not attack this turn, and was under a player's control all the time.

    See CR 508.1, 603.6a.
    """

    object: Reference
    player: PlayerReference
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        refs, seats = self.object.refs(ctx), self.player.seats(ctx)
        return not any(self._did(event, refs, seats) for event in ctx.game.history.this_turn)

    def _did(self, event: Any, refs: tuple[Ref, ...], seats: tuple[Seat, ...]) -> bool:
        if isinstance(event, Attacks):
            return event.oid in refs
        if isinstance(event, ZoneChange):
            return event.to == BATTLEFIELD and event.new in refs and event.controller in seats
        return isinstance(event, ControlChanged) and event.oid in refs and event.after in seats


@phrase("{number:quota} of {those:object} have the same {word:shared}", into="condition_part")
@record
class SoManyAlike(Condition):
    """So many of some objects have a characteristic in common."""

    number: Comparison
    those: Reference
    word: str
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Of several that are looked back at."""
        return self.those.plural and self.those.wanted() is not None

    def holds(self, ctx: Context) -> bool:
        kinds = [kind for ref in self.those.refs(ctx) for kind in dict.fromkeys(shared_kinds(ctx, ref, self.word))]
        return self.number.holds(ctx, max((kinds.count(kind) for kind in kinds), default=0))


@phrase("no other {what:filter#one} has greater {stat:stat}", into="condition_part")
@record
class NoOtherHasMore(Condition):
    """Nothing of a kind has more of something than what the words name."""

    what: Filter
    stat: str
    key: str = ""
    reads = READS_BOARD | READS_POWER

    def wanted(self) -> Wanted:
        """What others are compared with."""
        return Wanted("object", plural=False, noun=self.what)

    def holds(self, ctx: Context) -> bool:
        named = bound_refs(ctx, self.key)
        most = max((stat_of(ctx, ref, self.stat) for ref in named), default=0)
        others = (ref for ref in matching(ctx, self.what) if ref not in named)
        return bool(named) and all(stat_of(ctx, ref, self.stat) <= most for ref in others)
