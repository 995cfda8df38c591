"""What checking state-based actions costs (CR 704.3): permanents that show nothing to act on are passed by."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from engine.commands.bench import board
from engine.events.counters import PutCounters
from engine.rules.events.happening import happen
from engine.rules.state_based import proposals
from engine.state.game import Game


def checks_made(game: Game) -> list[str]:
    """The names of the checks that are made of permanents."""
    made = []

    def called(frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_varnames[: code.co_argcount] == ("game", "obj", "chars"):
            made.append(code.co_name)

    sys.setprofile(called)
    try:
        proposals(game)
    finally:
        sys.setprofile(None)
    return made


def test_no_check_is_made_of_permanents_without_damage_counters_and_the_like() -> None:
    assert checks_made(board(50)) == ["told"]  # its one enchantment is asked whether it is a Saga at its end


def test_only_the_permanent_with_counters_is_checked_for_them() -> None:
    game = board(50)
    happen(game, PutCounters(game.battlefield[7], "+1/+1", 1, 0))
    assert sorted(set(checks_made(game))) == ["annihilate", "told", "too_many_counters"]
    assert len(checks_made(game)) == 3
