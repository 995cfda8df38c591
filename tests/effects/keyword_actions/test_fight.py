"""Fight (CR 701.12)."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre, permanent
from tests.rulebook import rule
from tests.table import Table


@rule("603.7a")
def test_whenever_what_that_creature_damaged_dies_this_turn() -> None:
    table = Table()
    (fighter,) = table.battlefield("A", ogre())
    (victim,) = table.battlefield("B", bear())
    do(table, "Target creature you control gains deathtouch until end of turn. Whenever a creature dealt damage by that "
       "creature dies this turn, its controller loses 2 life.", targets=[fighter])  # fmt: skip
    do(table, "Target creature you control fights target creature you don't control.", targets=[fighter, victim])
    table.resolve()
    assert table.life("B") == 18


@rule("701.12")
def test_whenever_a_creature_fights() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control fights, you gain 1 life.", types="Enchantment")
    (mine,) = table.battlefield("A", ogre())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Target creature you control fights target creature you don't control.", targets=[mine, theirs])
    table.resolve()
    assert table.life("A") == 21
