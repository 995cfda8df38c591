"""Who chooses, what an ability made for later still finds, and what happened this way or this turn, in play."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table


@rule("118.12a")
def test_unless_its_controller_discards_their_hand() -> None:
    table = Table()
    table.hand("B", bear(), ogre())
    (victim,) = table.battlefield("B", sprite())
    table.answer("B", True)
    do(table, "Destroy target creature unless its controller discards their hand.", targets=[victim])
    assert victim in table.game.battlefield
    assert table.zone("B", "hand") == []


@rule("113.6")
def test_cards_that_are_not_on_the_battlefield_have_an_ability() -> None:
    table = Table()
    permanent(table, "Creature cards you own that aren't on the battlefield have flash.")
    (card_in_hand,) = table.hand("A", bear())
    (there,) = table.battlefield("A", bear())
    assert table.has(card_in_hand, "flash") and not table.has(there, "flash")
    table.mana("A", "{1}{G}")
    table.next_turn("B")
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    assert len(table.all("Plain Bear")) == 2
