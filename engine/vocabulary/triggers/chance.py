"""Coins and dice as triggers see them (CR 705.2, 706.2).

As in "whenever you win a coin flip", "whenever you roll a die".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase, tenses
from engine.core.keys import Deed, EventKey
from engine.core.record import record, wording
from engine.game.events.chance import (
    COIN_FLIP_LOST,
    COIN_FLIP_WON,
    COIN_FLIPPED,
    DICE_ROLLED,
    DIE_ROLLED,
    FlipCoin,
    RollDice,
    RollDie,
)
from engine.meaning.families import Filter
from engine.meaning.speech import Antecedent
from engine.vocabulary.triggers.events import AMOUNT, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@tenses({"player_happening": "flip[s] a coin", "player_past_or_perfect": "flipped a coin"}, deed=COIN_FLIPPED)
@forms(
    phrase("win[s] a coin flip", into="player_happening", deed=COIN_FLIP_WON),
    phrase("won a coin flip", into="player_past_or_perfect", deed=COIN_FLIP_WON),
    phrase("lose[s] a coin flip", into="player_happening", deed=COIN_FLIP_LOST),
    phrase("lost a coin flip", into="player_past_or_perfect", deed=COIN_FLIP_LOST),
)  # fmt: skip
@record
class FlipsACoin(PlayerHappening):
    """Flips a coin, or wins or loses a flip; only who flips it does (CR 705.2)."""

    deed: Deed
    foreseen = False

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (self.deed,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, FlipCoin) or self.deed not in event.keys() or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,)}


@phrase("roll[s] a die", into="player_happening")
@phrase("rolled a die", into="player_past_or_perfect")
@phrase("roll[s] a {least:number} or higher", into="player_happening")
@forms(
    phrase("roll[s] a {least:number} or higher on a die", into="player_happening", said=True),
    phrase("roll[s] a natural {natural:number}", into="player_happening"),
)  # fmt: skip
@phrase("roll[s] a die's highest natural result", into="player_happening", highest=True)
@record
class RollsADie(PlayerHappening):
    """Rolls a die, perhaps with a certain result (CR 706.2)."""

    least: int = 0
    natural: int = 0
    highest: bool = False
    said: bool = wording(default=False)
    foreseen = False
    keys = (DIE_ROLLED,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The result."""
        return (Antecedent(AMOUNT, "roll"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, RollDie) or not subject.matches(ctx, event.player) or event.result < self.least:
            return None
        wanted = event.sides if self.highest else self.natural
        return {PLAYER: (event.player,), AMOUNT: event.result} if wanted in (0, event.natural) else None


@phrase("roll[s] one or more dice", into="player_happening")
@phrase("rolled one or more dice", into="player_past_or_perfect")
@record
class RollsDice(PlayerHappening):
    """Rolls one or more dice, the planar die too (CR 706.7)."""

    foreseen = False
    keys = (DICE_ROLLED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, RollDice) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,)}
