"""Mill (CR 701.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, wording
from engine.core.zones import GRAVEYARD, LIBRARY, is_hidden
from engine.game.events.cards import CARDS_MILLED, MillNumber
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.grammar.references_per_player import note_who_did
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@with_infinitive
@forms(
    phrase("{player!} mill[s] {amount:count} card(s) <each? {each:for_each}>"),
    phrase("{player!} mill[s] {amount:count} card(s) plus {more:words}"),
)  # fmt: skip
@phrase("{player!} mill[s] cards equal to {amount:quantity}", equal=True)
@phrase("{player!} mill[s] half [their] library, rounded {half:rounding}", amount=None)
@phrase("{player!} put[s] the top half of [their] library, rounded {half:rounding}, into [their] graveyard",
        amount=None, read_only=True)  # fmt: skip
@phrase("{player!} put[s] the top {amount:top_count} card(s) of [their] library into [their] graveyard", read_only=True)
@phrase("{player!} put[s] {amount:count} cards from the top of [their] library into [their] graveyard", read_only=True)
@record
class MillCards(Instruction):
    """Players put cards from the top of their libraries into their graveyards, all at once."""

    player: PlayerReference
    amount: Amount | None
    each: Amount | None = None
    equal: bool = wording(default=False)
    half: str = ""
    more: Amount | None = None
    key: str = ""
    reads = READS_NOTHING
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was milled."""
        plural = self.amount is None or self.amount.plural
        return (Antecedent(self.key, "object", plural, frozenset(("card",)), "milled"),)

    def possible(self, ctx: Context) -> bool:
        """Nobody chooses to mill more cards than there are (CR 701.13b)."""
        acting = per_player(ctx, self.player)
        return all(self._number(inner, seat) <= len(ctx.game.zone(LIBRARY, seat)) for seat, inner in acting)

    def perform(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        milled = mill(ctx, [(seat, self._number(inner, seat)) for seat, inner in acting])
        found = tuple(oid for oid in milled if ctx.exists(oid) and not is_hidden(ctx.obj(oid).zone))  # CR 701.13c
        ctx.bind(self.key, found)
        if len(acting) > 1:
            note_who_did(ctx, ((ctx.owner_of(oid), oid) for oid in found))
        return bool(milled)

    def _number(self, ctx: Context, seat: Seat) -> int:
        if self.amount is not None:
            return times(ctx, self.amount, self.each) + (self.more.value(ctx) if self.more is not None else 0)
        size = len(ctx.game.zone(LIBRARY, seat))
        return (size + 1) // 2 if self.half == "up" else size // 2


def mill(ctx: Context, numbers: list[tuple[Seat, int]]) -> tuple[Ref, ...]:
    """Let players mill so many cards each; give the milled cards where they are now (CR 701.13c).

    Who has fewer cards mills as many as they have.
    """
    before = ctx.game.history.total
    announced = _announced(ctx, numbers)
    cards = [oid for seat, number in announced for oid in ctx.game.zone(LIBRARY, seat)[: max(0, number)]]
    done = carry_out(ctx, *(ZoneChange(oid, GRAVEYARD, cause="mill", by=ctx.source) for oid in cards))
    milled = [event.new for event in done if isinstance(event, ZoneChange) and event.oid in cards]
    instead = (event for event in ctx.game.history.since(before) if isinstance(event, ZoneChange))
    return (*milled, *(event.new for event in instead if event.cause == "mill" and event.new not in milled))


def _announced(ctx: Context, numbers: list[tuple[Seat, int]]) -> list[tuple[Seat, int]]:
    """Who mills how many cards, without those who mill another number instead and have done so (CR 614.6)."""
    events = [MillNumber(seat, number, ctx.source) for seat, number in numbers]
    if ctx.captured is not None or not ctx.game.projection.replacements(ctx.game, (CARDS_MILLED,)):
        return numbers
    done = [found for event in events for found in ctx.happen(event)]
    return [(event.player, event.number) for event in done if isinstance(event, MillNumber)]
