"""Permanents that can be targeted in spite of hexproof, and whose ward does not trigger."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

BITE = ("Bite", "{0}", "Instant", "Bite deals 3 damage to any target.")


@rule("609.4")
def test_hexproof_and_ward_do_not_help() -> None:
    table = Table()
    permanent(table, "Creatures your opponents control can be the targets of spells and abilities as though they didn't have hexproof. Ward "
              "abilities of those creatures don't trigger.", types="Enchantment")  # fmt: skip
    (safe,) = table.battlefield("B", card("Safe", "{0}", "Creature — Elf", "Hexproof\nWard {5}", "3/3"))
    (mine,) = table.battlefield("A", card("Warded", "{0}", "Creature — Elf", "Ward—Pay 7 life.", "4/4"))
    table.hand("A", card(*BITE))
    table.cast("A", "Bite", [safe]).resolve()
    assert not table.all("Safe")
    table.hand("B", card(*BITE))
    table.cast("B", "Bite", [mine])
    assert len(table.game.stack) == 2, "ward of one's own creatures triggers"
