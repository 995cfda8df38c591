"""Cascade (CR 702.85)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

FALL = ("Long Fall", "{3}{G}", "Sorcery", "Cascade\nYou gain 1 life.")
DROP = ("Small Drop", "{1}", "Instant", "You gain 10 life.")
WALL = ("Great Wall", "{4}", "Artifact")
ISLE = ("Island", "", "Basic Land — Island")


@rule("702.85a")
def test_a_cheaper_card_is_cast_for_nothing_and_the_rest_goes_to_the_bottom() -> None:
    table = Table()
    table.library("A", card(*ISLE), card(*WALL), card(*DROP))
    table.hand("A", card(*FALL))
    table.mana("A", "{3}{G}").answer("A", True)
    table.cast("A", "Long Fall").resolve()
    assert table.life("A") == 31
    library = table.zone("A", "library")
    assert sorted(library[-2:]) == ["Great Wall", "Island"] and "Small Drop" not in library


@rule("702.85a")
def test_the_card_need_not_be_cast() -> None:
    table = Table()
    table.library("A", card(*DROP))
    table.hand("A", card(*FALL))
    table.mana("A", "{3}{G}").answer("A", False)
    table.cast("A", "Long Fall").resolve()
    assert table.life("A") == 21 and table.zone("A", "library")[-1] == "Small Drop"


@rule("702.85c")
def test_each_instance_of_cascade_triggers_on_its_own() -> None:
    table = Table()
    table.library("A", card(*ISLE), card(*DROP), card(*DROP))
    table.hand("A", card("Twice Fall", "{3}{G}", "Sorcery", "Cascade, cascade\nYou gain 1 life."))
    table.mana("A", "{3}{G}").answer("A", "*", True, True)
    table.cast("A", "Twice Fall")
    assert table.stack() == ["Twice Fall", "Twice Fall trigger (A)", "Twice Fall trigger (A)"]
    table.resolve()
    assert table.life("A") == 41


@rule("702.85b", "after exiling", "before choosing whether to cast", "if no appropriate card was exiled")
def test_what_a_player_may_do_as_they_cascade() -> None:
    table = Table()
    words = "As you cascade, you may put a land card from among the exiled cards onto the battlefield tapped."
    table.battlefield("A", card("Falling Garden", "{G}", "Enchantment", words))
    table.battlefield("B", card("Falling Garden", "{G}", "Enchantment", words))
    table.library("A", card(*ISLE), card(*WALL), card(*DROP))
    table.hand("A", card(*FALL), card(*FALL))
    table.mana("A", "{3}{G}{3}{G}").answer("A", lambda decision: [decision.candidates[0]], False)
    table.cast("A", "Long Fall").resolve()
    (isle,) = table.all("Island", who="A")
    assert table.game.obj(isle).tapped and table.life("A") == 21
    order = [(d.kind, d.seat) for d in table.asked if d.kind in ("objects", "yes_no")]
    assert order == [("objects", 0), ("yes_no", 0)], "only the player who cascades, and before they may cast the card"
    table.game.zones["library", 0] = ()
    table.library("A", card(*ISLE), card(*WALL))
    table.answer("A", lambda decision: [decision.candidates[0]])
    table.cast("A", "Long Fall").resolve()
    assert len(table.all("Island", who="A")) == 2 and table.zone("A", "library") == ["Great Wall"]


@rule("702.85a", "lesser mana value")
def test_a_card_of_one_less_is_cast_and_one_of_as_much_is_not() -> None:
    table = Table()
    table.library("A", card(*WALL), card("Fair Drop", "{3}", "Instant", "You gain 10 life."))
    table.hand("A", card(*FALL))
    table.mana("A", "{3}{G}").answer("A", True)
    table.cast("A", "Long Fall").resolve()
    assert table.life("A") == 31 and table.zone("A", "library")[-1] == "Great Wall"
