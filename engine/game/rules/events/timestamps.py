"""The order of timestamps that objects get at the same time (CR 613.7m).

The active player's come first, and each player's own in the order that the player chooses. They are asked only where
it matters what the order is.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.core.zones import BATTLEFIELD
from engine.game.decisions.orders import OrderObjects
from engine.game.events.status import stamp_in_order
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import ask
from engine.meaning.families import Modification
from engine.meaning.message import say
from engine.meaning.node import cached_by_node, walk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.meaning.abilities import StaticAbility
    from engine.meaning.characteristics import Characteristics

IN_WHICH_ORDER_OF_TIME = Purpose("timestamps", "613.7m")

NEVER_MATTER = frozenset(("7a", "7c", "7d"))  # layers in which one effect more is the same before or after another


def put_in_order(game: Game, done: Sequence[Event]) -> None:
    """Give what has entered the battlefield at once its timestamps in their order."""
    entered = [event.new for event in done if isinstance(event, ZoneChange) and event.to == BATTLEFIELD]
    speaking = [oid for oid in entered if oid in game.objects and _layers(game, oid)] if len(entered) > 1 else []
    if len(speaking) < 2:
        return
    places = {seat: place for place, seat in enumerate(game.apnap())}
    speaking.sort(key=lambda oid: places.get(game.controller(oid), len(places)))
    stamp_in_order(game, speaking)
    for seat in places:
        mine = [oid for oid in speaking if game.controller(oid) == seat]
        if len(mine) > 1 and _matters(game, mine):
            stamp_in_order(game, _chosen(game, seat, mine))


def _layers(game: Game, oid: ObjectId) -> frozenset[str]:
    """The layers in which the order of the effects of a permanent's static abilities could matter."""
    return frozenset[str]().union(*(_layers_of(ability) for ability in game.chars(oid).abilities.static))


@cached_by_node
def _layers_of(ability: StaticAbility) -> frozenset[str]:
    found = (layer for node in walk(ability) if isinstance(node, Modification) for layer in node.layers)
    return frozenset(found) - NEVER_MATTER


def _matters(game: Game, oids: Sequence[ObjectId]) -> bool:
    """Whether anything would be different if two of the objects had each other's timestamps."""
    as_it_is = _values(game)
    for one, other in combinations(oids, 2):
        if _layers(game, one) & _layers(game, other):
            trial = game.clone()
            stamp_in_order(trial, (other, one) if game.obj(one).timestamp < game.obj(other).timestamp else (one, other))
            if _values(trial) != as_it_is:
                return True
    return False


def _values(game: Game) -> list[tuple[object, ...]]:
    return [_of(game.chars(oid)) for oid in game.permanents()]


def _of(found: Characteristics) -> tuple[object, ...]:
    """All that the layers may have changed, in whatever order the changes stand."""
    abilities = sorted(map(repr, found.abilities))
    kinds = (set(found.supertypes), set(found.types), set(found.subtypes), set(found.colors), {*found.extra_names})
    return found.name, found.mana_cost, found.controller, found.power, found.toughness, found.text, kinds, abilities


def _chosen(game: Game, seat: Seat, oids: Sequence[ObjectId]) -> Sequence[ObjectId]:
    decision = OrderObjects(
        seat=seat,
        objects=tuple(oids),
        purpose=IN_WHICH_ORDER_OF_TIME,
        rule="613.7m",
        prompt=say("choose_the_order_of_timestamps"),
    )
    chosen: Sequence[int] = ask(game, decision)
    return [oids[number] for number in chosen]
