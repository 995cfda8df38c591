"""Time travel (CR 701.54)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, sprite
from tests.support.boards.table import FOREST, Table, card

LATER = "2026-01-16"
GUARD = ("Old Guard", "{2}", "Creature — Orc Army", "", "3/3")
ELVES = ["Elf Token", "Elf Token"]
ARMIES = ["Old Guard", "Old Guard"]
HAND = ["Forest", "Forest", "Plain Lamp"]  # one Forest was drawn in the first turn of three players (CR 103.8c)
MINE = [*ELVES, *ARMIES, "Plain Ogre"]


@rule("701.54a")
def test_time_travel() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Clockwork", "{1}", "Artifact"))
    do(table, "Put two time counters on target artifact.", targets=[one])
    table.policy = lambda decision: [one] if getattr(decision, "purpose", "") == "time travel" and decision.kind == "objects" else None
    do(table, "Time travel.")
    assert table.counters(one) == {"time": 3}


@rule("701.54a", "permanents you control with time counters, suspended cards you own", "one more or one less for each")
def test_what_travels_and_by_how_much() -> None:
    table = Table()
    mine, without = table.battlefield("A", *[card("Clockwork", "{1}", "Artifact")] * 2)
    (theirs,) = table.battlefield("B", card("Clockwork", "{1}", "Artifact"))
    for oid in (mine, theirs):
        do(table, "Put three time counters on target artifact.", targets=[oid])
    offered: list[tuple[int, ...]] = []

    def answer(decision: Any) -> Any:
        if decision.purpose != "time travel":
            return None
        if decision.kind == "objects":
            offered.append(decision.candidates)
            return list(decision.candidates)
        return 1  # the second option: a counter less

    table.policy = answer
    do(table, "Time travel.")
    assert offered == [(mine,)] and table.counters(mine) == {"time": 2}
    assert table.counters(theirs) == {"time": 3} and table.counters(without) == {}


def full() -> Table:
    """Three players with creatures. A has tokens, cards in hand, on top of the library and in the graveyard too."""
    table = Table(3)
    table.battlefield("A", ogre(), card(*GUARD), card(*GUARD), lamp())
    do(table, "Create two 1/1 green Elf creature tokens. Create a Food token.")
    table.battlefield("B", bear(), card(*GUARD))
    table.battlefield("C", sprite())
    table.graveyard("A", bear(), lamp(), ogre())
    table.hand("A", lamp(), card(*FOREST))
    table.library("A", bear(), ogre(), lamp())
    return table


def names(table: Table, refs: Sequence[Any]) -> list[str]:
    """What is offered, in words; players by their letter."""
    return sorted("ABC"[ref] if ref < 3 else table.game.chars(ref).name for ref in refs)


def case(words: str, purpose: str, offered: list[str], least: int, most: int, *numbers: str, edition: str = "2024-02-06") -> Any:
    return pytest.param(words, purpose, offered, least, most, marks=rule(*numbers, edition=edition), id=words)


@pytest.mark.parametrize(("words", "purpose", "offered", "least", "most"), [
    case("The Ring tempts you.", "Ring-bearer", MINE, 1, 1, "701.52a"),
    case("Populate.", "populate", ELVES, 1, 1, "701.30a"),
    case("Blight 1.", "blight", MINE, 1, 1, "701.68a", edition=LATER),
    case("Fateseal 1.", "opponent", ["B", "C"], 1, 1, "701.22a"),
    case("Clash with an opponent.", "opponent", ["B", "C"], 1, 1, "701.23b"),
    case("Bolster 2.", "bolster", ELVES, 1, 1, "701.33a"),
    case("Amass Zombies 1.", "amass", ARMIES, 1, 1, "701.44a"),
    case("Sacrifice a creature.", "sacrifice", MINE, 1, 1, "701.17a"),
    case("Sacrifice two creatures.", "sacrifice", MINE, 2, 2, "701.17a"),
    case("Discard a card.", "discard", HAND, 1, 1, "701.8a"),
    case("Manifest dread.", "manifest", ["Plain Bear", "Plain Ogre"], 1, 1, "701.62a", edition=LATER),
    case("Learn.", "discard", HAND, 0, 1, "701.45a"),
    case("Search your library for a creature card, put it into your hand, then shuffle.", "search", ["Plain Bear", "Plain Ogre"], 0, 1, "701.19b"),
    case("Search your library for up to two cards, put them into your hand, then shuffle.", "search", [*["Forest"] * 29, "Plain Bear", "Plain Lamp", "Plain Ogre"], 0, 2, "701.19c"),
    case("Proliferate.", "proliferate", ["B", "Plain Lamp"], 0, 2, "701.27a"),
    case("Time travel.", "time travel", ["Plain Lamp"], 0, 1, "701.54a"),
    case("You may reveal a card from your hand.", "reveal", HAND, 1, 1, "701.16a"),
])  # fmt: skip
def test_who_is_asked_for_how_many_of_what(words: str, purpose: str, offered: list[str], least: int, most: int) -> None:
    table = full()
    if "roliferate" in words:
        do(table, "Put a charge counter on target artifact you control.", targets=[table.find("Plain Lamp", who="A")])
        do(table, "Target player gets a poison counter.", targets=[1])
    if "travel" in words:
        for who, name in (("A", "Plain Lamp"), ("B", "Plain Bear")):
            do(table, "Put a time counter on target permanent.", targets=[table.find(name, who=who)])
    table.asked.clear()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, words)
    choice = next(decision for decision in table.asked if isinstance(decision, ChooseObjects) and decision.purpose == purpose)
    assert (names(table, choice.candidates), choice.least, choice.most) == (offered, least, most)
    assert choice.seat == 0
