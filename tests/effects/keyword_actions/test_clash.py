"""Clash (CR 701.23)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import Reveal
from tests.rulebook import rule
from tests.support.boards.doing import do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("701.23a", "701.23d")
def test_clash() -> None:
    table = Table()
    table.library("A", ogre())
    table.policy = lambda decision: False if getattr(decision, "purpose", "") == "clash" else None
    do(table, "Clash with an opponent. If you win, you gain 3 life.")
    assert table.life("A") == 23
    assert table.zone("A", "library")[0] == "Plain Ogre"


@rule("701.23b", "you choose an opponent, and both of you clash")
def test_clashing_with_an_opponent_is_clashing_with_one_of_them() -> None:
    table = Table(3)
    for who in "ABC":
        table.library(who, ogre())
    table.answer("A", [2], False).answer("C", True)
    do(table, "Clash with an opponent.")
    assert [(d.purpose, d.seat) for d in table.asked if d.purpose in ("opponent", "clash")] == [("opponent", 0), ("clash", 0), ("clash", 2)]
    tops = [table.zone(who, "library")[0] for who in "ABC"]
    assert tops == ["Plain Ogre", "Plain Ogre", "Forest"] and table.zone("C", "library")[-1] == "Plain Ogre"


@rule("701.23c", "revealed at once, decided in turn order, moved at once")
def test_clashing_players_reveal_together_decide_in_turn_order_and_move_the_cards_together() -> None:
    table = Table()
    tops = {seat: table.library("AB"[seat], (lamp(), ogre())[seat])[0] for seat in (0, 1)}
    permanent(table, "Whenever you clash, you gain 1 life.", types="Enchantment")
    trick = card("Sly Rite", "{0}", "Instant", "You may clash with an opponent. If you do, you gain 5 life. If you win, you gain 10 life.")
    seen: list[tuple[int, list[bool], list[bool]]] = []

    def bottom(decision: object) -> object:
        if getattr(decision, "purpose", "") != "clash":
            return True if decision.kind == "yes_no" else None  # type: ignore[attr-defined]
        reveals = [any(isinstance(e, Reveal) and tops[seat] in e.oids for e in table.game.history.this_turn) for seat in (0, 1)]
        there = [table.game.zone("library", seat)[0] == tops[seat] for seat in (0, 1)]
        seen.append((decision.seat, reveals, there))  # type: ignore[attr-defined]
        return True

    table.policy = bottom
    table.hand("B", trick)
    table.cast("B", "Sly Rite").resolve()  # in A's turn: A decides first
    assert seen == [(0, [True, True], [True, True]), (1, [True, True], [True, True])]
    assert [table.zone(who, "library")[-1] for who in "AB"] == ["Plain Lamp", "Plain Ogre"]
    assert (table.life("A"), table.life("B")) == (21, 35)  # both have clashed, B has won


@rule("701.23c", "each clashing player, of whom there are two; whoever has no card reveals none and puts none anywhere")
def test_who_has_no_library_clashes_without_a_card_and_nobody_clashes_alone() -> None:
    table = Table(library=0)
    (top,) = table.library("A", lamp())
    permanent(table, "Whenever a player clashes, you gain 1 life.", types="Enchantment")
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, "Clash with target player. If you win, you gain 10 life.", [1]).resolve()
    assert table.life("A") == 32 and [d.seat for d in table.asked if d.purpose == "clash"] == [0]
    assert [e.oids for e in table.game.history.this_turn if isinstance(e, Reveal)] == [(top,)]
    do(table, "Clash with target player. If you win, you gain 10 life.", [0]).resolve()
    assert table.life("A") == 32


@rule("701.23a", "701.23b", "each of the two has clashed")
def test_whenever_a_player_clashes() -> None:
    table = Table(3)
    for who in "ABC":
        permanent(table, "Whenever you clash, you gain 1 life.", who, types="Enchantment")
    table.answer("A", [2])
    do(table, "Clash with an opponent.").resolve()
    assert [table.life(who) for who in "ABC"] == [21, 20, 21]


@rule("701.23d", "a higher mana value than the other's")
@pytest.mark.parametrize(("mine", "theirs", "won"), [("{3}", "{2}", True), ("{2}", "{2}", False), ("{2}", "{3}", False), ("{0}", "", False)])
def test_who_reveals_the_higher_mana_value_wins(mine: str, theirs: str, won: bool) -> None:
    table = Table()
    table.library("A", card("My Lamp", mine, "Artifact"))
    if theirs:
        table.library("B", card("Their Lamp", theirs, "Artifact"))
    do(table, "Clash with an opponent. If you win, you gain 3 life.").resolve()
    assert table.life("A") == (23 if won else 20)


@rule("701.23a", "701.23b", "an opponent, or nobody; whoever can't reveal a card clashes too", "701.23d")
@pytest.mark.parametrize("who", ["A", "B"])
def test_without_a_card_to_reveal_one_clashes_and_wins_nothing(who: str) -> None:
    table = Table()
    permanent(table, "Whenever you clash, you gain 10 life.", who, types="Enchantment")
    table.library("A", ogre())
    do(table, "Exile all cards from target player's library.", [1])
    table.asked.clear()
    table.policy = lambda decision: True if getattr(decision, "purpose", "") == "clash" else None
    do(table, "Clash with an opponent. If you win, you gain 3 life. If you don't win, you gain 1 life.").resolve()
    assert [(decision.seat, decision.prompt is not None) for decision in table.asked if decision.purpose == "clash"] == [(0, True)]
    assert table.life(who) == 20 + 10 + (3 if who == "A" else 0) and table.zone("A", "library")[-1] == "Plain Ogre"


@rule("701.23b", "701.23d", "by the mana value that was revealed, though the cards have moved; a tie is won by nobody")
def test_whoever_does_not_win_is_told_so() -> None:
    table = Table()
    for who in "AB":
        table.library(who, ogre())
    table.policy = lambda decision: True if getattr(decision, "purpose", "") in ("clash", "") and decision.kind == "yes_no" else None
    do(table, "You may clash with an opponent. If you do, you gain 5 life.")
    table.library("A", ogre())
    table.library("B", ogre())
    do(table, "Clash with an opponent. If you don't win, you gain 1 life.").resolve()
    assert table.life("A") == 26
