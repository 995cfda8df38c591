"""Echo (CR 702.30)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BOAR = ("Twice Boar", "{R}", "Creature — Boar", "Echo {R}", "3/1")


@rule("702.30a")
def test_it_is_sacrificed_in_the_next_upkeep_unless_echo_is_paid() -> None:
    table = Table()
    table.hand("A", card(*BOAR))
    table.mana("A", "{R}")
    table.cast("A", "Twice Boar").resolve()
    table.to_step("upkeep", "A").resolve()
    assert table.zone("A", "graveyard") == ["Twice Boar"]


@rule("702.30a")
def test_echo_is_paid_once() -> None:
    table = Table()
    table.hand("A", card(*BOAR))
    table.mana("A", "{R}")
    table.cast("A", "Twice Boar").resolve()
    table.to_step("upkeep", "A")
    table.mana("A", "{R}").answer("A", True)
    table.resolve()
    assert table.all("Twice Boar")
    table.next_turn("B").to_step("upkeep", "A")
    assert table.stack() == []


@rule("702.30a")
def test_what_has_been_there_since_the_last_upkeep_is_not_paid_for() -> None:
    table = Table()
    table.battlefield("A", card(*BOAR))
    table.to_step("upkeep", "A")
    assert table.stack() == []


@rule("702.1b", "echo")
def test_the_x_of_an_echo_cost_is_worked_out_as_the_ability_resolves() -> None:
    table = Table()
    table.hand("A", card("Lava Imp", "{R}", "Creature — Imp", "This creature has echo {X}, where X is your life total.", "6/5"))
    table.mana("A", "{R}")
    table.cast("A", "Lava Imp").resolve()
    table.life("A", 10)
    table.to_step("upkeep", "A")
    assert table.stack() == ["Lava Imp trigger (A)"]
    table.life("A", 5)
    table.mana("A", "{5}").answer("A", True)
    table.resolve()
    assert table.all("Lava Imp") and table.game.players[0].pool == ()


@rule("702.30b")
def test_echo_without_a_cost_costs_the_mana_cost() -> None:
    table = Table()
    table.hand("A", card("Older Boar", "{1}{R}", "Creature — Boar", "Echo", "3/1"))
    table.mana("A", "{1}{R}")
    table.cast("A", "Older Boar").resolve()
    table.to_step("upkeep", "A")
    table.mana("A", "{1}{R}").answer("A", True)
    table.resolve()
    assert table.all("Older Boar") and table.game.players[0].pool == ()


@rule("702.30a", "unless you pay [cost], which need not be the mana cost")
def test_an_echo_cost_of_its_own_is_what_is_paid() -> None:
    for paid, left in (("{2}", True), ("{R}", False)):
        table = Table()
        table.hand("A", card("Odd Boar", "{R}", "Creature — Boar", "Echo {2}", "3/1"))
        table.mana("A", "{R}").cast("A", "Odd Boar").resolve()
        table.to_step("upkeep", "A")
        table.mana("A", paid).answer("A", True).resolve()
        assert bool(table.all("Odd Boar")) is left
