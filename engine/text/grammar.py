"""The grammar: all phrases as one net of states, built once, indexed by words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from engine.core.record import record
from engine.model.node import Node
from engine.text import templates
from engine.text.templates import (
    COUNT,
    FAMILIES,
    INCLUDES,
    PRODUCTIONS,
    PRONOUN,
    SUBJECT,
    SUBJECTLESS,
    TERMINALS,
    Element,
    Group,
    Literal,
    Production,
    Slot,
    Terminal,
)  # fmt: skip
from engine.text.tokens import CAPITAL

SUFFIX_OWN = "'s"
_LIST = "*"


class State:
    """A point within phrases: which words and which nonterminals may follow, and which phrases are complete."""

    __slots__ = ("done", "edges", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, tuple[State, ...]] = {}
        self.slots: list[tuple[Nonterminal, State]] = []
        self.done: list[Completion] = []
        self.edges: dict[object, State] = {}  # while the net is built

    def after_words(self, words: tuple[str, ...]) -> State:
        """The state behind one of some words."""
        key = ("words", words)
        if key not in self.edges:
            self.edges[key] = State()
            for word in words:
                self.words[word] = (*self.words.get(word, ()), self.edges[key])
        return self.edges[key]

    def after_slot(self, nonterminal: Nonterminal) -> State:
        """The state behind a nonterminal."""
        key = ("slot", nonterminal.name)
        if key not in self.edges:
            self.edges[key] = State()
            self.slots.append((nonterminal, self.edges[key]))
        return self.edges[key]


@record
class Completion:
    """What a complete phrase makes of what its slots read."""

    production: Production | None  # None passes on what the one slot read
    fields: tuple[str, ...]
    preset: tuple[tuple[str, Any], ...]


@record
class ListShape:
    """How lists are written: "A, B, and C", "A or B", "A, B"."""

    item: Nonterminal
    style: str
    least: int


class Nonterminal:
    """A kind of thing that phrases write."""

    __slots__ = ("first", "list_shape", "name", "root", "terminal")

    def __init__(self, name: str) -> None:
        self.name = name
        self.root = State()
        self.terminal: Terminal | None = None
        self.list_shape: ListShape | None = None
        self.first: frozenset[str] | None = frozenset()  # the words it can begin with; None if unknown


@record
class Written:
    """A production as the printer uses it: every slot with its nonterminal, every word with what it agrees with."""

    production: Production
    nonterminals: dict[str, str]  # of the slots, by field
    counts: dict[str, str]  # for a field: the field of the amount before it, "" if there is none
    filter_like: bool  # nouns inherit their number


class Grammar:
    """The net of all phrases known at the time, for parsing and printing."""

    def __init__(self, productions: Iterable[Production]) -> None:
        self.nonterminals: dict[str, Nonterminal] = {}
        self._productions = tuple(productions)
        self._strict: Grammar | None = None
        self._printers: dict[tuple[str, type], tuple[Written, ...]] = {}
        self._by_nonterminal: dict[str, list[Production]] = {}
        for production in self._productions:
            self._by_nonterminal.setdefault(production.nonterminal, []).append(production)
        for production in self._productions:
            self._add(production)
        for name, others in INCLUDES.items():
            for other in others:
                end = self.nonterminal(name).root.after_slot(self.nonterminal(other))
                end.done.append(Completion(None, ("",), ()))
        self._own_forms()
        self._work_out_first_words()

    def strict(self) -> Grammar:
        """The grammar without phrases that only read: what is not today's wording fails."""
        if self._strict is None:
            self._strict = Grammar(made for made in self._productions if not made.read_only)
        return self._strict

    def nonterminal(self, name: str) -> Nonterminal:
        """A nonterminal by name; lists are named "item*style"."""
        known = self.nonterminals.get(name)
        if known is not None:
            return known
        result = self.nonterminals[name] = Nonterminal(name)
        if _LIST in name:
            item, _, style = name.partition(_LIST)
            least = 2 if style.endswith("2") else 1
            result.list_shape = ListShape(self.nonterminal(item), style.rstrip("2") or "and", least)
        result.terminal = TERMINALS.get(name)
        return result

    def _add(self, production: Production) -> None:
        written = written_as(production)
        for path in _paths(production.elements, written):
            state = self.nonterminal(production.nonterminal).root
            names: list[str] = []
            for step in path.steps:
                if isinstance(step, tuple):
                    state = state.after_words(step)
                else:
                    state = state.after_slot(self.nonterminal(written.nonterminals[step.field]))
                    names.append(step.field)
            state.done.append(Completion(production, tuple(names), tuple(path.preset.items())))

    def _own_forms(self) -> None:
        """Possessives: "X's" for every X that is asked for, besides the phrases that write one themselves."""
        for name in [name for name in self.nonterminals if name.endswith(SUFFIX_OWN)]:
            root = self.nonterminal(name).root
            behind = root.after_slot(self.nonterminal(name.removesuffix(SUFFIX_OWN)))
            behind.after_words(("'s", "'")).done.append(Completion(None, ("",), ()))

    def _work_out_first_words(self) -> None:
        changed = True
        while changed:
            changed = False
            for nonterminal in list(self.nonterminals.values()):
                first = _first_words(nonterminal)
                if first != nonterminal.first:
                    nonterminal.first = first
                    changed = True

    def printers(self, nonterminal: str, node_class: type) -> tuple[Written, ...]:
        """The productions that may print nodes of a class as a nonterminal, best first."""
        key = (nonterminal, node_class)
        known = self._printers.get(key)
        if known is None:
            found = [
                written_as(production)
                for name in _closure(nonterminal)
                for production in self._by_nonterminal.get(name, ())
                if not production.read_only and issubclass(node_class, production.made_of)
            ]
            known = self._printers[key] = tuple(found)
        return known


def _closure(nonterminal: str) -> Iterator[str]:
    """A nonterminal and those that it includes."""
    seen = [nonterminal]
    for name in seen:
        seen.extend(other for other in INCLUDES.get(name, ()) if other not in seen)
    return iter(seen)


def _first_words(nonterminal: Nonterminal) -> frozenset[str] | None:
    if nonterminal.list_shape is not None:
        return nonterminal.list_shape.item.first
    words: set[str] = set(nonterminal.root.words)
    if nonterminal.terminal is not None:
        if nonterminal.terminal.first is None:
            return None
        words |= nonterminal.terminal.first
    for other, _ in nonterminal.root.slots:
        if other.first is None:
            return None
        words |= other.first
    return frozenset(words)


# --- what slots stand for -------------------------------------------------------------------------------------------


@cache
def _hints(node_class: type) -> dict[str, Any]:
    return get_type_hints(node_class, localns=_model_names())


@cache
def _model_names() -> dict[str, Any]:
    from engine.core import mana
    from engine.model import abilities, families

    return {**vars(families), **vars(abilities), **vars(mana)}


def field_family(production: Production, name: str) -> str:
    """The family of a field: "Amount", "Reference" …; "" if it is none."""
    if name in production.slots:
        return ""
    annotation = _plain(_hints(production.made_of).get(name))
    for ancestor in annotation.__mro__ if isinstance(annotation, type) else ():
        if ancestor.__name__ in FAMILIES:
            return str(ancestor.__name__)
    return ""


def _plain(annotation: Any) -> Any:
    """The class in an annotation like `Amount | None` or `tuple[Cost, ...]`."""
    if get_origin(annotation) is tuple:
        return get_args(annotation)[0]
    for part in get_args(annotation):
        if part is not type(None):
            return _plain(part)
    return annotation


def _is_list(production: Production, name: str) -> bool:
    return name not in production.slots and get_origin(_hints(production.made_of).get(name)) is tuple


@cache
def written_as(production: Production) -> Written:
    """A production with its slots resolved."""
    nonterminals: dict[str, str] = {}
    counts: dict[str, str] = {}
    last_count = ""
    for slot in slots_of(production.elements):
        nonterminals[slot.field] = _nonterminal_of(production, slot)
        counts[slot.field] = last_count
        if field_family(production, slot.field) == "Amount" or nonterminals[slot.field] in (
            "count",
            "amount",
            "number",
        ):
            last_count = slot.field
    filter_like = any(ancestor.__name__ in ("Filter", "StaticEffect") for ancestor in production.made_of.__mro__)
    return Written(production, nonterminals, counts, filter_like)


def _nonterminal_of(production: Production, slot: Slot) -> str:
    own = slot.nonterminal == SUFFIX_OWN
    name = "" if own else slot.nonterminal
    if not name:
        name = production.slots.get(slot.field, "")
    if not name:
        family = field_family(production, slot.field)
        if family == "Reference" and slot.field in ("player", "object"):
            name = slot.field
        elif family:
            name = FAMILIES[family]
        else:
            raise ValueError(f"{production.template!r}: say which nonterminal {{{slot.field}}} is")
    if slot.style is not None or (not slot.nonterminal and _is_list(production, slot.field)):
        name = f"{name}{_LIST}{slot.style or 'and'}"
    return name + SUFFIX_OWN if own else name


def slots_of(elements: Iterable[Element]) -> Iterator[Slot]:
    """All slots of a template, in reading order."""
    for element in elements:
        if isinstance(element, Slot):
            yield element
        elif isinstance(element, Group):
            yield from slots_of(element.elements)


# --- all the ways to read a template --------------------------------------------------------------------------------


@dataclass(slots=True)
class _Path:
    steps: list[tuple[str, ...] | Slot]
    preset: dict[str, Any]


def _paths(elements: tuple[Element, ...], written: Written) -> Iterator[_Path]:
    """The straight ways through a template: groups taken or not, inflected forms one by one or together."""
    subjects = [slot for slot in slots_of(elements) if slot.optional_subject]
    for choice in _subject_choices(subjects, written):
        for steps, preset in _straight(elements, choice, written):
            yield _Path(steps, {**{name: node for name, node in choice.items() if node is not None}, **preset})


def _subject_choices(subjects: list[Slot], written: Written) -> Iterator[dict[str, Node | None]]:
    """For optional subjects: said (None), implied, elided."""
    if not subjects:
        yield {}
        return
    name = subjects[0].field
    implied, elided = SUBJECTLESS[written.nonterminals[name]]
    for node in (None, implied, elided):
        yield {name: node}


def _straight(
    elements: tuple[Element, ...], choice: dict[str, Node | None], written: Written
) -> Iterator[tuple[list[tuple[str, ...] | Slot], dict[str, Any]]]:
    if not elements:
        yield [], {}
        return
    element, others = elements[0], elements[1:]
    for rest, preset in _straight(others, choice, written):
        for steps, more in _steps(element, choice, written):
            yield [*steps, *rest], {**more, **preset}


def _steps(
    element: Element, choice: dict[str, Node | None], written: Written
) -> Iterator[tuple[list[tuple[str, ...] | Slot], dict[str, Any]]]:
    if isinstance(element, Slot):
        if choice.get(element.field) is not None:
            yield [], {}
        else:
            yield [element], {}
    elif isinstance(element, Group):
        flag_is_slot = any(slot.field == element.field for slot in slots_of(element.elements))
        yield [], {} if flag_is_slot else {element.field: False}
        for steps, preset in _straight(element.elements, choice, written):
            yield steps, preset if flag_is_slot else {**preset, element.field: True}
    else:
        yield from (([*steps], {}) for steps in _word_steps(element, choice, written))


def _word_steps(
    literal: Literal, choice: dict[str, Node | None], written: Written
) -> Iterator[list[tuple[str, ...] | Slot]]:
    forms = [
        tuple(word if word.startswith("{") else word.lower() for word in form if word != CAPITAL)
        for form in literal.forms
    ]
    subjects = [node for node in choice.values() if node is not None]
    if subjects and literal.agrees == SUBJECT and literal.with_field in ("", *choice):
        implied = subjects[0] is SUBJECTLESS[written.nonterminals[next(iter(choice))]][0]
        forms = [forms[1] if implied else forms[0]]
    forms = list(dict.fromkeys(forms))
    if len(forms) > 1 and all(len(form) == 1 for form in forms):
        yield [tuple(form[0] for form in forms)]
        return
    for form in forms:
        yield [(word,) for word in form]


_built: list[tuple[int, Grammar]] = []


def grammar() -> Grammar:
    """The grammar of all phrases imported so far."""
    size = len(PRODUCTIONS) + sum(map(len, INCLUDES.values())) + len(TERMINALS)
    if not _built or _built[0][0] != size:
        written_as.cache_clear()
        _built[:] = [(size, Grammar(PRODUCTIONS))]
    return _built[0][1]


def agreement(written: Written, elements: tuple[Element, ...], literal: Literal) -> str:
    """The field that an inflected word agrees with; "" if it is what the whole stands with."""
    if literal.with_field:
        return "" if literal.with_field == templates.INHERITED else literal.with_field
    found = ""
    for element in _flat(elements):
        if element is literal:
            break
        if isinstance(element, Slot):
            family = field_family(written.production, element.field)
            nonterminal = written.nonterminals[element.field]
            if literal.agrees == COUNT:
                if family == "Amount" or nonterminal in ("count", "amount", "number"):
                    found = element.field
            elif family in ("Reference", "Target", "Filter") or nonterminal in templates.SUBJECTS:
                found = element.field
    return found


def _flat(elements: tuple[Element, ...]) -> Iterator[Element]:
    for element in elements:
        if isinstance(element, Group):
            yield from _flat(element.elements)
        else:
            yield element


__all__ = [
    "COUNT",
    "PRONOUN",
    "SUBJECT",
    "Callable",
    "Grammar",
    "Nonterminal",
    "State",
    "Written",
    "agreement",
    "grammar",
]
