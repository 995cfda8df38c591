"""With what counters each enters that the words before put onto the battlefield (CR 122.6, 614.1c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card

WALKER = card("Odd Walker", "{2}", "Legendary Planeswalker — Ada", "+1: You gain 1 life.", loyalty="3")


@rule("614.1c", "122.6")
def test_each_of_several_cards_enters_with_a_counter() -> None:
    table = Table()
    (mine,) = table.graveyard("A", bear())
    theirs, dying = table.graveyard("B", ogre(), card("Small Sprite", "{U}", "Creature — Faerie", "Flying", "1/1"))
    do(table, "Put one, two, or three target creature cards from graveyards onto the battlefield under your control. Each of them enters with an additional "
              "-1/-1 counter on it.", [mine, theirs, dying])  # fmt: skip
    assert table.pt(table.find("Plain Bear")) == (1, 1) and table.pt(table.find("Plain Ogre")) == (2, 2)
    assert not table.all("Small Sprite") and "Small Sprite" in table.zone("B", "graveyard")  # it died of it


@rule("614.1c", "614.12")
def test_each_enters_with_a_counter_of_its_own_type() -> None:
    table = Table()
    cub, walker = table.battlefield("A", bear(), WALKER)
    both = card("Live Walker", "{2}", "Creature Planeswalker — Ada", "+1: You gain 1 life.", "1/1", loyalty="2")
    (odd,) = table.battlefield("A", both)
    do(table, "Exile any number of target creatures and/or planeswalkers you control. At the beginning of the next end step, return each of them to the "
              "battlefield under its owner's control. Each of them enters with an additional +1/+1 counter on it if it's a creature and an additional loyalty "
              "counter on it if it's a planeswalker.", [cub, walker, odd])  # fmt: skip
    assert not table.all("Plain Bear")
    table.to_step("end").resolve()
    assert table.counters(table.find("Plain Bear")) == {"+1/+1": 1}
    assert table.counters(table.find("Odd Walker")) == {"loyalty": 4}
    assert table.counters(table.find("Live Walker")) == {"loyalty": 3, "+1/+1": 1}
