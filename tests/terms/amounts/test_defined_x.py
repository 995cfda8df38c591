"""The X of an activation cost that the ability's own words define."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("107.3c")
def test_x_is_what_the_words_say() -> None:
    table = Table()
    desk = permanent(table, "{X}, {T}: Draw a card. X is the number of cards in an opponent's hand.", types="Artifact")
    table.hand("B", *[lamp()] * 3)
    table.mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.oid == desk]
    table.mana("A", "{2}")
    hand = len(table.zone("A", "hand"))
    table.activate("A", desk).resolve()
    assert len(table.zone("A", "hand")) == hand + 1 and table.pool("A") == "C"


@rule("107.3c", "601.2b")
def test_one_of_several_opponents_is_chosen() -> None:
    table = Table(3)
    desk = permanent(table, "{X}, {T}: Draw a card. X is the number of cards in an opponent's hand.", types="Artifact")
    table.hand("B", *[lamp()] * 3)
    table.hand("C", lamp())
    table.mana("A", "{2}")  # enough for C's cards
    table.answer("A", [2]).activate("A", desk).resolve()
    assert table.pool("A") == "C"


@rule("107.3c", "607.2a")
def test_the_mana_value_of_the_exiled_card() -> None:
    table = Table()
    table.hand("A", card("Forge", "{0}", "Artifact", "When Forge enters, you may exile a creature card from your hand.\n{X}, {T}: Create a "
                         "token that's a copy of the exiled card. X is the mana value of that card."), ogre())  # fmt: skip
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", "Forge").resolve()
    forge = table.find("Forge")
    assert "Plain Ogre" in table.zone("A", "exile")
    table.mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.oid == forge]
    table.mana("A", "{2}").activate("A", forge).resolve()
    assert table.all("Plain Ogre") and table.pool("A") == "C"
