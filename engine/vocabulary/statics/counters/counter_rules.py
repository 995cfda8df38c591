"""Counters that can't be put on objects or players (CR 122.1, 614.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.events.counters import MAY_GET_COUNTERS, PutCounters
from engine.meaning.families import RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("can't get {kind:counter_kind} counters", into="change", get=True),
    phrase("can't get counters", into="change", get=True, kind=""),
)  # fmt: skip
@phrase("can't have counters put on [them]", into="change", kind="")
@phrase("can't have {kind:counter_kind} counters put on [them]", into="change")
@record
class CannotGetCounters(RuleModifier):
    """An object or player that counters, or those of a kind, can't be put on."""

    kind: str
    get: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (MAY_GET_COUNTERS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        event = details["event"]
        if self.kind not in ("", event.kind if isinstance(event, PutCounters) else ""):
            return None
        return Refusal(say("it_cant_get_such_counters"), "614.17")
