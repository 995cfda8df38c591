"""Misprints: slips of those who copied a card's text, mended on reading (CR 108.1, the Oracle counts).

Only what can mean nothing else is here: a word that no sentence of rules English has, a lost stop, a lost or added line
break. What is read, shown and printed back is the mended text;
`engine compile` tells what was mended.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.compiler.rewording import rewordings

_COST_WORDS = "Collect|Discard|Exile|Pay|Sacrifice|Tap"

# What was printed, and what is meant, in the order in which they are replaced.
MISPRINTS = rewordings(
    (
        # A word lost or worn down.
        (r"\bunder you control\b", "under your control"),
        (r"\bto it owner's\b", "to its owner's"),
        (r"\bActivate only a sorcery\b", "Activate only as a sorcery"),
        (r"\bless to activate where X is\b", "less to activate, where X is"),
        (r"\bwhere is the\b", "where X is the"),
        (r"\bwith mana value (\d+|X) or more\b", r"with mana value \1 or greater"),
        (r"\bwithout paying their mana cost\b", "without paying their mana costs"),
        (r"\b(Each of [^.]*) connive\b", r"\1 connives"),
        (r"\b(they sacrifice [^.,]*? or discard)s (a card)\b", r"\1 \2"),
        # A sentence printed twice, the second time without a space before it.
        (r"([A-Za-z][^.\n]{8,}\.)\1", r"\1"),
        # Spaces around the dash between a keyword and its cost, where no colon makes it an activated ability.
        (r"(?m)^([A-Z][a-z]+) — (\{[^\n:(]*\.)(?=$| \()", r"\1—\2"),
        # Braces lost around a cost of generic mana.
        (r"(?m)^Equip (\d+)(?=$| \()", r"Equip {\1}"),
        # A lost stop: behind a keyword's cost in words, and at the end of an item of a bulleted list.
        (rf"(?m)^([A-Z][a-z ]+—(?:[^\n.(]*, )?(?:{_COST_WORDS})\b[^\n.(]*[\w}}])$", r"\1."),
        (r"(?m)^(• [A-Z][a-z]+ [^\n]*[a-z0-9])$", r"\1."),
        (r"(?m)^([A-Z][^\n.(]* can't (?:attack|block))$", r"\1."),
        # A line break before what says something of the ability above, and within reminder text.
        (r"\n(?=Activate only |For each of those tokens, |You may choose new targets for the cop(?:y|ies)\.)", " "),
        (r"(\([^()\n]*)\n(?=[^()]*\))", r"\1 "),
        (r"\n(Until end of turn, you may play that card[^\n]*)\n(?=When you cast a spell this way, )", r" \1 "),
    )
)


def without_misprints(text: str) -> str:
    """A text as it was meant."""
    for slip in MISPRINTS:
        text = slip.of(text)
    return text


def misprints_of(text: str) -> Iterator[tuple[str, str]]:
    """The slips in a text, each with what is read instead, for telling."""
    for slip in MISPRINTS:
        yield from slip.found_in(text)
        text = slip.of(text)


def slips_of(text: str) -> tuple[list[str], str]:
    """The patterns of the slips in a text, and the text as it was meant."""
    patterns = []
    for slip in MISPRINTS:
        before, text = text, slip.of(text)
        if text != before:
            patterns.append(slip.said)
    return patterns, text
