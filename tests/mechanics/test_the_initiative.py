"""The initiative (CR 723). A designation of a player, with three triggered abilities that no object has."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from engine.game.rules.events import leaving
from engine.game.rules.special_cards import dungeons
from tests.rulebook import rule
from tests.support.boards.designations import attack, cubs, has
from tests.support.boards.dungeons import SEWER, at_the_entrance, dungeon, inside, room, say, sewer, venture
from tests.support.boards.table import Table, card


@rule("723.1")
def test_nobody_has_the_initiative_until_somebody_takes_it() -> None:
    table = at_the_entrance(sewer())
    say(table, "If you have the initiative, you gain 4 life.")
    assert has(table) == "" and table.life("A") == 20
    say(say(table, "You take the initiative."), "If you have the initiative, you gain 4 life.")
    assert has(table) == "A" and table.life("A") == 20 + 1 + 4
    say(table, "You become the monarch.")
    assert inside(table) == ["The Initiative", "Old Sewer", "The Monarch"], "each designation brings its own abilities"


@rule("723.1", "a designation whose abilities lead into Undercity itself", "723.2")
def test_a_dungeon_that_bears_the_name_is_entered_by_who_takes_the_initiative() -> None:
    table = say(at_the_entrance(dungeon("Undercity", SEWER, "Dungeon — Undercity")), "You take the initiative.")
    assert has(table) == "A" and "Undercity" in inside(table) and room(table) == "Grate"


@rule("723.2")
def test_whoever_takes_the_initiative_ventures_into_undercity_and_so_again_in_their_upkeep() -> None:
    table = say(at_the_entrance(dungeon(), sewer()), "You take the initiative.")
    assert room(table) == "Grate" and "Old Sewer" in inside(table)
    table.to_step("upkeep", "B")
    assert table.stack() == []
    table.to_step("upkeep", "A")
    assert table.stack() == ["The Initiative trigger (A)"]
    assert table.resolve(1).stack() == ["Old Sewer trigger (A)"] and room(table) == "Outfall"


@rule("723.2", "723.3")
def test_combat_damage_by_one_or_more_creatures_takes_it_once() -> None:
    table = at_the_entrance(sewer(), who="B")
    dungeons.set_aside(table.game, 0, (sewer(),))
    say(table, "You take the initiative.", "B")
    attack(table, "A", *cubs(table, "A", 2))
    assert table.stack() == ["The Initiative trigger (B)"]  # controlled by who had it as it triggered
    table.resolve()
    assert has(table) == "A" and (room(table, "A"), room(table, "B")) == ("Grate", "Grate")
    assert [name for name in inside(table) if name == "The Initiative"] == ["The Initiative"]


@rule("723.5")
def test_who_has_it_takes_it_again_and_ventures_but_gets_no_second_one() -> None:
    table = say(at_the_entrance(sewer()), "You take the initiative.")
    say(table, "You take the initiative.", resolve=False)
    assert table.stack() == ["The Initiative trigger (A)"] and inside(table).count("The Initiative") == 1
    table.resolve(1)
    assert room(table) == "Outfall"


@rule("723.5", "taking it again", "723.3")
def test_the_first_time_it_is_taken_is_told_from_later_ones_and_from_other_designations() -> None:
    table = at_the_entrance(sewer())
    for who in "AB":
        table.battlefield(who, card("Early Ear", "{1}", "Artifact", "Whenever you take the initiative for the first time each turn, draw a card."))
    say(table, "You become the monarch. You take the initiative.")
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (1, 0)
    say(table, "You take the initiative. If you're the monarch, you gain 7 life.")
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (1, 0)
    assert (has(table), has(table, "monarch")) == ("A", "A") and table.life("A") == 20 + 1 + 1 + 7


@rule("723.2", "venture into Undercity")
def test_whoever_has_completed_undercity_has_completed_earlier_dungeons_still() -> None:
    table = at_the_entrance(dungeon(), sewer())
    for to in ("", "Larder", ""):
        venture(table, to=to)
    assert room(table) == ""
    for _ in range(2):
        say(table, "You take the initiative.")
    say(table, "If you've completed Old Sewer, you gain 100 life. If you've completed Mossy Cellar, you gain 1000 life.")
    say(table, "If you've completed Grey Tower, you gain 10000 life. If you haven't completed Grey Tower, you gain 2 life.")
    assert table.life("A") == 20 + 1 + 3 + 10 + 1 + 1 + 100 + 1000 + 2, "and no other one"


@rule("723.2")
def test_abilities_wait_for_who_takes_the_initiative() -> None:
    table = at_the_entrance(sewer())
    table.battlefield("B", card("Jealous Cub", "{1}", "Artifact", "Whenever an opponent takes the initiative, draw a card."))
    say(say(table, "You take the initiative."), "Target player takes the initiative.")
    assert has(table) == "A" and len(table.zone("B", HAND)) == 2


@rule("722.4", "723.4")
@pytest.mark.parametrize(
    ("mark", "words"), [("monarch", "You become the monarch."), ("initiative", "You take the initiative.")]
)
def test_as_its_player_leaves_the_active_player_has_it_or_the_next_in_turn(mark: str, words: str) -> None:
    table = say(Table(4), words, "C")
    leaving.concede(table.game, 2)
    assert has(table, mark) == "A"  # whose turn it is
    assert not table.game.players[2].marks.get(mark), "whoever left has it no longer"
    leaving.concede(table.game, 0)
    assert has(table, mark) == "B"
    table.resolve().to_step("end", "B")
    assert table.stack() == (["The Monarch trigger (B)"] if mark == "monarch" else [])
