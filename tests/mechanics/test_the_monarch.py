"""The monarch (CR 722): a designation of a player, with two triggered abilities that no object has."""

from __future__ import annotations

import pytest

from engine.game.rules.events import leaving
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
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


def _crown(table: Table, who: str) -> None:
    table.hand(who, card("Crown", "{0}", "Instant", "You become the monarch."))
    table.cast(who, "Crown").resolve()


@rule("722.3", "608.2i")
@pytest.mark.parametrize(("before", "lives"), [("A", (22, 18)), ("C", (20, 20)), ("", (20, 20))])
def test_the_monarch_as_the_turn_began(before: str, lives: tuple[int, int]) -> None:
    table = Table(3)
    permanent(table, "Whenever an opponent becomes the monarch, if you were the monarch as the turn began, that player loses 2 life and you gain 2 life.")
    if before:
        _crown(table, before)
    table.next_turn("B")
    _crown(table, "B")
    table.resolve()
    assert (table.life("A"), table.life("B")) == lives


@rule("610.3", "722.3")
def test_exiled_until_an_opponent_becomes_the_monarch() -> None:
    table = Table(3)
    (victim,) = table.battlefield("B", ogre())
    table.hand("A", card("Test Jailer", "{0}", "Creature — Human", "When Test Jailer enters, you become the monarch.\nWhen Test Jailer enters, "
                         "exile target creature an opponent controls until an opponent becomes the monarch.", "1/1"))  # fmt: skip
    table.cast("A", "Test Jailer", None).resolve()
    assert victim not in table.game.battlefield and table.zone("B", "exile") == ["Plain Ogre"]
    do(table, "Destroy all creatures.")
    assert table.zone("B", "exile") == ["Plain Ogre"]  # it is not the Jailer that matters
    do(table, "Target player becomes the monarch.", [2])
    (back,) = table.all("Plain Ogre")
    assert table.game.chars(back).controller == 1 and table.stack() == []


@rule("722.3", "as a player becomes the monarch", "610.3a")
@pytest.mark.parametrize(("crowned", "when", "stays"), [("C", "before", False), ("C", "since", True), ("A", "since", False)])
def test_nothing_is_exiled_if_an_opponent_became_the_monarch_since_it_triggered(crowned: str, when: str, stays: bool) -> None:
    table = Table(3)
    (victim,) = table.battlefield("B", ogre())
    crown = card("Old Crown", "{0}", "Instant", "You become the monarch.")
    table.hand("A", card("Test Jailer", "{0}", "Creature — Human", "When Test Jailer enters, exile target creature an opponent controls until "
                         "an opponent becomes the monarch.", "1/1"))  # fmt: skip
    table.hand(crowned, crown)
    if when == "before":
        table.cast(crowned, "Old Crown").resolve()
    table.cast("A", "Test Jailer").resolve(1)
    assert table.stack() == ["Test Jailer trigger (A)"]
    if when == "since":
        table.cast(crowned, "Old Crown").resolve(1)
    table.resolve()
    assert (victim in table.game.battlefield) == stays


@rule("722.3", "603.2")
def test_whenever_a_player_becomes_the_monarch() -> None:
    table = Table()
    permanent(table, "Whenever you become the monarch, you gain 3 life.\nWhenever an opponent becomes the monarch, that player loses 3 "
              "life.", types="Enchantment")  # fmt: skip
    do(table, "You become the monarch.")
    assert table.life("A") == 23
    do(table, "Target opponent becomes the monarch.", [1])
    assert (table.life("A"), table.life("B")) == (23, 17)
