"""Saddle (CR 702.171 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import defined, keyword
from engine.compiler.templates import phrase
from engine.core.keys import EventKey, Mark
from engine.core.record import record
from engine.game.events.combat import ATTACKS, Attacks
from engine.game.events.status import SetMark
from engine.meaning.abilities import Ability
from engine.meaning.families import Filter, Happening, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.keywords.shared.total_power import SADDLE, doing
from engine.vocabulary.terms.objects.adjectives import status_word
from engine.vocabulary.triggers.events import OBJECT, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.context import Context

SADDLED = Mark("saddled")
BECOMES_SADDLED = EventKey("becomes saddled")


@phrase("{what:object} become[s] saddled until end of turn")
@record
class BecomeSaddled(Instruction):
    """Permanents are saddled for the rest of the turn (CR 702.171b)."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        refs = [ref for ref in self.what.refs(ctx) if ctx.on_battlefield(ref)]
        marks = (SetMark(ref, SADDLED, self._times(ctx, ref) + 1, kept="uses", key=BECOMES_SADDLED) for ref in refs)
        return bool(ctx.happen(*marks))

    def _times(self, ctx: Context, ref: int) -> int:
        return ctx.obj(ref).uses.get(SADDLED, 0)


@phrase("become[s] saddled", into="happening")
@record
class BecomesSaddled(Happening):
    """A permanent becomes saddled."""

    keys = (BECOMES_SADDLED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        right = isinstance(event, SetMark) and event.key == BECOMES_SADDLED and subject.matches(ctx, event.ref)
        return {OBJECT: (event.ref,)} if right else None


@phrase("attack[s] while saddled", into="happening")
@record
class AttacksWhileSaddled(Happening):
    """Attacks, being saddled."""

    keys = (ATTACKS,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The player attacked."""
        return (Antecedent(PLAYER, "player"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not subject.matches(ctx, event.oid):
            return None
        if not ctx.obj(event.oid).uses.get(SADDLED):
            return None
        return {OBJECT: (event.oid,), PLAYER: (event.defending_player,)}


@keyword("702.171", "Saddle", "saddle {number:number}")
class Saddle:
    """A Mount that creatures saddle (CR 702.171a)."""

    number: int

    definition = (
        "Tap any number of other untapped creatures you control with total power [number] or greater: ~ becomes "
        "saddled until end of turn. Activate only as a sorcery."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return doing(SADDLE, defined(self))


status_word("saddled", lambda ctx, ref: bool(ctx.obj(ref).uses.get(SADDLED)))
