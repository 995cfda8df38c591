"""The name of a card, noted, and a copy of the card that had it (CR 707.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Mark, Purpose
from engine.core.record import record
from engine.game.events.copied_cards import CopyCard
from engine.game.events.status import SetMark
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.casting.copy_spells import COPY
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_NOTE = Purpose("note", "608.2d")

NOTED = Mark("noted card")  # the mark: the object, in the zone where it was, whose name was noted


@phrase("{player!} note[s] the name of {what:thing}")
@record
class NoteName(Instruction):
    """The name of a card is noted with the ability's object."""

    player: PlayerReference
    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        found = affected_objects(ctx, self.what, TO_NOTE)
        if found:
            carry_out(ctx, SetMark(ctx.source, NOTED, found[0]))
        return bool(found)


@phrase("{player!} create[s] a copy of the card with the noted name")
@record
class CopyNotedCard(Instruction):
    """A copy is made of the card whose name was noted, as it last existed where it was then (CR 608.2h)."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copy."""
        return (Antecedent(self.key, COPY), Antecedent(self.key, "object", kinds=frozenset((COPY,)), verb="copied"))

    def perform(self, ctx: Context) -> bool:
        noted = ctx.obj(ctx.source).marks.get(NOTED)
        if not isinstance(noted, int):
            return False
        done = carry_out(ctx, *(CopyCard(seat, noted) for seat in self.player.seats(ctx)))
        copies = tuple(event.oid for event in done if isinstance(event, CopyCard))
        ctx.bind(self.key, copies)
        return bool(copies)
