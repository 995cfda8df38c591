"""Tapping some permanents and untapping others at the same time (CR 701.21)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table


@rule("701.21", "608.2c")
def test_each_creature_turns_once() -> None:
    table = Table()
    tapped, upright = table.battlefield("A", bear(), ogre())
    (theirs,) = table.battlefield("B", sprite())
    (thing,) = table.battlefield("B", lamp())
    do(table, "Tap target creature.", [tapped])
    do(table, "Simultaneously untap all tapped creatures and tap all untapped creatures.")
    assert [table.game.obj(oid).tapped for oid in (tapped, upright, theirs, thing)] == [False, True, True, False]


@rule("701.21", "603.2c")
def test_that_player_turns_their_own() -> None:
    table = Table()
    permanent(table, "At the beginning of each player's upkeep, that player simultaneously untaps each tapped artifact and creature they "
              "control and taps each untapped artifact and creature they control.", types="Enchantment")  # fmt: skip
    mine, chest, box = table.battlefield("A", bear(), lamp(), lamp())
    one, other = table.battlefield("B", lamp(), ogre())
    permanent(table, "Players skip their untap steps.", who="A", types="Enchantment")
    do(table, "Tap target creature.", [other])
    do(table, "Tap target artifact.", [box])
    table.next_turn("B")
    assert [table.game.obj(oid).tapped for oid in (mine, chest, box, one, other)] == [False, False, True, True, False]
