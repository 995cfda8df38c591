"""Life paid rather than mana of a color (CR 118.9): "For each {B} in a cost, you may pay 2 life …"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

HEIR = ("Dark Heir", "{3}", "Creature — Elf", "For each {B} in a cost, you may pay 2 life rather than pay that mana.", "2/2")
HOUND = ("Odd Hound", "{B}{B}", "Creature — Dog", "{B}: Odd Hound gets +1/+1 until end of turn.", "1/1")


@rule("118.9", "107.4f")
def test_life_is_paid_rather_than_mana_of_a_color() -> None:
    table = Table()
    table.hand("B", card(*HOUND))
    table.battlefield("A", card(*HEIR))
    table.hand("A", card(*HOUND), card("Red Dog", "{R}", "Creature — Dog", "", "1/1"))
    table.mana("A", "{B}")
    assert [table.game.obj(a.oid).definition.name for a in table.actions("A") if a.kind == "cast"] == ["Odd Hound"]
    table.cast("A", "Odd Hound").resolve()
    assert table.life("A") == 18 and table.pool("A") == "" and table.find("Odd Hound")
    table.activate("A", table.find("Odd Hound")).resolve()
    assert table.life("A") == 16 and table.pt(table.find("Odd Hound")) == (2, 2)
    table.life("A", 1)
    assert not [a for a in table.actions("A") if a.kind == "activate"]  # so much life isn't there (CR 119.4)
    table.next_turn("B").to_step("main1", "B")
    assert not [a for a in table.actions("B") if a.kind == "cast"]  # nobody else may


@rule("702.150a", "107.4f")
def test_life_paid_for_what_is_no_phyrexian_symbol_takes_no_loyalty() -> None:
    sage = card("Bent Sage", "{B}{B/P}", "Legendary Planeswalker — Jace", "Compleated\n+1: You gain 1 life.", loyalty="5")
    for mana, loyalty in (("{B}", 5), ("", 3)):
        table = Table()
        table.battlefield("A", card(*HEIR))
        table.hand("A", sage)
        if mana:
            table.mana("A", mana)
        table.cast("A", "Bent Sage").resolve()
        assert table.counters(table.find("Bent Sage")) == {"loyalty": loyalty}
