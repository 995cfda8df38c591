"""Players for simulations who remember their triggers by chance.

By chance they also call attention to others' triggers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.core.errors import IllegalAnswer
from engine.core.identity import NOBODY, ObjectId
from engine.core.options import PRACTISING
from engine.game.rules.missed_triggers import announcing
from engine.game.rules.missed_triggers.announcing import ORDER, SET_UP

if TYPE_CHECKING:
    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game

SILENT = 3  # out of so many times something could be said, all but one pass in silence


def practice_of(seats: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The option by which everybody has to remember their own triggers."""
    return ((PRACTISING, tuple(map(str, range(seats)))),)


class Forgetful:
    """All players of one game."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def speak(self, game: Game) -> None:
        """Somebody may say something before the game goes on."""
        waiting = [one for one in game.unannounced if one.stage in ORDER]
        if not waiting or game.over or self.chance.below(SILENT):
            return
        one = waiting[self.chance.below(len(waiting))]
        seats = game.seats()
        oid, number = named(game, one.trigger)
        try:
            announcing.announce(game, seats[self.chance.below(len(seats))], oid, number)
        except IllegalAnswer:  # it is on an object of which nobody can speak any more
            return


def named(game: Game, trigger: PendingTrigger) -> tuple[ObjectId, int]:
    """How somebody speaks of an ability that has triggered."""
    oid = trigger.source if trigger.source in game.objects else game.became(trigger.source)
    if oid not in game.objects:
        return NOBODY, SET_UP
    own = game.chars(oid).abilities.triggered
    return oid, own.index(trigger.ability) if not trigger.delayed and trigger.ability in own else SET_UP
