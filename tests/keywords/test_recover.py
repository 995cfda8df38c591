"""Recover (CR 702.59)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

SALT = ("Grave Salt", "{1}{W}", "Instant", "You gain 1 life.\nRecover {1}")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
DOOM = ("Quick Doom", "{B}", "Instant", "Destroy target creature.")


@rule("702.59a")
def test_it_is_bought_back_when_a_creature_dies_or_lost() -> None:
    for pay in (True, False):
        table = Table()
        (bear,) = table.battlefield("A", card(*BEAR))
        table.graveyard("A", card(*SALT))
        table.hand("B", card(*DOOM))
        table.mana("B", "{B}").mana("A", "{1}").answer("A", pay)
        table.cast("B", "Quick Doom", targets=[bear]).resolve()
        assert table.zone("A", "hand") == (["Grave Salt"] if pay else [])
        assert len(table.all("Grave Salt", "exile")) == (0 if pay else 1)


@rule("702.59a", "put into your graveyard from the battlefield", "702.59")
def test_only_a_creature_that_goes_from_the_battlefield_to_ones_own_graveyard_counts() -> None:
    table = Table()
    fleeting = ("Fleeting Bear", "{1}{G}", "Creature — Bear", "If this creature would die, exile it instead.", "2/2")
    table.battlefield("A", card(*BEAR), card(*fleeting), card("Plain Lamp", "{1}", "Artifact"))
    table.battlefield("B", card(*BEAR))
    table.graveyard("A", card(*SALT))
    table.hand("A", card(*BEAR), card("Odd Tithe", "{0}", "Instant", "Discard a card."))
    table.cast("A", "Odd Tithe").resolve(1)
    assert table.stack() == []
    table.hand("A", card("Great End", "{0}", "Sorcery", "Destroy all artifacts and creatures."))
    table.cast("A", "Great End").resolve(1)
    assert table.stack() == ["Grave Salt trigger (A)"] and table.all("Fleeting Bear", "exile")
