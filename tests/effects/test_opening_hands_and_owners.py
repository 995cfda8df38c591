"""Cards revealed from an opening hand; the owner of what goes to its owner's hand. Paying a mana cost again."""

from __future__ import annotations

import pytest

from engine.game.rules.turn import starting
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, ogre, permanent
from tests.support.boards.table import Table, card

HERALD = ("Old Herald", "{6}", "Creature — Giant", "You may reveal this card from your opening hand. If you do, {words}", "5/5")


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


@rule("608.2h", "400.3")
def test_that_player_is_the_owner() -> None:
    table = Table()
    (stolen,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature until end of turn.", [stolen])
    spare = table.hand("A", ogre())
    do(table, "Return target permanent to its owner's hand. Then that player discards a card.", [stolen])
    assert table.zone("B", "graveyard") == [BEAR[0]] and list(spare) == list(table.game.zone("hand", 0))


@rule("118.6", "118.12")
@pytest.mark.parametrize(("mana", "left"), [("{1}{G}", True), ("{2}", False)])
def test_unless_you_pay_its_mana_cost(mana: str, left: bool) -> None:
    table = Table()
    table.battlefield("A", bear())
    permanent(table, 'Bears you control have "At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."',
              types="Enchantment")  # fmt: skip
    table.to_step("upkeep", "A").mana("A", mana).answer("A", True).resolve()
    assert bool(table.all(BEAR[0])) == left
