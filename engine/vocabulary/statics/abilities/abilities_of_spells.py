"""Abilities of the spells that a player casts (CR 601.3e, 611.3).

As in "Creature spells you cast have convoke".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, STACK
from engine.game.events.casting import SpellCast
from engine.game.rules.casting.questions import ABILITIES_AS_CAST, ABILITIES_KEPT
from engine.game.rules.layers.effect import Reaching
from engine.meaning.abilities import Ability, KeywordAbility, StaticAbility, TriggeredAbility
from engine.meaning.families import Filter, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING, READS_TURN, Node
from engine.meaning.questions import Asked
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game


@forms(
    phrase("{what:filter#many} you cast have {abilities:granted*and}", into="static"),
    phrase("{what:filter#many} players cast have {abilities:granted*and}", into="static", anyone=True),
)  # fmt: skip
@forms(
    phrase("{what:filter#many} you cast {more:cast_clause* #many} have {abilities:granted*and}", into="static"),
    phrase("{what:filter#many} you cast {more:cast_clause* #many} gain {abilities:granted*and} as you cast them",
           into="static", gain=True),
)  # fmt: skip
@phrase("each {what:filter#one} you cast has {abilities:granted*and}", into="static", each=True)
@phrase("each {what:filter#one} you cast {more:clause* #one} has {abilities:granted*and}", into="static", each=True)
@phrase("the {ordinal:ordinal} {what:filter#one} you cast each turn has {abilities:granted*and}", into="static")
@phrase("the {ordinal:ordinal} {what:filter#one} you cast {more:cast_clause* #one} each turn has "
        "{abilities:granted*and}", into="static")  # fmt: skip
@phrase("the {ordinal:ordinal} {what:filter#one} you cast during each of your turns< {more:clause* #one}> has "
        "{abilities:granted*and}", into="static", own_turns=True)  # fmt: skip
@record
class SpellsCastHave(Reaching):
    """Spells that a player casts have abilities from when they are put on the stack.

    Copies have not, as they are not cast (CR 707.10).
    """

    what: Filter
    abilities: tuple[Ability, ...]
    more: tuple[Filter, ...] = ()
    ordinal: str = ""
    each: bool = wording(default=False)
    gain: bool = wording(default=False)
    anyone: bool = False  # spells of any player
    own_turns: bool = False  # only during turns of the player's own
    reads = READS_TURN
    affected_zones = (STACK,)

    def reach(self, game: Game, source: int) -> tuple[Ref, ...] | None:
        return None

    def deciding(self) -> tuple[Node, ...]:
        return (self.what, *self.more)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or not self._is_cast(ctx, ref) or not fits_as_spell(ctx, self.what, ref):
            return False
        if not all(part.matches(ctx, ref) for part in self.more):
            return False
        if self.own_turns and not ctx.game.is_active(ctx.controller):
            return False
        return not self.ordinal or self._number(ctx, ref) == int(self.ordinal)

    def parts(self) -> tuple[StaticEffect, ...]:
        given = HasAbilities(self.abilities)
        return (given, AlsoBeforehand(given, self.anyone))

    def _is_cast(self, ctx: Context, ref: Ref) -> bool:
        """Whether its controller casts or has cast it; a card is judged as the spell it would be (CR 601.3e)."""
        found = ctx.obj(ref)
        if found.zone != STACK:
            return ctx.assumed is not None and ctx.assumed.object.id == ref
        item = found.stack
        spell = item is not None and item.ability is None and not item.is_copy
        return spell and (self.anyone or ctx.controller_of(ref) == ctx.controller)

    def _number(self, ctx: Context, ref: Ref) -> int:
        """The how-manieth such spell of its player this turn it is, or will be."""
        cast = [oid for oid in _cast_by(ctx, ctx.controller) if self._counts(ctx, oid)]
        return cast.index(ref) + 1 if ref in cast else len(cast) + 1

    def _counts(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref) and all(part.matches(ctx, ref) for part in self.more)


def _cast_by(ctx: Context, seat: Seat) -> list[Ref]:
    this_turn = ctx.game.history.this_turn
    return [event.oid for event in this_turn if isinstance(event, SpellCast) and event.player == seat]


@record
class AlsoBeforehand(RuleModifier):
    """The answers which abilities a card would have as a spell, and which a permanent keeps (CR 611.3d).

    They are answers for the effect's controller. The permanent is the one that the spell becomes; it keeps the
    abilities that function on the battlefield.
    """

    given: HasAbilities
    anyone: bool = False
    reads = READS_NOTHING
    questions = (ABILITIES_AS_CAST, ABILITIES_KEPT)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details["seat"] != ctx.controller and not self.anyone:
            return None
        if question == ABILITIES_AS_CAST:
            return self.given
        kept = tuple(ability for ability in self.given.abilities if _functions_on_battlefield(ability))
        return HasAbilities(kept) if kept else None


def _functions_on_battlefield(ability: Ability) -> bool:
    if isinstance(ability, KeywordAbility):
        meant = ability.stands_for()
        return not meant or any(_functions_on_battlefield(part) for part in meant)
    return not isinstance(ability, (TriggeredAbility, StaticAbility)) or BATTLEFIELD in ability.zones
