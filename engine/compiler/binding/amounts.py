"""What "that much" and "that many" can stand for: an amount, or how many there are of several things."""

from __future__ import annotations

from collections.abc import Sequence

from engine.compiler.binding.referents import fits
from engine.meaning.speech import Antecedent, Wanted


def amounts_in(known: Sequence[Antecedent], wanted: Wanted) -> list[Antecedent]:
    """What "that much" can stand for: an amount, else how many there are of several things."""
    options = [found for found in known if fits(wanted, found)]
    if options and not wanted.counted:
        return options
    done = _numbers_of_things(known)  # "discard any number of cards, then draw that many"
    if not options:
        return done  # else "you gain 3 life. Discard your hand, then …"
    return [one for one in done if one.clause > options[-1].clause and one.verb and not one.in_pattern] or options


def _numbers_of_things(known: Sequence[Antecedent]) -> list[Antecedent]:
    """The several things that are known, each by how many they are."""
    several = [found for found in known if found.kind == "object" and found.plural]
    return [found for found in several if found.by_verb or not _was_done_with(found, several)]


def _was_done_with(named: Antecedent, others: Sequence[Antecedent]) -> bool:
    """Whether something was done with it in the same clause: then what was really done with counts."""
    return any(found.by_verb and found.clause == named.clause for found in others)
