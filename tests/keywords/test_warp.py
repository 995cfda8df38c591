"""Warp (CR 702.185 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

DRONE = ("Bent Drone", "{3}{U}", "Creature — Drone", "Warp {U}", "3/3")


@rule("702.185a", edition="2026-01-16")
def test_it_is_exiled_and_can_be_cast_from_exile_on_a_later_turn() -> None:
    table = Table()
    table.hand("A", card(*DRONE))
    table.mana("A", "{U}")
    table.cast("A", "Bent Drone", way="warp").resolve()
    assert table.all("Bent Drone")
    table.to_step("end").resolve()
    assert table.all("Bent Drone", "exile")
    table.mana("A", "{3}{U}")
    assert table.actions("A") == ()
    table.next_turn("A").mana("A", "{3}{U}")
    table.cast("A", "Bent Drone").resolve()
    table.to_step("end").resolve()
    assert table.all("Bent Drone")


@rule("702.185a", "from your hand", edition="2026-01-16")
def test_it_is_cast_for_its_warp_cost_from_hand_only() -> None:
    table = Table()
    table.graveyard("A", card("Old Drone", "{3}{U}", "Creature — Drone", "You may cast this card from your graveyard.\nWarp {U}", "3/3"))
    table.mana("A", "{U}")
    assert table.actions("A") == ()
    table.mana("A", "{3}")
    assert [action.way for action in table.actions("A")] != [] and "warp" not in [action.way for action in table.actions("A")]


@rule("702.185a", "if it was cast for its warp cost, at the beginning of the next end step", "702.185b", edition="2026-01-16")
def test_one_that_was_cast_for_its_mana_cost_stays_and_one_that_left_is_not_exiled() -> None:
    table = Table()
    table.hand("A", card(*DRONE), card(*DRONE))
    table.mana("A", "{3}{U}").cast("A", "Bent Drone", way="").resolve()
    (kept,) = table.all("Bent Drone")
    table.mana("A", "{U}").cast("A", "Bent Drone", way="warp").resolve()
    (warped,) = [oid for oid in table.all("Bent Drone") if oid != kept]
    table.hand("A", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("A", "Quick End", [warped]).resolve()
    table.to_step("end").resolve()
    assert table.all("Bent Drone") == [kept] and "Bent Drone" in table.zone("A", "graveyard") and table.all("Bent Drone", "exile") == []


@rule("702.185a", "the card, whichever of its faces may be cast", edition="2026-01-16")
def test_either_face_of_a_warped_card_is_cast_from_exile() -> None:
    table = Table()
    back = data("Bent Hall", "{2}{R}", "Enchantment", "You have no maximum hand size.")
    table.hand("A", card("Bent Gate", "{3}{U}", "Creature — Drone", "Warp {U}", "3/3", layout="modal_dfc", back=back))
    table.mana("A", "{U}").cast("A", "Bent Gate", way="warp").resolve()
    table.to_step("end").resolve()
    table.next_turn("A").mana("A", "{3}{U}{R}")
    assert sorted(action.index for action in table.actions("A") if action.kind == "cast") == [0, 1]


@rule("702.185b", "exiled by the delayed triggered ability that warp created", "702.185a", edition="2026-01-16")
def test_a_card_that_something_else_exiled_is_no_warped_one() -> None:
    table = Table()
    gate = card(
        "Bent Gate", "{3}{U}", "Creature — Drone", "Warp {U}", "3/3", layout="modal_dfc",
        back=data("Bent Hall", "{2}{R}", "Enchantment", "You have no maximum hand size."),
    )  # fmt: skip
    table.library("A", gate)
    table.hand("A", gate, card("Look Ahead", "{0}", "Sorcery", "Exile the top card of your library. Until the end of your next turn, you may cast that card."))
    table.cast("A", "Look Ahead").resolve()
    (found,) = table.all("Bent Gate", "exile")
    table.mana("A", "{U}")
    table.cast("A", table.find("Bent Gate", "hand"), way="warp").resolve()
    table.to_step("end").resolve()
    (warped,) = [oid for oid in table.all("Bent Gate", "exile") if oid != found]
    table.next_turn("A").mana("A", "{U}")
    assert _cast(table) == []  # for its warp cost neither is cast from exile
    table.mana("A", "{3}")
    assert {oid for oid, _ in _cast(table)} == {found, warped}
    table.next_turn("A").mana("A", "{3}{U}{R}")
    assert _cast(table) == [(warped, 0), (warped, 1)]


def _cast(table: Table) -> list[tuple[int, int]]:
    return [(action.oid, action.index) for action in table.actions("A") if action.kind == "cast"]
