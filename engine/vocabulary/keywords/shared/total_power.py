"""Tapping creatures with enough power in all, as crew and saddle ask (CR 702.122, 702.171).

Here is also who crews, and who saddles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase
from engine.core.errors import IllegalAction
from engine.core.identity import ObjectId, Ref, is_object
from engine.core.keys import Deed, EventKey, Purpose
from engine.core.record import record, replace
from engine.game.events.cards import PlayerDid
from engine.game.events.status import Tap
from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost, Filter, Happening, RuleModifier
from engine.meaning.message import NameOf, Term, say
from engine.meaning.node import READS_BOARD, READS_NOTHING, rebuild
from engine.meaning.questions import Asked, Question, Refusal
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.statics.combat.attack_and_block import CannotAttackOrBlock
from engine.vocabulary.triggers.events import OBJECT, OTHER

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_CREW = Purpose("crew", "702.122a")

MAY_CREW: Question[Refusal] = Question("may_crew", "702.122", about="creature", details=("deed",), answer="Refusal")

CREW_POWER: Question[int] = Question(
    "crew_power", "702.122", about="creature", details=("deed",), answer="by how much its power counts as greater"
)

TAPPED = "tapped for it"  # the key of the creatures
CREW = Deed("crew")
SADDLE = Deed("saddle")
TEAMWORK = Deed("teamwork")
TOTAL_POWER = Deed("total power")  # tapping for a cost that no keyword stands for
STATION = Deed("station")


@phrase(
    "tap any number of other untapped creatures you control with total power {number:number} or greater", into="cost"
)
@phrase("tap any number of creatures you control with total power {number:number} or more", into="cost", deed=TEAMWORK)
@phrase("tap any number of untapped creatures you control other than ~ with total power {number:number} or greater",
        into="cost", deed=TOTAL_POWER)  # fmt: skip
@record
class TapTotalPower(Cost):
    """Tapping other untapped creatures; those that came this turn too (CR 302.6)."""

    number: int
    deed: Deed = CREW  # what the creatures do thereby
    reads = READS_BOARD

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        """The creatures that could be tapped for it."""
        return tuple(
            oid for oid in ctx.game.permanents()
            if oid != ctx.source and not ctx.obj(oid).tapped and "creature" in ctx.chars(oid).types
            and ctx.chars(oid).controller == ctx.controller
            and refused(ctx.game, MAY_CREW, oid, deed=self.deed) is None
        )  # fmt: skip

    def power(self, ctx: Context, oid: ObjectId) -> int:
        """What a creature brings to it: its power, or what effects say ("as though its power were 2 greater")."""
        own = ctx.chars(oid).power or 0
        return own + int(sum(verdicts(ctx.game, CREW_POWER, oid, deed=self.deed)))

    def payable(self, ctx: Context) -> bool:
        return sum(max(0, self.power(ctx, oid)) for oid in self.options(ctx)) >= self.number

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        prompt = say("tap_total_power", number=self.number)
        least = self._fewest(ctx, options)
        chosen = ctx.choose_objects(
            ctx.controller, options, least, len(options), purpose=TO_CREW, prompt=prompt, good=False
        )
        if sum(self.power(ctx, oid) for oid in chosen) < self.number:
            raise IllegalAction(say("the_creatures_total_power_is_too_low"), "702.122a")
        ctx.happen(*(Tap(oid, ctx.source, cause="cost") for oid in chosen))
        ctx.bind(TAPPED, chosen)
        for oid in chosen:
            ctx.happen(PlayerDid(ctx.controller, self.deed, oids=(oid, ctx.source)))
        return True

    def _fewest(self, ctx: Context, options: tuple[ObjectId, ...]) -> int:
        """The least number of creatures that could be enough."""
        powers = sorted((self.power(ctx, oid) for oid in options), reverse=True)
        total = count = 0
        for power in powers:
            if total >= self.number:
                break
            total, count = total + power, count + 1
        return count


def doing(deed: Deed, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Abilities whose costs of this kind are a certain deed."""
    return tuple(rebuild(ability, lambda node: _with_deed(node, deed)) for ability in abilities)


def _with_deed(node: Any, deed: Deed) -> Any:
    return replace(node, deed=deed) if isinstance(node, TapTotalPower) else node


@forms(
    phrase("crew[s] {what:other_subject}", into="happening", deed=CREW),
    phrase("saddle[s] {what:other_subject}", into="happening", deed=SADDLE),
    phrase("crewed {what:other_subject}", into="past", deed=CREW),
    phrase("saddled {what:other_subject}", into="past", deed=SADDLE),
)  # fmt: skip
@record
class CrewsOrSaddles(Happening):
    """A creature is tapped to crew a Vehicle, or to saddle a Mount (CR 702.122c, 702.171c)."""

    what: Filter
    deed: Deed

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (self.deed,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The Vehicle or Mount."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != self.deed or not subject.matches(ctx, event.oids[0]):
            return None
        if not self.what.matches(ctx, event.oids[1]):
            return None
        return {OBJECT: event.oids[:1], OTHER: event.oids[1:]}


@phrase("can't attack, block, or crew Vehicles", into="change")
@record
class CannotAttackBlockOrCrew(RuleModifier):
    """A creature that can't attack, can't block and can't be tapped to crew a Vehicle (CR 101.2)."""

    reads = READS_NOTHING
    questions = (MAY_ATTACK, MAY_BLOCK, MAY_CREW)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if question != MAY_CREW:
            return CannotAttackOrBlock((MAY_ATTACK, MAY_BLOCK)).answer(ctx, question, about, **details)
        if details.get("deed") != CREW:
            return None
        return Refusal(say("cant_do", who=NameOf(about), deed=Term("deed", CREW)), "702.122")


@phrase(
    "crew[s] Vehicles as though its power were {number:number} greater",
    into="change",
    when=lambda node: node.number is not None,
    deeds=(CREW,),
)
@phrase(
    "saddle[s] Mounts and crew[s] Vehicles as though its power were {number:number} greater",
    into="change",
    when=lambda node: node.number is not None,
    deeds=(SADDLE, CREW),
)
@forms(
    phrase("crew[s] Vehicles using its toughness rather than its power", into="change", deeds=(CREW,), number=None),
    phrase("station[s] permanents using its toughness rather than its power", into="change",
           deeds=(STATION,), number=None),
    phrase(
           "saddle[s] Mounts and crew[s] Vehicles using its toughness rather than its power",
           into="change",
           deeds=(SADDLE, CREW),
           number=None,
           ),
)  # fmt: skip
@record
class CrewsBetter(RuleModifier):
    """A creature that counts for more or less than its power when it crews, saddles or stations."""

    deeds: tuple[Deed, ...]
    number: int | None
    reads = READS_NOTHING
    questions = (CREW_POWER,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details.get("deed") not in self.deeds or not is_object(about):
            return None
        if self.number is not None:
            return self.number
        chars = ctx.chars(about)
        return (chars.toughness or 0) - (chars.power or 0)
