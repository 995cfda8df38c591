"""Preferences among several things that an anaphor could stand for. English means one of them.

The rules are tried in their order, and the first that speaks of the case decides. What it leaves is one thing, or an
ambiguity.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.record import record
from engine.meaning.speech import Antecedent, Wanted, nouns_of

Options = Sequence[Antecedent]

MADE = ("created", "copied", "chosen", "found")
PICKED = ("chosen", "found", "revealed")


@record
class Preference:
    """One rule: when it speaks, and what it prefers."""

    name: str
    speaks: Callable[[Options, Wanted], bool]
    prefers: Callable[[Options, Wanted], Options]


def preferred(options: Options, wanted: Wanted) -> tuple[Antecedent, ...]:
    """What the first rule that speaks of the case leaves; all, if it would leave nothing."""
    if len(options) > 1 and not wanted.verb:  # what is said comes before what an event has without saying so
        options = [found for found in options if not found.unsaid] or options
    rule = next((rule for rule in PREFERENCES if len(options) > 1 and rule.speaks(options, wanted)), None)
    return tuple(rule.prefers(options, wanted) or options) if rule is not None else tuple(options)


def _new(options: Options) -> list[Antecedent]:
    """What is named here for the first time."""
    return [found for found in options if not found.again]


def _made(options: Options) -> list[Antecedent]:
    return [found for found in _new(options) if found.verb in MADE]


def _said_so(options: Options, wanted: Wanted) -> Options:
    new = [found for found in _new(options) if not found.definite]
    return new if len(new) == 1 else [found for found in new if found.kinds == nouns_of(wanted.noun)]


PREFERENCES = (
    Preference(
        "a number is the same number: “deals that much damage and you draw that many cards”",
        lambda options, wanted: wanted.kind == "amount",
        lambda options, wanted: [found for found in options if found.again],
    ),
    Preference(
        "what was made comes before what it is like: “a token that's a copy of it. It …”",
        lambda options, wanted: len(_made(options)) == 1,
        lambda options, wanted: _made(options),
    ),
    Preference(
        "what was picked comes before those among which it was: “reveal two cards from among them and put them …”",
        lambda options, wanted: len([found for found in _new(options) if found.verb in PICKED]) == 1,
        lambda options, wanted: [found for found in _new(options) if found.verb in PICKED],
    ),
    Preference(
        "a noun calls what is new: “that creature”",
        lambda options, wanted: wanted.noun is not None and len(_new(options)) == 1,
        lambda options, wanted: _new(options),
    ),
    Preference(
        "of what an event names, a noun calls that which is called so: “Whenever a Snake blocks a creature, …”",
        lambda options, wanted: wanted.noun is not None and options[0].in_pattern,
        _said_so,
    ),
    Preference(
        "a pronoun is what a condition says the whereabouts of: “if this card is exiled, put it …”",
        lambda options, wanted: wanted.itself and any(found.whereabouts for found in options),
        lambda options, wanted: [found for found in options if found.whereabouts],
    ),
    Preference(
        "a pronoun is what an event happens to: “Whenever this creature blocks a creature, it …”",
        lambda options, wanted: options[0].in_pattern,
        lambda options, wanted: [found for found in options if found.subject] if wanted.itself else [],
    ),
    Preference(
        "“they” are the players of whom it is said: “each opponent attacking that player untaps … they control”",
        lambda options, wanted: wanted.kind == "player" and wanted.noun is None and not options[0].in_pattern,
        lambda options, wanted: _new(options) if len(_new(options)) == 1 else [],
    ),
    Preference(
        "what may be a player is not “it” beside what is none: “Target creature deals damage to any target. It …”",
        lambda options, wanted: wanted.noun is None and not any(found.itself for found in options),
        lambda options, wanted: [found for found in options if not found.or_player],
    ),
    Preference(
        "a noun without “card” is a permanent beside a card: “target artifact and target artifact card … the artifact”",
        lambda options, wanted: wanted.noun is not None and "card" not in nouns_of(wanted.noun),
        lambda options, wanted: [found for found in options if "card" not in found.kinds],
    ),
    Preference(
        "an instruction speaks of the other one: “This creature fights target creature. It …”",
        lambda options, wanted: True,
        lambda options, wanted: [found for found in options if not found.itself],
    ),
)


def in_a_row(options: Sequence[Antecedent], wanted: Wanted) -> bool:
    """Whether "it" could be either of several that were named in one row: "it and target creature get +1/+0. It …"."""
    joined = [found for found in options if found.joined and not found.plural]
    return wanted.noun is None and not wanted.verb and len(joined) > 1
