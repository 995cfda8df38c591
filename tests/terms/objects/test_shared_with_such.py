"""Clauses about what something has in common with anything of a description."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD, LIBRARY
from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("603.2", "201.2")
def test_a_spell_named_as_a_card_in_its_players_graveyard() -> None:
    table = Table(3)
    permanent(table, "Whenever an opponent casts a creature spell with the same name as a card in their graveyard, that player loses 10 life.")
    table.graveyard("C", bear())
    for who, life in (("B", 20), ("C", 10)):
        table.next_turn(who)
        table.hand(who, bear())
        table.mana(who, "{G}{G}")
        table.cast(who, BEAR[0]).resolve()
        assert table.life(who) == life


@rule("109.5", "608.2b")
def test_whose_controller_controls_such_a_thing() -> None:
    table = Table(3)
    (seaside,) = table.battlefield("B", bear())
    (inland,) = table.battlefield("C", bear())
    table.battlefield("B", card("Island", "", "Basic Land — Island"))
    table.battlefield("A", card("Island", "", "Basic Land — Island"))
    siren = permanent(table, "{T}: Gain control of target creature whose controller controls an Island for as long as you control Test Thing and "
                             "Test Thing remains tapped.")  # fmt: skip
    table.activate("A", siren, [seaside])
    (chosen,) = (asked for asked in table.asked if isinstance(asked, ChooseTargets))
    assert set(chosen.candidates) == {seaside, siren} and inland not in chosen.candidates
    table.resolve()
    assert table.game.chars(seaside).controller == 0


@rule("201.2")
@pytest.mark.parametrize("there", [True, False])
def test_a_card_goes_where_its_namesake_is(there: bool) -> None:
    table = Table()
    table.battlefield("B", bear() if there else ogre())
    table.hand("A", bear())
    do(table, "Reveal a card in your hand, then put that card onto the battlefield if it has the same name as a permanent.")
    assert bool(table.all(BEAR[0], who="A")) == there


@rule("608.2c", "701.19b")
def test_cards_with_the_names_of_those_exiled_are_exiled_too() -> None:
    table = Table()
    table.graveyard("B", bear(), card("Plain Field", "", "Basic Land — Plains"), card("Dry Field", "", "Land"))
    table.library("B", bear(), ogre(), bear())
    table.answer("A", lambda decision: list(decision.candidates)).answer("A", lambda decision: list(decision.candidates))
    do(table, "Exile all cards from target player's graveyard other than basic land cards. For each card exiled this way, search that player's "
              "library for all cards with the same name as that card and exile them. Then that player shuffles.", [1])  # fmt: skip
    assert sorted(table.zone("B", EXILE)) == ["Dry Field", "Plain Bear", "Plain Bear", "Plain Bear"]
    assert table.zone("B", GRAVEYARD) == ["Plain Field"] and "Plain Ogre" in table.zone("B", LIBRARY)
