"""Ripple (CR 702.60)."""

from __future__ import annotations

from engine.game.events.cards import Reveal
from tests.rulebook import rule
from tests.support.boards.table import Table, card

WAVE = ("Little Wave", "{U}", "Sorcery", "Ripple 3\nYou gain 1 life.")
STONE = ("Worn Stone", "{3}", "Artifact")


@rule("702.60a")
def test_spells_of_the_same_name_are_cast_for_nothing() -> None:
    table = Table()
    table.library("A", card(*STONE), card(*WAVE))
    table.hand("A", card(*WAVE))
    table.mana("A", "{U}").answer("A", True, True, "*", False)
    table.cast("A", "Little Wave").resolve()
    assert table.life("A") == 22 and "Worn Stone" in table.zone("A", "library")[-4:]


@rule("702.60b")
def test_each_instance_of_ripple_triggers_on_its_own() -> None:
    table = Table()
    twice = ("Double Wave", "{U}", "Sorcery", "Ripple 1, ripple 2\nYou gain 1 life.")
    table.library("A", card(*STONE), card(*STONE), card(*STONE))
    table.hand("A", card(*twice))
    table.mana("A", "{U}")
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", "Double Wave")
    assert table.stack() == ["Double Wave", "Double Wave trigger (A)", "Double Wave trigger (A)"]
    table.resolve()
    assert table.zone("A", "library")[:-3] == ["Forest"] * 30 and table.zone("A", "library")[-3:] == ["Worn Stone"] * 3
    assert table.life("A") == 21


@rule("702.60b", "each has its own cards, once the other has resolved", "702.60a", "put all revealed cards not cast this way on the bottom")
def test_the_second_instance_reveals_what_the_first_one_left_on_top() -> None:
    table = Table()
    same = card("Double Wave", "{9}", "Sorcery", "You gain 10 life.")
    table.library("A", same, card(*STONE), card(*STONE))
    table.hand("A", card("Double Wave", "{U}", "Sorcery", "Ripple 1, ripple 2\nYou gain 1 life."))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.mana("A", "{U}").cast("A", "Double Wave").resolve()
    assert table.life("A") == 31 and table.zone("A", "library") == ["Forest"] * 30 + ["Worn Stone"] * 2
    bottoms = [decision.candidates for decision in table.asked if decision.purpose == "bottom"]  # type: ignore[attr-defined]
    assert all(table.game.obj(oid).zone == "library" for cards in bottoms for oid in cards), "what was cast is not put there"


@rule("702.60a", "you may reveal the top cards", "702.60b")
def test_the_top_cards_are_revealed_only_if_the_player_wants_to() -> None:
    for reveals in (True, False):
        table = Table()
        tops = table.library("A", *[card("Plain Lamp", "{9}", "Artifact")] * 4)
        table.hand("A", card("Small Wave", "{0}", "Sorcery", "You gain 1 life.\nRipple 4"))
        table.answer("A", reveals).cast("A", "Small Wave").resolve(1)
        shown = [event.oids for event in table.game.history.this_turn if isinstance(event, Reveal)]
        assert shown == ([tops] if reveals else [])
        assert (table.game.zone("library", 0)[:4] == tops) is not reveals
