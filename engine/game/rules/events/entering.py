"""How permanents enter as the rules themselves say.

What can't, and with what counters (CR 306.5b, 400.4a).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD
from engine.game.events.counters import PutCounters
from engine.game.events.event import Event
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.context import Context
from engine.game.rules.events.questions import MAY_ENTER
from engine.game.rules.hooks import ENTERING
from engine.game.rules.layers.effect import Reaching
from engine.game.state.objects import Look
from engine.game.state.printed import printed_values
from engine.meaning.families import Replacement
from engine.meaning.message import say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.characteristics import Characteristics


def why_not(game: Game, event: ZoneChange) -> Refusal | None:
    """Why an object can't enter the battlefield; None if it can (CR 304.4, 307.4, 614.17d)."""
    refusal = None if event.face_down else _why_no_such_card(game, event)
    if refusal is not None:
        return refusal
    opinions = game.projection.modifiers(game, MAY_ENTER)
    if not opinions:
        return None
    look = as_it_would_be(game, event)
    for ctx, continuous, modifier in opinions:
        inner = ctx.within()
        if BATTLEFIELD in (continuous.affected_zones if isinstance(continuous, Reaching) else (BATTLEFIELD,)):
            inner.assumed = look  # but "cards in graveyards" are looked at where they are
        if not continuous.affects(inner, event.oid):
            continue
        answer = modifier.answer(inner, MAY_ENTER, event.oid, event=event)
        if isinstance(answer, Refusal):
            return answer
    return None


def _why_no_such_card(game: Game, event: ZoneChange) -> Refusal | None:
    """Why a card can't enter for what it is: no instants and sorceries do (CR 304.4, 307.4, 712.13a)."""
    found = game.obj(event.oid)
    types = (event.values or printed_values(found, event.face, BATTLEFIELD)).types
    if "instant" in types or "sorcery" in types:
        return Refusal(say("instants_and_sorceries_cant_enter_the_battlefield"), "400.4a")
    card = found.definition
    up = card.faces[1].printed.types if card is not None and card.double_faced and event.face == 1 else ()
    if "instant" in up or "sorcery" in up:  # whatever it would be a copy of
        return Refusal(say("its_back_face_is_an_instant_or_sorcery"), "712.13a")
    return None


def without_forbidden_counters(game: Game, event: ZoneChange) -> ZoneChange:
    """An object's entering without the counters that can't be put on it (CR 122.6, 614.17)."""
    if not event.counters:
        return event
    look = as_it_would_be(game, event)
    kept = tuple(pair for pair in event.counters if not _forbids(game, look, PutCounters(event.oid, *pair)))
    return event if kept == event.counters else replace(event, counters=kept)


def _forbids(game: Game, look: Look, counters: PutCounters) -> bool:
    """Whether an effect, perhaps of the entering object itself, says that it can't get some counters."""
    about = look.object.id
    own = look.characteristics.abilities.modifiers.get(counters.question, ())
    ctx = Context(game, about, look.characteristics.controller)
    if any(modifier.answer(ctx, counters.question, about, event=counters) is not None for _, modifier in own):
        return True
    for ctx, continuous, modifier in game.projection.modifiers(game, counters.question):
        inner = ctx.within()
        inner.assumed = look
        if continuous.affects(inner, about) and modifier.answer(inner, counters.question, about, event=counters):
            return True
    return False


def as_it_would_be(game: Game, event: ZoneChange) -> Look:
    """An object as it would exist on the battlefield (CR 614.12).

    It tells which effects apply to its entering.
    """
    found = game.obj(event.oid).copy()
    found.zone = BATTLEFIELD
    found.tapped = event.tapped
    found.counters = dict(event.counters)
    found.face_down = event.face_down
    found.attached_to = event.attach_to
    return Look(found, game.projection.as_it_would_enter(game, event))


@record
class EntersWithCounters(Replacement):
    """A permanent enters with counters because of what it is."""

    kind: str
    number: int
    rule: str
    keys = (ENTERS,)
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[Event]:
        return (with_counters(event, self.kind, self.number),)


def with_counters(event: ZoneChange, kind: str, number: int) -> ZoneChange:
    """A permanent's entering, with more counters on it."""
    counters = dict(event.counters)
    counters[kind] = counters.get(kind, 0) + number
    return replace(event, counters=tuple(counters.items()))


@ENTERING("306.5b")
def with_loyalty(values: Characteristics) -> Iterator[EntersWithCounters]:
    """A planeswalker enters with loyalty counters."""
    if "planeswalker" in values.types and values.loyalty:
        yield EntersWithCounters("loyalty", values.loyalty, "306.5b")


def words_of(effect: Replacement) -> str:
    """How a permanent enters as the rules say it, in words."""
    return f"enters with {effect.kind} counters" if isinstance(effect, EntersWithCounters) else "as it enters"


def as_it_is(values: Characteristics) -> Iterator[Replacement]:
    """How a permanent with some characteristics enters as the rules say it of such permanents."""
    return (effect for declared in ENTERING for effect in declared(values))
