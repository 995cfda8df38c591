"""Qualities that a player can choose among, in words (CR 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("608.2d", "607.2d")
def test_a_color_other_than_one_and_the_mana_of_it() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Odd Gate",
            "",
            "Land — Gate",
            "As this land enters, choose a color other than black.\n{T}: Add {B} or one mana of the chosen color.",
        ),
    )
    table.play("A", "Odd Gate")
    options = next(asked.options for asked in table.asked if hasattr(asked, "options"))
    assert [str(option).lower() for option in options] == ["white", "blue", "red", "green"]
    gate = table.find("Odd Gate")
    table.tap_for_mana("A", gate, "B")
    assert table.pool("A") == "B"


@rule("205.3")
@pytest.mark.parametrize(("words", "options"), [
    ("choose artifact, creature, or land", ["artifact", "creature", "land"]), ("choose Island or Swamp", ["Island", "Swamp"]),
    ("choose a card type other than creature or land", ["artifact", "battle", "enchantment", "instant", "planeswalker", "sorcery"]),
])  # fmt: skip
def test_lists_and_exceptions(words: str, options: list[str]) -> None:
    table = Table()
    table.hand("A", card("Odd Drum", "{0}", "Artifact", f"As this artifact enters, {words}."))
    table.cast("A", "Odd Drum").resolve()
    (asked,) = [asked for asked in table.asked if hasattr(asked, "options")]
    assert [str(option) for option in asked.options] == options


@rule("608.2d")
@pytest.mark.parametrize(("kind", "found"), [("land", "Grove"), ("nonland", "Plain Bear")])
def test_a_card_of_the_chosen_kind(kind: str, found: str) -> None:
    table = Table()
    table.library("A", *((card("Grove", "", "Land"), bear()) if kind == "nonland" else (bear(), card("Grove", "", "Land"))))
    table.policy = lambda decision: list(decision.options).index(kind) if getattr(decision, "purpose", "") == "kind" else None
    do(table, "Choose land or nonland. Reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand "
              "and the rest on the bottom of your library in a random order.")  # fmt: skip
    assert table.all(found, "hand")
