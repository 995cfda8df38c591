"""What is known only of what an event makes can't be replaced by words that ask for it (CR 614.1a, 614.12)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from tests.rulebook import rule
from tests.support.boards.table import data


@pytest.mark.parametrize("words", [
    "If a creature would enter, exile it instead.",
    "If you would create one or more tokens, draw a card instead.",
    "If you would create a Bear token, draw a card instead.",
    "If a creature card would be milled, exile it instead.",
    "If an Equipment would become attached to a creature, draw a card instead.",
    "If this land would enter, instead sacrifice a land, then put this land onto the battlefield.",
])  # fmt: skip
@rule("614.1a", "declined")
def test_what_could_never_apply_is_declined(words: str) -> None:
    face = data("Odd Law", "", "Land", words, "")
    assert compile_card(CardData("Odd Law", "normal", (face,))).definition is None


@pytest.mark.parametrize("words", [
    "Tap any number of untapped creatures you control: Destroy target creature with power less than or equal to the number of creatures tapped this way.",
    "{T}, Remove one or more charge counters from this artifact: Tap target creature with power less than or equal to the number of charge counters removed this way.",
])  # fmt: skip
@rule("601.2c", "what a cost will take")
@rule("602.2b", "what a cost will take")
def test_a_target_measured_by_a_cost_yet_to_be_paid_is_declined(words: str) -> None:
    face = data("Odd Stone", "{1}", "Artifact", words, "")
    assert compile_card(CardData("Odd Stone", "normal", (face,))).definition is None
