"""Creatures that can't attack, can't block, or neither (CR 508.1c, 509.1b). Which of the two, and by which rule."""

from __future__ import annotations

import pytest

from engine.game.decisions.combat import DeclareAttackers
from engine.game.rules.combat.attacking import why_not_attack
from engine.game.rules.combat.block_rules import why_not_block
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("508.1c", "509.1b")
@pytest.mark.parametrize(
    ("words", "attack", "block"),
    [("can't attack", "508.1c", ""), ("can't block", "", "509.1b"), ("can't attack or block", "508.1c", "509.1b"), ("has reach", "", "")],
)
def test_what_a_creature_can_not_do_and_why(words: str, attack: str, block: str) -> None:
    table = Table()
    mine, theirs = (table.battlefield(who, card("Shy Elk", "{G}", "Creature — Elk", f"Shy Elk {words}.", "1/1"))[0] for who in "AB")
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.next_turn("B").next_turn("A")
    forbidden = why_not_attack(table.game, mine)
    table.policy = lambda decision: [[bear, 1]] if isinstance(decision, DeclareAttackers) else None
    table.to_step("declare_attackers")
    refused = forbidden, why_not_block(table.game, theirs)
    assert [why.rule if why is not None else "" for why in refused] == [attack, block]
    for why, deed in zip(refused, ("attack", "block"), strict=True):
        assert why is None or table.told(why.why) == f"Shy Elk can't {deed}"
