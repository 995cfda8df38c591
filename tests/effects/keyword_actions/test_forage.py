"""Forage (a keyword action of later editions, CR 701.61 of 2026), as an effect and as a cost."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

LATER = "2026-01-16"
FOOD = card("Apple", "{1}", "Artifact — Food")


@rule("701.61a", edition=LATER)
def test_forage() -> None:
    table = do(Table(), "Create a Food token.")
    table.answer("A", True)
    do(table, "You may forage. If you do, draw a card.")
    assert not table.all("Food Token")
    assert table.zone("A", "hand") == ["Forest"]


GROVE = "{0}: Forage. If you do, you gain 10 life.\nWhenever you forage, you gain 1 life."


@rule("701.61", "701.61a", "exile three cards from your graveyard, or sacrifice a Food", edition=LATER)
def test_whoever_forages_chooses_the_way_and_the_cards() -> None:
    table = Table()
    grove = permanent(table, GROVE, types="Enchantment")
    table.battlefield("A", FOOD, FOOD)
    table.battlefield("B", FOOD)
    mine = table.graveyard("A", bear(), lamp(), ogre(), lamp())
    table.graveyard("B", bear(), bear(), bear())
    table.answer("A", 0, list(mine[:3])).activate("A", grove).resolve()
    [choice] = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert (choice.candidates, choice.least, choice.most) == (mine, 3, 3)
    assert table.zone("A", "graveyard") == ["Plain Lamp"] and len(table.zone("A", "exile")) == 3
    assert len(table.all("Apple")) == 3 and len(table.zone("B", "graveyard")) == 3 and table.life("A") == 31
    first, second, theirs = table.all("Apple")
    table.answer("A", [second]).activate("A", grove).resolve()  # with one card in the graveyard there is one way only
    assert table.all("Apple") == [first, theirs] and table.life("A") == 42
    choice = [decision for decision in table.asked if isinstance(decision, ChooseObjects)][-1]
    assert (choice.candidates, choice.least, choice.most) == ((first, second), 1, 1)


@rule("701.61a", "with neither, one can't", edition=LATER)
def test_whoever_has_neither_food_nor_three_cards_does_not_forage() -> None:
    table = Table()
    grove = permanent(table, GROVE, types="Enchantment")
    table.battlefield("B", FOOD)
    table.graveyard("A", bear(), lamp())
    table.activate("A", grove).resolve()
    assert table.zone("A", "graveyard") == ["Plain Bear", "Plain Lamp"] and table.life("A") == 20 and table.all("Apple")


@rule("701.61", edition="2026-01-16")
def test_whenever_you_forage() -> None:
    table = Table()
    permanent(table, "Whenever you forage, put a +1/+1 counter on Test Thing.")
    thing = table.find("Test Thing")
    table.graveyard("A", bear(), ogre(), sprite())
    do(table, "Forage.")
    table.resolve()
    assert table.counters(thing) == {"+1/+1": 1}
