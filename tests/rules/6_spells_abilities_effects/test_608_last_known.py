"""What was true of an object as it last existed (CR 608.2h, 603.10): combat and attachments too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{G}", "Creature — Elf", "", "1/1")
ZAP = ("Zap", "{R}", "Instant", "Destroy target creature.")
SWORD = ("Plain Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")
CHARM = ("Plain Charm", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+1.")


def watcher(text: str) -> Any:
    return card("Watchful Stone", "{1}", "Artifact", text)


def in_combat(table: Table, attacks: list[list[int]], blocks: list[list[int]]) -> None:
    answers = {"DeclareAttackers": attacks, "DeclareBlockers": blocks}
    table.policy = lambda decision: answers.get(type(decision).__name__)
    table.to_step("declare_blockers" if blocks else "declare_attackers")


def zap(table: Table, who: str, victim: int) -> None:
    table.hand(who, card(*ZAP))
    table.mana(who, "{R}").cast(who, "Zap", [victim]).resolve()


@rule("603.10a", "608.2h")
@pytest.mark.parametrize(
    ("words", "gained"),
    [("an attacking Elf", 3), ("a creature attacking one of your opponents", 3), ("a creature attacking you", 0),
     ("a blocking creature", 0), ("an unblocked creature", 0)],
)  # fmt: skip
def test_a_creature_that_dies_was_attacking_if_it_was_when_it_died(words: str, gained: int) -> None:
    table = Table()
    table.battlefield("A", watcher(f"Whenever {words} dies, you gain 3 life."))
    (elf,) = table.battlefield("A", card(*ELF))
    in_combat(table, [[elf, 1]], [])
    zap(table, "B", elf)
    assert table.life("A") == 20 + gained


@rule("603.10a", "608.2h")
@pytest.mark.parametrize(
    ("words", "attacker_dies", "gained"),
    [("an attacking creature", True, 3), ("a blocking creature", True, 0), ("a blocked creature", True, 3),
     ("a blocking creature", False, 3), ("an attacking creature", False, 0),
     ("a creature blocking an Elf", False, 3), ("a creature blocked by a Bear", True, 3), ("a creature blocked by an Elf", True, 0)],
)  # fmt: skip
def test_blocks_are_known_of_a_creature_that_dies(words: str, attacker_dies: bool, gained: int) -> None:
    table = Table()
    table.battlefield("A", watcher(f"Whenever {words} dies, you gain 3 life."))
    (elf,), (bear,) = table.battlefield("A", card(*ELF)), table.battlefield("B", card(*BEAR))
    in_combat(table, [[elf, 1]], [[bear, elf]])
    zap(table, "B", elf if attacker_dies else bear)
    assert table.life("A") == 20 + gained


@rule("608.2h")
@pytest.mark.parametrize(
    ("text", "gained"),
    [("Whenever an equipped creature dies, you gain 3 life.", 3),
     ("Whenever a creature dies, if it was equipped, you gain 3 life.", 3),
     ("Whenever a creature dies, if it was enchanted, you gain 3 life.", 0),
     ("Whenever a modified creature you control dies, you gain 3 life.", 3)],
)  # fmt: skip
def test_a_dead_creature_was_equipped_though_the_equipment_is_not_attached_any_more(text: str, gained: int) -> None:
    table = Table()
    table.battlefield("A", watcher(text))
    bear, sword = table.battlefield("A", card(*BEAR), card(*SWORD))
    table.activate("A", sword, [bear]).resolve()
    zap(table, "A", bear)
    assert table.game.obj(sword).attached_to == -1
    assert table.life("A") == 20 + gained


@rule("608.2h", "400.7")
def test_what_was_attached_to_it_is_found_equipment_where_it_is_and_auras_in_the_graveyard() -> None:
    table = Table()
    table.battlefield("A", watcher("Whenever a creature you control dies, return each Equipment that was attached to it to its owner's hand."))
    bear, sword, other, idle = table.battlefield("A", card(*BEAR), card(*SWORD), card(*BEAR), card("Idle Sword", *SWORD[1:]))
    table.activate("A", sword, [bear]).resolve()
    table.activate("A", idle, [other]).resolve()
    zap(table, "A", bear)
    assert "Plain Sword" in table.zone("A", "hand")
    assert "Idle Sword" not in table.zone("A", "hand")


@rule("608.2h")
def test_a_creature_that_only_lost_its_equipment_before_it_died_was_not_equipped() -> None:
    table = Table()
    table.battlefield("A", watcher("Whenever a creature dies, if it was equipped, you gain 3 life."))
    bear, sword, other = table.battlefield("A", card(*BEAR), card(*SWORD), card(*ELF))
    table.activate("A", sword, [bear]).resolve()
    table.activate("A", sword, [other]).resolve()
    zap(table, "A", bear)
    assert table.life("A") == 20
    zap(table, "A", other)
    assert table.life("A") == 23
