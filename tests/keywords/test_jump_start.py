"""Jump-start (CR 702.133)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

HOP = ("Quick Hop", "{R}", "Instant", "You gain 2 life.\nJump-start")


@rule("702.133a")
def test_a_card_is_discarded_and_the_spell_exiled() -> None:
    table = Table()
    table.graveyard("A", card(*HOP))
    table.hand("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{R}")
    table.cast("A", "Quick Hop", way="jump-start").resolve()
    assert table.life("A") == 22 and table.zone("A", "graveyard") == ["Meadow Bear"]
    assert table.all("Quick Hop", "exile")
