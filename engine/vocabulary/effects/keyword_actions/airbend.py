"""Airbend (a keyword action of later editions, CR 701.65 of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.keys import Deed, Purpose
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.events.effects import BeginEffect
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.exile import exile
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.casting.playing_permissions import Permission, WhileExiled
from engine.vocabulary.terms.costs.costs import PayMana

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_AIRBEND = Purpose("airbend", "701.65a")

AIRBEND = Deed("airbend")

verb("player_deed", AIRBEND, "airbend", "airbent")

TWO = (PayMana(ManaCost(("2",))),)


@phrase("airbend {what:thing}")
@record
class Airbend(Instruction):
    """Permanents or spells are exiled; while they stay there, their owners may cast them for {2}."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        return done_to(self.key, self.what, "exiled")

    def perform(self, ctx: Context) -> bool:
        exiled = exile(ctx, affected_objects(ctx, self.what, TO_AIRBEND))
        ctx.bind(self.key, tuple(old for old, _ in exiled))
        for _, card in exiled:
            owner = ctx.owner_of(card)
            permission = Permission(owner, free=False, lands=False, costs=TWO)
            effect = FloatingEffect(ctx.source, owner, (permission,), (card,), WhileExiled("it remains"))
            carry_out(ctx, BeginEffect(effect))
        if exiled:
            carry_out(ctx, PlayerDid(ctx.controller, AIRBEND, len(exiled)))
        return bool(exiled)
