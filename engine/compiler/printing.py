"""Printing: nodes back to rules text, through the phrases that read them."""

from __future__ import annotations

from typing import Any

from engine.compiler.grammar import SUFFIX_OWN, Grammar, Written, agreement, grammar
from engine.compiler.phrasebook import ENGLISH, Phrasebook
from engine.compiler.template_syntax import COUNT, PRONOUN, SUBJECT, Element, Group, Literal, Slot
from engine.compiler.templates import INCLUDES, ORDER, PLURAL, SINGULAR, Form, Unprintable
from engine.compiler.tokens import CAPITAL
from engine.meaning.families import Reference
from engine.meaning.speech import Speech


def print_as(nonterminal: str, node: Any, form: Form = SINGULAR, book: Phrasebook = ENGLISH) -> str:
    """The words for a node, in the language of a phrasebook."""
    return book.joined(words_of(grammar(), nonterminal, node, form, book))


def words_of(
    known: Grammar, nonterminal: str, node: Any, form: Form = SINGULAR, book: Phrasebook = ENGLISH
) -> list[str]:
    """The printed tokens of a node as a nonterminal; `Unprintable` if no phrase writes it."""
    shape = known.nonterminal(nonterminal).list_shape
    if shape is not None:
        return _list(known, shape.item.name, shape.style, node, form, book)
    for written in known.printers(nonterminal, type(node)):
        values = written.production.read(node)
        if values is None:
            continue
        try:
            elements = book.elements(written.production)
            return _elements(known, written, elements, elements, values, form, book)
        except Unprintable:
            continue
    found = known.nonterminal(nonterminal).terminal
    if found is not None:
        return book.words(nonterminal, found.write(node, form))
    if nonterminal.endswith(SUFFIX_OWN):
        words = words_of(known, nonterminal.removesuffix(SUFFIX_OWN), node, form, book)
        return book.own(words, is_plural(node))
    for other in _included(nonterminal):
        try:
            return words_of(known, other, node, form, book)
        except Unprintable:
            continue
    raise Unprintable(f"{type(node).__name__} as {nonterminal}")


def printable(known: Grammar, written: Written, values: Any) -> bool:
    """Whether a phrase can write the values of a node's fields."""
    try:
        elements = written.production.elements
        _elements(known, written, elements, elements, values, SINGULAR, ENGLISH)
    except Unprintable:
        return False
    return True


def _included(nonterminal: str) -> list[str]:
    return INCLUDES.get(nonterminal, [])


def is_plural(node: Any) -> bool:
    """Whether verbs and nouns that agree with a node are plural: nodes say it as `plural`.

    Where its verbs are plural and its nouns are not ("they shuffle their library"), it says `several = False` too.
    """
    if isinstance(node, int):
        return node != 1
    if isinstance(node, tuple):
        return len(node) != 1 or is_plural(node[0])
    return isinstance(node, Speech) and node.plural


def person_of(node: Any) -> str:
    """Which pronouns stand for a node: "you", "they" for players, "it" for objects."""
    return node.person if isinstance(node, Speech) else "it"


def _list(known: Grammar, item: str, style: str, nodes: Any, form: Form, book: Phrasebook) -> list[str]:
    parts = [words_of(known, item, node, form, book) for node in nodes]
    if not parts:
        raise Unprintable(f"an empty list of {item}")
    result = list(parts[0])
    for index, part in enumerate(parts[1:], start=1):
        last = index == len(parts) - 1
        if style == "\n":
            result.append("\n")
        elif style in (",", ",^"):
            result += [",", CAPITAL] if style == ",^" else [","]
        elif style == " ^":
            result.append(CAPITAL)
        elif style != " ":
            result += book.between(style, last, len(parts) > 2)
        result += part
    return result


def _elements(
    known: Grammar, written: Written, whole: tuple[Element, ...], elements: tuple[Element, ...], values: Any,
    form: Form, book: Phrasebook,
) -> list[str]:  # fmt: skip
    """The words of some elements of a phrase, which is the whole of them."""
    result: list[str] = []
    for element in elements:
        if isinstance(element, Slot):
            result += _slot(known, written, element, values, form, book)
        elif isinstance(element, Group):
            if values[element.field]:
                result += _elements(known, written, whole, element.elements, values, form, book)
        else:
            result += _literal(written, whole, element, values, form)
    return result


def _slot(known: Grammar, written: Written, slot: Slot, values: Any, form: Form, book: Phrasebook) -> list[str]:
    value = values[slot.field]
    nonterminal = written.nonterminals[slot.field]
    if slot.optional_subject and isinstance(value, Reference) and value.silent:
        return []
    if slot.number is not None:
        inner = _agreeing(slot.number, values, form)
    elif nonterminal.startswith(("cost", "activation_cost")):
        inner = ORDER  # costs are orders: "sacrifice a creature"
    elif written.counts[slot.field]:
        inner = PLURAL if is_plural(values[written.counts[slot.field]]) else SINGULAR
    elif written.filter_like:
        inner = form
    else:
        inner = SINGULAR
    return words_of(known, nonterminal, value, inner, book)


def _agreeing(number: str, values: Any, form: Form) -> Form:
    if number == "":
        return form
    if number == "base":  # verbs without ending, as behind "would"; pronouns are those of the subject
        return Form(False, True, person_of(values["subject"]))
    if number in ("one", "many"):
        return PLURAL if number == "many" else SINGULAR
    node = values[number.removesuffix("!")]
    plural = is_plural(node)
    if number.endswith("!"):
        return Form(_several(node), True, person_of(node))
    return Form(_several(node), plural, person_of(node))


def _several(node: Any) -> bool:
    return node.several if isinstance(node, Reference) else is_plural(node)


def _literal(
    written: Written, whole: tuple[Element, ...], literal: Literal, values: Any, form: Form
) -> list[str]:  # fmt: skip
    if not literal.agrees:
        return list(literal.forms[0])
    name = agreement(written, whole, literal)
    node = values[name] if name else None
    plural = is_plural(node) if name else form.verbs if literal.agrees == SUBJECT else form.plural
    person = person_of(node) if name else form.person
    if literal.agrees == PRONOUN:
        return list(literal.forms[{"you": 0, "they": 1}.get(person, 3 if plural else 2)])
    if literal.agrees == SUBJECT and person == "you":
        return list(literal.forms[1])
    return list(literal.forms[plural])


__all__ = ["COUNT", "is_plural", "person_of", "print_as", "words_of"]
