"""A creature that attacks together with others (CR 508.3).

"~ and at least two other creatures attack".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.combat import ATTACKERS_DECLARED, AttackersDeclared
from engine.meaning.families import EventPattern, Filter
from engine.meaning.speech import nouns_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("~ and at least {least:cardinal_number} other creatures attack", when=lambda node: node.least > 1)
@phrase("~ and at least one other creature attack", least=1)
@phrase("~ and at least one other {what:filter#one} attack", least=1)
@record
class AttacksWithOthers(EventPattern):
    """Attacks together with at least so many others (CR 702.101a)."""

    least: int
    what: Filter | None = None  # of what description the others are
    keys = (ATTACKERS_DECLARED,)

    def well_formed(self) -> bool:
        """ "Creature" says nothing: only creatures attack."""
        return self.what is None or nouns_of(self.what) != {"creature"}

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, AttackersDeclared):
                what = self.what
                attackers = [
                    oid for oid, _ in event.combined
                    if what is None or oid == ctx.source or what.matches(ctx, oid)
                ]  # fmt: skip
                if ctx.source in dict(event.attacks) and len(attackers) > self.least:
                    yield {"event": event}
