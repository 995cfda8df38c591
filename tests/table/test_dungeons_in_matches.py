"""Dungeons in whole matches. Owned by everybody, seen, saved, taken back, shared as scenarios, played by chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import Match, SeatSetup, Setup, load_library
from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.core.zones import COMMAND, OUTSIDE
from engine.game.rules.special_cards import dungeons
from engine.lab.simulation import simulate
from engine.scenario.loading import scenario_from
from engine.scenario.opening import match_from_scenario
from engine.scenario.writing import scenario_of
from engine.table import journal
from engine.table.game_log import narrate
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.dungeons import CELLAR, SEWER, TOWER, at_the_entrance, dungeon, venture
from tests.support.boards.table import data
from tests.support.games.how_often import often

FACES = (
    data("Bell Tower", "", "Dungeon", TOWER),
    data("Mossy Cellar", "", "Dungeon", CELLAR),
    data("Old Sewer", "", "Dungeon — Undercity", SEWER),
    data("Eager Mole", "{G}", "Creature — Mole", "When this creature enters, venture into the dungeon.", "1/1"),
    data("Sly Mole", "{G}", "Creature — Mole", "When this creature enters, you take the initiative.", "2/1"),
    data("Proud Mole", "{G}", "Creature — Mole", "This creature gets +2/+2 as long as you've completed a dungeon.", "1/1"),
    data("Burrow", "", "Basic Land — Forest"),
    data("Plain Mole", "{G}", "Creature — Mole", "", "1/1"),
)
MOLES = ((17, "Burrow"), (12, "Eager Mole"), (5, "Sly Mole"), (6, "Proud Mole"))
PLAIN = ((20, "Burrow"), (20, "Plain Mole"))


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in FACES)


def a_match(library: CardLibrary, seed: int = 3) -> Match:
    return Match.new(Setup((SeatSetup("Ana", MOLES), SeatSetup("Ben", PLAIN)), library, seed))


def in_a_dungeon(match: Match, most: int = 600) -> Match:
    """Go on by chance until someone is in a dungeon."""
    for _ in range(most):
        if any(match.live.obj(oid).marks.get("venture marker") for oid in match.live.zone(COMMAND)):
            return match
        match.answer_by_chance()
    raise AssertionError("nobody ventured")


@rule("309.2")
def test_a_saved_match_keeps_its_dungeons_whatever_becomes_of_the_library(library: CardLibrary, tmp_path: Path) -> None:
    match = in_a_dungeon(a_match(library))
    match.file.save(tmp_path / "match.save")
    again = Match.load(tmp_path / "match.save")
    assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]
    names = [card["name"] for card in journal.header(match.setup)["cards"]]
    assert {"Bell Tower", "Mossy Cellar", "Old Sewer"} <= set(names)
    without = journal.header(Setup((SeatSetup("Ana", PLAIN), SeatSetup("Ben", PLAIN)), library))
    assert "Bell Tower" not in [card["name"] for card in without["cards"]]


def test_what_was_chosen_is_taken_back(library: CardLibrary) -> None:
    match = in_a_dungeon(a_match(library))
    last, before = match.answers[-1], match.view(0)
    match.rewind(len(match.answers) - 1)
    assert match.view(0) != before
    match.answer(last)
    assert match.view(0) == before


@rule("309.4")
def test_all_see_the_rooms_the_marker_and_what_has_been_completed() -> None:
    table = venture(at_the_entrance(dungeon("Bell Tower", TOWER)))
    (oid,) = table.game.zone(COMMAND)
    for seat in (0, 1):
        view = view_for(table.game, seat, None)
        room = view.objects[oid].come("room")
        assert room is not None and (room.name, room.number, room.of, room.words) == ("Gate", 1, 2, "in “Gate”")
        assert view.players[0].dungeons == ()
    venture(table)
    view = view_for(table.game, 1, None)
    assert view.players[0].dungeons == ("Bell Tower",) and view.players[1].dungeons == ()


def test_the_log_tells_of_rooms_and_completed_dungeons() -> None:
    table = venture(venture(at_the_entrance(dungeon("Bell Tower", TOWER))))
    told = [happening.text for happening in narrate(table.game, 1, 0)]
    assert "A moves their venture marker into “Gate” of Bell Tower" in told and "A completes Bell Tower" in told
    assert not any("outside" in line for line in told)


def test_a_position_is_shared_with_the_marker_and_the_dungeons_outside(library: CardLibrary) -> None:
    table = venture(at_the_entrance(dungeon("Bell Tower", TOWER), dungeon()))
    written = scenario_of(table.game, "a puzzle", "puzzle", CardLibrary(), library)
    assert written["players"]["A"]["command"] == [{"card": "Bell Tower", "room": "Gate"}]
    again = match_from_scenario(scenario_from(written), library).live
    mine = dungeons.dungeon_of(again, 0)
    assert dungeons.current_room(again, mine) == dungeons.Room("Gate", ("Roof",))
    assert [again.chars(oid).name for oid in again.zone(OUTSIDE, 0)] == ["Mossy Cellar"]


def test_a_scenario_whose_cards_venture_has_the_dungeons_that_are_at_hand(library: CardLibrary) -> None:
    seats = {"A": {"battlefield": [{"card": "Eager Mole"}]}, "B": {}}
    written = {"format": "scenario", "version": 1, "game": {}, "players": seats, "stop": {"turn": 1, "step": "end"}}
    game = match_from_scenario(scenario_from(written), library).live
    names = ["Bell Tower", "Mossy Cellar", "Old Sewer"]
    assert [[game.chars(oid).name for oid in game.zone(OUTSIDE, seat)] for seat in (0, 1)] == [names, names]


def test_the_shipped_dungeons_are_at_hand() -> None:
    shipped = [card.name for card in load_library().dungeons()]
    assert len(shipped) >= 2 and "The Root Cellar" in shipped


@pytest.mark.unaccounted
def test_games_by_chance_are_played_to_the_end(library: CardLibrary) -> None:
    report = simulate((SeatSetup("moles", MOLES), SeatSetup("more moles", MOLES)), library, often(1, 4), 11, check=True)
    assert report.games and not report.defects


def test_games_by_chance_go_through_dungeons(library: CardLibrary) -> None:
    match = a_match(library, 8)
    for _ in range(1500):
        if match.pending is None or match.live.players[0].marks.get("dungeons completed"):
            break
        match.answer_by_chance()
    assert match.view(0).players[0].dungeons


def test_a_fork_goes_its_own_way(library: CardLibrary) -> None:
    match = in_a_dungeon(a_match(library))
    other, before = match.fork(), match.view(0)
    for _ in range(60):
        other.answer_by_chance()
    assert match.view(0) == before
