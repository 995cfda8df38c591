"""Many rounds of a loop in one step, where a round does nothing but change numbers by constant steps.

Two rounds are taken one by one. If all that is different after them are numbers, by the same steps each time, a third
round is taken by a copy of the game in which these numbers are tracked (`core.tracked`). If it ends as foretold, all
rounds up to the first in which any comparison would come out differently are taken at once, exactly; then it goes on
round by round, and may leap again. Whatever looks back at the turn's history ends this: in it rounds could be counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex

from engine.core.record import replace
from engine.core.tracked import GaveUp, Horizon, Tracked, slope_of
from engine.game.decisions.shortcuts import MOST_TIMES
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.damage import Damage
from engine.game.events.life import GainLife, LoseLife
from engine.game.events.shortcuts import SetShortcut, StandAs
from engine.game.state.game import Game
from engine.game.state.history import History
from engine.game.state.objects import GameObject
from engine.game.state.players import Player
from engine.meaning.characteristics import Characteristics

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


WALKED = ("players", "objects", "turn", "combat", "floating", "delayed", "pending", "marks")
COUNTED = ("next_id", "next_stamp")  # what names and orders things: by the same steps too, but nobody reckons with it
UNLIKE = (
    "history", "last_known", "moved", "projection", "cache", "owner", "ask", "shortcut", "changes", "checked", "falls",
    "turned", "settled_at",
)  # fmt: skip
SAME = tuple(name for name in Game.__slots__ if name not in (*WALKED, *COUNTED, *UNLIKE))
SLOTTED = (GameObject, Player, Characteristics)
AMOUNTS = {GainLife: "amount", LoseLife: "amount", Damage: "amount", PutCounters: "number", RemoveCounters: "number"}
FIRST_TRY = 3  # rounds: the first one begins unlike the others, with nothing resolved before it
MOST_CHOICES = 400  # in a round that is taken with tracked numbers, those of the stretches within it included
MOST_EVENTS = 20_000  # of rounds that were leapt over: what happened in further ones is kept in their sums only


Piece = Callable[[Any], str]
Watch = Callable[[Any], bool]


class Unlike(Exception):
    """Two states differ in more than numbers, or not by the same steps."""


def at_round(game: Game, deep: int) -> bool:
    """Whether a round of a stretch is about to begin as a player is about to get priority.

    `deep` is the number of stretches around it. All stretches within it begin with it then.
    """
    assert game.shortcut is not None
    frames = game.shortcut.frames
    if game.pending or game.checked != game.changes or frames[deep].part:
        return False
    return not any(frame.part or frame.round for frame in frames[deep + 1 :])


class Leaps:
    """Looks for rounds that can be leapt over: of the outermost stretch first, then of those within it."""

    def __init__(self, piece: Piece, watch: Watch | None = None) -> None:
        self._piece = piece  # does a piece of a game, and says why it could not
        self._watch = watch  # has to say the same as each round begins that is leapt over
        self._stretches: list[_Rounds] = []  # of the stretches around the next choice

    def before_step(self, game: Game) -> None:
        """A piece of the game is about to be done: leap, if it can be."""
        now = None
        for deep in range(len(game.shortcut.frames) if game.shortcut is not None else 0):
            if not at_round(game, deep) or not _is_short(game, deep):
                continue
            while len(self._stretches) <= deep:
                self._stretches.append(_Rounds(len(self._stretches)))
            now = now or game.clone()
            rounds = self._stretches[deep]
            if rounds.begins(now) and _leap(game, rounds.seen, _Tracking(deep, self._piece, self._watch)):
                del self._stretches[deep:]
                return


def _is_short(game: Game, deep: int) -> bool:
    assert game.shortcut is not None
    return game.shortcut.around[deep].round_length <= MOST_CHOICES


class _Rounds:
    """The last rounds of a stretch as they began; the longer it is tried in vain to leap, the more rarely."""

    def __init__(self, deep: int) -> None:
        self.deep = deep
        self.seen: list[Game] = []  # up to three of them
        self._since = 0  # rounds that were taken one by one since the stretch began, or since the last leap
        self._next = FIRST_TRY  # after so many of them it is tried again

    def begins(self, now: Game) -> bool:
        """A round begins; whether it is time to try."""
        if self.seen and not self._follows(self.seen[-1], now):
            if _place(self.seen[-1], self.deep) == _place(now, self.deep):
                return False
            self.seen, self._since, self._next = [], 0, FIRST_TRY
        self.seen = [*self.seen[-2:], now]
        self._since += 1
        if len(self.seen) < 3 or self._since <= self._next:
            return False
        self._next = self._since * 2
        return True

    def _follows(self, before: Game, now: Game) -> bool:
        """Whether a state is one round of the same stretch after another."""
        return _place(now, self.deep) == _place(before, self.deep, 1)


def _place(game: Game, deep: int, rounds: int = 0) -> tuple[object, ...]:
    """In which round of which stretches a game is, or will be so many rounds later, whatever objects are called."""
    assert game.shortcut is not None
    frames = game.shortcut.frames
    around = [(frame.part, frame.round) for frame in frames[:deep]]
    return (game.turn.number, around, frames[deep].part, frames[deep].round + rounds)


def _leap(game: Game, seen: Sequence[Game], tracking: _Tracking) -> bool:
    """Take as many rounds of a stretch at once as are all alike; whether there were any."""
    (first, second, third), deep = seen, tracking.deep
    shortcut = third.shortcut
    assert shortcut is not None
    stretch, frame = shortcut.around[deep], shortcut.frames[deep]
    most = min(stretch.times - frame.round, (shortcut.end - shortcut.taken) // stretch.round_length)
    if most < 2 or any(_step(second, third, name) != _step(first, second, name) for name in COUNTED):
        return False
    tracking.horizon.at_most(most - 1)
    try:
        tracked = _merged_parts((first, second, third), tracking.begun)
        tracking.play(third, tracked)
    except (Unlike, GaveUp):
        return False
    rounds = tracking.horizon.rounds + 1
    if rounds < 2:
        return False
    parts = _merged_parts_of([dict(_parts(third)), tracked], lambda pair: int(pair[0]) + rounds * slope_of(pair[1]))
    parts |= {name: getattr(third, name) + rounds * _step(second, third, name) for name in COUNTED}
    parts["history"] = _history(first, second, third, rounds)
    StandAs(tuple(parts.items())).apply(game)
    SetShortcut(shortcut.after_rounds(rounds, deep)).apply(game)
    return True


def _step(before: Game, after: Game, name: str) -> int:
    return int(getattr(after, name) - getattr(before, name))


# -- what is different -------------------------------------------------------------------------------------------------


def _parts(game: Game) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(game, name)) for name in WALKED)


def _merged_parts(games: Sequence[Game], leaf: Callable[[list[int]], int]) -> dict[str, Any]:
    """The parts of states that differ in numbers only, with what is made of these."""
    last = games[-1]
    if any(getattr(game, name) != getattr(last, name) for game in games[:-1] for name in SAME):
        raise Unlike
    return _merged_parts_of([dict(_parts(game)) for game in games], leaf)


def _merged_parts_of(parts: list[dict[str, Any]], leaf: Callable[[list[int]], int]) -> dict[str, Any]:
    return {name: merged([one[name] for one in parts], leaf) for name in WALKED}


def merged(values: Sequence[Any], leaf: Callable[[list[int]], int]) -> Any:
    """Something like all of some values, which may differ in whole numbers; `leaf` makes one of those."""
    first, kind = values[0], type(values[0])
    if all(value is first for value in values):
        return first
    if isinstance(first, int) and kind is not bool:
        return _merged_numbers(values, leaf)
    if any(type(value) is not kind for value in values):
        raise Unlike
    if kind in (tuple, list, dict):
        return _merged_container(values, leaf)
    if kind in SLOTTED or is_dataclass(kind):
        return _merged_attributes(values, leaf)
    if any(value != first for value in values):
        raise Unlike
    return first


def _merged_numbers(values: Sequence[Any], leaf: Callable[[list[int]], int]) -> int:
    if not all(isinstance(value, int) and type(value) is not bool for value in values):
        raise Unlike
    plain = all(type(value) is int and value == values[0] for value in values)
    return int(values[0]) if plain else leaf(list(values))


def _merged_container(values: Sequence[Any], leaf: Callable[[list[int]], int]) -> Any:
    first = values[0]
    if isinstance(first, dict):
        if any(value.keys() != first.keys() for value in values):
            raise Unlike
        return {key: merged([value[key] for value in values], leaf) for key in first}
    if any(len(value) != len(first) for value in values):
        raise Unlike
    return type(first)([merged(each, leaf) for each in zip(*values, strict=True)])


def _merged_attributes(values: Sequence[Any], leaf: Callable[[list[int]], int]) -> Any:
    """An object whose attributes are like those of all of some."""
    kind: Any = type(values[0])
    new: Any
    if is_dataclass(kind):
        names = [item.name for item in fields(kind)]
        new = object.__new__(type(values[0]))
    else:
        names = [name for name in kind.__slots__ if name != "_token"]
        new = values[-1].copy()
        if kind is not Characteristics:
            new._token = None
    for name in names:
        object.__setattr__(new, name, merged([getattr(value, name) for value in values], leaf))
    return new


# -- a round with tracked numbers --------------------------------------------------------------------------------------


class _Tracking:
    """One round that is taken with tracked numbers."""

    def __init__(self, deep: int, piece: Piece, watch: Watch | None) -> None:
        self.horizon = Horizon(MOST_TIMES)
        self.deep = deep
        self._piece, self._watch = piece, watch
        self._made = self._seen = 0

    def begun(self, numbers: list[int]) -> int:
        """The tracked number that was so much as the last three rounds began."""
        first, second, third = numbers
        if second - first != third - second:
            raise Unlike
        self._made += 1
        return Tracked(third, third - second, self.horizon)

    def play(self, state: Game, tracked: dict[str, Any]) -> None:
        """Take a round in a copy of a state; raises `Unlike` if it does not end as foretold."""
        trial = state.clone()
        StandAs((*tracked.items(), ("history", RecentHistory.of(state.history)))).apply(trial)
        trial.ask = _nobody
        if self._watch is not None:
            self._watch(trial)
        while True:
            if self._piece(trial) or trial.over or trial.shortcut is None:
                raise Unlike
            if trial.shortcut.done or (at_round(trial, self.deep) and self._is_next(state, trial)):
                break
        if any(getattr(trial, name) != getattr(state, name) for name in SAME):
            raise Unlike
        _merged_parts_of([tracked, dict(_parts(trial))], self._as_foretold)
        if self._seen != self._made:
            raise Unlike  # something that should have changed was not touched

    def _is_next(self, state: Game, trial: Game) -> bool:
        return _place(trial, self.deep) == _place(state, self.deep, 1)

    def _as_foretold(self, pair: list[int]) -> int:
        began, ended = pair
        if slope_of(began) != slope_of(ended) or int.__sub__(ended, began) != slope_of(began):
            raise Unlike
        self._seen += isinstance(began, Tracked)
        return began


def _nobody(decision: object, validate: object) -> NoReturn:
    raise Unlike


class Recent(list[Any]):
    """What happened since a round began. Whoever looks back at more than that could count rounds."""

    def _give_up(self, *_: object) -> NoReturn:
        raise GaveUp

    __iter__ = __reversed__ = __contains__ = _give_up

    def __getitem__(self, place: SupportsIndex | slice) -> Any:
        if not isinstance(place, slice):
            raise GaveUp
        return list.__getitem__(self, place)

    def copy(self) -> Recent:
        """Another list of the same."""
        new = Recent()
        new.extend(list.__getitem__(self, slice(None)))
        return new


class RecentHistory(History):
    """A history of which only what happens from now on may be looked at."""

    __slots__ = ()

    @classmethod
    def of(cls, history: History) -> RecentHistory:
        """The history that follows upon another."""
        new = cls()
        new.this_turn, new.last_turn, new.earlier, new.count = Recent(), history.last_turn, None, history.total
        return new

    def clone(self) -> RecentHistory:
        new = RecentHistory()
        new.this_turn, new.last_turn, new.earlier, new.count = self.this_turn.copy(), self.last_turn, None, self.count
        return new

    def new_turn(self) -> None:
        raise GaveUp

    def since(self, number: int) -> list[object]:
        if number < self.count:
            raise GaveUp
        return self.this_turn[number - self.count :]


# -- what is told of it ------------------------------------------------------------------------------------------------


def _history(first: Game, second: Game, third: Game, rounds: int) -> History:
    """The history with what happened in so many further rounds: event by event, as far as that is not too much, and
    then in sums."""
    history = third.history.clone()
    before, last = (
        one.history.this_turn[len(other.history.this_turn) :] for one, other in ((second, first), (third, second))
    )  # fmt: skip
    singly = min(rounds, MOST_EVENTS // max(1, len(last)))
    steps = [_amount(now) - _amount(then) for then, now in zip(before, last, strict=False)]
    if any(steps):
        for number in range(1, singly + 1):
            history.this_turn += (_changed(event, number * step) for event, step in zip(last, steps, strict=False))
    else:
        history.this_turn += last * singly
    more = rounds - singly
    for event, step in zip(last, steps, strict=False):
        if more and type(event) in AMOUNTS:
            sum_of_steps = step * (singly + 1 + rounds) * more // 2
            history.this_turn.append(_changed(event, (more - 1) * _amount(event) + sum_of_steps))
    return history


def _amount(event: Any) -> int:
    return int(getattr(event, AMOUNTS[type(event)])) if type(event) in AMOUNTS else 0


def _changed(event: Any, by: int) -> Any:
    """An event that is about so much more."""
    return replace(event, **{AMOUNTS[type(event)]: _amount(event) + by}) if by else event
