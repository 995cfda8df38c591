"""Until when a loop goes on that is to lead somewhere.

How many choices it takes until a number is reached (CR 728.2a).

A proposal names its number of rounds; this is how a player finds it who knows where they want to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAnswer
from engine.core.identity import is_player
from engine.core.record import record
from engine.core.zones import LIBRARY
from engine.game.rules.turn.shortcut_preview import AHEAD, Numbers, Rounds, in_hands, numbers, trial_of
from engine.game.rules.turn.taking_shortcuts import Taking
from engine.meaning.message import NameOf, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import Seat
    from engine.game.state.game import Game
    from engine.game.state.shortcuts import Shortcut
    from engine.meaning.message import Message


@record
class Goal:
    """A number that everybody can count, and what it should become.

    It should become at least that, or at most that if it falls.
    """

    key: tuple[Any, ...]
    value: int
    rises: bool

    def is_reached(self, found: Numbers) -> bool:
        """Whether the number is there."""
        now = found.get(self.key, 0)
        return now >= self.value if self.rises else now <= self.value


def goals(game: Game, shortcut: Shortcut, first: int, length: int) -> tuple[Goal, ...]:
    """The numbers that change in each round of a loop, and what they will be after two rounds (CR 728.2a).

    The rounds begin with the choice `first` and have `length` choices each.
    """
    trial, unnamed = trial_of(game, shortcut), in_hands(game)
    taking, why, rounds, ahead = Taking(trial), "", Rounds(length, first), AHEAD
    rounds.note(0, numbers(trial, unnamed))
    while not why and taking.goes_on and ahead and taking.taken < first + 2 * length:
        why = taking.step()
        ahead -= 1
        rounds.note(taking.taken, numbers(trial, unnamed))
    return tuple(_changing(rounds))


def _changing(rounds: Rounds) -> Iterator[Goal]:
    if not rounds.last:
        return
    _, now = rounds.last[-1]
    losing: dict[Seat, None] = {}
    for key in now:
        step = rounds.step(key)
        if not step or key[0] in ("turn", "lost"):
            continue
        yield Goal(key, now[key], step > 0)
        if (key[0] in ("life", LIBRARY) and step < 0) or (key[0] == "counters" and is_player(key[2]) and step > 0):
            losing[key[2] if key[0] == "counters" else key[1]] = None
    yield from (Goal(("lost", seat), 1, True) for seat in losing)


def choices_until(game: Game, shortcut: Shortcut, first: int, length: int, goal: Goal) -> int:
    """The number of choices after which the rounds that begin with a choice reach a goal.

    That is after a whole round, or in the midst of one that can't go on; `IllegalAnswer` if it never comes.
    """
    trial, unnamed = trial_of(game, shortcut), in_hands(game)
    taking = Taking(trial, lambda state: goal.is_reached(numbers(state, unnamed)))
    rounds, why, found, ahead = Rounds(length, first), "", 0, AHEAD
    while not why and taking.goes_on and ahead:
        why = taking.step()
        ahead -= 1
        now = numbers(trial, unnamed)
        ends = rounds.note(taking.taken, now) > 0
        if not found and taking.taken > first and goal.is_reached(now):
            found = taking.taken
        if found and ends:
            return taking.taken
    if found:
        return found
    step = rounds.step(goal.key)
    if why or trial.over or (step <= 0 if goal.rises else step >= 0):
        raise IllegalAnswer(say("it_never_comes_to_that", why=why), "728.2a")
    number, last = rounds.last[-1]
    return first + length * (number - (last.get(goal.key, 0) - goal.value) // step)


def in_words(goal: Goal) -> Message:
    """What is counted, as a message."""
    kind, *about = goal.key
    if kind == "stack":
        return say("number_on_the_stack")
    if kind == "counters":
        return say("number_of_counters", what=about[0], kind=Term("counter", about[2]))
    player = NameOf(about[0])
    if kind == "permanents":
        return say("number_of_permanents", player=player, what=about[1])
    if kind in ("life", "mana", "lost"):
        return say({"life": "number_of_life", "mana": "number_of_mana", "lost": "has_lost"}[kind], player=player)
    return say("number_of_cards", player=player, zone=Term("zone", kind))
