"""What the card database finds out of a card as it is imported."""

from __future__ import annotations

import pytest

from engine.cards.card_facts import color_identity, mana_value, printed_colors, text_hash
from engine.cards.cards_text import read_cards
from tests.support.cards.database_cards import CARDS


class TestFacts:
    @pytest.mark.parametrize(
        ("name", "colors", "identity", "value"),
        [
            ("Ember Fox", "R", "R", 2),
            ("Crème Brûlée", "", "W", 1),
            ("Moon Priest // Moon Beast", "W", "WG", 3),
            ("Hot // Cold", "UR", "UR", 3),
            ("Wild Field", "", "WG", 0),
            ("Spark Ox", "RG", "RG", 1),
        ],
    )
    def test_colors_identity_and_mana_value(self, name: str, colors: str, identity: str, value: int) -> None:
        (card,) = [card for card in read_cards(CARDS, "x") if card.name == name]
        assert ("".join(printed_colors(card)), "".join(color_identity(card)), mana_value(card)) == (
            colors, identity, value,
        )  # fmt: skip

    def test_the_digest_sees_what_the_meaning_depends_on(self) -> None:
        fox = "Fox {1}{R}\nCreature — Fox\nHaste\n2/1\n"
        digests = [
            text_hash(read_cards(text, "x")[0])
            for text in (
                fox, fox.replace("Fox {", "Vox {"), fox.replace("{R}", "{G}"), fox.replace("— Fox", "— Ox"),
                fox.replace("Haste", "Reach"), fox.replace("2/1", "2/2"), fox.replace("Haste", "Color: G\nHaste"),
            )
        ]  # fmt: skip
        assert len(set(digests)) == len(digests)
        assert text_hash(read_cards(fox + "Flavor: Warm.\nRarity: rare", "y")[0]) == digests[0]
