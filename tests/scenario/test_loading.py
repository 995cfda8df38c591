"""Reading scenario files: what is refused, and that every problem says where it is."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.steps import STEPS
from engine.scenario.expectations import CHECKERS
from engine.scenario.format import ScenarioError
from engine.scenario.loading import parse_scenario, read_scenario_file, scenario_from
from engine.scenario.reading_expectations import CHECKS
from tests.scenario.scenes import answer, cast, choice, life, scene, seat, target, timed, wait

SCENE = scene(
    seat("Moss Bear", hand=("Cinder Spark",)), seat(),
    [cast("Cinder Spark", {"player": "B"}), wait(), choice(yes=True), target("Moss Bear", times=3)], [life("B", 18)],
)  # fmt: skip


def with_change(path: str, value: Any) -> dict[str, Any]:
    """The scene with one value changed. A number in the path is an index, a path that ends in "-" removes a key."""
    data: Any = copy.deepcopy(SCENE)
    *way, last = path.split("/")
    part = data
    for key in way:
        part = part[int(key)] if key.isdigit() else part[key]
    if last.endswith("-"):
        del part[last[:-1]]
    else:
        part[int(last) if last.isdigit() else last] = value
    return data  # type: ignore[no-any-return]


def test_a_good_file_is_read_as_it_says() -> None:
    read = scenario_from(SCENE)
    (segment,) = read.segments
    assert [(entry.do, entry.seat) for entry in segment.entries] == [("cast", "A"), ("wait", "A"), ("wait", "B")]
    assert [found.kind for found in segment.answers] == ["yes", "pick", "pick", "pick"]
    assert segment.stop == (1, "end")
    assert read.seats[0].library[-1].count == 30
    assert read.strict == {"A": True, "B": True}


def test_unknown_keys_are_ignored() -> None:
    data = with_change("wishes", ["anything"])
    data["players"]["A"]["mood"] = "good"
    data["script"][0]["remark"] = 3
    assert scenario_from(data) == scenario_from(SCENE)


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("format", "deck", "format"),
        ("version", 2, "version"),
        ("version", "1", "version"),
        ("game/variant", "archenemy", "game.variant"),
        ("game/turn_order", ["A"], "game.turn_order"),
        ("game/turn_order", ["A", "A"], "game.turn_order"),
        ("game/turn_order", ["A", "B", "I"], "game.turn_order[2]"),
        ("game/turn_order", ["A", "B", "E"], "players.E"),
        ("players/B-", None, "players.B"),
        ("players/C", {}, "players.C"),
        ("players/A/life", "20", "players.A.life"),
        ("players/A/life", True, "players.A.life"),
        ("players/A/hand", {}, "players.A.hand"),
        ("players/A/hand/0/card", "", "players.A.hand[0].card"),
        ("players/A/hand/0/count", -1, "players.A.hand[0].count"),
        ("players/A/battlefield/0/counters", {"charge": "two"}, "players.A.battlefield[0].counters.charge"),
        ("script/0/do", "tap", "script[0].do"),
        ("script/0/player", "I", "script[0].player"),
        ("script/0/player", "C", "script[0].player"),
        ("script/0/step", "main", "script[0].step"),
        ("script/0/turn", 0, "script[0].turn"),
        ("script/0/turn-", None, "script[0].turn"),
        ("script/0/card-", None, "script[0].card"),
        ("script/0/targets", "Moss Bear", "script[0].targets"),
        ("script/0/targets/0", {"seat": "B"}, "script[0].targets[0]"),
        ("script/0/targets/0", {"player": "B", "name": "Bear"}, "script[0].targets[0]"),
        ("script/0/when", {"on_stak": "x"}, "script[0].when"),
        ("script/1/until", "later", "script[1].until"),
        ("script/2/to", "heart", "script[2].to"),
        ("script/2/yes", "yes", "script[2].yes"),
        ("script/2/number", 3, "script[2]"),
        ("script/3/pick", [], "script[3].pick"),
        ("script/3/times", 0, "script[3].times"),
        ("stop-", None, "stop"),
        ("stop/step", "night", "stop.step"),
        ("expect/0/check", "lives", "expect[0].check"),
        ("expect/0/player", "Q", "expect[0].player"),
        ("expect/0/player-", None, "expect[0].player"),
        ("expect/0/value-", None, "expect[0].value"),
        ("expect/0/value", "18", "expect[0].value"),
        ("expect", {}, "expect"),
        ("must_fail", {"reason": "bad_luck"}, "must_fail.reason"),
        ("options/strict_answers", {"A": 1}, "options.strict_answers.A"),
        ("custom_cards/0/type_line-", None, "custom_cards[0].type_line"),
    ],
)
def test_a_problem_names_its_place(path: str, value: Any, place: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario_from(with_change(path, value))
    assert caught.value.place == place


def test_no_entry_lies_after_the_stop() -> None:
    late = scene(seat(), seat(), [timed("wait", step="end", until="stack_empty")], [], stop=(1, "main1"))
    with pytest.raises(ScenarioError, match=r"script\[0\].*after the stop"):
        scenario_from(late)


def test_segments_follow_one_another() -> None:
    data = with_change("then", [{"script": [], "stop": {"turn": 1, "step": "main1"}, "expect": []}])
    with pytest.raises(ScenarioError, match="before the stop of the segment before"):
        scenario_from(data)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"format": "scenario"', "null", "[]", "3"])
def test_what_is_no_scenario_is_refused(text: str) -> None:
    with pytest.raises(ScenarioError):
        parse_scenario(text, "puzzle.json")


def test_the_message_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(with_change("stop/step", "noon")), encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"puzzle\.json, stop\.step: one of untap, .*'noon'"):
        read_scenario_file(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match="UTF-8"):
        read_scenario_file(path)
    with pytest.raises(ScenarioError, match="can not be read"):
        read_scenario_file(tmp_path / "nothing.json")


def test_every_check_of_the_format_can_be_carried_out() -> None:
    assert sorted(CHECKS) == sorted(CHECKERS)


def test_answers_may_be_repeated() -> None:
    data = scene(seat(), seat(), [answer("choice", number=2, times=4)], [])
    assert len(scenario_from(data).segments[0].answers) == 4


def test_the_steps_of_the_format_are_those_of_the_engine() -> None:
    assert STEPS == (
        "untap", "upkeep", "draw", "main1", "begin_combat", "declare_attackers", "declare_blockers",
        "first_strike_damage", "combat_damage", "end_combat", "main2", "end", "cleanup",
    )  # fmt: skip
