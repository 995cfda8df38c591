"""Creating tokens (CR 111, 701.6): described, predefined, copies; and keyword actions that create them."""

from __future__ import annotations

import pytest

from engine.effects.shared.predefined_tokens import NAMES, predefined
from tests.rulebook import rule
from tests.table import card


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
