"""Which games follow which drafts (CR 903.13g). A Commander game follows a Commander Draft, and no other."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.games.drafts import deck, draft, face, rest_of_the_draft


@rule("903.13g", "Commander Draft games, no games of another draft, follow the rules of Commander games", "903.13f", "a deck led by a commander")
def test_the_same_cards_lead_a_deck_after_a_commander_draft_alone() -> None:
    leader = face("Leader of Woods", "", "Legendary Creature — Human", "{G}")
    for form, led, life in (("commander_draft", True, 40), ("conspiracy_draft", False, 20)):
        one = draft(leader, form=form, seats=2, pack=4)
        rest_of_the_draft(one)
        for seat in range(2):
            with_leader, without = deck(one, seat, 60, ("Leader of Woods",)), deck(one, seat, 60)
            with pytest.raises(IllegalAnswer, match=r"903\.3" if led else "no commander leads such a deck"):
                one.answer(without if led else with_leader)
            one.answer(with_leader if led else without)
        made = one.match_setup()
        made.check()
        assert made.variants == (form,) and ["commanders" in seat.lists for seat in made.seats] == [led] * 2
        assert [player.life for player in made.first_state().players] == [life] * 2
