"""Umbra armor (CR 702.89)."""

from __future__ import annotations

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

COAT = ("Bark Coat", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.\nUmbra armor")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")
DOOM = ("Quick Doom", "{B}", "Instant", "Destroy target creature.")


@rule("702.89a")
def test_the_aura_is_destroyed_in_its_place() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card(*COAT), attach_to=bear)
    table.hand("B", card(*SPARK), card(*DOOM))
    table.mana("B", "{R}{B}")
    table.cast("B", "Angry Spark", targets=[bear]).resolve()
    assert table.all("Meadow Bear") and table.zone("A", "graveyard") == ["Bark Coat"]
    assert table.game.obj(bear).damage == 0
    table.cast("B", "Quick Doom", targets=[bear]).resolve()
    assert table.all("Meadow Bear") == []


@rule("702.89b", edition="2026-01-16")
def test_its_old_name_means_the_same() -> None:
    old = card("Bark Coat", "{G}", "Enchantment — Aura", "Enchant creature\nTotem armor")
    assert old.front.printed.keyword("umbra armor") is not None


@rule("702.89b", "cards that referenced that ability refer to umbra armor", edition="2026-01-16")
def test_what_referred_to_its_old_name_refers_to_umbra_armor() -> None:
    text = "Enchant creature\nEnchanted creature gets +1/+1 and has totem armor."
    compiled = compile_card(CardData("Odd Coat", "normal", (data("Odd Coat", "{G}", "Enchantment — Aura", text),)))
    assert compiled.lines[1].printed == "Enchanted creature gets +1/+1 and has umbra armor."
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Odd Coat", "{G}", "Enchantment — Aura", text), attach_to=bear)
    assert table.pt(bear) == (3, 3) and table.has(bear, "umbra armor")


@rule("702.89a", "the enchanted permanent, no other")
def test_it_saves_only_what_it_enchants() -> None:
    table = Table()
    bear, other = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.battlefield("A", card(*COAT), attach_to=bear)
    table.hand("B", card(*DOOM))
    table.mana("B", "{B}").cast("B", "Quick Doom", targets=[other]).resolve()
    assert table.zone("A", "graveyard") == ["Meadow Bear"] and table.all("Meadow Bear") == [bear] and table.all("Bark Coat")
