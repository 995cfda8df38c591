"""Objects with the same mana value as another (CR 202.3)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("202.3", "603.10")
def test_with_that_spells_mana_value() -> None:
    table = Table()
    permanent(table, "Whenever you cast an instant spell, destroy all creatures with that spell's mana value.", size="4/4")
    table.battlefield("B", bear(), ogre(), sprite())
    table.hand("A", card("Spark", "{X}{R}", "Instant", "You gain X life."))
    table.mana("A", "{2}{R}").answer("A", 2)
    table.cast("A", "Spark").resolve()
    assert table.zone("B", "graveyard") == ["Plain Ogre"] and table.life("A") == 22  # three with its X


@rule("608.2h")
@pytest.mark.parametrize(("other", "countered"), [(bear, True), (ogre, False)])
def test_the_same_name_or_mana_value(other: object, countered: bool) -> None:
    table = Table()
    watch = permanent(table, "{0}, Discard a card: Counter target spell if it has the same mana value as the discarded card.",
                      types="Artifact")  # fmt: skip
    table.hand("A", other())  # type: ignore[operator]
    (spell,) = table.hand("B", bear())
    table.mana("B", "{1}{G}").next_turn("B").mana("B", "{1}{G}")
    table.cast("B", spell).activate("A", watch, targets=[table.game.stack[-1]]).resolve()
    assert (BEAR[0] in table.zone("B", "graveyard")) == countered
