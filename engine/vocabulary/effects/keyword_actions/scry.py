"""Scry (CR 701.18), and surveil's and fateseal's common part: looking at top cards and sorting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import LIBRARY
from engine.game.decisions.orders import Distribute
from engine.game.events.cards import PlayerDid, ReorderLibrary
from engine.game.events.event import Event
from engine.meaning.families import Amount, Instruction
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Wanted
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.grammar.references_per_player import number_of
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.would_do import may_be_replaced, sets_out

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_SCRY = Purpose("scry", "701.18a")

SCRY = Deed("scry", sees_hidden=True)

verb("player_deed", SCRY, "scr[ies|y]")
may_be_replaced(SCRY, "scr[ies|y]", of_cards=True)


@phrase("{player!} scr[ies|y] {amount}")
@record
class Scry(Instruction):
    """Players look at cards on top of their libraries and put any of them on the bottom."""

    player: PlayerReference
    amount: Amount
    reads = READS_NOTHING
    personal = False

    def perform(self, ctx: Context) -> bool:
        numbers = {seat: self.amount.value(inner) for seat, inner in per_player(ctx, self.player)}
        about_to = (seat for seat, number in numbers.items() if number > 0)  # CR 701.18b
        seats = tuple(seat for seat in about_to if sets_out(ctx, seat, SCRY, numbers[seat]))
        events: list[Event] = []
        seen: dict[Seat, int] = {}
        for seat in seats:  # they decide in turn order, then the cards move at once (CR 701.18c)
            top, bottom = sort_top(ctx, seat, seat, numbers[seat], TO_SCRY)
            rest = ctx.game.zone(LIBRARY, seat)[len(top) + len(bottom) :]
            events.append(ReorderLibrary(seat, (*top, *rest, *bottom)))
            seen[seat] = len(top) + len(bottom)
        carry_out(ctx, *events)
        carry_out(ctx, *(PlayerDid(seat, SCRY, seen[seat]) for seat in seats))
        return bool(seats)


@phrase("the number of cards looked at while scrying this way", into="quantity")
@record
class CardsLookedAtScrying(Amount):
    """How many cards the player looked at who scried, as the words before say."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """How much was scried."""
        return Wanted("amount")

    def value(self, ctx: Context) -> int:
        return number_of(ctx, self.key)


def sort_top(
    ctx: Context, chooser: Seat, owner: Seat, number: int, purpose: Purpose, other: str = "bottom"
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Let a player sort the top cards of a library: those that stay on top, and the others.

    Both are given in the order that the player chooses.
    """
    cards = ctx.game.zone(LIBRARY, owner)[: max(number, 0)]
    if not cards:
        return (), ()
    decision = Distribute(
        seat=chooser, objects=cards, places=("top", other), purpose=purpose, source=ctx.source,
        prompt=say("keyword_action", action=Term("action", purpose), number=number), rule=purpose.rule,
    )  # fmt: skip
    top, rest = ctx.ask(decision)
    return tuple(top), tuple(rest)
