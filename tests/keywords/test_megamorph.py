"""Megamorph (CR 702.37b)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, ogre
from tests.support.boards.table import Table, card

BULL = ("Masked Bull", "{4}{G}", "Creature — Ox", "Megamorph {G}", "3/3")


@rule("702.37b")
def test_a_counter_is_put_on_it_as_it_is_turned_up() -> None:
    table = Table()
    (bull,) = table.battlefield("A", card(*BULL), face_down="megamorph")
    table.mana("A", "{G}")
    table.special("A", bull)
    assert table.pt(bull) == (4, 4) and table.counters(bull) == {"+1/+1": 1}


@rule("702.37b")
def test_megamorph_is_a_morph_ability() -> None:
    table = Table()
    big, small, none = table.battlefield("B", card("Large Eel", "{4}", "Creature — Eel", "Megamorph {1}", "4/4"),
                                         card("Small Eel", "{4}", "Creature — Eel", "Morph {1}", "3/3"), ogre())  # fmt: skip
    do(table, "Turn target creature with a morph ability face down.", targets=[big]).resolve()
    offered = next(decision.candidates for decision in reversed(table.asked) if decision.kind == "targets")
    assert set(offered) == {big, small}
    assert table.pt(big) == (2, 2) and none in table.game.objects
