"""The syntax of templates: words that agree, slots and groups, read into elements.

See the package's how-to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from engine.compiler.tokens import ARTICLE, CAPITAL, CLOSE, NON, OPEN, SMALL, SPACED_DASH, TIGHT_DASH, tokenise
from engine.core.record import record

INHERITED = "*"
SUBJECT, COUNT, PRONOUN = "subject", "count", "pronoun"  # what an inflected word agrees with

_SLOT = re.compile(
    r"\{(?P<field>\w+)(?P<own>'s)?(?P<subject>!)?(?::(?P<nonterminal>[\w' -]+))?"
    r"(?:\*(?P<list>[^#}]*))?(?P<number>#\w*!?)?\}"
)
_PIECE = re.compile(
    r"""[ ]*(?:
        \{\{(?P<symbol>[^{}]+)\}\}
      | (?P<slot>\{[^{}]+\})
      | (?P<group><(?:\w+\?)?)
      | (?P<close>>)
      | (?P<capital>\^) | (?P<small>(?<=[ ])_(?=[ ]))
      | (?P<newline>\n)
      | (?P<words>(?:[^\s{}<>^\[\]()]+|\[[^\]]*\]|\([^)]*\))+)
      | $
    )""",
    re.VERBOSE,
)
_INFLECTION = re.compile(r"\[([^\]#]*)(?:#(\w*))?\]|\(([^)#]*)(?:#(\w*))?\)")
_PRONOUNS = {  # for you, for players, for one object, for several
    "their": ("your", "their", "its", "their"),
    "they": ("you", "they", "it", "they"),
    "them": ("you", "them", "it", "them"),
    "themselves": ("yourself", "themself", "itself", "themselves"),
}


@record
class Literal:
    """Fixed words: one form, or one for each grammatical number (or person) of what they agree with."""

    forms: tuple[tuple[str, ...], ...]
    agrees: str = ""  # "", SUBJECT, COUNT or PRONOUN
    with_field: str = ""  # the field it agrees with; "" is found from the template


@record
class Slot:
    """A place for a field's words."""

    field: str
    nonterminal: str = ""  # "" is found from the field's annotation
    style: str | None = None  # how a list is written; None for no list
    optional_subject: bool = False  # "{player!}": "draw", "you draw", "draws"
    number: str | None = None  # "#field": the field whose grammatical number its nouns have; "#field!": verbs stay bare


@record
class Group:
    """Words that stand there or not: with a true field, or with a field that is not its default."""

    field: str
    elements: tuple[Literal | Slot | Group, ...]


Element = Literal | Slot | Group
CAPITALISE = Literal(((CAPITAL,),))
UNCAPITALISE = Literal(((SMALL,),))


@cache
def parse_template(template: str) -> tuple[Element, ...]:
    """The elements of a template."""
    stack: list[tuple[str, list[Element]]] = [("", [])]
    position = 0
    while position < len(template):
        match = _PIECE.match(template, position)
        if match is None:
            raise ValueError(f"template {template!r}: not understood at {template[position:]!r}")
        position = match.end()
        kind, elements = match.lastgroup, stack[-1][1]
        if kind == "words":
            elements.append(_words(match["words"], _spaced(template, match.start("words"))))
        elif kind == "slot":
            elements.append(_slot(match["slot"], template))
        elif kind == "group":
            stack.append((match["group"][1:-1], []))
        elif kind == "close":
            flag, within = stack.pop()
            flag = flag or next(element.field for element in within if isinstance(element, Slot))
            stack[-1][1].append(Group(flag, tuple(within)))
        elif kind == "symbol":
            elements.append(Literal((("{" + match["symbol"].replace(" ", "}{") + "}",),)))
        elif kind == "newline":
            elements.append(Literal((("\n",),)))
        elif kind in ("capital", "small"):
            elements.append(CAPITALISE if kind == "capital" else UNCAPITALISE)
    if len(stack) != 1:
        raise ValueError(f"template {template!r}: a group is not closed")
    return tuple(stack[0][1])


def _spaced(template: str, start: int) -> bool:
    return start > 0 and template[start - 1] == " "


def _slot(text: str, template: str) -> Slot:
    match = _SLOT.fullmatch(text)
    if match is None:
        raise ValueError(f"template {template!r}: {text} is no slot")
    nonterminal = match["nonterminal"] or ""
    if match["own"]:
        nonterminal = "'s"
    number = match["number"][1:] if match["number"] is not None else None
    return Slot(match["field"], nonterminal, match["list"], bool(match["subject"]), number)


def _words(text: str, spaced: bool) -> Literal:
    """Fixed words; a literal of its own each time, for which of two equal ones is meant matters (see `agreement`)."""
    return Literal(*inflected(text, spaced))


@cache
def inflected(text: str, spaced: bool) -> tuple[tuple[tuple[str, ...], ...], str, str]:
    """The forms of fixed words, and what they agree with; they have at most one kind of inflection."""
    inflections = list(_INFLECTION.finditer(text))
    if not inflections:
        return (_tokens(text, spaced),), "", ""
    first = inflections[0]
    verb = first[1] is not None
    name = (first[1] if verb else first[3]) or ""
    given = first[2] if verb else first[4]
    target = INHERITED if given == "" else given or ""
    if verb and name in _PRONOUNS:
        return tuple(_tokens(_INFLECTION.sub(form, text), spaced) for form in _PRONOUNS[name]), PRONOUN, target
    singular = _INFLECTION.sub(lambda match: _ending(match, 0), text)
    plural = _INFLECTION.sub(lambda match: _ending(match, 1), text)
    return (_tokens(singular, spaced), _tokens(plural, spaced)), SUBJECT if verb else COUNT, target


def _ending(match: re.Match[str], number: int) -> str:
    verb = match[1] is not None
    endings = match[1] if verb else match[3]
    if "|" not in endings:
        endings = f"{endings}|" if verb else f"|{endings}"
    return endings.split("|")[number]


def _tokens(text: str, spaced: bool) -> tuple[str, ...]:
    if text.startswith("—") and spaced:
        text = " " + text
    return written_tokens(text)


def slots_of(elements: Iterable[Element]) -> Iterator[Slot]:
    """All slots of a template, in reading order."""
    for element in elements:
        if isinstance(element, Slot):
            yield element
        elif isinstance(element, Group):
            yield from slots_of(element.elements)


def literals_of(elements: Iterable[Element]) -> Iterator[Literal]:
    """All fixed words of a template, in reading order."""
    for element in elements:
        if isinstance(element, Literal):
            yield element
        elif isinstance(element, Group):
            yield from literals_of(element.elements)


def written_tokens(text: str) -> tuple[str, ...]:
    """The tokens of a text as the printer wants them: letters as they are, marks by their inner names."""
    return tuple(token.word if token.word in _INNER else token.text for token in tokenise(text) if token.text)


_INNER = (ARTICLE, NON, OPEN, CLOSE, SPACED_DASH, TIGHT_DASH)
