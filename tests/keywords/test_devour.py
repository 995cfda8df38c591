"""Devour (CR 702.82)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")

MAW = ("Open Maw", "{3}{R}", "Creature — Beast", "Devour 2", "1/1")
RAT = ("Small Rat", "{B}", "Creature — Rat", "", "1/1")


@rule("702.82a")
def test_creatures_sacrificed_make_it_greater() -> None:
    table = Table()
    rats = table.battlefield("A", card(*RAT), card(*RAT), card(*RAT))
    table.hand("A", card(*MAW))
    table.mana("A", "{3}{R}").answer("A", rats[:2])
    table.cast("A", "Open Maw").resolve()
    assert table.pt(table.find("Open Maw")) == (5, 5) and table.zone("A", "graveyard") == ["Small Rat"] * 2


@rule("702.82b")
def test_other_abilities_know_what_it_devoured() -> None:
    table = Table()
    text = "Devour 1\nWhen this creature enters, you gain 2 life for each creature it devoured.\nThis creature has flying as long as it devoured a creature."
    rats = table.battlefield("A", card(*RAT), card(*RAT), card(*RAT))
    maw = card("Sated Maw", "{0}", "Creature — Beast", text, "1/1")
    table.hand("A", maw, maw)
    table.answer("A", rats[:2])
    table.cast("A", "Sated Maw").resolve()
    first = table.find("Sated Maw")
    assert table.life("A") == 24 and table.has(first, "flying")
    table.answer("A", [])
    table.cast("A", "Sated Maw").resolve()
    second = table.all("Sated Maw")[-1]
    assert table.life("A") == 24 and not table.has(second, "flying")


@rule("702.82c")
def test_devour_names_other_permanents() -> None:
    table = Table()
    text = "Devour artifact 3\nWhen this creature enters, you gain 2 life for each artifact it devoured."
    (rat,) = table.battlefield("A", card(*RAT))
    lamps = table.battlefield("A", *[card("Plain Lamp", "{1}", "Artifact")] * 3)
    table.battlefield("B", card("Plain Lamp", "{1}", "Artifact"))
    table.hand("A", card("Iron Maw", "{0}", "Creature — Beast", text, "1/1"))
    table.answer("A", lamps[:2])
    table.cast("A", "Iron Maw").resolve()
    asked = next(decision for decision in table.asked if decision.kind == "objects")
    assert (asked.candidates, asked.least, asked.most) == (lamps, 0, 3)  # type: ignore[attr-defined]
    maw = table.find("Iron Maw")
    assert table.counters(maw) == {"+1/+1": 6} and table.life("A") == 24 and rat in table.game.objects


@rule("702.82b", "as a result of its devour ability", "702.82c", "permanents of the quality")
def test_two_devour_abilities_eat_for_themselves() -> None:
    table = Table()
    text = "Devour 1, devour artifact 2\nWhen this creature enters, you gain 1 life for each creature it devoured.\nWhen this creature enters, you gain 10 life for each artifact it devoured."
    rats = table.battlefield("A", card(*RAT), card(*RAT))
    lamps = table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    table.hand("A", card("Wide Maw", "{0}", "Creature — Beast", text, "1/1"))
    table.policy = lambda d: list(rats) if d.kind == "objects" and set(rats) <= set(d.candidates) else list(lamps) if d.kind == "objects" else None
    table.cast("A", "Wide Maw").resolve()
    assert table.counters(table.find("Wide Maw")) == {"+1/+1": 4} and table.life("A") == 32


@rule("702.82a", "any number, perhaps none; its controller's creatures, not itself")
def test_whoever_sacrifices_nothing_puts_no_counter_on_it() -> None:
    table = Table()
    rats = table.battlefield("A", card(*RAT), card(*RAT))
    table.battlefield("B", card(*RAT))
    words = "Devour X, where X is the number of creatures devoured this way"
    maw = card("Vast Maw", "{0}", "Creature — Beast", words, "1/1")
    table.hand("A", maw, maw)
    table.answer("A", []).cast("A", "Vast Maw").resolve()
    [choice] = [decision for decision in table.asked if decision.kind == "objects"]
    assert (choice.candidates, choice.least, choice.most) == (rats, 0, 2)  # type: ignore[attr-defined]
    first = table.find("Vast Maw")
    assert table.counters(first) == {} and len(table.all("Small Rat")) == 3
    table.answer("A", list(rats)).cast("A", "Vast Maw").resolve()
    assert table.counters(max(table.all("Vast Maw"))) == {"+1/+1": 4}


@rule("702.82a", "you may")
def test_nothing_has_to_be_devoured() -> None:
    table = Table()
    rats = table.battlefield("A", card(*RAT), card(*RAT))
    table.hand("A", card(*MAW))
    table.mana("A", "{3}{R}").answer("A", []).cast("A", "Open Maw").resolve()
    [asked] = [decision for decision in table.asked if decision.kind == "objects"]
    assert (asked.seat, asked.candidates, asked.least, asked.most) == (0, rats, 0, 2)  # type: ignore[attr-defined]
    assert table.pt(table.find("Open Maw")) == (1, 1) and len(table.all("Small Rat")) == 2


def test_devour_as_many_for_each_as_it_devours() -> None:
    table = Table()
    table.hand("A", card("Wide Maw", "{0}", "Creature — Hellion",
                         "Devour X, where X is the number of creatures devoured this way", "0/1"))
    cubs = table.battlefield("A", card(*CUB), card(*CUB), card(*CUB), card(*CUB))
    table.answer("A", list(cubs[:3]))
    table.cast("A", "Wide Maw").resolve()
    assert table.counters(table.find("Wide Maw")) == {"+1/+1": 9}
    assert len(table.all("Sprout Cub")) == 1
