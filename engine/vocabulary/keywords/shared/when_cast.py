"""What keywords share that trigger when their own spell is cast (CR 603.2, 601.2i).

Storm, cascade and casualty are such keywords.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.core.zones import STACK
from engine.game.events.casting import SPELL_CAST, SpellCast
from engine.meaning.abilities import Ability, TriggeredAbility
from engine.meaning.families import Condition, EventPattern, Instruction

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class WhenCast(EventPattern):
    """When its controller casts this spell."""

    keys = (SPELL_CAST,)

    def only_self(self) -> bool:
        return True

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, SpellCast) and event.oid == ctx.source:
                yield {"event": event}


def when_cast(effect: Instruction, label: str, condition: Condition | None = None) -> Ability:
    """The triggered ability of a spell that does something as it is cast."""
    return TriggeredAbility(WhenCast(), effect, condition, zones=(STACK,), label=label)
