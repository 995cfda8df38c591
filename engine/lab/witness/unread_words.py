"""Words that nothing reads: a card says something else without them, and means the same to the engine.

A word of quantity, a determiner or a whole word is exchanged or left out. What is understood still, and means exactly
the same, is a finding: either the words differ in nothing (`NO_MATTER` says why), or one of them goes unheeded.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.compiler.compile import compile_card
from engine.core.record import replace
from engine.lab.witness.findings import Finding
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card_data import CardData, FaceData
    from engine.meaning.abilities import Ability
    from engine.meaning.cards import CardDefinition

QUESTION = "words that can be exchanged or left out and change nothing"

EXCHANGED = (
    ("a single", ("a", "")), ("and/or", ("and", "or")), ("another", ("a",)), ("other", ("",)),
    ("one or more", ("any number of", "two")), ("any number of", ("one or more", "up to one")),
    ("up to one", ("a", "one")), ("up to two", ("two",)), ("up to three", ("three",)), ("up to X", ("X",)),
    ("each", ("a", "any")), ("all", ("a",)), ("any", ("a", "each")), ("or more", ("",)), ("or less", ("",)),
    ("those", ("all",)), ("its", ("your",)), ("their", ("your",)), ("your", ("their",)),
    ("an opponent", ("each opponent", "a player")), ("target", ("a",)), ("may", ("",)), ("you control", ("",)),
    ("you own", ("",)), ("you cast", ("",)), ("at random", ("",)), ("of their choice", ("",)),
    ("of your choice", ("",)),
    ("this turn", ("",)), ("until end of turn", ("",)), ("from anywhere", ("",)), ("this way", ("",)),
    ("for the first time", ("",)), ("if able", ("",)), ("face down", ("",)), ("with different names", ("",)),
    ("from your hand", ("",)), ("instead", ("",)), ("during your turn", ("",)), ("or", ("and",)), ("and", ("or",)),
)  # fmt: skip
"""Words, and others that could stand in their place and would mean something else."""

_REMINDER = re.compile(r" ?\([^)]*\)")
_WORD = re.compile(r"(?<![\w'’/+−-])[\w'’/+−-]+")
_GAPS = ((re.compile(r"  +"), " "), (re.compile(r" ([,.;:])"), r"\1"), (re.compile(r"(?m)^ | $"), ""))


def examine(card: CardData) -> Iterator[Finding]:
    """The words of a card that can be exchanged or left out and change nothing."""
    catalogue.load()
    definition = compile_card(card).definition
    if definition is None:
        return
    meaning = _meaning(definition)
    for number, face in enumerate(card.faces):
        text = _REMINDER.sub("", face.text)
        for said, instead, other in exchanges(text):
            if why_no_matter(said, instead, other) or _is_said_of_it(said, face, text):
                continue
            faces = (*card.faces[:number], replace(face, text=other), *card.faces[number + 1 :])
            changed = compile_card(replace(card, faces=faces)).definition
            if changed is not None and _meaning(changed) == meaning:
                yield Finding(card.name, f"“{said}” → “{instead}”", _line_of_difference(text, other))


def _meaning(definition: CardDefinition) -> list[tuple[Ability, ...]]:
    return [tuple(face.printed.abilities) for face in definition.faces]


def exchanges(text: str) -> Iterator[tuple[str, str, str]]:
    """What stands in a text, what stands instead, and the text with that."""
    tried = {text}
    for said, others in EXCHANGED:
        for place in re.finditer(rf"\b{re.escape(said)}\b", text):
            for other in others:
                changed = _with(text, place, other)
                if changed not in tried:
                    tried.add(changed)
                    yield said, other, changed
    for place in _WORD.finditer(text):
        changed = _with(text, place, "")
        if changed not in tried:
            tried.add(changed)
            yield place[0], "", changed


def _with(text: str, place: re.Match[str], other: str) -> str:
    changed = text[: place.start()] + other + text[place.end() :]
    for gap, mended in _GAPS:
        changed = gap.sub(mended, changed)
    return re.sub(r"\ba (?=[aeiou])", "an ", changed)


def _line_of_difference(text: str, other: str) -> str:
    """The line of the changed text that is another than in the text."""
    lines = text.split("\n")
    changed = other.split("\n")
    return next((line for at, line in enumerate(changed) if at >= len(lines) or line != lines[at]), "")


NO_MATTER: tuple[tuple[str, str, str, str], ...] = (
    ("then|and", "", "", "what one sentence says is done in the order of its words (CR 608.2c)"),
    ("or|and|and/or", "and|or", "", "in a list of kinds whatever is one of them fits, whichever word joins them"),
    ("X", "", "where is", "the letter is named in the same sentence (CR 107.3)"),
    ("your|their|its|owners?['’]s?", "your|their|", r"\b(hand|graveyard|library)", "it goes to its owner's (CR 400.3)"),
    ("of their choice", "", r"\b(sacrific|discard)", "whoever sacrifices or discards chooses (CR 701.17a, 701.8a)"),
    ("as|at", "", "only a sorcery|only any time", "there is no other reading of what is left"),
    ("colorless", "", r"\b[Cc]reate|token", "a token of no named color has none (CR 105.2c)"),
    ("all|the", "", "in graveyards|among", "a plural without a determiner is all of them"),
    ("another", "a", r"\bdraws? a card", "each draw is of another card (CR 121.1)"),
    ("triggered", "", "ability triggers", "only triggered abilities trigger (CR 603.1)"),
    ("that", "", r"\bspells? you cast|cards? you own", "a relative clause needs no pronoun"),
    ("turn['’]s", "", "next upkeep", "nobody may do anything before this turn's upkeep has begun (CR 502.4)"),
    ("an?", "", r"\b[Ii]f source", "there is no other reading of what is left"),
    ("instead", "", "you may choose both", "the further choice says all of it (CR 700.2)"),
)  # fmt: skip
"""What makes no difference: the words, what stands instead, a pattern of the changed text, and why."""


def why_no_matter(said: str, instead: str, other: str) -> str:
    """Why two wordings mean the same; "" if they should not."""
    for words, exchanged, pattern, why in NO_MATTER:
        if re.fullmatch(words, said) and re.fullmatch(exchanged, instead) and re.search(pattern, other):
            return why
    return ""


def _is_said_of_it(word: str, face: FaceData, text: str) -> bool:
    """Whether a word is a part of the object's own name (CR 201.4c), or an ability word or flavor word (207.2)."""
    if word in face.name.split() or word in re.split(r"\W+", face.name):
        return True
    return any(word in before.split() for before in re.findall(r"(?m)^(?:• )?([^\n—:.]*) — ", text))
