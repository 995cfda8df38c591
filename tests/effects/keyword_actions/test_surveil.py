"""Surveil (CR 701.42)."""

from __future__ import annotations

import pytest

from engine.game.decisions.orders import Distribute
from engine.game.events.cards import PlayerDid
from engine.game.rules.questions.seeing import shows_hidden
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table


@rule("701.42a")
def test_surveil() -> None:
    table = Table()
    permanent(table, "Whenever you surveil, you gain 1 life.", types="Enchantment")
    one, two = table.library("A", bear(), ogre())
    table.policy = lambda decision: [[two], [one]] if getattr(decision, "purpose", "") == "surveil" else None
    do(table, "Look at the top two cards of your library, then put them back in any order.")
    assert table.life("A") == 20, "looking at them is not surveilling"
    do(table, "Surveil 2.")
    assert table.life("A") == 21
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert next(decision.prompt for decision in table.asked if decision.purpose == "surveil") == "Surveil 2."
    assert table.zone("A", "graveyard") == ["Test Rite", "Plain Bear", "Test Rite"]
    looked = [(event.deed, shows_hidden(event)) for event in table.game.history.this_turn if isinstance(event, PlayerDid)]
    assert looked == [("look", True), ("surveil", True)], "cards were looked at both times"


@rule("701.42b")
@rule("701.42a", "the top N cards: no others, unless one may and wants to look at them")
def test_additional_cards_that_are_looked_at_may_go_to_the_graveyard_too() -> None:
    table = Table()
    permanent(table, "You may look at two additional cards each time you surveil.", types="Enchantment")
    cards = table.library("A", bear(), ogre(), bear())
    for more in (True, False):
        table.answer("A", more)
        table.policy = lambda decision: [[decision.objects[-1]], list(decision.objects[:-1])] if isinstance(decision, Distribute) else None
        do(table, "Surveil 1.")
        sorted_now = [decision for decision in table.asked if isinstance(decision, Distribute)][-1]
        assert sorted_now.objects == (cards if more else (cards[2],))
    assert table.zone("A", "graveyard")[:2] == ["Plain Bear", "Plain Ogre"]  # any of the three
    do(table, "Scry 1.")
    assert len([decision for decision in table.asked if isinstance(decision, Distribute)][-1].objects) == 1


@rule("701.42c")
def test_surveilling_nothing_is_no_surveilling() -> None:
    table = Table()
    permanent(table, "Whenever you surveil, you gain 1 life.", types="Enchantment")
    do(table, "Surveil X, where X is the number of creatures you control.").resolve()
    assert table.life("A") == 20 and not [d for d in table.asked if d.purpose == "surveil"]
    table.battlefield("A", bear())
    do(table, "Surveil X, where X is the number of creatures you control.").resolve()
    assert table.life("A") == 21


@rule("701.42c", "701.42d")
@pytest.mark.parametrize(("artifacts", "life"), [(0, 20), (1, 21)])
def test_if_you_do_asks_whether_one_surveilled(artifacts: int, life: int) -> None:
    table = Table()
    table.battlefield("A", *[lamp()] * artifacts)
    do(table, "Surveil X, where X is the number of artifacts you control. If you do, you gain 1 life.")
    assert table.life("A") == life


@rule("701.42d")
def test_one_has_surveilled_even_if_there_was_nothing_to_look_at() -> None:
    table = Table(library=0)
    permanent(table, "Whenever you surveil, you gain 1 life.", types="Enchantment")
    do(table, "Surveil 3.").resolve()
    assert table.life("A") == 21


@rule("701.42d", "after all of it is done")
def test_what_surveilling_triggers_comes_after_the_cards_have_moved() -> None:
    table = Table()
    (low, high) = table.library("A", bear(), ogre())
    permanent(table, "Whenever you surveil, return a creature card from your graveyard to your hand.", types="Enchantment")
    table.policy = lambda decision: [[high], [low]] if isinstance(decision, Distribute) else None
    do(table, "Surveil 2.").resolve()
    assert table.zone("A", "hand") == ["Plain Bear"] and table.zone("A", "library")[0] == "Plain Ogre"
