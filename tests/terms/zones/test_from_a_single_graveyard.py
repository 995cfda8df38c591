"""“A single graveyard”: all that is chosen lies in one player's (CR 601.2c, 602.2b, 118.3)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OX = card("Great Ox", "{4}{G}", "Creature — Ox", "", "5/5")


@rule("601.2c")
@pytest.mark.parametrize("deed", ["Exile up to two target cards from a single graveyard.",
                                  "Put up to two target cards from a single graveyard on the bottom of their owners' "
                                  "libraries in any order."])  # fmt: skip
def test_targets_from_two_graveyards_are_refused(deed: str) -> None:
    sweep = card("Short Sweep", "{B}", "Sorcery", deed)
    table = Table()
    mine, yours = table.graveyard("A", BEAR), table.graveyard("B", OX, OX)
    table.hand("A", sweep)
    with pytest.raises(IllegalAnswer):
        table.mana("A", "{B}").cast("A", "Short Sweep", targets=[mine[0], yours[0]])
    table = Table()
    table.graveyard("A", BEAR)
    yours = table.graveyard("B", OX, OX)
    table.hand("A", sweep)
    table.mana("A", "{B}").cast("A", "Short Sweep", targets=list(yours)).resolve()
    assert table.zone("B", "graveyard") == [] and "Plain Bear" in table.zone("A", "graveyard")


@rule("601.2c")
@pytest.mark.parametrize(("theirs", "offered"), [((OX,), False), ((OX, BEAR), True)])
def test_two_targets_want_two_cards_in_one_graveyard(theirs: tuple[CardDefinition, ...], offered: bool) -> None:
    table = Table()
    table.graveyard("A", BEAR)
    table.graveyard("B", *theirs)
    table.hand("A", card("Twin Sweep", "{B}", "Sorcery", "Exile two target creature cards from a single graveyard."))
    table.mana("A", "{B}")
    assert ("Twin Sweep" in {action.label for action in table.actions("A")}) is offered
    if offered:
        table.cast("A", "Twin Sweep")
        decision = next(decision for decision in table.asked if decision.kind == "targets")
        assert set(decision.candidates) == set(table.game.zone("graveyard", 1))


@rule("602.2b", "118.3")
@pytest.mark.parametrize(("theirs", "offered"), [((OX,), False), ((OX, BEAR), True)])
def test_a_cost_takes_two_cards_from_one_graveyard(theirs: tuple[CardDefinition, ...], offered: bool) -> None:
    table = Table()
    table.graveyard("A", BEAR)
    table.graveyard("B", *theirs)
    (soil,) = table.battlefield("A", card("Deep Soil", "{G}", "Enchantment",
                                          "Exile two creature cards from a single graveyard: You gain 3 life."))  # fmt: skip
    assert any(action.oid == soil for action in table.actions("A")) is offered
    if offered:
        table.activate("A", soil).resolve()
        assert table.life("A") == 23
        assert table.zone("B", "graveyard") == [] and table.zone("A", "graveyard") == ["Plain Bear"]


@rule("404.1", "611.3a")
@pytest.mark.parametrize(("mine", "yours", "size"), [(2, 2, (1, 1)), (3, 0, (4, 1)), (1, 3, (4, 1))])
def test_cards_in_a_single_graveyard_are_counted_player_by_player(mine: int, yours: int, size: object) -> None:
    table = Table()
    (swimmer,) = table.battlefield("A", card("Bog Swimmer", "{B}", "Creature — Fish", "This creature gets +3/+0 as long "
                                             "as there are three or more cards in a single graveyard.", "1/1"))  # fmt: skip
    table.graveyard("A", *[BEAR] * mine)
    table.graveyard("B", *[OX] * yours)
    assert table.pt(swimmer) == size
