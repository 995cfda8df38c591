"""Dredge (CR 702.52)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

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
    assert table.zone("A", "hand") == ["Forest"] and not [d for d in table.asked if d.kind == "yes"]
