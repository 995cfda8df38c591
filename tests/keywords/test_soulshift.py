"""Soulshift (CR 702.46)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

KAMI = ("Great Kami", "{4}{G}", "Creature — Spirit", "Soulshift 3", "2/2")
SPRITE = ("Small Kami", "{1}{G}", "Creature — Spirit", "", "1/1")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.46a")
def test_a_cheaper_spirit_returns_to_hand() -> None:
    table = Table()
    (kami,) = table.battlefield("A", card(*KAMI))
    table.graveyard("A", card(*SPRITE), card(*KAMI))
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}").answer("A", True)
    table.cast("B", "Angry Spark", targets=[kami]).resolve()
    assert table.zone("A", "hand") == ["Small Kami"]


@rule("702.46b")
def test_each_instance_of_soulshift_triggers_with_a_target_of_its_own() -> None:
    table = Table()
    (kami,) = table.battlefield("A", card("Double Kami", "{4}{G}", "Creature — Spirit", "Soulshift 1, soulshift 3", "2/2"))
    wisp = ("Wisp Kami", "{G}", "Creature — Spirit", "", "1/1")
    small, _ = table.graveyard("A", card(*SPRITE), card(*wisp))
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}")
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("B", "Angry Spark", targets=[kami])
    table.targets = [small]  # the other has only one
    table.resolve(1)
    assert table.stack() == ["Double Kami trigger (A)"] * 2
    table.resolve()
    assert sorted(table.zone("A", "hand")) == ["Small Kami", "Wisp Kami"]


@rule("702.46a", "you may; a Spirit card in your graveyard; of that mana value or less")
def test_it_is_optional_and_finds_only_spirits_that_are_cheap_enough() -> None:
    table = Table()
    (kami,) = table.battlefield("A", card(*KAMI))
    small, three, _, _ = table.graveyard(
        "A", card(*SPRITE), card("Middle Kami", "{2}{G}", "Creature — Spirit", "", "1/1"), card(*KAMI), card("Wood Rat", "{G}", "Creature — Rat", "", "1/1"),
    )  # fmt: skip
    table.graveyard("B", card(*SPRITE))
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}").answer("A", [small], False)
    table.cast("B", "Angry Spark", targets=[kami]).resolve()
    [choice] = [decision for decision in table.asked if decision.kind == "targets" and decision.seat == 0]
    assert choice.candidates == (small, three)
    assert table.zone("A", "hand") == []
