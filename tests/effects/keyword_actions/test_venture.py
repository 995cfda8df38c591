"""Venture into the dungeon (CR 701.46)."""

from __future__ import annotations

from engine.core.zones import HAND
from engine.game.rules.special_cards import dungeons
from tests.rulebook import rule
from tests.support.boards.dungeons import TOWER, at_the_entrance, dungeon, inside, outside, room, say, sewer, venture
from tests.support.boards.table import card

UNDERCITY = """You can't enter this dungeon unless you "venture into Undercity."
Grate — You gain 1 life. (Leads to: Outfall)
Outfall — Scry 1."""


@rule("701.46a")
def test_without_a_dungeon_one_is_chosen_and_the_marker_is_put_on_its_topmost_room() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER), dungeon())
    table.answer("A", lambda decision: [decision.candidates[1]])
    venture(table)
    asked = next(decision for decision in table.asked if decision.kind == "objects")
    assert asked.seat == 0 and len(asked.candidates) == 2  # type: ignore[attr-defined]
    assert inside(table) == ["Mossy Cellar"] and room(table) == "Stair" and table.life("A") == 21


@rule("701.46b")
def test_in_any_room_but_the_last_the_marker_follows_an_arrow() -> None:
    table = venture(at_the_entrance())
    venture(table, to="Pool")
    assert room(table) == "Pool" and table.life("A") == 23
    venture(table, resolve=False)
    assert room(table) == "Hearth"


@rule("701.46c")
def test_in_the_last_room_the_dungeon_is_completed_and_another_one_chosen() -> None:
    table = venture(at_the_entrance(dungeon("Bell Tower", TOWER), dungeon()))
    venture(table, resolve=False)
    table.answer("A", lambda decision: [decision.candidates[0]])
    venture(table, resolve=False)
    assert dungeons.completed(table.game, 0) == ("Bell Tower",)
    assert inside(table) == ["Mossy Cellar"] and outside(table) == ["Bell Tower"] and room(table) == "Stair"


@rule("701.46d")
def test_into_a_quality_only_a_dungeon_with_it_is_entered() -> None:
    table = at_the_entrance(dungeon(), sewer())
    say(table, "Venture into Undercity.")
    assert inside(table) == ["Old Sewer"] and room(table) == "Grate"


@rule("701.46d", "701.46b")
def test_into_a_quality_goes_on_in_whatever_dungeon_one_is() -> None:
    table = venture(at_the_entrance(dungeon("Bell Tower", TOWER), sewer()))
    say(table, "Venture into Undercity.", resolve=False)
    assert inside(table) == ["Bell Tower"] and room(table) == "Roof"


@rule("701.46b", "701.46d", "in a dungeon that was entered by its quality, or by its name")
def test_in_a_dungeon_of_a_quality_the_marker_follows_an_arrow_too() -> None:
    for undercity in (sewer(), card("Undercity", "", "Dungeon — Undercity", UNDERCITY)):
        table = say(at_the_entrance(undercity), "Venture into Undercity.")
        assert room(table) == "Grate"
        venture(table, resolve=False)
        assert room(table) == "Outfall" and inside(table) == [undercity.front.name]


@rule("701.46c", "701.46d")
def test_from_the_last_room_into_a_quality_an_appropriate_dungeon_is_next() -> None:
    table = venture(at_the_entrance(dungeon("Bell Tower", TOWER), dungeon(), sewer()))
    venture(table, resolve=False)
    say(table, "Venture into Undercity.", resolve=False)
    assert inside(table) == ["Old Sewer"] and dungeons.completed(table.game, 0) == ("Bell Tower",)


@rule("701.46a")
def test_a_dungeon_that_says_so_is_not_entered_by_venturing_into_just_any() -> None:
    table = venture(at_the_entrance(sewer()))
    assert inside(table) == [] and outside(table) == ["Old Sewer"]
    table = venture(at_the_entrance(card("Undercity", "", "Dungeon — Undercity", UNDERCITY)))
    assert inside(table) == []
    assert inside(say(table, "Venture into Undercity.")) == ["Undercity"]


@rule("701.46a")
def test_without_any_dungeon_nothing_happens() -> None:
    table = at_the_entrance(who="B")
    table.battlefield("A", card("Keen Mole", "{1}", "Artifact", "Whenever you venture into the dungeon, draw a card."))
    venture(table)
    assert inside(table) == [] and not table.zone("A", HAND)


@rule("701.46")
def test_abilities_wait_for_players_who_venture() -> None:
    table = at_the_entrance()
    table.battlefield("B", card("Watchful Mole", "{1}", "Artifact", "Whenever a player ventures into the dungeon, draw a card."))
    table.battlefield("B", card("Selfish Mole", "{1}", "Artifact", "Whenever you venture into the dungeon, you gain 1 life."))
    say(table, "Scry 1. If you've ventured into the dungeon this turn, you gain 100 life.")
    venture(venture(table), to="Pool")
    assert len(table.zone("B", HAND)) == 2 and table.life("B") == 20
    say(table, "If you've ventured into the dungeon this turn, you lose 10 life. Target opponent loses 1 life.")
    assert table.life("A") < 20 and table.life("B") == 19


@rule("701.46")
def test_several_players_venture_in_turn_order_each_into_their_own() -> None:
    table = at_the_entrance()
    dungeons.set_aside(table.game, 1, [dungeon("Bell Tower", TOWER)])
    say(table, "Each player ventures into the dungeon.")
    assert (room(table, "A"), room(table, "B")) == ("Stair", "Gate")


@rule("603.2d")
def test_room_abilities_may_trigger_an_additional_time() -> None:
    table = at_the_entrance()
    words = "Room abilities of dungeons you own trigger an additional time."
    table.battlefield("A", card("Echoing Mole", "{1}", "Artifact", words))
    dungeons.set_aside(table.game, 1, [dungeon("Bell Tower", TOWER)])
    venture(table, resolve=False)
    assert table.stack() == ["Mossy Cellar trigger (A)"] * 2
    assert venture(table.resolve(), "B", resolve=False).stack() == ["Bell Tower trigger (B)"]


@rule("701.46", "614.6")
def test_players_may_venture_instead_of_what_would_happen() -> None:
    table = at_the_entrance(dungeon("Bell Tower", TOWER))
    words = "If you would gain life, venture into the dungeon instead."
    table.battlefield("A", card("Crooked Mole", "{1}", "Artifact", words))
    say(table, "You gain 3 life.")
    assert table.life("A") == 20 and room(table) == "Gate" and table.life("B") == 19
