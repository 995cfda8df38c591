"""Putting objects into libraries. On top, on the bottom, Nth from the top, shuffled in (CR 401.4, 401.7, 701.20c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table


@rule("608.2h")
def test_what_a_creature_was_blocking_as_it_left() -> None:
    table = Table()
    wall = permanent(table, "{T}: Put this creature and each creature it's blocking on top of their owners' libraries, "
                     "then those players shuffle their libraries.\nSacrifice this creature: You gain 1 life.", "B",
                     size="0/4")  # fmt: skip
    (attacker,) = table.battlefield("A", bear())
    table.answer("A", [[attacker, 1]])
    table.to_step("declare_attackers")
    table.answer("B", [[wall, attacker]])
    table.to_step("declare_blockers")
    table.activate("B", wall)
    table.activate("B", wall, index=1).resolve()
    assert attacker not in table.game.battlefield
    assert "Plain Bear" in table.zone("A", "library")
    assert table.zone("B", "graveyard") == ["Test Thing"]


@rule("401.4")
def test_cards_go_on_a_library_in_an_order_that_is_chosen() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    table.policy = lambda decision: [1, 0] if decision.kind == "order_objects" else None
    do(table, "Put all creatures you control on top of your library in any order.")
    assert table.zone("A", "library")[:2] == ["Plain Ogre", "Plain Bear"]


def test_put_on_the_bottom() -> None:
    table = Table()
    (one,) = table.battlefield("B", bear())
    do(table, "Put target creature on the bottom of its owner's library.", targets=[one])
    assert table.zone("B", "library")[-1] == "Plain Bear"


def test_reveal_until_there_is_a_creature() -> None:
    table = Table()
    table.library("A", lamp(), bear(), ogre())
    words = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand. "
        "Put the rest on the bottom of your library in any order."
    )
    do(table, words)
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert table.zone("A", "library")[-1] == "Plain Lamp"


@rule("614.1a", "701.8c", "what is revealed has its characteristics; it was discarded")
def test_a_discarded_card_may_be_put_on_top_of_the_library() -> None:
    table = Table()
    permanent(table, "Whenever an opponent discards a creature card, you gain 1 life.", types="Enchantment")
    permanent(table, "If a spell or ability an opponent controls causes you to discard a card, you may reveal that card and put it on top of your library instead of putting it anywhere else.", who="B")
    table.hand("B", ogre())
    table.answer("B", "*", True)
    do(table, "Target player discards a card.", [1])
    assert table.zone("B", "library")[0] == "Plain Ogre" and not table.zone("B", "graveyard")
    assert table.resolve().life("A") == 21
