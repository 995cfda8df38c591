"""Storm (CR 702.40)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

HAIL = ("Small Hail", "{1}{R}", "Instant", "Small Hail deals 1 damage to any target.\nStorm")
DROP = ("Small Drop", "{0}", "Instant", "You gain 1 life.")


@rule("702.40a")
def test_it_is_copied_for_each_spell_before_it_by_whomever() -> None:
    table = Table()
    table.hand("A", card(*HAIL), card(*DROP))
    table.hand("B", card(*DROP))
    table.mana("A", "{1}{R}")
    table.cast("A", "Small Drop").resolve()
    table.cast("B", "Small Drop").resolve()
    table.cast("A", "Small Hail", targets=[1])
    assert table.stack() == ["Small Hail", "Small Hail trigger (A)"]
    table.resolve(1)
    assert table.stack() == ["Small Hail"] * 3
    table.resolve()
    assert table.life("B") == 18


@rule("702.40a", "707.10c")
def test_the_copies_may_have_new_targets() -> None:
    table = Table()
    table.hand("A", card(*HAIL), card(*DROP))
    table.mana("A", "{1}{R}")
    table.cast("A", "Small Drop").resolve()
    table.cast("A", "Small Hail", targets=[1])
    table.targets = None
    table.policy = lambda decision: [0] if decision.kind == "targets" else True if decision.kind == "yes_no" else None
    table.resolve()
    assert (table.life("A"), table.life("B")) == (20, 19)


@rule("702.40b")
def test_each_instance_of_storm_triggers_on_its_own() -> None:
    table = Table()
    twice = card("Long Hail", "{1}{R}", "Instant", "Long Hail deals 1 damage to any target.\nStorm, storm")
    table.hand("A", twice, card(*DROP), card(*DROP))
    table.mana("A", "{1}{R}")
    table.cast("A", "Small Drop").resolve()
    table.cast("A", "Small Drop").resolve()
    table.cast("A", "Long Hail", targets=[1])
    assert table.stack() == ["Long Hail", "Long Hail trigger (A)", "Long Hail trigger (A)"]
    table.resolve()
    assert table.life("B") == 15  # itself and twice two copies: a copy was not cast and has no storm to come
