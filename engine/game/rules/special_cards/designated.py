"""Designations that one player at a time has, with abilities that no object has.

Monarch, initiative (CR 722, 723).

What stands in the command zone for those abilities always belongs to the player who has the designation, so that it is
they who control what triggers (CR 722.2, 723.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Seat
from engine.core.keys import EventKey, Mark
from engine.core.record import record
from engine.core.zones import COMMAND
from engine.game.events.emblems import GetAbilitiesOfDesignation
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import CeaseToExist
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import LEAVING

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition


@record
class Designation:
    """A designation that one player at a time has (CR 722, 723).

    `mark` is on the player who has it, abilities wait for it under `key`, and `card` makes what has its abilities.
    """

    mark: Mark
    key: EventKey
    card: Callable[[], CardDefinition]


DESIGNATIONS: dict[Mark, Designation] = {}
"""All of them by their marks; the modules of their words enter them."""


def holder(game: Game, mark: Mark) -> Seat:
    """Who has a designation; NOBODY if nobody does."""
    return next((seat for seat in game.seats() if game.players[seat].marks.get(mark)), NOBODY)


def hand_over(game: Game, seat: Seat, mark: Mark) -> None:
    """Give a player a designation, and let it be no one else's (CR 722.3, 723.3).

    Who has it gets it again (723.5).
    """
    designation = DESIGNATIONS[mark]
    card = designation.card()
    before = holder(game, mark)
    if before != seat:
        found = ((oid, game.obj(oid).definition) for oid in game.zone(COMMAND))
        old = [oid for oid, definition in found if definition is not None and definition.name == card.name]
        happen(game, *map(CeaseToExist, old), GetAbilitiesOfDesignation(seat, card))
    others = [SetMark(before, mark, None)] if before not in (NOBODY, seat) else []
    happen(game, *others, SetMark(seat, mark, key=designation.key))


def designated(game: Game, seat: Seat) -> tuple[Mark, ...]:
    """The designations that a player has, by their marks."""
    return tuple(mark for mark in sorted(DESIGNATIONS) if game.players[seat].marks.get(mark))


@LEAVING("722.4")
def pass_on(game: Game, seat: Seat) -> Callable[[], None]:
    """As a player leaves, the active player or the next in turn gets their designations (CR 722.4, 723.4)."""
    marks = designated(game, seat)

    def hand_on() -> None:
        active = game.turn.active
        staying = [active] if active in game.seats() else list(game.apnap(seat))
        for mark in marks:
            happen(game, SetMark(seat, mark, None))
            if staying:
                hand_over(game, staying[0], mark)

    return hand_on
