"""What happened during one's last turn, and targets that different players control."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import ChooseTargets
from engine.game.decisions.combat import DeclareAttackers
from tests.rulebook import rule
from tests.support.boards.table import Table, card

TURTLE = ("Slow Turtle", "{G}", "Creature — Turtle", "Slow Turtle can't attack if it attacked during your last turn.", "2/4")
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")


@rule("508.1c", "608.2i")
def test_a_creature_attacks_in_every_other_turn_of_its_controllers() -> None:
    """Turns of others in between are no matter. A turn in which it did not attack lets it attack in the next."""
    table = Table(3)
    (turtle,) = table.battlefield("A", card(*TURTLE))
    attacked = []
    table.policy = lambda decision: [[oid, 1] for oid, _ in decision.possible if oid == turtle] if isinstance(decision, DeclareAttackers) else None
    for _ in range(4):
        before = table.life("B")
        table.to_step("end", "A")
        attacked.append(before - table.life("B"))
        table.next_turn("A")
    assert attacked == [2, 0, 2, 0]


@rule("601.2c", "115.1", "608.2b")
def test_two_targets_are_controlled_by_different_players() -> None:
    table = Table(3)
    one, two = table.battlefield("B", card(*CUB), card("Even Cub", "{G}", "Creature — Bear", "", "2/2"))
    (mine,) = table.battlefield("C", card(*CUB))
    table.hand("A", *[card("Far Apart", "{0}", "Instant", "Choose two target creatures controlled by different players. Return those creatures to "
                           "their owners' hands.")] * 2)  # fmt: skip
    with pytest.raises(IllegalAnswer):
        table.cast("A", "Far Apart", targets=[one, two])
    table = Table(3)
    one, two = table.battlefield("B", card(*CUB), card(*CUB))
    (mine,) = table.battlefield("C", card(*CUB))
    table.hand("A", card("Far Apart", "{0}", "Instant", "Choose two target creatures controlled by different players. Return those creatures to "
                         "their owners' hands."))  # fmt: skip
    table.cast("A", "Far Apart", targets=[one, mine]).resolve()
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert set(asked.candidates) == {one, two, mine}
    assert table.zone("B", "hand") == table.zone("C", "hand") == ["Odd Cub"] and table.all("Odd Cub") == [two]
    (late,) = table.hand("A", card("Far Apart", "{0}", "Instant", "Choose two target creatures controlled by different players. Return those creatures to "
                                   "their owners' hands."))  # fmt: skip
    assert late not in [action.oid for action in table.actions("A")]  # all are one player's now
