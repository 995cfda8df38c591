"""Partner (CR 702.124)."""

from __future__ import annotations

from engine.model.abilities import KeywordAbility
from tests.rulebook import rule
from tests.table import card


@rule("702.124a")
def test_it_is_understood_and_does_nothing_in_the_game() -> None:
    printed = card("Good Friend", "{1}", "Legendary Creature — Human", "Partner", "1/1").front.printed
    partner = printed.keyword("partner")
    assert isinstance(partner, KeywordAbility) and partner.stands_for() == ()
