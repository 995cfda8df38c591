"""Conditions about what an object has done, or what was done to it, and about others like it (CR 608.2i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.events.damage import Damage
from engine.events.zone_changes import Sacrifice
from engine.model.families import Condition, Filter, Reference
from engine.model.node import READS_BOARD, READS_POWER, READS_TURN
from engine.model.speech import Wanted
from engine.terms.clauses import stat_of
from engine.terms.objects import bound_refs, matching
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


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
