"""Life paid to activate an ability, the first spell of a turn, damage by a single source."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

ECHO = ("Whenever you activate an ability that isn't a mana ability, if life was paid to activate it, you may pay that much life again. If you do, "
        "copy that ability. You may choose new targets for the copy.")  # fmt: skip


@rule("119.4", "602.2b", "707.10")
@pytest.mark.parametrize(("again", "mine", "theirs"), [(True, 14, 18), (False, 17, 19)])
def test_that_much_life_is_paid_again_for_a_copy(again: bool, mine: int, theirs: int) -> None:
    table = Table()
    permanent(table, ECHO)
    source = permanent(table, "Pay 3 life: Target player loses 1 life.")
    table.answer("A", again, False)
    table.activate("A", source, [1]).resolve()
    assert (table.life("A"), table.life("B")) == (mine, theirs)


@rule("107.4f", "602.2b")
def test_life_for_phyrexian_mana_was_paid_too() -> None:
    table = Table()
    permanent(table, ECHO)
    source = permanent(table, "{B/P}: Target player loses 1 life.")
    table.answer("A", True, False)
    table.activate("A", source, [1]).resolve()
    assert (table.life("A"), table.life("B")) == (16, 18)


@rule("603.4")
def test_without_life_paid_nothing_triggers() -> None:
    table = Table()
    permanent(table, ECHO)
    costly = permanent(table, "Pay 2 life: You gain 1 life.")
    free = permanent(table, "{0}: Target player loses 1 life.")
    table.answer("A", False)
    table.activate("A", costly).resolve()
    asked = len([decision for decision in table.asked if type(decision).__name__ == "YesNo"])
    table.activate("A", free, [1]).resolve()
    assert len([decision for decision in table.asked if type(decision).__name__ == "YesNo"]) == asked == 1
    assert (table.life("A"), table.life("B")) == (19, 19)


@rule("603.2", "601.2i")
def test_the_first_noncreature_spell_of_a_turn_is_countered() -> None:
    table = Table()
    permanent(table, "Whenever the first noncreature spell of a turn is cast, counter that spell.")
    gain = card("Gain", "{0}", "Instant", "You gain 3 life.")
    table.hand("A", gain, card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.hand("B", gain, gain)
    table.cast("A", "Free Bear").resolve()
    table.cast("B", "Gain").resolve()
    table.cast("A", "Gain").resolve()
    assert table.all("Free Bear") and (table.life("A"), table.life("B")) == (23, 20)
    table.next_turn("B").cast("B", "Gain").resolve()
    assert table.life("B") == 20, "the first of another turn"


@rule("120.3", "603.2")
@pytest.mark.parametrize(("damage", "discards"), [(2, False), (3, True), (4, True)])
def test_so_much_damage_by_a_single_source(damage: int, discards: bool) -> None:
    table = Table()
    permanent(table, "Whenever an opponent is dealt 3 or more damage by a single source, that player discards a card.")
    table.hand("B", bear())
    table.hand("A", card("Bite", "{0}", "Instant", f"Bite deals {damage} damage to any target."))
    table.cast("A", "Bite", [1]).resolve()
    assert len(table.zone("B", HAND)) == (0 if discards else 1)


@rule("120.3", "603.2")
def test_several_sources_do_not_add_up() -> None:
    table = Table()
    permanent(table, "Whenever an opponent is dealt 3 or more damage by a single source, that player discards a card.")
    table.hand("B", bear())
    one, other = table.battlefield("A", bear(), bear())
    table.answer("A", [[one, 1], [other, 1]])
    table.to_step("main2")
    assert table.life("B") == 16 and len(table.zone("B", HAND)) == 1
