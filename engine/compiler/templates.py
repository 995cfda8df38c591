"""Templates: one pattern of words with slots, read by the parser and by the printer.

See the package's how-to.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, field, fields
from typing import Any, TypeVar

from engine.compiler.template_syntax import Element, parse_template, written_tokens
from engine.compiler.tokens import tokenise
from engine.core.record import is_wording, record, replace
from engine.meaning.node import Node, alike, field_names

C = TypeVar("C", bound=type)


@record(eq=False)
class Production:
    """One way to write one kind of thing as one nonterminal."""

    nonterminal: str
    template: str
    made_of: type  # the class of the nodes that it writes
    build: Callable[[dict[str, Any]], Any]
    read: Callable[[Any], Mapping[str, Any] | None]  # the fields of a node, None if it is not for this production
    read_only: bool = False
    slots: Mapping[str, str] = field(default_factory=dict)  # nonterminals of fields, where the class does not say
    derived_from: Production | None = None  # the phrase of which this is another form

    @property
    def of(self) -> Production:
        """The phrase itself, of which this may be another form."""
        return self if self.derived_from is None else self.derived_from.of

    @property
    def elements(self) -> tuple[Element, ...]:
        """The elements of its template, which is taken apart when it is first used."""
        return parse_template(self.template)


PRODUCTIONS: list[Production] = []
_HOW_MANY: Counter[type] = Counter()  # productions there are for each class


_LATEST: list[Production] = []  # the one that was taken up last


def add(production: Production, first: bool = False) -> None:
    """Take up a way of writing, behind all others or before those of its class."""
    _LATEST[:] = [production]
    at, others = len(PRODUCTIONS), _HOW_MANY[production.made_of] if first else 0
    while others:
        at -= 1
        others -= PRODUCTIONS[at].made_of is production.made_of
    PRODUCTIONS.insert(at, production)
    _HOW_MANY[production.made_of] += 1


def phrase(
    template: str, into: str = "", read_only: bool = False, when: Callable[[Any], bool] | None = None, **constants: Any
) -> Callable[[C], C]:
    """A decorator: a way in which nodes of a class are written.

    The first phrase of a class that fits a node prints it. A phrase fits if it says all fields of the node that are
    not at their default, through slots or as constants, and if `when` holds. A `read_only` phrase never prints.
    """

    def decorate(node_class: C) -> C:
        nonterminal = into or default_nonterminal(node_class)
        said = tuple(dict.fromkeys((*_fields_of(template), *constants)))
        unsaid = _defaults(node_class, said)

        def build(values: dict[str, Any]) -> Any:
            return node_class(**constants, **values)

        def read(node: Any) -> Mapping[str, Any] | None:
            if not all(_says(getattr(node, name), value) for name, value in constants.items()):
                return None
            if not all(_says(getattr(node, name), value) for name, value in unsaid.items()):
                return None
            if when is not None and not when(node):
                return None
            return {name: getattr(node, name) for name in said}

        production = Production(nonterminal, template, node_class, build, read, read_only)
        add(production, first=True)  # decorators run from the lowest to the highest
        return node_class

    return decorate


def forms(*ways: Callable[[C], C]) -> Callable[[C], C]:
    """A decorator: phrases that are one, in several forms: "wasn't kicked", of "was kicked".

    The first is the phrase itself, the others are no ways of their own to say something.
    """

    def decorate(node_class: C) -> C:
        made: list[Production] = []
        for way in reversed(ways):
            way(node_class)
            made.append(_LATEST[0])
        for form in made[:-1]:
            PRODUCTIONS[PRODUCTIONS.index(form)] = replace(form, derived_from=made[-1])
        return node_class

    return decorate


def tenses(ways: Mapping[str, str], **constants: Any) -> Callable[[C], C]:
    """A decorator: a way in which nodes are written, and the other forms of it, each with what it is written as.

    The first is the phrase itself: "dies", and of that "died", "dying"; those are no ways of their own.
    """

    return forms(*(phrase(template, into=into, **constants) for into, template in ways.items()))


def passive(done: str, **constants: Any) -> Callable[[C], C]:
    """A decorator: what is done to something, in all its forms, as "put into a graveyard"."""
    ways = {"happening": "[is|are] ", "past": "[was|were] ", "past_participle": "", "would_happen": "be "}
    return tenses({into: before + done for into, before in ways.items()}, **constants)


def _is_spoken(item: Field[Any]) -> bool:
    """Whether a field is a part of what is said: what is meant is, and so is wording."""
    return item.compare or is_wording(item)


def _says(found: Any, value: Any) -> bool:
    """Whether a node's field is what a phrase means by itself; what the binder has found out since is not said."""
    if alike(found, value):
        return True
    bound = type(found) is type(value) and isinstance(value, Node) and "key" in field_names(type(value))
    return bound and alike(replace(found, key=value.key), value)


def production(
    nonterminal: str, template: str, made_of: type, build: Callable[..., Any],
    read: Callable[[Any], Mapping[str, Any] | None], read_only: bool = False, **slots: str,
) -> None:  # fmt: skip
    """A way of writing that is more than one node from its fields.

    `build` and `read` are inverse functions.
    """

    def build_from(values: dict[str, Any]) -> Any:
        return build(**values)

    add(Production(nonterminal, template, made_of, build_from, read, read_only, slots))


def default_nonterminal(node_class: type) -> str:
    """The nonterminal of a family."""
    for ancestor in node_class.__mro__:
        if ancestor.__name__ in FAMILIES:
            return FAMILIES[ancestor.__name__]
    raise ValueError(f"{node_class.__name__}: say into which nonterminal the phrase goes")


FAMILIES = {
    "Instruction": "instruction", "Amount": "amount", "Condition": "condition", "Filter": "filter", "Cost": "cost",
    "Target": "target", "Reference": "reference", "EventPattern": "event", "Duration": "duration",
    "KeywordAbility": "keyword", "Ability": "ability", "StaticEffect": "static",
}  # fmt: skip


_FIELD = re.compile(r"\{\{[^{}]+\}\}|\{(\w+)|<(\w+)\?")


def _fields_of(template: str) -> Iterator[str]:
    """The fields that the words of a template say."""
    for slot, flag in _FIELD.findall(template):
        if slot or flag:
            yield slot or flag


SUBJECTS = ("player", "object", "reference", "target", "filter")  # nonterminals that verbs agree with

UNSPOKEN = ("key", "label")  # fields that hold no words: names given by the binder


def _defaults(node_class: type, said: tuple[str, ...]) -> dict[str, Any]:
    """The defaults of the fields that a phrase does not say."""
    result: dict[str, Any] = {}
    for item in fields(node_class):
        if item.name in said or item.name in UNSPOKEN or item.metadata.get("unspoken") or not _is_spoken(item):
            continue
        if item.default is not MISSING:
            result[item.name] = item.default
        elif item.default_factory is not MISSING:
            result[item.name] = item.default_factory()
        else:
            raise ValueError(f"{node_class.__name__}: no phrase may leave out the field {item.name}")
    return result


@record
class Form:
    """How a node is to be written.

    It says whether nouns are plural, and what pronouns and verbs without own subject agree with.
    """

    plural: bool = False  # of nouns
    verbs: bool = False  # whether verbs are plural
    person: str = "it"  # of the subject: "you", "they" (players), "it"


SINGULAR = Form()
PLURAL = Form(plural=True, verbs=True)
ORDER = Form(plural=True, verbs=True, person="you")  # of what somebody is told to do: "sacrifice your creatures"


@record
class Terminal:
    """Words that no template describes: numbers, mana symbols, lexicons."""

    name: str
    read: Callable[[list[str], int], Iterator[tuple[int, Any]]]  # the words and a position to ends and values
    write: Callable[[Any, Form], list[str]]  # raises Unprintable
    first: frozenset[str] | None = None  # the words it can begin with; None if they can not be listed


class Unprintable(Exception):
    """A node that no phrase writes as this nonterminal."""


TERMINALS: dict[str, Terminal] = {}
INCLUDES: dict[str, list[str]] = {}
LABELS: dict[str, str] = {}
SUBJECTLESS: dict[str, tuple[Node, Node, Node]] = {}


def terminal(
    name: str, read: Callable[[list[str], int], Iterator[tuple[int, Any]]], write: Callable[[Any, Form], list[str]],
    first: frozenset[str] | None = None,
) -> None:  # fmt: skip
    """A nonterminal that functions read and write."""
    TERMINALS[name] = Terminal(name, read, write, first)


def include(nonterminal: str, *others: str) -> None:
    """Everything that can be written as one of the others can stand for the nonterminal too."""
    INCLUDES.setdefault(nonterminal, []).extend(other for other in others if other not in INCLUDES.get(nonterminal, ()))


def label(nonterminal: str, words: str) -> None:
    """How diagnostics call a nonterminal: "a number"."""
    LABELS[nonterminal] = words


def subjectless(nonterminal: str, implied: Node, elided: Node, several: Node) -> None:
    """What "{field!}" stands for without words.

    It differs before a base form ("draw"), before a verb form ("draws"), and before a base form with a pronoun that
    is said of those before ("discard their hand", behind "each player may").
    """
    SUBJECTLESS[nonterminal] = (implied, elided, several)


def lexicon(name: str, words: Mapping[str, str | tuple[str, str]]) -> None:
    """A nonterminal of fixed words for string values; a pair gives singular and plural."""
    entries: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    written: dict[str, tuple[tuple[str, ...], ...]] = {}
    for value, forms in words.items():
        pair = (forms, forms) if isinstance(forms, str) else forms
        for form in dict.fromkeys(pair):
            tokens = tuple(token.word for token in tokenise(form))
            entries.setdefault(tokens[0], []).append((tokens, value))
        written.setdefault(value, (written_tokens(pair[0]), written_tokens(pair[1])))

    def read(tokens: list[str], position: int) -> Iterator[tuple[int, str]]:
        for expected, value in entries.get(tokens[position], ()):
            end = position + len(expected)
            if tuple(tokens[position:end]) == expected:
                yield end, value

    def write(value: Any, form: Form) -> list[str]:
        if value not in written:
            raise Unprintable(f"{value!r} is no {name}")
        return list(written[value][form.plural])

    terminal(name, read, write, frozenset(entries))
