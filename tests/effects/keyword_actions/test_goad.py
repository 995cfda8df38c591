"""Goad (CR 701.38)."""

from __future__ import annotations

from tests.effects.doing import bear, do
from tests.rulebook import rule
from tests.table import Table, card

OX = card("Wild Ox", "{2}{R}", "Creature — Ox", "", "3/3")


TAUNT = card("Rude Taunt", "{R}", "Sorcery", "Goad target creature.")


@rule("701.38a")
def test_words_about_goaded_creatures_know_which_are_goaded() -> None:
    table = Table()
    first, second = table.battlefield("B", OX, OX)
    table.battlefield("A", card("Bull Ring", "{2}", "Enchantment", "Goaded creatures get +2/+0."))
    table.hand("A", TAUNT, card("Last Laugh", "{R}", "Sorcery", "Destroy all goaded creatures."))
    assert table.game.chars(first).power == 3
    table.mana("A", "{R}").cast("A", "Rude Taunt", targets=[first]).resolve()
    assert (table.game.chars(first).power, table.game.chars(second).power) == (5, 3)
    table.mana("A", "{R}").cast("A", "Last Laugh").resolve()
    assert table.all("Wild Ox") == [second]


@rule("701.38a", "701.38b")
def test_goad() -> None:
    table = Table(3)
    (one,) = table.battlefield("B", bear())
    do(table, "Goad target creature.", targets=[one])
    table.policy = lambda decision: [list(pair) for pair in decision.demanded] if decision.kind == "attackers" else None
    table.next_turn("B")
    table.to_step("declare_attackers")
    assert table.game.combat is not None
    assert table.game.combat.attacking == {one: 2}
