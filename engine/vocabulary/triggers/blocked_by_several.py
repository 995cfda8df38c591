"""Creatures that become blocked by so many others (CR 509.5e).

As in "becomes blocked by two or more creatures".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.combat import BECOMES_BLOCKED, BLOCKER_JOINED, BecomesBlocked, BlockerJoined
from engine.meaning.families import Filter, Happening
from engine.vocabulary.triggers.combat import AtLeast
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("become[s] blocked by {number:attack_count} creatures", into="happening")
@record
class BecomesBlockedBySoMany(Happening):
    """Becomes blocked by at least so many creatures (CR 509.3e).

    They do as blockers are declared, or as an effect adds the one that makes up the number.
    """

    number: AtLeast
    keys = (BECOMES_BLOCKED, BLOCKER_JOINED)
    found_on_subject = False

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, BecomesBlocked):
            met = len(event.blockers) >= self.number.least
        else:
            met = isinstance(event, BlockerJoined) and event.number == self.number.least
        return {OBJECT: (event.attacker,)} if met and subject.matches(ctx, event.attacker) else None
