"""Keywords that cards have for their own mana cost, however that is put; and keywords of the spells of all players."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

SPARK = ("Small Spark", "{1}{R}", "Instant", "You gain 1 life.")


@rule("702.34a")
@pytest.mark.parametrize("words", [
    "The flashback cost is equal to its mana cost.", "The flashback cost is equal to the card's mana cost.",
    "Its flashback cost is equal to its mana cost.",
])  # fmt: skip
def test_a_keyword_of_cards_in_all_graveyards_for_their_mana_cost(words: str) -> None:
    table = Table()
    permanent(table, f"Instant and sorcery cards in graveyards have flashback. {words}", types="Enchantment")
    (mine,) = table.graveyard("A", card(*SPARK))
    table.graveyard("B", card(*SPARK))
    table.mana("A", "{1}{R}").cast("A", mine).resolve()
    assert table.life("A") == 21 and table.pool("A") == "" and table.zone("A", "exile") == ["Small Spark"]
    assert not table.actions("A"), "B's card is B's to cast"


@rule("702.84a")
def test_unearth_for_the_mana_cost() -> None:
    table = Table()
    permanent(table, "Red and/or green creature cards in your graveyard have unearth. The unearth cost is equal to the card's mana cost.",
              types="Enchantment")  # fmt: skip
    (cub,) = table.graveyard("A", bear())
    table.mana("A", "{1}{G}").activate("A", cub).resolve()
    (back,) = table.all("Plain Bear")
    assert table.has(back, "haste") and table.pool("A") == ""
    table.to_step("end").resolve()
    assert table.zone("A", "exile") == ["Plain Bear"]


@rule("702.143a")
def test_foretell_for_the_mana_cost_reduced_by_mana() -> None:
    table = Table()
    permanent(table, "Each nonland card in your hand without foretell has foretell. Its foretell cost is equal to its mana cost reduced by {2}.",
              types="Enchantment")  # fmt: skip
    (card_,) = table.hand("A", card("Long Wait", "{3}{R}", "Sorcery", "You gain 4 life."))
    table.mana("A", "{2}").special("A", card_)
    table.next_turn("B").next_turn("A")
    table.mana("A", "{1}{R}").cast("A", table.game.zone("exile")[0], way="foretell").resolve()
    assert table.life("A") == 24 and table.pool("A") == ""


@rule("702.40a")
def test_spells_of_all_players_have_a_keyword() -> None:
    table = Table()
    permanent(table, "Instant and sorcery spells players cast have storm.", types="Enchantment")
    table.hand("B", card("Idle Word", "{0}", "Instant", "You gain 1 life."), card("Idle Wish", "{0}", "Instant", "You gain 1 life."))
    table.cast("B", "Idle Word").resolve()
    table.cast("B", "Idle Wish").resolve()
    assert table.life("B") == 23


def test_the_first_such_spell_in_each_of_ones_own_turns_has_a_keyword() -> None:
    table = Table()
    permanent(table, "The first spell you cast during each of your turns with mana value 2 or greater has storm.", types="Enchantment")
    table.hand("A", card("Idle Word", "{0}", "Instant", "You gain 1 life."), *[card(*SPARK)] * 3)
    table.mana("A", "{4}{R}{R}")
    table.cast("A", "Idle Word").resolve()
    table.cast("A", "Small Spark").resolve()
    assert table.life("A") == 23, "it is the second spell, but the first of those"
    assert table.cast("A", "Small Spark").resolve().life("A") == 24
    table.next_turn("B").mana("A", "{1}{R}").cast("A", "Small Spark").resolve()
    assert table.life("A") == 25, "in a turn of B's none has it"


@rule("702.8a")
def test_all_players_may_cast_such_spells_as_though_they_had_flash() -> None:
    table = Table()
    permanent(table, "Players may cast enchantment spells as though they had flash.", types="Enchantment")
    table.hand("B", card("Quiet Rug", "{0}", "Enchantment"), card("Quiet Cup", "{0}", "Artifact"))
    assert [action.kind for action in table.cast("B", "Quiet Rug").actions("B")] == []
    assert table.resolve().all("Quiet Rug", who="B")
