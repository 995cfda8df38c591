"""Life that was paid to activate an ability (CR 119.4, 602.2b): "if life was paid to activate it"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table

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
