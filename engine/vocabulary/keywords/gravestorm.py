"""Gravestorm (CR 702.69)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.zone_changes import DIES, ZoneChange
from engine.meaning.families import Amount
from engine.meaning.node import READS_TURN

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("for each permanent put into a graveyard from the battlefield this turn", into="for_each")
@record
class PermanentsBuried(Amount):
    """How many permanents, tokens too, were put into graveyards from the battlefield this turn."""

    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        return sum(isinstance(event, ZoneChange) and DIES in event.keys() for event in ctx.game.history.this_turn)


@keyword("702.69", "Gravestorm")
class Gravestorm:
    """Copies for the permanents that died; each instance triggers separately (CR 702.69b)."""

    definition = (
        "When you cast this spell, copy it for each permanent put into a graveyard from the battlefield this turn. You "
        "may choose new targets for the copies."
    )
