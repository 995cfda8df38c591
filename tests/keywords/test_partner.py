"""Partner (CR 702.124)."""

from __future__ import annotations

from engine.model.abilities import KeywordAbility
from tests.rulebook import rule
from tests.table import Table, card


@rule("702.124a")
def test_it_is_understood_and_does_nothing_in_the_game() -> None:
    printed = card("Good Friend", "{1}", "Legendary Creature — Human", "Partner", "1/1").front.printed
    partner = printed.keyword("partner")
    assert isinstance(partner, KeywordAbility) and partner.stands_for() == ()


@rule("702.124i")
def test_partner_with_looks_for_the_other_card() -> None:
    table = Table()
    twin = card("Ash Twin", "{W}", "Legendary Creature — Human", "Partner with Elm Twin", "1/1")
    (other,) = table.library("B", card("Elm Twin", "{W}", "Legendary Creature — Human", "Partner with Ash Twin", "1/1"))
    table.hand("A", twin)
    table.mana("A", "{W}").answer("B", True, [other]).cast("A", "Ash Twin", [1]).resolve()
    assert "Elm Twin" in table.zone("B", "hand")
