"""Timing and priority (CR 117), special actions (116)."""

from __future__ import annotations

from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import priority, turn
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

SNACK = ("Snack", "{W}", "Instant", "You gain 3 life.")


@rule("117.3a", "117.3d", "117.4")
def test_priority_goes_round_and_the_step_ends_when_all_pass() -> None:
    table = Table(3)
    table.to_step("upkeep", "B")
    order = []
    while table.game.turn.step == "upkeep" and table.game.turn.stage == "priority":
        order.append(table.game.turn.priority)
        turn.advance(table.game)
    assert order == [1, 2, 0]


@rule("117.3b", "405.5")
def test_the_active_player_has_priority_after_a_spell_resolves_whoever_cast_it() -> None:
    table = Table()
    table.hand("B", card(*SNACK))
    table.mana("B", "{W}").cast("B", "Snack").resolve(1)
    assert table.life("B") == 23 and table.game.turn.priority == 0


@rule("117.3c")
def test_a_player_keeps_priority_after_casting_and_may_hold_it() -> None:
    table = Table()
    table.hand("A", card(*SNACK), card(*SNACK))
    table.mana("A", "{W}{W}").cast("A", "Snack")
    assert table.game.turn.priority == 0
    table.cast("A", "Snack")
    assert table.stack() == ["Snack", "Snack"]


@rule("117.4", "605.3a")
def test_a_mana_ability_between_passes_gives_everyone_priority_again() -> None:
    table = Table()
    table.hand("A", card(*SNACK))
    table.mana("A", "{W}").cast("A", "Snack")
    (forest,) = table.battlefield("B", card(*FOREST))
    turn.advance(table.game)  # settles
    while table.game.turn.priority == 0:
        turn.advance(table.game)
    assert table.game.turn.passed == 1
    priority.use_mana_ability(table.game, 1, [forest, 0, "G"])
    assert table.game.turn.passed == 0 and table.game.turn.priority == 1
    table.settle()
    turn.advance(table.game)  # B passes
    assert table.stack() == ["Snack"] and table.game.turn.priority == 0


@rule("117.7")
def test_a_response_resolves_first() -> None:
    table = Table()
    table.hand("A", card("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target."))
    table.hand("B", card("Second Wind", "{W}", "Instant", "If you have 20 or more life, you gain 5 life."))
    table.mana("A", "{R}").mana("B", "{W}").cast("A", "Small Spark", [1]).cast("B", "Second Wind").resolve()
    assert table.life("B") == 23


@rule("117.1a", "117.1b", "117.1c")
def test_what_may_be_done_with_priority_on_the_other_players_turn() -> None:
    table = Table()
    table.hand("B", card(*SNACK), card("Nap", "{W}", "Sorcery", "You gain 3 life."), card(*FOREST))
    table.battlefield("B", card("Tin Mill", "{2}", "Artifact", "{0}: You gain 1 life."))
    table.mana("B", "{W}")
    assert sorted((a.kind, a.label) for a in table.actions("B")) == [("activate", "{0}: You gain 1 life."), ("cast", "Snack")]


@rule("116.2a", "116.3", "305.1", "405.6d")
def test_playing_a_land_does_not_use_the_stack_and_keeps_priority() -> None:
    table = Table()
    table.hand("A", card(*FOREST))
    table.play("A", "Forest")
    assert table.stack() == [] and table.game.turn.priority == 0 and table.game.turn.passed == 0


@rule("116.2b", "708.7", "702.37e")
def test_turning_a_creature_face_up_is_a_special_action() -> None:
    table = Table()
    lurker = card("Attic Lurker", "{4}{G}", "Creature — Beast", "Morph {G}", "5/5")
    table.hand("A", lurker)
    table.mana("A", "{3}").act("A", lambda a: a.kind == "cast" and a.way == "morph").resolve()
    (hidden,) = table.game.battlefield
    assert table.pt(hidden) == (2, 2) and table.game.chars(hidden).name == ""
    table.hand("B", card(*SNACK))
    table.mana("B", "{W}").cast("B", "Snack")
    table.mana("A", "{G}").special("A", hidden)
    assert table.pt(hidden) == (5, 5) and table.stack() == ["Snack"]


@rule("117.5", "117.2a")
def test_state_based_actions_come_before_triggers_and_both_before_priority() -> None:
    table = Table()
    table.battlefield("A", card("Dirge Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Hot Soup", "{1}{R}", "Sorcery", "Hot Soup deals 2 damage to each creature."))
    table.mana("A", "{1}{R}").cast("A", "Hot Soup")
    while table.stack() == ["Hot Soup"]:
        turn.advance(table.game)
    assert table.game.pending == () and table.all("Plain Bear")  # nothing has happened yet but the damage
    assert not priority.settled(table.game)
    turn.advance(table.game)
    assert table.stack() == ["Dirge Bell trigger (A)"] and priority.settled(table.game)
    happen(table.game, SetTurn(()))
