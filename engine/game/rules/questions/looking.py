"""What is asked about who may look at which cards (CR 401.5, 402.3, 406.3)."""

from __future__ import annotations

from engine.core.keys import Deed, Mark
from engine.meaning.questions import Question

LOOK = Deed("look", sees_hidden=True)  # to look at cards (CR 701.16d)
MAY_LOOK = Mark("may look")  # of a face-down card in exile: the player who may look at it (CR 406.3)
ON_AN_ADVENTURE = Mark("on an adventure")  # of a card that its Adventure left in exile (CR 715.3d)

MAY_LOOK_AT: Question[bool] = Question(
    "may_look_at", "406.3", about="face-down card in exile or permanent", details=("seat",), answer="True"
)

TOP_CARD_REVEALED: Question[bool] = Question(
    "top_card_revealed", "401.5", about="player", answer="True: they play with the top card of their library revealed"
)

MAY_SEE_TOP_CARD: Question[bool] = Question(
    "may_see_top_card", "401.5", about="player", answer="True: they may look at the top card of their library any time"
)

PLAYS_REVEALED: Question[bool] = Question(
    "plays_revealed", "402.3", about="player", answer="True: they play with their hand revealed"
)
