"""Voting (CR 701.32)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.core.record import record
from engine.model.families import Amount, Condition, Instruction
from engine.model.message import say
from engine.model.node import READS_NOTHING
from engine.terms.players import PlayerReference
from engine.text.templates import Form, Unprintable, phrase, terminal

if TYPE_CHECKING:
    from engine.rules.context import Context

VOTES = "votes"  # the key of the votes cast: for each choice, how many

_STOPS = frozenset(("or", ".", ",", "vote", "votes", "gets", "", "for"))


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    """A choice without rules meaning: one word or two (CR 701.32b)."""
    end = position
    while end < position + 2 and words[end] not in _STOPS and words[end].replace("-", "").isalpha():
        end += 1
        yield end, " ".join(words[position:end])


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str) or not value:
        raise Unprintable(f"{value!r} as a choice to vote for")
    return value.split(" ")


terminal("vote_choice", _read, _write)


@phrase("starting with {first:player}, each player votes for {one:vote_choice} or {other:vote_choice}")
@record
class Vote(Instruction):
    """Each player votes, in turn order from a certain one (CR 701.32a)."""

    first: PlayerReference
    one: str
    other: str
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        first = self.first.seat(ctx)
        counts = {self.one: 0, self.other: 0}
        for seat in ctx.game.apnap(first):
            counts[ctx.choose_option(seat, (self.one, self.other), purpose="vote", prompt=say("vote"))] += 1
        ctx.bind(VOTES, tuple(counts.items()))
        return True


def votes_for(ctx: Context, choice: str) -> int:
    """How many votes a choice got."""
    return int(dict(ctx.bindings.get(VOTES, ())).get(choice, 0))


@phrase("{choice:vote_choice} gets more votes", into="condition_part", tied=False)
@phrase("{choice:vote_choice} gets more votes or the vote is tied", into="condition_part", tied=True)
@record
class GotMoreVotes(Condition):
    """Which choice the vote decided for."""

    choice: str
    tied: bool
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        mine = votes_for(ctx, self.choice)
        others = max((number for choice, number in ctx.bindings.get(VOTES, ()) if choice != self.choice), default=0)
        return mine > others or (self.tied and mine == others)


@phrase("for each {choice:vote_choice} vote", into="for_each")
@phrase("the number of {choice:vote_choice} votes", into="quantity", number=True)
@record
class VotesFor(Amount):
    """How many votes a choice got."""

    choice: str
    number: bool = False
    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return votes_for(ctx, self.choice)


@phrase("for each {choice:vote_choice} vote, {effect:chain}", into="ending")
@record
class ForEachVote(Instruction):
    """Something done as often as a choice got votes."""

    choice: str
    effect: Instruction
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = False
        for _ in range(votes_for(ctx, self.choice)):
            done = self.effect.perform(ctx) or done
        return done
