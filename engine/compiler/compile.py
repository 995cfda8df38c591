"""Compiling: a card's printed data to a definition, line by line.

A report says what was not understood.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any, Protocol

from engine.compiler.binding import Binder
from engine.compiler.bound_before_use import why_unbound, why_unchosen
from engine.compiler.faces import face_of, idle_ability, with_inset
from engine.compiler.grammar import Grammar, grammar
from engine.compiler.lines import LINE, SPELL_LINE, Line, lines_of, why_no_way_through
from engine.compiler.normalise import Names, names_of, shown, with_self
from engine.compiler.parsing import Parser, TooIntricate
from engine.compiler.printing import print_as
from engine.compiler.rekeying import rekeyed
from engine.compiler.template_syntax import written_tokens
from engine.compiler.templates import Unprintable
from engine.compiler.tokens import join
from engine.core.errors import RulesDefect
from engine.core.layouts import layout_of
from engine.core.record import record
from engine.meaning.abilities import Ability, KeywordAbility
from engine.meaning.cards import DUNGEON, CardDefinition, Face
from engine.meaning.families import Instruction
from engine.meaning.node import walk
from engine.meaning.speech import Unbound

MOST_OF_NAME, MOST_OF_LINE, MOST_OF_TEXT = 300, 2_000, 6_000  # characters; the longest cards have half of that
ACCEPTED, AMBIGUOUS, DECLINED = "accepted", "ambiguous", "declined"


class FaceText(Protocol):
    """What the compiler asks of a printed face."""

    @property
    def name(self) -> str: ...
    @property
    def mana_cost(self) -> str: ...
    @property
    def type_line(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def power(self) -> str | None: ...
    @property
    def toughness(self) -> str | None: ...
    @property
    def loyalty(self) -> str | None: ...
    @property
    def defense(self) -> str | None: ...
    @property
    def color_indicator(self) -> tuple[str, ...]: ...
    @property
    def flavor(self) -> str: ...
    @property
    def lights(self) -> tuple[int, ...]: ...
    @property
    def modifiers(self) -> tuple[int, ...]: ...


class CardText(Protocol):
    """What the compiler asks of a printed card."""

    @property
    def name(self) -> str: ...
    @property
    def layout(self) -> str: ...
    @property
    def faces(self) -> Sequence[Any]: ...


@record
class LineReport:
    """What became of one line of a card."""

    face: str
    line: int  # counted from 1 within the face
    text: str  # as normalised
    status: str  # ACCEPTED, AMBIGUOUS or DECLINED
    position: int = 0  # of the character in `text` where reading stopped
    expected: tuple[str, ...] = ()
    printed: str = ""  # what the compiler prints for what it understood
    why: str = ""


@record
class Compiled:
    """A compiled card: its definition, if every line was accepted, and the reports."""

    definition: CardDefinition | None
    lines: tuple[LineReport, ...]

    @property
    def accepted(self) -> bool:
        """Whether every word was understood."""
        return self.definition is not None


@record
class Reading:
    """One line read: its meaning if it has exactly one."""

    meaning: Any
    report: LineReport


def read_line(known: Grammar, line: Line, face: str, names: Names, binder: Binder) -> Reading:
    """Read one line: parse, bind, print, compare. The binder goes on to the next line of a spell's effect.

    A mistake in a node's class stops that line only: it is declined, as a defect, and the other cards go on.
    """
    try:
        return _read_line(known, line, face, names, binder)
    except TooIntricate as error:
        return _failed(line, face, DECLINED, 0, (), str(error))
    except RecursionError:
        return _failed(line, face, DECLINED, 0, (), "too intricate: its clauses are nested too deeply")
    except Exception as error:
        return _failed(line, face, DECLINED, 0, (), _defect(error))


def _read_line(known: Grammar, line: Line, face: str, names: Names, binder: Binder) -> Reading:
    parser = Parser(known, line.text)
    readings = parser.readings(line.nonterminal)
    if not readings:
        failure = parser.failure(line.nonterminal)
        return _failed(line, face, DECLINED, failure.position, failure.expected, "not understood")
    good: dict[Any, tuple[str, Binder]] = {}
    candidates = _nearest(line, readings)
    mismatch, unbound = "", ""
    for reading, printed in candidates:
        if printed != line.text and not _read_only_wording(known, line, reading, printed):
            mismatch = printed
            continue
        trial = binder.copy()
        try:
            good[trial.bind(reading)] = (printed, trial)
        except Unbound as error:
            unbound = str(error)
        except Exception as error:  # this reading is dropped; another may be good
            unbound = _defect(error)
    if len(good) > 1:
        return _failed(line, face, AMBIGUOUS, 0, (), _contrast([repr(meaning) for meaning in good]))
    if not good:
        why = unbound or f"would be printed as: {mismatch}"
        return _failed(line, face, DECLINED, _difference(line.text, mismatch), (), why)
    meaning, (printed, after) = next(iter(good.items()))
    binder.become(after)
    full = line.whole(printed)
    return Reading(meaning, LineReport(face, line.number, line.text, ACCEPTED, printed=shown(full, names)))


def _defect(error: Exception) -> str:
    """What a line's report says of a mistake in the program."""
    return f"defect: {type(error).__name__}: {error}"


def _failed(line: Line, face: str, status: str, position: int, expected: tuple[str, ...], why: str) -> Reading:
    return Reading(None, LineReport(face, line.number, line.text, status, position, expected, why=why))


def _nearest(line: Line, readings: tuple[Any, ...]) -> list[tuple[Any, str]]:
    """The readings that print as the line; if none does (an older wording), those that come nearest to it."""
    printed = [(reading, _printed(line.nonterminal, reading)) for reading in readings]
    exact = [(reading, text) for reading, text in printed if text == line.text]
    if exact or len(readings) < 2:
        return exact or printed
    likeness = {text: SequenceMatcher(None, line.text, text).ratio() for _, text in printed}
    return [(reading, text) for reading, text in printed if likeness[text] == max(likeness.values())]


def _printed(nonterminal: str, reading: Any) -> str:
    try:
        return print_as(nonterminal, reading)
    except Unprintable:
        return ""


def _read_only_wording(known: Grammar, line: Line, reading: Any, printed: str) -> bool:
    """Whether the difference is an older wording of the same: its present form means the same and nothing else."""
    if not printed or Parser(known.strict(), line.text).readings(line.nonterminal):
        return False
    again = Parser(known, printed).readings(line.nonterminal)
    return list(dict.fromkeys(other for other in again if _printed(line.nonterminal, other) == printed)) == [reading]


def _contrast(meanings: list[str]) -> str:
    """Where the first two meanings begin to differ."""
    one, other = meanings[:2]
    start = max(0, _difference(one, other) - 40)
    return f"{len(meanings)} meanings: …{one[start : start + 160]}… or …{other[start : start + 160]}…"


def _difference(one: str, other: str) -> int:
    for index, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return index
    return min(len(one), len(other))


@record
class FaceRead:
    """A printed face with the meanings of its lines.

    `cut`: those without what is in square brackets, if it has any.
    """

    printed: Any
    names: Names
    meanings: list[tuple[Line, Any]]
    cut: list[tuple[Line, Any]] | None


def compile_card(card: CardText) -> Compiled:
    """Compile a card; it has a definition only if every line of every face was understood."""
    why = next(filter(None, map(_too_long, card.faces)), "")
    if why:
        return Compiled(None, (LineReport(card.name[:MOST_OF_NAME], 0, "", DECLINED, why=why),))
    return compiled_of(card, *read_card(card, grammar()))


def read_card(card: CardText, known: Grammar) -> tuple[list[FaceRead], list[LineReport]]:
    """What the lines of a card's faces mean, and the reports."""
    reports: list[LineReport] = []
    faces = []
    for printed in card.faces:
        names = names_of(printed.name, printed.type_line)
        lines = lines_of(printed, names)
        meanings, found = _read_face(known, lines, printed.name, names, printed.type_line)
        reports.extend(found)
        cut = None
        if any(line.bracketed for line in lines):  # it has two texts: with and without what is in square brackets
            cut, found = _read_face(known, [line.cut() for line in lines], printed.name, names, printed.type_line)
            reports.extend(report for report in found if report.status != ACCEPTED)
        faces.append(FaceRead(printed, names, meanings, cut))
    return faces, reports


def compiled_of(card: CardText, faces: list[FaceRead], reports: list[LineReport]) -> Compiled:
    """A card compiled from what its lines mean."""
    if any(report.status != ACCEPTED for report in reports):
        return Compiled(None, tuple(reports))
    try:
        made = tuple(face_of(face.printed, face.names, face.meanings, face.cut) for face in faces)
    except RulesDefect as error:  # a keyword whose own definition is not understood
        return Compiled(None, (*reports, LineReport(card.name, 0, "", DECLINED, why=str(error))))
    except Exception as error:
        return Compiled(None, (*reports, LineReport(card.name, 0, "", DECLINED, why=_defect(error))))
    why = next(filter(None, _flaws(card, made)), "")
    if why:
        return Compiled(None, (*reports, LineReport(card.name, 0, "", DECLINED, why=why)))
    if layout_of(card.layout).inset:
        made = with_inset(made)
    return Compiled(CardDefinition(card.name, card.layout, made), tuple(reports))


def _too_long(face: FaceText) -> str:
    """Why a face is longer than any card could print; "" if it is not."""
    line = max(face.text.split("\n"), key=len)
    for words, most, what in (
        (face.name, MOST_OF_NAME, "name"), (face.type_line, MOST_OF_NAME, "type line"),
        (face.text, MOST_OF_TEXT, "text"), (line, MOST_OF_LINE, "line of text"),
    ):  # fmt: skip
        if len(words) > most:
            return f"its {what} has {len(words):,} characters: no more than {most:,} are read"
    return ""


def _read_face(
    known: Grammar, lines: Sequence[Line], face: str, names: Names, types: str
) -> tuple[list[tuple[Line, Any]], list[LineReport]]:  # fmt: skip
    """The meanings of a face's lines, and the reports."""
    binder = Binder(frozenset((*types.split(), *types.lower().split())))
    meanings: list[tuple[Line, Any]] = []
    reports = []
    for line in lines:
        if not line.text:
            continue  # nothing but brackets was there
        reading = read_line(known, line, face, names, binder)
        if line.nonterminal != SPELL_LINE:
            binder.forget()
        reports.append(reading.report)
        meanings.append((line, reading.meaning))
    return meanings, reports


def _flaws(card: CardText, made: tuple[Face, ...]) -> Iterator[str]:
    """What is wrong with a card all of whose lines were understood; "" for what is not."""
    idle = next(filter(None, map(idle_ability, made)), "")
    yield idle and f"an instant or sorcery is never on the battlefield, where this would work: {idle}"
    if layout_of(card.layout).melds and len(made) < 2 and any(_needs_back_face(face) for face in made):
        yield "what it melds into is not known"
    if any(_brackets_unexplained(face) for face in made):
        yield "no ability says what the square brackets are for"
    for face in made:
        yield why_unbound(face.printed.abilities.unexpanded())
    yield why_unchosen(face.printed.abilities for face in made)
    for printed, face in zip(card.faces, made, strict=True):
        if DUNGEON in face.printed.types:
            yield why_no_way_through(lines_of(printed, Names("")))


def _brackets_unexplained(face: Face) -> bool:
    """Whether a face has text in square brackets, but no ability that says what they are for (CR 702.148a)."""
    return face.cut is not None and not any(
        isinstance(ability, KeywordAbility) and ability.cuts_text for ability in face.printed.abilities
    )


def _needs_back_face(face: Face) -> bool:
    """Whether an ability can't be carried out without the face of the melded permanent (CR 701.37)."""
    nodes = (node for ability in face.printed.abilities for node in walk(ability))
    return any(isinstance(node, Instruction) and node.needs_back_face for node in nodes)


@lru_cache(maxsize=4096)
def compile_definition(text: str, name: str = "", of_spell: bool = False) -> tuple[Ability, ...]:
    """Abilities from rules English, for keywords that are defined in it.

    A mistake in it is a defect of the program.

    `of_spell`: the words are those of an instant or sorcery. Names given by the binder are those of this keyword only.
    """
    from engine.compiler.faces import abilities_of

    names = Names("", "", "spell" if of_spell else "permanent")
    made = abilities_of(read_definition(text, name, of_spell), permanent=not of_spell, names=names)
    return tuple(rekeyed(ability, f"of {name}") for ability in made)


def read_definition(text: str, name: str, of_spell: bool) -> list[tuple[Line, Any]]:
    """The meanings of a definition's lines."""
    names = Names("")
    known = grammar()
    meanings = []
    for number, paragraph in enumerate(text.split("\n"), start=1):
        articles_set = join(list(written_tokens(with_self(paragraph, names))))  # "an" before a parameter with a vowel
        line = Line(number, articles_set, SPELL_LINE if of_spell else LINE)
        reading = read_line(known, line, name, names, Binder())
        if reading.meaning is None:
            raise RulesDefect(f"the definition of {name} is not understood: {reading.report}")
        meanings.append((line, reading.meaning))
    return meanings
