"""What all keyword abilities have in common (CR 702.1)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.1a")
def test_a_keyword_cost_is_only_what_varies_of_it() -> None:
    table = Table()
    text = "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost."
    table.battlefield("A", card("Bone Gate", "{B}", "Enchantment", text))
    (bear,) = table.battlefield("A", card(*BEAR))
    (dead,) = table.graveyard("A", card("Grave Ox", "{2}{G}", "Creature — Ox", "", "3/3"))
    table.mana("A", "{2}")
    assert table.actions("A") == ()
    table.mana("A", "{G}")
    table.activate("A", dead, [bear])
    assert table.game.players[0].pool == () and table.all("Grave Ox", "exile"), "exiling it is no part of that cost"
    table.resolve()
    assert table.counters(bear) == {"+1/+1": 3}


@rule("702.1c", "each variant and variable")
def test_the_same_is_true_for_each_variant_of_a_keyword() -> None:
    table = Table()
    text = ("At the beginning of each upkeep, creatures you control gain flying until end of turn if a creature you control has "
            "flying. The same is true for fear, landwalk, protection, and trample.")  # fmt: skip
    table.battlefield("A", card("Joined Hands", "{2}{W}", "Enchantment", text))
    bear, _, _ = table.battlefield(
        "A", card(*BEAR), card("Bog Imp", "{B}", "Creature — Imp", "Swampwalk, protection from red", "1/1"),
        card("Fen Imp", "{B}", "Creature — Imp", "Islandwalk, protection from white\nTrample", "1/1"),
    )
    (theirs,) = table.battlefield("B", card("Sky Bear", "{1}{G}", "Creature — Bear", "Flying", "2/2"))
    table.to_step("upkeep", "B").resolve()
    own = table.game.chars(bear).abilities.keywords
    assert {one.subtype for one in own["landwalk"]} == {"Swamp", "Island"} and len(own["protection"]) == 2
    assert table.has(bear, "trample") and not table.has(bear, "flying") and not table.has(bear, "fear")
    assert not table.has(theirs, "trample")
    table.to_step("upkeep", "A")
    assert not table.has(bear, "trample"), "it has ended; the ability has only triggered again"


@rule("702.1d")
def test_with_a_keyword_means_with_an_ability_of_that_name() -> None:
    table = Table()
    text = "Creatures with flying get +1/+0.\nCreatures that have cycling get +0/+1."
    table.battlefield("A", card("Old Roost", "{1}", "Artifact", text))
    flier, cycler, bear = table.battlefield(
        "A", card("Sky Bear", "{1}{G}", "Creature — Bear", "Flying", "2/2"),
        card("Wheel Bear", "{1}{G}", "Creature — Bear", "Cycling {2}", "2/2"), card(*BEAR),
    )
    assert [table.pt(oid) for oid in (flier, cycler, bear)] == [(3, 2), (2, 3), (2, 2)]
    table.hand("A", card("Sudden Wings", "{0}", "Instant", "Target creature gains flying until end of turn."))
    table.cast("A", "Sudden Wings", [bear]).resolve()
    assert table.pt(bear) == (3, 2)
