"""Loops of optional actions as the edition of 2006 has them. Numbers, and the last word (CR 421 of that text)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.shortcuts import activate, chooses, has_priority, passes, propose
from tests.support.boards.table import Table, card

OLD = "2006-10-01"
KITE = card("Paper Kite", "{1}", "Creature — Kite", "{0}: Paper Kite gains flying until end of turn.", "1/1")
STONE = card("Heavy Stone", "{1}", "Artifact", "{0}: Target creature loses flying until end of turn.")
WELL = card("Sweet Well", "{1}", "Artifact", "{0}: You gain 1 life.")


def kite_table(answer: Any, times: int = 6, seats: int = 2) -> tuple[Table, int, list[Any]]:
    """A gives its creature flying, B takes it away: the example of 421.3, repeated six times."""
    table = Table(seats, edition="2006")
    (kite,), (stone,) = table.battlefield("A", KITE), table.battlefield("B", STONE)
    around = "AB" if seats == 2 else "ABC"
    up = [activate("A", kite), *passes(around)]
    down = [*passes("A"), activate("B", stone), chooses("B", "targets", [kite]), *passes("B", *(around[2:] + "A"))]
    asked = propose(table, "A", times, up, down, answers={"B": answer})
    return table, kite, asked


@rule("421.3", "agrees: the second player has the last word", edition=OLD)
def test_who_agrees_to_the_number_has_the_last_word() -> None:
    table, kite, (asked,) = kite_table("accept")
    assert (asked.least, asked.most) == (0, 5)
    assert not table.has(kite, "flying")


@rule("421.3", "a lower number: the active player has the last word", edition=OLD)
@pytest.mark.parametrize("times", [0, 1, 5])
def test_who_chooses_a_lower_number_leaves_the_last_word(times: int) -> None:
    table, kite, _ = kite_table({"times": times})
    assert table.has(kite, "flying") and table.stack() == []
    assert has_priority(table) == "B"  # and B may not go on: another choice has to be made


@rule("421.3", "not a higher number, and not the same", edition=OLD)
@pytest.mark.parametrize("answer", [{"times": 6}, {"times": 7}, {"times": -1}, {"stop": 1}])
def test_the_other_number_is_lower(answer: dict[str, int]) -> None:
    with pytest.raises(IllegalAnswer):
        kite_table(answer)


@rule("421.3", "the first involved player chooses a number, whoever begins", edition=OLD)
@pytest.mark.parametrize(("answer", "flying"), [({"times": 2}, True), ("accept", False)])
def test_the_active_player_chooses_the_number_if_another_proposes(answer: Any, flying: bool) -> None:
    table = Table(edition="2006")
    (kite,), (stone,) = table.battlefield("A", KITE), table.battlefield("B", STONE)
    turns = [activate("B", stone), chooses("B", "targets", [kite]), *passes("BA"), activate("A", kite), *passes("AB", "A")]
    asked = propose(table, "B", 6, turns, answers={"A": {"times": 3}, "B": answer})
    assert [(decision.seat, decision.least) for decision in asked] == [(0, 1), (1, 0)]
    assert asked[1].most == 2 and table.has(kite, "flying") is flying


@rule("421.1", "421.2", "one player controls the actions and chooses a number", edition=OLD)
def test_one_player_s_loop_is_repeated_as_often_as_they_say() -> None:
    table = Table(edition="2006")
    (well,) = table.battlefield("A", WELL)
    (asked,) = propose(table, "A", 30, activate("A", well), passes("AB"))
    assert asked.most == 0 and table.life("A") == 50


@rule("421.1", "of several players", edition=OLD)
def test_how_a_loop_of_several_players_ends_is_decided_by_them_from_the_active_player_on() -> None:
    table = Table(3, edition="2006")
    (kite,), (stone,) = table.battlefield("A", KITE), table.battlefield("B", STONE)
    table.next_turn("B")
    turns = [activate("B", stone), chooses("B", "targets", [kite]), *passes("BCABC"), activate("A", kite), *passes("ABC")]
    asked = propose(table, "B", 4, turns)
    assert [decision.seat for decision in asked] == [0, 2]


@rule("421.1", "actions that could be repeated", edition=OLD)
def test_for_what_is_done_only_once_nobody_chooses_a_number() -> None:
    table = Table(edition="2006")
    (kite,), (stone,) = table.battlefield("A", KITE), table.battlefield("B", STONE)
    turns = [activate("B", stone), chooses("B", "targets", [kite]), *passes("BA"), activate("A", kite), *passes("AB", "A")]
    asked = propose(table, "B", 1, turns)
    assert [(decision.seat, decision.least, decision.most) for decision in asked] == [(0, 0, 0)]


@rule("421.2", "until another player intervenes", edition=OLD)
def test_another_player_intervenes() -> None:
    table = Table(edition="2006")
    (well,) = table.battlefield("A", WELL)
    propose(table, "A", 30, activate("A", well), passes("AB"), answers={"B": {"stop": 3 * 4 + 2}})
    assert table.life("A") == 24 and has_priority(table) == "B"
    (theirs,) = table.battlefield("B", WELL)
    table.activate("B", theirs).resolve()
    assert (table.life("A"), table.life("B")) == (25, 21) and not table.game.turn.barred, "B has intervened, and may pass"
    table.life("A", 24)
    for place in (0, 1, 3, 90):  # A's own choices, and none at all
        with pytest.raises(IllegalAnswer) as refused:
            propose(table, "A", 30, activate("A", well), passes("AB"), answers={"B": {"stop": place}})
        assert refused.value.rule == "728.2b" and table.life("A") == 24


@rule("421.5", "agree to that number or choose a higher number", edition=OLD)
@pytest.mark.parametrize(("answer", "rounds"), [("accept", 4), ({"times": 9}, 9)])
def test_actions_that_do_not_depend_on_one_another(answer: Any, rounds: int) -> None:
    table = Table(edition="2006")
    (mine,), (theirs,) = table.battlefield("A", WELL), table.battlefield("B", WELL)
    one = [1, [activate("A", mine), *passes("AB")]]
    other = [1, [*passes("A"), activate("B", theirs), *passes("BA")]]
    (asked,) = propose(table, "A", 4, one, other, answers={"B": answer})
    assert asked.least == 5 and (table.life("A"), table.life("B")) == (20 + rounds, 20 + rounds)


COIL = card("Worn Coil", "{1}", "Artifact", "Remove a charge counter from Worn Coil: You gain 1 life.")


@rule("421.5", "what each could do alone that often", edition=OLD)
def test_actions_that_each_can_repeat_once_do_not_depend_on_one_another() -> None:
    table = Table(edition="2006")
    (mine,), (theirs,) = table.battlefield("A", COIL, counters=(("charge", 2),)), table.battlefield("B", COIL, counters=(("charge", 2),))
    (asked,) = propose(table, "A", 2, [1, [activate("A", mine), *passes("AB")]], [1, [*passes("A"), activate("B", theirs), *passes("BA")]])
    assert asked.least == 3 and (table.life("A"), table.life("B")) == (22, 22)


KEY = card("Small Key", "{1}", "Artifact", "{0}: Untap target artifact.")
CUP = card("Full Cup", "{1}", "Artifact", "{T}: You gain 1 life.")


@rule("421.5", "not where one of them depends on another", "421.3", edition=OLD)
def test_an_action_that_another_player_s_makes_possible_is_not_independent() -> None:
    table = Table(edition="2006")
    (well, key), (cup,) = table.battlefield("A", WELL, KEY), table.battlefield("B", CUP)
    alone = [1, [activate("A", well), *passes("AB")]]
    helped = [1, [activate("A", key), chooses("A", "targets", [cup]), *passes("AB", "A"), activate("B", cup), *passes("BA")]]
    (asked,) = propose(table, "A", 4, alone, helped)
    assert (asked.least, asked.most) == (0, 3) and (table.life("A"), table.life("B")) == (24, 24)


@rule("421.5", "not a lower one", edition=OLD)
def test_no_lower_number_where_the_actions_are_independent() -> None:
    table = Table(edition="2006")
    (mine,), (theirs,) = table.battlefield("A", WELL), table.battlefield("B", WELL)
    one, other = [1, [activate("A", mine), *passes("AB")]], [1, [*passes("A"), activate("B", theirs), *passes("BA")]]
    with pytest.raises(IllegalAnswer):
        propose(table, "A", 4, one, other, answers={"B": {"times": 3}})


@rule("421.3", "in turn order from the active player", "421.5", "in APNAP order", edition=OLD)
def test_numbers_are_chosen_from_the_active_player_on() -> None:
    """It is B's turn; C proposes. B chooses first, then C; A, who does nothing, is asked last."""
    table = Table(3, edition="2006").next_turn("B")
    (well,), (other,) = table.battlefield("B", WELL), table.battlefield("C", WELL)
    one, two = [1, [activate("B", well), *passes("BCA")]], [1, [*passes("B"), activate("C", other), *passes("CAB")]]
    asked = propose(table, "B", 4, one, two, answers={"C": {"times": 7}})
    assert [(decision.seat, decision.least, decision.most > 0) for decision in asked] == [(2, 5, True), (0, 0, False)]
    assert [table.life(who) for who in "ABC"] == [20, 27, 27]


@rule("421.3", "actions by both players", edition=OLD)
def test_a_round_that_is_not_repeated_is_no_loop() -> None:
    """Once is no number to be chosen: it is answered as any shortcut is, by naming a place."""
    table, kite, (asked,) = kite_table("accept", times=1)
    assert (asked.least, asked.most) == (0, 0) and not table.has(kite, "flying")
    twice, kite, (asked,) = kite_table("accept", times=2)
    assert (asked.least, asked.most) == (0, 1) and not twice.has(kite, "flying")


@rule("421.3", "whatever fraction is necessary … may be zero", edition=OLD)
@pytest.mark.parametrize(("answer", "flying"), [("accept", False), ({"times": 1}, True), ({"times": 0}, True)])
def test_the_last_word_of_a_loop_of_two_rounds(answer: Any, flying: bool) -> None:
    table, kite, _ = kite_table(answer, times=2)
    assert table.has(kite, "flying") == flying and table.stack() == []
