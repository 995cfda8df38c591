"""A target that stands in the words for another, or for a group, is announced with the rest (CR 601.2c)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
URN = card("Plain Urn", "{1}", "Artifact", "")
ROOK = card("Plain Rook", "{B}", "Creature — Bird", "", "1/1")


def asked_for(table: Table) -> list[str]:
    return [decision.words for decision in table.asked if isinstance(decision, ChooseTargets)]


@rule("601.2c")
def test_a_player_in_whose_graveyard_targets_lie_is_a_target_chosen_first() -> None:
    table = Table(3)
    (mine,) = table.graveyard("B", URN)
    (other,) = table.graveyard("C", URN)
    table.hand("A", card("Old Store", "{0}", "Sorcery", "Exile any number of target artifact cards from target player's graveyard."))
    table.answer("A", [1], lambda decision: [oid for oid in decision.candidates if oid in (mine, other)])
    table.cast("A", "Old Store")
    assert asked_for(table) == ["target player", "any number of target artifact cards from target player's graveyard"]
    table.resolve()
    assert table.zone("B", "graveyard") == [] and table.zone("C", "graveyard") == ["Plain Urn"]


@rule("601.2c")
@pytest.mark.parametrize(("whose", "tokens"), [(1, 2), (2, 1)])
def test_a_group_of_a_target_player_has_that_player_chosen(whose: int, tokens: int) -> None:
    table = Table(3)
    table.battlefield("B", BEAR, BEAR)
    table.battlefield("C", BEAR)
    text = "For each creature target player controls, create a token that's a copy of that creature."
    table.hand("A", card("Old Mirror", "{0}", "Sorcery", text))
    table.cast("A", "Old Mirror", [whose])
    assert asked_for(table) == ["target player"]
    table.resolve()
    assert len(table.all("Plain Bear", who="A")) == tokens


@rule("601.2c", "608.2b")
def test_without_a_legal_target_in_its_description_nothing_can_be_cast_nor_resolves() -> None:
    table = Table()
    text = "For each artifact target opponent controls, you gain 3 life."
    table.battlefield("B", URN)
    table.hand("A", card("Old Toll", "{0}", "Sorcery", text))
    table.hand("B", card("Old Veil", "{0}", "Instant", "You gain hexproof until end of turn."))
    table.cast("A", "Old Toll", [1]).cast("B", "Old Veil").resolve()
    assert table.life("A") == 20
    table.hand("A", card("Old Toll", "{0}", "Sorcery", text))
    assert "Old Toll" not in [action.label for action in table.actions("A")]


@rule("601.2c", "107.3i")
def test_a_target_in_an_amount_that_bounds_other_targets_is_chosen_once_and_before_them() -> None:
    table = Table(3)
    table.battlefield("B", ROOK, ROOK, BEAR)
    bears = table.graveyard("A", BEAR, BEAR, BEAR)
    text = ("Return up to X target cards from your graveyard to your hand, where X is the number of black permanents "
            "target opponent controls as you cast this spell.")  # fmt: skip
    table.hand("A", card("Old Harvest", "{0}", "Instant", text))
    table.cast("A", "Old Harvest", [1, *bears[:2]])
    first, second = (decision for decision in table.asked if isinstance(decision, ChooseTargets))
    assert (first.words, first.least, first.most) == ("target opponent", 1, 1)
    assert (second.least, second.most) == (0, 2)
    table.resolve()
    assert table.zone("A", "hand").count("Plain Bear") == 2 and table.zone("A", "graveyard").count("Plain Bear") == 1
