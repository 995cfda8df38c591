"""Linked abilities that speak of "the exiled card" where several have been exiled (CR 607.3)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.table import Table, card

VAULT = card("Deep Vault", "{2}", "Artifact", "When Deep Vault enters, exile the top card of your library.\n{0}: You may play the exiled card without paying its mana cost.")
TWICE = card("Second Bell", "{2}", "Artifact", "If an artifact entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.")
BEAR, ELF = card("Moss Bear", "{1}{G}", "Creature — Bear", "", "2/2"), card("Moss Elf", "{G}", "Creature — Elf", "", "1/1")
GLADE, CRAG = card("Glade", "", "Basic Land — Forest"), card("Crag", "", "Basic Land — Mountain")
TOLL = card("Toll Stone", "{2}", "Artifact", "When Toll Stone enters, exile the top card of your library.\n{0}: If the exiled card is a creature card, you gain life equal to its mana value.")


def vault_with(*cards: object) -> tuple[Table, int]:
    table = Table()
    table.battlefield("A", TWICE)
    table.library("A", *cards)
    table.hand("A", VAULT)
    table.mana("A", "{2}").cast("A", "Deep Vault").resolve()
    return table, table.find("Deep Vault")


@rule("607.3", "608.2d")
@pytest.mark.parametrize("chosen", [(), ("Moss Elf",), ("Moss Elf", "Moss Bear")])
def test_of_several_exiled_cards_each_may_be_played_in_the_order_that_the_player_likes(chosen: tuple[str, ...]) -> None:
    table, vault = vault_with(BEAR, ELF)
    table.answer("A", [table.find(name, "exile") for name in chosen])
    table.activate("A", vault).resolve()
    assert [table.game.chars(oid).name for oid in table.game.battlefield][2:] == [*reversed(chosen)]
    assert len(table.zone("A", "exile")) == 2 - len(chosen)
    assert not any(isinstance(decision, YesNo) for decision in table.asked)  # whether was said with which


@rule("607.3", "305.2")
def test_of_several_exiled_lands_only_as_many_are_played_as_a_turn_allows() -> None:
    table, vault = vault_with(GLADE, CRAG)
    table.answer("A", [table.find("Crag", "exile"), table.find("Glade", "exile")])
    table.activate("A", vault).resolve()
    assert (len(table.all("Crag")), table.zone("A", "exile")) == (1, ["Glade"])


@rule("607.2a", "608.2d")
def test_a_single_exiled_card_is_played_or_not() -> None:
    table, vault = vault_with(BEAR, card("Odd Wall", "{W}", "Instant", "Draw a card."))
    first = table.find("Moss Bear", "exile")
    table.answer("A", [first]).activate("A", vault).resolve()
    table.answer("A", False).activate("A", vault).resolve()
    assert table.zone("A", "exile") == ["Odd Wall"]
    table.answer("A", True).activate("A", vault).resolve()
    assert table.zone("A", "exile") == []


@rule("607.3")
@pytest.mark.parametrize(("cards", "gained"), [((BEAR, ELF), 3), ((BEAR, GLADE), 2), ((GLADE, CRAG), 0)])
def test_what_is_asked_of_the_exiled_card_has_an_answer_for_each(cards: tuple[object, ...], gained: int) -> None:
    table = Table()
    table.battlefield("A", TWICE)
    table.library("A", *cards)
    table.hand("A", TOLL)
    table.mana("A", "{2}").cast("A", "Toll Stone").resolve()
    table.activate("A", table.find("Toll Stone")).resolve()
    assert table.life("A") == 20 + gained
