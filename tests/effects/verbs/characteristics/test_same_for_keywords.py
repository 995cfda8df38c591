"""The same is true for other keywords (CR 702.1c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


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


@rule("702.1c", "what nobody has is not granted")
def test_nothing_is_gained_of_what_no_creature_has() -> None:
    table = Table()
    text = ("At the beginning of each upkeep, creatures you control gain flying until end of turn if a creature you control has "
            "flying. The same is true for fear and trample.")  # fmt: skip
    table.battlefield("A", card("Joined Hands", "{2}{W}", "Enchantment", text))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.to_step("upkeep", "B")
    assert table.stack() == ["Joined Hands trigger (A)"]
    table.resolve()
    assert table.game.floating == () and not table.game.chars(bear).abilities
