"""Rewordings are found by words that they can not do without; their patterns are compiled when those are there."""

from __future__ import annotations

import random
import re
import re._parser as parser  # type: ignore[import-not-found]
from typing import Any

import pytest

from engine.compiler.misprints import MISPRINTS
from engine.compiler.normalise import REWORDINGS
from engine.compiler.rewording import needed_by, rewordings

ALL = (*REWORDINGS, *MISPRINTS)


@pytest.mark.parametrize(
    ("pattern", "needed"),
    [
        (r"\bhis or her\b", "his or her"),
        (r"\b([Pp])ut it onto (the stack)\.", "ut it onto "),
        (r"colou?r of a card", "r of a card"),
        (r"\bcards? (?:you own )?here", "card"),
        (r"ab+cd", "cd"),
        (r"a(?:bc)+d", "bc"),
        (r"a(?:bc){0,2}d", "a"),
        (r"a(?:bc){2}d", "bc"),
        (r"(one|three) die", " die"),
        (r"(?m)^it dies\.$", "it dies."),
        (r"dies(?= at once)", " at once"),
        (r"(?<= at once)dies", " at once"),
        (r"dies(?! at once)", "dies"),
        (r"(?<!at once )dies", "dies"),
        (r"\{T\}: do", "{T}: do"),
        (r"[a long class]x", "x"),
        (r"[^]long]x", "x"),
        (r"one thing|another", ""),
        (r"(?i)letters of any kind", ""),
        (r"one(?!(?:a|b))", ""),
        (r"(?P<name>words)", "words"),
    ],
)
def test_the_longest_words_without_which_nothing_matches(pattern: str, needed: str) -> None:
    assert needed_by(pattern) == needed


def written(parts: Any, chance: random.Random) -> str:
    """A text that a pattern may match: what is asked about beside it is written too."""
    return "".join(_part(str(kind), value, chance) for kind, value in parts)


def _part(kind: str, value: Any, chance: random.Random) -> str:
    if kind == "LITERAL":
        return chr(value)
    if kind == "BRANCH":
        return written(chance.choice(value[1]), chance)
    if kind in ("MAX_REPEAT", "MIN_REPEAT"):
        return "".join(written(value[2], chance) for _ in range(chance.randint(value[0], min(value[1], value[0] + 2))))
    if kind in ("SUBPATTERN", "ASSERT"):
        return written(value[-1], chance)
    if kind == "IN" and str(value[0][0]) in ("LITERAL", "RANGE"):
        one, wanted = chance.choice([item for item in value if str(item[0]) in ("LITERAL", "RANGE")])
        return chr(wanted if str(one) == "LITERAL" else wanted[0])
    return chance.choice(" a1,") if kind in ("IN", "NOT_LITERAL", "ANY") else ""


def test_whatever_a_rewording_matches_has_its_needed_words() -> None:
    chance, matched = random.Random(1), set()
    for rewording in ALL:
        parsed = parser.parse(rewording.said)
        for _ in range(20):
            found = re.compile(rewording.said).search(text := written(parsed, chance))
            if found is not None:
                matched.add(rewording)
                assert rewording.needed in text, rewording.said
    assert len(matched) > len(ALL) * 0.8, "most patterns were tried with texts that they match"


def test_nearly_all_rewordings_need_words() -> None:
    assert sum(len(rewording.needed) > 3 for rewording in ALL) > len(ALL) * 0.9


def test_a_pattern_is_compiled_when_a_text_has_its_words() -> None:
    one, other = rewordings([(r"\b(gain)s? no life\b", r"\1 nothing"), (r"\bhis or her\b", "their")])
    assert [one.of(other.of("Draw a card.")) for _ in range(3)] == ["Draw a card."] * 3
    assert "pattern" not in vars(one) and "pattern" not in vars(other)
    assert one.of(other.of("They gain no life on his or her turn.")) == "They gain nothing on their turn."
    assert "pattern" in vars(one) and "pattern" in vars(other)
