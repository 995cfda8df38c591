"""Spells that can be cast as though they had flash for more (CR 601.3b)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

DAWN = ("Early Dawn", "{W}", "Sorcery", "You may cast this spell as though it had flash if you pay {2} more to cast it.\n"
        "You gain 3 life.")  # fmt: skip
CLOCK = ("Loose Clock", "{2}", "Artifact", "You may cast spells as though they had flash.")


@rule("601.3b", "118.8")
def test_out_of_season_it_costs_more() -> None:
    table = Table()
    table.hand("A", card(*DAWN))
    table.to_step("main1", "B")
    table.mana("A", "{W}{1}")
    assert table.actions("A") == ()
    table.mana("A", "{1}")
    table.cast("A", "Early Dawn").resolve()
    assert (table.life("A"), table.game.players[0].pool) == (23, ())


@rule("601.3b")
def test_at_the_usual_time_it_does_not() -> None:
    table = Table()
    table.hand("A", card(*DAWN))
    table.mana("A", "{W}")
    table.cast("A", "Early Dawn").resolve()
    assert table.life("A") == 23


@rule("601.3b")
def test_what_else_lets_it_be_cast_costs_nothing_more() -> None:
    table = Table()
    table.battlefield("A", card(*CLOCK))
    table.hand("A", card(*DAWN))
    table.to_step("main1", "B")
    table.mana("A", "{W}")
    table.cast("A", "Early Dawn").resolve()
    assert table.life("A") == 23


@rule("601.3b", "608.2g")
def test_cast_as_something_resolves_it_costs_nothing_more() -> None:
    table = Table()
    table.hand("A", card(*DAWN), card("Free Hand", "{U}", "Sorcery", "You may cast a spell from your hand without paying "
                                      "its mana cost."))  # fmt: skip
    table.mana("A", "{U}").answer("A", True)
    table.cast("A", "Free Hand").resolve()
    assert table.life("A") == 23


@rule("601.3b", "118.8")
def test_another_cost_than_mana() -> None:
    table = Table()
    text = "You may cast this spell as though it had flash if you sacrifice a creature as an additional cost to cast it."
    table.hand("A", card("Grim Hurry", "{B}", "Sorcery", f"{text}\nEach opponent loses 2 life."))
    table.to_step("main1", "B")
    table.mana("A", "{B}")
    assert table.actions("A") == ()
    table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Grim Hurry").resolve()
    assert table.life("B") == 18 and table.zone("A", "graveyard") == ["Meadow Bear", "Grim Hurry"]


HASTE = ("Brief Shell", "{1}{W}", "Enchantment — Aura", "You may cast this spell as though it had flash. If you cast it any "
         "time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning "
         "of the next cleanup step.\nEnchant creature\nEnchanted creature gets +0/+3.")  # fmt: skip


@rule("601.3b", "514.3a")
def test_a_permanent_cast_out_of_season_stays_only_for_the_turn() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card(*HASTE), card(*HASTE))
    table.mana("A", "{1}{W}")
    table.cast("A", "Brief Shell", targets=[bear]).resolve()
    table.to_step("main1", "B")
    assert table.pt(bear) == (2, 5)  # it was cast when a sorcery could be
    table.mana("A", "{1}{W}")
    table.cast("A", "Brief Shell", targets=[bear]).resolve()
    assert table.pt(bear) == (2, 8)
    table.next_turn("A")
    assert table.pt(bear) == (2, 5) and table.zone("A", "graveyard") == ["Brief Shell"]
