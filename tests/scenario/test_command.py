"""`python -m engine scenario`: results, totals, and that nothing stops the run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.lab.commands import scenario as command
from engine.lab.commands.scenario import main
from engine.scenario import results
from engine.scenario.card_index import CardIndex
from engine.scenario.loading import scenario_from
from engine.scenario.results import OutOfTime, run_scenario
from tests.scenario.scenes import INDEX, cast, custom, life, scene, seat

ODD = custom("Odd Thing", "{1}", "Artifact", "Gleam the frumious bandersnatch.")


def write(folder: Path, name: str, data: dict[str, Any] | str) -> None:
    text = data if isinstance(data, str) else json.dumps(data | {"id": name})
    (folder / f"{name}.json").write_text(text, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    there = tmp_path / "scenarios" / "inner"
    there.mkdir(parents=True)
    good = scene(seat("Crag", hand=("Cinder Spark",)), seat(), [cast("Cinder Spark", {"player": "B"})], [life("B", 18)])
    write(there, "a-good", good)
    write(there, "b-failing", good | {"expect": [life("B", 3)]})
    write(there, "c-declined", scene(seat("Odd Thing"), seat(), [], [], more_cards=(ODD,)))
    write(there, "d-unsupported", scene(seat(), seat(), [], [], game={"variant": "oathbreaker_free_for_all"}))
    write(there, "e-broken", "{")
    return tmp_path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_each_scenario_has_a_result(folder: Path, jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    out = folder / "out.json"
    code = main([str(folder / "scenarios"), "--jobs", jobs, "--json", str(out)])
    data = json.loads(out.read_text(encoding="utf-8"))
    assert code == 1
    found = [(entry["id"], entry["result"]) for entry in data["scenarios"]]
    assert found == [
        ("a-good", "passed"), ("b-failing", "failed"), ("c-declined", "declined"), ("d-unsupported", "unsupported"),
        ("e-broken", "failed"),
    ]  # fmt: skip
    assert all(sorted(entry) == ["detail", "id", "result", "seconds"] for entry in data["scenarios"])
    totals = data["totals"]
    assert {key: totals[key] for key in ("scenarios", "passed", "failed", "declined", "unsupported", "defect")} == {
        "scenarios": 5, "passed": 1, "failed": 2, "declined": 1, "unsupported": 1, "defect": 0,
    }  # fmt: skip
    details = {entry["id"]: entry["detail"] for entry in data["scenarios"]}
    assert "value 3" in details["b-failing"]
    assert "found 18" in details["b-failing"]
    assert "cast Cinder Spark" in details["b-failing"]  # the last lines of the log
    assert details["c-declined"].startswith("Odd Thing: ")
    assert "oathbreaker" in details["d-unsupported"]
    printed = capsys.readouterr().out
    assert "failed b-failing" in printed
    assert "passed 1 failed 2 declined 1 unsupported 1 defect 0" in printed


LARDER = "Larder Spark {R}\nInstant\nLarder Spark deals 3 damage to any target.\n"


def test_cards_in_a_file_beside_the_scenario_are_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = folder / "scenarios" / "inner"
    told = [cast("Larder Spark", {"player": "B"})], [life("B", 17)]
    write(there, "a-good", scene(seat("Crag", hand=("Larder Spark",)), seat(), *told))
    assert main([str(there / "a-good.json")]) == 1
    assert "Larder Spark: there is no such card" in capsys.readouterr().out
    (there / "a-good.cards").write_text(LARDER, encoding="utf-8")
    assert main([str(there / "a-good.json")]) == 0
    (there / "a-good.cards").write_text("Larder Spark {R\n", encoding="utf-8")
    assert main([str(there / "a-good.json")]) == 1
    assert "failed a-good" in (told_why := capsys.readouterr().out) and "the cards beside it can't be read" in told_why


def test_all_passed_is_told_by_the_exit_code(folder: Path) -> None:
    assert main([str(folder / "scenarios" / "inner" / "a-good.json")]) == 0
    assert main([str(folder / "nowhere")]) == 1
    assert main([str(folder / "out")]) in (1, 2)


def test_a_defect_is_told_with_its_trace_and_does_not_stop_the_rest(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = results.Run.play

    def play(run: results.Run) -> None:
        if run.scenario.id == "a-good":
            raise ZeroDivisionError("a mistake")
        real(run)

    monkeypatch.setattr(results.Run, "play", play)
    out = folder / "out.json"
    main([str(folder / "scenarios"), "--json", str(out), "--quiet"])
    first, *rest = json.loads(out.read_text(encoding="utf-8"))["scenarios"]
    assert first["result"] == "defect"
    assert "ZeroDivisionError" in first["detail"]
    assert "line" in first["detail"]
    assert [entry["result"] for entry in rest] == ["failed", "declined", "unsupported", "failed"]


def test_a_run_that_takes_too_long_is_given_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = results.Run.play

    def play(run: results.Run) -> None:
        while run.scenario.id == "a-good":
            pass
        real(run)

    monkeypatch.setattr(results.Run, "play", play)
    if not hasattr(command.signal, "SIGALRM"):
        pytest.skip("there is no alarm on this system; the stopwatch alone is tested below")
    found = list(command.run_all(sorted((folder / "scenarios").rglob("*.json")), [], seconds=0.2))
    assert found[0].result == "defect"
    assert "time-out" in found[0].detail
    assert found[1].result == "failed"


def test_the_stopwatch_is_looked_at_between_the_pieces_of_the_game() -> None:
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        ticks += 1
        if ticks == 5:
            raise OutOfTime("it took too long")

    result = run_scenario(scenario_from(scene(seat(), seat(), [], [], stop=(4, "end"))), INDEX, tick)
    assert (result.result, ticks) == ("defect", 5)


def test_a_run_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.scenario.run.MOST_IDLE_STEPS", 50)
    result = run_scenario(scenario_from(scene(seat(), seat(), [], [], stop=(9, "end"))), CardIndex(INDEX.library))
    assert result.result == "defect"
    assert "nothing was done" in result.detail
