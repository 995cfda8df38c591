"""Abilities that function during a draft (CR 905.2).

Reveal as drafted, draft face up, and what lies face up can do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.core.zones import OUTSIDE
from engine.game.rules.questions.drafting import DraftAbility, DraftDeed, DraftTable, Steps

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.meaning.cards import CardDefinition


class _BeforeTheGame(DraftAbility):
    __slots__ = ()

    def zones(self) -> tuple[str, ...]:
        """It has no meaning in the game (CR 905.2)."""
        return (OUTSIDE,)


@phrase("reveal ~ as you draft it and {deed:draft_deed}", into="static", apart=False)
@phrase("reveal ~ as you draft it. ^{deed:draft_sentence}", into="static")
@record
class RevealAsDrafted(_BeforeTheGame):
    """The card is revealed as it is drafted, and then face down like others (CR 905.2b)."""

    deed: DraftDeed
    apart: bool = True

    def as_drafted(self, table: DraftTable, seat: Seat, number: int) -> Steps:
        table.reveal(seat, number)
        yield from self.deed.do(table, seat, number, number)


@phrase("draft ~ face up", into="static")
@record
class DraftFaceUp(_BeforeTheGame):
    """The card lies face up until the draft is over or it is turned face down (CR 905.2c)."""

    face_up = True


@phrase("as you draft a card, you may {deed:draft_use}", into="static", kind="")
@phrase("as you draft a {kind:card_type} card, you may {deed:draft_use}", into="static")
@record
class AsYouDraft(_BeforeTheGame):
    """Something that a card which lies face up lets its player do with a card that they draft."""

    kind: str
    deed: DraftDeed

    def goes_with(self, card: CardDefinition) -> bool:
        return not self.kind or self.kind in card.front.printed.types

    def use_with(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        yield from self.deed.do(table, seat, number, drafted)


@phrase("during the draft, you may turn ~ face down. ^if you do, {deed:draft_look}", into="static")
@record
class DuringTheDraft(_BeforeTheGame):
    """Something that a card which lies face up lets its player look at, once."""

    deed: DraftDeed
    on_the_side = True

    def use(self, table: DraftTable, seat: Seat, number: int) -> Steps:
        table.turn_down(number)
        yield from self.deed.do(table, seat, number, number)


@phrase(
    "instead of drafting a card from a booster pack, you may draft each card in that booster pack, one at a time. ^if "
    "you do, turn ~ face down and you can't draft cards for the rest of this draft round", into="static",
)  # fmt: skip
@record
class DraftWholePack(_BeforeTheGame):
    """Every card of a pack, and none more in this round."""

    on_the_side = True

    def use(self, table: DraftTable, seat: Seat, number: int) -> Steps:
        table.turn_down(number)
        table.take_all(seat)
        yield from ()


@phrase("each player passes the last card from each booster pack to a player who drafted a card named ~", into="static")
@record
class TakesLastCards(_BeforeTheGame):
    """Whoever drafted it is passed the last card of each pack."""

    takes_last_cards = True
