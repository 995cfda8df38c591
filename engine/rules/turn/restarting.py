"""Restarting the game (CR 724): the same players begin anew with all cards that were involved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.keys import Deed
from engine.core.zones import EXILE, OUTSIDE
from engine.events.cards import PlayerDid
from engine.events.planes import SHARED
from engine.events.players import Begin
from engine.events.zone_changes import make_card
from engine.model.message import NameOf, say
from engine.rules.events.happening import happen
from engine.rules.hooks import DEEDS
from engine.rules.turn import starting
from engine.rules.variants.playing import OPTION, variants_of
from engine.rules.variants.sitting import SeatCards, Sitting
from engine.rules.variants.supplementary import LISTS, SupplementaryList

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.model.cards import CardDefinition
    from engine.state.game import Game
    from engine.state.objects import GameObject

RESTARTED = Deed("restarted")
DEEDS[RESTARTED] = lambda did: say("restarts_the_game", player=NameOf(did.player))


def restart(game: Game, by: Seat, exempt: Sequence[ObjectId] = ()) -> dict[ObjectId, ObjectId]:
    """Let a new game begin, the player's turn first (CR 724.1a), up to its first untap step; what cards became that
    the effect exempts, which stay in exile (724.5).
    """
    happen(game, PlayerDid(by, RESTARTED))
    sitting = _sitting(game, exempt)
    left_out = [(game.obj(oid), _list_of(game, game.obj(oid))) for oid in exempt]
    game.become(game.anew())
    starting.set_up(game, sitting)
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


def _list_of(game: Game, found: GameObject) -> SupplementaryList | None:
    """The kind of list that a card was in; None for one of a deck."""
    return next((kind for kind in LISTS.values() if kind.holds(game, found)), None)


def _sitting(game: Game, exempt: Sequence[ObjectId]) -> Sitting:
    """What the players sit down with now: the cards they own, wherever these are (CR 724.2)."""
    seats: list[SeatCards] = []
    together: dict[str, tuple[CardDefinition, ...]] = {}
    for player in game.players:
        deck: list[CardDefinition] = []
        sideboard: list[CardDefinition] = []
        lists: dict[str, tuple[CardDefinition, ...]] = {}
        for kind, card, outside in _cards(game, player.seat, exempt):
            if outside:
                sideboard.append(card)
            elif kind is None:
                deck.append(card)
            elif kind.communal and game.marks.get(SHARED):
                together[kind.name] = (*together.get(kind.name, ()), card)
            else:
                lists[kind.name] = (*lists.get(kind.name, ()), card)
        seats.append(SeatCards(player.name, tuple(deck), tuple(sideboard), lists))
    names = game.options.get(OPTION, ())
    return Sitting(tuple(seats), together, names if isinstance(names, tuple) else (), game.options)


def _cards(
    game: Game, seat: Seat, exempt: Sequence[ObjectId]
) -> Iterator[tuple[SupplementaryList | None, CardDefinition, bool]]:  # fmt: skip
    """The cards that a player owns but those left out, each with its kind of list, and whether outside the game.

    Dungeons are outside any game that begins (CR 309.2).
    """
    for oid, found in sorted(game.objects.items()):
        for owner, definition, _ in () if oid in exempt else found.cards():
            if owner == seat:
                yield _list_of(game, found), definition, found.zone == OUTSIDE or definition.dungeon
