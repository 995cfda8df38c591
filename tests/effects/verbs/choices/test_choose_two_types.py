"""Two basic land types chosen, one after the other (CR 305.6, 607.2d)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("305.7", "607.2d")
def test_basic_lands_of_the_first_type_are_of_the_second() -> None:
    """No nonbasic lands, no other basic lands; the abilities go with the type. It ends with the enchantment."""
    table = Table()
    table.hand("A", card("Test Terrain", "{0}", "Enchantment", "As Test Terrain enters, choose two basic land types.\nBasic lands of the first chosen type are the second chosen type."),
               card("Plain Blast", "{0}", "Instant", "Destroy target enchantment."))  # fmt: skip
    forest, theirs, isle = (*table.battlefield("A", card("Forest", "", "Basic Land — Forest")), *table.battlefield("B", card("Forest", "", "Basic Land — Forest")),
                            *table.battlefield("A", card("Island", "", "Basic Land — Island")))  # fmt: skip
    (grove,) = table.battlefield("A", card("Odd Grove", "", "Land — Forest"))
    asked: list[tuple[str, ...]] = []

    def policy(decision: object) -> object:
        options = getattr(decision, "options", ())
        if "Swamp" not in options:
            return None
        asked.append(tuple(options))
        return options.index("Forest" if len(asked) == 1 else "Swamp")

    table.policy = policy
    table.cast("A", "Test Terrain").resolve()
    assert len(asked) == 2 and "Forest" in asked[0] and "Forest" not in asked[1]
    assert [table.game.chars(oid).subtypes for oid in (forest, theirs, isle, grove)] == [("Swamp",), ("Swamp",), ("Island",), ("Forest",)]
    table.tap_for_mana("A", forest)
    assert table.pool("A") == "B" and "basic" in table.game.chars(forest).supertypes
    table.cast("A", "Plain Blast", [table.find("Test Terrain")]).resolve()
    assert table.game.chars(theirs).subtypes == ("Forest",)
