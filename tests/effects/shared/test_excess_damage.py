"""Excess damage that is dealt to something else instead (CR 120.4a)."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("120.10", "120.4a")
def test_life_for_the_excess_damage() -> None:
    table = Table()
    (hurt,) = table.battlefield("B", ogre())
    do(table, "Test Rite deals 1 damage to target creature.", [hurt])
    do(table, "Test Rite deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.", [hurt])
    assert table.life("A") == 22  # 3 toughness, 1 damage before
    (whole,) = table.battlefield("B", card("Wall", "{4}", "Creature — Wall", "", "0/9"))
    do(table, "Test Rite deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.", [whole])
    assert table.life("A") == 22


@rule("120.10")
def test_lethal_damage_of_deathtouch_is_one() -> None:
    table = Table()
    permanent(table, "{0}: Test Thing deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.\n"
                     "Deathtouch")  # fmt: skip
    (victim,) = table.battlefield("B", card("Giant", "{4}", "Creature — Giant", "", "9/9"))
    table.activate("A", table.find("Test Thing"), [victim]).resolve()
    assert table.life("A") == 23


@rule("120.10")
def test_only_the_excess_damage_dealt_to_that_creature_counts() -> None:
    table = Table()
    small, other = table.battlefield("B", bear(), card("Ada", "{2}", "Planeswalker — Ada", "+1: You gain 1 life.", loyalty="1"))
    words = ("Test Rite deals 3 damage to target creature and 3 damage to each planeswalker. Create a number of Blood tokens equal to the "
             "amount of excess damage dealt to that creature this way.")  # fmt: skip
    do(table, words, [small])
    assert len(table.all("Blood Token")) == 1 and other not in table.game.objects


@rule("120.10", "608.2c")
@pytest.mark.parametrize(("size", "clues"), [("2/4", 0), ("2/3", 1)])
def test_if_excess_damage_was_dealt(size: str, clues: int) -> None:
    table = Table()
    (victim,) = table.battlefield("B", card("Boar", "{4}", "Creature — Boar", "", size))
    do(table, "Test Rite deals 4 damage to target creature. If excess damage was dealt to that creature this way, investigate.", [victim])
    assert len(table.all("Clue Token")) == clues
    table = Table()
    (victim,) = table.battlefield("B", card("Boar", "{4}", "Creature — Boar", "", size))
    do(table, "Test Rite deals 4 damage to target creature. If excess damage was dealt this way, amass Goblins X, where X is that excess "
              "damage.", [victim])  # fmt: skip
    assert len([oid for oid in table.game.permanents() if "Army" in table.game.chars(oid).subtypes]) == clues


@rule("120.10", "406.2")
def test_as_many_cards_as_excess_damage_are_exiled() -> None:
    table = Table()
    (victim,) = table.battlefield("B", bear())
    do(table, "Test Rite deals 5 damage to target creature. Exile cards from the top of your library equal to the excess damage dealt to "
              "that creature this way. You may play those cards until the end of your next turn.", [victim])  # fmt: skip
    assert table.zone("A", "exile") == ["Forest"] * 3
    assert sum(action.kind == "play" for action in table.actions("A")) == 3


@rule("603.12", "120.10")
@pytest.mark.parametrize(("target", "drawn"), [(bear, 1), (ogre, 0)])
def test_excess_damage_that_a_reflexive_ability_dealt(target: object, drawn: int) -> None:
    table = Table()
    table.battlefield("A", lamp())
    (aim,) = table.battlefield("B", target())  # type: ignore[operator]
    table.answer("A", True)
    do(table, "You may sacrifice an artifact. When you do, Test Rite deals 3 damage to target creature. If excess damage was dealt this way, draw "
              "a card.", [aim])  # fmt: skip
    assert len(table.zone("A", HAND)) == drawn and not table.all("Plain Lamp")


@rule("120.10", "603.12")
@pytest.mark.parametrize(("size", "gone"), [("2/2", True), ("5/5", False)])
def test_when_excess_damage_is_dealt_so_much_of_it_counts(size: str, gone: bool) -> None:
    table = Table()
    (mark,) = table.battlefield("B", card("Odd Mark", "{1}", "Creature — Bear", "", size))
    (lamp,) = table.battlefield("B", card("Low Lamp", "{3}", "Artifact"))
    (tall,) = table.battlefield("B", card("Tall Lamp", "{4}", "Artifact"))
    table.policy = lambda decision: [lamp] if decision.kind == "targets" and lamp in decision.candidates else None
    do(table, "Test Rite deals 5 damage to target creature. When it deals excess damage this way, destroy target artifact with mana value less than or equal to that amount "
              "of excess damage.", [mark])  # fmt: skip
    assert (lamp not in table.game.battlefield) is gone and tall in table.game.battlefield


@rule("120.10")
@pytest.mark.parametrize(("target", "drawn"), [("creature", 1), ("walker", 0)])
def test_excess_damage_to_something_of_a_description(target: str, drawn: int) -> None:
    table = Table()
    (mark,) = table.battlefield("B", card("Odd Mark", "{1}", "Creature — Bear", "", "2/2"))
    (sage,) = table.battlefield("B", card("Odd Sage", "{3}", "Planeswalker — Test", "+1: You gain 1 life.", loyalty="2"))
    held = len(table.zone("A", "hand"))
    do(table, "Test Rite deals 3 damage to any target. If excess damage was dealt to a creature this way, draw a card.", [mark if target == "creature" else sage])
    assert len(table.zone("A", "hand")) - held == drawn
