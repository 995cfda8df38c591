"""Manifest dread (a keyword action of later editions, CR 701.62 of 2026)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

LATER = "2026-01-16"


@rule("701.62a", edition=LATER)
def test_manifest_dread() -> None:
    table = Table()
    one, _two = table.library("A", bear(), lamp())
    table.answer("A", [one])
    do(table, "Manifest dread.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.game.obj(hidden).values.name == ""
    assert table.game.obj(hidden).definition.name == "Plain Bear"  # type: ignore[union-attr]
    assert "Plain Lamp" in table.zone("A", "graveyard")


@rule("701.62a", "the one that wasn't manifested, into its owner's graveyard; the manifested one is spoken of", edition=LATER)
def test_the_other_card_goes_to_the_graveyard_and_words_speak_of_the_manifested_one() -> None:
    table = Table()
    first, second = table.library("A", bear(), lamp())
    third = table.game.zone("library", 0)[2]
    table.answer("A", [second])
    do(table, "Manifest dread. Put two +1/+1 counters on that creature.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.counters(hidden) == {"+1/+1": 2} and table.game.obj(hidden).definition.name == "Plain Lamp"  # type: ignore[union-attr]
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"] and table.game.zone("library", 0)[0] == third
    assert first not in table.game.objects


@rule("701.62b", "with no card, nothing is manifested", edition=LATER)
@pytest.mark.parametrize("cards", [0, 1])
def test_if_you_do_asks_whether_a_card_was_manifested(cards: int) -> None:
    table = Table(library=cards)
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, "You may manifest dread. If you do, you gain 1 life and put a +1/+1 counter on that creature.")
    assert table.life("A") == 20 + cards
    assert [table.pt(oid) for oid in table.game.battlefield] == [(3, 3)] * cards


@rule("701.62b", "also if manifesting was impossible", "701.62a", "all that were not manifested", edition=LATER)
@pytest.mark.parametrize("possible", [True, False])
def test_of_the_top_two_cards_all_that_are_not_manifested_go_to_the_graveyard(possible: bool) -> None:
    table = Table()
    permanent(table, "Whenever you manifest dread, you gain 1 life." + "\nCreatures can't enter the battlefield." * (not possible), types="Enchantment")
    first, _, third = table.library("A", bear(), lamp(), ogre())
    table.answer("A", [first])
    do(table, "Manifest dread.").resolve()
    assert sorted(table.zone("A", "graveyard")) == ["Plain Bear"] * (not possible) + ["Plain Lamp", "Test Rite"]
    assert table.life("A") == 21 and table.game.zone("library", 0)[0] == third
    assert [table.pt(oid) for oid in table.game.battlefield if table.game.obj(oid).face_down] == [(2, 2)] * possible


@rule("701.62a", edition="2026-01-16")
def test_manifesting_dread_several_times() -> None:
    table = Table()
    table.library("A", bear(), ogre(), sprite(), lamp())
    table.hand("A", card("Dark Rite", "{X}", "Sorcery", "Manifest dread X times, then put X +1/+1 counters on each of those creatures."))
    table.mana("A", "{2}").answer("A", 2)
    table.cast("A", "Dark Rite").resolve()
    made = [oid for oid in table.game.permanents() if table.game.obj(oid).face_down]
    assert [table.counters(oid) for oid in made] == [{"+1/+1": 2}] * 2 and len(table.zone("A", "graveyard")) == 3
