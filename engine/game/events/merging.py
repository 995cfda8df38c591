"""Objects merging with permanents (CR 726)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.game.events.event import Event
from engine.game.events.status import face_up_values
from engine.game.events.zone_changes import continue_effects
from engine.game.state.merging import own_values, set_values
from engine.game.state.objects import Part
from engine.meaning.families import Modification

if TYPE_CHECKING:
    from engine.game.state.effects import DelayedTrigger, FloatingEffect
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

MERGES = EventKey("merges")


@record
class Merge(Event):
    """An object becomes part of a permanent: it leaves its zone, and nothing enters (CR 726.2, 726.2b).

    The permanent stays the object that it was (726.2c); effects on what merged with it affect it now (702.140f).
    """

    oid: ObjectId
    into: ObjectId
    on_top: bool
    called: str = ""  # the permanent's name until then; filled in

    def keys(self) -> tuple[EventKey, ...]:
        return (MERGES,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.into, self.oid)

    def possible(self, game: Game) -> bool:
        return self.oid in game.objects and game.permanent(self.into) is not None

    def prepare(self, game: Game) -> Merge:
        return replace(self, called=game.chars(self.into).name)

    def apply(self, game: Game) -> Merge | None:
        if not self.possible(game):
            return None
        look = game.look(self.oid)
        merging = look.object
        game.take_out(self.oid)
        del game.objects[self.oid]
        game.last_known[self.oid] = look
        game.moved[self.oid] = self.into
        found = game.write(self.into)
        (_put_on_top if self.on_top else _put_beneath)(game, found, merging)
        continue_effects(game, self.oid, self.into)
        game.delayed = tuple(_about_permanent(trigger, self.oid, self.into) for trigger in game.delayed)
        return self


def _about_permanent(trigger: DelayedTrigger, oid: ObjectId, into: ObjectId) -> DelayedTrigger:
    """A delayed triggered ability that speaks of the permanent if it spoke of what merged with it (CR 702.140f)."""

    def renamed(value: object) -> object:
        return tuple(into if ref == oid else ref for ref in value) if isinstance(value, tuple) else value

    return replace(trigger, bindings=tuple((name, renamed(value)) for name, value in trigger.bindings))


def _put_on_top(game: Game, found: GameObject, merging: GameObject) -> None:
    """Let what merges be the topmost component; earlier copy effects don't change that one (CR 613.2a, 726.2a)."""
    found.parts = (*_component(found), *found.parts)
    found.card, found.definition, found.token = merging.card, merging.definition, merging.token
    found.face, found.face_down = merging.face, merging.face_down
    set_values(found, own_values(merging))
    for effect, others in _copying(game, found.id):
        game.floating = tuple(replace(one, affected=others) if one is effect else one for one in game.floating)


def _put_beneath(game: Game, found: GameObject, merging: GameObject) -> None:
    """Let what merges lie beneath all others; a copy of something else has its abilities besides too (CR 613.2a)."""
    component = _component(merging)
    found.parts = (*found.parts, *component)
    set_values(found, own_values(found))
    given = tuple(one for part in component if part.values is not None for one in part.values.abilities.unexpanded())
    for effect, others in _copying(game, found.id):
        parts = tuple(one.also_giving(given) if isinstance(one, Modification) else one for one in effect.parts)
        number = game.stamp() if others else effect.id  # what it goes on to do to others is another effect
        mine = replace(effect, id=number, affected=(found.id,), parts=parts)
        apart = (replace(effect, affected=others), mine) if others else (mine,)
        game.floating = tuple(new for one in game.floating for new in (apart if one is effect else (one,)))


def _copying(game: Game, oid: ObjectId) -> list[tuple[FloatingEffect, tuple[Ref, ...]]]:
    """The copy effects that an object is under, each with what else it affects."""
    return [
        (effect, tuple(ref for ref in effect.affected if ref != oid)) for effect in game.floating
        if effect.affected is not None and oid in effect.affected
        and any(isinstance(part, Modification) and part.copies_values for part in effect.parts)
    ]  # fmt: skip


def _component(found: GameObject) -> tuple[Part, ...]:
    """What an object is as a component of another, without what lies beneath it."""
    if found.definition is None:
        return ()
    values = face_up_values(found) if found.face_down else own_values(found)
    return (Part(found.card, found.owner, found.definition, found.token, found.face, found.face_down, values),)
