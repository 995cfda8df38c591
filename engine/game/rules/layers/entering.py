"""An object as it would exist on the battlefield (CR 614.12), before it enters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, OUTSIDE, STACK
from engine.game.events.zone_changes import is_about
from engine.game.rules.layers.contents import contents
from engine.game.rules.layers.intrinsic import plain
from engine.game.state.objects import new_object
from engine.game.state.printed import face_down_values, printed_values

if TYPE_CHECKING:
    from engine.game.events.zone_changes import ZoneChange
    from engine.game.rules.layers.plan import Plan
    from engine.game.state.game import Game
    from engine.meaning.characteristics import Characteristics


def as_it_would_enter(game: Game, plan: Plan, event: ZoneChange) -> Characteristics:
    """The characteristics after a zone change.

    What replaced the change already has a part in them, and so have the object's own effects and those on the board.
    Tokens that are created together enter alike: what one of them would be is what all would.
    """
    old = game.objects[event.oid]
    if old.zone != OUTSIDE or not old.token or event.values is not None or old.marks or old.counters:
        return _worked_out(game, plan, event)
    alike = ("as it would enter", replace(event, oid=NOBODY, old=None), old.owner, old.face, id(old.definition))
    found: tuple[object, Characteristics] = game.cache.now(
        game,
        alike,
        lambda: (old.definition, _worked_out(game, plan, event)),  # which holds what it is known by
    )
    return found[1]


def _worked_out(game: Game, plan: Plan, event: ZoneChange) -> Characteristics:
    old = game.objects[event.oid]
    values = event.values
    if values is None:
        values = face_down_values(BATTLEFIELD) if event.face_down else printed_values(old, event.face, BATTLEFIELD)
    inside = contents(values.abilities, BATTLEFIELD)
    followed = old.zone == STACK and any(is_about(effect, old.id) for effect in game.floating)  # CR 400.7a
    if followed or plan.broad.get(BATTLEFIELD) or (inside is not None and inside.groups):
        after = game.clone()
        entered = event.prepare(after).apply(after)
        return after.chars(entered.new) if entered is not None else game.chars(event.oid)
    controller = event.controller if event.controller != NOBODY else old.owner
    alone = new_object(old.card, old.owner, BATTLEFIELD, values, controller=controller, face_down=event.face_down)
    alone.counters = dict(event.counters)
    return plain(alone)
