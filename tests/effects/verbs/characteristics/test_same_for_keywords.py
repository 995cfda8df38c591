"""The same is true for other keywords (CR 702.1c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent, sprite
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


@rule("702.1c", "613.1f")
def test_keywords_of_cards_in_graveyards() -> None:
    table = Table()
    wanderer = permanent(table, "As long as a creature card with flying is in a graveyard, Test Thing has flying. The same is true for haste, landwalk, "
                         "protection, and trample.")  # fmt: skip
    table.battlefield("B", sprite())
    assert not table.has(wanderer, "flying")
    table.graveyard("B", sprite(), card("Bog Imp", "{B}", "Creature — Imp", "Swampwalk\nProtection from red", "1/1"))
    table.graveyard("A", card("Fast Lamp", "{1}", "Artifact", "Haste"))
    assert [table.has(wanderer, word) for word in ("flying", "landwalk", "protection", "haste", "trample")] == [True, True, True, False, False]
    (kept,) = table.game.chars(wanderer).abilities.keywords["landwalk"]
    assert kept.particular == "Swamp"
    assert table.game.chars(wanderer).abilities[0].label.startswith("As long as a creature card with flying is in a graveyard, this creature has flying.")


@rule("702.1c", "607.2a")
def test_what_a_card_exiled_with_it_has() -> None:
    table = Table()
    (ghoul,) = table.battlefield("A", card("Ghoul", "{1}", "Creature — Spirit", "{0}: Exile target card from a graveyard.\nGhoul has flying as "
                                           "long as a card exiled with it has flying. The same is true for haste, hexproof, and ward.", "1/1"))  # fmt: skip
    (bird,) = table.graveyard("B", sprite())
    (ward,) = table.graveyard("B", card("Warden", "{1}", "Creature — Cat", "Ward {2}", "1/1"))
    table.exile("B", card("Hasty", "{1}", "Creature — Cat", "Haste", "1/1"))
    assert not table.has(ghoul, "flying")
    table.activate("A", ghoul, [bird]).resolve()
    assert table.has(ghoul, "flying") and not table.has(ghoul, "haste") and not table.has(ghoul, "ward")
    table.activate("A", ghoul, [ward]).resolve()
    assert table.has(ghoul, "ward")


@rule("614.12", "122.1b")
def test_counters_for_what_was_discarded() -> None:
    table = Table()
    hand = table.hand("A", sprite(), card("Hasty", "{1}", "Creature — Cat", "Haste", "1/1"), card("Spinner", "{1}", "Creature — Cat", "Reach", "1/1"))
    table.hand("A", card("Rex", "{0}", "Creature — Dinosaur", "As Rex enters, discard any number of creature cards. It enters with a flying counter "
                         "on it if a card discarded this way has flying. The same is true for haste, reach, and trample.\nWhen Rex enters, draw a "
                         "card for each counter on it.", "4/4"))  # fmt: skip
    table.policy = lambda decision: list(hand[:2]) if getattr(decision, "purpose", "") == "discard" else None
    table.cast("A", "Rex").resolve()
    assert table.counters(table.find("Rex")) == {"flying": 1, "haste": 1}
    assert sorted(table.zone("A", "graveyard")) == ["Hasty", "Plain Sprite"] and len(table.zone("A", "hand")) == 3
