"""Auras that enter by other means than resolving as Aura spells (CR 303.4f, 303.4g)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.record import record, replace
from engine.game.decisions.purposes import TO_ATTACH
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.hooks import ENTERING
from engine.game.rules.questions.attaching import MAY_BE_ATTACHED
from engine.game.rules.questions.enchant import SPELL_TARGET
from engine.game.rules.questions.rule_modifiers import refused, spell_verdicts
from engine.meaning.families import Replacement
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.meaning.characteristics import Characteristics


@record
class EntersEnchanting(Replacement):
    """What an Aura will enchant, chosen by the player under whose control it enters (CR 303.4f).

    If there is nothing, it stays where it is; from the stack it goes to the graveyard instead (303.4g).
    A token attached to what it can't enchant isn't created (303.4i).
    """

    keys = (ENTERS,)
    kind = "enchants"
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.face_down or event.cause in ("setup", "position"):
            return False
        return event.attach_to == NOBODY or self._not_created(ctx, event)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[Event]:
        everything = (*ctx.game.apnap(ctx.controller), *ctx.game.permanents())
        if event.attach_to != NOBODY:
            return ()
        hosts = [ref for ref in everything if self._may_enchant(ctx, event, ref)]
        chosen = ctx.choose_one(
            ctx.controller, hosts, purpose=TO_ATTACH, prompt=say("choose_what_it_enchants"), rule="303.4f"
        )
        return (replace(event, attach_to=chosen[0]),) if chosen else ()

    def _not_created(self, ctx: Context, event: ZoneChange) -> bool:
        """Whether it is a token to be attached to what it can't enchant (CR 303.4i)."""
        return event.cause == "token" and not self._may_enchant(ctx, event, event.attach_to)

    def _may_enchant(self, ctx: Context, event: ZoneChange, host: Ref) -> bool:
        values = ctx.chars(event.oid)
        targets = list(spell_verdicts(ctx.game, SPELL_TARGET, event.oid, values, ctx.controller))
        if not targets or not all(target.legal(ctx, host) for target in targets):
            return False
        return refused(ctx.game, MAY_BE_ATTACHED, host, attachment=event.oid) is None


@ENTERING("303.4f")
def enchanting(values: Characteristics) -> Iterator[EntersEnchanting]:
    """An Aura enters enchanting something."""
    if "Aura" in values.subtypes:
        yield EntersEnchanting()
