"""Templates: what their marks mean."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.compiler import grammar
from engine.compiler.template_syntax import COUNT, PRONOUN, SUBJECT, Group, Literal, Slot, parse_template
from engine.compiler.templates import PLURAL, PRODUCTIONS, SINGULAR, TERMINALS, forms, passive, phrase
from engine.compiler.verbs import verb
from engine.core.record import record
from engine.meaning.node import Node


def test_slots_say_their_field_nonterminal_list_and_number() -> None:
    assert parse_template("{player!} {costs:cost*,^} {what#count} {owner's}") == (
        Slot("player", optional_subject=True),
        Slot("costs", "cost", ",^"),
        Slot("what", number="count"),
        Slot("owner", "'s"),
    )


def test_brackets_agree_with_the_subject_and_parentheses_with_the_amount() -> None:
    deal, cards, are, their = parse_template("deal[s] card(s) [is|are#what] [their]")
    assert deal == Literal((("deals",), ("deal",)), SUBJECT)
    assert cards == Literal((("card",), ("cards",)), COUNT)
    assert are == Literal((("is",), ("are",)), SUBJECT, "what")
    assert their == Literal((("your",), ("their",), ("its",), ("their",)), PRONOUN)


def test_groups_hang_on_a_flag_or_on_their_slot() -> None:
    flagged, slotted = parse_template("<random? at random>< if {condition}>")
    assert flagged == Group("random", (Literal((("at",),)), Literal((("random",),))))
    assert isinstance(slotted, Group) and slotted.field == "condition"


def test_symbols_are_written_with_two_braces() -> None:
    assert parse_template("add {{T}}") == (Literal((("add",),)), Literal((("{T}",),)))


@pytest.mark.parametrize("template", ["{not a slot", "<flag? never closed"])
def test_a_broken_template_is_refused_at_once(template: str) -> None:
    with pytest.raises(ValueError, match="template"):
        parse_template(template)


def test_a_phrase_may_leave_out_only_fields_with_a_default() -> None:
    with pytest.raises(ValueError, match="color"):

        @phrase("{kind:counter_kind} counter", into="nowhere")
        @dataclass(frozen=True)
        class Incomplete(Node):
            kind: str
            color: str


def test_of_annotations_only_what_a_phrase_asks_for_is_worked_out_and_once() -> None:
    def phrased(number: int) -> type:
        annotations = {"objects": "tuple[Node, ...] | None", "unasked": "ThereIsNoSuchName"}
        return type(f"Phrased{number}", (Node,), {"__annotations__": annotations, "__module__": __name__})

    before = grammar._meant.cache_info().misses
    for node_class in map(phrased, range(50)):
        assert grammar._hint(node_class, "objects") == tuple[Node, ...] | None
        assert grammar._hint(type("Below", (node_class,), {}), "objects") == tuple[Node, ...] | None
        assert grammar._hint(node_class, "not_annotated") is None
    assert grammar._meant.cache_info().misses == before + 1


def test_forms_of_a_phrase_are_no_ways_of_their_own() -> None:
    @forms(
        phrase("hums {number:number} times", into="test humming"),
        phrase("hummed {number:number} times", into="test humming", past=True),
    )
    @passive("hummed by {number:number} owls", loud=True)
    @record
    class Hums(Node):
        number: int
        past: bool = False
        loud: bool = False

    made = {one.template: one for one in PRODUCTIONS if one.made_of is Hums}
    assert made["hummed {number:number} times"].of is made["hums {number:number} times"]
    base = made["[is|are] hummed by {number:number} owls"]
    assert base.of is base
    assert made["be hummed by {number:number} owls"].of is base and made["[was|were] hummed by {number:number} owls"].of is base
    PRODUCTIONS[:] = [one for one in PRODUCTIONS if one.made_of is not Hums]


def test_a_verb_of_a_list_is_read_and_written_in_its_forms() -> None:
    verb("test deed", "humming", "hum loudly")
    try:
        found = TERMINALS["test deed"]
        assert list(found.read(["hums", "loudly", ""], 0)) == [(2, "humming")]
        assert list(found.read(["hum", "loudly", ""], 0)) == [(2, "humming")]
        assert found.write("humming", SINGULAR) == ["hums", "loudly"]
        assert found.write("humming", PLURAL) == ["hum", "loudly"]
    finally:
        del TERMINALS["test deed"]
