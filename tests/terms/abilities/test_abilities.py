"""The lines of a card: spell, activated, triggered, static and keyword abilities (CR 113.3, 207.2c)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
GHOUL = card("Pale Ghoul", "{B}", "Creature — Zombie", "", "2/2")


@rule("113.1a")
def test_a_quoted_keyword_is_granted() -> None:
    table = Table()
    permanent(table, "Other creatures you control have “Ward—Pay 2 life.”")
    (mine,) = table.battlefield("A", bear())
    assert table.has(mine, "ward")
    table.hand("B", card("Poke", "{0}", "Instant", "Tap target creature."))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("B", "Poke", [mine]).resolve()
    assert table.life("B") == 18 and table.game.objects[mine].tapped


@pytest.fixture
def table() -> Table:
    return Table()


@rule("611.3a")
def test_otherwise_is_the_contrary_of_as_long_as(table: Table) -> None:
    ghoul, bear = table.battlefield("A", GHOUL, BEAR)
    grip = card("Chill Grip", "{B}", "Enchantment — Aura", (
        "Enchant creature\nEnchanted creature gets +3/+3 as long as it's a Zombie. Otherwise, it gets -1/-1."))  # fmt: skip
    table.battlefield("B", grip, attach_to=ghoul)
    table.battlefield("B", grip, attach_to=bear)
    assert (table.pt(ghoul), table.pt(bear)) == ((5, 5), (1, 1))


@rule("604.1", "611.3a")
@pytest.mark.parametrize(("lands", "power"), [(0, 3), (2, 6)])
def test_what_is_so_instead_as_long_as_a_condition_is_true(lands: int, power: int) -> None:
    table = Table()
    blade = permanent(table, "Equipped creature gets +1/+0. It gets +4/+1 instead as long as you control two or more lands.\nEquip {0}", types="Artifact — Equipment")
    (worn,) = table.battlefield("A", bear())
    table.activate("A", blade, [worn]).resolve()
    table.battlefield("A", *[card("Grove", "", "Land")] * lands)
    assert table.game.chars(worn).power == power
