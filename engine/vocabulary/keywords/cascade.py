"""Cascade (CR 702.85)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.keys import Purpose
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, EXILE, LIBRARY
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.casting_by_effect import WITHOUT_PAYING, can_cast_by_effect, cast_by_effect
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.rules.questions.values import mana_value
from engine.meaning.abilities import Ability
from engine.meaning.families import Continuous, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.questions import Asked, Question
from engine.vocabulary.keywords.shared.random_order import put_on_bottom_in_random_order
from engine.vocabulary.keywords.shared.when_cast import when_cast
from engine.vocabulary.terms.grammar.this_way import fits_anywhere

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PUT_THERE = Purpose("put", "702.85b")


AS_CASCADING: Question[tuple[ObjectId, Filter]] = Question(
    "as_cascading", "702.85b", about="player", answer="the permanent that lets them, and which cards they may put there"
)


@record
class LetsPut(RuleModifier):
    """Its controller may put one of the cards exiled by a cascade ability onto the battlefield tapped."""

    what: Filter
    reads = READS_NOTHING
    questions = (AS_CASCADING,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return (ctx.source, self.what) if about == ctx.controller else None


@phrase(
    "as you cascade, you may put a {what:filter#one} from among the exiled cards onto the battlefield tapped",
    into="static",
)
@record
class AsYouCascade(Continuous):
    """An action that a player may take as they cascade (CR 702.85b)."""

    what: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return (LetsPut(self.what),)


@record
class CascadeOnce(Instruction):
    """Cards are exiled until a cheaper nonland card appears; it may be cast for nothing."""

    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        limit = mana_value(ctx.game, ctx.source)
        exiled: list[ObjectId] = []
        found = NOBODY
        while found == NOBODY and ctx.game.zone(LIBRARY, ctx.controller):
            card = self._exile_top(ctx)
            if card == NOBODY:
                break
            exiled.append(card)
            if "land" not in ctx.chars(card).types and mana_value(ctx.game, card) < limit:
                found = card
        self._as_player_cascades(ctx, exiled)
        way = replace(WITHOUT_PAYING, zone=EXILE)
        if found in ctx.game.objects and self._may_cast(ctx, found, way):
            cast_by_effect(ctx, found, way, ctx.controller, most_value=limit - 1)
        left = tuple(oid for oid in exiled if oid in ctx.game.objects)
        put_on_bottom_in_random_order(ctx, left)
        return True

    def _as_player_cascades(self, ctx: Context, exiled: list[ObjectId]) -> None:
        """What effects let the player do with the exiled cards before they may cast the last one (CR 702.85b)."""
        for source, what in verdicts(ctx.game, AS_CASCADING, ctx.controller):
            inner = ctx.within(source=source)
            options = tuple(oid for oid in exiled if oid in ctx.game.objects and fits_anywhere(inner, what, oid))
            chosen = inner.choose_one_or_none(
                ctx.controller, options, purpose=TO_PUT_THERE, prompt=say("put_which_onto_the_battlefield"), good=True
            )
            moves = (
                ZoneChange(oid, BATTLEFIELD, controller=ctx.controller, cause="effect", by=source, tapped=True)
                for oid in chosen
            )
            ctx.happen(*moves)

    def _may_cast(self, ctx: Context, card: ObjectId, way: CastWay) -> bool:
        prompt = say("cast_for_nothing", card=NameOf(card))
        return can_cast_by_effect(ctx, card, way, ctx.controller) and ctx.may(ctx.controller, prompt)

    def _exile_top(self, ctx: Context) -> ObjectId:
        top = ctx.game.zone(LIBRARY, ctx.controller)[0]
        done = ctx.happen(ZoneChange(top, EXILE, cause="effect", by=ctx.source))
        return next((event.new for event in done if isinstance(event, ZoneChange) and event.to == EXILE), NOBODY)


@keyword("702.85", "Cascade")
class Cascade:
    """A cheaper spell for nothing; each instance triggers separately (CR 702.85c)."""

    reminder = (
        "When you cast this spell, exile cards from the top of your library until you exile a nonland card that costs "
        "less. You may cast it without paying its mana cost. Put the exiled cards on the bottom in a random order."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return (when_cast(CascadeOnce(), self.reminder),)
