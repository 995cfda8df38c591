"""Entering as a copy of an object (CR 707.5)."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre
from tests.support.boards.table import Table, card

OGRE = ("Big Ogre", "{1}", "Creature — Ogre", "", "5/5")
LUMP = card("Soft Lump", "{4}", "Artifact Creature — Shapeshifter", (
    "As Soft Lump enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a "
    "1/6 Wall artifact creature with defender in addition to its other types."), "*/*")  # fmt: skip
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("707.5")
def test_what_enters_as_a_copy_of_a_card_in_a_graveyard() -> None:
    table = Table()
    (ogre,) = table.graveyard("B", card(*OGRE))
    table.hand("A", card("Late Echo", "{U}", "Creature — Zombie", "You may have ~ enter as a copy of any creature card in a graveyard, except it's a 4/4 black Zombie in addition to its other types.", "0/1"))
    table.mana("A", "{U}").answer("A", [ogre]).cast("A", "Late Echo").resolve()
    (echo,) = table.game.permanents()
    chars = table.game.chars(echo)
    assert chars.name == "Big Ogre" and table.pt(echo) == (4, 4) and chars.subtypes == ("Ogre", "Zombie")


@pytest.fixture
def table() -> Table:
    return Table()


@rule("614.1c", "707.2", "614.5")
def test_a_shape_of_choice_is_copied_and_a_copy_chooses_anew(table: Table) -> None:
    table.hand("A", LUMP, card("Pale Double", "{U}", "Creature — Shapeshifter",
                               "You may have Pale Double enter as a copy of any creature on the battlefield.", "0/0"))  # fmt: skip
    table.mana("A", "{4}{U}")
    table.answer("A", 2)
    table.cast("A", "Soft Lump").resolve()
    lump = table.find("Soft Lump")
    values = table.game.chars(lump)
    assert (table.pt(lump), values.subtypes) == ((1, 6), ("Shapeshifter", "Wall"))
    assert table.has(lump, "defender") and not table.has(lump, "flying")
    table.answer("A", [lump], 1)
    table.cast("A", "Pale Double").resolve()
    copy = table.all("Soft Lump")[-1]
    assert table.pt(copy) == (2, 2)
    assert table.has(copy, "flying")


@rule("614.12", "707.5", "707.2")
def test_creatures_enter_as_copies_of_the_creature_that_says_so_and_are_it_from_the_start(table: Table) -> None:
    root = card("First Root", "{5}{G}", "Creature — Avatar", "Trample\nCreatures you control enter as a copy of this creature.", "6/6")
    (oid,) = table.battlefield("A", root)
    happen(table.game, CreateTokens(0, card("Small Elf", "", "Creature — Elf", "When this creature enters, you gain 4 life.", "1/1"), 1))
    table.hand("A", card("Late Friend", "{G}", "Creature — Elf", "This creature enters with three +1/+1 counters on it.\nWhen this creature enters, you gain 2 life.", "1/1"))
    table.mana("A", "{G}").cast("A", "Late Friend").resolve()
    assert [table.pt(copy) for copy in table.all("First Root")] == [(6, 6)] * 3 and table.life("A") == 20
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."), BEAR)
    table.mana("A", "{B}{1}{G}").cast("A", "Fell", [oid]).resolve().cast("A", "Plain Bear").resolve()
    assert len(table.all("First Root")) == 3 and not table.all("Plain Bear")  # the copies say so too
    table.hand("B", BEAR)
    table.next_turn("B")
    table.mana("B", "{1}{G}").cast("B", "Plain Bear").resolve()
    assert table.pt(table.find("Plain Bear")) == (2, 2)  # it is not its controller's


@rule("707.5", "601.2h")
@pytest.mark.parametrize(("paid", "names"), [("{1}{U}", {"Plain Bear"}), ("{2}{U}", {"Plain Bear", "Plain Ogre"})])
def test_a_copy_of_what_costs_no_more_than_was_spent(paid: str, names: set[str]) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.hand("A", card("Mock Bird", "{X}{U}", "Creature — Bird", "You may have this creature enter as a copy of any creature on the battlefield "
                         "with mana value less than or equal to the amount of mana spent to cast this creature.", "1/1"))  # fmt: skip
    table.mana("A", paid).answer("A", int(paid[1]))
    offered: list[str] = []

    def copied(decision: object) -> list[int]:
        offered.extend(table.game.chars(oid).name for oid in decision.candidates)  # type: ignore[attr-defined]
        return []

    table.answer("A", copied)
    table.cast("A", "Mock Bird").resolve()
    assert set(offered) == names
