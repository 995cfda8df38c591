"""The monarch (CR 722): a designation of a player with abilities that no object has."""

from __future__ import annotations

from engine.core.zones import COMMAND, HAND
from tests.rulebook import rule
from tests.support.boards.designations import attack, cubs, has
from tests.support.boards.dungeons import at_the_entrance, inside, room, say, sewer
from tests.support.boards.table import Table, card


@rule("722.1", "722.2")
def test_the_monarch_draws_a_card_at_the_end_of_their_turn() -> None:
    table = say(Table(), "You become the monarch.")
    table.to_step("end", "A")
    assert table.stack() == ["The Monarch trigger (A)"]
    assert len(table.resolve().zone("A", HAND)) == 1
    table.to_step("end", "B")
    assert table.stack() == []


@rule("722.2", "722.3")
def test_combat_damage_makes_another_monarch_by_an_ability_of_the_one_before() -> None:
    table = say(Table(), "You become the monarch.", "B")
    attack(table, "A", *cubs(table, "A"))
    assert table.stack() == ["The Monarch trigger (B)"]
    table.resolve()
    assert has(table, "monarch") == "A" and inside(table) == ["The Monarch"]
    table.to_step("end", "A")
    assert table.stack() == ["The Monarch trigger (A)"]


@rule("722.2", "one trigger for each creature", "722.3")
def test_of_two_creatures_one_after_the_other_makes_its_controller_the_monarch_but_only_once() -> None:
    table = say(Table(), "You become the monarch.", "B")
    table.battlefield("A", card("Herald", "{1}", "Artifact", "Whenever you become the monarch, you gain 1 life."))
    attack(table, "A", *cubs(table, "A", 2))
    assert table.stack() == ["The Monarch trigger (B)"] * 2
    table.resolve()
    assert has(table, "monarch") == "A" and table.life("A") == 21
    say(table, "You become the monarch. If you do, you gain 5 life.")
    assert table.life("A") == 21, "nothing becomes of who is the monarch already"


@rule("722.5")
def test_an_effect_about_the_monarch_waits_until_there_is_one() -> None:
    table = Table()
    table.battlefield("B", card("Guard", "{1}", "Enchantment", "The monarch has hexproof."))
    (bolt,) = table.hand("B", card("Spark", "{0}", "Instant", "Spark deals 1 damage to target opponent."))
    table.cast("B", bolt, targets=[0]).resolve()
    assert table.life("A") == 19
    say(table, "You become the monarch.")
    table.hand("B", card("Spark", "{0}", "Instant", "Spark deals 1 damage to target opponent."))
    assert not any(action.label == "Spark" for action in table.actions("B"))


@rule("722.1", "722.3", "only one player at a time", "722.2", "these abilities have no source")
def test_the_designation_moves_alone_and_what_else_is_in_the_command_zone_stays() -> None:
    table = say(Table(3), 'You get an emblem with "At the beginning of your upkeep, you gain 1 life."', "C")
    emblems = len(table.game.zone(COMMAND))
    for who in "ABA":
        say(table, "You become the monarch.", who)
        assert has(table, "monarch") == who and inside(table).count("The Monarch") == 1
        assert len(table.game.zone(COMMAND)) == emblems + 1
    table.to_step("upkeep", "C").resolve()
    assert table.life("C") == 21


@rule("722.1", "722.3")
def test_the_monarch_who_becomes_the_monarch_stays_just_that() -> None:
    table = say(Table(), "You become the monarch.")
    (before,) = [oid for oid in table.game.zone(COMMAND) if table.game.chars(oid).name == "The Monarch"]
    say(table, "You become the monarch.")
    assert has(table, "monarch") == "A" and before in table.game.zone(COMMAND)
    table.hand("A", card("Claim", "{0}", "Instant", "You become the monarch. If you do, you gain 3 life."))
    table.cast("A", "Claim").resolve()
    assert table.life("A") == 20, "nothing became of it"
    table.hand("B", card("Claim", "{0}", "Instant", "You become the monarch. If you do, you gain 3 life."))
    table.cast("B", "Claim").resolve()
    assert table.life("B") == 23 and has(table, "monarch") == "B", "who was not does"


@rule("722.2", "combat damage", "to the monarch", "its controller")
def test_only_combat_damage_of_a_creature_to_the_monarch_passes_it_on() -> None:
    table = say(Table(3), "You become the monarch.", "B")
    table.hand("A", card("Spark", "{0}", "Instant", "Spark deals 1 damage to target player."))
    table.cast("A", "Spark", targets=[1]).resolve()
    (pinger,) = table.battlefield("A", card("Small Pin", "{1}", "Creature — Construct", "{0}: Small Pin deals 1 damage to target player.", "1/1"))
    table.activate("A", pinger, targets=[1]).resolve()
    assert has(table, "monarch") == "B"
    table.next_turn("B")
    attack(table, "B", *cubs(table, "B"))  # the monarch's own creature deals damage to C
    assert table.stack() == [] and has(table, "monarch") == "B"
    table.policy = None
    table.next_turn("A")
    attack(table, "A", *cubs(table, "A"))
    assert table.stack() == ["The Monarch trigger (B)"]
    table.resolve()
    assert has(table, "monarch") == "A"


@rule("723.2", "whenever a player takes the initiative", "723.3")
def test_only_who_is_meant_hears_of_the_initiative_being_taken() -> None:
    table = at_the_entrance(sewer(), seats=3)
    for who, words in (("A", "you take"), ("B", "you take"), ("C", "a player takes")):
        table.battlefield(who, card("Keen Ear", "{1}", "Artifact", f"Whenever {words} the initiative, you gain 2 life."))
    say(table, "You become the monarch. You take the initiative.")
    assert [table.life(who) for who in "ABC"] == [22 + 1, 20, 22] and has(table) == "A" and room(table) == "Grate"
