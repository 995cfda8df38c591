"""Recover (CR 702.59)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


@rule("702.59a", "when a creature is put there: once for one creature", "702.59")
def test_a_creature_of_two_cards_is_put_there_once() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.graveyard("A", card(*SALT))
    table.battlefield("B", card("Dark Bell", "{1}", "Artifact", "Whenever a creature is put into an opponent's graveyard from the battlefield, that player loses 1 life."))
    table.hand("A", card("Odd Beast", "{G}", "Creature — Beast", "Mutate {G}", "3/3"), card("Great End", "{0}", "Sorcery", "Destroy all creatures."))
    table.mana("A", "{G}").cast("A", "Odd Beast", [bear], way="mutate").resolve()
    table.cast("A", "Great End").resolve(1)
    assert sorted(table.zone("A", "graveyard")) == ["Grave Salt", "Great End", "Meadow Bear", "Odd Beast"]
    assert sorted(table.stack()) == ["Dark Bell trigger (B)", "Grave Salt trigger (A)"]
    assert table.resolve().life("A") == 19


@rule("702.59a", "only while the card is in a graveyard", "702.59")
@rule("603.10a", "it looks back in time")
def test_what_comes_to_the_graveyard_together_with_a_creature_is_not_recovered() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card("Grave Ghoul", "{B}", "Creature — Zombie", "Recover {1}", "1/1"))
    table.hand("A", card("Great End", "{0}", "Sorcery", "Destroy all creatures."))
    table.cast("A", "Great End").resolve(1)
    assert table.stack() == []
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*DOOM))
    table.mana("A", "{B}").cast("A", "Quick Doom", [bear]).resolve(1)
    assert table.stack() == ["Grave Ghoul trigger (A)"]
