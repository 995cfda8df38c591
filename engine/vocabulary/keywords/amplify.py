"""Amplify (CR 702.38)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.card_types import CREATURE_TYPES
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.decisions.purposes import TO_REVEAL
from engine.game.events.cards import Reveal
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Replacement
from engine.meaning.node import READS_PLAYERS

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CountersForKin(Replacement):
    """As it enters, cards that share a creature type with it may be revealed for counters on it."""

    number: int
    reads = READS_PLAYERS
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        kinds = [word for word in ctx.chars(event.oid).subtypes if word in CREATURE_TYPES]
        options = tuple(
            oid for oid in ctx.game.zone(HAND, ctx.controller)
            if oid != event.oid and any(word in kinds for word in ctx.chars(oid).subtypes)
        )  # fmt: skip
        chosen = ctx.choose_objects(ctx.controller, options, 0, len(options), purpose=TO_REVEAL, good=True)
        if not chosen:
            return (event,)
        return (Reveal(ctx.controller, chosen), with_counters(event, "+1/+1", self.number * len(chosen)))


@keyword("702.38", "Amplify", "amplify {number:number}")
class Amplify:
    """Counters for kin in hand (CR 702.38a)."""

    number: int

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((CountersForKin(self.number),)),)
