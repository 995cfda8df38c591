"""Putting objects into libraries. On top, on the bottom, Nth from the top, shuffled in (CR 401.4, 401.7, 701.20c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import GRAVEYARD, LIBRARY
from engine.game.decisions.choices import ChooseObjects, ChooseOption
from tests.rulebook import rule
from tests.support.boards.doing import OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


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


@rule("401.7")
def test_just_beneath_the_top_cards() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    table.mana("A", "{2}")
    table.hand("A", card("Test Rite", "{X}", "Sorcery",
                         "Put target creature into its owner's library just beneath the top X cards of that library."))
    table.answer("A", 2)
    table.cast("A", "Test Rite", targets=[ox]).resolve()
    assert table.zone("B", "library").index(OGRE[0]) == 2


@rule("401.7")
@pytest.mark.parametrize(("answer", "place"), [(0, 1), (1, -1)])
def test_second_from_the_top_or_on_the_bottom(answer: int, place: int) -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    table.answer("B", answer)
    do(table, "The owner of target creature puts it into their library second from the top or on the bottom.", [ox])
    assert table.zone("B", "library")[place] == OGRE[0]


@rule("608.2d", "401.4")
def test_two_cards_go_both_on_top_or_both_on_the_bottom() -> None:
    table = Table()
    table.hand("A", card(*CUB), card(*OX))
    one, two = table.find("Odd Cub", "hand", "A"), table.find("Wide Ox", "hand", "A")
    where: list[Any] = []

    def policy(decision: Any) -> Any:
        if isinstance(decision, ChooseObjects) and one in decision.candidates:
            return [one, two]
        if isinstance(decision, ChooseOption):
            where.append(decision)
            return len(decision.options) - 1
        return None

    table.policy = policy
    do(table, "Draw a card, then put two cards from your hand both on top of your library or both on the bottom of your library.")
    library = table.zone("A", "library")
    assert len(where) == 1
    assert sorted(library[:2]) == ["Odd Cub", "Wide Ox"] or sorted(library[-2:]) == ["Odd Cub", "Wide Ox"]


@rule("401.4", "400.3")
def test_one_card_is_put_back_and_the_rest_into_that_players_graveyard() -> None:
    table = Table()
    table.library("B", bear(), ogre(), sprite())
    do(table, "Look at the top three cards of target player's library. Put one back and the rest into that player's graveyard.", [1])
    assert len(table.zone("B", GRAVEYARD)) == 2 and not table.zone("A", GRAVEYARD)[1:]
    top = table.zone("B", LIBRARY)[0]
    assert {top, *table.zone("B", GRAVEYARD)} == {"Plain Bear", "Plain Ogre", "Plain Sprite"}


@rule("401.7")
def test_from_a_graveyard_into_the_library_third_from_the_top() -> None:
    table = Table()
    (worm,) = table.graveyard(
        "A",
        card(
            "Odd Worm",
            "{3}",
            "Creature — Worm",
            "{0}: Put this card from your graveyard into your library third from the top.",
            "1/1",
        ),
    )
    table.activate("A", worm).resolve()
    assert table.zone("A", "library")[2] == "Odd Worm" and not table.zone("A", "graveyard")


@rule("401.7")
def test_from_a_graveyard_second_from_the_top() -> None:
    table = Table()
    table.graveyard("A", card("Old Gull", "{1}", "Creature — Bird", "{0}: Put this card from your graveyard into your library second from "
                              "the top.", "1/1"))  # fmt: skip
    table.library("A", bear(), ogre())
    (gull,) = table.all("Old Gull", "graveyard")
    table.activate("A", gull).resolve()
    assert table.zone("A", "library")[:3] == ["Plain Bear", "Old Gull", "Plain Ogre"]
