"""The grammar: all phrases, by what they write.

The net through which they are read opens as it is needed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any, get_args, get_origin, get_type_hints

from engine.compiler import templates
from engine.compiler.automaton import UNKNOWN, ListShape, Nonterminal, State, Way, ways_of
from engine.compiler.template_syntax import COUNT, INHERITED, Element, Group, Literal, Slot, slots_of
from engine.compiler.templates import FAMILIES, INCLUDES, PRODUCTIONS, TERMINALS, Production
from engine.core.record import record

SUFFIX_OWN = "'s"
_LIST = "*"


@record
class Written:
    """A production as the printer uses it.

    It has every slot with its nonterminal, and every word with what it agrees with.
    """

    production: Production
    nonterminals: dict[str, str]  # of the slots, by field
    counts: dict[str, str]  # for a field: the field of the amount before it, "" if there is none
    filter_like: bool  # nouns inherit their number


class Grammar:
    """The net of all phrases known at the time, for parsing and printing."""

    def __init__(self, productions: Iterable[Production]) -> None:
        self.nonterminals: dict[str, Nonterminal] = {}
        self.productions = tuple(productions)
        self._strict: Grammar | None = None
        self._printers: dict[tuple[str, type], tuple[Written, ...]] = {}
        self._by_nonterminal: dict[str, list[Production]] = {}
        for production in self.productions:
            self._by_nonterminal.setdefault(production.nonterminal, []).append(production)

    def strict(self) -> Grammar:
        """The grammar without phrases that only read: what is not today's wording fails."""
        if self._strict is None:
            self._strict = Grammar(made for made in self.productions if not made.read_only)
        return self._strict

    def written(self) -> tuple[str, ...]:
        """The names of all nonterminals that phrases write."""
        return tuple(self._by_nonterminal)

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
        result.root.ways.extend(self._ways(name))
        return result

    def _ways(self, name: str) -> Iterator[Way]:
        """The ways to write a nonterminal: its phrases, what can stand for it, and its possessive form."""
        for production in self._by_nonterminal.get(name, ()):
            yield from ways_of(production, nonterminal_of)
        for other in INCLUDES.get(name, ()):
            yield Way(None, (Slot("", other),))
        if name.endswith(SUFFIX_OWN):  # besides the phrases that write one themselves
            yield Way(None, (Slot("", name.removesuffix(SUFFIX_OWN)), ("'s", "'")))

    def open(self, state: State) -> None:
        """Let a state show what may follow, if it does not yet: reading has come to it."""
        if state.closed:
            state.open(self._meant_by)

    def _meant_by(self, production: Production | None, slot: Slot) -> Nonterminal:
        return self.nonterminal(slot.nonterminal if production is None else nonterminal_of(production, slot))

    def first_words(self, nonterminal: Nonterminal) -> frozenset[str] | None:
        """The words that a nonterminal can begin with; None if they can't be listed."""
        if nonterminal.first is UNKNOWN:
            nonterminal.first = self._find_first_words(nonterminal)
        return nonterminal.first

    def _find_first_words(self, nonterminal: Nonterminal) -> frozenset[str] | None:
        """Those of all nonterminals that it may begin with."""
        words: set[str] = set()
        reached = {nonterminal.name: nonterminal}
        for one in (waiting := [nonterminal]):
            if one.first is None or (one.terminal is not None and one.terminal.first is None):
                return None
            if one.first is not UNKNOWN:
                words |= one.first
                continue
            if one.terminal is not None and one.terminal.first is not None:
                words |= one.terminal.first
            self.open(one.root)
            words.update(one.root.words)
            items = [one.list_shape.item] if one.list_shape is not None else [other for other, _ in one.root.slots]
            for item in items:
                if item.name not in reached:
                    reached[item.name] = item
                    waiting.append(item)
        return frozenset(words)

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


# --- what slots stand for -------------------------------------------------------------------------------------------


@cache
def _hint(node_class: type, name: str) -> Any:
    """What a field is annotated with; None if it is not.

    Alone, for of most fields and ancestors no phrase asks.
    """
    for ancestor in node_class.__mro__:
        annotations = vars(ancestor).get("__annotations__", {})
        if name in annotations:
            return _meant(annotations[name], ancestor.__module__)
    return None


@cache
def _meant(annotation: Any, module: str) -> Any:
    """What an annotation means in a module; many fields are annotated alike."""
    annotated = SimpleNamespace(__annotations__={"it": annotation})
    return get_type_hints(annotated, vars(sys.modules[module]), _model_names())["it"]


@cache
def _model_names() -> dict[str, Any]:
    from engine.core import mana
    from engine.meaning import abilities, families

    return {**vars(families), **vars(abilities), **vars(mana)}


def field_family(production: Production, name: str) -> str:
    """The family of a field: "Amount", "Reference" …; "" if it is none."""
    if name in production.slots:
        return ""
    annotation = _plain(_hint(production.made_of, name))
    for ancestor in annotation.__mro__ if isinstance(annotation, type) else ():
        if ancestor.__name__ in FAMILIES:
            return str(ancestor.__name__)
    return ""


def _plain(annotation: Any) -> Any:
    """The first class in an annotation like `Amount | None` or `tuple[Cost, ...]`."""
    for part in get_args(annotation):
        if part is not type(None):
            return _plain(part)
    return annotation


def _is_list(production: Production, name: str) -> bool:
    return name not in production.slots and get_origin(_hint(production.made_of, name)) is tuple


@cache
def written_as(production: Production) -> Written:
    """A production with its slots resolved."""
    nonterminals: dict[str, str] = {}
    counts: dict[str, str] = {}
    last_count = ""
    for slot in slots_of(production.elements):
        nonterminals[slot.field] = nonterminal_of(production, slot)
        counts[slot.field] = last_count
        if field_family(production, slot.field) == "Amount" or nonterminals[slot.field] in (
            "count",
            "amount",
            "number",
        ):
            last_count = slot.field
    filter_like = any(ancestor.__name__ in ("Filter", "StaticEffect") for ancestor in production.made_of.__mro__)
    return Written(production, nonterminals, counts, filter_like)


@cache
def nonterminal_of(production: Production, slot: Slot) -> str:
    """The name of the nonterminal that a slot of a phrase is."""
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
        return "" if literal.with_field == INHERITED else literal.with_field
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
