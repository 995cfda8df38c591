"""Multiplayer games: turn order, and players leaving (CR 800.4)."""

from __future__ import annotations

from engine.rules import leaving
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("800.4a")
def test_what_a_leaving_player_owns_leaves_with_them() -> None:
    table = Table(3)
    table.battlefield("B", card(*BEAR))
    table.battlefield("C", card(*BEAR))
    table.hand("B", card("Last Word", "{R}", "Instant", "Last Word deals 5 damage to any target."))
    table.mana("B", "{R}").cast("B", "Last Word", [0])
    leaving.concede(table.game, 1)
    table.settle()
    assert table.stack() == [] and table.life("A") == 20
    assert all(found.owner != 1 for found in table.game.objects.values())
    assert not table.game.over and table.all("Plain Bear", who="C")


@rule("800.4a", "611.2b")
def test_control_of_a_creature_ends_when_the_thief_leaves() -> None:
    table = Table(3)
    (bear,) = table.battlefield("C", card(*BEAR))
    table.hand("A", card("Borrow", "{2}{R}", "Sorcery", "Gain control of target creature until end of turn."))
    table.mana("A", "{2}{R}").cast("A", "Borrow", [bear]).resolve()
    assert table.game.controller(bear) == 0
    leaving.concede(table.game, 0)
    table.settle()
    assert table.game.controller(bear) == 2


@rule("104.2a", "800.4")
def test_the_last_player_left_wins() -> None:
    table = Table(4)
    for seat in (1, 3):
        leaving.concede(table.game, seat)
        assert not table.game.over
    leaving.concede(table.game, 0)
    assert table.game.over and table.game.players[2].won


@rule("104.4a")
def test_players_who_lose_at_once_draw() -> None:
    table = Table()
    table.life("A", 0)
    table.life("B", 0)
    table.settle()
    assert "draw" in table.game.over and not any(player.won for player in table.game.players)


@rule("101.4")
def test_players_choose_in_turn_order_and_it_happens_at_once() -> None:
    table = Table(3)
    for seat in "ABC":
        table.battlefield(seat, card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.hand("B", card("One Chair Less", "{1}{B}", "Instant", "Each player sacrifices a creature of their choice."))
    table.mana("B", "{1}{B}").cast("B", "One Chair Less").resolve()
    asked = [d.seat for d in table.asked if getattr(d, "purpose", "") == "sacrifice"]
    assert asked == [0, 1, 2]
    assert all(len(table.zone(seat, "graveyard")) == (2 if seat == "B" else 1) for seat in "ABC")


@rule("500.7")
def test_an_extra_turn_comes_next_and_then_the_order_goes_on() -> None:
    table = Table(3)
    table.hand("A", card("Second Supper", "{3}{U}", "Sorcery", "Take an extra turn after this one."))
    table.mana("A", "{3}{U}").cast("A", "Second Supper").resolve()
    order = []
    for _ in range(4):
        table.next_turn()
        order.append(table.game.turn.active)
    assert order == [0, 1, 2, 0]
