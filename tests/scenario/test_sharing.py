"""A position of a running game as a scenario, and a scenario as the start of a match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.core.errors import SaveError
from engine.game.decisions.act import Act
from engine.scenario.card_index import CardIndex
from engine.scenario.format import ScenarioError
from engine.scenario.loading import read_scenario_file, scenario_from
from engine.scenario.opening import match_from_scenario, open_scenario
from engine.scenario.results import run_scenario
from engine.scenario.run import Run
from engine.scenario.writing import save_to_scenario, scenario_of
from tests.scenario.scenes import INDEX, a_run, cast, custom, scene, seat

CALL = custom("Nut Call", "{G}", "Sorcery", "Create two 1/1 green Squirrel creature tokens.")
HALO = custom("Thin Halo", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
GATE = custom("Slow Gate", "", "Land", "This land enters tapped.\n{T}: Add {G}.")

POSITION = scene(
    seat(
        {"card": "Moss Bear", "tapped": True, "ref": "bear", "counters": {"+1/+1": 2}}, "Glade",
        {"card": "Thin Halo", "attached_to": "bear"}, hand=("Nut Call", "Crag"), graveyard=("Cinder Spark",), life=7,
        exile=("Reed Hawk",),
    ),
    seat("Reed Hawk", {"card": "Glade", "face_down": True}, top=("Crag", "Moss Bear")),
    [cast("Nut Call")], [], more_cards=(CALL, HALO, GATE), stop=(1, "main1"),
)  # fmt: skip


def summary(run: Run) -> dict[str, object]:
    """What of a game a scenario can say."""
    game = run.game
    zones = {
        f"{zone} {owner}": [game.obj(oid).definition.name for oid in oids]  # type: ignore[union-attr]
        for (zone, owner), oids in game.zones.items()
        if zone not in ("battlefield", "stack", "outside")
    }
    permanents = [
        (game.chars(oid).name, game.chars(oid).power, game.obj(oid).tapped, game.obj(oid).counters,
         bool(game.obj(oid).face_down), game.controller(oid))
        for seat in (0, 1) for oid in game.permanents() if game.controller(oid) == seat
    ]  # fmt: skip
    return {"zones": zones, "permanents": permanents, "life": [player.life for player in game.players]}


def test_a_position_comes_back_as_it_was() -> None:
    run = a_run(POSITION)
    written = scenario_of(run.game, "a puzzle", "puzzle", INDEX.library)
    again = Run(scenario_from(json.loads(json.dumps(written))), INDEX)
    again.set_up()
    assert summary(again) == summary(run)
    assert written["title"] == "a puzzle"
    assert [name for name in written["dropped"] if "Squirrel" in name] == [
        "Squirrel Token: a token, written as a card"
    ] or any("token" in remark for remark in written["dropped"])
    assert run_scenario(scenario_from(written), INDEX).result == "passed"


def test_what_a_scenario_can_not_say_is_named() -> None:
    data = scene(
        seat("Crag", hand=("Cinder Spark",)),
        seat({"card": "Moss Bear", "counters": {"+1/+1": 1}}),
        [cast("Cinder Spark", "Moss Bear")],
        [],
    )
    written = scenario_of(a_run(data).game)
    assert "Moss Bear: 2 damage" in written["dropped"]


def test_the_active_player_goes_first() -> None:
    run = a_run(scene(seat(), seat(), [], [], stop=(2, "main1")))
    assert scenario_of(run.game)["game"]["turn_order"] == ["B", "A"]


def test_a_scenario_opens_as_a_match() -> None:
    match = match_from_scenario(scenario_from(POSITION), INDEX.library)
    assert isinstance(match.pending, Act)
    assert (match.pending.seat, match.live.turn.number, match.live.turn.step) == (0, 1, "main1")
    view = match.view(0)
    assert [player.life for player in view.players] == [7, 20]
    chance = Chance(3)
    for _ in range(60):
        if match.pending is None:
            break
        match.answer(0 if isinstance(match.pending, Act) else random_answer(match.pending, chance))
    assert match.live.turn.number > 2
    count, numbers = len(match.answers), (match.live.turn.number, match.live.turn.step)
    if match.pending is not None:
        match.answer_by_chance()
        match.rewind(count)
    assert (match.live.turn.number, match.live.turn.step) == numbers and len(match.answers) == count


def test_choices_of_the_position_are_made_before_the_match_begins() -> None:
    match = match_from_scenario(
        scenario_from(scene(seat("Slow Gate"), seat(), [], [], more_cards=(GATE,))), INDEX.library
    )
    gate = next(oid for oid in match.live.battlefield)
    assert not match.live.obj(gate).tapped  # it entered tapped, and untapped in the first untap step


def test_a_match_is_saved_as_a_scenario_file(tmp_path: Path) -> None:
    match = match_from_scenario(scenario_from(POSITION), INDEX.library)
    path = tmp_path / "shared.json"
    save_to_scenario(match, path)
    read = read_scenario_file(path)
    assert read.title == "shared"
    assert run_scenario(read, CardIndex(INDEX.library)).result == "passed"
    with pytest.raises(SaveError, match="can not be written"):
        save_to_scenario(match, tmp_path / "no" / "folder.json")


def test_a_file_that_can_not_be_opened_says_why(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    assert isinstance(open_scenario(path, INDEX.library).pending, Act)
    unknown = scene(seat("Nothing At All"), seat(), [], [])
    path.write_text(json.dumps(unknown), encoding="utf-8")
    with pytest.raises(ScenarioError, match=r"puzzle\.json: Nothing At All: there is no such card"):
        open_scenario(path, INDEX.library)
    path.write_text(json.dumps(scene(seat(), seat(), [], [], game={"variant": "oathbreaker_free_for_all"})), encoding="utf-8")
    with pytest.raises(ScenarioError, match="oathbreaker_free_for_all"):
        open_scenario(path, INDEX.library)


def test_a_position_of_two_teams_comes_back_with_its_teams() -> None:
    data = scene(seat(), seat(), [], [], game={"variant": "two_headed_giant", "turn_order": ["A", "B", "C", "D"]})
    data["players"] = {letter: seat(life=17) for letter in "ABCD"}
    written = scenario_of(a_run(data).game, "giants", "giants", INDEX.library)
    assert written["game"]["variant"] == "two_headed_giant"
    again = Run(scenario_from(json.loads(json.dumps(written))), INDEX)
    again.set_up()
    assert again.game.opponents(0) == (2, 3) and again.game.teams.share_life
