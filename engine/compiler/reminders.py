"""Reminder text (CR 207.2).

What print says in parentheses beside what the keywords themselves would say.

A keyword class may have a `reminder`, with `[field]` for its parameters' words; otherwise its definition is taken.
The comparison is for the people who mend keywords: agreement and difference are recorded, no card is refused for it.
"""

from __future__ import annotations

import re
from typing import Any

from engine.compiler.keywords import words_with_parameters
from engine.compiler.normalise import Names, plain_marks, with_self, without_reminders
from engine.compiler.printing import print_as
from engine.core.record import record
from engine.meaning.abilities import Ability, KeywordAbility

AGREES, DIFFERS, NONE = "agrees", "differs", "none printed"


@record
class Reminder:
    """One keyword's reminder text, generated and printed."""

    keyword: str
    generated: str
    printed: str
    status: str


def generated(keyword: KeywordAbility) -> str:
    """The reminder text of a keyword, without parentheses; "" if it has none."""
    template = keyword.reminder or keyword.definition
    return words_with_parameters(keyword, template) if template else ""


def compare(text: str, abilities: tuple[Ability, ...], names: Names) -> tuple[Reminder, ...]:
    """The keywords of a face beside the reminder texts printed behind them."""
    found: list[Reminder] = []
    for paragraph in plain_marks(text).split("\n"):
        bare, printed = without_reminders(paragraph)
        if not printed:
            continue
        for ability in abilities:
            if isinstance(ability, KeywordAbility) and bare.lower().startswith(_words(ability).lower()):
                found.append(_compared(ability, printed[0], names))
    return tuple(found)


def _words(ability: Any) -> str:
    return print_as("keyword", ability)


def _compared(ability: KeywordAbility, printed: str, names: Names) -> Reminder:
    own = generated(ability)
    same = _comparable(own, names) == _comparable(printed, names)
    return Reminder(ability.name, own, printed, AGREES if same else DIFFERS)


def _comparable(text: str, names: Names) -> str:
    """A text without what differs by the kind of card only."""
    plain = with_self(text, names)
    return re.sub(r"[^\w{}+~/-]+", " ", plain).strip().lower()
