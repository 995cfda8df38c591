"""Attachments that are attached to nothing, or to what they can't be attached to.

See CR 704.5m, 704.5n, 704.5p.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import has_fortifications
from engine.core.identity import NOBODY, is_player
from engine.core.zones import GRAVEYARD
from engine.game.events.status import Attach
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.questions.attaching import why_not_attached
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.rules.state_based import ATTACHED, AURA, state_based_check
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

UNATTACHED: Question[tuple[Event, ...]] = Question(
    "unattached", "702.103f", about="Aura", answer="events instead of its going away"
)


@state_based_check("704.5m", each="permanent", showing=ATTACHED | AURA)
def misplaced_attachments(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """An Aura attached to nothing or to something illegal goes to the graveyard.

    Other attachments fall off.
    """
    aura = "Aura" in chars.subtypes
    if not aura and obj.attached_to == NOBODY:
        return
    host = obj.attached_to
    gone = host == NOBODY or (game.players[host].left if is_player(host) else host not in game.objects)
    gone = gone or not (aura or "Equipment" in chars.subtypes or has_fortifications(game.edition))
    if gone or why_not_attached(game, obj.id, host) is not None:
        if aura:
            instead = next(verdicts(game, UNATTACHED, obj.id), None)  # CR 702.103f
            yield from (ZoneChange(obj.id, GRAVEYARD, cause="state-based"),) if instead is None else instead
        elif obj.attached_to != NOBODY:
            yield Attach(obj.id, NOBODY)
