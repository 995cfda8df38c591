"""A shortcut that was proposed (CR 728.2): a sequence of game choices, and how far it has been taken.

Objects are named in it as they are called while its first round is taken. What is made in a later round has another
number: as many after the first one of that round as in the first. What was there before and has changed zones since is
found as what it became, and what is gone stands for what an earlier round made in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.errors import MalformedAnswer
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.record import record, replace

if TYPE_CHECKING:
    from collections.abc import Iterator

_PAIRS = "{}"


@record
class Choice:
    """One game choice of a proposal.

    Whose it is, in which kind of decision, and what is chosen, as plain data.
    """

    seat: Seat
    kind: str
    said: Any  # tuples for lists, and for dictionaries: it never changes

    @property
    def plain(self) -> Any:
        """What is chosen, as lists and dictionaries."""
        return _thawed(self.said)


@record
class Stretch:
    """Choices one after another, so many times.

    Shorter stretches among them are repeated within each round.
    """

    times: int
    parts: tuple[Choice | Stretch, ...]

    @property
    def round_length(self) -> int:
        """How many choices one round has."""
        return sum(part.length if isinstance(part, Stretch) else 1 for part in self.parts)

    @property
    def length(self) -> int:
        """How many choices there are in all rounds together."""
        return self.times * self.round_length

    def at(self, number: int) -> Choice:
        """The choice of a number, counted from 0 through all rounds."""
        number %= self.round_length
        for part in self.parts:
            size = part.length if isinstance(part, Stretch) else 1
            if number < size:
                return part.at(number) if isinstance(part, Stretch) else part
            number -= size
        raise IndexError(number)

    def choices(self) -> Iterator[tuple[int, Choice]]:
        """Each choice that is described, with its number in the first round of every stretch around it."""
        number = 0
        for part in self.parts:
            if isinstance(part, Choice):
                yield number, part
                number += 1
            else:
                yield from ((number + inner, choice) for inner, choice in part.choices())
                number += part.length


@record
class Frame:
    """How far a stretch has come.

    Which of its parts is next, in which round, and the first number of that round.
    """

    part: int = 0
    round: int = 0
    first: ObjectId = NOBODY  # of the objects made in this round; NOBODY until the round begins


@record
class Shortcut:
    """A proposal and how far it has come: first to be answered by the others, then to be taken."""

    proposer: Seat
    whole: Stretch
    first: ObjectId  # the number of the first object to be made after it was proposed
    end: int  # the number of choices after which it ends
    waiting: tuple[Seat, ...] = ()  # those who have not answered yet, in turn order
    answers: tuple[str, ...] = ()  # what the others have said so far, as messages
    shortened_by: Seat = NOBODY
    taken: int = 0
    frames: tuple[Frame, ...] = ()  # of the stretches around the next choice, the outermost first
    told: tuple[str, ...] = ()  # each choice that is described, as a message
    outcome: tuple[str, ...] = ()  # what will come of it, as messages
    involved: tuple[Seat, ...] = ()  # where players choose numbers: those whose actions make the loop (421.3 of 2006)
    apart: bool = False  # whether their actions don't depend on one another (421.5 of 2006)
    last_word: Seat = NOBODY  # who has it (421.3 of 2006)

    @property
    def done(self) -> bool:
        """Whether it has come to its end."""
        return self.taken >= self.end

    @property
    def around(self) -> tuple[Stretch, ...]:
        """The stretches around the next choice, the outermost first."""
        found = [self.whole]
        for frame in self.frames[:-1]:
            inner = found[-1].parts[frame.part]
            assert isinstance(inner, Stretch)
            found.append(inner)
        return tuple(found)

    @property
    def next(self) -> Choice:
        """The next choice."""
        found = self.around[-1].parts[self.frames[-1].part]
        assert isinstance(found, Choice)
        return found

    def begun(self, first: ObjectId) -> Shortcut:
        """The same where the rounds that begin now know the number of the first object made in them."""
        if all(frame.first != NOBODY for frame in self.frames):
            return self
        frames = (frame if frame.first != NOBODY else replace(frame, first=first) for frame in self.frames)
        return replace(self, frames=tuple(frames))

    def after(self) -> Shortcut:
        """The same after the next choice."""
        return replace(self, taken=self.taken + 1, frames=_step(self.around, self.frames))

    def after_rounds(self, rounds: int, deep: int) -> Shortcut:
        """The same after so many whole rounds of a stretch, so many others around it, as a round of it begins."""
        around = self.around[: deep + 1]
        frames = _settled(around, (*self.frames[:deep], Frame(0, self.frames[deep].round + rounds)))
        return replace(self, taken=self.taken + rounds * around[-1].round_length, frames=frames)


def frozen(data: Any) -> Any:
    """Plain data that never changes; a dictionary is a tuple of pairs behind a mark."""
    if isinstance(data, list | tuple):
        return tuple(frozen(item) for item in data)
    if isinstance(data, dict):
        return (_PAIRS, *((str(name), frozen(value)) for name, value in data.items()))
    if data is None or isinstance(data, str | int):
        return data
    raise MalformedAnswer(f"{data!r:.40} is no part of an answer")


def _thawed(data: Any) -> Any:
    if not isinstance(data, tuple):
        return data
    if data[:1] == (_PAIRS,):
        return {name: _thawed(value) for name, value in data[1:]}
    return [_thawed(item) for item in data]


def begin(whole: Stretch) -> tuple[Frame, ...]:
    """The frames around the first choice of a stretch."""
    return _descend(whole, (Frame(),))


def _descend(innermost: Stretch, frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """The frames around the choice that is next, where a stretch may be."""
    part = innermost.parts[frames[-1].part]
    return frames if isinstance(part, Choice) else _descend(part, (*frames, Frame()))


def _step(around: tuple[Stretch, ...], frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """The frames after the part that was next is done."""
    return _settled(around, (*frames[:-1], replace(frames[-1], part=frames[-1].part + 1)))


def _settled(around: tuple[Stretch, ...], frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """The frames where a round or a stretch may be at its end; the outermost stays as it ends."""
    innermost, last = around[-1], frames[-1]
    if last.part < len(innermost.parts) and last.round < innermost.times:
        return _descend(innermost, frames)
    if last.part >= len(innermost.parts) and last.round + 1 < innermost.times:
        return _descend(innermost, (*frames[:-1], Frame(0, last.round + 1)))
    return _step(around[:-1], frames[:-1]) if len(frames) > 1 else frames
