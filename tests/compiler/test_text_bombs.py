"""Texts made to keep the compiler busy. The work grows no faster than a power of their length, and has an end.

Work is counted in calls of functions, not in time: it is the same on every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.compiler.automaton import State
from engine.compiler.compile import MOST_OF_LINE, MOST_OF_TEXT, Compiled, compile_card
from engine.compiler.grammar import grammar
from engine.compiler.parsing import Parser
from engine.vocabulary import catalogue

SPELL, CREATURE = "Sorcery", "Creature — Bear"
SHORT, LONG = 12, 24  # how often a piece is repeated
GROWTH = 16  # twice the length may cost so many times the work: a fourth power
MOST_CALLS = 3_000_000

# What stands before, what is repeated, what stands behind.
IN_SPELLS = [
    ("Destroy target creature", " that shares a color with a creature", " you control."),
    ("Destroy target creature", " that shares a creature type with another creature", "."),
    ("Destroy all creatures", " blocking creatures", "."),
    ("Destroy target creature", " blocked by a creature", "."),
    ("Destroy each creature", " with power less than the number of creatures you control", "."),
    ("Draw X cards, where X is the number of creatures you control", " with power less than the number of creatures", "."),
    ("Draw cards equal to the number of creatures you control", " plus the number of creatures you control", "."),
    ("Draw cards equal to", " the number of cards in target player's hand plus", " 1."),
    ("Draw cards equal to the number of creatures", " with toughness greater than the number of creatures", " you control."),
    ("Destroy target creature", " with the greatest power among creatures", " you control."),
    ("Destroy target", " nonblack", " creature."),
    ("Destroy target", " non-Elf, non-Goblin", " creature."),
    ("Destroy target", " legendary", " permanent."),
    ("Destroy target", " artifact or", " creature."),
    ("Destroy target", " artifact, creature,", " or land."),
    ("Destroy target creature", " and target creature", "."),
    ("Destroy target creature", ", target creature", ", and target land."),
    ("Exile target creature card", " from a graveyard", "."),
    ("Draw a card", ", then draw a card", "."),
    ("Draw a card", " and draw a card", "."),
    ("Draw a card", " if you control a creature", "."),
    ("Draw a card", " unless you control a creature", "."),
    ("Draw a card", " for each creature you control", "."),
    ("Draw a card", " for each player who controls a creature", "."),
    ("If", " you control a creature and", " you control a land, draw a card."),
    ("", "If you control a creature, ", "draw a card."),
    ("", "You may draw a card. If you do, ", "draw a card."),
    ("You", " may have target player", " draw a card."),
    ("", "Each opponent may have you ", "draw a card."),
    ("", "Draw a card. ", "Draw a card."),
    ("Draw a card.", " Discard it.", " Draw a card."),
    ("Create a 1/1 green Elf creature token", " and a 1/1 green Elf creature token", "."),
    ("Create a token that's a copy of target creature", " you control", "."),
    ("Target creature gets +1/+1", " and gains flying", " until end of turn."),
    ("Target creature gains", " flying,", " and trample until end of turn."),
    ("Choose one —", "\n• Draw a card.", ""),
    ("Choose one —\n• Destroy target creature", " with power less than its toughness", ".\n• Draw a card."),
    ("Counter target spell", " unless its controller pays {1}", "."),
    ("Add", " {G} or", " {R}."),
    ("Destroy target creature's", " controller's creature's", " controller."),
    ("Until end of turn, creatures you control", " with flying", " get +1/+1."),
    ("Return target creature to its owner's hand", ", then return it to its owner's hand", "."),
    ("Put a +1/+1 counter on", " each creature you control and", " target creature."),
    ("Target player sacrifices a creature", " or loses 1 life", "."),
    ("Destroy target creature", " (as a reminder)", "."),
    ("Destroy target creature", " (", "."),
    ("Destroy target creature. ", '"', "."),
    ("Search your library for a basic land card", ", a basic land card", ", and reveal them."),
]  # fmt: skip
ON_CREATURES = [
    ("Flying", ", flying", ""),
    ("", "Flying\n", "Trample"),
    ("", "Creatures you control have \"", "flying.\""),
    ("Creatures you control have \"Whenever", " a creature or", " this creature dies, draw a card.\""),
    ("Whenever a creature", " or land", " enters, draw a card."),
    ("", "Whenever a creature enters, ", "draw a card."),
    ("Whenever a creature", " an opponent controls", " dies, draw a card."),
    ("{T}", ", Sacrifice a creature", ": Draw a card."),
    ("", "{T}, Pay 1 life, ", "Sacrifice a creature: Draw a card."),
    ("", "This creature can't block creatures with power 2 or less. ", ""),
    ("This creature", " and creatures you control", " have flying."),
    ("Protection from red", " and from red", ""),
    ("As long as you control a creature", " and you control a land", ", this creature has flying."),
    ("Foo", " Foo", " gets +1/+1."),
]  # fmt: skip
SHAPES = [(SPELL, *shape) for shape in IN_SPELLS] + [(CREATURE, *shape) for shape in ON_CREATURES]


def card(type_line: str, text: str, name: str = "Foo") -> CardData:
    stats = "2" if type_line == CREATURE else None
    return CardData(name, "normal", (FaceData(name, "{1}{G}", type_line, text, stats, stats),))


def calls_of(work: Callable[[], object]) -> int:
    """How many functions some work calls."""
    count = 0

    def called(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def compiled(type_line: str, text: str) -> Compiled:
    catalogue.load()
    return compile_card(card(type_line, text))


def test_there_are_sixty_shapes() -> None:
    assert len(set(SHAPES)) == len(SHAPES) >= 60


@pytest.mark.parametrize(("type_line", "before", "piece", "behind"), SHAPES)
def test_the_work_grows_with_a_power_of_the_length(type_line: str, before: str, piece: str, behind: str) -> None:
    def work(times: int) -> int:
        text = before + piece * times + behind
        compiled(type_line, text)  # what words open in the net is opened once
        return calls_of(lambda: compiled(type_line, text))

    short, long = work(SHORT), work(LONG)
    assert long <= MOST_CALLS
    assert long <= GROWTH * max(short, 1000)


def test_clauses_that_can_be_put_together_in_too_many_ways_are_declined_with_the_reason() -> None:
    found = compiled(SPELL, "Destroy target creature" + " that shares a color with a creature" * 12 + " you control.")
    assert found.definition is None
    assert found.lines[0].why == "too intricate: its words can be put together in too many ways"


def test_clauses_that_go_too_deep_are_declined_with_the_reason() -> None:
    found = compiled(CREATURE, 'Creatures you control have "' * 60 + "flying.")
    assert found.definition is None
    assert "defect" not in found.lines[0].why


def test_a_text_no_card_has_room_for_is_declined_before_it_is_read() -> None:
    line = "Draw a card. " * 200
    assert compiled(SPELL, line).lines[0].why == f"its line of text has {len(line):,} characters: no more than {MOST_OF_LINE:,} are read"
    text = "Flying\n" * 2000
    assert compiled(CREATURE, text).lines[0].why == f"its text has {len(text):,} characters: no more than {MOST_OF_TEXT:,} are read"
    assert calls_of(lambda: compiled(CREATURE, text * 10)) < 200


def test_a_name_as_long_as_a_text_is_declined() -> None:
    catalogue.load()
    name = "Foo " * 2000
    found = compile_card(card(CREATURE, f"{name}gets +1/+1.", name))
    assert found.definition is None
    assert found.lines[0].why.startswith("its name has 8,000 characters")


def test_every_phrase_of_the_net_can_be_come_to() -> None:
    """The net opens as it is read; a phrase that can't be opened would be found out by a player."""
    catalogue.load()
    known = grammar()
    waiting = [known.nonterminal(name).root for name in known.written()]
    seen: set[State] = set(waiting)
    completions = 0
    for state in waiting:
        known.open(state)
        completions += len(state.done)
        for follow in (*(after for states in state.words.values() for after in states), *(after for _, after in state.slots)):
            if follow not in seen:
                seen.add(follow)
                waiting.append(follow)
    assert not any(state.closed for state in seen)
    assert completions > len(known.written()) > 100


def test_a_line_opens_only_what_it_comes_to() -> None:
    catalogue.load()
    known = type(grammar())(grammar().productions)
    Parser(known, "Draw a card.").readings("spell_line")
    roots = [known.nonterminal(name).root for name in known.written()]
    opened = sum(not root.closed for root in roots)
    states = sum(1 for root in roots for states in root.words.values() for state in states if not state.closed)
    assert 0 < opened <= len(roots)
    assert states < 60
