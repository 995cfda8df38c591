"""What whole games cost: the work is counted, never the time. `work_of_games.toml` has the counts.

It fails where something is done 3 % more often than is written there, and where it is done 3 % less often: a gain is
written down, so that it is kept. `WORK=write` writes what is counted; more work wants a line there that says why.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from engine import api
from engine.game.rules import state_based
from engine.game.rules.casting import legal
from engine.game.rules.events import happening
from engine.game.rules.layers.characteristics_cache import Known
from engine.game.rules.layers.contributors import Contributors
from engine.game.state.cache import Cache
from engine.game.state.game import Game
from engine.game.state.objects import GameObject
from engine.lab.simulation import simulate

COUNTS = Path(__file__).with_name("work_of_games.toml")
GAMES, ALLOWED = 4, 0.03
COUNTED: dict[CodeType, str] = {
    function.__code__: name
    for name, function in {
        "legal_actions": legal.legal_actions,
        "activations_asked_in_full": legal.may_activate_now,
        "events": happening.happen,
        "events_made": happening.happen_anyway,
        "state_based_checks": state_based.proposals,
        "settlings_of_the_board": Contributors.settle,
        "projections": Known.work_out,
        "clones": Game.clone,
        "objects_copied": GameObject.copy,
        "looks_at_single_objects": Cache.of_object,
    }.items()
}
INLINED = ("<listcomp>", "<setcomp>", "<dictcomp>")  # which of these are calls depends on the version of Python


def counted(action: Callable[[], object]) -> Counter[str]:
    """How often the functions that count are called, and all of the engine's together."""
    counts: Counter[str] = Counter()
    calls: Counter[CodeType] = Counter()

    def called(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            calls[frame.f_code] += 1

    sys.setprofile(called)
    try:
        action()
    finally:
        sys.setprofile(None)
    for code, number in calls.items():
        if code in COUNTED:
            counts[COUNTED[code]] += number
        if f"{os.sep}engine{os.sep}" in code.co_filename and code.co_name not in INLINED:
            counts["calls"] += number
    return counts


def per_decision() -> dict[str, float]:
    """The counts of some games of the shipped decks, for each decision."""
    library = api.load_library()
    decks = sorted(api.shipped_decks().items())[:2]
    seats = [api.SeatSetup(name, api.deck_cards(deck)) for name, deck in decks]
    simulate(seats, library, GAMES, 1)  # what is kept of cards is there from now on
    reports = []
    found = counted(lambda: reports.append(simulate(seats, library, GAMES, 1)))
    return {name: round(found[name] / reports[0].decisions, 2) for name in (*COUNTED.values(), "calls")}


def test_games_of_the_shipped_decks_take_as_much_work_as_is_written_down() -> None:
    """They are counted in a process of their own: what tests check besides as they play is no work of the engine."""
    command = [sys.executable, "-m", "tests.table.test_work_of_games"]
    result = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    now = json.loads(result.stdout)
    text = COUNTS.read_text("utf-8")
    if os.environ.get("WORK") == "write":
        for name, number in now.items():
            text = re.sub(rf"^{name} = .*$", f"{name} = {number}", text, flags=re.MULTILINE)
        COUNTS.write_text(text, "utf-8")
    written = tomllib.loads(text)
    assert list(written) == list(now)
    other = {name: (written[name], number) for name, number in now.items() if abs(number - written[name]) > ALLOWED * written[name]}
    assert not other, f"written down and counted: {other}"


if __name__ == "__main__":
    print(json.dumps(per_decision()))
