"""The monarch (CR 722): a designation of a player, with two triggered abilities that no object has."""

from __future__ import annotations

import pytest

from engine.game.rules.events import leaving
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


def test_the_monarch_draws_and_loses_the_crown() -> None:
    table = do(Table(), "You become the monarch.")
    table.to_step("end")
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"]
    (one,) = table.battlefield("B", bear())
    table.next_turn("B")
    table.policy = lambda decision: [[one, 0]] if decision.kind == "attackers" else None
    table.to_step("end_combat")
    table.resolve()
    assert table.game.players[1].marks.get("monarch")
    assert not table.game.players[0].marks.get("monarch")


def test_cards_say_if_youre_the_monarch() -> None:
    for words in ("you're", "you are"):
        table = Table()
        (clerk,) = table.battlefield("A", card("Crown Clerk", "{W}", "Creature — Human", f"As long as {words} the monarch, "
                                               "Crown Clerk gets +1/+1.", "1/1"))  # fmt: skip
        assert table.pt(clerk) == (1, 1)
        do(table, "You become the monarch.")
        assert table.pt(clerk) == (2, 2)


@rule("722.4")
@pytest.mark.parametrize(("monarch", "then"), [("B", [True, False, False]), ("A", [False, True, False])])
def test_when_the_monarch_leaves_another_player_is_it_and_the_one_who_left_is_not(monarch: str, then: list[bool]) -> None:
    table = Table(3)
    table.hand("A", card("Crown", "{W}", "Sorcery", "Target player becomes the monarch."))
    table.mana("A", "{W}").cast("A", "Crown", [table.seat(monarch)]).resolve()
    leaving.concede(table.game, table.seat(monarch))
    assert [bool(player.marks.get("monarch")) for player in table.game.players] == then


@rule("722.1", "there is no monarch until an effect makes one: nobody is asked", "614.6")
@pytest.mark.parametrize(("first", "life", "hand"), [("You gain 0 life.", 23, 0), ("You become the monarch.", 20, 1)])
def test_what_the_monarch_may_do_instead_waits_for_a_monarch(first: str, life: int, hand: int) -> None:
    table = Table()
    permanent(table, "If you would gain life, the monarch may draw a card instead.", types="Artifact")
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, first)
    do(table, "You gain 3 life.")
    assert table.life("A") == life and len(table.zone("A", "hand")) == hand
