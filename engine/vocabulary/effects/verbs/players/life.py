"""Gaining and losing life (CR 119.3), and life totals being set or exchanged (119.5, 701.10c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Seat
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.game.events.event import Event
from engine.game.events.life import MAY_GAIN_LIFE, MAY_LOSE_LIFE, GainLife, LoseLife
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Amount, Condition, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import begun, carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.rules.context import Context

WHO_IS_AFFECTED = Purpose("who is affected", "810.9a")


@phrase("{player!} gain[s] no life")
@record
class GainNoLife(Instruction):
    """Nothing, instead of life that would be gained (CR 119.7)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return True


@with_infinitive
@phrase("{player!} gain[s] {amount} life <each? {each:for_each}>")
@phrase("{player!} gain[s] {amount} life plus {plus:number}")
@phrase("{player!} gain[s] life equal to {amount:quantity}", equal=True)
@record
class PlayersGainLife(Instruction):
    """Players gain life."""

    player: PlayerReference
    amount: Amount
    each: Amount | None = None
    equal: bool = wording(default=False)
    plus: int = 0
    key: str = ""
    reads = READS_NOTHING
    personal = False
    good_for_doers = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much was gained."""
        return (Antecedent(self.key, "amount", verb="gained"),)

    def perform(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        gains = [(seat, times(inner, self.amount, self.each) + self.plus) for seat, inner in acting]
        return change_life(ctx, self.key, gains)


@phrase(
    "{player!} gain[s] {amount} life if {condition:condition_part} and {more:amount} life if {other:condition_part}",
    into="ending",
)
@record
class PlayersGainLifeTwice(Instruction):
    """Players gain some life if one thing is true, and some more if another is (CR 608.2c)."""

    player: PlayerReference
    amount: Amount
    condition: Condition
    more: Amount
    other: Condition
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        parts = ((self.amount, self.condition), (self.more, self.other))
        amounts = [amount for amount, condition in parts if condition.holds(ctx)]
        done = [PlayersGainLife(self.player, amount).perform(ctx) for amount in amounts]
        return any(done)


@with_infinitive
@phrase("{player!} lose[s] {amount} life <each? {each:for_each}>")
@phrase("{player!} lose[s] life equal to {amount:quantity}", equal=True)
@phrase("{player!} lose[s] half [their] life, rounded {half:rounding}", amount=None)
@record
class PlayersLoseLife(Instruction):
    """Players lose life."""

    player: PlayerReference
    amount: Amount | None
    each: Amount | None = None
    equal: bool = wording(default=False)
    half: str = ""  # which way half the life total is rounded
    key: str = ""
    reads = READS_NOTHING
    personal = False
    good_for_doers = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much was lost."""
        return (Antecedent(self.key, "amount", verb="lost"),)

    def perform(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        return change_life(ctx, self.key, [(seat, -self._number(inner, seat)) for seat, inner in acting])

    def _number(self, ctx: Context, seat: Seat) -> int:
        if self.amount is not None:
            return times(ctx, self.amount, self.each)
        life = max(0, ctx.game.player(seat).life)
        return (life + 1) // 2 if self.half == "up" else life // 2


@forms(
    phrase("the highest life total among {players:player}", into="quantity", highest=True),
    phrase("the lowest life total among {players:player}", into="quantity", highest=False),
)  # fmt: skip
@record
class ExtremeLife(Amount):
    """The highest or lowest life total among players."""

    players: PlayerReference
    highest: bool
    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        totals = [ctx.game.player(seat).life for seat in self.players.seats(ctx)]
        return (max if self.highest else min)(totals, default=0)


@phrase("{player:player's} life total becomes {amount}")
@phrase("{player:player's} life total becomes equal to {amount:quantity}", equal=True)
@phrase("{player:player's} life total becomes {amount:quantity}")
@record
class SetLifeTotal(Instruction):
    """The life total of players becomes a number (CR 119.5).

    They gain or lose the life they need for that, one player for each shared life total (CR 810.9d).
    """

    player: PlayerReference
    amount: Amount
    equal: bool = wording(default=False)
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        affected = one_of_each(ctx, [seat for seat, _ in acting])
        changes = [(s, self.amount.value(inner) - ctx.game.player(s).life) for s, inner in acting if s in affected]
        return change_life(ctx, "", changes)


def one_of_each(
    ctx: Context, seats: Sequence[Seat], chooser: Seat | None = None, rule: str = "810.9d"
) -> tuple[Seat, ...]:  # fmt: skip
    """Of some players, one for each life total (CR 810.9d).

    Teammates who share it choose which of them, or `chooser` does.
    """
    groups: dict[tuple[Seat, ...], list[Seat]] = {}
    for seat in seats:
        groups.setdefault(ctx.game.sharing(seat), []).append(seat)
    chosen: list[Seat] = []
    for group in groups.values():
        asked = group[0] if chooser is None else chooser
        chosen += ctx.choose_one(
            asked, group, purpose=WHO_IS_AFFECTED, rule=rule, prompt=say("choose_which_teammate_is_affected")
        )
    return tuple(chosen)


@phrase("{player!} exchange[s] life totals with {other:player}")
@phrase("{player} exchange life totals", other=None)
@record
class ExchangeLifeTotals(Instruction):
    """Two players exchange life totals, if both can (CR 119.7, 119.8, 701.10c)."""

    player: PlayerReference
    other: PlayerReference | None
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seats = dict.fromkeys((*self.player.seats(ctx), *(self.other.seats(ctx) if self.other is not None else ())))
        if len(seats) != 2:
            return False
        first, second = seats
        more = ctx.game.player(second).life - ctx.game.player(first).life
        gainer, loser = sorted(seats, key=lambda seat: ctx.game.player(seat).life)
        if refused(ctx.game, MAY_GAIN_LIFE, gainer) or refused(ctx.game, MAY_LOSE_LIFE, loser):
            return False
        return change_life(ctx, "", [(first, more), (second, -more)])


def change_life(ctx: Context, key: str, changes: list[tuple[Seat, int]]) -> bool:
    """Let players gain or lose life at once, as far as they can (CR 119.7, 119.8); whether any could."""
    events: list[Event] = []
    for seat, change in changes:
        if change > 0 and refused(ctx.game, MAY_GAIN_LIFE, seat) is None:
            events.append(GainLife(seat, change, ctx.source))
        elif change < 0 and refused(ctx.game, MAY_LOSE_LIFE, seat) is None:
            events.append(LoseLife(seat, -change, ctx.source))
    able = begun(ctx, *events)
    done = [event for event in carry_out(ctx, *events) if isinstance(event, (GainLife, LoseLife))]
    ctx.bind(key, sum(event.amount for event in done))
    return able
