"""Ways of playing a land (CR 305.1): from hand, or as effects permit it from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Seat
from engine.core.record import replace
from engine.core.zones import HAND
from engine.game.rules.casting.casting_options import playable_land_faces
from engine.game.rules.casting.permission import LandWay
from engine.game.rules.casting.questions import LAND_WAYS
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from engine.game.decisions.act import Action
    from engine.game.state.game import Game


def ways_to_play(game: Game, oid: ObjectId, seat: Seat) -> tuple[LandWay, ...]:
    """All ways in which a player might play a card as a land from where it is.

    None uses permission up for nothing.
    """
    found = game.obj(oid)
    own = found.zone == HAND and found.owner == seat
    ways = [LandWay(face) for face in playable_land_faces(game, oid)] if own else []
    for answer in verdicts(game, LAND_WAYS, oid, seat=seat):
        ways.extend(answer)
    free = [way.face for way in ways if way.uses is None]
    left = [way for way in dict.fromkeys(ways) if way.uses is None or way.face not in free]
    return tuple(_told_apart(game, oid, way, left) for way in left)


def _told_apart(game: Game, oid: ObjectId, way: LandWay, all_ways: list[LandWay]) -> LandWay:
    """A way with words that tell whose permission it uses up, where that is the player's choice."""
    if way.uses is None or sum(other.face == way.face for other in all_ways) == 1:
        return way
    definition = game.obj(oid).definition
    name = definition.faces[way.face].name if definition is not None else game.chars(oid).name
    return replace(way, label=say("way_permitted_by", way=name, source=NameOf(way.uses[0])))


def land_way_meant(game: Game, seat: Seat, action: Action) -> LandWay | None:
    """The way in which an action is to play a land."""
    ways = [way for way in ways_to_play(game, action.oid, seat) if way.face == action.index]
    return next((way for way in ways if way.label == action.label), next((way for way in ways if not way.label), None))
