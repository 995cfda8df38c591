"""Hideaway (CR 702.75)."""

from __future__ import annotations

from engine.game.rules.questions.seeing import may_see
from tests.rulebook import rule
from tests.support.boards.table import Table, card

CAVE = ("Deep Cave", "{2}", "Artifact", "Hideaway 3")
GEM = ("Bright Gem", "{0}", "Artifact")


@rule("702.75a")
def test_one_card_is_exiled_face_down_and_the_rest_goes_to_the_bottom() -> None:
    table = Table()
    table.library("A", card(*GEM), card("Blue Gem", "{0}", "Artifact"), card("Red Gem", "{0}", "Artifact"))
    table.hand("A", card(*CAVE))
    table.mana("A", "{2}").answer("A", [table.find("Blue Gem", "library")])
    table.cast("A", "Deep Cave").resolve()
    (hidden,) = table.game.zone("exile")
    assert table.game.obj(hidden).face_down and table.game.obj(hidden).marks["exiled with"] == table.find("Deep Cave")
    assert sorted(table.zone("A", "library")[-2:]) == ["Bright Gem", "Red Gem"]
    assert not table.game.obj(table.find("Deep Cave")).tapped


@rule("702.75b")
def test_hideaway_without_a_number_looks_at_four_cards_and_the_permanent_enters_tapped() -> None:
    table = Table()
    gems = table.library("A", *[card(f"{word} Gem", "{0}", "Artifact") for word in ("Blue", "Red", "Green", "White", "Black")])
    table.hand("A", card("Old Cave", "", "Land", "Hideaway\n{T}: Add {G}."))
    table.answer("A", [gems[3]])
    table.play("A", "Old Cave").resolve()
    assert table.game.obj(table.find("Old Cave")).tapped
    asked = next(decision for decision in table.asked if decision.kind == "objects")
    assert (asked.candidates, asked.least, asked.most) == (gems[:4], 1, 1)  # type: ignore[attr-defined]
    assert table.zone("A", "library")[0] == "Black Gem"
    table.hand("A", card("New Cave", "{0}", "Artifact", "Hideaway 4"))
    table.cast("A", "New Cave").resolve()
    assert not table.game.obj(table.find("New Cave")).tapped


@rule("702.75a", "the player who controls the permanent may look at the card, whoever that is")
@rule("406.3", "who has looked at it before it was exiled face down may look at it from then on")
def test_who_hid_the_card_and_who_controls_the_permanent_may_look_at_it() -> None:
    table = Table()
    table.library("A", card("Blue Gem", "{0}", "Artifact"), card("Red Gem", "{0}", "Artifact"))
    table.hand("A", card("Deep Cave", "{2}", "Artifact", "Hideaway 2"))
    table.mana("A", "{2}").answer("A", [table.find("Blue Gem", "library")])
    table.cast("A", "Deep Cave").resolve()
    (hidden,) = table.game.zone("exile")
    assert [may_see(table.game, seat, hidden) for seat in (0, 1)] == [True, False]
    table.next_turn("B")
    table.hand("B", card("Long Arm", "{U}", "Sorcery", "Gain control of target artifact."))
    table.mana("B", "{U}").cast("B", "Long Arm", [table.find("Deep Cave")]).resolve()
    assert [may_see(table.game, seat, hidden) for seat in (0, 1)] == [True, True]
