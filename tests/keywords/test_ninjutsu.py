"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

SHADOW = ("Night Shadow", "{3}{U}", "Creature — Ninja", "Ninjutsu {U}", "4/2")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.49a", "702.49c")
def test_it_takes_the_place_of_an_unblocked_attacker() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (shadow,) = table.hand("A", card(*SHADOW))
    table.mana("A", "{U}")
    assert table.actions("A") == ()
    table.answer("A", [[bear, 1]])
    table.to_step("declare_blockers")
    table.mana("A", "{U}")
    table.activate("A", shadow).resolve()
    (ninja,) = table.all("Night Shadow")
    assert table.zone("A", "hand") == ["Meadow Bear"] and table.game.obj(ninja).tapped
    table.to_step("main2")
    assert table.life("B") == 16
