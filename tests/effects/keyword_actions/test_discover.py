"""Discover (CR 701.55)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


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


@rule("701.55b", "even if some or all of it was impossible, and after it is done")
def test_one_has_discovered_even_if_nothing_was_found() -> None:
    table = Table(library=3)
    permanent(table, "Whenever you discover, you gain 1 life.", types="Enchantment")
    do(table, "Discover 3. You gain life equal to the discovered card's mana value.").resolve()
    assert table.life("A") == 21 and table.zone("A", "hand") == [] and len(table.zone("A", "library")) == 3
    table = Table(library=0)
    permanent(table, "Whenever you discover, you gain 1 life.", types="Enchantment")
    do(table, "Discover 3.").resolve()
    assert table.life("A") == 21


@rule("701.55a", "cards from the top, until a nonland card is cheap enough; cast, or put into the hand")
@rule("701.55c", "cast or not; only what is cheap enough")
def test_the_discovered_card_is_the_last_one_exiled_wherever_it_went() -> None:
    words = "Discover 3. You gain life equal to the discovered card's mana value."
    for cast in (True, False):
        table = Table()
        permanent(table, "Whenever you discover, you gain 10 life.", types="Enchantment")
        table.library("A", card("Grove", "", "Land"), card("Big Bear", "{4}", "Creature — Bear", "", "9/9"), ogre())
        table.policy = lambda decision: cast if getattr(decision, "purpose", "") == "discover" else None  # noqa: B023
        do(table, words)
        assert table.life("A") == 33
        assert bool(table.all("Plain Ogre")) is cast
        assert ("Plain Ogre" in table.zone("A", "hand")) is not cast
        assert sorted(table.zone("A", "library")[-2:]) == ["Big Bear", "Grove"] and not table.game.zone("exile", 0)
    table = Table(library=2)
    table.library("A", card("Big Bear", "{9}", "Creature — Bear", "", "9/9"))
    do(table, words)
    assert table.life("A") == 20


@rule("701.55a", "in a random order")
def test_the_rest_goes_to_the_bottom_in_an_order_that_chance_decides() -> None:
    orders = set()
    for seed in range(6):
        table = Table(seed=seed)
        table.library("A", *[card(f"Card {number}", "{9}", "Artifact") for number in range(5)], bear())
        chance = table.game.chance
        table.policy = lambda decision: False if getattr(decision, "purpose", "") == "discover" else None
        do(table, "Discover 3.")
        assert table.game.chance != chance  # the next random thing is another
        orders.add(tuple(table.zone("A", "library")[-5:]))
    assert len(orders) > 3
