"""Abilities with {T} or {Q} activated, and attacks, in spite of summoning sickness (CR 302.6, 609.4)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


@rule("302.6", "508.1a")
def test_a_creature_attacks_as_though_it_had_haste_but_its_abilities_wait() -> None:
    table = Table()
    runner = card("Runner", "{0}", "Creature — Elf", "Runner can attack as though it had haste.\n{T}: You gain 1 life.", "2/2")
    table.hand("A", runner)
    table.cast("A", "Runner").resolve()
    (oid,) = table.all("Runner")
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.answer("A", [[oid, 1]])
    table.to_step("end")
    assert table.life("B") == 18


@rule("302.6", "609.4")
def test_abilities_activated_without_waiting() -> None:
    table = Table()
    table.hand("A", card("Test Drummer", "{0}", "Creature — Elf", "{T}: You gain 1 life.", "1/1"))
    table.cast("A", "Test Drummer").resolve()
    drummer = table.find("Test Drummer")
    assert not any(action.oid == drummer for action in table.actions("A"))
    permanent(table, "You may activate abilities of creatures you control as though those creatures had haste.", types="Artifact")
    table.activate("A", drummer).resolve()
    assert table.life("A") == 21
