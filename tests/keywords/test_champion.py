"""Champion (CR 702.72)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

ELDER = ("Elf Elder", "{2}{G}", "Creature — Elf", "Champion an Elf", "4/4")
ELF = ("Young Elf", "{G}", "Creature — Elf", "", "1/1")
DOOM = ("Quick Doom", "{B}", "Instant", "Destroy target creature.")


@rule("702.72a", "702.72b")
def test_another_elf_is_exiled_until_it_leaves() -> None:
    table = Table()
    (elf,) = table.battlefield("A", card(*ELF))
    table.hand("A", card(*ELDER), card(*DOOM))
    table.mana("A", "{2}{G}{B}").answer("A", [elf])
    table.cast("A", "Elf Elder").resolve()
    assert table.all("Young Elf", "exile") and table.all("Elf Elder")
    table.cast("A", "Quick Doom", targets=[table.find("Elf Elder")]).resolve()
    assert table.all("Young Elf") and table.all("Elf Elder") == []


@rule("702.72a")
def test_without_another_elf_it_is_sacrificed() -> None:
    table = Table()
    table.hand("A", card(*ELDER))
    table.mana("A", "{2}{G}")
    table.cast("A", "Elf Elder").resolve()
    assert table.zone("A", "graveyard") == ["Elf Elder"]
