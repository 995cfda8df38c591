"""Paying as words are followed (CR 118.12): "pay {2}", "… unless its controller pays {3}"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")


@rule("608.2c")
def test_it_is_sacrificed_unless_either_happened() -> None:
    words = "At the beginning of your end step, sacrifice Test Thing unless a nonland permanent left the battlefield this turn or you gained life this turn."
    for deed, stays in (("", False), ("You gain 1 life.", True), ("Destroy target creature.", True)):
        table = Table()
        permanent(table, words, types="Enchantment")
        (cub,) = table.battlefield("B", bear())
        if deed:
            do(table, deed, targets=[cub] if "target" in deed else None)
        table.next_turn("B")
        assert bool(table.all("Test Thing")) == stays


@rule("118.12a")
@pytest.mark.parametrize(("pool", "stays"), [("{B}", True), ("{3}", True), ("{2}", False)])
def test_one_or_the_other_mana_is_paid(pool: str, stays: bool) -> None:
    table = Table()
    table.hand("A", card(*SPARK))
    table.hand("B", card("Hush", "{0}", "Instant", "Counter target spell unless its controller pays {B} or {3}."))
    table.mana("A", pool)
    table.cast("A", "Plain Spark", [1])
    spell = table.game.stack[-1]
    table.answer("A", True)
    table.cast("B", "Hush", [spell]).resolve()
    assert table.life("B") == (18 if stays else 20) and table.pool("A") == ("" if stays else "CC")
