"""Casualty (CR 702.153)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

DEAL = ("Bad Deal", "{B}", "Sorcery", "Casualty 2\nYou gain 2 life.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
RAT = ("Small Rat", "{B}", "Creature — Rat", "", "1/1")


@rule("702.153a")
def test_a_strong_enough_creature_is_sacrificed_for_a_copy() -> None:
    table = Table()
    table.battlefield("A", card(*RAT), card(*BEAR))
    table.hand("A", card(*DEAL))
    table.mana("A", "{B}").answer("A", True)
    table.cast("A", "Bad Deal").resolve()
    assert table.life("A") == 24 and table.zone("A", "graveyard") == ["Meadow Bear", "Bad Deal"]


@rule("702.153a")
def test_a_weak_one_does_not_do() -> None:
    table = Table()
    table.battlefield("A", card(*RAT))
    table.hand("A", card(*DEAL))
    table.mana("A", "{B}")
    table.cast("A", "Bad Deal").resolve()
    assert table.life("A") == 22 and not [decision for decision in table.asked if decision.kind == "yes_no"]


@rule("702.153a", "copy it, and new targets may be chosen for the copy")
def test_the_copy_makes_a_token_of_its_own_with_another_target() -> None:
    table = Table()
    rat, bear, eel = table.battlefield("A", card(*RAT), card(*BEAR), card("Small Eel", "{U}", "Creature — Fish", "", "1/3"))
    text = "Casualty 1\nCreate a token that's a copy of target creature. It gains haste until end of turn."
    table.hand("A", card("Twin Deal", "{B}", "Sorcery", text))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.mana("A", "{B}").answer("A", True, [rat]).cast("A", "Twin Deal", [bear])
    table.targets = [eel]
    table.resolve()
    made = [oid for oid in table.game.battlefield if table.game.obj(oid).token]
    assert sorted(table.game.chars(oid).name for oid in made) == ["Meadow Bear", "Small Eel"]
    assert [oid for oid in table.game.battlefield if table.has(oid, "haste")] == made


@rule("702.153b")
def test_each_instance_of_casualty_is_paid_and_triggers_separately() -> None:
    table = Table()
    table.battlefield("A", card(*RAT), card(*BEAR), card(*BEAR))
    deal = card("Twice Deal", "{B}", "Sorcery", "Casualty 1, casualty 2\nYou gain 2 life.")
    table.hand("A", deal, deal)
    table.mana("A", "{B}{B}")
    wanted = [True, True]
    table.policy = lambda decision: wanted.pop(0) if decision.kind == "yes_no" else None
    table.cast("A", "Twice Deal")
    assert table.stack() == ["Twice Deal", "Twice Deal trigger (A)", "Twice Deal trigger (A)"]
    table.resolve()
    assert table.life("A") == 26
    wanted.extend((True, False))
    table.cast("A", "Twice Deal")
    assert table.stack() == ["Twice Deal", "Twice Deal trigger (A)"]
    table.resolve()
    assert table.life("A") == 30


@rule("702.153b", "each triggers by itself: new targets are chosen for its copy")
def test_each_copy_that_casualty_makes_gets_a_target_of_its_own() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card(*BEAR))
    marks = [card(f"Mark {number}", "{1}", "Creature — Wall", "Whenever this creature becomes the target of a spell, you gain 1 life.", "0/9") for number in range(3)]
    first, second, third = table.battlefield("B", *marks)
    table.hand("A", card("Twice Dart", "{B}", "Sorcery", "Casualty 1, casualty 1\nTwice Dart deals 2 damage to target creature."))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.mana("A", "{B}").cast("A", "Twice Dart", [first])
    aims = [[second], [third]]
    table.policy = lambda decision: True if decision.kind == "yes_no" else aims.pop(0) if decision.kind == "targets" else None
    table.resolve()
    assert [table.game.obj(oid).damage for oid in (first, second, third)] == [2, 2, 2]
    assert table.life("B") == 23, "each has become a target once"


@rule("702.153b", "each instance is paid separately, also one that says the same", "702.153a", "if its own cost was paid")
def test_two_instances_that_say_the_same_are_paid_one_by_one() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card(*BEAR))
    table.hand("A", card("Twice Deal", "{B}", "Sorcery", "Casualty 1, casualty 1\nYou gain 2 life."))
    wanted = [True, False]
    table.policy = lambda decision: wanted.pop(0) if decision.kind == "yes_no" else None
    table.mana("A", "{B}").cast("A", "Twice Deal")
    assert table.stack() == ["Twice Deal", "Twice Deal trigger (A)"] and len(table.all("Meadow Bear")) == 1
    assert table.resolve().life("A") == 24
