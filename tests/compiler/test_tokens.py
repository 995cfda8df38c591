"""Tokens and the way back: a line survives being taken apart and put together."""

from __future__ import annotations

import pytest

from engine.compiler.template_syntax import written_tokens
from engine.compiler.tokens import CAPITAL, CLOSE, OPEN, SPACED_DASH, TIGHT_DASH, join, tokenise

LINES = (
    "Draw a card.",
    "Target creature gets +2/-1 until end of turn.",
    "{2}{R}, {T}: Add {G}{G}.",
    "Destroy target nonblack, nonartifact creature.",
    "Other non-Elf creatures you control can't block.",
    "Its controller's opponents' hands",
    "Choose one —\n• Draw a card.\n• An opponent draws a card.",
    "Ward—Pay 2 life.",
    'Creatures you control have "{T}: Draw a card."',
    'Create a token with "This creature can\'t block." Draw a card.',
    "Put an 8/8 blue Octopus and another creature onto an island.",
    "+1: a player's creatures don't untap.",
    "I, II — Scry 2.",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_taken_apart_and_joined_is_the_same_line(line: str) -> None:
    assert join(list(written_tokens(line))) == line


def test_articles_and_another_are_decided_by_the_next_word() -> None:
    assert join(["a", "other", "creature"]) == "Another creature"
    assert join(["tap", "a", "artifact"]) == "Tap an artifact"
    assert join(["tap", "a", "unicorn"]) == "Tap a unicorn"
    assert join(["a", "8/8", "or", "a", "18/18", "or", "a", "80/80"]) == "An 8/8 or an 18/18 or an 80/80"
    assert [token.word for token in tokenise("an Elf or another Elf")] == ["a", "elf", "or", "a", "other", "elf"]


def test_negations_are_two_tokens() -> None:
    assert [token.word for token in tokenise("nonland, non-Elf none")] == ["non", "land", ",", "non", "elf", "none"]


def test_dashes_are_told_apart_by_their_spaces() -> None:
    assert [token.word for token in tokenise("Choose one — X")][2] == SPACED_DASH
    assert [token.word for token in tokenise("Ward—Pay")][1] == TIGHT_DASH


def test_a_sentence_ending_with_a_quoted_sentence_has_its_own_full_stop_in_grammar() -> None:
    words = [token.word for token in tokenise('It has "Draw a card." Draw.')]
    assert words == ["it", "has", OPEN, "draw", "a", "card", ".", CLOSE, ".", "draw", "."]


def test_positions_are_those_of_the_line() -> None:
    line = "Draw two  cards"
    assert [line[token.start : token.end] for token in tokenise(line)] == ["Draw", "two", "cards"]


def test_a_capital_is_set_where_it_is_asked_for() -> None:
    assert join(["draw", ".", CAPITAL, "draw", ".", "draw"]) == "Draw. Draw. draw"
