"""Myriad (CR 702.116)."""

from __future__ import annotations

from engine.events.combat import Attacks
from tests.rulebook import rule
from tests.table import Table, card

B, C = 1, 2

D = 3
HERALD = ("Many Heralds", "{2}{R}", "Creature — Human", "Myriad", "2/2")


def attack(*answers: object, text: str = "Myriad") -> tuple[Table, int]:
    """A creature with myriad attacks the second of four players."""
    table = Table(4)
    (herald,) = table.battlefield("A", card("Many Heralds", "{2}{R}", "Creature — Human", text, "2/2"))
    table.answer("A", [[herald, B]], *answers).to_step("declare_attackers").resolve()
    return table, herald


@rule("702.116a", "508.4")
def test_copies_attack_the_other_opponents_and_are_exiled_at_end_of_combat() -> None:
    table, herald = attack(True, True)
    assert table.game.combat is not None
    copies = [oid for oid in table.game.combat.attacking if oid != herald]
    assert [table.game.combat.attacking[oid] for oid in copies] == [C, D]
    assert all(table.game.obj(oid).tapped and table.pt(oid) == (2, 2) for oid in copies)
    assert [e.oid for e in table.game.history.this_turn if isinstance(e, Attacks)] == [herald]
    table.to_step("combat_damage")
    assert [table.life(who) for who in "BCD"] == [18, 18, 18]
    table.to_step("end_combat").resolve()
    assert table.all("Many Heralds") == [herald]


@rule("702.116a")
def test_each_copy_is_optional() -> None:
    table, herald = attack(False, True)
    assert table.game.combat is not None
    assert [ref for oid, ref in table.game.combat.attacking.items() if oid != herald] == [D]


@rule("702.116b")
def test_each_instance_triggers_separately() -> None:
    table, _ = attack(True, True, True, True, text="Myriad\nMyriad")
    assert len(table.all("Many Heralds")) == 5
