"""Replacement and prevention effects (CR 614, 615) and how they interact (616)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Seat
from engine.decisions.choices import ChooseReplacement
from engine.events.zone_changes import ZoneChange
from engine.rules.context import Context, ask

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.events.event import Event
    from engine.model.families import Replacement
    from engine.state.game import Game

Applied = tuple[object, ...]  # the effects that have had their chance at an event (CR 614.5)


@dataclass(frozen=True, slots=True)
class Applicable:
    """A replacement effect that would apply to an event now."""

    name: object  # tells it from others, also between calls
    ctx: Context
    effect: Replacement
    text: str


def replaced(game: Game, event: Event, applied: Applied) -> tuple[Sequence[Event] | None, Applied]:
    """What happens instead of an event, by one effect (the caller comes again for the next); None if nothing does."""
    options = [option for option in applicable(game, event) if option.name not in applied]
    if not options:
        return None, applied
    chosen = _choose(game, event, options)
    chosen.ctx.event = event
    instead = chosen.effect.replace(chosen.ctx, event)
    return instead, (*applied, chosen.name)  # type: ignore[return-value]


def applicable(game: Game, event: Event) -> Iterator[Applicable]:
    """The effects that could replace an event now (CR 614.4, 614.12)."""
    keys = event.keys()
    if isinstance(event, ZoneChange) and event.to == "battlefield":
        yield from _entering(game, event)
    for name, ctx, effect, text in game.projection.replacements(game, keys):
        if effect.applies(ctx, event):
            yield Applicable(name, ctx, effect, text)


def _entering(game: Game, event: ZoneChange) -> Iterator[Applicable]:
    """The entering object's own abilities that modify how it enters (CR 614.12)."""
    values = game.projection.as_it_would_enter(game, event)
    controller = event.controller if event.controller != NOBODY else game.obj(event.oid).owner
    for number, ability in enumerate(values.abilities.static):
        for effect in ability.effects:
            if getattr(effect, "entering", False) and "enters" in effect.event_keys():  # type: ignore[attr-defined]
                ctx = Context(game, event.oid, controller)
                if (ability.condition is None or ability.condition.holds(ctx)) and effect.applies(ctx, event):  # type: ignore[attr-defined]
                    yield Applicable(("entering", event.oid, number, effect), ctx, effect, ability.label)  # type: ignore[arg-type]


def _choose(game: Game, event: Event, options: list[Applicable]) -> Applicable:
    """Which one applies, by the affected player (CR 616.1a to 616.1e)."""
    if len(options) == 1:
        return options[0]
    for rank in ("self_replacement", "changes_control", "copies"):
        first = [option for option in options if getattr(option.effect, rank, False)]
        if first:
            options = first
            break
    if len(options) == 1 or all(getattr(option.effect, "order_free", False) for option in options):
        return options[0]
    chooser: Seat = event.affected(game)
    if game.players[chooser].left:
        return options[0]
    decision = ChooseReplacement(
        seat=chooser,
        options=tuple(option.text for option in options),
        sources=tuple(option.ctx.source for option in options),
        prompt="Choose which effect applies first.",
        rule="616.1",
        purpose="replacement",
        event=type(event).__name__,
    )
    return options[ask(game, decision)]


def source_name(game: Game, source: ObjectId) -> str:
    """The name of an effect's source for showing."""
    return game.chars(source).name if source in game.objects or source in game.last_known else ""
