"""A creature that attacks together with others (CR 508.3).

"~ and at least two other creatures attack".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.events.combat import ATTACKERS_DECLARED, AttackersDeclared
from engine.meaning.families import EventPattern, Filter
from engine.meaning.node import walk
from engine.meaning.speech import nouns_of
from engine.vocabulary.terms.objects.adjectives import Other
from engine.vocabulary.terms.objects.objects import AttachedTo

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def _several(node: Any) -> bool:
    return bool(node.least > 1)


@phrase("~ and at least {least:cardinal_number} other creatures attack", when=lambda node: node.least > 1)
@phrase("~ and at least one other creature attack", least=1)
@forms(
    phrase("~ and at least one other {what:filter#one} attack", least=1),
    phrase("~ and at least one {what:filter#one} attack", least=1, other=False),
)  # fmt: skip
@forms(
    phrase("~ and at least {least:cardinal_number} other {what:filter#many} attack", when=_several),
    phrase("~ and at least {least:cardinal_number} {what:filter#many} attack", when=_several, other=False),
)  # fmt: skip
@phrase("{leader:object} and at least one other creature attack", least=1)
@phrase("{leader:object} and at least {least:cardinal_number} other creatures attack", when=_several)
@record
class AttacksWithOthers(EventPattern):
    """Attacks together with at least so many others (CR 702.101a)."""

    least: int
    what: Filter | None = None  # of what description the others are
    leader: AttachedTo | None = None  # what attacks with them, if not the ability's own object
    other: bool = wording(default=True)
    keys = (ATTACKERS_DECLARED,)

    def well_formed(self) -> bool:
        """ "Creature" says nothing: only creatures attack. That they are others is said before their description."""
        if self.leader is not None and not isinstance(self.leader, AttachedTo):
            return False
        return self.what is None or (nouns_of(self.what) != {"creature"} and not any(map(_says_other, walk(self.what))))

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        leaders = (ctx.source,) if self.leader is None else self.leader.refs(ctx)
        for event in happened:
            if isinstance(event, AttackersDeclared) and any(oid in leaders for oid, _ in event.attacks):
                others = [oid for oid, _ in event.combined if oid not in leaders and self._is_such(ctx, oid)]
                if len(others) >= self.least:
                    yield {"event": event}

    def _is_such(self, ctx: Context, oid: Ref) -> bool:
        return self.what is None or self.what.matches(ctx, oid)


def _says_other(part: object) -> bool:
    return isinstance(part, Other)
