"""What keywords share that let a card be cast for another cost, or from another zone."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@rule("603.2", "601.2a")
def test_a_spell_cast_from_its_players_own_hand() -> None:
    table = Table(3)
    permanent(table, "Whenever a player casts a spell from their hand, that player gains 2 life.", types="Enchantment")
    do(table, "Draw a card.")
    assert [table.life(who) for who in "ABC"] == [22, 20, 20]
    table.next_turn("C")
    do(table, "Draw a card.", who="C")
    assert [table.life(who) for who in "ABC"] == [22, 20, 22]
    again = card("Echo", "{9}", "Sorcery", "Draw a card.\nFlashback {0}")
    table.graveyard("C", again)
    table.cast("C", "Echo").resolve()
    assert table.life("C") == 22
