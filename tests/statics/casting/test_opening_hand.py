"""What a card does from an opening hand (CR 103.6): begin the game on the battlefield, be revealed."""

from __future__ import annotations

import pytest

from engine.game.rules.turn import starting
from tests.rulebook import rule
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card

HERALD = ("Old Herald", "{6}", "Creature — Giant", "You may reveal this card from your opening hand. If you do, {words}", "5/5")


@rule("103.6a")
@pytest.mark.parametrize("seat", [0, 1])
def test_beginning_the_game_only_where_not_playing_first(seat: int) -> None:
    table = Table()
    who = "AB"[seat]
    cave = card("Lucky Cave", "", "Land", "If Lucky Cave is in your opening hand and you're not playing first, you may begin the game with Lucky Cave "
                "on the battlefield with a luck counter on it. If you do, exile a card from your hand.\n{T}: Add {C}.")  # fmt: skip
    (oid, _) = table.hand(who, cave, bear())
    table.answer(who, [oid])
    starting._act_from_opening_hand(table.game, seat)
    assert len(table.all("Lucky Cave")) == seat and table.zone(who, "exile") == ["Plain Bear"] * seat
    if seat:
        assert table.counters(table.find("Lucky Cave")) == {"luck": 1}


def _reveal(words: str, reveals: bool = True) -> Table:
    """A has that card in the opening hand of a game that is about to begin, and reveals it or not."""
    table = Table()
    name, cost, types, text, size = HERALD
    (herald,) = table.hand("A", card(name, cost, types, text.replace("{words}", words), size))
    table.answer("A", [herald] if reveals else [])
    starting._act_from_opening_hand(table.game, 0)
    assert herald in table.game.zone("hand", 0)
    return table


@rule("103.6b", "603.7b")
@pytest.mark.parametrize("reveals", [True, False])
def test_the_first_upkeep(reveals: bool) -> None:
    table = _reveal("at the beginning of the first upkeep, each opponent loses 3 life, then you gain life equal to the life lost this "
                    "way.", reveals)  # fmt: skip
    table.to_step("upkeep").resolve()
    assert (table.life("A"), table.life("B")) == ((23, 17) if reveals else (20, 20))
    table.next_turn("A").next_turn("A")
    assert (table.life("A"), table.life("B")) == ((23, 17) if reveals else (20, 20))


@rule("103.6b", "603.7b")
def test_your_first_main_phase() -> None:
    table = _reveal("at the beginning of your first main phase, you gain 2 life.")
    table.next_turn("B")
    assert table.life("A") == 20
    table.next_turn("A").resolve()
    assert table.life("A") == 22
    table.next_turn("A").resolve()
    assert table.life("A") == 22


@rule("103.6b", "603.7b", "counter that spell unless that player pays")
def test_the_first_spell_of_the_game_of_each_opponent() -> None:
    table = _reveal("when each opponent casts their first spell of the game, counter that spell unless that player pays {1}.")
    table.hand("A", card("Small Gift", "{0}", "Instant", "You gain 1 life."))
    table.hand("B", *(card("Small Gift", "{0}", "Instant", "You gain 1 life.") for _ in range(2)))
    table.cast("A", "Small Gift").resolve().cast("B", "Small Gift").resolve()
    assert (table.life("A"), table.life("B")) == (21, 20)  # it is no first spell of an opponent's; B can't pay
    table.cast("B", "Small Gift").resolve()
    assert table.life("B") == 21


@rule("103.6a")
def test_a_character_begins_the_game_on_the_battlefield() -> None:
    table = Table()
    (runner,) = table.hand("A", card("Ned the Quick", "{9}", "Legendary Creature — Human",
                                     "If Ned is in your opening hand, you may begin the game with him on the battlefield.", "1/1"))
    table.answer("A", [runner])
    starting._act_from_opening_hand(table.game, 0)
    assert table.all("Ned the Quick", who="A")
