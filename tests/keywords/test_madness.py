"""Madness (CR 702.35)."""

from __future__ import annotations

from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate
from tests.rulebook import rule
from tests.support.boards.table import Table, card

FURY = ("Mad Fury", "{4}{R}", "Sorcery", "You gain 5 life.\nMadness {R}")
LOOT = ("Quick Loot", "{0}", "Instant", "Discard a card.")


@rule("702.35a", "702.35b")
def test_a_discarded_card_is_cast_for_its_madness_cost() -> None:
    table = Table()
    table.hand("A", card(*FURY), card(*LOOT))
    table.mana("A", "{R}")
    table.cast("A", "Quick Loot").resolve(1)
    assert table.all("Mad Fury", "exile") and table.stack() == ["Mad Fury trigger (A)"]
    table.answer("A", True)
    table.resolve()
    assert table.life("A") == 25 and sorted(table.zone("A", "graveyard")) == ["Mad Fury", "Quick Loot"]


@rule("702.35a")
def test_it_goes_to_the_graveyard_otherwise() -> None:
    table = Table()
    table.hand("A", card(*FURY), card(*LOOT))
    table.cast("A", "Quick Loot").resolve()
    assert table.life("A") == 20 and sorted(table.zone("A", "graveyard")) == ["Mad Fury", "Quick Loot"]


@rule("702.35c", "400.7k")
def test_effects_find_the_discarded_card_where_madness_left_it() -> None:
    table = Table()
    text = "Discard a card. At the beginning of the next end step, return the discarded card to its owner's hand."
    table.hand("A", card(*FURY), card("Slow Loot", "{0}", "Instant", text))
    table.mana("A", "{R}")
    table.cast("A", "Slow Loot").resolve(1)
    assert table.all("Mad Fury", "exile") and table.stack() == ["Mad Fury trigger (A)"]
    table.answer("A", False).resolve()
    assert "Mad Fury" in table.zone("A", "graveyard")
    table.to_step("end").resolve()
    assert "Mad Fury" in table.zone("A", "hand")


@rule("702.35c", "moved to a public zone: the command zone, too", "400.7k", "903.9a")
def test_effects_find_the_discarded_commander_in_the_command_zone() -> None:
    table = Table()
    (queen,) = table.hand("A", card("Mad Queen", "{4}{R}", "Legendary Creature — Human", "Madness {R}", "2/2"))
    happen(table.game, designate(table.game, 0, queen))
    text = "Discard a card. At the beginning of the next end step, put the discarded card onto the battlefield."
    table.hand("A", card("Slow Loot", "{0}", "Instant", text))
    table.policy = lambda decision: decision.purpose == "commander" if decision.kind == "yes_no" else None
    table.cast("A", "Slow Loot").resolve()
    assert table.zone("A", "command") == ["Mad Queen"] and not table.stack()
    table.to_step("end").resolve()
    assert table.all("Mad Queen") and table.zone("A", "command") == []


@rule("702.35c", "was cast")
def test_effects_do_not_find_the_card_that_madness_let_cast() -> None:
    table = Table()
    text = "Discard a card. At the beginning of the next end step, return the discarded card to its owner's hand."
    table.hand("A", card(*FURY), card("Slow Loot", "{0}", "Instant", text))
    table.mana("A", "{R}")
    table.cast("A", "Slow Loot").resolve(1)
    table.answer("A", True).resolve()
    assert table.life("A") == 25
    table.to_step("end").resolve()
    assert "Mad Fury" in table.zone("A", "graveyard")


@rule("702.35a", "discarded", "702.35b")
def test_a_card_that_is_exiled_otherwise_is_not_cast() -> None:
    table = Table()
    (fury,) = table.hand("A", card(*FURY))
    table.hand("A", card("Deep Hole", "{0}", "Instant", "Exile a card from your hand."), card(*FURY))
    table.mana("A", "{R}").answer("A", [fury])
    table.cast("A", "Deep Hole").resolve(1)
    assert table.all("Mad Fury", "exile") and table.stack() == []


@rule("702.35a", "exile it instead; when it's exiled this way, its owner may cast it", "702.35b")
def test_the_one_that_was_discarded_is_the_one_that_is_cast() -> None:
    table = Table()
    table.exile("A", card(*FURY))
    table.hand("A", card(*FURY), card("Wild Loot", "{0}", "Instant", "Discard two cards."), card("Plain Card", "{9}", "Artifact"))
    table.mana("A", "{R}")
    table.cast("A", "Wild Loot").resolve(1)
    assert table.stack() == ["Mad Fury trigger (A)"] and "Plain Card" in table.zone("A", "graveyard")
    table.answer("A", True).resolve()
    assert table.life("A") == 25 and len(table.all("Mad Fury", "exile")) == 1


@rule("702.35a", "if that player doesn't, they put it into their graveyard")
@rule("702.35b", "the costs are paid as for any spell", "601.2h")
def test_what_can_not_be_paid_for_after_all_goes_to_the_graveyard() -> None:
    table = Table()
    table.battlefield("A", card("Mad Well", "{1}", "Artifact", "Discard a card: Add {R}."))
    wish = card("Mad Wish", "{9}", "Instant", "As an additional cost to cast this spell, discard a card.\nYou gain 5 life.\nMadness {R}")
    table.hand("A", wish, card("Wild Loot", "{0}", "Instant", "Discard a card."))
    table.cast("A", "Wild Loot")
    table.hand("A", card("Plain Card", "{9}", "Artifact"))
    table.answers[0] = [[table.find("Mad Wish", "hand")], True]
    table.resolve(1)
    assert table.stack() == ["Mad Wish trigger (A)"]
    table.resolve()
    assert (table.life("A"), table.zone("A", "hand")) == (20, ["Plain Card"]), "one card does not pay for both"
    assert sorted(table.zone("A", "graveyard")) == ["Mad Wish", "Wild Loot"]
