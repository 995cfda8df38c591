"""What triggers when an ability has resolved a certain number of times in a turn (CR 603.7h)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card


@rule("603.7h")
def test_a_trigger_for_the_third_resolution_is_made_once_at_that_resolution() -> None:
    table = Table()
    (ember,) = table.battlefield("A", card("Hot Ember", "{R}", "Creature — Elemental", "{R}: This creature gets +1/+0 until end of turn. When this ability has resolved three times this turn, you gain 1 life.", "0/4"))
    for times in range(1, 6):
        table.mana("A", "{R}").activate("A", ember).resolve(1)
        assert table.stack() == (["Hot Ember trigger (A)"] if times == 3 else [])
        table.resolve()
    assert table.life("A") == 21 and table.pt(ember) == (5, 4)
    table.next_turn("B").next_turn("A")
    table.mana("A", "{R}{R}").activate("A", ember).resolve().activate("A", ember).resolve()
    assert table.life("A") == 21  # the count begins anew each turn
