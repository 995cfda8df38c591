"""The net of states that phrases are read through. A state opens when reading first comes to it.

Of some two and a half thousand phrases a card needs a few dozen, so what follows a word is worked out only when that
word was read. Every state is behind the one before it by a word (one of some words) or by a nonterminal; phrases that
begin alike share their states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.compiler.template_syntax import PRONOUN, SUBJECT, Group, Literal, Slot, literals_of, slots_of
from engine.compiler.templates import SUBJECTLESS, Production, Terminal
from engine.compiler.tokens import CAPITAL, SMALL
from engine.core.record import record

if TYPE_CHECKING:
    from engine.meaning.node import Node

Words = tuple[str, ...]  # any one of them may stand there
Step = Words | Slot


@record(eq=False)
class Completion:
    """What a complete phrase makes of what its slots read."""

    production: Production | None  # None passes on what the one slot read
    fields: tuple[str, ...]
    preset: tuple[tuple[str, Any], ...]


@record
class Unsaid:
    """An optional subject that has no words: what stands for it, and which form of its verbs follows."""

    field: str
    subject: Node
    form: int


@record(eq=False)
class Way:
    """What is left to read of a phrase, and what was found so far."""

    production: Production | None
    left: tuple[Step | Literal | Group, ...]
    unsaid: Unsaid | None = None
    fields: tuple[str, ...] = ()  # of the slots that were read
    preset: tuple[tuple[str, Any], ...] = ()

    def behind(self, *left: Step | Literal | Group, **found: Any) -> Way:
        """The way with other elements in place of the next."""
        preset = (*self.preset, *found.items()) if found else self.preset
        return Way(self.production, (*left, *self.left[1:]), self.unsaid, self.fields, preset)

    def steps(self) -> Iterator[tuple[Step | None, Way]]:
        """What may come next, with the way behind it; None where the phrase may be complete."""
        if not self.left:
            yield None, self
            return
        element = self.left[0]
        if isinstance(element, tuple):
            yield element, self.behind()
        elif isinstance(element, Literal):
            for words in _ways_to_say(element, self._form_of(element)):
                yield from self.behind(*words).steps()
        elif isinstance(element, Group):
            flags = () if any(slot.field == element.field for slot in slots_of(element.elements)) else (element.field,)
            yield from self.behind(**dict.fromkeys(flags, False)).steps()
            yield from self.behind(*element.elements, **dict.fromkeys(flags, True)).steps()
        elif self.unsaid is not None and element.field == self.unsaid.field:
            yield from self.behind().steps()
        else:
            read = (*self.fields, element.field)
            yield element, Way(self.production, self.left[1:], self.unsaid, read, self.preset)

    def _form_of(self, literal: Literal) -> int | None:
        """The form of a word that agrees with a subject without words; None if any may stand."""
        unsaid = self.unsaid
        agrees = unsaid is not None and literal.agrees == SUBJECT and literal.with_field in ("", unsaid.field)
        return unsaid.form if unsaid is not None and agrees else None

    def completion(self) -> Completion:
        """What the phrase makes of what was read."""
        return Completion(self.production, self.fields, self.preset)


def ways_of(production: Production, nonterminal_of: Callable[[Production, Slot], str]) -> Iterator[Way]:
    """The ways to read a phrase: with its optional subject, and with what is meant where it is left out."""
    yield Way(production, production.elements)
    subject = next((slot for slot in slots_of(production.elements) if slot.optional_subject), None)
    if subject is not None:
        implied, elided, several = SUBJECTLESS[nonterminal_of(production, subject)]
        spoken_of = any(_is_pronoun_for(literal, subject) for literal in literals_of(production.elements))
        for node, form in ((implied, 1), (elided, 0), *(((several, 1),) if spoken_of else ())):
            unsaid = Unsaid(subject.field, node, form)
            yield Way(production, production.elements, unsaid, preset=((subject.field, node),))


def _is_pronoun_for(literal: Literal, subject: Slot) -> bool:
    return literal.agrees == PRONOUN and literal.with_field in ("", subject.field)


@cache
def _ways_to_say(literal: Literal, form: int | None) -> tuple[tuple[Words, ...], ...]:
    """The steps that fixed words are read in: their forms together if each is one word, else one after the other."""
    forms = [
        tuple(word if word.startswith("{") else word.lower() for word in written if word not in (CAPITAL, SMALL))
        for written in (literal.forms if form is None else literal.forms[form : form + 1])
    ]
    forms = list(dict.fromkeys(forms))
    if len(forms) > 1 and all(len(words) == 1 for words in forms):
        return ((tuple(words[0] for words in forms),),)
    return tuple(tuple((word,) for word in words) for words in forms)


class State:
    """A point within phrases.

    Which words and which nonterminals may follow, and which phrases are complete.
    """

    __slots__ = ("closed", "done", "slots", "ways", "words")

    def __init__(self) -> None:
        self.closed = True
        self.ways: list[Way] = []  # what it opens to; none once it is open
        self.words: dict[str, tuple[State, ...]] = {}
        self.slots: list[tuple[Nonterminal, State]] = []
        self.done: list[Completion] = []

    def open(self, meant_by: Callable[[Production | None, Slot], Nonterminal]) -> None:
        """Take one step on every way."""
        ways, self.ways, self.closed = self.ways, [], False
        behind: dict[object, State] = {}
        for step, after in (taken for way in ways for taken in way.steps()):
            if step is None:
                self.done.append(after.completion())
                continue
            edge: Words | Nonterminal = meant_by(after.production, step) if isinstance(step, Slot) else step
            if edge not in behind:
                behind[edge] = self._add(edge)
            behind[edge].ways.append(after)

    def _add(self, edge: Words | Nonterminal) -> State:
        """A new state behind this one."""
        state = State()
        if isinstance(edge, Nonterminal):
            self.slots.append((edge, state))
        else:
            for word in edge:
                self.words[word] = (*self.words.get(word, ()), state)
        return state


UNKNOWN: frozenset[str] = frozenset(("?",))  # first words that were not yet looked for


class Nonterminal:
    """A kind of thing that phrases write."""

    __slots__ = ("first", "list_shape", "name", "root", "terminal")

    def __init__(self, name: str) -> None:
        self.name = name
        self.root = State()
        self.terminal: Terminal | None = None
        self.list_shape: ListShape | None = None
        self.first: frozenset[str] | None = UNKNOWN  # the words it can begin with; None if they can't be listed


@record(eq=False)
class ListShape:
    """How lists are written: "A, B, and C", "A or B", "A, B"."""

    item: Nonterminal
    style: str
    least: int
