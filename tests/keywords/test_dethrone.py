"""Dethrone (CR 702.105)."""

from __future__ import annotations

from engine.game.rules.events.leaving import concede
from tests.rulebook import rule
from tests.support.boards.table import Table, card

B, C = 1, 2

@rule("702.105a", "702.105b")
def test_attacking_who_has_the_most_life_gives_a_counter() -> None:
    for lives, target, instances, expected in (
        ((20, 20, 15), B, 1, {"+1/+1": 1}),
        ((20, 25, 15), B, 2, {"+1/+1": 2}),
        ((20, 25, 30), B, 1, {}),
        ((30, 25, 20), B, 1, {}),
    ):
        table = Table(3)
        text = "\n".join(["Dethrone"] * instances)
        (rebel,) = table.battlefield("A", card("Court Rebel", "{1}{R}", "Creature — Human", text, "1/1"))
        for who, life in zip("ABC", lives, strict=True):
            table.life(who, life)
        table.answer("A", [[rebel, target]]).to_step("declare_attackers")
        assert len(table.stack()) == (instances if expected else 0)
        assert table.resolve().counters(rebel) == expected


@rule("702.105a", "a player who has left has no life total", "702.105b")
def test_who_has_left_the_game_is_not_the_player_with_the_most_life() -> None:
    table = Table(3)
    (rebel,) = table.battlefield("A", card("Court Rebel", "{1}{R}", "Creature — Human", "Dethrone\nDethrone", "1/1"))
    table.life("C", 50)
    concede(table.game, C)
    table.answer("A", [[rebel, B]]).to_step("declare_attackers").resolve()
    assert table.counters(rebel) == {"+1/+1": 2}
