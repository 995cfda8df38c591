"""What is so of spells that are cast with permission (CR 400.7h, 601.2f, 614.1a)."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

GIFT = card("Small Gift", "{2}", "Instant", "You gain 1 life.")


def castable(table: Table, who: str = "A") -> list[str]:
    return sorted({action.label for action in table.actions(who) if action.kind == "cast"})


@rule("614.1a", "404.2")
def test_only_the_top_card_of_a_graveyard_and_it_is_exiled() -> None:
    table = Table()
    table.graveyard("A", card("Low Gift", "{0}", "Instant", "You gain 2 life."), card("High Gift", "{0}", "Instant", "You gain 1 life."))
    permanent(table, "{0}: Until end of turn, you may cast instant and sorcery spells from the top of your graveyard. If a spell cast this way would be "
                     "put into a graveyard, exile it instead.", types="Artifact")  # fmt: skip
    assert castable(table) == []
    table.activate("A", table.find("Test Thing")).resolve()
    assert castable(table) == ["High Gift"]
    table.cast("A", "High Gift").resolve()
    assert (table.life("A"), table.zone("A", EXILE), castable(table)) == (21, ["High Gift"], ["Low Gift"])
    table.cast("A", "Low Gift")
    do_no = card("Firm No", "{0}", "Instant", "Counter target spell.")
    table.hand("B", do_no)
    table.cast("B", "Firm No", [table.game.stack[-1]]).resolve()
    assert table.zone("A", EXILE) == ["High Gift", "Low Gift"]  # countered or not


@rule("601.3", "108.3")
def test_spells_from_any_graveyard() -> None:
    table = Table(3)
    for who in "ABC":
        table.graveyard(who, card(f"Gift of {who}", "{0}", "Instant", "You gain 1 life."), bear())
    do(table, "Until end of turn, you may cast instant spells from any graveyard. If a spell cast this way would be put into a graveyard, exile it "
              "instead.")  # fmt: skip
    assert castable(table) == ["Gift of A", "Gift of B", "Gift of C"] and castable(table, "B") == []
    table.cast("A", "Gift of C").resolve()
    assert table.life("A") == 21 and table.zone("C", EXILE) == ["Gift of C"]


@rule("401.5", "305.1")
def test_lands_and_spells_from_the_top_of_any_library() -> None:
    table = Table(3)
    permanent(table, "Players play with the top card of their libraries revealed.\nYou may play lands and cast spells from the top of any player's library.",
              types="Enchantment")  # fmt: skip
    table.library("B", card("Far Meadow", "", "Land"), card("Far Gift", "{0}", "Instant", "You gain 1 life."))
    table.library("C", card("High Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.cast("A", "High Bear").resolve()
    table.play("A", "Far Meadow")
    assert table.find("High Bear") and table.find("Far Meadow")
    table.cast("A", "Far Gift").resolve()
    assert table.life("A") == 21 and table.zone("B", GRAVEYARD) == ["Far Gift"]


@rule("601.2f")
@pytest.mark.parametrize(("words", "number"), [("less", 0), ("more", 4)])
def test_spells_cast_so_cost_more_or_less(words: str, number: int) -> None:
    table = Table()
    table.hand("A", card("Own Gift", "{2}", "Instant", "You gain 5 life."))
    table.library("A", GIFT)
    do(table, f"Exile the top card of your library. Until end of turn, you may cast that card. Spells you cast this way cost {{2}} {words} to cast.")
    if number:
        table.mana("A", f"{{{number - 1}}}")
        assert "Small Gift" not in castable(table)
        table.mana("A", "{1}")
    table.cast("A", "Small Gift").resolve()
    assert table.life("A") == 21 and table.pool("A") == ""
    table.mana("A", "{1}")
    assert castable(table) == []


@rule("601.2f", "109.5")
def test_a_spell_costs_an_opponent_more() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", card("Old Lamp", "{1}", "Artifact"))
    (theirs,) = table.battlefield("B", card("New Lamp", "{1}", "Artifact"))
    words = ("Exile target nonland permanent. For as long as that card remains exiled, its owner may play it. A spell cast by an opponent this way costs "
             "{2} more to cast.")  # fmt: skip
    do(table, words, [mine])
    do(table, words, [theirs])
    table.mana("A", "{1}")
    assert castable(table) == ["Old Lamp"]
    table.next_turn("B").mana("B", "{2}")
    assert castable(table, "B") == []
    table.mana("B", "{1}").cast("B", "New Lamp").resolve()
    assert table.find("New Lamp", who="B")


@rule("400.7d", "614.12")
def test_what_is_cast_so_enters_with_a_counter() -> None:
    table = Table()
    permanent(table, "During your turn, you may cast creature spells with power or toughness 1 or less from your graveyard. If you cast a spell this way, "
                     "that creature enters with a finality counter on it.", types="Enchantment")  # fmt: skip
    table.graveyard("A", card("Low Cub", "{0}", "Creature — Bear", "", "3/1"), card("Tall Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Own Cub", "{0}", "Creature — Bear", "", "1/1"))
    assert castable(table) == ["Low Cub", "Own Cub"]
    table.cast("A", "Low Cub").resolve().cast("A", "Own Cub").resolve()
    assert table.counters(table.find("Low Cub")) == {"finality": 1} and not table.counters(table.find("Own Cub"))


@rule("400.7d", "614.12")
def test_only_creatures_cast_so_get_more() -> None:
    table = Table()
    permanent(table, "You may play lands and cast Bear or artifact spells from the top of your library. If you cast a creature spell this way, that creature "
                     "enters with an additional +1/+1 counter on it.", types="Enchantment")  # fmt: skip
    table.library("A", card("Top Cub", "{0}", "Creature — Bear", "", "2/2"), card("Top Lamp", "{0}", "Artifact"))
    table.cast("A", "Top Cub").resolve().cast("A", "Top Lamp").resolve()
    assert table.counters(table.find("Top Cub")) == {"+1/+1": 1} and not table.counters(table.find("Top Lamp"))


@rule("601.2b")
@rule("701.61a", edition="2026-01-16")
def test_foraging_to_cast_from_a_graveyard_takes_no_card_that_is_cast() -> None:
    table = Table()
    do(table, "Until end of turn, you may cast creature spells from your graveyard by foraging in addition to paying their other costs. If you cast a spell "
              "this way, that creature enters with a finality counter on it.")  # fmt: skip
    table.graveyard("A", card("Low Cub", "{0}", "Creature — Bear", "", "2/2"), GIFT)
    assert len(table.zone("A", GRAVEYARD)) == 3 and castable(table) == []  # it would be on the stack as the three are exiled
    table.graveyard("A", GIFT)
    (name,) = castable(table)
    table.cast("A", table.find("Low Cub", GRAVEYARD)).resolve()
    assert table.counters(table.find("Low Cub")) == {"finality": 1} and table.zone("A", GRAVEYARD) == [] and name
