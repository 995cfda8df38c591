"""Paying as much as a player chooses (CR 107.1c, 118.12)."""

from __future__ import annotations

from tests.effects.doing import do, ogre, permanent
from tests.rulebook import rule
from tests.table import Table


@rule("118.12", "119.4")
def test_any_amount_of_life() -> None:
    table = Table()
    table.answer("A", True).answer("A", 3)
    do(table, "You may pay any amount of life. If you do, draw that many cards.")
    assert table.life("A") == 17 and len(table.zone("A", "hand")) == 3


@rule("107.14", "118.12")
def test_any_amount_of_energy() -> None:
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    table.answer("A", True).answer("A", 2)
    do(table, "Choose target creature. You get {E}{E}{E}, then you may pay any amount of {E}. The creature gets -1/-1 until end of "
       "turn for each {E} paid this way.", [victim])  # fmt: skip
    assert table.pt(victim) == (1, 1) and table.game.players[0].counters == {"energy": 1}


@rule("107.14", "118.12")
def test_energy_equal_to_a_number() -> None:
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    words = "You get {E}{E}{E}. You may pay an amount of {E} equal to target creature's mana value. If you do, destroy it."
    table.answer("A", True)
    do(table, words, [victim])
    assert victim not in table.game.permanents() and not table.game.players[0].counters.get("energy")


@rule("107.14", "118.3")
def test_energy_that_is_not_there() -> None:
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    do(table, "You get {E}. You may pay an amount of {E} equal to target creature's mana value. If you do, destroy it.", [victim])
    assert victim in table.game.permanents() and table.game.players[0].counters == {"energy": 1}


@rule("119.4")
def test_no_more_life_than_there_is() -> None:
    table = Table()
    permanent(table, "Players can't gain life.", types="Artifact")
    table.life("A", 2)
    table.answer("A", 2)
    do(table, "Pay any amount of life. Each opponent loses that much life.")
    assert table.life("B") == 18 and table.game.players[0].life == 0
