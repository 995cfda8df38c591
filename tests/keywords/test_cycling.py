"""Cycling and typecycling (CR 702.29)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, much_happens, permanent
from tests.support.boards.table import Table, card

STONE = ("Worn Stone", "{3}", "Artifact", "Cycling {1}\nWhen you cycle this card, you gain 2 life.")
WATCH = ("Wheel Watcher", "{1}", "Creature — Human", "Whenever you cycle a card, you gain 1 life.", "1/1")
SEEKER = ("Marsh Seeker", "{5}{B}", "Creature — Frog", "Swampcycling {1}", "5/5")
SCOUT = ("Path Scout", "{5}{G}", "Creature — Scout", "Basic landcycling {1}", "5/5")
SWAMP = ("Swamp", "", "Basic Land — Swamp")


@rule("702.29a")
def test_cycling_discards_the_card_and_draws_one() -> None:
    table = Table()
    (stone,) = table.hand("A", card(*STONE))
    table.mana("A", "{1}")
    table.activate("A", stone)
    assert table.zone("A", "graveyard") == ["Worn Stone"] and table.zone("A", "hand") == []
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"]


@rule("702.29b")
def test_cycling_works_only_from_hand() -> None:
    table = Table()
    table.battlefield("A", card(*STONE))
    table.graveyard("A", card(*STONE))
    table.mana("A", "{1}")
    assert table.actions("A") == ()


@rule("702.29c")
def test_abilities_trigger_when_a_card_is_cycled() -> None:
    table = Table()
    table.battlefield("A", card(*WATCH))
    (stone,) = table.hand("A", card(*STONE))
    table.mana("A", "{1}")
    table.activate("A", stone).resolve()
    assert table.life("A") == 23


@rule("702.29e", "702.29f")
def test_typecycling_finds_a_card_of_the_type_and_counts_as_cycling() -> None:
    table = Table()
    table.battlefield("A", card(*WATCH))
    table.library("A", card(*SWAMP), card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (seeker,) = table.hand("A", card(*SEEKER))
    table.mana("A", "{1}")
    table.activate("A", seeker)
    table.answer("A", lambda decision: [table.find("Swamp", "library")])
    table.resolve()
    assert table.zone("A", "hand") == ["Swamp"] and table.life("A") == 21


@rule("702.29e")
def test_the_type_can_be_a_supertype_and_a_card_type() -> None:
    table = Table()
    table.library("A", card("Odd Land", "", "Land"), card(*SWAMP))
    (scout,) = table.hand("A", card(*SCOUT))
    table.mana("A", "{1}")
    table.activate("A", scout)
    table.answer("A", lambda decision: [table.find("Swamp", "library")])
    table.resolve()
    asked = next(decision for decision in table.asked if decision.kind == "objects")
    assert table.find("Odd Land", "library") not in asked.candidates  # type: ignore[attr-defined]
    assert table.zone("A", "hand") == ["Swamp"]


@rule("702.29d")
def test_an_ability_about_cycling_or_discarding_triggers_once_when_a_card_is_cycled() -> None:
    table = Table()
    text = "Whenever you cycle or discard a card, you gain 1 life."
    table.battlefield("A", card("Old Well", "{1}", "Artifact", text))
    table.battlefield("B", card("Old Ear", "{1}", "Artifact", "Whenever a player cycles or discards a card, you gain 1 life."))
    (stone, _) = table.hand("A", card("Bare Stone", "{3}", "Artifact", "Cycling {1}"), card(*SWAMP))
    table.mana("A", "{1}")
    table.activate("A", stone).resolve()
    assert (table.life("A"), table.life("B")) == (21, 21)
    do(table, "Discard a card.")
    assert (table.life("A"), table.life("B")) == (22, 22), "and once for a card that is only discarded"
    for seat in "AB":
        table.hand(seat, card(*SWAMP), card(*SWAMP))
    do(table, "Each player discards two cards.")
    assert (table.life("A"), table.life("B")) == (24, 26), "and for each of several cards discarded at once"


@rule("702.29b", "it continues to exist in all other zones, wherever the card is discarded to")
def test_what_cares_for_cycling_sees_it_on_the_card_that_is_discarded() -> None:
    """Exiled from the graveyard is only what is there, not what was put onto the battlefield instead."""
    table = Table()
    table.battlefield("A", card("Stone Gate", "{1}", "Enchantment", "Whenever you discard one or more cards with cycling, exile them from your graveyard."))
    table.hand("A", card(*STONE), card("Lost Bear", "{G}", "Creature — Bear", "", "2/2"), card(
        "Stray Wolf", "{1}{G}", "Creature — Wolf",
        "Cycling {1}\nIf a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.", "2/2"))  # fmt: skip
    do(table.next_turn("B"), "Target opponent discards their hand.", [0], who="B")
    assert table.zone("A", "exile") == ["Worn Stone"]
    assert "Lost Bear" in table.zone("A", "graveyard") and len(table.all("Stray Wolf")) == 1


@rule("702.29b", "it continues to exist as the card is discarded")
def test_a_card_with_cycling_is_exiled_instead_of_being_put_into_a_graveyard() -> None:
    table = Table()
    text = "If a spell or ability an opponent controls causes you to discard a card with cycling, exile it instead of putting it into your graveyard."
    table.battlefield("A", card("Stone Gate", "{1}", "Enchantment", text))
    table.hand("A", card(*STONE), card("Lost Bear", "{G}", "Creature — Bear", "", "2/2"))
    do(table.next_turn("B"), "Target opponent discards their hand.", [0], who="B")
    assert (table.zone("A", "exile"), "Lost Bear" in table.zone("A", "graveyard")) == (["Worn Stone"], True)


@rule("702.29d", "cycles or discards, cycles, discards")
def test_cycling_and_discarding_are_told_apart_by_what_waits_for_one_of_them() -> None:
    table = Table()
    permanent(table, "Whenever you cycle a card for the first time each turn, you gain 1 life.\n"
              "Whenever you discard a card, you gain 10 life.\nWhenever you cycle or discard a card, you gain 100 life.", types="Enchantment")  # fmt: skip
    table.hand("A", card(*SWAMP))
    do(table, "Discard a card.")
    assert table.life("A") == 20 + 110, "nothing was cycled"
    much_happens(table)
    life = table.life("A")
    (stone,) = table.hand("A", card("Bare Stone", "{3}", "Artifact", "Cycling {1}"))
    table.mana("A", "{1}").activate("A", stone).resolve()
    assert table.life("A") == life + 111


@rule("702.29d", "cards that are cycled or discarded")
def test_several_cards_discarded_are_spoken_of_together_and_a_cycled_one_alone() -> None:
    table = Table()
    permanent(table, "Whenever you cycle or discard one or more cards, exile them from your graveyard. You gain that much life.", types="Enchantment")
    permanent(table, "Whenever you cycle or discard an artifact card, you gain 10 life. Put it on the bottom of its owner's library.", who="A", types="Enchantment")
    table.policy = lambda decision: None
    (stone, *_) = table.hand("A", card("Bare Stone", "{3}", "Artifact", "Cycling {1}"), card(*SWAMP), card(*SWAMP))
    do(table, "Discard two land cards.")
    assert (table.zone("A", "exile"), table.life("A")) == (["Swamp", "Swamp"], 22)
    table.mana("A", "{1}").activate("A", stone).resolve()
    assert table.life("A") == 33 and "Bare Stone" not in table.zone("A", "graveyard")


@rule("702.29d", "X of what is cycled is not the X of what waits for it")
@rule("107.3e", "the X of its own cycling cost")
def test_what_asks_for_an_x_of_its_own_is_not_told_the_x_that_was_paid_for_cycling() -> None:
    table = Table()
    permanent(table, "Whenever you cycle or discard another card, you may pay {X}. If you do, you gain X life.", types="Enchantment")
    permanent(table, "Whenever you cycle another card, you may pay {X}. If you do, you gain X life.", types="Enchantment")
    wave, rill = table.hand("A", card("Long Wave", "{3}", "Instant", "Cycling {X}\nWhen you cycle this card, you gain X life."),
                            card("Little Rill", "{3}", "Instant", "Cycling {1}\nWhen you cycle this card, you may pay {X}. If you do, you gain X life."))  # fmt: skip
    table.mana("A", "{5}").answer("A", 2)
    table.activate("A", wave)
    table.policy = lambda decision: True if decision.kind == "yes_no" else 1 if decision.kind == "number" else None
    table.resolve()
    assert (table.life("A"), table.pool("A")) == (20 + 2 + 1 + 1, "C")
    table.mana("A", "{3}").activate("A", rill).resolve()
    assert (table.life("A"), table.pool("A")) == (24 + 1 + 1 + 1, "")


@rule("702.29d", "the card that is cycled or discarded, no other")
def test_a_card_waits_for_its_own_cycling_or_discarding() -> None:
    table = Table()
    echo = card("Faint Echo", "{3}", "Artifact", "Cycling {1}\nWhen you cycle or discard this card, you gain 5 life.")
    one, _ = table.hand("A", echo, echo)
    table.graveyard("A", echo)
    table.battlefield("A", echo)
    table.mana("A", "{1}").activate("A", one).resolve()
    assert table.life("A") == 25
    table.hand("A", card(*SWAMP))
    table.policy = lambda decision: [table.find("Faint Echo", "hand")] if decision.kind == "objects" else None
    do(table, "Discard a card.")
    assert table.life("A") == 30
    table.policy = lambda decision: [table.find("Swamp", "hand")] if decision.kind == "objects" else None
    do(table, "Discard a card.")
    assert table.life("A") == 30


@rule("702.29a", "only in a hand; discard this card: draw a card")
def test_what_a_card_does_in_play_is_not_what_it_does_in_hand() -> None:
    table = Table()
    wheel = card("Old Wheel", "{3}", "Artifact", "{1}: Target player gains 1 life.\nCycling {1}")
    (there,) = table.battlefield("A", wheel)
    (held,) = table.hand("A", wheel)
    table.mana("A", "{2}")
    assert {action.oid for action in table.actions("A")} == {there, held}
    table.activate("A", there, [1]).resolve()
    assert (table.life("B"), table.zone("A", "hand"), table.all("Old Wheel")) == (21, ["Old Wheel"], [there])
    table.activate("A", held, index=1).resolve()
    assert (table.life("B"), table.zone("A", "hand"), table.zone("A", "graveyard")) == (21, ["Forest"], ["Old Wheel"])


@rule("702.29d", "the cards, where they were discarded to")
def test_what_was_put_elsewhere_instead_of_being_discarded_is_not_exiled_from_the_graveyard() -> None:
    table = Table()
    permanent(table, "Whenever you cycle or discard one or more cards, exile them from your graveyard.", types="Enchantment")
    table.hand("A", card(*SWAMP), card("Stray Wolf", "{1}{G}", "Creature — Wolf",
        "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.", "2/2"))  # fmt: skip
    do(table.next_turn("B"), "Target opponent discards their hand.", [0], who="B")
    assert (table.zone("A", "exile"), len(table.all("Stray Wolf"))) == (["Swamp"], 1)


@rule("107.3e")
def test_x_of_a_cycling_cost_is_known_to_what_triggers_on_cycling() -> None:
    table = Table()
    table.hand("A", card("Wide Storm", "{5}", "Enchantment", "Cycling {X}{U}\nWhen you cycle ~, create an X/X blue Shark creature token with flying."))
    table.mana("A", "{U}{3}").answer("A", 3)
    table.act("A", lambda action: action.kind == "activate").resolve()
    assert table.pt(table.find("Shark Token")) == (3, 3)
