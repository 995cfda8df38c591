"""Search (CR 701.19): libraries, and other zones with them."""

from __future__ import annotations

import pytest

from engine.decisions.choices import ChooseObjects
from engine.decisions.decision import Decision
from tests.effects.doing import bear, do
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def finds(decision: Decision) -> list[int] | None:
    """A player who finds the first card that can be found."""
    return [decision.candidates[0]] if isinstance(decision, ChooseObjects) and decision.purpose == "search" else None


@rule("201.2", "201.5c")
@pytest.mark.parametrize(("name", "zone"), [("Hammer of Aldis", "battlefield"), ("Long Hammer", "hand")])
def test_a_card_whose_name_holds_the_short_name_of_a_legend_is_looked_for_by_its_own_name(name: str, zone: str) -> None:
    words = (
        "When Aldis enters, search your library for an Equipment card and reveal it. If you reveal a card named Hammer of Aldis this way, put it onto the "
        "battlefield. Otherwise, put that card into your hand. Then shuffle."
    )
    table = Table()
    (found,) = table.library("A", card(name, "{2}", "Artifact — Equipment", "Equipped creature gets +1/+1."))
    table.hand("A", card("Aldis, Warden of Doors", "{W}", "Legendary Creature — Human", words, "1/1"))
    table.mana("A", "{W}").answer("A", [found]).cast("A", "Aldis, Warden of Doors").resolve()
    assert table.all(name, zone, "A")


@rule("608.2d")
def test_either_of_two_descriptions_will_do() -> None:
    table = Table()
    table.library("A", card("Old Grove", "", "Land — Desert"), card(*BEAR))
    do(table, "Search your library for a basic land card or a Desert card, reveal it, put it into your hand, then shuffle.")
    decision = next(one for one in reversed(table.asked) if one.kind == "objects" and len(one.candidates) > 1)  # type: ignore[attr-defined]
    names = {table.game.chars(oid).name for oid in decision.candidates}  # type: ignore[attr-defined]
    assert names == {"Forest", "Old Grove"}


@rule("701.19a", "701.19e")
def test_search_for_a_basic_land() -> None:
    table = Table(library=3)
    table.library("A", bear())
    table.policy = finds
    do(table, "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.")
    assert table.game.obj(table.find("Forest")).tapped
    assert len(table.zone("A", "library")) == 3


@rule("701.19b")
def test_a_player_need_not_find_what_has_a_stated_quality() -> None:
    table = Table(library=3)
    table.policy = lambda decision: [] if getattr(decision, "purpose", "") == "search" else None
    do(table, "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.")
    assert not table.all("Forest")


@rule("701.19d")
def test_a_player_must_find_just_a_card() -> None:
    table = Table(library=3)
    do(table, "Search your library for a card, put it into your hand, then shuffle.")
    search = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "search")
    assert search.least == 1
    assert table.zone("A", "hand") == ["Forest"]


@rule("701.19i")
def test_each_player_searches_and_puts_their_own_card() -> None:
    table = Table(library=3)
    table.policy = finds
    do(table, "Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.")
    assert len(table.all("Forest", who="A")) == 1
    assert len(table.all("Forest", who="B")) == 1
