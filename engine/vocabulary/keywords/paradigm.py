"""Paradigm (a keyword of later editions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.compile import compile_definition
from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, ObjectId
from engine.core.record import record, replace
from engine.core.zones import EXILE, STACK
from engine.game.events.casting import RESOLVED, Resolved
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.events.zone_changes import ZoneChange
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import Ability, SpellAbility, TriggeredAbility
from engine.meaning.families import Instruction
from engine.meaning.families.instructions import COPIES
from engine.meaning.node import READS_BOARD, READS_NOTHING, Node, rebuild
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.keywords.shared.casting_later import may_cast_copy
from engine.vocabulary.terms.grammar.durations import ForTheRestOfTheGame

if TYPE_CHECKING:
    from engine.game.rules.context import Context

AGAIN_TEXT = "At the beginning of your first main phase, copy and cast the card exiled with paradigm."


@phrase("copy and cast the card exiled with paradigm")
@record
class CopyExiled(Instruction):
    """The player may copy the card in exile, and cast the copy without paying its mana cost (CR 707.12)."""

    card: ObjectId = NOBODY
    reads = READS_NOTHING
    first_matters = COPIES

    def perform(self, ctx: Context) -> bool:
        return may_cast_copy(ctx, self.card)


@record
class ExileWithParadigm(Instruction):
    """The spell is exiled; if it is its player's first of that name, they may cast a copy in each turn of theirs."""

    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        found = ctx.game.find(ctx.source)
        if found is None or found.zone != STACK or found.token or found.stack is None or found.stack.is_copy:
            return False  # no card represents it: nothing stays in exile
        first = not self._resolved_before(ctx)
        done = carry_out(ctx, ZoneChange(ctx.source, EXILE, cause="effect", by=ctx.source))
        exiled = [event.new for event in done if isinstance(event, ZoneChange) and event.to == EXILE]
        if first and exiled:
            again = DelayedTrigger(
                NOBODY, _again(exiled[0]), ctx.source, ctx.controller, once=False, duration=ForTheRestOfTheGame()
            )
            ctx.happen(BeginDelayedTrigger(again))
        return bool(exiled)

    @staticmethod
    def _resolved_before(ctx: Context) -> bool:
        """Whether the player has resolved a spell with a name of this one's before in the game."""
        names = set(ctx.chars(ctx.source).names)
        spells = (
            event.oid for event in ctx.game.history.since(0)
            if isinstance(event, Resolved) and event.how == RESOLVED and event.oid != ctx.source
        )  # fmt: skip
        return any(
            (item := ctx.obj(oid).stack) is not None and item.ability is None
            and ctx.controller_of(oid) == ctx.controller and bool(names & set(ctx.chars(oid).names))
            for oid in spells
        )  # fmt: skip


def _again(card: ObjectId) -> TriggeredAbility:
    """The ability that lets a copy of a certain exiled card be cast."""

    def of_card(node: Node) -> Node:
        return replace(node, card=card) if isinstance(node, CopyExiled) else node

    (ability,) = compile_definition(AGAIN_TEXT, "paradigm")
    assert isinstance(ability, TriggeredAbility)
    return rebuild(ability, of_card)


@keyword("702", "Paradigm")
class Paradigm:
    """A spell whose first resolution lets its player cast a copy in each of their turns."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (SpellAbility(ExileWithParadigm()),)
