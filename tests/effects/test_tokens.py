"""Creating tokens (CR 111, 701.6): described, predefined, copies. And keyword actions that create them."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.vocabulary.effects.shared.predefined_tokens import NAMES, predefined
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("111.10")
@pytest.mark.parametrize("name", [name for name in NAMES if name != "Young Hero Role"])
def test_every_predefined_token_is_understood(name: str) -> None:
    definition = predefined(name)
    assert definition.faces[0].printed.subtypes


@pytest.mark.parametrize("words", [
    "Create a 1/1 white Human creature token, a 2/2 green Wolf creature token, and a Food token.",
    "Target opponent creates a tapped 2/2 black Zombie creature token.",
    "Create a number of 1/1 green Saproling creature tokens equal to the number of lands you control.",
    "Create a Wicked Role token attached to target creature you control.",
    "Each player creates a Treasure token.",
    "Create three tokens that are copies of ~.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert card("Test Rite", "{0}", "Sorcery", words.replace("~", "Test Rite"))


@rule("303.4i")
def test_a_role_token_is_not_created_for_what_it_cannot_enchant() -> None:
    table = Table()
    (monk,) = table.battlefield("A", card("Aura Monk", "{1}", "Creature — Monk", "Protection from enchantments", "1/1"),)
    table.battlefield("A", card("Watcher", "{1}", "Enchantment", "Whenever another enchantment enters, you gain 1 life."))
    table.hand("A", card("Masquerade", "{0}", "Sorcery", "Create a Monster Role token attached to target creature you "
                         "control. Draw a card."))
    table.cast("A", "Masquerade", targets=[monk]).resolve()
    assert not table.all("Monster Role")
    assert table.life("A") == 20
    assert len(table.zone("A", "hand")) == 1


@rule("303.4i")
def test_an_aura_returned_attached_to_what_is_gone_stays_where_it_is() -> None:
    table = Table()
    (bear,) = table.graveyard("A", card("Lost Bear", "{1}", "Creature — Bear", "", "2/2"))
    (veil, blade) = table.graveyard("A", card("Green Veil", "{1}", "Enchantment — Aura", "Enchant creature"),
                                    card("Old Blade", "{1}", "Artifact — Equipment", "Equip {1}"))
    (pit,) = table.battlefield("B", card("Hungry Pit", "{1}", "Artifact", "{0}: Exile target card from a graveyard."))
    table.battlefield("A", card("Other Bear", "{1}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Late Rites", "{0}", "Sorcery", "Return target creature card from your graveyard to the "
                         "battlefield, then return up to two target Aura and/or Equipment cards from your graveyard to "
                         "the battlefield attached to that creature."))
    table.cast("A", "Late Rites", targets=[bear, veil, blade])
    table.activate("B", pit, targets=[bear]).resolve()
    assert table.zone("A", "graveyard") == ["Green Veil", "Late Rites"]
    assert table.game.obj(table.find("Old Blade")).attached_to == NOBODY
