"""How Conspiracy Draft games begin (CR 905.1, 905.3, 905.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import NAMES
from engine.game.rules.hooks import PLAYER_NOTES
from engine.game.rules.questions.drafting import COLOR, PLAYER, notes_of
from engine.game.rules.turn import conspiracies
from engine.game.rules.variants.drafting import DraftForm
from engine.game.rules.variants.variant import Variant, variant
from engine.meaning.message import Term, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import Seat
    from engine.game.rules.variants.sitting import Sitting
    from engine.game.state.game import Game
    from engine.meaning.message import Slot

LEAST = 40  # cards in a deck (CR 100.2b)


@variant
class ConspiracyDraft(Variant):
    """Decks of what was drafted, with conspiracies from the pool; a Free-for-All game (CR 905.3)."""

    name = "conspiracy_draft"
    title = "Conspiracy Draft"
    rule = "905"
    least_deck = LEAST
    draft = DraftForm(name, title, rule, LEAST, boosters=3, picks=1, variants=(name,))

    def why_not(self, sitting: Sitting) -> str:
        few = next((seat for seat in sitting.seats if len(seat.deck) < LEAST), None)
        if few is None:
            return ""
        return f"{few.name}'s deck: {len(few.deck)} cards; it must have at least {LEAST} (905.1d, 100.2b)"

    def before_first_turn(self, game: Game) -> None:
        """Put the conspiracies out in a game that begins with a position (CR 103.2e).

        In any other game that is done already.
        """
        if not game.options.get("opening hands", True):
            conspiracies.set_out(game)


@PLAYER_NOTES("905.2b")
def noted(game: Game, seat: Seat) -> Iterator[str]:
    """What a player noted as they drafted: any player can look at it at any time."""
    for card, kind, value in notes_of(game, seat):
        what: Slot = value
        if kind == COLOR:
            what = Term("color", NAMES[str(value)])
        elif kind == PLAYER:
            what = game.players[int(value)].name
        yield say("noted_for", what=what, card=card)
