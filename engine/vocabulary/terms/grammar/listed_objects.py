"""Objects that words list one by one.

Those with which the words before did something (CR 608.2c, 712.21e).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.vocabulary.terms.objects.filters import Described

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.core.identity import Ref
    from engine.game.rules.context import Context
    from engine.meaning.families import Filter


def listed(ctx: Context, what: Filter) -> Iterable[Ref] | None:
    """The objects that a description names one by one ("destroyed this way"); None if it does not."""
    for clause in what.after if isinstance(what, Described) else ():
        these = clause.these(ctx)
        if these is not None:
            return _cards_or_objects(ctx, these, "card" in what.nouns())
    return None


def _cards_or_objects(ctx: Context, these: Iterable[Ref], cards: bool) -> Iterable[Ref]:
    """Of what the words before moved, the cards that moved, or the objects: a melded permanent was one object and is
    two cards (CR 712.21e)."""
    moves = ctx.bindings.get("moved", ())
    was = {new: old for old, new in moves}
    found: dict[Ref, tuple[Ref, ...]] = {}  # for each object that moved, what stands for it
    for ref in these:
        old = was.get(ref, ref)
        became = tuple(new for before, new in moves if before == old) if cards else ()
        found.setdefault(old, became or (ref,))
    return [ref for each in found.values() for ref in each]
