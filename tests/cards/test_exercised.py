"""Cards of supplementary decks are exercised in the variants they are for (CR 901, 902, 904)."""

from __future__ import annotations

import pytest

from engine import catalogue
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.exercise import exercise
from engine.practice_table import furniture, table
from engine.rules.variants.playing import plays

CARDS = {
    "archenemy": FaceData("Quiet Plan", "", "Scheme", "When you set this scheme in motion, draw a card."),
    "planechase": FaceData("Quiet Meadow", "", "Plane — Hill", "At the beginning of your upkeep, you gain 1 life."),
    "vanguard": FaceData("Quiet Host", "", "Vanguard", "Discard a card: Draw a card.", modifiers=(1, -1)),
}


@pytest.fixture(scope="module", autouse=True)
def words() -> None:
    catalogue.load()


@pytest.mark.parametrize("variant", sorted(CARDS))
def test_a_card_of_a_supplementary_deck_is_laid_out_in_its_variant(variant: str) -> None:
    face = CARDS[variant]
    card = CardLibrary([CardData(face.name, "normal", (face,))]).definition(face.name)
    game = table(card, furniture(), 1)
    assert plays(game, variant)
    assert not [one for one in ("archenemy", "planechase", "vanguard") if one != variant and plays(game, one)]
    held = [found.zone for found in game.objects.values() if found.definition is card]
    assert held and set(held) == {"command"}


@pytest.mark.parametrize("variant", ["archenemy", "planechase"])
def test_its_abilities_are_used(variant: str) -> None:
    face = CARDS[variant]
    card = CardLibrary([CardData(face.name, "normal", (face,))]).definition(face.name)
    done = exercise(card, furniture(), games=3)
    assert not done.defects and not done.missed and len(done.abilities) == 1
