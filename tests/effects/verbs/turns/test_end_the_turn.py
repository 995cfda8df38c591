"""Ending turns and combat phases, in words (CR 721)."""

from __future__ import annotations

from engine.core import steps as s
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table


@rule("721.1")
def test_the_player_whose_turn_it_is_may_end_it() -> None:
    for ends in (False, True):
        table = Table()
        thing = permanent(table, "{0}: The player whose turn it is may end the turn.")
        table.next_turn("B")
        table.answer("B", ends)
        table.activate("A", thing).resolve(1)
        assert (table.game.turn.rest == (s.CLEANUP,)) is ends
        asked = [decision.seat for decision in table.asked if decision.purpose == "may"]
        assert asked == [1]


@rule("721.1")
def test_what_the_spell_says_besides_still_happens() -> None:
    table = do(Table(), "End the turn. You gain 3 life.")
    assert table.life("A") == 23


@rule("721.2", "721.2g", "nothing happens")
def test_the_words_of_combat_in_two_moods() -> None:
    table = Table()
    thing = permanent(table, "{0}: You may end the combat phase. If you do, you gain 1 life.")
    table.answer("A", True)
    table.activate("A", thing).resolve()
    assert table.life("A") == 20  # this is no combat phase
    table.to_step(s.BEGIN_COMBAT)
    table.answer("A", True)
    table.activate("A", thing).resolve()
    assert table.life("A") == 21
