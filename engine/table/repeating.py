"""What a player could repeat (CR 728.2a): recent choices, proposals made of them, and outcomes.

The recent choices are played once more from an earlier checkpoint, so that those are heard, too, that a player made
because there was but one: nobody learns from a proposal what somebody else could have done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAnswer, MalformedAnswer
from engine.core.identity import FIRST_OBJECT
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.decisions.act import Act
from engine.game.decisions.shortcuts import MOST_CHOICES, MOST_TIMES, SHORTCUT, AnswerShortcut, as_data, read_proposal
from engine.game.rules.turn import turn
from engine.game.rules.turn.loop_goals import Goal, choices_until, goals, in_words
from engine.game.rules.turn.shortcut_preview import foresee, in_short
from engine.game.state.shortcuts import Shortcut, Stretch, begin
from engine.meaning.message import say
from engine.table.replay import AGREED_DRAW, CONCEDE, Unanswered
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.table.match import Match

MOST_RECENT = 80  # answers that are looked back on
NOWHERE = -1


@record
class RecentChoice:
    """A game choice that was made: whose, in words, and whether a stretch may begin with it."""

    seat: Seat
    words: str
    may_begin: bool  # the player who looks back had priority


@record
class Passage:
    """Recent choices one after another, by their places, so many times."""

    first: int
    last: int
    times: int = 1


@record
class Passages:
    """Passages one after another, so many times."""

    parts: tuple[Passage | Passages, ...]
    times: int = 1


Wanted = tuple[tuple[Passage | Passages, ...], Goal | None]
"""What is to be proposed: parts one after another, and until when the last of them goes on."""


@record
class Countable:
    """A number that the last part of a proposal changes, in words, and how far it is after two rounds."""

    words: str
    goal: Goal

    @property
    def is_a_number(self) -> bool:
        """Whether it is more than something that happens or does not."""
        return bool(self.goal.key[0] != "lost")

    def reaching(self, value: int) -> Goal:
        """The number as a goal."""
        return Goal(self.goal.key, value, self.goal.rises) if self.is_a_number else self.goal


@record
class Foretold:
    """What would come of a proposal, in words, or why it can't be made.

    `countable` says until what its last part could go on.
    """

    outcome: tuple[str, ...]
    refused: str = ""
    times: int = 0  # of the last part: so many rounds
    countable: tuple[Countable, ...] = ()


class Repeating:
    """The recent choices of a match, the oldest first, as the player sees them who has priority now."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match, self._seat = match, seat
        wanted = max(0, len(match.answers) - MOST_RECENT)
        base = next((one for one in reversed(match.checkpoints) if one.count <= wanted), match.checkpoints[0])
        game = base.game.clone()
        heard = game.ask = _Recorder(game, match.answers[base.count :], self)
        try:
            while not game.over:
                turn.advance(game)
        except Unanswered:
            pass
        self._heard = heard.heard
        self.choices = tuple(one.told for one in heard.heard)
        self.suggested = self._like_now(likeness(game))

    def telling(self, game: Game) -> GameTelling:
        """The words in which the player is told of a game."""
        return GameTelling(game, self._seat, self._match.language)

    def could_begin(self, decision: Decision) -> bool:
        """Whether a stretch of choices may begin with a decision: the player had priority."""
        return isinstance(decision, Act) and decision.seat == self._seat

    def _like_now(self, now: object) -> int:
        """Where the shortest stretch begins in which something is done, and which leads back to a like state."""
        done = False
        for place in range(len(self._heard) - 1, NOWHERE, -1):
            one = self._heard[place]
            done = done or (isinstance(one.decision, Act) and one.answer != 0)
            if done and one.told.may_begin and one.like == now:
                return place
        return NOWHERE

    def proposal(self, parts: Sequence[Passage | Passages], until: Goal | None = None) -> dict[str, Any]:
        """The answer that proposes to repeat recent choices, part by part.

        The last part may be repeated until a goal.

        `IllegalAnswer` says why there is no such proposal.
        """
        *before, last = map(self._part, parts)
        if until is not None:
            begun = [*before, *self._until(before, last, until)]
            return {SHORTCUT: begun[0] if len(begun) == 1 else [1, begun]}
        return {SHORTCUT: [1, [*before, last]] if before else last}

    def _part(self, part: Passage | Passages) -> list[Any]:
        """A part as plain data."""
        if isinstance(part, Passages):
            return [part.times, list(map(self._part, part.parts))]
        stretch = self._heard[part.first : part.last + 1]
        began, now = stretch[0].next_id, self._match.live

        def called(ref: Ref) -> Ref:
            if FIRST_OBJECT <= ref < began and now.became(ref) in now.objects:
                return now.became(ref)
            return ref if ref < FIRST_OBJECT else ref - began + now.next_id

        said = [[one.decision.seat, one.decision.kind, one.decision.said(one.answer, called)] for one in stretch]
        return [part.times, said]

    def _until(self, before: list[Any], last: list[Any], goal: Goal) -> list[Any]:
        """The last part so many times as it takes, and what it takes of another round."""
        endless, first, stretch = self._endless(before, last)
        number = choices_until(self._match.live, endless, first, stretch.round_length, goal) - first
        rounds, more = divmod(number, stretch.round_length)
        rest = [as_data(stretch.at(place)) for place in range(min(more, MOST_CHOICES))]
        return [*([[rounds, last[1]]] if rounds else []), *([[1, rest]] if rest else [])]

    def _endless(self, before: list[Any], last: list[Any]) -> tuple[Shortcut, int, Stretch]:
        """A shortcut that goes on with the last part as long as it can, with which choice that begins, and the part."""
        stretch = read_proposal([1, last[1]])
        first = sum(read_proposal(part).length for part in before)
        times = (MOST_TIMES - first) // stretch.round_length
        whole = read_proposal([1, [*before, [times, last[1]]]])
        return self._shortcut(whole), first, stretch

    def _shortcut(self, whole: Stretch) -> Shortcut:
        return Shortcut(self._seat, whole, self._match.live.next_id, whole.length, frames=begin(whole))

    def foretell(self, parts: Sequence[Passage | Passages], until: Goal | None = None) -> Foretold:
        """What would come of a proposal that the player makes now."""
        game, tell = self._match.live, self.telling(self._match.live).tell
        *before, last = map(self._part, parts)
        countable: tuple[Countable, ...] = ()
        try:
            endless, first, stretch = self._endless(before, last)
            found = goals(game, endless, first, stretch.round_length)
            countable = tuple(Countable(tell(in_words(goal)), goal) for goal in found)
            whole = read_proposal(self.proposal(parts, until)[SHORTCUT])
        except IllegalAnswer as refused:
            return Foretold((), tell(refused.why), countable=countable)
        except MalformedAnswer:
            return Foretold((), tell(say("more_than_can_be_proposed", most=MOST_TIMES)), countable=countable)
        seen = foresee(game, self._shortcut(whole))
        times = -(-(whole.length - first) // stretch.round_length)
        if seen.why and seen.taken < whole.length:
            why = tell(say("it_goes_only_so_far", number=seen.taken, why=seen.why))
            return Foretold((), why, times, countable)
        return Foretold(tuple(map(tell, seen.outcome)), "", times, countable)


def likeness(game: Game) -> object:
    """How a game stands, but for numbers: another state that is like it may be a round of a loop later.

    Tokens are such numbers, too.
    """
    permanents = frozenset(
        (chars.name, chars.controller, game.objects[oid].tapped, chars.types)
        for oid in game.permanents()
        if not game.objects[oid].token
        for chars in (game.chars(oid),)
    )
    stack = tuple(game.chars(oid).name for oid in game.stack)
    hands = tuple(len(game.zone(HAND, player.seat)) for player in game.players)
    return game.turn.step, game.turn.priority, game.turn.active, permanents, stack, hands


@record
class _Heard:
    """A choice as it was made: how the game stood, but for numbers, and the number of the next object to be made."""

    told: RecentChoice
    decision: Decision
    answer: Any
    next_id: ObjectId
    like: object


class _Recorder:
    """Gives the answers that were given once more, and notes all choices, also those with but one possibility."""

    def __init__(self, game: Game, answers: list[Any], whose: Repeating) -> None:
        self._game, self._answers, self._whose = game, answers, whose
        self.heard: list[_Heard] = []

    def __call__(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        if not self._answers:
            raise Unanswered(decision)
        answer = self._answers.pop(0)
        if isinstance(answer, dict) and (CONCEDE in answer or answer == {AGREED_DRAW: True}):
            raise Unanswered(decision)
        checked = decision.check(answer)
        if validate is not None:
            validate(checked)
        if isinstance(decision, AnswerShortcut) or (isinstance(checked, dict) and SHORTCUT in checked):
            self.heard = []  # what was done before a shortcut is another story
        else:
            self._note(decision, answer, checked)
        return checked

    def forced(self, decision: Decision, checked: Any) -> None:
        """A choice that was made without anybody being asked: to pass is spoken of all the same."""
        if isinstance(decision, Act):
            self._note(decision, 0, checked)

    def _note(self, decision: Decision, answer: Any, checked: Any) -> None:
        game, begins = self._game, self._whose.could_begin(decision)
        words = self._whose.telling(game).tell(in_short(decision, checked))
        told = RecentChoice(decision.seat, words, begins)
        self.heard.append(_Heard(told, decision, answer, game.next_id, likeness(game) if begins else None))
