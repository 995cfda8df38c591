"""What is asked in more than one room: what an Aura enchants, and who may activate (CR 303.4a, 602.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.meaning.families import Target

SPELL_TARGET: Question[Target] = Question(
    "spell_target", "303.4a", about="Aura (spell or permanent)", details=("seat", "way"), answer="what it enchants"
)


def enchanted_target(answers: Iterable[Target]) -> list[Target]:
    """What an Aura spell targets: one thing that fits all of its enchant abilities (CR 702.5c).

    None if it has none.
    """
    first, *others = dict.fromkeys(answers) or (None,)
    return [] if first is None else [first.narrowed(tuple(others))]


MAY_ACTIVATE: Question[Refusal] = Question(
    "may_activate", "602.5", about="permanent", details=("ability", "seat"), answer="Refusal"
)

ACTIVATE_AS_INSTANT: Question[bool] = Question(
    "activate_as_instant", "602.5e", about="permanent", details=("ability", "seat"),
    answer="True: any time its player could cast an instant",
)  # fmt: skip

ACTIVATE_IGNORING_SICKNESS: Question[bool] = Question(
    "activate_ignoring_sickness", "302.6", about="creature", answer="True (haste)"
)
