"""What players pay, mill and create (CR 119.4, 701.13, 111)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("107.14", "603.2c")
def test_getting_energy() -> None:
    table = Table()
    gremlin = permanent(table, "Whenever you get one or more {E}, Test Thing gets +2/+2 until end of turn.")
    do(table, "You get {E}{E}{E}.")
    assert table.pt(gremlin) == (3, 3)
    do(table, "Each opponent gets {E}.")
    assert table.pt(gremlin) == (3, 3)


@rule("119.4", "603.2")
def test_whenever_you_pay_life() -> None:
    table = Table()
    font = permanent(table, "Whenever you pay life, put that many charge counters on Test Thing.\nPay 2 life: Draw a card.",
                     types="Artifact")  # fmt: skip
    table.activate("A", font).resolve()
    assert table.counters(font) == {"charge": 2} and table.life("A") == 18
    do(table, "You lose 3 life.")
    do(table, "Target opponent may pay 1 life.", [1])
    assert table.counters(font) == {"charge": 2}


@rule("603.2c")
def test_whenever_a_player_mills() -> None:
    table = Table()
    permanent(table, "Whenever a player mills a nonland card, you gain 1 life.\nWhenever a player mills one or more creature cards, "
              "you draw a card.", types="Artifact")  # fmt: skip
    table.library("B", bear(), ogre())
    do(table, "Target opponent mills three cards.", [1])
    assert table.life("A") == 22 and len(table.zone("A", "hand")) == 1
    table.hand("B", bear())
    do(table, "Target opponent discards a card.", [1])
    assert table.life("A") == 22
    do(table, "Target opponent mills a card.", [1])
    assert table.life("A") == 22 and len(table.zone("A", "hand")) == 1


@rule("111.1", "603.2")
def test_whenever_you_create_or_sacrifice_tokens() -> None:
    table = Table()
    permanent(table, "Whenever you create or sacrifice a token, each opponent loses 1 life.\nWhenever you create a Clue token, you gain "
              "1 life.\nWhenever you create one or more Goblin tokens, you draw a card.", types="Enchantment")  # fmt: skip
    do(table, "Create two 1/1 red Goblin creature tokens.")
    assert table.life("B") == 18 and table.life("A") == 20 and len(table.zone("A", "hand")) == 1
    do(table, "Investigate.")
    assert table.life("B") == 17 and table.life("A") == 21 and len(table.zone("A", "hand")) == 1
    do(table, "Sacrifice a Goblin.")
    assert table.life("B") == 16
    do(table, "Target opponent creates a 1/1 red Goblin creature token.", [1])
    assert table.life("B") == 16


@rule("106.4", "603.4")
def test_having_added_mana_with_this_ability() -> None:
    table = Table()
    words = "At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of creatures target opponent controls."
    permanent(table, words, types="Enchantment")
    table.battlefield("A", card("Old Wood", "", "Land — Forest", "{T}: Add {G}."))
    table.battlefield("B", bear(), ogre())
    table.next_turn("B").answer("A", False).to_step("main1", "A").resolve()
    assert not table.game.players[0].pool
    table.tap_for_mana("A", table.find("Old Wood"))
    table.answer("A", True, 1).to_step("main2", "A").resolve()
    assert sum(unit.amount for unit in table.game.players[0].pool if unit.kind == "U") == 2
    table.next_turn("B").answer("A", True, 1).to_step("main1", "A").resolve()
    table.to_step("main2", "A")
    assert not table.game.stack and not table.game.players[0].pool
