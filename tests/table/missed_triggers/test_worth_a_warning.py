"""Judge's questions on missed triggers: is one worth a warning?"""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from engine.table.missed_triggers import missed_triggers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import (
    BOTH,
    CUB,
    LEECH,
    MINE,
    THORN,
    VALE,
    WELL,
    arrival,
    done_after_all,
)


@rule("MTP.W1", "usually detrimental", "the game state is not considered")
def test_a_warning_is_for_what_is_usually_bad() -> None:
    for card, life, warned in ((THORN, 20, True), (THORN, 1000, True), (WELL, 1, False), (BOTH, 20, False)):
        name = card.faces[0].name
        table = Practice([card], A={"battlefield": [name], "life": life}).to("main1")
        done_after_all(table, name)
        assert ("gets a warning" in table.told()) == warned, name
        assert [one.warning for one in missed_triggers(table.match)] == [warned]


@rule("MTP.W1", "who owns its source")
def test_what_an_opponents_card_makes_of_ones_own_is_worth_no_warning() -> None:
    table = Practice([VALE, CUB], A={"battlefield": ["Meek Cub"]}, B={"battlefield": ["Cold Vale"]}).to("main1")
    assert table.missed() == [("Meek Cub", "D2", "")]
    assert [one.warning for one in missed_triggers(table.match)] == [False]


@rule("MTP.W1", "the game state is not considered", "what happens to an opponent's things is good")
@pytest.mark.parametrize(("whose", "toughness", "warned"), [("B", 2, False), ("B", 0, False), ("A", 2, True), ("A", 0, True)])
@pytest.mark.parametrize("what", ["Destroy that creature", "Return that creature to its owner's hand", "Exile that creature", "Tap that creature"])
def test_whether_it_is_bad_is_told_by_whose_things_suffer_even_if_they_are_gone(what: str, whose: str, toughness: int, warned: bool) -> None:
    """Whoever does it: what is destroyed or returned is the things' owner's or controller's loss."""
    guest = written("Frail Guest", "{G}", "Creature — Human", "", f"1/{toughness}")
    toll = written("Cruel Toll", "{1}", "Artifact", f"Whenever a creature enters, you lose 1 life. {what}.")
    seats: dict[str, dict[str, list[str]]] = {"A": {"battlefield": ["Cruel Toll"], "hand": []}, "B": {"battlefield": [], "hand": []}}
    seats[whose]["battlefield"].append("Forest")
    seats[whose]["hand"].append("Frail Guest")
    table = Practice([guest, toll], order="AB" if whose == "A" else "BA", **seats)
    table.to("main1", whose).cast("Frail Guest").resolve().to("end", whose)
    assert table.missed() == [("Cruel Toll", "D2", "")] and table.on_battlefield("Frail Guest") == (toughness > 0)
    assert [one.warning for one in missed_triggers(table.match)] == [warned]


@rule("MTP.W2", "by whom they affect")
def test_a_symmetrical_trigger_is_judged_by_whom_it_affects() -> None:
    table = Practice([LEECH], A={"battlefield": ["Shared Leech"]}).to("draw", "A")
    assert table.missed() == [("Shared Leech", "D2", "")], "a card was drawn before the life was lost"
    assert [one.warning for one in missed_triggers(table.match)] == [True]
    table.to("main1", "B")
    assert [one.warning for one in missed_triggers(table.match)] == [True, False]
    late = done_after_all(Practice([LEECH], A={"battlefield": ["Shared Leech"]}).to("main1", "A"), "Shared Leech")
    assert late.life("A") == 19 and "A gets a warning" in late.told()
    assert late.game.turn.step == "main1" and late.hand("A") == 1, "nothing is taken back for it"
    own = Practice([LEECH], A={"battlefield": ["Shared Leech"]}).to("draw", "A").says("A", "Shared Leech")
    assert isinstance(own.pending, YesNo) and own.pending.seat == 1 and "A gets a warning" in own.told(), "nor if its player tells"
    mine = Practice([MINE], A={"battlefield": ["Deep Mine"]}).to("end", "A")
    assert [one.warning for one in missed_triggers(mine.match)] == [False]
    mine.to("end", "B")
    assert [one.warning for one in missed_triggers(mine.match)] == [False, True]  # good for an opponent


@rule("MTP.W2", "by whom they affect", "MTP.D1", "missed by passing", "MTP.R5", "a pass is not taken back")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_what_each_creature_costs_its_controller_is_bad_for_whoever_that_is(whose: str) -> None:
    """The target was forgotten by passing. Nothing is taken back for it, whether the loss is A's or the opponent's."""
    even = written("Even Scout", "{1}{G}", "Creature — Scout", "Whenever a creature enters, its controller loses 2 life and target player gains 1 life.", "1/1")
    if whose == "A":
        table = arrival(even).passes()
    else:
        table = Practice([even, CUB], A={"battlefield": ["Even Scout"]}, B={"battlefield": ["Forest*2"], "hand": ["Meek Cub"]}, order="BA")
        table.to("main1", "B").cast("Meek Cub").resolve().passes(2)
    assert table.missed() == [("Even Scout", "D1", "")]
    assert [one.warning for one in missed_triggers(table.match)] == [whose == "A"]
    table.answers = [lambda asked: [table.letters.index("B" if whose == "A" else "A")]]
    done_after_all(table, "Even Scout")
    assert (table.life("A"), table.life("B")) == ((18, 21) if whose == "A" else (21, 18))
    assert ("A gets a warning" in table.told()) == (whose == "A")
