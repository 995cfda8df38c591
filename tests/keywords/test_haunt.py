"""Haunt (CR 702.55)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card

GHOUL = ("Sad Ghoul", "{B}", "Creature — Zombie", "Haunt\nWhen this creature enters or the creature it haunts dies, each "
         "opponent loses 2 life.", "1/1")  # fmt: skip
SIGH = ("Last Sigh", "{B}", "Sorcery", "You gain 1 life.\nHaunt\nWhen the creature Last Sigh haunts dies, you gain 3 life.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.55a", "702.55b", "702.55c")
def test_a_permanent_haunts_a_creature_from_its_graveyard_on() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card(*GHOUL))
    table.mana("A", "{B}")
    table.cast("A", "Sad Ghoul").resolve()
    assert table.life("B") == 18
    do(table, "Destroy target creature.", targets=[table.find("Sad Ghoul"), bear])
    assert table.zone("A", "exile") == ["Sad Ghoul"]
    do(table, "Destroy target creature.", targets=[bear])
    assert table.life("B") == 16


@rule("702.55a")
def test_a_spell_haunts_as_it_goes_to_the_graveyard_resolving() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card(*SIGH))
    table.mana("A", "{B}")
    table.cast("A", "Last Sigh", targets=[bear]).resolve()
    assert table.zone("A", "exile") == ["Last Sigh"] and table.life("A") == 21
    do(table, "Destroy target creature.", targets=[bear])
    assert table.life("A") == 24


@rule("702.55a")
def test_a_countered_spell_haunts_nothing() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*SIGH))
    table.hand("B", card("No More", "{U}", "Instant", "Counter target spell."))
    table.mana("A", "{B}").mana("B", "{U}")
    table.cast("A", "Last Sigh")
    table.cast("B", "No More", targets=[table.game.stack[-1]]).resolve()
    assert table.zone("A", "graveyard") == ["Last Sigh"] and table.zone("A", "exile") == []


@rule("702.55b", "702.55c")
def test_another_creature_than_the_haunted_one_does_not_matter_and_the_haunted_need_stay_no_creature() -> None:
    table = Table()
    other, haunted = table.battlefield("B", card(*BEAR), card("Stone Idol", "{2}", "Artifact", "{0}: This artifact becomes "
                                       "a 2/2 Golem artifact creature until end of turn."))  # fmt: skip
    table.activate("B", haunted).resolve()
    table.hand("A", card(*SIGH))
    table.mana("A", "{B}")
    table.cast("A", "Last Sigh", targets=[haunted]).resolve()
    do(table, "Destroy target creature.", targets=[other])
    assert table.life("A") == 21
    table.next_turn("B").next_turn("A")
    do(table, "Destroy target artifact.", targets=[haunted])
    assert table.life("A") == 24


@rule("702.55a")
def test_a_card_that_left_the_graveyard_in_the_meantime_haunts_nothing() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    (ghoul,) = table.battlefield("A", card(*GHOUL))
    table.hand("A", card("Quick Doom", "{B}", "Instant", "Destroy target creature."),
               card("Clean Sweep", "{W}", "Instant", "Exile all creature cards from all graveyards."))  # fmt: skip
    table.mana("A", "{B}{W}")
    table.cast("A", "Quick Doom", targets=[ghoul])
    table.targets = [bear]
    table.resolve(1)
    table.cast("A", "Clean Sweep").resolve()
    do(table, "Destroy target creature.", targets=[bear])
    assert table.life("B") == 20


@rule("702.55a", "from its graveyard")
@pytest.mark.parametrize("where", ["Exile target card from a graveyard.", "Return target creature card from a graveyard to its owner's hand."])
def test_what_has_left_its_graveyard_haunts_nothing(where: str) -> None:
    table = Table()
    ghoul, bear = table.battlefield("A", card(*GHOUL), card(*BEAR))
    table.hand("A", card("Fell", "{0}", "Instant", "Destroy target creature."), card("Away", "{0}", "Instant", where))
    table.cast("A", "Fell", [ghoul]).answer("A", [bear]).resolve(1)
    assert table.stack() == ["Sad Ghoul trigger (A)"]
    (dead,) = table.all("Sad Ghoul", "graveyard", "A")
    table.cast("A", "Away", [dead]).resolve()
    do(table, "Destroy target creature.", [bear])
    assert table.life("B") == 20


@rule("702.55b", "201.5")
def test_it_may_call_itself_this_card() -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear())
    table.hand(
        "A",
        card(
            "Odd Cry",
            "{0}",
            "Sorcery",
            "You gain 1 life.\nHaunt\nWhen the creature this card haunts dies, you gain 5 life.",
        ),
    )
    table.cast("A", "Odd Cry")
    table.targets = [cub]
    table.resolve()
    assert table.life("A") == 21 and table.zone("A", "exile") == ["Odd Cry"]
    do(table, "Destroy target creature.", [cub])
    assert table.life("A") == 26
