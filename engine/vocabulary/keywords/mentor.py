"""Mentor (CR 702.134)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import Deed
from engine.core.record import record
from engine.meaning.abilities import Ability
from engine.meaning.speech import Antecedent
from engine.vocabulary.keywords.shared.noted import DoesDeed, noted
from engine.vocabulary.triggers.events import OTHER

MENTOR = Deed("mentor")


@phrase("mentor[s] a creature", into="happening")
@record
class Mentors(DoesDeed):
    """A mentor ability of the first creature resolves with the second as its target (CR 702.134c)."""

    deed = MENTOR

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The creature that it mentors."""
        return (Antecedent(OTHER, "object", kinds=frozenset(("creature",))),)


@keyword("702.134", "Mentor")
class Mentor:
    """Teaching a weaker attacker; each instance triggers separately (CR 702.134b)."""

    definition = (
        "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this "
        "creature's power."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return noted(self.definition, "mentor", MENTOR)
