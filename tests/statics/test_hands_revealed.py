"""Hands that are revealed, and cards of another's hand that a player may play. An ability that says where its card
is."""

from __future__ import annotations

import pytest

from engine.game.decisions.combat import DeclareAttackers
from engine.game.rules.questions.seeing import may_see
from tests.rulebook import rule
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
SPELL = ("Short Spell", "{1}", "Instant", "You gain 1 life.")
MEADOW = ("Wet Meadow", "", "Land", "{T}: Add {G}.")
FORGE = ("Low Forge", "{1}", "Artifact", "{1}: You gain 1 life.")
LOOSE = ("Loose Cub", "{3}", "Creature — Bear", "Morph {2}\nCycling {1}", "2/2")
JAIL = ("Mind Jail", "{3}", "Enchantment", "At the beginning of your upkeep, choose target opponent. This turn, that player can't cast spells "
        "or activate abilities and plays with their hand revealed. You may play cards from that player's hand this turn.")  # fmt: skip


def _seen(table: Table, who: str) -> dict[str, list[str]]:
    """Whose cards in hand a player sees, by owner; Forests drawn apart."""
    game, seat = table.game, table.seat(who)
    return {
        name: [game.chars(oid).name for oid in game.zone("hand", table.seat(name)) if may_see(game, seat, oid) and game.chars(oid).name != "Forest"]
        for name in "ABC"[: len(game.players)]
    }


@rule("402.3")
@pytest.mark.parametrize(("words", "revealed"), [
    ("Play with your hand revealed.", "A"), ("Your opponents play with their hands revealed.", "BC"),
    ("Players play with their hands revealed.", "ABC"), ("Each opponent plays with their hand revealed.", "BC"),
])  # fmt: skip
def test_all_players_see_a_hand_that_is_played_with_revealed(words: str, revealed: str) -> None:
    table = Table(3)
    for who in "ABC":
        table.hand(who, card(*TOAD))
    (glass,) = table.battlefield("A", card("Clear Glass", "{2}", "Enchantment", words))
    for who in "ABC":
        assert _seen(table, who) == {one: ["Mud Toad"] if one in revealed or one == who else [] for one in "ABC"}
    table.battlefield("A", card("Void Wind", "{0}", "Artifact", "{0}: Exile target enchantment."))
    table.activate("A", table.find("Void Wind"), targets=[glass]).resolve()
    assert all(_seen(table, who) == {one: ["Mud Toad"] if one == who else [] for one in "ABC"} for who in "ABC")


def _jailed() -> Table:
    """Three players; in A's upkeep B is chosen, whose hand has a creature, an instant, a land and one with morph."""
    table = Table(3)
    table.battlefield("A", card(*JAIL), card(*MEADOW))
    table.battlefield("B", card(*MEADOW), card(*FORGE))
    table.hand("B", card(*TOAD), card(*SPELL), card(*MEADOW), card(*LOOSE))
    table.hand("C", card(*TOAD), card(*SPELL))
    table.answer("A", [table.seat("B")])
    table.next_turn("A")
    assert not table.answers[table.seat("A")]
    return table


@rule("601.3", "611.2", "602.5", "305.1")
def test_cards_of_a_chosen_players_hand_may_be_played_this_turn() -> None:
    table = _jailed()
    for who in "ABC":
        table.mana(who, "{5}{G}")
    labels = {who: sorted(a.label for a in table.actions(who) if a.kind != "pass") for who in "ABC"}
    assert {"Mud Toad", "Short Spell", "Wet Meadow", "Loose Cub"} <= set(labels["A"])
    assert not labels["B"]  # neither the forge nor the land nor cycling, though it is B's card
    assert labels["C"] == ["Short Spell"]  # C is no part of it
    assert _seen(table, "C")["B"] and not _seen(table, "A")["C"]
    table.cast("A", "Mud Toad").resolve()
    assert table.all("Mud Toad", who="A")
    table.play("A", "Wet Meadow")
    assert len(table.all("Wet Meadow", who="A")) == 2
    table.cast("A", "Short Spell").resolve()
    assert table.life("A") == 21
    assert table.zone("B", "graveyard") == ["Short Spell"] and not table.zone("A", "graveyard")  # into its owner's


@rule("611.2", "514.2")
def test_in_the_next_turn_that_hand_is_that_players_again() -> None:
    table = _jailed()
    table.next_turn("B")
    for who in "AB":
        table.mana(who, "{5}{G}")
    assert not [a for a in table.actions("A") if a.label in ("Mud Toad", "Short Spell", "Loose Cub")]
    assert not _seen(table, "A")["B"]
    table.to_step("main1", "B")
    table.mana("B", "{5}{G}")
    assert {"Mud Toad", "Short Spell", "Loose Cub"} <= {a.label for a in table.actions("B")}


@rule("603.4", "113.6b")
def test_what_a_condition_says_the_whereabouts_of_is_what_is_put_onto_the_battlefield() -> None:
    """Not the creature that attacks and isn't blocked."""
    table = Table()
    (scout,) = table.battlefield("A", card(
        "Far Scout", "{W}", "Creature — Scout", "{0}, Exile Far Scout: You gain 2 life.\nWhen a creature you control attacks and isn't "
        "blocked, if Far Scout is exiled, put it onto the battlefield attacking.", "1/1"))
    (toad,) = table.battlefield("A", card(*TOAD))
    table.battlefield("B", card(*TOAD))
    table.to_step("main1", "A")
    table.activate("A", scout).resolve()
    table.policy = lambda decision: [[toad, 1]] if isinstance(decision, DeclareAttackers) else None
    table.to_step("declare_blockers", "A").resolve()
    assert table.life("A") == 22 and table.find("Far Scout") and table.find("Mud Toad", who="A") == toad
    table.to_step("end_combat", "A")
    assert table.life("B") == 17  # both deal damage
