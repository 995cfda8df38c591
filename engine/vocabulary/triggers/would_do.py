"""What players are about to do and may do otherwise (CR 614.1a): "if you would scry".

Such a deed changes nothing by itself and is noted once it is done; so what may be replaced is that it begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, EventKey
from engine.core.record import record, wording
from engine.game.events.event import Event
from engine.meaning.families import Filter
from engine.meaning.speech import Antecedent
from engine.vocabulary.triggers.events import AMOUNT, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

SETS_OUT = EventKey("sets out")


@record
class SetOut(Event):
    """A player begins to do something that has a name; nothing is done yet."""

    untold: ClassVar[bool] = True
    by_itself = True
    player: Seat
    deed: Deed
    number: int = 1

    def keys(self) -> tuple[EventKey, ...]:
        return (SETS_OUT,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> SetOut:
        return self


def sets_out(ctx: Context, seat: Seat, deed: Deed, number: int = 1) -> bool:
    """Whether a player does what they are about to do, or something else happened instead."""
    if SETS_OUT not in ctx.game.projection.shielded_from(ctx.game):
        return True  # nothing would replace it
    return any(isinstance(event, SetOut) for event in ctx.happen(SetOut(seat, deed, number)))


def may_be_replaced(deed: Deed, words: str, *, of_cards: bool = False) -> None:
    """Say of a deed that its verb begins it with `sets_out`, so that "would" can stand before it."""
    verb("replaceable_deed", deed, words)
    if of_cards:
        verb("replaceable_deed_of_cards", deed, words)


@phrase("{deed:replaceable_deed#}", into="player_would")
@phrase("{deed:replaceable_deed_of_cards#} a number of cards", into="player_would", of_cards=True)
@record
class WouldDo(PlayerHappening):
    """Would do something that has a name of its own."""

    deed: Deed
    of_cards: bool = wording(default=False)
    keys = (SETS_OUT,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How much of it would be done."""
        return (Antecedent(AMOUNT, "amount"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, SetOut) or event.deed != self.deed or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), AMOUNT: event.number}
