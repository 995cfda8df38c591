"""Nothing tells that a trigger waits to be remembered. Views, questions, stops and the log are as without it."""

from __future__ import annotations

import pytest

from engine.core.errors import EngineError
from engine.game.decisions.act import Act
from engine.game.state.missed_triggers import IN_TIME
from engine.table import by_chance
from engine.table.match import Match
from tests.support.games.how_often import often
from tests.support.games.practice_games import match, nothing_waits

POSITIONS = often(60, 300)
MOST_ANSWERS = 400  # of one game
TOLD = 40  # so many of the last events are told again at each look

def told(match: Match, seat: int) -> object:
    """All that a seat is shown, told and asked, and what it takes to ask it."""
    since = max(0, match.live.history.total - TOLD)
    asked = match.pending
    alone = asked.only_answer() if asked is not None else None
    return match.view(seat), match.happenings(seat, since), alone, match.over, match.is_free(max(0, len(match.answers) - 3))


def test_what_waits_to_be_remembered_shows_nowhere() -> None:
    """Random games are played twice with the same answers. Once with all that triggers, once as if nothing had."""
    positions = asked = 0
    seed = 0
    while positions < POSITIONS:
        seed += 1
        assert seed < 40, f"only {positions} positions"
        real = match(seed)
        with nothing_waits():
            blank = match(seed)
        for _ in range(MOST_ANSWERS):
            if real.pending is None:
                break
            for seat in (0, 1) if real.live.unannounced else ():
                assert told(real, seat) == told(blank, seat), (seed, len(real.answers), real.live.unannounced)
            waiting = any(one.stage in IN_TIME for one in real.live.unannounced)
            positions += waiting
            asked += waiting and isinstance(real.pending, Act)
            by_chance.answer(real)
            with nothing_waits():
                by_chance.answer(blank)
            assert real.answers == blank.answers
    assert asked > POSITIONS // 2


def test_speaking_of_everything_tells_only_what_has_triggered() -> None:
    """The same objects can be named with and without a trigger that waits. Only who names the right one learns of
    it."""
    real = match(3)
    for _ in range(200):
        by_chance.answer(real)
        waiting = [one for one in real.live.unannounced if one.stage in IN_TIME]
        if waiting:
            break
    before, count = real.view(0), len(real.answers)
    right = {one.trigger.source for one in waiting}
    for oid in real.live.battlefield:
        if oid not in right:
            with pytest.raises(EngineError):
                real.announce(0, oid, 0)
    assert real.view(0) == before and len(real.answers) == count
