"""Permission to cast or play cards that words describe (CR 601.3, 305.1)."""

from __future__ import annotations

from engine.core.zones import EXILE
from tests.rulebook import rule
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("118.9", "611.2")
def test_life_rather_than_mana_from_the_top_for_a_turn() -> None:
    table = Table()
    do(table, "Until end of turn, you may look at the top card of your library any time and you may play cards from the top of your library. If you cast a "
              "spell this way, pay life equal to its mana value rather than pay its mana cost.")  # fmt: skip
    table.library("A", ogre())
    table.cast("A", "Plain Ogre").resolve()
    assert table.life("A") == 17 and len(table.all("Plain Ogre")) == 1
    table.next_turn("B").next_turn("A")
    table.library("A", ogre())
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("305.1", "601.3", "607.2a")
def test_lands_at_will_and_one_spell_each_turn_from_among_exiled_cards() -> None:
    table = Table()
    permanent(table, "{0}: Exile target player's graveyard.\nYou may play lands from among cards exiled with this artifact.\nYou may cast spells from among cards "
                     "exiled with this artifact. You can't cast more than one spell this way each turn.", types="Artifact")  # fmt: skip
    table.graveyard("B", card("Far Meadow", "", "Land"), *(card(name, "{0}", "Instant", "You gain 1 life.") for name in ("One", "Two")))
    table.activate("A", table.find("Test Thing"), [1]).resolve()
    table.play("A", "Far Meadow").cast("A", "One").resolve()
    assert table.find("Far Meadow") and table.life("A") == 21
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.next_turn("B").cast("A", "Two").resolve()
    assert table.life("A") == 22


@rule("406.3", "305.1", "601.3")
def test_looking_at_exiled_cards_and_playing_them() -> None:
    table = Table()
    permanent(table, "{0}: Exile the top two cards of your library face down.\nYou may look at the cards exiled with this artifact, and you may play lands and "
                     "cast spells from among those cards.", types="Artifact")  # fmt: skip
    table.library("A", card("Near Meadow", "", "Land"), card("Near Gift", "{0}", "Instant", "You gain 1 life."))
    table.activate("A", table.find("Test Thing")).resolve()
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    table.play("A", "Near Meadow").cast("A", "Near Gift").resolve()
    assert table.find("Near Meadow") and table.life("A") == 21


@rule("118.8", "601.3")
def test_more_is_paid_for_spells_from_among_exiled_cards() -> None:
    table = Table()
    permanent(table, "{0}: Exile the top two cards of your library.\nDuring your turn, you may cast creature spells from among cards you own exiled with this "
                     "artifact by removing two counters from among creatures you control in addition to paying their other costs.", types="Artifact")  # fmt: skip
    table.library("A", card("Near Cub", "{0}", "Creature — Bear", "", "2/2"), card("Near Gift", "{0}", "Instant", "You gain 1 life."))
    (ram,) = table.battlefield("A", card("Odd Ram", "{0}", "Creature — Ram", "", "2/2"))
    table.activate("A", table.find("Test Thing")).resolve()
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.game.write(ram).counters = {"+1/+1": 1, "charge": 2}
    (way,) = [action for action in table.actions("A") if action.kind == "cast"]
    table.cast("A", way.oid).resolve()
    assert table.find("Near Cub") and sum(table.counters(ram).values()) == 1


@rule("601.3", "305.1", "611.2a")
def test_lands_and_spells_from_another_players_hand_this_turn() -> None:
    table = Table(3)
    table.hand("B", card("Far Meadow", "", "Land"), card("Far Gift", "{0}", "Instant", "You gain 1 life."), card("Far Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.hand("C", card("Odd Gift", "{0}", "Instant", "You gain 1 life."))
    table.policy = lambda decision: [1] if decision.kind == "targets" else None
    do(table, "Choose target opponent. You may play lands and cast instant spells from that player's hand this turn.", [1])
    offered = {table.game.chars(action.oid).name for action in table.actions("A") if action.kind in ("cast", "play")}
    assert {"Far Meadow", "Far Gift"} <= offered and not {"Far Cub", "Odd Gift"} & offered
    table.play("A", "Far Meadow").cast("A", "Far Gift").resolve()
    assert table.all("Far Meadow", who="A") and table.life("A") == 21


@rule("601.3", "609.4b", "611.2a")
def test_one_spell_from_another_players_graveyard_for_any_mana() -> None:
    table = Table()
    table.graveyard("B", card("Red Cub", "{R}", "Creature — Bear", "", "2/2"), card("Low Cub", "{0}", "Creature — Bear", "", "2/2"), card("Far Gift", "{0}", "Instant", "You gain 1 life."))
    do(table, "Target opponent loses 1 life. You may cast a creature spell from that player's graveyard this turn, and you may spend mana as though it were mana of any "
              "color to cast that spell.", [1])  # fmt: skip
    table.mana("A", "{U}")
    assert sorted(action.label for action in table.actions("A") if action.kind == "cast") == ["Low Cub", "Red Cub"]
    table.cast("A", "Red Cub").resolve()
    assert table.all("Red Cub", who="A") and not [action for action in table.actions("A") if action.kind == "cast"]


@rule("601.3", "305.1", "611.2a")
def test_one_exiled_card_this_turn_a_land_or_a_spell() -> None:
    table = Table()
    thing = permanent(table, "{0}: Exile the top two cards of your library.\n{1}: Until end of turn, you may play a card exiled with this artifact.", types="Artifact")
    table.library("A", card("Near Meadow", "", "Land"), card("Near Gift", "{0}", "Instant", "You gain 1 life."))
    table.activate("A", thing).resolve().mana("A", "{2}").activate("A", thing, index=1).resolve()
    table.play("A", "Near Meadow")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.activate("A", thing, index=1).resolve().cast("A", "Near Gift").resolve()
    assert table.life("A") == 21


@rule("118.9", "611.2a")
def test_exiled_cards_for_no_mana_until_end_of_turn() -> None:
    table = Table()
    table.library("A", card("Near Meadow", "", "Land"), card("Dear Gift", "{9}", "Instant", "You gain 1 life."))
    do(table, "Exile the top two cards of your library. Until end of turn, you may play lands and cast spells from among cards exiled this way without paying their mana costs.")
    table.play("A", "Near Meadow").cast("A", table.find("Dear Gift", EXILE)).resolve()
    assert table.life("A") == 21
