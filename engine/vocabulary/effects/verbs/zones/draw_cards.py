"""Drawing cards (CR 121)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.game.rules.events.drawing import draw_cards
from engine.meaning.families import Amount, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.terms.amounts.plain_numbers import ONE, UpTo
from engine.vocabulary.terms.grammar.references_per_player import note_who_did
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Ref, Seat
    from engine.game.rules.context import Context

HOW_MANY_TO_DRAW = Purpose("draw", "121.1")


@with_infinitive
@phrase("{player!} draw[s] {amount:count} card(s) <each? {each:for_each}>")
@forms(
    phrase("{player!} draw[s] {amount:count} card(s) plus {more:words}"),
    phrase("{player!} draw[s] {amount:count} card(s) plus a additional card {more:for_each}"),
    phrase("{player!} draw[s] {amount:count} card(s) minus {fewer:words}"),
)  # fmt: skip
@forms(
    phrase("{player!} draw[s] {amount:count} additional card(s) <each? {each:for_each}>", additional=True),
    phrase("{player!} draw[s] a other card", amount=ONE, other=True),
)  # fmt: skip
@phrase("{player!} draw[s] cards equal to {amount:quantity}", equal=True)
@phrase("{player!} draw[s] {amount:as_many}")
@record
class DrawCards(Instruction):
    """Players draw cards, one player after the other in turn order (CR 121.2, 121.2c)."""

    player: PlayerReference
    amount: Amount
    each: Amount | None = None
    additional: bool = wording(default=False)
    equal: bool = wording(default=False)
    more: Amount | None = None
    fewer: Amount | None = None
    other: bool = wording(default=False)  # besides those that the words before say
    key: str = ""
    reads = READS_NOTHING
    personal = False
    good_for_doers = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards drawn, those that others drew instead among them."""
        several = self.amount.plural or self.each is not None
        return (Antecedent(self.key, "object", several, frozenset(("card",)), "drawn"),)

    def perform(self, ctx: Context) -> bool:
        drawn: list[tuple[Seat, Ref]] = []
        for seat, inner in per_player(ctx, self.player):
            number = self._number(inner, seat) + (self.more.value(inner) if self.more is not None else 0)
            number = max(0, number - (self.fewer.value(inner) if self.fewer is not None else 0))
            drawn.extend((seat, oid) for oid in draw_cards(ctx.game, seat, number, ctx.source, ctx))
        ctx.bind(self.key, tuple(oid for _, oid in drawn))
        note_who_did(ctx, drawn)
        return True

    def _number(self, ctx: Context, seat: Seat) -> int:
        """How many cards a player draws; "up to" so many, as that player chooses (CR 608.2d)."""
        number = times(ctx, self.amount, self.each)
        if not isinstance(self.amount, UpTo):
            return number
        return ctx.choose_number(seat, 0, number, purpose=HOW_MANY_TO_DRAW, prompt=say("how_many_cards_to_draw"))
