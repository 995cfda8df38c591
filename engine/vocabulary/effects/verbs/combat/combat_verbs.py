"""What effects do in combat (CR 506.4, 508.1d, 509.1c, 509.1h).

They remove from combat, and make requirements that hold for a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import ObjectId, Ref, Seat
from engine.core.record import record, wording
from engine.game.rules import combat
from engine.game.rules.combat.questions import COMBAT_DAMAGE_AMOUNT, MUST_ATTACK, MUST_BE_BLOCKED, MUST_BLOCK
from engine.meaning.families import Continuous, Duration, Filter, Instruction, Reference, RuleModifier, StaticEffect
from engine.meaning.families.instructions import RULES, UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Question, Refusal
from engine.vocabulary.statics.combat.combat_limits import EachMustBlockIt, StrikesPast
from engine.vocabulary.terms.grammar.continuous import BeginContinuous, begin
from engine.vocabulary.terms.grammar.durations import ThisTurn, UntilEndOfCombat
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game

ALL_COMBATS = 1_000_000  # more than a turn has
THIS_TURN = ThisTurn("this turn")
THIS_COMBAT = UntilEndOfCombat("this combat")


@phrase("remove {object} from combat")
@record
class RemoveFromCombat(Instruction):
    """Creatures leave combat; what they blocked stays blocked (CR 506.4)."""

    object: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        before = ctx.game.combat
        combat.leave_combat(ctx.game, self.object.refs(ctx))
        return ctx.game.combat != before


@forms(
    phrase("{object} become[s] blocked"),
    phrase("{object:bare_group} become blocked"),
)
@record
class BecomeBlocked(Instruction):
    """Attacking creatures become blocked by nothing (CR 509.1h)."""

    object: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = [combat.become_blocked(ctx.game, oid) for oid in self.object.refs(ctx)]
        return any(done)


@record
class MustAttackOrBlock(RuleModifier):
    """A requirement to attack or block: anything, or one certain player or creature."""

    question: Question[bool]
    detail: str
    whom: Ref | None
    after: int = -1  # the number of the turn after which it begins
    combats: int = ALL_COMBATS  # or the number of the combat phase in that turn
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return (self.question,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        turn = ctx.game.turn
        begun = (turn.number, turn.combats) > (self.after, self.combats)
        return (begun and details[self.detail] == self.whom) or None


def _require(ctx: Context, who: Reference, parts: tuple[StaticEffect, ...], duration: Duration = THIS_TURN) -> bool:
    return bool(parts) and BeginContinuous(who, parts, duration).perform(ctx)


@phrase("{who:affected} attack[s]< {whom:player}> this combat if able", combat=True)
@phrase("{who:affected} attack[s]< {whom:player}> this turn if able")
@record
class AttackThisTurn(Instruction):
    """Creatures have to attack this turn if able, perhaps a certain player (CR 508.1d)."""

    who: Reference
    whom: Reference | None = None
    combat: bool = False
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        whom: tuple[Ref | None, ...] = (None,) if self.whom is None else self.whom.refs(ctx)
        parts = tuple(MustAttackOrBlock(MUST_ATTACK, "defender", ref) for ref in whom)
        return _require(ctx, self.who, parts, THIS_COMBAT if self.combat else THIS_TURN)


@phrase("during {player:target_player's} next turn, {who:affected} attack[s]< {whom:reference}> if able")
@record
class AttackNextTurn(Instruction):
    """Creatures attack during a player's next turn if able (CR 508.1d).

    The words may also say whom or what.
    """

    player: PlayerReference
    who: Reference
    whom: Reference | None = None
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        whom: tuple[Ref | None, ...] = (None,) if self.whom is None else self.whom.refs(ctx)
        now = ctx.game.turn.number
        parts = tuple(MustAttackOrBlock(MUST_ATTACK, "defender", ref, now) for ref in whom)
        seats = [seat for seat in self.player.seats(ctx) if _require(ctx, self.who, parts, UntilEndOfNextTurnOf(seat))]
        return bool(seats)


@phrase("{who:affected} attack[s] during its controller's next combat phase if able")
@record
class AttackInItsNextCombat(Instruction):
    """A creature has to attack in the next combat phase of its controller, if able (CR 506.1, 508.1d)."""

    who: Reference
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        now = ctx.game.turn
        parts = (MustAttackOrBlock(MUST_ATTACK, "defender", None, now.number, now.combats),)
        seats = dict.fromkeys(ctx.controller_of(ref) for ref in self.who.refs(ctx))
        for seat in seats:
            _require(ctx, self.who, parts, UntilNextCombatOf(seat, now.combats))
        return bool(seats)


@record
class UntilNextCombatOf(Duration):
    """Until the end of the next combat phase in a turn of a player (CR 511.2)."""

    seat: Seat
    combats: int  # how many there had been in the turn in which the effect began
    reads = READS_TURN
    ends_at = "end of combat"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        now = (game.turn.number, game.turn.combats)
        return now > (effect.began[0], self.combats) and game.is_active(self.seat)


@phrase("{who:target} attack[s] {whom:object} during its controller's next turn if able")
@record
class AttackInItsNextTurn(Instruction):
    """A creature has to attack something during its controller's next turn if able (CR 508.1d)."""

    who: Reference
    whom: Reference
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        now = ctx.game.turn.number
        parts = tuple(MustAttackOrBlock(MUST_ATTACK, "defender", ref, now) for ref in self.whom.refs(ctx))
        seats = dict.fromkeys(ctx.controller_of(ref) for ref in self.who.refs(ctx))
        for seat in seats:
            _require(ctx, self.who, parts, UntilEndOfNextTurnOf(seat))
        return bool(seats)


@record
class UntilEndOfNextTurnOf(Duration):
    """Until a player's next turn ends."""

    seat: Seat
    reads = READS_TURN
    ends_at = "cleanup"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.turn.number > effect.began[0] and game.is_active(self.seat)


@phrase("{who:affected} block[s] this turn if able")
@forms(
    phrase("{who:affected} block[s] {whom:object} this turn if able"),
    phrase("{who:affected} block[s] {whom:object} this combat if able", combat=True),
)  # fmt: skip
@phrase("have {who:object} block {whom:object} this combat if able", combat=True, had=True)
@phrase("have {who:object} block {whom:object} this turn if able", had=True)
@record
class BlockIfAble(Instruction):
    """Creatures have to block if able, perhaps a certain attacker (CR 509.1c)."""

    who: Reference
    whom: Reference | None = None
    combat: bool = False
    had: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """Creatures block, players do not."""
        return not isinstance(self.who, PlayerReference)

    def perform(self, ctx: Context) -> bool:
        whom: tuple[ObjectId | None, ...] = (None,) if self.whom is None else self.whom.refs(ctx)
        parts = tuple(MustAttackOrBlock(MUST_BLOCK, "attacker", ref) for ref in whom)
        return _require(ctx, self.who, parts, THIS_COMBAT if self.combat else THIS_TURN)


@phrase("{who:affected} attack[s] or block[s] this turn if able")
@record
class AttackOrBlockThisTurn(Instruction):
    """Creatures have to attack and have to block this turn, whichever they can (CR 508.1d, 509.1c)."""

    who: Reference
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        parts = (MustAttackOrBlock(MUST_BLOCK, "attacker", None), MustAttackOrBlock(MUST_ATTACK, "defender", None))
        return _require(ctx, self.who, parts)


@record
class SomethingMustBlockIt(RuleModifier):
    """A requirement that at least one creature blocks this one (CR 509.1c)."""

    reads = READS_NOTHING
    questions = (MUST_BE_BLOCKED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if details["blocker"] is None else None


@phrase("{who:affected} must be blocked <each_combat? each combat> this turn if able")
@record
class MustBeBlockedThisTurn(Instruction):
    """Creatures of which each has to be blocked this turn if able."""

    who: Reference
    each_combat: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        return _require(ctx, self.who, (SomethingMustBlockIt(),))


@phrase("all {what:filter#many} able to block {who:object} this turn do so")
@record
class AllBlockThisTurn(Instruction):
    """Creatures that all creatures of a description must block this turn if able."""

    what: Described
    who: Reference
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        return _require(ctx, self.who, (EachMustBlockIt(self.what),))


@record
class AssignsNothing(RuleModifier):
    """A creature that assigns no combat damage (CR 510.1a)."""

    reads = READS_NOTHING
    questions = (COMBAT_DAMAGE_AMOUNT,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("it_assigns_no_combat_damage"), "510.1a")


@forms(
    phrase("{who:affected} assign[s] no combat damage this turn"),
    phrase("{who:affected} assign no combat damage this turn", into="infinitive"),
)
@phrase("{who:affected} assign[s] no combat damage this combat", combat=True)
@record
class AssignNothing(Instruction):
    """Creatures assign no combat damage for a while."""

    who: Reference
    combat: bool = False
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        return _require(ctx, self.who, (AssignsNothing(),), THIS_COMBAT if self.combat else THIS_TURN)


@phrase("{who:target} assign their combat damage this turn as though they weren't blocked")
@record
class StrikePast(Instruction):
    """Creatures assign combat damage this turn as though they weren't blocked (CR 510.1c)."""

    who: Reference
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of several."""
        return self.who.plural

    def perform(self, ctx: Context) -> bool:
        return _require(ctx, self.who, (StrikesPast(must=True),), THIS_TURN)


@phrase(
    "you may have {what:filter#many} assign their combat damage this turn as though they weren't blocked", into="ending"
)
@record
class SuchMayStrikePast(Instruction):
    """Creatures of a description may strike past those that block them, this turn (CR 510.1c, 611.2c)."""

    what: Filter
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (SuchStrikePast(self.what),), None, THIS_TURN)
        return True


@record
class SuchStrikePast(Continuous):
    """Whatever fits a description may strike past those that block it."""

    what: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (StrikesPast(),)


@phrase("you may have {who:object} assign its combat damage this turn as though it weren't blocked", into="ending")
@record
class MayStrikePast(Instruction):
    """A creature that may strike past those that block it, for the rest of the turn (CR 510.1c)."""

    who: Reference
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        return _require(ctx, self.who, (StrikesPast(),), THIS_TURN)
