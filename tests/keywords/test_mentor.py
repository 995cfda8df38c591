"""Mentor (CR 702.134)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import much_happens
from tests.support.boards.table import Table, card

B = 1

def attack(*sizes: str, mentors: int = 1) -> tuple[Table, tuple[int, ...]]:
    """A 2/2 with mentor attacks with others of some sizes."""
    table = Table()
    text = "\n".join(["Mentor"] * mentors)
    others = [card(f"Pupil {size}", "{W}", "Creature — Human", "", size) for size in sizes]
    oids = table.battlefield("A", card("Old Sergeant", "{1}{W}", "Creature — Human", text, "2/2"), *others)
    table.answer("A", [[oid, B] for oid in oids]).to_step("declare_attackers")
    return table, oids


@rule("702.134a")
def test_a_weaker_attacker_gets_a_counter() -> None:
    table, (_, strong, weak) = attack("2/2", "1/1")
    table.resolve()
    assert (table.counters(weak), table.counters(strong)) == ({"+1/+1": 1}, {})


@rule("702.134a")
def test_without_a_weaker_attacker_there_is_no_target() -> None:
    table, _ = attack("2/2", "3/1")
    assert table.stack() == []


@rule("702.134b")
def test_each_instance_triggers_separately() -> None:
    table, (_, weak) = attack("0/1", mentors=2)
    assert len(table.stack()) == 2
    assert table.resolve().counters(weak) == {"+1/+1": 2}


@rule("702.134c")
def test_it_mentors_as_the_ability_resolves() -> None:
    table = Table()
    text = "Mentor\nWhenever this creature mentors a creature, that creature gains lifelink until end of turn."
    sergeant, pupil = table.battlefield(
        "A", card("Old Sergeant", "{1}{W}", "Creature — Human", text, "2/2"), card("Pupil", "{W}", "Creature — Human", "", "1/1")
    )
    table.answer("A", [[sergeant, B], [pupil, B]]).to_step("declare_attackers")
    assert not table.has(pupil, "lifelink")
    assert table.resolve().has(pupil, "lifelink") and not table.has(sergeant, "lifelink")


@rule("702.134c", "a resolving mentor ability; the creature that mentors, and the one it mentors")
def test_it_mentors_for_the_first_time_in_a_turn_of_much_else() -> None:
    table = Table()
    text = "Mentor, mentor\nWhenever this creature mentors a creature for the first time each turn, you gain 5 life."
    sergeant, pupil = table.battlefield(
        "A", card("Old Sergeant", "{1}{W}", "Creature — Human", text, "4/4"), card("Pupil", "{W}", "Creature — Human", "", "1/1")
    )
    much_happens(table)
    life = table.life("A")
    table.answer("A", [[sergeant, B], [pupil, B]]).to_step("declare_attackers").resolve()
    assert table.counters(pupil) == {"+1/+1": 2} and table.life("A") == life + 5


@rule("702.134c", "of two creatures that mentor, each")
def test_each_creature_mentors_for_a_first_time() -> None:
    table = Table()
    table.battlefield("A", card("Drill Yard", "{2}", "Artifact", "Whenever a creature you control mentors a creature for the first time each turn, you gain 5 life."))
    soldier = ("Old Soldier", "{1}{W}", "Creature — Human", "Mentor", "4/4")
    table.battlefield("B", card("Far Yard", "{2}", "Artifact", "Whenever one or more creatures mentor a creature for the first time each turn, you gain 1 life."))
    one, two, pupil = table.battlefield("A", card(*soldier), card(*soldier), card("Pupil", "{W}", "Creature — Human", "", "1/1"))
    table.answer("A", [[one, B], [two, B], [pupil, B]]).to_step("declare_attackers").resolve()
    assert table.counters(pupil) == {"+1/+1": 2} and (table.life("A"), table.life("B")) == (30, 21)
