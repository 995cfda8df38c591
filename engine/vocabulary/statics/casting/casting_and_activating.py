"""Players who can neither cast spells nor activate abilities (CR 101.2, 601.3a, 602.5).

It may be said of certain spells and abilities only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase, production
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.game.rules.casting.questions import MAY_CAST
from engine.game.rules.questions.enchant import ACTIVATE_AS_INSTANT, MAY_ACTIVATE
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.families import Continuous, Duration, Filter, Instruction, Reference, RuleModifier, StaticEffect
from engine.meaning.families.instructions import RULES
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.statics.casting.spells import CannotCast
from engine.vocabulary.statics.costs.ability_cost_changes import is_ability_of
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.casting.cast_clauses import CastFrom
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player} can't cast {what:filter#many}< {which:cast_clause#many}> or activate abilities of {of:filter#many}",
        into="static")  # fmt: skip
@phrase("{player} can't cast {what:filter#many} or activate abilities that aren't mana abilities", into="static",
        of=None)  # fmt: skip
@phrase("{player} can't activate abilities of {of:filter#many}", into="static", what=None)
@record
class CannotCastOrActivate(Continuous):
    """Spells that certain players can't cast, and abilities that they can't activate."""

    player: PlayerReference
    what: Filter | None
    of: Filter | None
    which: Filter | None = None  # how such spells are cast
    mana_too: bool = False  # where no permanents are described, mana abilities can't be activated either
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """From where they are cast; what else is said of spells describes them."""
        return self.which is None or isinstance(self.which, CastFrom)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_Neither(self.player, self.what, self.of, self.which, self.mana_too),)


@record
class _Neither(RuleModifier):
    """The answer that it can't be done."""

    player: PlayerReference
    what: Filter | None
    of: Filter | None
    which: Filter | None = None
    mana_too: bool = False
    reads = READS_NOTHING
    questions = (MAY_CAST, MAY_ACTIVATE)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details.get("seat") not in self.player.refs(ctx):
            return None
        if question == MAY_CAST:
            if details.get("land") or self.what is None or not fits_as_spell(ctx, self.what, about):
                return None
            if self.which is not None and not self.which.matches(ctx, about):
                return None
            return Refusal(say("an_effect_says_that_it_cant_be_cast"), "601.3a")
        ability = details.get("ability")
        if self.of is None:
            forbidden = self.mana_too or not (isinstance(ability, ActivatedAbility) and ability.mana)
        else:
            forbidden = self.of.matches(ctx, about)
        return Refusal(say("its_abilities_cant_be_activated", permanent=NameOf(about)), "602.5") if forbidden else None


@phrase("{player} can't activate planeswalkers' loyalty abilities", into="static")
@record
class CannotActivateLoyalty(Continuous):
    """Loyalty abilities of planeswalkers that certain players can't activate (CR 606, 602.5)."""

    player: PlayerReference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and "planeswalker" in ctx.chars(ref).types

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_NoLoyalty(self.player),)


@record
class _NoLoyalty(RuleModifier):
    """The answer that a loyalty ability can't be activated."""

    player: PlayerReference
    reads = READS_NOTHING
    questions = (MAY_ACTIVATE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        ability = details.get("ability")
        if not isinstance(ability, ActivatedAbility) or not ability.loyalty:
            return None
        if details.get("seat") not in self.player.refs(ctx):
            return None
        return Refusal(say("its_abilities_cant_be_activated", permanent=NameOf(about)), "602.5")


@phrase("{player} can't cast {what:filter#many} or activate planeswalkers' loyalty abilities {duration}")
@record
class ForbidSpellsAndLoyalty(Instruction):
    """Players can't cast certain spells or activate loyalty abilities for a while (CR 611.2)."""

    player: PlayerReference
    what: Filter
    duration: Duration
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        seats = self.player.refs(ctx)
        begin(ctx, (CannotCast(self.player, self.what),), None, self.duration)
        begin(ctx, (CannotActivateLoyalty(self.player),), None, self.duration)
        return bool(seats)


@phrase("{player} can't cast {what:filter#many} or activate abilities {duration}")
@phrase("{duration}, {player} can't cast {what:filter#many} or activate abilities", leading=True)
@phrase("{duration}, {player} can't cast {what:filter#many} or activate abilities and {changes:change*and#player}",
        leading=True)  # fmt: skip
@record
class ForbidCastingAndActivating(Instruction):
    """Players can't cast certain spells or activate abilities for a while (CR 611.2, 602.5)."""

    player: PlayerReference
    what: Filter
    duration: Duration
    changes: tuple[StaticEffect, ...] = ()  # what else is so of these players
    leading: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        seats = self.player.refs(ctx)
        begin(ctx, (CannotCastOrActivate(self.player, self.what, None, mana_too=True),), None, self.duration)
        if self.changes:
            begin(ctx, self.changes, seats, self.duration)
        return bool(seats)


@phrase("{player} may activate {keyword:keyword_name} abilities any time [they] could cast a instant", into="static")
@record
class ActivateAsInstant(Continuous):
    """Players may activate abilities of a keyword any time they could cast an instant (CR 602.5e)."""

    player: PlayerReference
    keyword: str
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and self.keyword in ctx.chars(ref).abilities.keywords

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_AsInstant(self.player, self.keyword),)


@record
class _AsInstant(RuleModifier):
    """The answer that such an ability can be activated then."""

    player: PlayerReference
    keyword: str
    reads = READS_NOTHING
    questions = (ACTIVATE_AS_INSTANT,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        mine = details.get("seat") in self.player.refs(ctx)
        return True if mine and is_ability_of(ctx, self.keyword, about, details.get("ability")) else None


@phrase("you may activate loyalty abilities of {what:filter#many} on any player's turn any time you could "
        "cast a instant", into="static", object=None)  # fmt: skip
@phrase("you may activate {object's} loyalty abilities any time you could cast a instant", into="static", what=None)
@record
class LoyaltyAsInstant(Continuous):
    """A player may activate loyalty abilities any time they could cast an instant (CR 606.3)."""

    what: Filter | None
    object: Reference | None
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if self.object is not None:
            return ref in self.object.refs(ctx)
        return self.what is not None and self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_LoyaltyAsInstant(),)


@record
class _LoyaltyAsInstant(RuleModifier):
    """The answer that a loyalty ability can be activated then by the effect's controller."""

    reads = READS_NOTHING
    questions = (ACTIVATE_AS_INSTANT,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        ability = details.get("ability")
        loyalty = isinstance(ability, ActivatedAbility) and ability.loyalty
        return True if loyalty and details.get("seat") == ctx.controller else None


@phrase("{player} can't play cards {origin:cast_clause}", into="static")
@phrase("{player} can't play lands or cast spells {origin:cast_clause}", into="static", both=True)
@record
class CannotPlayFrom(Continuous):
    """Cards that certain players can neither cast nor play as lands from a zone (CR 101.2, 701.14)."""

    player: PlayerReference
    origin: Filter
    both: bool = wording(default=False)  # "play lands or cast spells"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """From where they are played."""
        return isinstance(self.origin, CastFrom)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.origin.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_NotFromThere(self.player),)


@record
class _NotFromThere(RuleModifier):
    """The answer that a card can't be played."""

    player: PlayerReference
    reads = READS_NOTHING
    questions = (MAY_CAST,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details.get("seat") not in self.player.refs(ctx):
            return None
        return Refusal(say("an_effect_says_that_it_cant_be_cast"), "101.2" if details.get("land") else "601.3a")


def _no_further(player: PlayerReference, what: Filter, again: Filter) -> CannotCast | None:
    return CannotCast(player, what, ONE) if what == again else None


production(
    "static", "{player} who has cast a {what:filter#one} this turn can't cast additional {again:filter#many}",
    CannotCast, _no_further, lambda node: None, read_only=True, player="player", what="filter", again="filter",
)  # fmt: skip
