"""Dredge (CR 702.52)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

MUD = ("Thick Mud", "{1}{B}", "Sorcery", "You gain 1 life.\nDredge 2")
DRAW = ("Quick Draw", "{0}", "Instant", "Draw a card.")


@rule("702.52a")
def test_it_returns_instead_of_a_draw() -> None:
    table = Table()
    table.graveyard("A", card(*MUD))
    table.hand("A", card(*DRAW), card(*DRAW))
    table.answer("A", True)
    table.cast("A", "Quick Draw").resolve()
    assert "Thick Mud" in table.zone("A", "hand")
    assert table.zone("A", "graveyard").count("Forest") == 2


@rule("702.52b")
def test_not_with_too_few_cards_in_the_library() -> None:
    table = Table(library=1)
    table.graveyard("A", card(*MUD))
    table.hand("A", card(*DRAW))
    table.cast("A", "Quick Draw").resolve()
    assert table.zone("A", "hand") == ["Forest"] and not [d for d in table.asked if d.kind == "yes_no"]


@rule("702.52a", "you would draw a card; you may", "702.52b")
def test_only_its_owners_draws_are_replaced() -> None:
    table = Table()
    (mud,) = table.graveyard("A", card(*MUD))
    table.hand("B", card(*DRAW))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("B", "Quick Draw").resolve()
    assert mud in table.game.zone("graveyard", 0) and table.zone("B", "hand") == ["Forest"]
    assert table.zone("B", "graveyard") == ["Quick Draw"] and table.zone("A", "graveyard") == ["Thick Mud"]


@rule("702.52b", "fewer than N cards")
def test_as_many_cards_as_it_says_are_enough() -> None:
    table = Table(library=2)
    table.graveyard("A", card(*MUD))
    table.hand("A", card(*DRAW))
    table.answer("A", True).cast("A", "Quick Draw").resolve()
    assert table.zone("A", "hand") == ["Thick Mud"] and table.zone("A", "library") == []
    assert sorted(table.zone("A", "graveyard")) == ["Forest", "Forest", "Quick Draw"]
