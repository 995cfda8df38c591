"""Squad (CR 702.157)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GUARD = ("Town Guard", "{W}", "Creature — Human", "Squad {1}", "2/2")


@rule("702.157a")
def test_a_copy_for_each_time_it_was_paid() -> None:
    table = Table()
    table.hand("A", card(*GUARD))
    table.mana("A", "{W}{2}").answer("A", 2)
    table.cast("A", "Town Guard").resolve()
    assert [table.pt(oid) for oid in table.all("Town Guard")] == [(2, 2)] * 3


@rule("702.157b")
def test_each_instance_of_squad_is_paid_and_triggers_separately() -> None:
    table = Table()
    guards = card("Twin Guard", "{W}", "Creature — Human", "Squad {1}\nSquad {G}", "2/2")
    table.hand("A", guards)
    table.mana("A", "{W}{2}{G}").answer("A", 2, 1)
    table.cast("A", "Twin Guard").resolve(1)
    assert table.stack() == ["Twin Guard trigger (A)"] * 2
    table.resolve(1)
    assert len(table.all("Twin Guard")) in (2, 3)
    table.resolve()
    assert len(table.all("Twin Guard")) == 4
    table.hand("A", guards)
    table.mana("A", "{W}{1}").answer("A", 1)
    table.cast("A", table.game.zone("hand", 0)[-1]).resolve(1)
    assert table.stack() == ["Twin Guard trigger (A)"], "the other was not paid for"


@rule("702.157b", "each instance is paid separately, also one that says the same", "702.157a", "if its own cost was paid")
def test_two_instances_that_say_the_same_are_paid_one_by_one() -> None:
    table = Table()
    table.hand("A", card("Twin Guard", "{W}", "Creature — Human", "Squad {1}\nSquad {1}", "2/2"))
    table.mana("A", "{W}{3}").answer("A", 2, 1)
    table.cast("A", "Twin Guard").resolve()
    assert len(table.all("Twin Guard")) == 4
