"""Phasing (CR 702.26)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

IMP = ("Blinking Imp", "{1}{U}", "Creature — Imp", "Phasing", "2/2")


@rule("702.26a", "502.1")
def test_it_phases_out_and_in_as_its_controller_untaps() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card(*IMP))
    table.next_turn("B")
    assert not table.game.obj(imp).phased_out
    table.next_turn("A")
    assert table.game.obj(imp).phased_out
    table.next_turn("A")
    assert not table.game.obj(imp).phased_out


@rule("702.26g", "502.1")
def test_an_aura_phases_out_and_in_along_with_the_creature_it_enchants() -> None:
    table = Table()
    (drake,) = table.battlefield("A", card("Mist Drake", "{U}", "Creature — Drake", "Phasing", "2/4"))
    table.hand("B", card("Hot Breath", "{R}", "Enchantment — Aura", "Flash\nEnchant creature\nEnchanted creature gets +1/+0."))
    table.mana("B", "{R}").cast("B", "Hot Breath", [drake]).resolve()
    aura = table.find("Hot Breath")
    table.next_turn("B").next_turn("A")
    assert [table.game.obj(oid).phased_out for oid in (drake, aura)] == [True, True]
    table.next_turn("B")
    assert table.game.obj(aura).phased_out, "not in its own controller's untap step"
    table.next_turn("A")
    assert table.game.obj(aura).attached_to == drake
    assert table.pt(drake) == (3, 4)


@rule("702.26h")
def test_what_would_phase_out_directly_and_indirectly_does_so_indirectly() -> None:
    table = Table()
    (drake,) = table.battlefield("A", card("Mist Drake", "{U}", "Creature — Drake", "Phasing", "2/4"))
    aura_card = card("Thin Veil", "{U}", "Enchantment — Aura", "Enchant creature\nPhasing")
    (aura,) = table.battlefield("A", aura_card, attach_to=drake)
    table.next_turn("B").next_turn("A")
    assert [table.game.obj(oid).phased_out for oid in (drake, aura)] == [True, True]
    assert "phased out under" not in table.game.obj(aura).marks
    table.next_turn("B").next_turn("A")
    assert table.game.obj(aura).attached_to == drake
    assert not table.game.obj(aura).phased_out
