"""Up to one object of each card type, permanent type or color (CR 205.2a, 105.1)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

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
