"""Mobilize (CR 702.181 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CHIEF = ("Loud Chief", "{1}{R}", "Creature — Orc", "Mobilize 1", "2/2")


@rule("702.181a", edition="2026-01-16")
def test_warriors_join_the_attack_and_are_sacrificed() -> None:
    table = Table()
    (chief,) = table.battlefield("A", card(*CHIEF))
    table.answer("A", [[chief, 1]])
    table.to_step("declare_attackers")
    table.answer("A", [1])
    table.resolve()
    (warrior,) = table.all("Warrior Token")
    assert table.game.obj(warrior).tapped
    table.to_step("main2")
    assert table.life("B") == 17
    table.to_step("end").resolve()
    assert table.all("Warrior Token") == []


@rule("702.181a", "N tokens, 1/1, red and Warriors; sacrificed at the beginning of the next end step", edition="2026-01-16")
def test_how_many_warriors_of_which_kind_and_none_for_others() -> None:
    table = Table()
    chief, _ = table.battlefield("A", card("Great Chief", "{R}", "Creature — Orc", "Mobilize 2", "2/2"), card(*CHIEF))
    table.answer("A", [[chief, 1]]).to_step("declare_attackers")
    assert table.stack() == ["Great Chief trigger (A)"]
    warriors = table.resolve().all("Warrior Token", who="A")
    assert [table.pt(oid) for oid in warriors] == [(1, 1)] * 2
    assert all(table.game.chars(oid).colors == ("R",) and table.game.chars(oid).subtypes == ("Warrior",) for oid in warriors)
    combat = table.game.combat
    assert combat is not None and set(combat.attacking) == {chief, *warriors}
    assert table.to_step("main2").all("Warrior Token") == warriors and table.life("B") == 16
    table.to_step("end").resolve()
    assert table.all("Warrior Token") == [] and table.all("Great Chief") == [chief]
