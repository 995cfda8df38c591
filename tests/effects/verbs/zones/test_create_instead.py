"""Tokens that are created under another player's control than they would be (CR 111.2, 614.1a)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


@rule("111.2", "614.1a")
def test_tokens_are_created_for_another_player_this_turn() -> None:
    """Of every opponent, owned by their new player; not one's own, and not in later turns."""
    table = Table(3)
    makers = [permanent(table, "{0}: Create two 1/1 white Rat creature tokens.", who=seat, types="Artifact") for seat in "ABC"]
    table.hand("A", card("Test Pirate", "{0}", "Creature — Pirate", "Flash\nWhen Test Pirate enters, each token that would be created under an opponent's control this turn is "
                         "created under your control instead.", "2/2"))  # fmt: skip
    table.cast("A", "Test Pirate").resolve()
    for seat, maker in zip("ABC", makers, strict=True):
        table.activate(seat, maker).resolve()
    rats = table.all("Rat Token")
    assert len(rats) == 6 and all(table.game.controller(oid) == table.game.obj(oid).owner == 0 for oid in rats)
    table.next_turn("B")
    table.activate("B", makers[1]).resolve()
    assert len([oid for oid in table.all("Rat Token") if table.game.controller(oid) == 1]) == 2
