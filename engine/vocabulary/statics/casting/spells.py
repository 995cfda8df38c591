"""What is said of spells (CR 601.3, 701.5): can't be countered, can't be cast, have flash.

"Can be cast as though it had flash" says the last.
"""

from __future__ import annotations

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.core.steps import MAIN_STEPS
from engine.core.zones import OUTSIDE, STACK, ZONES
from engine.game.events.casting import SpellCast
from engine.game.rules.casting.questions import CAST_ANY_TIME, MAY_CAST, MAY_STAY_PROPOSED
from engine.game.rules.context import Context
from engine.game.rules.questions.timing import is_open
from engine.meaning.families import (
    Amount,
    Condition,
    Continuous,
    Duration,
    Filter,
    Instruction,
    Reference,
    RuleModifier,
    StaticEffect,
)
from engine.meaning.families.instructions import RULES, UNSEEN
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Refusal
from engine.meaning.speech import nouns_of
from engine.meaning.windows import Window
from engine.vocabulary.statics.casting.playing_from_zones import fitting_faces
from engine.vocabulary.statics.casting.uncounterable import CannotBeCountered
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.casting.cast_clauses import CastFrom
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.objects.filters import Described, Spell
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.turns.turn_conditions import is_early_turn

ANY_SPELL = Described(noun=Spell())


# --- what may not be cast (CR 101.2, 601.3) -------------------------------------------------------------------------


@phrase("{player} can't cast {what:filter#many}", into="static")
@phrase("{player} can't cast {what:filter#many} {which:cast_clause#many}", into="static")
@phrase("{player} can't cast more than one spell each turn", into="static", most=ONE)
@phrase("{player} can't cast more than one {what:filter#one} each turn", into="static", most=ONE)
@phrase("{player} can't cast more than {most:words} {what:filter#most} each turn", into="static")
@phrase("{player} can cast spells only any time they could cast a sorcery", into="static", sorcery=True)
@phrase("{player} can cast spells only during their own turns", into="static", own_turn=True)
@phrase("{what:filter#many} can't be cast", into="static", player=None)
@record
class CannotCast(Continuous):
    """Spells that certain players can't cast (CR 601.3a)."""

    player: PlayerReference | None = None
    what: Filter = ANY_SPELL
    most: Amount | None = None
    sorcery: bool = False
    own_turn: bool = False
    which: Filter | None = None  # how they are cast
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """From where they are cast; what else is said of spells describes them."""
        return self.which is None or isinstance(self.which, CastFrom)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.player is not None or fits_as_spell(ctx, self.what, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (CastingProhibited(self.player, self.what, self.most, self.sorcery, self.own_turn, self.which),)


@phrase("{player} can't play lands", into="static")
@record
class CannotPlayLands(Continuous):
    """Players who can't play lands (CR 305.2, 101.2)."""

    player: PlayerReference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (LandsProhibited(self.player),)


@phrase("{player} can't play {what:filter#many}", into="static")
@record
class CannotPlaySuch(Continuous):
    """Lands of a description that certain players can't play (CR 305.2, 101.2)."""

    player: PlayerReference
    what: Filter
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Lands, and not all of them."""
        what = self.what
        is_land = isinstance(what, Described) and any("land" in nouns_of(part) for part in (what.noun, *what.before))
        return is_land and isinstance(what, Described) and bool(what.before or what.after) and what.zone != STACK

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (LandsProhibited(self.player, self.what),)


@phrase("{player} can't play lands {duration}")
@record
class ForbidPlayingLands(Instruction):
    """Certain players can't play lands for a while."""

    player: PlayerReference
    duration: Duration
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seats = self.player.refs(ctx)
        begin(ctx, (CannotPlayLands(self.player),), None, self.duration)
        return bool(seats)


@record
class LandsProhibited(RuleModifier):
    """The answer that a land can't be played, or none of a description: as the face says that would be up."""

    player: PlayerReference
    what: Filter | None = None
    reads = READS_NOTHING
    questions = (MAY_CAST,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not details.get("land") or details["seat"] not in self.player.refs(ctx):
            return None
        if self.what is not None and details.get("face", 0) not in fitting_faces(ctx, self.what, about):
            return None
        return Refusal(say("an_effect_says_that_it_cant_be_played"), "101.2")


@phrase("{player} can't cast {what:filter#many} {duration}")
@phrase("{player} can't cast additional {what:filter#many} {duration}", more=True)
@phrase("{duration}, {player} can't cast {what:filter#many}< {which:cast_clause#many}>", leading=True)
@record
class ForbidCasting(Instruction):
    """Certain players can't cast certain spells for a while (CR 611.2, 601.3a)."""

    player: PlayerReference
    what: Filter
    duration: Duration
    leading: bool = wording(default=False)
    which: Filter | None = None  # how they are cast
    more: bool = wording(default=False)  # besides those that were cast before
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """From where they are cast; what else is said of spells describes them."""
        return self.which is None or isinstance(self.which, CastFrom)

    def perform(self, ctx: Context) -> bool:
        if not self.player.refs(ctx):
            return False
        begin(ctx, (CannotCast(self.player, self.what, which=self.which),), None, self.duration)
        return True


@record
class CastingProhibited(RuleModifier):
    """The answer that a spell can't be cast; "their hand" and "that player's lands" are each player's own."""

    player: PlayerReference | None
    what: Filter
    most: Amount | None
    sorcery: bool
    own_turn: bool = False
    which: Filter | None = None
    reads = READS_NOTHING
    questions = (MAY_CAST, MAY_STAY_PROPOSED)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        seat = details["seat"]
        assert isinstance(seat, int)
        if details.get("land"):
            return None
        if self.player is not None:
            if seat not in self.player.refs(ctx):
                return None
            ctx = ctx.naming({self.player.key: (seat,)})
            if not fits_as_spell(ctx, self.what, about) or not (self.which is None or self.which.matches(ctx, about)):
                return None
        if question == MAY_STAY_PROPOSED and self.sorcery:
            return None  # only as it is begun is it asked whether it can be cast at this time
        if self.most is not None and self._cast(ctx, seat) < self.most.value(ctx):
            return None
        if self._in_time(ctx, seat):
            return None
        return Refusal(say("an_effect_says_that_it_cant_be_cast"), "601.3a")

    def _cast(self, ctx: Context, seat: int) -> int:
        cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast) and event.player == seat)
        return sum(1 for event in cast if fits_as_spell(ctx, self.what, event.oid))

    def _in_time(self, ctx: Context, seat: int) -> bool:
        """Whether it is the only time at which the words let spells be cast."""
        return (self.own_turn and ctx.game.is_active(seat)) or (self.sorcery and self._at_sorcery_speed(ctx, seat))

    def _at_sorcery_speed(self, ctx: Context, seat: int) -> bool:
        game = ctx.game
        return game.is_active(seat) and game.turn.step in MAIN_STEPS and not game.stack


@phrase("cast {this:object} only {window:window}< and only if {condition}>", into="static")
@forms(
    phrase("cast {this:object} only if {condition}", into="static"),
    phrase("you can't cast {this:object} unless {condition}", into="static", unless=True),
)  # fmt: skip
@phrase("you can't cast {this:object} if {condition}", into="static", negative=True)
@phrase("you can't cast {this:object} during your first, second, or third turns of the game", into="static",
        late=True)  # fmt: skip
@record
class CastOnly(RuleModifier):
    """A spell that can be cast only at certain times (CR 601.3, 113.6e)."""

    this: Reference
    window: Window | None = None
    late: bool = False  # not in the first turns of the game
    condition: Condition | None = None
    negative: bool = False  # not if the condition holds
    unless: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (MAY_CAST,)

    def well_formed(self) -> bool:
        """Whether the words are about the spell itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Where it functions: wherever the card can be cast from, and on the stack."""
        return (*ZONES, OUTSIDE)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        in_time = self.window is None or is_open(self.window, ctx.game, ctx.controller)
        in_time = in_time and not (self.late and is_early_turn(ctx))
        allowed = in_time and (self.condition is None or self.condition.holds(ctx) != self.negative)
        return None if allowed else Refusal(say("cant_be_cast_now", card=NameOf(about)), "601.3")


@forms(
    phrase("you may cast {what:filter#many} as though they had flash", into="static"),
    phrase("any player may cast {what:filter#many} as though they had flash", into="static", anyone=True),
    phrase("players may cast {what:filter#many} as though they had flash", into="static", anyone=True, plural=True),
)  # fmt: skip
@record
class CastAsThoughFlash(Continuous):
    """Spells that a player, or any of them, may cast any time an instant could be cast (CR 702.8a)."""

    what: Filter
    anyone: bool = False
    plural: bool = wording(default=False)
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (AnyTime(self.anyone),)


@forms(
    phrase("you may cast {what:filter#many} {duration:duration} as though they had flash", into="ending"),
    phrase("{duration:duration}, you may cast {what:filter#many} as though they had flash", into="ending",
           leading=True),
)  # fmt: skip
@record
class MayCastAsThoughFlash(Instruction):
    """Spells that a player may for a time cast any time an instant could be cast."""

    what: Filter
    duration: Duration
    leading: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (CastAsThoughFlash(self.what),), None, self.duration)
        return True


@phrase("{what:filter#many} you cast this turn can't be countered")
@record
class CastUncounterable(Instruction):
    """Spells that a player casts this turn can't be countered."""

    what: Filter
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (CastByYou(self.what, None, CannotBeCountered()),), None, ThisTurn("this turn"))
        return True


@record
class CastByYou(Continuous):
    """What is so of such spells of a player this turn, or of the next one after so many."""

    what: Filter
    after: int | None
    part: RuleModifier
    reads = READS_TURN

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or ctx.obj(ref).zone != STACK or ctx.controller_of(ref) != ctx.controller:
            return False
        cast = [e.oid for e in ctx.game.history.this_turn if isinstance(e, SpellCast) and e.player == ctx.controller]
        such = [oid for oid in cast if fits_as_spell(ctx, self.what, oid)]
        return ref in (such if self.after is None else such[self.after : self.after + 1])

    def parts(self) -> tuple[StaticEffect, ...]:
        return (self.part,)


def number_cast(ctx: Context, what: Filter) -> int:
    """How many such spells the effect's controller has cast this turn."""
    cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
    return sum(1 for event in cast if event.player == ctx.controller and fits_as_spell(ctx, what, event.oid))


@phrase("you may cast {this:object} as though it had flash< if {condition}>", into="static")
@phrase("if {condition}, you may cast {this:object} as though it had flash", into="static", leading=True)
@record
class ThisAsThoughFlash(RuleModifier):
    """A spell that may itself be cast any time an instant could be cast (CR 702.8a)."""

    this: Reference
    condition: Condition | None = None
    leading: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (CAST_ANY_TIME,)

    def well_formed(self) -> bool:
        """Whether the words are about the spell itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Where it functions: wherever the card can be cast from, and on the stack."""
        return (*ZONES, OUTSIDE)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if self.condition is None or self.condition.holds(ctx) else None


@record
class AnyTime(RuleModifier):
    """The answer that a spell can be cast any time, for its effect's controller or for anyone."""

    anyone: bool = False
    reads = READS_NOTHING
    questions = (CAST_ANY_TIME,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if self.anyone or details.get("seat") == ctx.controller else None
