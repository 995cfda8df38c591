"""Champion (CR 702.72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY
from engine.core.keys import Deed, Mark, Purpose
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, EXILE
from engine.game.events.cards import PlayerDid
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import Sacrifice, ZoneChange
from engine.meaning.families import Filter, Happening, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_STATUS
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_CHAMPION = Purpose("champion", "702.72a")

CHAMPIONED = Mark("championed")  # the card that it exiled
CHAMPIONING = Deed("championed")


@phrase("sacrifice ~ unless you champion a {what:filter}")
@record
class SacrificeUnlessChampioning(Instruction):
    """Another permanent of a description is exiled, or the champion is sacrificed."""

    what: Filter
    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        options = tuple(
            ref for ref in matching(ctx, self.what) if ref != ctx.source and ctx.controller_of(ref) == ctx.controller
        )
        chosen = ctx.choose_one_or_none(ctx.controller, options, purpose=TO_CHAMPION, prompt=say("exile_which_one"))
        if not chosen:
            return bool(ctx.happen(Sacrifice(ctx.controller, ctx.source, ctx.source)))
        done = ctx.happen(ZoneChange(chosen[0], EXILE, cause="effect", by=ctx.source))
        exiled = next((event.new for event in done if isinstance(event, ZoneChange)), NOBODY)
        if ctx.source in ctx.game.objects:
            ctx.happen(SetMark(ctx.source, CHAMPIONED, exiled))
        ctx.happen(PlayerDid(ctx.controller, CHAMPIONING, oids=(chosen[0], ctx.source)))
        return True


@phrase("[is|are] championed with {with_:object}", into="happening")
@record
class IsChampioned(Happening):
    """A permanent is exiled as the direct result of a champion ability (CR 702.72c)."""

    with_: Reference
    keys = (CHAMPIONING,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != CHAMPIONING or event.oids[1] not in self.with_.refs(ctx):
            return None
        return {OBJECT: event.oids[:1]} if subject.matches(ctx, event.oids[0]) else None


@phrase("return the championed card")
@record
class ReturnChampioned(Instruction):
    """The exiled card returns under its owner's control (CR 702.72b: the abilities are linked)."""

    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        exiled = ctx.obj(ctx.source).marks.get(CHAMPIONED)
        found = ctx.game.find(exiled) if isinstance(exiled, int) else None
        if found is None or found.zone != EXILE:
            return False
        returns = ZoneChange(found.id, BATTLEFIELD, cause="effect", by=ctx.source)
        return bool(ctx.happen(returns))


@keyword("702.72", "Champion", "champion a {what:filter}")
class Champion:
    """A creature that takes another's place for a while (CR 702.72a)."""

    what: Filter

    definition = (
        "When ~ enters, sacrifice ~ unless you champion a [what].\n"
        "When ~ leaves the battlefield, return the championed card."
    )
