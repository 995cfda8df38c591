"""Enchant (CR 702.5)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SCARF = ("Warm Scarf", "{W}", "Enchantment — Aura", "Enchant creature you control\nEnchanted creature gets +1/+1.")
CURSE = ("Old Grudge", "{B}", "Enchantment — Aura Curse", "Enchant opponent")


@rule("702.5a", "303.4a")
def test_an_aura_spell_targets_only_what_it_can_enchant() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*SCARF))
    table.mana("A", "{W}")
    table.cast("A", "Warm Scarf", targets=[second])
    asked = next(decision for decision in table.asked if decision.kind == "targets")
    assert asked.candidates == (first, second)  # type: ignore[attr-defined]
    table.resolve()
    scarf = table.find("Warm Scarf")
    assert table.game.obj(scarf).attached_to == second
    assert table.pt(second) == (3, 3)


@rule("702.5a")
def test_an_aura_can_not_be_cast_when_there_is_nothing_to_enchant() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*SCARF))
    table.mana("A", "{W}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("702.5d")
def test_an_aura_can_enchant_players() -> None:
    table = Table()
    table.hand("A", card(*CURSE))
    table.mana("A", "{B}")
    table.cast("A", "Old Grudge", targets=[1]).resolve()
    assert table.game.obj(table.find("Old Grudge")).attached_to == 1
