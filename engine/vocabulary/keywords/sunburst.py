"""Sunburst (CR 702.44)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.colors import WUBRG
from engine.core.record import record
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.casting.cast_record import cast_record
from engine.game.rules.events.entering import with_counters
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Replacement
from engine.meaning.node import READS_STATUS

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CountersForColors(Replacement):
    """A counter for each colour of mana spent to cast it."""

    kind: str = ""  # "": +1/+1 on a creature, charge otherwise
    reads = READS_STATUS
    keys = (ENTERS,)
    entering = True
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return event.cause == "resolve"

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        record = cast_record(ctx, event.oid)
        spent = [mana.kind for mana in record.mana] if record is not None else []
        colors = sum(1 for color in WUBRG if color in spent)
        kind = self.kind or ("+1/+1" if "creature" in ctx.chars(event.oid).types else "charge")
        return (with_counters(event, kind, colors) if colors else event,)


@keyword("702.44", "Sunburst")
class Sunburst:
    """Counters for the colours of the mana that paid for it (CR 702.44a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((CountersForColors(),)),)
