"""Casting commanders from the command zone, and what it costs each further time (CR 903.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Mark
from engine.core.mana import generic
from engine.game.events.status import SetMark
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.spell_costs import ManaCostOf
from engine.game.rules.hooks import CAST, CASTABLE, COSTS_MORE
from engine.game.rules.questions.commanders import commander_card, is_commander

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

CASTS = Mark("commander casts")  # the mark of a player: how often they have cast each commander from the command zone
TAX = 2  # generic mana for each earlier time


@CASTABLE("903.8")
def may_cast(game: Game, found: GameObject, seat: Seat) -> bool:
    """A commander may be cast from the command zone."""
    return is_commander(game, found)


def tax(game: Game, seat: Seat, found: GameObject) -> int:
    """The generic mana that a commander costs besides if a player casts it from the command zone now."""
    card, times = commander_card(game, found), _casts(game, seat)
    return TAX * times[card] if card in times else 0


@COSTS_MORE("903.8")
def commander_tax(game: Game, oid: ObjectId, seat: Seat) -> Iterator[AdditionalCost]:
    """What a commander costs besides for the earlier times its player cast it from there."""
    more = tax(game, seat, game.obj(oid))
    if more:
        cost = generic(more)
        yield AdditionalCost("commander tax", (ManaCostOf(cost),), optional=False, label=str(cost))


@CAST("903.8")
def count(game: Game, seat: Seat, found: GameObject) -> Iterator[SetMark]:
    """How often a player has cast each commander is noted."""
    card = commander_card(game, found)
    if card is not None:
        times = _casts(game, seat)
        times[card] = times.get(card, 0) + 1
        yield SetMark(seat, CASTS, tuple(times.items()))


def times_cast(game: Game, seat: Seat) -> int:
    """How often a player has cast any of their commanders from the command zone this game."""
    return sum(_casts(game, seat).values())


def times_this_was_cast(game: Game, found: GameObject) -> int:
    """How often its owner has cast a commander from the command zone this game; 0 of what is none."""
    card = commander_card(game, found)
    return _casts(game, found.owner).get(card, 0) if card is not None else 0


def _casts(game: Game, seat: Seat) -> dict[int, int]:
    found = game.players[seat].marks.get(CASTS, ())
    return dict(found) if isinstance(found, tuple) else {}
