"""Permission used to cast a spell or play a land (CR 305.1, 601.3).

Ways to play a land, and what follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Seat
from engine.core.record import record
from engine.game.rules.context import Context
from engine.meaning.families.statics import FollowsUse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.state.game import Game


@record
class PermissionUsed:
    """What follows when permission is used to cast a spell or play a land, with the object that gives it."""

    source: ObjectId
    controller: Seat
    rider: FollowsUse

    def follow(self, game: Game, seat: Seat, oid: ObjectId) -> None:
        """Let it follow, for a spell or land of a player."""
        self.rider.follow(Context(game, self.source, self.controller), seat, oid)


@record
class LandWay:
    """A way to play a card as a land: with which face, and whose permission serves for it."""

    face: int = 0
    uses: tuple[ObjectId, str] | None = None  # what is counted this turn: permission that serves once each turn
    then: PermissionUsed | None = None  # what follows when it is played so
    label: str = ""


USUAL_PLAY = LandWay()


def lands_with(
    faces: Iterable[int], uses: tuple[ObjectId, str] | None = None, then: PermissionUsed | None = None
) -> tuple[LandWay, ...]:
    """Ways to play a card with some of its faces."""
    return tuple(LandWay(face, uses, then) for face in faces)
