"""One object of each basic land type or of each colour (CR 105.1, 305.6, 608.2d).

They are chosen, searched for and counted.
"""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

PLAINS, ISLAND = ("Plains", "", "Basic Land — Plains"), ("Island", "", "Basic Land — Island")
SWAMP, MOUNTAIN = ("Swamp", "", "Basic Land — Swamp"), ("Mountain", "", "Basic Land — Mountain")
SHORE = ("Grey Shore", "", "Land — Plains Island")
WASTE = ("Bare Rock", "", "Land")


def fox(color: str) -> tuple[str, ...]:
    return (f"Fox {color}", f"{{{color}}}", "Creature — Fox", "", "1/1")


@rule("305.6", "608.2d")
def test_what_is_of_two_types_may_be_chosen_for_both_and_others_are_kept_apart() -> None:
    for answers, kept in (((), ["Bare Rock", "Plains"]), (("Plains",), ["Bare Rock"])):
        table = Table()
        shore, plains, _ = table.battlefield("A", card(*SHORE), card(*PLAINS), card(*WASTE))
        (theirs,) = table.battlefield("B", card(*SWAMP))
        table.hand("A", card("Slow Giant", "{1}", "Artifact Creature — Giant",
                             "When this creature enters, choose a land of each basic land type, then destroy those "
                             "lands.", "3/3"))  # fmt: skip
        table.mana("A", "{1}").cast("A", "Slow Giant").answer("A", [plains if answers else shore]).resolve()
        assert sorted(name for name in (table.game.chars(oid).name for oid in table.game.battlefield)
                      if name != "Slow Giant") == kept  # fmt: skip
        assert theirs not in table.game.battlefield and shore not in table.game.battlefield


@rule("305.6", "101.4")
def test_each_player_keeps_one_of_each_type_of_their_own_and_sacrifices_the_rest() -> None:
    table = Table()
    table.battlefield("A", card(*PLAINS), card(*PLAINS), card(*WASTE), card(*FOREST))
    table.battlefield("B", card(*SWAMP), card(*MOUNTAIN), card(*fox("W")))
    table.hand("A", card("Wide Ruin", "{W}", "Sorcery",
                         "Each player chooses from the lands they control a land of each basic land type, then "
                         "sacrifices the rest."))  # fmt: skip
    table.mana("A", "{W}").cast("A", "Wide Ruin").resolve()
    left = sorted(table.game.chars(oid).name for oid in table.game.battlefield)
    assert left == ["Forest", "Fox W", "Mountain", "Plains", "Swamp"]
    assert sorted(table.zone("A", "graveyard")) == ["Bare Rock", "Plains", "Wide Ruin"]


@rule("305.6")
def test_each_player_chooses_among_their_own_and_all_of_those_go_to_their_owners() -> None:
    table = Table()
    table.battlefield("A", card(*PLAINS), card(*PLAINS), card(*WASTE))
    table.battlefield("B", card(*SHORE), card(*SWAMP))
    table.hand("A", card("Low Tide", "{U}", "Sorcery",
                         "Each player chooses a land they control of each basic land type. Return those lands to their "
                         "owners' hands."))  # fmt: skip
    table.mana("A", "{U}").cast("A", "Low Tide").resolve()
    assert table.zone("A", "hand") == ["Plains"]
    assert sorted(table.zone("B", "hand")) == ["Grey Shore", "Swamp"]
    assert sorted(table.game.chars(oid).name for oid in table.game.battlefield) == ["Bare Rock", "Plains"]


@rule("305.6")
def test_a_card_of_each_type_is_found_and_none_is_found_twice() -> None:
    table = Table(library=0)
    table.library("A", card(*SHORE), card(*SWAMP), card(*SWAMP), card(*WASTE), card(*ISLAND))
    table.hand("A", card("Even Ground", "{G}", "Sorcery",
                         "Search your library for a land card of each basic land type, put them onto the battlefield, "
                         "then shuffle."))  # fmt: skip
    shore, swamp, _, _, island = (
        next(oid for oid in table.all(name, "library", "A")) for name in
        ("Grey Shore", "Swamp", "Swamp", "Bare Rock", "Island")
    )  # fmt: skip
    table.mana("A", "{G}").cast("A", "Even Ground").answer("A", [shore], [island], [swamp]).resolve()
    assert sorted(table.game.chars(oid).name for oid in table.game.battlefield) == ["Grey Shore", "Island", "Swamp"]
    assert sorted(table.zone("A", "library")) == ["Bare Rock", "Swamp"]


@rule("104.2b", "305.6", "105.1")
def test_a_land_of_each_type_and_a_creature_of_each_color_are_all_needed_and_of_ones_own() -> None:
    lands = (PLAINS, ISLAND, SWAMP, MOUNTAIN, FOREST)
    for missing in (None, "land", "creature"):
        table = Table()
        table.battlefield("A", *(card(*land) for land in lands[: 4 if missing == "land" else 5]))
        table.battlefield("A", *(card(*fox(color)) for color in "WUBR" + ("" if missing == "creature" else "G")))
        table.battlefield("B", card(*FOREST), card(*fox("G")))
        table.hand("A", card("Grand Pact", "{W}", "Sorcery",
                             "You win the game if you control a land of each basic land type and a creature of each "
                             "color."))  # fmt: skip
        table.mana("A", "{W}").cast("A", "Grand Pact").resolve()
        assert bool(table.game.over) == (missing is None)


@rule("105.1", "615.1")
def test_a_permanent_of_two_colors_counts_for_both() -> None:
    table = Table()
    table.battlefield("A", card("Old Oath", "{2}{W}", "Enchantment",
                                "As long as you control a permanent of each color, prevent all damage that would be "
                                "dealt to you."))  # fmt: skip
    table.battlefield("A", card("Pied Fox", "{U}{B}", "Creature — Fox", "", "1/1"), card(*fox("R")))
    table.hand("A", *(card("Spark", "{R}", "Instant", "This spell deals 1 damage to you."),) * 2)
    table.mana("A", "{R}").cast("A", "Spark").resolve()
    assert table.life("A") == 19  # no green permanent yet
    table.battlefield("A", card(*fox("G")))
    table.mana("A", "{R}").cast("A", "Spark").resolve()
    assert table.life("A") == 19
