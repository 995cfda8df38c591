"""Adjectives of objects: "tapped", "nonland", "legendary", "white", "other", "attacking" …"""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Frog", "", "2/2")
SEEDS = ("Wide Seeds", "{0}", "Sorcery", "Search your library for up to X basic land cards, where X is the number of creatures you control, put "
         "them onto the battlefield tapped, then shuffle.")  # fmt: skip


def test_a_creature_that_is_no_outlaw() -> None:
    table = Table()
    table.battlefield("B", card("Bad Elf", "{0}", "Creature — Elf Rogue", "", "1/1"))
    good, also = table.battlefield("B", bear(), ogre())
    do(table, "Destroy target non-outlaw creature.", [good])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert asked[-1].candidates == (good, also) and good not in table.game.battlefield


@rule("201.5")
def test_a_team_is_one_object() -> None:
    table = Table()
    words = "Whenever another creature you control enters, Orla & Finn get +1/+0 until end of turn."
    (team,) = table.battlefield("A", card("Orla & Finn", "{2}", "Legendary Creature — Human", words, "1/1"))
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Free Bear").resolve()
    assert table.pt(team) == (2, 1)


@rule("107.3i", "701.19")
@pytest.mark.parametrize("creatures", [0, 2])
def test_an_x_in_the_middle_of_a_sentence_counts_for_all_of_it(creatures: int) -> None:
    table = Table()
    table.battlefield("A", *(card(*TOAD) for _ in range(creatures)))
    table.battlefield("B", card(*TOAD), card(*TOAD), card(*TOAD))  # not yours
    table.hand("A", card(*SEEDS))
    table.policy = lambda decision: list(decision.candidates[: decision.most]) if isinstance(decision, ChooseObjects) else None
    table.cast("A", "Wide Seeds").resolve()
    lands = table.all("Forest", who="A")
    assert len(lands) == creatures and all(table.game.obj(oid).tapped for oid in lands)


@rule("105.2")
def test_all_colors() -> None:
    table = Table()
    rainbow = card("Odd Rainbow", "{W}{U}{B}{R}{G}", "Creature — Ox", "", "1/1")
    table.battlefield(
        "A",
        rainbow,
        card("Four Rainbow", "{W}{U}{B}{R}", "Creature — Ox", "", "1/1"),
        card("Grey Ox", "{1}", "Creature — Ox", "", "1/1"),
    )
    do(table, "Destroy each creature that isn't all colors.")
    assert table.all("Odd Rainbow") and not table.all("Four Rainbow") and not table.all("Grey Ox")


@rule("205.4", "205.3")
def test_a_supertype_or_a_subtype() -> None:
    table = Table()
    king, elf, other = table.battlefield("A", card("Old King", "{3}", "Legendary Creature — Ox", "", "1/1"),
                                         card("Small Elf", "{1}", "Creature — Elf", "", "1/1"), bear())  # fmt: skip
    table.battlefield("A", card("Old Banner", "{2}", "Artifact", "Legendary and Elf creatures you control get +1/+1."))
    assert [table.pt(oid) for oid in (king, elf, other)] == [(2, 2), (2, 2), (2, 2)]
    do(table, "Destroy each legendary or Elf creature.")
    assert not {king, elf} & set(table.game.permanents()) and other in table.game.permanents()
