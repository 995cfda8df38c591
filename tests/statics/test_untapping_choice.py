"""Permanents whose controller may choose not to untap them (CR 502.3)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("502.3")
def test_a_player_may_keep_tapped_what_they_are_allowed_to() -> None:
    table = Table()
    jailer = card("Patient Jailer", "{1}{W}", "Creature — Human", "You may choose not to untap this creature during your untap step.", "1/1")
    first, second = table.battlefield("A", jailer, jailer, tapped=True)
    table.answer("A", [first])
    table.next_turn("B").next_turn("A")
    assert table.game.objects[first].tapped and not table.game.objects[second].tapped
