"""Indestructible (CR 702.12)."""

from __future__ import annotations

from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from engine.vocabulary.keywords.deathtouch import Deathtouch
from engine.vocabulary.keywords.indestructible import Indestructible
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("702.12a", "702.12b", "702.12c")
def test_lethal_damage_and_deathtouch_do_not_destroy_it() -> None:
    board = Board()
    snake = board.creature(A, "Great Snake", 9, 9, Deathtouch())
    statue = board.creature(B, "Old Statue", 1, 1, Indestructible(), Indestructible())
    board.attack({snake: B})
    board.block([(statue, snake)])
    board.damage()
    assert board.lives(statue) and board.game.obj(statue).damage == 9


@rule("702.12b")
def test_it_dies_of_no_toughness_all_the_same() -> None:
    board = Board()
    statue = board.creature(B, "Old Statue", 1, 1, Indestructible())
    happen(board.game, PutCounters(statue, "-1/-1", 1))
    board.check()
    assert not board.lives(statue)


@rule("702.12a", "static: as long as it has it", "702.2b", "since the last time state-based actions were checked")
def test_what_loses_it_later_is_destroyed_by_damage_marked_but_not_by_deathtouch_of_before() -> None:
    table = Table()
    (snake,) = table.battlefield("A", card("Spitting Snake", "{1}", "Creature — Snake", "Deathtouch\n{0}: This creature deals 2 damage to target creature.", "1/1"))
    great, small = table.battlefield("B", card("Great Statue", "{2}", "Artifact Creature — Golem", "Indestructible", "2/9"),
                                     card("Small Statue", "{2}", "Artifact Creature — Golem", "Indestructible", "2/2"))  # fmt: skip
    for statue in (great, small):
        table.activate("A", snake, [statue]).resolve()
    assert [table.game.obj(oid).damage for oid in (great, small)] == [2, 2]
    do(table, "All creatures lose indestructible until end of turn.")
    assert table.zone("B", "graveyard") == ["Small Statue"]
    assert table.all("Great Statue") == [great] and not table.has(great, "indestructible")
