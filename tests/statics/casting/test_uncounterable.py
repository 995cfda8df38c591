"""Spells that can't be countered, or of which no copies are made (CR 101.2, 701.5a, 707.10)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


def test_what_can_not_be_countered_and_what_has_no_legal_target_is_not_countered_by_anything() -> None:
    table = Table()
    permanent(table, "Whenever a spell or ability you control counters a spell, you gain 5 life.")
    (idol,) = table.battlefield("A", card("Idol", "{1}", "Artifact", "{0}: Counter target spell."))
    table.hand("B", card("Blast", "{0}", "Instant", "This spell can't be countered.\nBlast deals 3 damage to any target."))
    table.cast("B", "Blast", [0])
    table.activate("A", idol, [table.game.stack[-1]]).resolve()
    assert table.life("A") == 17


@rule("707.10", "101.2")
@pytest.mark.parametrize(("words", "life"), [("This spell can't be copied.\n", 23), ("", 26)])
def test_a_spell_that_cannot_be_copied(words: str, life: int) -> None:
    table = Table()
    table.hand("A", card("Small Gift", "{0}", "Instant", words + "You gain 3 life."), card("Echo", "{0}", "Instant", "Copy target instant spell."))
    table.cast("A", "Small Gift").cast("A", "Echo", [table.game.stack[-1]]).resolve()
    assert table.life("A") == life
