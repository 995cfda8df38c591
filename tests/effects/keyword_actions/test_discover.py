"""Discover (CR 701.55)."""

from __future__ import annotations

from tests.effects.doing import bear, do, lamp, permanent
from tests.rulebook import rule
from tests.table import Table, card


@rule("701.55a")
def test_discover() -> None:
    table = Table()
    table.library("A", card("Grove", "", "Land", "{T}: Add {G}."), card("Big Bear", "{9}", "Creature — Bear", "", "9/9"), bear())
    table.answer("A", "*", True)
    table.policy = lambda decision: True if getattr(decision, "purpose", "") == "discover" else None
    do(table, "Discover 3.")
    table.resolve()
    assert table.all("Plain Bear", who="A")
    assert sorted(table.zone("A", "library")[-2:]) == ["Big Bear", "Grove"]


@rule("701.55")
def test_discover_again_for_the_same_value_once_each_turn() -> None:
    table = Table()
    permanent(table, "Whenever you discover, discover again for the same value. This ability triggers only once each "
              "turn.", types="Enchantment")  # fmt: skip
    table.library("A", bear(), lamp(), bear())
    table.answer("A", False, False)
    do(table, "Discover 2.")
    table.resolve()
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Lamp"]
