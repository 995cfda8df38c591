"""One situation by two wordings.

A card is used in every way by the one and by the other, and the games must be equal.

The other wordings are made of the card's own words, by what the rules say is the same (`EQUAL`). Another file can be
given too, with cards of the same names in the words that they had at another time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.compiler.compile import compile_card
from engine.core.record import replace
from engine.lab.witness.findings import Finding
from engine.lab.witness.outcome import differing, used
from engine.lab.witness.trying import Answers
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card_data import CardData
    from engine.meaning.cards import CardDefinition

QUESTION = "another wording that means the same and does something else"

RICHES = (3, 3, 3)
ANSWERS = (Answers(), Answers(yes=False, most=False, number=1, mode=1))
EQUAL: tuple[tuple[str, str | Callable[[re.Match[str]], str], str], ...] = (
    (r"\bdies\b", "is put into a graveyard from the battlefield", "700.4"),
    (r"\bdie\b", "are put into a graveyard from the battlefield", "700.4"),
    (r"(?m)^(Destroy|Exile|Untap|Tap) all (\w+)s\b(?! and)", r"\1 each \2", "608.2c"),
    (r"(?m)^((?:Target|Enchanted|Equipped) [^.,:\n]*?) until end of turn\.$", r"Until end of turn, \1.", "611.2a"),
    (r"\b(damage) to any target\b", r"\1 to target creature, player, planeswalker, or battle", "115.4"),
    (r"\beach opponent (loses|discards|mills|sacrifices|draws|gets)", r"each player other than you \1", "102.3"),
    (r"\bYour opponents can't\b", "Players other than you can't", "102.3"),
    (r"(?m)^([^.\n]*?) and you (gain|lose) (\d life)", r"\1. You \2 \3", "608.2c"),
    (r"(?m)^Menace$", "This creature can't be blocked except by two or more creatures.", "702.111b"),
    (r"(?m)^Vigilance$", "Attacking doesn't cause this creature to tap.", "702.20b"),
    (r"(?m)^Shroud$", "This creature can't be the target of spells or abilities.", "702.18a"),
    (r"(?m)^Defender$(?![\s\S]*defender)", "This creature can't attack.", "702.3b"),
    (r"(?m)^Equip ({\S+})$", r"\1: Attach this Equipment to target creature you control. Activate only as a sorcery.",
     "702.6a"),
    (r"\bwith mana value (\d) or less\b", r"with mana value less than or equal to \1", "202.3"),
    (r"\bgets? \+1/\+1 for each ([^.\n]*?)( until end of turn)?\.", r"gets +X/+X\2, where X is the number of \1.",
     "107.3"),
    (r"\bdraw a card for each ([^.\n]*)\.", r"draw cards equal to the number of \1.", "107.3"),
    (r"\bThen (\w)", lambda found: found[1].upper(), "608.2c"),
    (r"(?m)^(?!.*\b([Ii]f|may|unless|instead|[Ww]hen|[Aa]s|[Uu]ntil|where)\b)([A-Z][^.:,\"\n]*)"
     r"\. (?!Then|It|That|This|Those|Activate)([A-Z])([^.:\"\n]*)\.$",
     lambda found: f"{found[2]}, then {found[3].lower()}{found[4]}.", "608.2c"),
    (r"\b[Mm]ill (two cards|three cards|four cards)", r"put the top \1 of your library into your graveyard", "701.13a"),
    (r"\bmills (two cards|three cards|four cards)",
     r"puts the top \1 of their library into their graveyard", "701.13a"),
)  # fmt: skip
"""Words, others that mean the same, and the rule that says so."""

_REMINDER = re.compile(r" ?\([^)]*\)")


def other_wordings(card: CardData) -> Iterator[tuple[str, CardData]]:
    """The same card in other words: what was exchanged, and the card."""
    for number, face in enumerate(card.faces):
        text = _REMINDER.sub("", face.text)
        for said, other, rule in EQUAL:
            changed = re.sub(said, other, text)
            if changed != text:
                faces = (*card.faces[:number], replace(face, text=changed), *card.faces[number + 1 :])
                yield f"{said} (CR {rule})", replace(card, faces=faces)


def examine(card: CardData) -> Iterator[Finding]:
    """What a card does otherwise in other words that mean the same."""
    catalogue.load()
    definition = compile_card(card).definition
    if definition is None:
        return
    for what, other in other_wordings(card):
        if (changed := compile_card(other).definition) is not None:
            yield from _compared(what, definition, changed)


def compare(cards: tuple[CardData, CardData]) -> Iterator[Finding]:
    """What one of two cards of the same name does and the other does not."""
    catalogue.load()
    definitions = [compile_card(card).definition for card in cards]
    if definitions[0] is not None and definitions[1] is not None:
        yield from _compared("in words of another time", definitions[0], definitions[1])


def _compared(what: str, definition: CardDefinition, other: CardDefinition) -> Iterator[Finding]:
    """Where the games with two definitions differ; what means exactly the same is not played."""
    if _meaning(definition) == _meaning(other):
        return
    keyword = re.match(r"\(\?m\)\^(\w+)", what)
    unseen = keyword[1].lower() if keyword else ""
    for answers in ANSWERS:
        ones, others = (used(one, RICHES, answers, unseen) for one in (definition, other))
        for deed in sorted({*ones, *others}):
            if ones.get(deed) != others.get(deed):
                yield Finding(definition.name, what, f"{deed}: {differing(ones.get(deed), others.get(deed))}")
                return


def _meaning(definition: CardDefinition) -> list[object]:
    return [tuple(face.printed.abilities) for face in definition.faces]
