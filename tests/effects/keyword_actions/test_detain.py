"""Detain (CR 701.29)."""

from __future__ import annotations

from engine.game.rules import combat
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table


@rule("701.29a")
def test_detain() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 1 life.", who="B")
    do(table, "Detain target creature an opponent controls.", targets=[thing])
    table.next_turn("B")
    assert not [action for action in table.actions("B") if action.kind == "activate"]
    table.next_turn("A")
    assert [action for action in table.actions("B") if action.kind == "activate"]


@rule("701.29a", "can't attack", "can't block", "until the next turn of the player who detained it")
def test_a_detained_creature_neither_attacks_nor_blocks_until_that_players_next_turn() -> None:
    table = Table(3)
    (theirs,), (mine,) = table.battlefield("B", bear()), table.battlefield("A", bear())
    table.next_turn("C")
    do(table, "Detain target creature an opponent controls.", targets=[theirs], who="C")
    table.next_turn("A")
    table.answer("A", [[mine, 1]])
    table.to_step("declare_blockers")
    assert not [decision for decision in table.asked if decision.kind == "blockers"]
    assert table.game.combat is not None and table.game.combat.blocking == {}
    table.next_turn("B")
    assert combat.possible_attacks(table.game, 1) == ()
    table.next_turn("C")
    table.next_turn("A")
    table.next_turn("B")
    assert [attacker for attacker, _ in combat.possible_attacks(table.game, 1)] == [theirs]


@rule("701.29a", "a permanent; its activated abilities", "no others")
def test_the_activated_abilities_of_a_detained_permanent_only() -> None:
    table = Table()
    lamp = permanent(table, "{0}: You gain 1 life.\nWhenever you draw a card, you gain 10 life.", "B", "Artifact")
    other = permanent(table, "{0}: You gain 1 life.", "B", "Artifact")
    do(table, "Detain target nonland permanent an opponent controls.", targets=[lamp])
    assert {action.oid for action in table.actions("B") if action.kind == "activate"} == {other}
    do(table, "Draw a card.", who="A").next_turn("B").resolve()
    assert table.life("B") == 30


@rule("701.29a", "the permanent that was detained is spoken of")
def test_words_speak_of_what_was_detained() -> None:
    table = Table()
    one, other = table.battlefield("B", bear(), bear())
    do(table, "Detain target creature. Put a stun counter on it.", targets=[other])
    assert (table.counters(one), table.counters(other)) == ({}, {"stun": 1})
