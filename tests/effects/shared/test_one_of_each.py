"""One object of each basic land type or of each colour (CR 105.1, 305.6, 608.2d).

They are chosen, searched for and counted.
"""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import do
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


GOLEM = card("Live Golem", "{1}", "Artifact Creature — Golem", "", "1/1")
LAMP = card("Odd Lamp", "{1}", "Artifact")
ELF = card("Odd Elf", "{1}", "Creature — Elf", "", "1/1")
CAT = card("Odd Cat", "{1}", "Creature — Cat", "", "1/1")
WORDS = ("Reveal the top six cards of your library. For each card type, you may put a card of that type from among the revealed cards into your hand. Put the rest "
         "on the bottom of your library in a random order.")  # fmt: skip


def _done(*names: str) -> tuple[list[str], list[list[str]]]:
    """What comes into the hand when a player wants cards of these names, and what was offered each time."""
    table = Table()
    table.library("A", GOLEM, LAMP, ELF, CAT, card("Far Field", "", "Land"), card("Kin Rite", "{1}", "Kindred Sorcery — Elf"))
    before = len(table.zone("A", "hand"))
    offered: list[list[str]] = []

    def policy(decision: object) -> object:
        if not isinstance(decision, ChooseObjects) or not decision.candidates:
            return None
        seen = {table.game.chars(ref).name: ref for ref in decision.candidates}
        offered.append(sorted(seen))
        return [next((seen[name] for name in names if name in seen), -1)] if any(name in seen for name in names) else []

    table.policy = policy
    do(table, WORDS)
    assert len(table.zone("A", "library")) + len(table.zone("A", "hand")) == 36 + before
    return sorted(table.zone("A", "hand")[before:]), offered


@rule("205.2a", "608.2d")
def test_up_to_one_card_of_each_card_type() -> None:
    """An artifact creature is one of either: with it as the artifact, a creature besides. Two creatures can't be."""
    taken, offered = _done("Live Golem", "Odd Elf", "Odd Cat", "Far Field", "Kin Rite")
    assert taken == ["Far Field", "Kin Rite", "Live Golem", "Odd Elf"]
    assert offered[0] == ["Live Golem", "Odd Lamp"]
    assert ["Odd Cat", "Odd Elf"] in offered


@rule("205.2a")
def test_nothing_has_to_be_put_into_the_hand() -> None:
    assert _done()[0] == []


@rule("205.2a")
def test_the_artifact_creature_may_be_the_creature() -> None:
    assert _done("Odd Lamp", "Live Golem", "Odd Elf")[0] == ["Live Golem", "Odd Lamp"]


@rule("110.4", "608.2d")
def test_up_to_one_card_of_each_permanent_type_enters_at_the_same_time() -> None:
    table = Table()
    watcher = card("Keen Cub", "{1}", "Creature — Bear", "Whenever one or more other permanents enter, you gain 1 life.", "1/1")
    table.graveyard("A", watcher, LAMP, card("Far Field", "", "Land"), card("Lost Song", "{1}", "Instant"), ELF)
    cub = table.find("Keen Cub", "graveyard")
    table.policy = lambda decision: [cub] if isinstance(decision, ChooseObjects) and cub in decision.candidates else list(decision.candidates[:1]) if isinstance(decision, ChooseObjects) else None
    do(table, "For each permanent type, return up to one card of that type from your graveyard to the battlefield. You lose 3 life for each card returned this way.")
    assert sorted(table.zone("A", "graveyard")) == ["Lost Song", "Odd Elf", "Test Rite"]
    table.resolve()
    assert table.life("A") == 20 - 9 + 1  # the three enter together, which the one sees once


@rule("115.1", "601.2c")
def test_a_target_of_each_color_or_none() -> None:
    table = Table()
    red, gold, green = card("Red Cub", "{R}", "Creature — Bear", "", "1/1"), card("Gold Cub", "{R}{W}", "Creature — Bear", "", "1/1"), card("Green Cub", "{G}", "Creature — Bear", "", "1/1")
    table.graveyard("A", red, gold, green, LAMP)
    table.graveyard("B", red)
    found = {name: table.find(name, "graveyard", "A") for name in ("Red Cub", "Gold Cub", "Green Cub")}
    table.answer("A", [found["Gold Cub"]], [found["Red Cub"]], [])
    do(table, "For each color, return up to one target card of that color from your graveyard to your hand.")
    assert sorted(name for name in table.zone("A", "hand") if name != "Forest") == ["Gold Cub", "Red Cub"]
    asked = [set(decision.candidates) for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert asked == [{found["Gold Cub"]}, {found["Red Cub"], found["Gold Cub"]}, {found["Green Cub"]}]


@rule("608.2c")
@pytest.mark.parametrize(("mine", "drawn"), [(2, 1), (1, 0)])
def test_so_many_permanents_of_ones_own_were_returned(mine: int, drawn: int) -> None:
    table = Table()
    table.battlefield("A", *[ELF] * mine)
    table.battlefield("B", CAT, CAT)
    do(table, "Return all nonland permanents to their owners' hands. If you return two or more nontoken permanents you control this way, draw a card.")
    assert len([name for name in table.zone("A", "hand") if name == "Forest"]) == drawn
