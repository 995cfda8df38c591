"""Permanents that can be targeted in spite of hexproof, and whose ward does not trigger.

See CR 609.4, 702.11, 702.21.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_player
from engine.core.record import record
from engine.game.rules.events.questions import MAY_TRIGGER
from engine.meaning.families import Continuous, Duration, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.families.instructions import RULES
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.keywords.hexproof import TargetedDespiteHexproof
from engine.vocabulary.statics.costs.ability_cost_changes import is_ability_of
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{what:filter#many} can be the targets of spells and abilities as though they didn't have hexproof. ^ward "
        "abilities of those {noun:filter_noun#many} don't trigger", into="static")  # fmt: skip
@record
class OpenToTargeting(Continuous):
    """Permanents that neither hexproof nor ward keeps from being targeted."""

    what: Filter
    noun: Filter
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of the same things."""
        return isinstance(self.what, Described) and self.what.noun == self.noun

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (TargetedDespiteHexproof(None), WardIsSilent())


@record
class WardIsSilent(RuleModifier):
    """The answer that a permanent's ward abilities do not trigger."""

    reads = READS_NOTHING
    questions = (MAY_TRIGGER,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        silent = is_ability_of(ctx, "ward", about, details.get("ability"))
        return Refusal(say("its_ward_doesnt_trigger"), "101.2") if silent else None


@phrase("{players:player} and {what:filter#many} can be the targets of spells and abilities {by:player} control[s#by] "
        "as though they didn't have hexproof", into="static")  # fmt: skip
@record
class OpenWithTheirPlayers(Continuous):
    """Players and permanents that hexproof doesn't keep from being targeted by certain players."""

    players: PlayerReference
    what: Filter
    by: PlayerReference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.players.refs(ctx) if is_player(ref) else self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (TargetedDespiteHexproof(self.by),)


@phrase("{duration}, {players:player} and {what:filter#many} can be the targets of spells and abilities {by:player} "
        "control[s#by] as though they didn't have hexproof")  # fmt: skip
@record
class OpenThem(Instruction):
    """Players and permanents that hexproof doesn't keep from being targeted for a time."""

    duration: Duration
    players: PlayerReference
    what: Filter
    by: PlayerReference
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (OpenWithTheirPlayers(self.players, self.what, self.by),), None, self.duration)
        return True
