"""Games that follow upon others.

One begun anew (CR 724), a subgame, and its main game once it is over (CR 725).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.game.state.game import Game
from engine.game.state.games_above import cards_above
from engine.game.state.subgames import MainGame

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.objects import Look
    from engine.game.state.subgames import Played, Unfinished

    Numbers = dict[tuple[Seat, str], tuple[int, ...]]  # of cards, by owner and name


def anew(game: Game) -> Game:
    """A game of the same players with nothing in it yet (CR 724.1); what was before is remembered."""
    above = cards_above(game)
    new = _empty(game, _numbers(game, game.objects, but=above))
    new.main = game.main
    return new


def beneath(game: Game, unfinished: Unfinished, cards: Iterable[ObjectId]) -> Game:
    """A subgame of the same players with nothing in it yet.

    `cards` are to leave this game for it (CR 725.2).
    """
    new = _empty(game, _numbers(game, cards))
    main = game.clone()
    main.unfinished = unfinished
    new.main = MainGame(main)
    return new


def above(game: Game, played: Played) -> Game:
    """The main game of a subgame that has been played, in which what happened in the subgame is past.

    See CR 725.5.
    """
    assert game.main is not None
    new: Game = game.main.game.clone()
    assert new.unfinished is not None
    new.unfinished = replace(new.unfinished, told=(*new.unfinished.told, played))
    new.last_known = {**new.last_known, **_past(game)}
    new.history = game.history.back_in(new.history.this_turn, new.history.last_turn)
    new.chance, new.next_id, new.next_stamp = game.chance, game.next_id, game.next_stamp
    new.changes = max(game.changes, new.changes) + 1
    return new


def going_on(game: Game) -> Game:
    """A game in which nothing is left to do of the piece that a subgame had interrupted."""
    new = game.clone()
    new.unfinished = None
    return new


def _empty(game: Game, former: Numbers) -> Game:
    """A game of the same players with nothing in it, in which everything here is past."""
    options = {name: value for name, value in game.options.items() if name not in ("begun", "opening hands")}
    names = [player.name for player in game.players]
    new = Game(names, game.chance, game.projection.blank(), game.edition, options, game.teams, game.reference)
    for player, before in zip(new.players, game.players, strict=True):
        if before.left:
            player.left, player.lost = True, before.lost
    new.last_known = _past(game)
    new.history = game.history.anew()
    new.next_id, new.next_stamp = game.next_id, game.next_stamp
    new.changes = game.changes + 1
    new.former, new.plays_subgames = former, game.plays_subgames
    return new


def _past(game: Game) -> dict[ObjectId, Look]:
    """Everything that is or was in a game, as it last existed."""
    return {**game.last_known, **{oid: game.look(oid) for oid in game.objects}}


def _numbers(game: Game, oids: Iterable[ObjectId], but: frozenset[int] = frozenset()) -> Numbers:
    """The numbers of the cards of some objects, but of some of them."""
    numbers: Numbers = {}
    for oid in oids:
        for owner, definition, card in game.objects[oid].cards():
            if card not in but:
                numbers[owner, definition.name] = (*numbers.get((owner, definition.name), ()), card)
    return numbers
