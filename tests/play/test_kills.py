"""Killed at any moment: every answer that was taken is in the file, and the match stands where it stood.

`KILLS=500 pytest tests/play/test_kills.py` kills as often.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from engine.api import Match
from engine.play import journal

PLAYER = """
import sys
from tests.play.test_malformed import library
from tests.play.test_match import DECK
from engine.api import Match, SeatSetup, Setup
match = Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", DECK)), library(), int(sys.argv[2])))
match.journal_to(sys.argv[1])
print("begun", flush=True)
for number in range(100_000):
    if match.pending is None:
        break
    if number % 11 == 10 and len(match.answers) > 3:
        match.rewind(len(match.answers) - 2)
    else:
        match.answer_by_chance()
    print(len(match.answers), flush=True)
"""


def killed_game(path: Path, seed: int, chance: random.Random) -> tuple[list[str], subprocess.Popen[str]]:
    """Play in a process of its own, kill it without warning, and give what it said of its answers."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", PLAYER, str(path), str(seed)]
    process = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": "."})
    assert process.stdout is not None and process.stdout.readline() == "begun\n"
    time.sleep(chance.random() * 0.4)
    process.send_signal(signal.SIGKILL)
    said = process.stdout.read().split("\n")
    process.stdout.close()
    process.wait()
    return [line for line in said[:-1] if line], process


def test_a_game_that_is_killed_loses_no_answer(tmp_path: Path) -> None:
    chance = random.Random(5)
    answers = 0
    for number in range(int(os.environ.get("KILLS", "3"))):
        path = tmp_path / f"{number}.match"
        said, process = killed_game(path, number + 1, chance)
        kept = journal.read(path)
        assert process.returncode == -signal.SIGKILL or not said or kept.answers
        assert not kept.damage
        if said:  # one more answer may be on the disk than there was time to say; a step back takes two
            assert len(kept.answers) - int(said[-1]) in (0, 1, -2)
        match = Match.load(path)
        assert match.answers == kept.answers
        answers += len(kept.answers)
    assert answers > 0
