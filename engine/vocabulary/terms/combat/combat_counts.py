"""What only combat counts (CR 506 to 511): creatures beyond the first, players attacked this combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.steps import BEGIN_COMBAT
from engine.game.events.combat import AttackersDeclared
from engine.game.events.status import Tap
from engine.game.events.turn_structure import BeginStep
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS, READS_TURN
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.turns.past import events_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("for each {what:filter#one} beyond the first", into="for_each")
@record
class ForEachBeyondFirst(Amount):
    """How many objects fit a description, without one of them."""

    what: Filter
    reads = READS_BOARD

    def value(self, ctx: Context) -> int:
        return max(0, sum(1 for _ in matching(ctx, self.what)) - 1)


@phrase("you attacked this combat", into="player_clause")
@phrase("you attacked with a creature this combat", into="player_clause", creature=True)
@record
class AttackedThisCombat(Filter):
    """A player attacked by creatures declared in this combat phase.

    Attacking a planeswalker of theirs does not count (CR 508.6).
    """

    creature: bool = False
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        for event in reversed(ctx.game.history.this_turn):
            if isinstance(event, BeginStep) and event.step == BEGIN_COMBAT:
                return False
            if isinstance(event, AttackersDeclared) and event.player == ctx.controller:
                return any(defender == ref for _, defender in event.attacks)
        return False


@phrase("you attacked this turn", into="player_clause")
@record
class AttackedThisTurn(Filter):
    """A player whom a creature of the controller was declared as attacking this turn (CR 508.6)."""

    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        declared = (event for event in ctx.game.history.this_turn if isinstance(event, AttackersDeclared))
        mine = (event for event in declared if event.player == ctx.controller)
        return any(defender == ref for event in mine for _, defender in event.attacks)


@phrase("being attacked", into="player_clause")
@phrase("you're attacking", into="player_clause", yours=True)
@record
class IsAttacked(Filter):
    """A player whom a creature attacks now, or one that the controller controls (CR 508.6)."""

    yours: bool = False
    reads = READS_BOARD | READS_STATUS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        attacks = ctx.game.combat.attacking if ctx.game.combat is not None else {}
        return any(
            defender == ref and (not self.yours or ctx.controller_of(oid) == ctx.controller)
            for oid, defender in attacks.items()
        )


@phrase("for each creature you attacked with this turn", into="for_each")
@phrase("the number of creatures you attacked with this turn", into="quantity")
@record
class CreaturesAttackedWith(Amount):
    """How many creatures the controller has declared as attackers this turn, wherever they are now (CR 508.1)."""

    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        declared = (event for event in ctx.game.history.this_turn if isinstance(event, AttackersDeclared))
        mine = (event for event in declared if event.player == ctx.controller)
        return len({oid for event in mine for oid, _ in event.attacks})


@phrase("you attacked with {what:filter#many} with total power {total:comparison} this combat", into="condition_part")
@record
class AttackedWithTotalPower(Condition):
    """The attackers that a player declared this combat had such a power together as they were declared (CR 608.2i)."""

    what: Filter
    total: Comparison
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        declared = [event for event in events_of(ctx, "combat") if isinstance(event, AttackersDeclared)]
        mine = [event for event in declared if event.player == ctx.controller]
        powers = (
            power
            for event in mine
            for (oid, _), power in zip(event.attacks, event.powers, strict=True)
            if self.what.matches(ctx, oid)
        )
        return bool(mine) and self.total.holds(ctx, sum(powers))


@phrase("{object} [isn't|aren't] being declared as [a attacker|attackers]", into="condition_part")
@record
class NotTappedToAttack(Condition):
    """What has become tapped has not become so as it was declared as an attacker (CR 508.1f)."""

    object: Reference
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        event = ctx.event
        return not isinstance(event, Tap) or event.cause != "attack" or event.oid not in self.object.refs(ctx)


@phrase("~ and at least {least:cardinal_number} other creatures attacked this combat", into="condition_part")
@record
class AttackedWithOthers(Condition):
    """The ability's own object and so many others were declared as attackers in this combat phase.

    See CR 508.1.
    """

    least: int
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        declared = [event for event in ctx.game.history.this_turn if isinstance(event, AttackersDeclared)]
        attackers = [oid for oid, _ in declared[-1].combined] if declared else []
        return ctx.source in attackers and len(attackers) > self.least
