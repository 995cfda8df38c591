"""Fragmented loops (CR 728.3).

Each of several players does something of their own, and the game goes round.

Whenever somebody activates an ability it is noted how the game stands. If it stands so again after another player has
acted as well, one of those involved must do something else: the active player, or the first in turn order.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.core.zones import GRAVEYARD, HAND, LIBRARY
from engine.game.decisions.act import ACTIVATE
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events.happening import happen
from engine.game.state.turn import Acted
from engine.meaning.abilities import KeywordAbility

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.decisions.act import Act, Action
    from engine.game.state.game import Game


def note(game: Game, seat: Seat, action: Action) -> None:
    """Note that a player activates an ability, and how the game stands."""
    if action.kind == ACTIVATE:
        acted = Acted(seat, (action.oid, action.index), stood(game))
        happen(game, SetTurn((("acted", (*game.turn.acted, acted)),), quiet=True))


def without_repetition(game: Game, decision: Act) -> Act:
    """What a player may do, but for what would only let the game go round once more (CR 728.3)."""
    seat, acted = decision.seat, game.turn.acted
    own = [place for place, one in enumerate(acted) if one.player == seat and _shared(acted[place:])]
    if not own:
        return decision
    now = stood(game)
    barred = {
        acted[place].what for place in own
        if acted[place].stood == now and _must_end_it(game, seat, {one.player for one in acted[place:]})
    }  # fmt: skip
    left = tuple(one for one in decision.actions if one.kind != ACTIVATE or (one.oid, one.index) not in barred)
    return replace(decision, actions=left)


def _shared(acted: tuple[Acted, ...]) -> bool:
    """Whether more than one player acted."""
    return any(one.player != acted[0].player for one in acted)


def _must_end_it(game: Game, seat: Seat, involved: set[Seat]) -> bool:
    """Whether it is for a player to do something else: the first of those involved, from the active one."""
    return next(one for one in game.apnap() if one in involved) == seat


def stood(game: Game) -> int:
    """How a game stands, as a number.

    The same for the same state, whatever came before (but how long effects last).
    """
    players = [
        (player.life, sorted(player.counters.items()), [(mana.kind, mana.amount) for mana in player.pool],
         game.zone(HAND, player.seat), len(game.zone(LIBRARY, player.seat)), game.zone(GRAVEYARD, player.seat))
        for player in game.players
    ]  # fmt: skip
    permanents = [_permanent(game, oid) for oid in game.permanents()]
    stack = [(game.chars(oid).name, game.chars(oid).controller) for oid in game.stack]
    return zlib.crc32(repr((game.turn.step, players, permanents, stack)).encode())


def _permanent(game: Game, oid: ObjectId) -> tuple[object, ...]:
    found, chars = game.objects[oid], game.chars(oid)
    return (
        oid, chars.name, chars.controller, chars.types, chars.subtypes, chars.colors, chars.power, chars.toughness,
        len(chars.abilities), [str(one.name) for one in chars.abilities if isinstance(one, KeywordAbility)],
        found.tapped, found.flipped, found.face, found.face_down, sorted(found.counters.items()), found.damage,
        found.attached_to, [(str(name), str(mark)) for name, mark in found.marks.items()],
    )  # fmt: skip
