"""What triggers when an ability has resolved a certain number of times in a turn (CR 603.7h)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card


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


@rule("608.2b", "it doesn't resolve", "603.7h", "707.10b", "a copy that doesn't resolve is not counted")
def test_what_has_no_legal_target_left_has_not_resolved() -> None:
    table = Table()
    words = "{R}: Target creature gets +1/+0 until end of turn. If this is the second time this ability has resolved this turn, you gain 1 life."
    first, second = table.battlefield("A", bear(), bear())
    (ember,) = table.battlefield("A", card("Hot Ember", "{R}", "Creature — Elemental", words, "0/4"))
    table.hand("A", card("Echo", "{U}", "Instant", "Copy target activated ability."), card("Quick End", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{R}{U}{B}{R}{R}").activate("A", ember, [first])
    table.cast("A", "Echo", [table.game.stack[-1]]).resolve(1)
    table.cast("A", "Quick End", [first]).resolve()
    for life in (20, 21):
        table.activate("A", ember, [second]).resolve()
        assert table.life("A") == life
    assert table.pt(second) == (4, 2)
