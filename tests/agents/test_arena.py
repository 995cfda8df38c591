"""Programs against each other. Each level sits in each seat, and what is counted is told with how sure it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import api
from engine.lab.arena import Result, interval, quantiles, tables
from engine.lab.commands import arena


def test_each_level_has_each_seat_with_the_same_cards() -> None:
    decks = [api.deck_cards(deck) for deck in api.shipped_decks().values()]
    made = list(tables(("normal", "chance"), decks, api.load_library(), 4, 9))
    assert [names for names, _ in made] == [("normal", "chance"), ("chance", "normal")] * 2
    (_, first), (_, second), (_, third), _ = made
    assert first.seed == second.seed != third.seed
    assert [seat.deck for seat in first.seats] == [seat.deck for seat in second.seats]


def test_a_share_of_wins_has_its_interval() -> None:
    low, high = interval(98, 100)
    assert 0.92 < low < 0.95 and 0.99 < high < 1
    assert interval(0, 0) == (0.0, 1.0) and interval(0, 10)[0] == 0.0
    assert quantiles([3.0, 1.0, 2.0]) == {"p50": 2.0, "p95": 3.0, "most": 3.0} and quantiles([]) == {}
    assert Result().as_data()["games"] == 0


def test_the_command_plays_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    assert arena.main(["normal", "chance", "--games", "2", "--seed", "3", "--check", "--json", str(out)]) == 0
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["games"] == 2 and sum(told["wins"].values()) == 2 and told["defects"] == []
    assert set(told["ms"]["normal"]) == {"p50", "p95", "most"}
    assert json.loads(capsys.readouterr().out)["wins"] == told["wins"]


@pytest.mark.parametrize("levels", [["normal"], ["normal", "genius"]])
def test_who_does_not_exist_can_not_play(levels: list[str]) -> None:
    with pytest.raises(api.SetupError, match="name two levels or more of: chance, easy, normal, hard"):
        arena.main(levels)
