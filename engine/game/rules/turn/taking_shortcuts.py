"""How a shortcut is taken (CR 728.2c): piece by piece, each choice checked as if a player made it.

It ends where a choice does not fit, and before anything that chance decides or that was hidden: what is proposed has to
be predictable (CR 728.2a). What the turn itself draws (CR 504.1) may be drawn on the way, for no choice depends on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAction, IllegalAnswer, NotAsProposed
from engine.core.zones import EXILE, GRAVEYARD, LIBRARY
from engine.game.events.cards import Draw, PlayerDid, Reveal, ShuffleLibrary
from engine.game.events.chance import UseChance
from engine.game.events.zone_changes import GoWithOwner, ZoneChange
from engine.game.rules import procedures
from engine.game.rules.turn.loop_acceleration import Leaps
from engine.game.state.turn import PRIORITY
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.game.state.game import Game

SHOWN = (GRAVEYARD, EXILE)  # where cards from a library come to lie without anyone having known them


def take(game: Game) -> str:
    """Take the shortcut of a game to its end; why it went no further, or ""."""
    taking, why = Taking(game), ""
    while not why and taking.goes_on:
        why = taking.step()
    return why or (say("the_game_is_over") if game.over else "")


class Taking:
    """A shortcut that is being taken."""

    def __init__(self, game: Game, watch: Callable[[Game], bool] | None = None) -> None:
        self.game = game
        self._leaps = Leaps(_piece, watch)  # it leaps over no round as which begins `watch` says something else

    @property
    def goes_on(self) -> bool:
        """Whether it has not come to its end, nor the game."""
        return self.game.shortcut is not None and not self.game.shortcut.done and not self.game.over

    @property
    def taken(self) -> int:
        """How many choices have been taken."""
        return self.game.shortcut.taken if self.game.shortcut is not None else 0

    def step(self) -> str:
        """The next piece of the game; if it can't be as proposed, why, and the game stands as before."""
        self._leaps.before_step(self.game)
        return _piece(self.game) if self.goes_on else ""

    def settle(self) -> None:
        """Do what happens after the last choice before a player gets priority again (CR 117.5).

        It goes only as far as nobody has to choose anything.
        """
        if not self.goes_on and not self.game.over and self.game.turn.stage == PRIORITY:
            _piece(self.game)


def _piece(game: Game) -> str:
    """The next piece of the game; if it can't be as proposed, why, and the game stands as before."""
    before, number = game.clone(), game.history.total
    try:
        procedures.go_on(game)
        why = _unpredictable(before, game, number)
    except (NotAsProposed, IllegalAction, IllegalAnswer) as refused:
        why = say("by_rule", why=refused.why, rule=refused.rule) if refused.rule else refused.why
    if why:
        game.become(before)
    return why


def _unpredictable(before: Game, game: Game, number: int) -> str:
    """Why what happened in a piece could not be foretold: by chance, or because it was hidden."""
    happened = _since(game, number)
    if game.chance != before.chance or any(isinstance(event, UseChance | ShuffleLibrary) for event in happened):
        return say("chance_would_decide")
    acting = before.turn.stage == PRIORITY
    if any(_hidden(event, acting) for event in happened):
        return say("something_hidden_would_be_seen")
    return ""


def _hidden(event: object, acting: bool) -> bool:
    """Whether something is seen that was hidden; what the turn draws by itself is not asked for (CR 504.1)."""
    if isinstance(event, PlayerDid):
        return event.deed.sees_hidden
    if isinstance(event, GoWithOwner):
        return False  # nobody sees what leaves the game with its owner (CR 800.4a)
    if isinstance(event, ZoneChange) and event.origin == LIBRARY and event.cause != "draw":
        return event.to not in SHOWN or event.face_down != ""
    return isinstance(event, Reveal) or (acting and isinstance(event, Draw))


def _since(game: Game, number: int) -> Sequence[object]:
    """What has happened since so many events."""
    this_turn = number - game.history.count
    return game.history.this_turn[this_turn:] if this_turn >= 0 else game.history.since(number)
