"""What a view tells of a creature that can't attack (CR 302.6, 508.1c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD
from engine.game.rules.combat.opinions import Opinions
from engine.game.rules.combat.questions import ATTACK_IGNORING_SICKNESS, MAY_ATTACK
from engine.game.rules.questions.rule_modifiers import affirmed, refused

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


def is_sick(game: Game, found: GameObject, chars: Characteristics) -> bool:
    """Whether a creature came under its controller's control too lately to attack (CR 302.6)."""
    if found.zone != BATTLEFIELD or not found.sick or "creature" not in chars.types:
        return False
    return not affirmed(game, ATTACK_IGNORING_SICKNESS, found.id)


def is_barred(game: Game, found: GameObject, chars: Characteristics) -> bool:
    """Whether a creature can't attack any of its controller's opponents (CR 508.1c)."""
    if found.zone != BATTLEFIELD or found.phased_out or "creature" not in chars.types:
        return False
    opinions: Opinions = game.cache.now(game, "may attack, as shown", lambda: Opinions(game, MAY_ATTACK))
    if not opinions.about(found.id):
        return False
    opponents = game.opponents(chars.controller)
    return bool(opponents) and all(refused(game, MAY_ATTACK, found.id, defender=seat) for seat in opponents)
