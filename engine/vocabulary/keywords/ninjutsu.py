"""Ninjutsu, and commander ninjutsu (CR 702.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, COMMAND, HAND
from engine.game.decisions.purposes import TO_RETURN
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.abilities import Ability, ActivatedAbility
from engine.meaning.families import Cost, Instruction
from engine.meaning.node import READS_STATUS
from engine.vocabulary.terms.casting.paid_as_cast import words_of_costs

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ATTACKED = "what the returned creature attacked"


@record
class ReturnUnblockedAttacker(Cost):
    """Revealing the card, and returning an unblocked attacking creature to its owner's hand."""

    reads = READS_STATUS

    def options(self, ctx: Context) -> dict[ObjectId, Ref]:
        """The unblocked attacking creatures that the player controls, and what each attacks."""
        combat = ctx.game.combat
        if combat is None:
            return {}
        return {
            oid: combat.attacking[oid] for oid in combat.unblocked
            if oid in combat.attacking and oid in ctx.game.objects and ctx.controller_of(oid) == ctx.controller
        }  # fmt: skip

    def payable(self, ctx: Context) -> bool:
        return bool(self.options(ctx))

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        chosen = ctx.choose_one(ctx.controller, options, purpose=TO_RETURN, good=False)
        for oid in chosen:
            ctx.bind(ATTACKED, options[oid])
        return bool(ctx.happen(*(ZoneChange(oid, HAND, cause="cost", by=ctx.source) for oid in chosen)))


@record
class PutAttacking(Instruction):
    """The card is put onto the battlefield tapped, attacking what the returned creature attacked.

    See CR 702.49c.
    """

    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        if ctx.source not in ctx.game.objects:
            return False
        defender = next(iter(ctx.bound(ATTACKED)), NOBODY)
        enters = ZoneChange(
            ctx.source, BATTLEFIELD, controller=ctx.controller, cause="effect", by=ctx.source, tapped=True,
            attacking=defender,
        )  # fmt: skip
        return bool(ctx.happen(enters))


def sneaks_in(costs: tuple[Cost, ...], zone: str, name: str) -> Ability:
    """The activated ability of a card in a zone."""
    label = f"{name} {words_of_costs(costs)}"
    return ActivatedAbility((*costs, ReturnUnblockedAttacker()), PutAttacking(), zone=zone, label=label)


@keyword("702.49", "Ninjutsu", "ninjutsu {costs:mana_cost*,}")
class Ninjutsu:
    """A creature that takes the place of an unblocked attacker (CR 702.49a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (sneaks_in(self.costs, HAND, "Ninjutsu"),)


@keyword("702.49", "Commander ninjutsu", "commander ninjutsu {costs:mana_cost*,}")
class CommanderNinjutsu:
    """Ninjutsu that works from the command zone too (CR 702.49d)."""

    costs: tuple[Cost, ...]
    variant_of = "ninjutsu"

    def stands_for(self) -> tuple[Ability, ...]:
        return tuple(sneaks_in(self.costs, zone, "Commander ninjutsu") for zone in (HAND, COMMAND))
