"""Schemes as the turn begins them and as state-based actions put them away (CR 703.4e, 704.6e, 904)."""

from __future__ import annotations

from engine.rules.special_cards import schemes
from tests.rulebook import rule
from tests.table import Table, card

PLAN = card("Small Plan", "", "Scheme", "When you set this scheme in motion, you gain 3 life.")
LONG_PLAN = card("Long Plan", "", "Ongoing Scheme", "When you set this scheme in motion, you gain 10 life.")


def archenemy(*deck: object) -> Table:
    """A game in which A is the archenemy, in B's turn before A's next."""
    table = Table()
    table.game.options["archenemy"] = 0
    schemes.set_up_deck(table.game, 0, deck)  # type: ignore[arg-type]
    return table.next_turn("B")


@rule("703.4e", "904.9", "701.25b")
def test_the_archenemy_sets_a_scheme_in_motion_as_the_first_main_phase_begins() -> None:
    table = archenemy(PLAN, PLAN)
    assert len(schemes.scheme_deck(table.game, 0)) == 2  # it is no deed of B's turn
    table.to_step("main1", "A")
    assert table.stack() == ["Small Plan trigger (A)"]
    assert len(schemes.scheme_deck(table.game, 0)) == 1 and len(schemes.face_up_schemes(table.game)) == 1


@rule("704.6e", "904.10")
def test_a_scheme_goes_to_the_bottom_when_no_ability_of_a_scheme_is_left() -> None:
    table = archenemy(PLAN, PLAN)
    _, second = schemes.scheme_deck(table.game, 0)
    table.to_step("main1", "A")
    assert len(schemes.face_up_schemes(table.game)) == 1  # its ability is still on the stack
    table.resolve()
    deck = schemes.scheme_deck(table.game, 0)
    assert schemes.face_up_schemes(table.game) == () and len(deck) == 2 and deck[0] == second
    assert table.life("A") == 23


@rule("704.6e", "904.11")
def test_an_ongoing_scheme_stays() -> None:
    table = archenemy(LONG_PLAN)
    table.to_step("main1", "A").resolve()
    assert len(schemes.face_up_schemes(table.game)) == 1 and table.life("A") == 30
