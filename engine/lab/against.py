"""Two checkouts compared.

The same games in both by turns, and how much longer one takes than the other.

Times of a busy machine say little, and what was measured yesterday says nothing; the ratio of what two processes take
for the same game, one right after the other, is nearly the same everywhere.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HERE = Path(__file__).resolve().parents[2]
SERVED = Path(__file__).with_name("served_games.py")


class Checkout:
    """A process that plays games on request in a checkout."""

    def __init__(self, path: Path, cards: str) -> None:
        command = [sys.executable, str(SERVED), str(path), cards]
        self.process = subprocess.Popen(
            command, cwd=path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.start: float = self._answer()

    def play(self, kind: str, number: int) -> tuple[float, object]:
        """The processor's seconds that a game takes, and what it came to."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{kind} {number}\n")
        self.process.stdin.flush()
        seconds, outcome = self._answer()
        return seconds, outcome

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{' '.join(map(str, self.process.args))} ended")  # type: ignore[arg-type]
        return json.loads(line)

    def close(self) -> None:
        """Let it end."""
        self.process.communicate()


class Compared(NamedTuple):
    """What this checkout takes in proportion to the other.

    The median of all rounds, the least and the most.
    """

    ratio: float
    least: float
    most: float
    same: int  # games that were the same in both; only these count
    games: int

    def as_data(self) -> dict[str, float]:
        """The figures by name."""
        return {name: round(value, 3) for name, value in self._asdict().items()}


def compare(
    play: Sequence[Callable[[str, int], tuple[float, object]]], kind: str, games: int, rounds: int
) -> Compared:  # fmt: skip
    """Play the same games with two players by turns, again and again; the first round only warms up."""
    ratios: list[float] = []
    alike: set[int] = set()
    for played in range(rounds + 1):
        spent = [0.0, 0.0]
        for number in range(1, games + 1):
            order = (0, 1) if (played + number) % 2 else (1, 0)
            results = {who: play[who](kind, number) for who in order}
            if results[0][1] == results[1][1]:
                alike.add(number)
                spent = [spent[who] + results[who][0] for who in (0, 1)]
        if played and spent[1]:
            ratios.append(spent[0] / spent[1])
    if not ratios:
        return Compared(0, 0, 0, 0, games)
    return Compared(statistics.median(ratios), min(ratios), max(ratios), len(alike), games)


def compare_with(
    path: Path, games: int, rounds: int, cards: str, tell: Callable[[str], None]
) -> dict[str, dict[str, float]]:
    """Compare this checkout with another: their starts, games, and answers through a match."""
    cards = str(Path(cards).resolve()) if cards else ""
    starts: list[tuple[float, float]] = []
    for _ in range(rounds):
        both = [Checkout(place, "") for place in (HERE, path)]
        starts.append((both[0].start, both[1].start))
        for one in both:
            one.close()
    ratios = [mine / other for mine, other in starts]
    found = {"start": Compared(statistics.median(ratios), min(ratios), max(ratios), rounds, rounds)}
    tell(_line("start", found["start"]))
    both = [Checkout(place, cards) for place in (HERE, path)]
    for kind in ("shipped", "match", *(("random2", "random4") if cards else ())):
        found[kind] = compare([one.play for one in both], kind, games, rounds)
        tell(_line(kind, found[kind]))
    for one in both:
        one.close()
    return {kind: one.as_data() for kind, one in found.items()}


def _line(kind: str, one: Compared) -> str:
    same = f"{one.same} of {one.games} the same"
    return f"{kind}: x{one.ratio:.3f} of the other's time ({one.least:.3f} to {one.most:.3f}), {same}"
