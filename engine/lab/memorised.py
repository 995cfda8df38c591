"""How much of what is understood is only remembered (`python -m engine coverage --memorised`).

A phrase or a rewording that a single card needs is no grammar: it is that card's text, written down. One pass over the
cards tells which phrases each of them is made of, for a line that is understood is printed again: the printer is
given a phrasebook that leaves a mark where a phrase begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from multiprocessing import get_context
from typing import Any

from engine.cards.card_data import CardData
from engine.compiler.compile import FaceRead, compiled_of, read_card, read_definition
from engine.compiler.grammar import Grammar, grammar
from engine.compiler.keywords import definition_of
from engine.compiler.lines import Line
from engine.compiler.normalise import rewordings_of
from engine.compiler.phrasebook import Phrasebook
from engine.compiler.printing import words_of
from engine.compiler.template_syntax import Element, Literal
from engine.compiler.templates import PRODUCTIONS, SINGULAR, Production, Unprintable
from engine.compiler.tokens import join
from engine.core.record import record, replace
from engine.meaning.abilities import KeywordAbility
from engine.meaning.node import Node, walk
from engine.vocabulary import catalogue

_MARK = "\0"
_WORD = "word "  # what a rewording is called, before its pattern


class _Marked(Phrasebook):
    """English that has, before the words of each phrase, the number of the phrase."""

    def __init__(self) -> None:
        self.numbers = {id(made): number for number, made in enumerate(PRODUCTIONS)}
        self._known: dict[int, tuple[Element, ...]] = {}

    def elements(self, production: Production) -> tuple[Element, ...]:
        known = self._known.get(id(production))
        if known is None:
            mark = Literal(((f"{_MARK}{self.numbers[id(production)]}",),))
            known = self._known[id(production)] = (mark, *production.elements)
        return known


class Tracer:
    """Compiles cards, and tells of which phrases and rewordings each of the accepted is made."""

    def __init__(self) -> None:
        self._book = _Marked()
        self._old: list[tuple[int, type]] = []  # phrases that are only read, with what they made of the card at hand
        watched = (self._watched(*item) if item[1].read_only else item[1] for item in enumerate(PRODUCTIONS))
        self._known = Grammar(watched)
        self._of_keywords: dict[type, frozenset[int]] = {}

    def _watched(self, number: int, made: Production) -> Production:
        def build(values: dict[str, Any]) -> Any:
            value = made.build(values)
            self._old.append((number, type(value)))
            return value

        return replace(made, build=build)

    def uses(self, card: Any) -> frozenset[str] | None:
        """The names of what a card needs; None if it is not accepted."""
        self._old.clear()
        faces, reports = read_card(card, self._known)
        if not compiled_of(card, faces, reports).accepted:
            return None
        found: set[int] = set()
        for face in faces:
            for line, meaning in (*face.meanings, *(face.cut or ())):
                found |= self._of_line(line, meaning)
        return frozenset(name_of(number) for number in found) | frozenset(_rewordings(faces))

    def _of_line(self, line: Line, meaning: Any) -> set[int]:
        """The numbers of the phrases of a line, and of the definitions of the keywords in it."""
        printed, found = self._printed(line, meaning)
        nodes = [node for part in _parts(meaning) for node in walk(part)]
        if printed != line.text:
            classes = {type(node) for node in nodes}
            found.update(number for number, made in self._old if made in classes or not issubclass(made, Node))
        for node in nodes:
            if isinstance(node, KeywordAbility) and node.definition:
                found |= self._of_keyword(node)
        return found

    def _printed(self, line: Line, meaning: Any) -> tuple[str, set[int]]:
        try:
            words = words_of(grammar(), line.nonterminal, meaning, SINGULAR, self._book)
        except Unprintable:
            return "", set()
        marks = {int(word[1:]) for word in words if word.startswith(_MARK)}
        return join([word for word in words if not word.startswith(_MARK)]), marks

    def _of_keyword(self, node: Any) -> frozenset[int]:
        """The numbers of the phrases of a keyword's definition: which parameters it has makes no difference."""
        known = self._of_keywords.get(type(node))
        if known is None:
            self._of_keywords[type(node)] = frozenset()  # it may name itself
            try:
                meanings = read_definition(definition_of(node), node.name, node.of_spell)
            except Unprintable:  # this one has no parameters: its cost is the mana cost of the card
                del self._of_keywords[type(node)]
                return frozenset()
            found = {number for line, meaning in meanings for number in self._of_line(line, meaning)}
            known = self._of_keywords[type(node)] = frozenset(found)
        return known


def _parts(meaning: Any) -> Iterator[Node]:
    if isinstance(meaning, Node):
        yield meaning
    elif isinstance(meaning, tuple):
        for part in meaning:
            yield from _parts(part)


def _rewordings(faces: Iterable[FaceRead]) -> Iterator[str]:
    for face in faces:
        for pattern in rewordings_of(face.printed.text, face.names):
            yield _WORD + pattern


@cache
def name_of(number: int) -> str:
    """What a phrase is called: what it writes, and its words."""
    made = PRODUCTIONS[number].of
    return f"{made.nonterminal}: {made.template}"


def is_keyword(name: str) -> bool:
    """Whether that names a keyword, which the rules have, whatever number of cards has it (CR 702)."""
    return name.startswith(("keyword: ", "keyword_name: "))


@record
class Memorised:
    """How many accepted cards need each phrase and rewording, and what only one of them needs."""

    accepted: int
    uses: Counter[str]  # cards, by the names of what they need
    alone: dict[str, tuple[str, ...]]  # what no other card needs, by the name of the card that does

    def totals(self) -> dict[str, Any]:
        """Counts, and the share of accepted cards that would be declined without what no other card needs."""
        names = [name for card in self.alone.values() for name in card]
        return {
            "accepted": self.accepted,
            "phrases": sum(not name.startswith(_WORD) for name in self.uses),
            "rewordings": sum(name.startswith(_WORD) for name in self.uses),
            "phrases_of_one_card": sum(not name.startswith(_WORD) for name in names),
            "rewordings_of_one_card": sum(name.startswith(_WORD) for name in names),
            "cards_memorised": len(self.alone),
            "memorised_share": round(len(self.alone) / self.accepted, 4) if self.accepted else 0.0,
        }


def memorised(cards: Iterable[tuple[str, frozenset[str]]]) -> Memorised:
    """What of accepted cards is only remembered, by the names of what each needs."""
    cards = list(cards)
    uses = Counter(name for _, needed in cards for name in needed)
    alone = {
        card: found
        for card, needed in cards
        if (found := tuple(sorted(name for name in needed if uses[name] == 1 and not is_keyword(name))))
    }
    return Memorised(len(cards), uses, alone)


@cache
def _tracer() -> Tracer:
    catalogue.load()
    return Tracer()


def needs_of(card: CardData) -> tuple[str, frozenset[str] | None]:
    """A card's name, and what it needs if it is accepted; whatever is wrong with it, it never raises."""
    try:
        return card.name, _tracer().uses(card)
    except Exception:  # coverage says what it is
        return card.name, None


def memory_of(cards: Sequence[CardData], jobs: int = 1) -> Memorised:
    """What of many cards is only remembered."""
    found: Iterable[tuple[str, frozenset[str] | None]]
    if jobs > 1:
        with get_context("spawn").Pool(jobs) as pool:
            found = list(pool.imap(needs_of, cards, chunksize=100))
    else:
        found = map(needs_of, cards)
    return memorised((name, needed) for name, needed in found if needed is not None)
