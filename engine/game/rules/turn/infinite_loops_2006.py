"""Loops as the edition of 2006 has them.

Players choose numbers, and one has the last word (CR 421 of that text).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY
from engine.core.record import replace
from engine.game.decisions.act import PASS
from engine.game.decisions.shortcuts import ACCEPT, MOST_TIMES, TIMES
from engine.game.rules.turn.shortcut_preview import foresee
from engine.game.state.shortcuts import Stretch, begin

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game
    from engine.game.state.shortcuts import Choice, Shortcut


def begun(game: Game, shortcut: Shortcut) -> Shortcut:
    """A proposed loop with who chooses a number for it, and in which order (CR 421.3, 421.5).

    A loop that one player continues alone is answered as any shortcut is (421.2).
    """
    seats = {choice.seat for choice in _actions(shortcut.whole)}
    involved = tuple(seat for seat in game.apnap() if seat in seats)
    if shortcut.whole.times < 2 or len(involved) < 2:
        return shortcut
    choosing = involved[1:] if involved[0] == shortcut.proposer else involved
    others = tuple(seat for seat in shortcut.waiting if seat not in involved)
    apart = all(_goes_alone(game, shortcut, seat) for seat in involved)
    return replace(shortcut, waiting=(*choosing, *others), involved=involved, apart=apart)


def _actions(stretch: Stretch) -> list[Choice]:
    """The actions in a round: what players do with priority, but pass."""
    return [choice for _, choice in stretch.choices() if choice.kind == "act" and choice.said != PASS]


def _goes_alone(game: Game, shortcut: Shortcut, seat: Seat) -> bool:
    """Whether a player's actions can be repeated without those of the others."""
    own = tuple(part for part in shortcut.whole.parts if isinstance(part, Stretch) and _of_one(part, seat))
    if not own:
        return False
    alone = Stretch(2, own)
    return not foresee(game, replace(shortcut, whole=alone, end=alone.length, frames=begin(alone), waiting=())).why


def _of_one(part: Stretch, seat: Seat) -> bool:
    return {choice.seat for choice in _actions(part)} == {seat}


def numbers_for(shortcut: Shortcut, seat: Seat) -> tuple[int, int]:
    """The least and the most rounds that a player may choose instead; 0, 0 if they choose no number."""
    if seat not in shortcut.involved:
        return 0, 0
    if seat == shortcut.involved[0]:
        return 1, MOST_TIMES  # the number is theirs to choose, whoever proposed the loop
    times = shortcut.whole.times
    return (times + 1, MOST_TIMES) if shortcut.apart else (0, times - 1)


def answered(shortcut: Shortcut, seat: Seat, answer: Any) -> Shortcut:
    """The loop after a player has chosen a number or agreed.

    Who lowers it leaves the first one the last word.
    """
    first = shortcut.involved[0]
    if answer == ACCEPT:
        return replace(shortcut, last_word=seat) if seat != first else shortcut
    times = answer[TIMES]
    whole = replace(shortcut.whole, times=times)
    return replace(shortcut, whole=whole, end=whole.length, last_word=first)


def with_last_word(shortcut: Shortcut) -> Shortcut:
    """The loop with the part of a further round that gives a player the last word (CR 421.3)."""
    if shortcut.apart or shortcut.last_word == NOBODY:
        return shortcut
    whole, times = shortcut.whole, shortcut.whole.times
    length = whole.round_length
    acting = [(number, choice.seat) for number, choice in whole.choices() if choice in _actions(whole)]
    more = 0
    if not times or acting[-1][1] != shortcut.last_word:
        own = next(place for place, (_, seat) in enumerate(acting) if seat == shortcut.last_word)
        more = next((number for number, seat in acting[own:] if seat != shortcut.last_word), length)
    return replace(shortcut, whole=replace(whole, times=times + 1), end=times * length + more)
