"""What a position is for each seat, in words that two games can be compared by: nothing of it depends on numbers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game

Standing = Counter[str]


def standing_of(game: Game, seat: Seat) -> Standing:
    """All that a seat has, each thing in words and how often."""
    player = game.players[seat]
    found = Counter({"life": player.life, "lost": int(player.left)})
    for kind, number in player.counters.items():
        found[f"{kind} counters"] = number
    for zone in (HAND, LIBRARY, GRAVEYARD):
        for oid in game.zone(zone, seat):
            found[f"{zone}: {game.chars(oid).name}"] += 1
    for oid in game.zone(EXILE):
        if game.obj(oid).owner == seat:
            found[f"exile: {game.chars(oid).name}{' face down' if game.obj(oid).face_down else ''}"] += 1
    for oid in game.zone(BATTLEFIELD):
        if game.controller(oid) == seat:
            found[_permanent(game, oid)] += 1
    return found


def _permanent(game: Game, oid: ObjectId) -> str:
    """A permanent with everything about it that a player sees."""
    found, values = game.obj(oid), game.chars(oid)
    size = f" {values.power}/{values.toughness}" if values.power is not None else ""
    counters = ", ".join(f"{number} {kind}" for kind, number in sorted(found.counters.items()))
    more = [*values.colors, *values.types, *sorted(values.subtypes)[:4], *sorted(values.abilities.keywords)]
    tapped = " tapped" if found.tapped else ""
    return f"{values.name}{size}{tapped} [{counters}] damage {found.damage} ({' '.join(more)})"


def change(before: Standing, after: Standing) -> dict[str, int]:
    """What has become more, and what less."""
    return {what: after[what] - before[what] for what in sorted({*before, *after}) if after[what] != before[what]}
