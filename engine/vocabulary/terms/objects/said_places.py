"""Places of cards that words say once for several things (CR 109.2a).

As in "target artifact card and target land card from your graveyard".
"""

from __future__ import annotations

from engine.core.record import replace
from engine.core.zones import ANYWHERE
from engine.meaning.families import Filter, Reference, Target
from engine.vocabulary.terms.objects.filters import Card, Described, zone_of


def said_place(words: Reference) -> Filter | None:
    """The clause of a description that says in which zone it looks; None if none does."""
    what = words.description
    clauses = what.after if isinstance(what, Described) else ()
    return next((clause for clause in clauses if zone_of(clause) != ANYWHERE), None)


def with_place(words: Reference, place: Filter | None) -> Reference:
    """Targets among cards with a place that the words say once, behind another description."""
    what = words.description
    if place is None or not (isinstance(words, Target) and isinstance(what, Described) and isinstance(what.noun, Card)):
        return words
    return words if zone_of(what) != ANYWHERE else replace(words, what=replace(what, after=(*what.after, place)))
