"""Killed at any moment. Every answer that was taken is in the file, and the match stands where it stood.

`KILLS=500 pytest -s tests/table/test_kills.py` kills as often.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from engine.api import Match
from engine.table import journal
from tests.support.games.how_often import often
from tests.table.test_match import picture

PLAYERS = """
import os, sys
from engine.table import snapshot
from tests.table.test_malformed import library
from tests.table.test_match import DECK
from engine.api import Match, SeatSetup, Setup

cards = library()
Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", DECK)), cards, 1).check()

def play(path, seed, every):
    snapshot.EVERY = int(every)
    match = Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", DECK)), cards, int(seed)))
    match.file.journal_to(path)
    print("begun", os.getpid(), flush=True)
    for number in range(100_000):
        if match.pending is None:
            break
        if number % 11 == 10 and len(match.answers) > 3:
            match.rewind(len(match.answers) - 2)
        else:
            match.answer_by_chance()
        print(len(match.answers), flush=True)

for line in sys.stdin:
    player = os.fork() if hasattr(os, "fork") else 0  # where there is no such thing, all begins anew for each game
    if player == 0:
        play(*line.rstrip().split("|"))
        sys.stdout.flush()
        os._exit(0)
    os.waitpid(player, 0)
    print("ended", flush=True)
"""


class Players:
    """Plays games in processes of their own, which are killed without warning."""

    def __init__(self) -> None:
        command, root = [sys.executable, "-c", PLAYERS], Path(__file__).parents[2]
        self.process = subprocess.Popen(
            command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": "."}
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def killed_game(self, path: Path, seed: int, every: int, chance: random.Random) -> list[str]:
        """What a game said of its answers until it was killed, or was over."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{path}|{seed}|{every}\n")
        self.process.stdin.flush()
        word, player = self.line().split()
        assert word == "begun"
        said: list[str] = []
        for _ in range(chance.choice((0, 0, chance.randrange(40), chance.randrange(200)))):
            said.append(self.line())
            if not said[-1].isdigit():  # it is over
                break
        time.sleep(chance.random() * 0.02)
        if not said or said[-1].isdigit():
            with suppress(ProcessLookupError):  # it has just come to its end
                os.kill(int(player), signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
            while (line := self.line()).isdigit():
                said.append(line)
        return [line for line in said if line.isdigit()]

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@pytest.mark.unaccounted
def test_a_game_that_is_killed_loses_no_answer(tmp_path: Path) -> None:
    chance = random.Random(5)
    kills, answers, snapshots = int(os.environ.get("KILLS", often(2, 4))), 0, 0
    players = Players()
    for number in range(kills):
        path = tmp_path / f"{number}.match"
        said = players.killed_game(path, number + 1, 100 if number % 4 == 2 else 10, chance)
        if sys.platform == "win32":
            players.close()
            players = Players()
        kept = journal.read(path)
        assert not kept.damage
        if said:  # one more answer may be on the disk than there was time to say; a step back takes two
            assert len(kept.answers) - int(said[-1]) in (0, 1, -2)
        match = Match.load(path)
        assert match.answers == kept.answers
        if kept.memories:  # it stands where its answers lead, whatever was remembered
            journal.write(path, kept.setup, kept.answers)
            assert picture(Match.load(path)) == picture(match)
        answers += len(kept.answers)
        snapshots += sum(bool(text) for _, text in kept.memories)
    players.close()
    assert answers > 0 and snapshots > 0
    print(f"{kills} kills, {answers} answers on the disk, {snapshots} snapshots")
