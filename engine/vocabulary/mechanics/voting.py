"""Voting (CR 701.32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, Unprintable, phrase, terminal
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.families import (
    Amount,
    Condition,
    Continuous,
    EventPattern,
    Filter,
    Instruction,
    Reference,
    RuleModifier,
    StaticEffect,
)  # fmt: skip
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_PLAYERS, READS_TURN
from engine.meaning.questions import Asked, Question
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.objects.objects import Some
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.core.identity import Ref, Seat
    from engine.game.rules.context import Context

TO_VOTE = Purpose("vote", "701.32a", asks="vote_for_what")
TO_VOTE_AGAIN = Purpose("vote again", "701.32a")

VOTES = "votes"  # the key of the votes cast: for each choice, how many
_VOTES_CAST = "votes cast"  # the key of who voted for what, in order
VOTER = "voter"  # the kind of antecedent that is one vote

_STOPS = frozenset(("or", ".", ",", "vote", "votes", "gets", "", "for", "a", "an"))
MORE_VOTES: Question[bool] = Question(
    "more_votes", "701.32d", about="player", answer="whether they may have one more vote (True), or have it (False)"
)
VOTED = Deed("voted")
VOTED_FOR = Deed("voted for")  # its number: that of the choice


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    """A choice without rules meaning: one word or two (CR 701.32b)."""
    end = position
    while end < position + 2 and words[end] not in _STOPS and words[end].replace("-", "").isalnum():
        end += 1
        yield end, " ".join(words[position:end])


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str) or not value:
        raise Unprintable(f"{value!r} as a choice to vote for")
    return value.split(" ")


terminal("vote_choice", _read, _write)


@phrase("starting with {first:player}, each player votes for {choices:vote_choice*or2}")
@phrase("each player secretly votes for {choices:vote_choice*or2}", first=You(), secretly=True)
@record
class Vote(Instruction):
    """Each player votes, in turn order from a certain one (CR 701.32a), or nobody sees how till all have."""

    first: PlayerReference
    choices: tuple[str, ...]
    secretly: bool = False
    reads = READS_NOTHING
    first_matters = VISIBLE

    def perform(self, ctx: Context) -> bool:
        votes = [
            (seat, ctx.choose_option(seat, self.choices, purpose=TO_VOTE, prompt=say("vote")))
            for seat in _voters(ctx, self.first)
        ]
        _finish(ctx, votes, self.choices)
        return True


@phrase("starting with {first:player}, each player votes for {what:some}")
@phrase("each player secretly votes for {what:some}", first=You(), secretly=True)
@record
class VoteForObject(Instruction):
    """Each player votes for an object of a description (CR 701.32b)."""

    first: PlayerReference
    what: Reference
    secretly: bool = False
    reads = READS_BOARD
    first_matters = VISIBLE

    def well_formed(self) -> bool:
        """It is described, and chosen by each player."""
        return isinstance(self.what, Some)

    def perform(self, ctx: Context) -> bool:
        assert isinstance(self.what, Some)
        options = self.what.candidates(ctx)
        voters = _voters(ctx, self.first) if options else ()
        votes = [(seat, ref) for seat in voters for ref in self.what.choose(ctx, seat, TO_VOTE, options)]
        _finish(ctx, votes)
        return True


@phrase("starting with {first:player}, each player votes for a {what:player_filter#one}")
@phrase("each player secretly votes for a {what:player_filter#one}", first=You(), secretly=True)
@record
class VoteForPlayer(Instruction):
    """Each player votes for a player of a description (CR 701.32b)."""

    first: PlayerReference
    what: Filter
    secretly: bool = False
    reads = READS_PLAYERS
    first_matters = VISIBLE

    def perform(self, ctx: Context) -> bool:
        options = tuple(seat for seat in ctx.game.apnap(ctx.controller) if self.what.matches(ctx, seat))
        voters = _voters(ctx, self.first) if options else ()
        prompt = say("choose_a_player")
        votes = [
            (seat, ref) for seat in voters for ref in ctx.choose_one(seat, options, purpose=TO_VOTE, prompt=prompt)
        ]
        _finish(ctx, votes)
        return True


@phrase("those votes are revealed")
@record
class VotesAreRevealed(Instruction):
    """Everybody sees how the players voted: what follows from it tells."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        ctx.bind("votes revealed", VOTES in ctx.bindings)
        return True


def _voters(ctx: Context, first: PlayerReference) -> Iterator[Seat]:
    """Who votes, in turn order; a player with several votes has all of them when it is their turn (CR 701.32d)."""
    for seat in ctx.game.apnap(first.seat(ctx)):
        yield seat
        for optional in verdicts(ctx.game, MORE_VOTES, seat):
            if not optional or ctx.may(seat, say("vote_again"), purpose=TO_VOTE_AGAIN):
                yield seat


def _finish(ctx: Context, votes: Sequence[tuple[Seat, Any]], choices: tuple[str, ...] = ()) -> None:
    """All have voted: the words that follow know how often for what, and who voted for the same."""
    counts = dict.fromkeys(choices, 0) | dict(Counter(choice for _, choice in votes))
    ctx.bind(VOTES, tuple(counts.items()))
    ctx.bind(_VOTES_CAST, tuple(votes))
    numbers = {choice: place for place, choice in enumerate(counts)}
    carry_out(ctx, *(PlayerDid(seat, VOTED_FOR, number=numbers[choice]) for seat, choice in votes))
    carry_out(ctx, PlayerDid(ctx.controller, VOTED))


@phrase("players finish voting", into="event")
@record
class PlayersFinishVoting(EventPattern):
    """A vote is over; what is chosen in other ways is none (CR 701.32c)."""

    keys = (VOTED,)
    reads = READS_NOTHING

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, PlayerDid) and event.deed == VOTED:
                yield {"event": event}


@phrase("while voting, you get a additional vote", into="static")
@phrase("while voting, you may vote a additional time", into="static", may=True)
@record
class AdditionalVote(Continuous):
    """A player with one more vote (CR 701.32d)."""

    may: bool = False
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.controller

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_OneMoreVote(self.may),)


@record
class _OneMoreVote(RuleModifier):
    """One more vote, or leave to cast one."""

    may: bool
    questions = (MORE_VOTES,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.may


@phrase("with the most votes or tied for most votes", into="clause", tied=True)
@phrase("with the most votes", into="clause", tied=False)
@record
class HasTheMostVotes(Filter):
    """What got more votes than anything else, or no fewer (CR 701.32b)."""

    tied: bool
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        leaders = _leaders(ctx)
        return ref in leaders and (self.tied or len(leaders) == 1)


def _leaders(ctx: Context) -> list[object]:
    """What got most votes; nothing if nobody voted."""
    votes = dict(ctx.bindings.get(VOTES, ()))
    return [one for one, number in votes.items() if number == max(votes.values())]


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
        leaders = _leaders(ctx)
        return leaders == [self.choice] or (self.tied and len(leaders) > 1)


@phrase("for each {choice:vote_choice} vote", into="for_each")
@phrase("the number of {choice:vote_choice} votes", into="quantity")
@record
class VotesFor(Amount):
    """How many votes a choice got."""

    choice: str
    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return votes_for(ctx, self.choice)


@phrase("{choice:vote_choice} vote", into="each_group")
@record
class EachVote(PlayerReference):
    """The votes for a choice, one by one: each is somebody's."""

    choice: str
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Whose vote it is."""
        return (Antecedent(self.key, VOTER), Antecedent(self.key, "player"))

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(seat for seat, choice in ctx.bindings.get(_VOTES_CAST, ()) if choice == self.choice)


@phrase("the voter", into="player")
@record
class TheVoter(PlayerReference):
    """The player whose vote the words are about."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The vote."""
        return Wanted(VOTER)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.bound(self.key)


@phrase("for each vote {who:player} received", into="for_each")
@record
class VotesReceived(Amount):
    """How many votes a player, or an object, got."""

    who: PlayerReference
    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        counts = dict(ctx.bindings.get(VOTES, ()))
        return sum(int(counts.get(seat, 0)) for seat in self.who.seats(ctx))


@phrase("who received no votes", into="player_clause")
@record
class WithoutVotes(Filter):
    """A player for whom nobody voted."""

    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref not in dict(ctx.bindings.get(VOTES, ()))


@phrase("who voted for a choice you voted for", into="player_clause")
@phrase("who voted for a choice you didn't vote for", into="player_clause", negative=True)
@record
class WhoVotedAlike(Filter):
    """A player who voted for what the controller voted for too, or for another, in the last vote.

    With several votes they may have done both.
    """

    negative: bool = False
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        cast = _last_votes(ctx)
        mine = {choice for seat, choice in cast if seat == ctx.controller}
        return any((choice in mine) != self.negative for seat, choice in cast if seat == ref)


def _last_votes(ctx: Context) -> list[tuple[Seat, int]]:
    """Who voted for which choice, by its number, as players last finished voting."""
    cast: list[tuple[Seat, int]] = []
    over = True
    for event in ctx.game.history.this_turn:
        if not isinstance(event, PlayerDid) or event.deed not in (VOTED, VOTED_FOR):
            continue
        if over:
            cast = []
        over = event.deed == VOTED
        if not over:
            cast.append((event.player, event.number))
    return cast
