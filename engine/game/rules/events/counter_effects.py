"""The replacement and prevention effects that some counters create (CR 122.1c, 122.1d, 122.1h)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, is_object
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD
from engine.game.events.counters import LoseCounterOnce, RemoveCounters
from engine.game.events.damage import Damage
from engine.game.events.event import Event
from engine.game.events.status import Untap
from engine.game.events.zone_changes import Destroy, ZoneChange
from engine.meaning.families import Replacement

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game


@record
class ShieldCounter(Replacement):
    """A shield counter is removed instead of destruction, or with damage prevented (CR 122.1c)."""

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, Damage) or (isinstance(event, Destroy) and event.cause == "effect")

    def replace(self, ctx: Context, event: object) -> Sequence[Event]:
        lost = LoseCounterOnce(ctx.source, "shield")
        return (event, lost) if isinstance(event, Damage) and not event.preventable else (lost,)


@record
class StunCounter(Replacement):
    """A stun counter is removed instead of untapping (CR 122.1d)."""

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, Untap)

    def replace(self, ctx: Context, event: object) -> Sequence[Event]:
        return (RemoveCounters(ctx.source, "stun", 1),)


@record
class FinalityCounter(Replacement):
    """A permanent is exiled instead of going from the battlefield to a graveyard (CR 122.1h)."""

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, ZoneChange) and event.origin == BATTLEFIELD and event.to == GRAVEYARD

    def replace(self, ctx: Context, event: object) -> Sequence[Event]:
        assert isinstance(event, ZoneChange)
        return (replace(event, to=EXILE),)


EFFECTS: dict[str, Replacement] = {
    "shield": ShieldCounter(), "stun": StunCounter(), "finality": FinalityCounter(),
}  # fmt: skip


OF_PERMANENTS = (Damage, Destroy, Untap, ZoneChange)


def effects_of_counters(game: Game, event: Event) -> Iterator[tuple[str, ObjectId, Replacement]]:
    """The kinds of counter whose effects could apply to an event, with the permanent they are on."""
    if not isinstance(event, OF_PERMANENTS):
        return
    oid = event.recipient if isinstance(event, Damage) else event.oid
    if not is_object(oid):
        return
    found = game.find(oid)
    if found is None or not found.counters or found.zone != BATTLEFIELD:
        return
    for kind, effect in EFFECTS.items():
        if found.counters.get(kind):
            yield kind, oid, effect
