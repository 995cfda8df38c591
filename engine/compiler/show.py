"""Showing what the compiler understood.

The words it would print, or a caret under the place where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from engine.compiler.compile import ACCEPTED, AMBIGUOUS, CardText, Compiled, LineReport, compile_card
from engine.compiler.explaining import explained, told_where
from engine.compiler.misprints import misprints_of
from engine.core.record import record

MANY = 12  # how many expectations are told at most
WIDTH = 100


@record
class PlainFace:
    """A face of nothing but a type line and a text, for trying words out."""

    name: str
    type_line: str
    text: str
    mana_cost: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] = ()
    flavor: str = ""
    lights: tuple[int, ...] = ()
    modifiers: tuple[int, ...] = ()


@record
class PlainCard:
    """A card of one plain face."""

    name: str
    faces: tuple[PlainFace, ...]
    layout: str = field(default="normal")


def plain_card(text: str, type_line: str = "") -> PlainCard:
    """A card for trying words out.

    Without a type line they are a sorcery's or a creature's, whichever reads them.
    """
    if type_line:
        return PlainCard("Trial", (PlainFace("Trial", type_line, text),))
    trials = [PlainCard("Trial", (PlainFace("Trial", kind, text),)) for kind in ("Sorcery", "Creature")]
    return max(trials, key=_understood)


def _understood(card: PlainCard) -> int:
    """How many characters of a card were read."""
    lines = compile_card(card).lines
    return sum(len(line.text) if line.status == ACCEPTED else line.position for line in lines)


def show_text(text: str, type_line: str = "") -> str:
    """What the compiler makes of some rules text."""
    return "\n".join(show(compile_card(plain_card(text, type_line))))


def show_cards(cards: Iterable[CardText], explain: bool = False, where: bool = False) -> Iterator[str]:
    """What the compiler makes of cards, line by line of output; the count of what it took comes last."""
    total = taken = 0
    for card in cards:
        compiled = compile_card(card)
        total += 1
        taken += compiled.accepted
        yield f"{card.name}: {'playable' if compiled.accepted else 'not playable'}"
        yield from (f"  {line}" for line in _mended(card))
        yield from (f"  {line}" for line in show(compiled, explain, where))
    yield f"{taken} of {total} cards are playable."


def _mended(card: CardText) -> Iterator[str]:
    """What was a slip in the texts of a card, and what is read instead."""
    for face in card.faces:
        for slip, meant in misprints_of(face.text):
            here, there = (words.replace("\n", " ⏎ ") for words in (slip, meant))
            yield f"a misprint: “{here}” is read as “{there}”"


def show(compiled: Compiled, explain: bool = False, where: bool = False) -> Iterator[str]:
    """The reports of a card in words.

    Also, if asked for, what its words look back at and in which files they are.
    """
    for report in compiled.lines:
        yield from show_line(report)
    if explain and compiled.definition is not None:
        yield from (f"    {line}" for line in explained(compiled.definition))
    if where and compiled.definition is not None:
        yield from (f"    {line}" for line in told_where(compiled.definition))


def show_line(report: LineReport) -> Iterator[str]:
    """One report in words: the printed line, or where and why reading stopped."""
    if report.status == ACCEPTED:
        yield from (f"ok  {line}" for line in report.printed.split("\n"))
        return
    before = report.text[: report.position]
    start = max(before.rfind("\n") + 1, report.position - WIDTH + 20)
    end = report.text.find("\n", report.position)
    line = report.text[start : len(report.text) if end < 0 else end][:WIDTH]
    yield f"?   {line}"
    if report.status == AMBIGUOUS:
        yield f"    has two meanings: {report.why}"
        return
    yield f"    {' ' * (report.position - start)}^"
    if report.expected:
        told = ", ".join(report.expected[:MANY])
        yield f"    expected {told}{' …' if len(report.expected) > MANY else ''}"
    elif report.why:
        yield f"    {report.why}"
