"""Doors that players unlock (CR 709.5h, 709.5i of the edition of 2026).

As in "you unlock this door", "you fully unlock".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.game.events.doors import FULLY_UNLOCKED, UNLOCKED_A_HALF, UnlockHalf
from engine.game.state.halves import SIDES
from engine.meaning.families import Filter
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.triggers.events import OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("unlock[s] this door", into="player_happening")
@record
class UnlocksThisDoor(PlayerHappening):
    """Unlocks the half that the ability is on, as it enters or later."""

    side: str = ""  # which half that is; told by the card (CR 709.5)
    keys = (UNLOCKED_A_HALF,)

    def on_side(self, side: str) -> UnlocksThisDoor:
        """The same, on one of a card's halves."""
        return replace(self, side=side)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, UnlockHalf) or event.oid != ctx.source or SIDES[event.half] != self.side:
            return None
        return {PLAYER: (event.player,)} if subject.matches(ctx, event.player) else None


@phrase("fully unlock[s] {what:other_subject}", into="player_happening", fully=True)
@phrase("unlock[s] a door of {what:other_subject}", into="player_happening", fully=False)
@record
class UnlocksRoom(PlayerHappening):
    """Unlocks a half of a permanent, or its last locked one."""

    what: Filter
    fully: bool

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (FULLY_UNLOCKED,) if self.fully else (UNLOCKED_A_HALF,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, UnlockHalf) or (self.fully and not event.fully):
            return None
        if not subject.matches(ctx, event.player) or not self.what.matches(ctx, event.oid):
            return None
        return {PLAYER: (event.player,), OTHER: (event.oid,)}
