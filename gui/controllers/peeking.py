"""What an action would ask next, tried on a copy of the match.

Where its card may go, and what would be paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from engine.api import (
    NOBODY,
    ChooseModes,
    ChooseOption,
    ChooseTargets,
    Decision,
    IllegalAction,
    IllegalAnswer,
    MalformedAnswer,
    Match,
    YesNo,
)
from gui.models.ahead import Ahead, takes

MOST_WAYS = 16  # to answer what is asked before the targets, that are tried


def look_ahead(match: Match, number: int, aim: int = NOBODY) -> Ahead:
    """What an action would ask next; with an aim, after that was chosen as its target. Nothing changes."""
    trial = _after(match, number)
    before = match.pending
    if trial is None or before is None:
        return Ahead()
    asked = _asked(trial, before)
    if aim != NOBODY and isinstance(asked, ChooseTargets) and takes(asked, aim):
        trial = _after(trial, [aim])
        return Ahead(None if trial is None else _asked(trial, before))
    if asked is None or aim != NOBODY:
        return Ahead(asked)
    return Ahead(asked, frozenset(_aims(trial, before)))


def _after(match: Match, answer: object) -> Match | None:
    """A copy of a match after one more answer; None if that can't be given."""
    trial = match.fork()
    try:
        trial.answer(answer)
    except (IllegalAction, IllegalAnswer, MalformedAnswer):
        return None
    return trial


def _asked(trial: Match, before: Decision) -> Decision | None:
    """What the same player is asked next of the same action, in words; None if that is nothing."""
    asked = trial.pending
    if asked is None or asked.asked_of != before.asked_of or asked.kind == "act":
        return None
    return trial.view(asked.asked_of).decision or asked


def _aims(trial: Match, before: Decision) -> Iterator[int]:
    """Everything that could be chosen as a first target, whatever is answered to what is asked before."""
    tries = [trial]
    for _ in range(MOST_WAYS):
        if not tries:
            return
        asked = (now := tries.pop(0)).pending
        if isinstance(asked, ChooseTargets) and asked.asked_of == before.asked_of:
            yield from asked.candidates
        elif asked is not None and asked.asked_of == before.asked_of:
            tries += [after for answer in _answers(asked) if (after := _after(now, answer)) is not None]


def _answers(asked: Decision) -> Iterator[object]:
    """The ways to answer a question about how something is used; none to any other question."""
    if isinstance(asked, ChooseModes):
        least = max(1, asked.least)
        yield from map(list, islice(combinations(asked.possible, least), MOST_WAYS))
    elif isinstance(asked, YesNo):
        yield from (False, True)
    elif isinstance(asked, ChooseOption):
        yield from range(min(len(asked.options), MOST_WAYS))
