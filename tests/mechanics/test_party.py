"""A player's party (CR 700.8): up to one Cleric, one Rogue, one Warrior and one Wizard."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card


def adventurer(kinds: str) -> tuple[str, ...]:
    """A creature of some types."""
    return (f"{kinds} Fellow", "{1}", f"Creature — {kinds}", "", "1/1")


COUNTER = card("Roll Call", "{W}", "Sorcery", "You gain 1 life for each creature in your party.")


def party(*members: str) -> int:
    """How much life is gained for a party of some creatures."""
    table = Table()
    table.battlefield("A", *[card(*adventurer(kinds)) for kinds in members])
    table.battlefield("B", card(*adventurer("Wizard")))
    table.hand("A", COUNTER)
    table.mana("A", "{W}").cast("A", "Roll Call").resolve()
    return table.life("A") - 20


@rule("700.8", "700.8a")
@pytest.mark.parametrize(("members", "size"), [
    ((), 0), (("Cleric", "Cleric", "Rogue"), 2), (("Elf", "Warrior"), 1), (("Cleric", "Rogue", "Warrior", "Wizard", "Wizard"), 4),
])  # fmt: skip
def test_a_party_has_up_to_one_of_each_kind_and_is_counted_by_the_game(members: tuple[str, ...], size: int) -> None:
    assert party(*members) == size


@rule("700.8b")
def test_who_could_be_several_members_is_counted_so_that_the_party_is_largest() -> None:
    assert party("Cleric Rogue", "Cleric") == 2
    assert party("Cleric Rogue", "Cleric Wizard", "Cleric") == 3
    assert party("Cleric Rogue Warrior Wizard") == 1


@rule("700.8c")
def test_a_full_party_is_four() -> None:
    table = Table()
    (lone,) = table.battlefield("A", card("Proud Bard", "{1}", "Creature — Human Wizard", "As long as you have a full party, this creature has flying.", "1/1"))
    for kinds in ("Cleric", "Rogue"):
        table.battlefield("A", card(*adventurer(kinds)))
    assert not table.has(lone, "flying")
    table.battlefield("A", card(*adventurer("Warrior")))
    assert table.has(lone, "flying")


@rule("700.8d")
def test_to_choose_a_party_is_to_choose_up_to_one_creature_of_each_type() -> None:
    table = Table()
    mine = table.battlefield("A", *[card(*adventurer(kinds)) for kinds in ("Cleric", "Cleric Rogue", "Wizard", "Elf")])
    (theirs,) = table.battlefield("B", card(*adventurer("Warrior")))
    table.hand("A", card("Stay Close", "{W}", "Sorcery", "Each player chooses a party from among creatures they control, then sacrifices the rest."))
    table.answer("A", [mine[0]], [mine[1]], [mine[2]]).answer("B", [])
    table.mana("A", "{W}").cast("A", "Stay Close").resolve()
    assert set(table.game.battlefield) == set(mine[:3]) and theirs not in table.game.objects


@rule("700.8d", "for each type another creature; those who were chosen, and the rest")
def test_nobody_is_chosen_for_two_types_and_words_speak_of_those_chosen() -> None:
    table = Table()
    priest, both, idle = table.battlefield("A", *[card(*adventurer(kinds)) for kinds in ("Cleric", "Cleric Rogue", "Elf")])
    table.hand("A", card("Stay Close", "{W}", "Sorcery", "Choose a party from among creatures you control. Those creatures get +1/+1 until end of turn. Tap the rest."))
    table.answer("A", [both]).mana("A", "{W}").cast("A", "Stay Close").resolve()
    offered = [decision.candidates for decision in table.asked if getattr(decision, "purpose", "") == "party"]
    assert offered[0] == (priest, both) and not any(both in later for later in offered[1:])
    assert [table.pt(oid) for oid in (priest, both, idle)] == [(1, 1), (2, 2), (1, 1)]
    assert [table.game.obj(oid).tapped for oid in (priest, both, idle)] == [True, False, True]
