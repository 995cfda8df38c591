"""Ravenous (CR 702.156)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BEAST = ("Starved Beast", "{X}{G}", "Creature — Beast", "Ravenous", "0/1")


@rule("702.156a")
def test_counters_for_x_and_a_card_if_x_is_great() -> None:
    for x, cards in ((3, []), (5, ["Forest"])):
        table = Table()
        table.hand("A", card(*BEAST))
        table.mana("A", f"{{{x}}}{{G}}").answer("A", x)
        table.cast("A", "Starved Beast").resolve()
        assert table.pt(table.find("Starved Beast")) == (x, x + 1) and table.zone("A", "hand") == cards
