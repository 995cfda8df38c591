"""Myriad (CR 702.116)."""

from __future__ import annotations

from engine.game.events.combat import Attacks
from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


@rule("702.116a", "that player or a planeswalker they control; one of them")
def test_a_copy_may_attack_a_planeswalker_of_that_player() -> None:
    table = Table(4)
    (herald,) = table.battlefield("A", card(*HERALD))
    (sage,) = table.battlefield("C", card("Calm Sage", "{3}", "Legendary Planeswalker — Sage", "+1: You gain 1 life.", loyalty="4"))
    (lamp, *_) = table.battlefield("C", card("Plain Lamp", "{1}", "Artifact"))
    table.answer("A", [[herald, B]], True, [sage], False).to_step("declare_attackers").resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "attack"]
    assert (choice.candidates, choice.least, choice.most) == ((C, sage), 1, 1)
    assert table.game.combat is not None
    assert [ref for oid, ref in table.game.combat.attacking.items() if oid != herald] == [sage] and lamp in table.game.battlefield


@rule("702.116a", "each opponent other than defending player")
def test_with_one_opponent_nothing_is_copied() -> None:
    table = Table()
    (herald,) = table.battlefield("A", card(*HERALD))
    table.answer("A", [[herald, B]]).to_step("declare_attackers").resolve()
    assert table.all("Many Heralds") == [herald]
