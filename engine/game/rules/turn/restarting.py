"""Restarting the game (CR 724): the same players begin anew with all cards that were involved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import EXILE
from engine.game.events.players import Begin, RestartGame
from engine.game.events.zone_changes import make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import starting, subgames
from engine.game.rules.turn.sitting_again import list_of, sitting_with
from engine.game.rules.variants.playing import variants_of
from engine.game.state.games_above import cards_above
from engine.game.state.new_games import anew

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.variants.supplementary import SupplementaryList
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject


def restart(game: Game, by: Seat, exempt: Sequence[ObjectId] = ()) -> dict[ObjectId, ObjectId]:
    """Let a new game begin, the player's turn first (CR 724.1a), up to its first untap step.

    What cards became that the effect exempts, which stay in exile (724.5).
    """
    happen(game, RestartGame(by))
    above = cards_above(game)  # of a subgame: they stay outside of it (CR 724.6, 725.4)
    sitting = sitting_with(game, (oid for oid in sorted(game.objects) if oid not in exempt), but=above)
    left_out = [(game.obj(oid), list_of(game, game.obj(oid))) for oid in exempt]
    game.become(anew(game))
    starting.set_up(game, sitting)
    subgames.set_outside(game)
    became = {found.id: _left_in_exile(game, found, kind) for found, kind in left_out}
    starting.set_starting_player(game, by)
    starting.opening_hands(game)
    for one in variants_of(game):
        one.before_first_turn(game)
    happen(game, Begin())
    return became


def _left_in_exile(game: Game, found: GameObject, kind: SupplementaryList | None) -> ObjectId:
    """A card that is in no deck as the new game begins."""
    assert found.definition is not None
    oid = make_card(game, found.definition, found.owner, EXILE)
    if kind is not None:
        kind.left_out(game, oid)
    return oid
