"""Parsing: every reading is found, none is invented, and failure says where and why."""

from __future__ import annotations

import pytest

from engine.compiler.grammar import grammar
from engine.compiler.parsing import Parser
from engine.compiler.printing import print_as
from engine.vocabulary import catalogue
from tests.support.cards.reading_words import failure, readings

FILTERS = (
    "Creature",
    "Tapped nontoken artifact creature with power 2 or less you control",
    "Artifact or enchantment",
    "Artifact, creature, or land",
    "Instant or sorcery card from your graveyard",
    "Noncreature, nonland permanent",
    "Other legendary Elf creature an opponent controls",
    "Attacking or blocking creature without flying",
    "White or blue creature",
    "Creature card with mana value 3 or less in your graveyard",
    "Creature with a +1/+1 counter on it",
    "Creature that was dealt damage this turn",
    "Creature that's tapped",
    "Artifact or noncreature enchantment",
    "1/1 creature",
    "Spell that targets a creature you control",
)


@pytest.mark.parametrize("words", FILTERS)
def test_a_description_is_read_in_exactly_one_way(words: str) -> None:
    assert len(readings("filter", words)) == 1


def test_lists_are_read_whole() -> None:
    catalogue.load()
    found = Parser(grammar(), "artifact, creature, or land").readings("filter")
    assert [print_as("filter", node) for node in found] == ["Artifact, creature, or land"]


def test_possessives_nest() -> None:
    (owner,) = readings("player", "Its controller's opponents' owner") or (None,)
    assert owner is None  # players have no owner
    (controller,) = readings("player", "That creature's controller")
    assert type(controller).__name__ == "ControllerOf"


def test_failure_says_where_it_stopped_and_what_could_have_stood_there() -> None:
    found = failure("effects", "Destroy target hat.")
    assert found.position == len("Destroy target ")
    assert "a noun" in found.expected or "a description" in found.expected
    found = failure("effects", "You gain lots life.")
    assert found.position == len("You gain ")
    assert "a number" in found.expected


def test_a_line_that_ends_too_soon_fails_at_its_end() -> None:
    line = "Destroy target creature with power"
    assert failure("effects", line).position == len(line)


def test_the_same_words_again_are_read_the_same_way() -> None:
    line = "Target creature gets +1/+1 until end of turn."
    assert readings("effects", line) == readings("effects", line)
