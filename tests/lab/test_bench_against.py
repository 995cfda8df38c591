"""`bench --against`: two checkouts play the same games by turns, and only games that were the same count."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.lab.against import HERE, Checkout, compare
from engine.lab.commands import bench


def test_the_ratio_is_that_of_games_that_were_the_same() -> None:
    played: list[tuple[str, int]] = []

    def here(kind: str, number: int) -> tuple[float, object]:
        played.append(("here", number))
        return 1.0, number

    def there(kind: str, number: int) -> tuple[float, object]:
        played.append(("there", number))
        return (100.0, "another game") if number == 3 else (2.0, number)

    found = compare((here, there), "shipped", games=3, rounds=2)
    assert (found.ratio, found.least, found.most) == (0.5, 0.5, 0.5)
    assert (found.same, found.games) == (2, 3)
    assert len(played) == 2 * 3 * 3, "the first round warms up"
    assert {who for who, _ in played[::2]} == {"here", "there"}, "neither always comes first"


def test_of_games_that_are_all_different_nothing_is_said() -> None:
    found = compare((lambda kind, number: (1.0, 0), lambda kind, number: (1.0, 1)), "match", games=2, rounds=1)
    assert (found.ratio, found.same, found.games) == (0, 0, 2)


def test_two_processes_of_one_checkout_play_the_same_games() -> None:
    one, other = Checkout(HERE, ""), Checkout(HERE, "")
    assert one.start > 0
    for kind in ("shipped", "match"):
        (seconds, outcome), (_, same) = one.play(kind, 1), other.play(kind, 1)
        assert seconds > 0 and outcome == same
        assert one.play(kind, 2)[1] != outcome
    one.close()
    other.close()
    assert one.process.returncode == 0


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench.main(["--against", str(tmp_path)])
    assert "is no checkout of this program" in capsys.readouterr().err


def test_the_ratios_are_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ratios.json"
    assert bench.main(["--against", str(HERE), "--games", "1", "--rounds", "1", "--json", str(out)]) == 0
    assert "shipped: x" in capsys.readouterr().out
    found = json.loads(out.read_text("utf-8"))
    assert list(found) == ["start", "shipped", "match"]
    assert found["shipped"]["same"] == 1
