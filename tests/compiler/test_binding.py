"""Binding: "it", "that creature", "they" and "that much" stand for what English says."""

from __future__ import annotations

from typing import Any

import pytest

from engine.compiler.binding import bind
from engine.meaning.node import Node, walk
from engine.meaning.speech import SOURCE, Unbound
from tests.support.cards.reading_words import reading, readings


def keys(nonterminal: str, line: str, kind: str) -> list[str]:
    """The keys of all nodes of a class, in order."""
    return [getattr(node, "key", "") for node in walk(reading(nonterminal, line)) if type(node).__name__ == kind]


def test_it_is_the_target_of_the_sentence_before() -> None:
    line = "Destroy target creature. Its controller gains 3 life."
    assert keys("effects", line, "It") == keys("effects", line, "Targets")


def test_it_is_the_latest_of_several() -> None:
    line = "Destroy target artifact. Tap target creature. It gets +1/+1 until end of turn."
    assert keys("effects", line, "It") == [keys("effects", line, "Targets")[1]]


def test_each_target_has_a_name_of_its_own() -> None:
    found = keys("effects", "Destroy target artifact. Destroy target artifact.", "Targets")
    assert len(set(found)) == 2


def test_the_subject_of_a_trigger_is_it() -> None:
    assert keys("line", "Whenever ~ attacks, it gets +1/+1 until end of turn.", "It") == [SOURCE]
    line = "Whenever a creature you control attacks, it gets +1/+1 until end of turn."
    assert keys("line", line, "It") == ["that object"]


def test_that_creature_is_never_the_object_itself() -> None:
    line = "Whenever ~ blocks a creature, that creature gets -1/-1 until end of turn."
    assert keys("line", line, "That") == ["other object"]


def test_that_player_is_the_player_of_the_event() -> None:
    line = "Whenever ~ deals combat damage to a player, that player loses 1 life."
    assert keys("line", line, "ThatPlayer") == ["that player"]


def test_that_much_is_the_amount_of_the_event() -> None:
    assert keys("line", "Whenever ~ deals damage, you gain that much life.", "ThatMuch") == ["that much"]


def test_the_left_out_subject_is_the_one_before() -> None:
    node: Any = reading("effects", "Target player draws two cards and loses 2 life.")
    elided = next(found for found in walk(node) if type(found).__name__ == "Elided")
    assert getattr(elided, "who", None) is not None


def test_an_order_after_several_players_deed_is_theirs_too() -> None:
    node = reading("effects", "Each player draws a card. You gain 1 life and draw a card.")
    assert "Elided" not in {type(found).__name__ for found in walk(node)}


@pytest.mark.parametrize(
    "line",
    [
        "It gets +1/+1 until end of turn.",  # nothing was named
        "Target player gains 1 life. It gets +1/+1 until end of turn.",  # only a player was
        "Target creature you control deals 1 damage to target artifact creature. Tap that creature.",  # two fit
    ],
)
def test_no_antecedent_and_two_antecedents_are_refused(line: str) -> None:
    found = readings("effects", line)
    assert found
    for node in found:
        with pytest.raises(Unbound):
            bind(node)


def test_words_in_quotation_marks_know_nothing_of_the_words_around_them() -> None:
    line = 'Tap target creature. It gains "Whenever this creature attacks, it gets +1/+1 until end of turn" until end of turn.'
    for node in readings("effects", line):
        inner = [found for found in walk(bind(node)) if isinstance(found, Node) and type(found).__name__ == "It"]
        assert [getattr(found, "key", "") for found in inner][-1] == SOURCE
