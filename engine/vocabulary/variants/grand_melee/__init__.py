"""Grand Melee (CR 807): all against all, with several turns at a time, each with its own stack.

How turn markers go round is in `rules.turn.markers`; here it stands who plays so, and with which options.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.game.events.event import Event
from engine.game.rules.combat.defending import LEFT
from engine.game.rules.combat.defending import OPTION as ATTACK
from engine.game.rules.hooks import PLAYER_NOTES
from engine.game.rules.questions.influence import OPTION as RANGE
from engine.game.rules.turn import markers
from engine.game.rules.variants.variant import MOST_SEATS, Variant, variant
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game

ALONE = "in a Grand Melee the players compete as individuals (807.1)"


@variant
class GrandMelee(Variant):
    """A game of all against all in which each affects only their neighbours, and attacks to the left."""

    name = "grand_melee"
    title = "Grand Melee"
    rule = "807"
    players = tuple(range(4, MOST_SEATS + 1))
    options: Mapping[str, object] = {RANGE: 1, ATTACK: LEFT}  # CR 807.2a, 807.2b
    not_with: Mapping[str, str] = {
        **dict.fromkeys(("team_vs_team", "two_headed_giant", "archenemy"), ALONE),
        "supervillain_rumble": "that is a Free-for-All game, in which all others are attacked (904.12a)",
    }
    seated_at_random = True  # CR 807.3
    one_stack = False

    def before_first_turn(self, game: Game) -> None:
        """The turn markers are handed out (CR 807.4b)."""
        markers.hand_out(game)

    def before_leaving(self, game: Game, losers: Sequence[Seat]) -> None:
        """Turn markers are designated for removal (CR 807.4e)."""
        markers.designate(game, losers)

    def after_leaving(self, game: Game, left: Sequence[Event]) -> None:
        """Turn markers go on without who left (CR 807.4c, 807.4g)."""
        markers.go_on_without(game)


@PLAYER_NOTES("807.4")
def turn_markers(game: Game, seat: Seat) -> Iterator[str]:
    """The turn marker that a player has, and whether their turn waits or the marker is to be removed."""
    for marker in game.markers:
        if marker.holder == seat:
            key = "has_a_turn_marker" if marker.taking else "waits_with_a_turn_marker"
            yield say(key, number=marker.number)
