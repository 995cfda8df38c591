"""Judge's questions on missed triggers that change the rules of the game. What shows that one was forgotten?"""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import BELL, RAIN, STING, arrival


@rule("MTP.D3", "the opponent's resulting illegal action, not one that is legal all the same")
def test_an_ability_that_may_be_activated_though_spells_are_forbidden_shows_nothing() -> None:
    """"Your opponents can't cast spells". With that known, B could have used the bell as well, and not have cast
    Sting."""
    heap = written("Silent Heap", "{1}", "Artifact", "Whenever you discard a card, your opponents can't cast spells until your next turn.")
    theirs = {"battlefield": ["Mountain", "Small Bell"], "hand": ["Sting"]}
    table = Practice([heap, STING, BELL], A={"battlefield": ["Silent Heap"], "hand": ["Forest*7"]}, B=theirs)
    table.to("end", "A").to("upkeep", "B", asked="B").activate("Small Bell")
    assert table.stages() == ["due"] and table.resolve().life("B") == 21
    assert table.stages() == ["due"] and table.missed() == []
    table.to("upkeep", "B", asked="B").answers = [lambda asked: [0]]
    assert table.cast("Sting").stages() == ["mattered"]


@rule("MTP.D3", "only the rules of the game; what is visible besides is category 2", "MTP.R5", "a simple backup")
def test_what_changes_life_totals_and_the_rules_is_missed_by_casting_a_sorcery_which_is_taken_back() -> None:
    """It counts the cards in A's hand, and Sudden Rain was one of them. Then its controller's opponents cast
    nothing."""
    debt = written(
        "Loud Debt", "{1}{G}", "Creature — Ox",
        "When this creature enters, you lose 1 life for each card in your hand. Your opponents can't cast spells this turn.", "4/4",
    )  # fmt: skip
    table = arrival(debt, RAIN, STING, battlefield=["Forest*2"], hand=["Sudden Rain", "Forest"], B={"battlefield": ["Mountain"], "hand": ["Sting"]})
    assert table.cast("Sudden Rain").missed() == [("Loud Debt", "D2", "")]
    table.calls("B", "Loud Debt").give(True)
    assert table.stack() == ["[Loud Debt]"] and table.hand("A") == 3, "Sudden Rain is in its owner's hand again"
    table.resolve().passes()
    assert table.life("A") == 17 and table.pending.asked_of == 1
    with pytest.raises(AssertionError):
        table.cast("Sting")
