"""The wording of a message in one language: fixed words with places in them.

It is read once from the language's table.

{name}          what goes into that place
{a name}        with an article before it ("an Imp"), {name's} as whose something is ("the Imp's")
{^deed}               with a capital letter, as at the beginning of a sentence
{number#card|cards}   the form that a number asks for; a language has as many forms as its `plural` tells apart
{name? by it}   only if there is something in that place; `{name? …|…}` says what stands there otherwise
"""

from __future__ import annotations

import re

from engine.core.record import record

_PLACE = re.compile(
    r"(?P<capital>\^)?(?P<article>a )?(?P<slot>\w+)(?P<own>'s)?(?:(?P<kind>[#?])(?P<forms>.*))?", re.DOTALL
)


@record
class Place:
    """A place in a wording: which slot, and in what form its words stand there."""

    slot: str
    capital: bool = False
    article: bool = False
    own: bool = False
    kind: str = ""  # "#": one of the forms by number, "?": the first form if there is something, else the second
    forms: tuple[Wording, ...] = ()


Wording = tuple["str | Place", ...]


class WordingError(ValueError):
    """A wording that can not be read."""


def read_wording(text: str) -> Wording:
    """The parts of a wording."""
    parts: list[str | Place] = []
    position = 0
    while position < len(text):
        opening = text.find("{", position)
        if opening < 0:
            opening = len(text)
        if opening > position:
            parts.append(text[position:opening])
        if opening == len(text):
            break
        closing = _closing(text, opening)
        parts.append(_place(text[opening + 1 : closing], text))
        position = closing + 1
    return tuple(parts)


def slots_of(wording: Wording) -> frozenset[str]:
    """The slots that a wording has places for."""
    found: set[str] = set()
    for part in wording:
        if isinstance(part, Place):
            found |= {part.slot, *(slot for form in part.forms for slot in slots_of(form))}
    return frozenset(found)


def _closing(text: str, opening: int) -> int:
    depth = 0
    for position in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[position], 0)
        if not depth:
            return position
    raise WordingError(f"{text!r}: a place is not closed")


def _place(inside: str, text: str) -> Place:
    match = _PLACE.fullmatch(inside)
    if match is None:
        raise WordingError(f"{text!r}: {{{inside}}} is no place")
    forms = tuple(read_wording(form) for form in _split(match["forms"])) if match["kind"] else ()
    return Place(
        match["slot"], bool(match["capital"]), bool(match["article"]), bool(match["own"]), match["kind"] or "", forms
    )


def _split(forms: str) -> list[str]:
    """The forms between the bars that stand in no inner place."""
    result, depth = [""], 0
    for letter in forms:
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if letter == "|" and not depth:
            result.append("")
        else:
            result[-1] += letter
    return result
