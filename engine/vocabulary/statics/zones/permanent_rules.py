"""What is said of permanents (CR 101.2): can't be the target of …, can't be sacrificed …

Also: their activated abilities can't be activated …
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, lexicon, phrase, production
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.game.events.status import MAY_BE_TURNED_FACE_UP, MAY_BECOME_UNTAPPED, MAY_PHASE_OUT, MAY_TRANSFORM
from engine.game.events.zone_changes import MAY_BE_SACRIFICED, Sacrifice
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BLOCK
from engine.game.rules.events.questions import MAY_ENTER
from engine.game.rules.questions.attaching import MAY_BE_ATTACHED
from engine.game.rules.questions.enchant import MAY_ACTIVATE
from engine.game.rules.state_based.legend_rule import LEGEND_RULE_APPLIES
from engine.meaning.families import Continuous, Duration, Filter, Instruction, Reference, RuleModifier, StaticEffect
from engine.meaning.families.instructions import RULES
from engine.meaning.message import NameOf, Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Question, Refusal
from engine.vocabulary.statics.combat.attack_and_block import CannotAttackOrBlock
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.grammar.continuous import Affecting, begin, is_among
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MAY_BECOME_SUSPECTED: Question[Refusal] = Question("may_become_suspected", "701.58", about="creature", answer="Refusal")

lexicon("spells_or_abilities", {
    "spells or abilities": "spells or abilities", "spells": "spells", "abilities": "abilities",
    "spells and abilities": "spells and abilities",
})  # fmt: skip


@phrase("can't be the [target|targets] of {kind:spells_or_abilities}", into="change")
@phrase("can't be the [target|targets] of {kind:spells_or_abilities} {player:player} control[s#player]", into="change")
@phrase("can't be the [target|targets] of {quality:adjective_word} spells or abilities from {again:adjective_word} "
        "sources", into="change", kind="spells or abilities")  # fmt: skip
@phrase("can't be the [target|targets] of {such:filter#many}", into="change", kind="spells")
@record
class CannotBeTargeted(RuleModifier):
    """An object or player that can't be the target of certain things (CR 115.1)."""

    kind: str
    player: PlayerReference | None = None
    such: Filter | None = None
    quality: Filter | None = None  # of the spells, and once more of the sources of abilities
    again: Filter | None = None
    reads = READS_NOTHING
    questions = (MAY_BE_TARGETED,)

    def well_formed(self) -> bool:
        """Whether a description says more than "spells" and whose they are, which the other words say."""
        if self.quality != self.again:
            return False
        return self.such is None or (isinstance(self.such, Described) and bool(self.such.before))

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        by, seat = details.get("by"), details.get("seat")
        assert isinstance(by, int)
        if self.player is not None and seat not in self.player.refs(ctx):
            return None
        if ("spells" if details.get("is_spell") else "abilities") not in self.kind:
            return None
        if self.quality is not None and not self.quality.matches(ctx, by):
            return None
        if self.such is not None and not fits_as_spell(ctx, self.such, by):
            return None
        return Refusal(say("it_cant_be_the_target_of_that"), "115.1")


@phrase("can't enter", into="change")
@phrase("can't enter from {place:zone} or {other:zone}", into="change")
@phrase("can't enter from {place:zone}", into="change")
@record
class CannotEnter(RuleModifier):
    """An object that can't enter the battlefield, perhaps only from certain zones (CR 614.17d)."""

    place: ZoneWords | None = None
    other: ZoneWords | None = None
    says_where = True
    reads = READS_NOTHING
    questions = (MAY_ENTER,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        places = [place for place in (self.place, self.other) if place is not None]
        now = ctx.game.obj(about).zone  # where it is looked at as, it has entered already
        if places and not any(place.held(ctx, now, about) for place in places):
            return None
        return Refusal(say("it_cant_enter"), "614.17d")


@forms(
    phrase("the legend rule doesn't apply to {what:filter#many}", into="static"),
    phrase("the legend rule doesn't apply", into="static", what=None),
)  # fmt: skip
@record
class NoLegendRule(Continuous):
    """Permanents that the legend rule leaves alone (CR 704.5j)."""

    what: Filter | None
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and (self.what is None or self.what.matches(ctx, ref))

    def parts(self) -> tuple[StaticEffect, ...]:
        return (LegendRuleDoesNotApply(),)


@record
class LegendRuleDoesNotApply(RuleModifier):
    """The answer that the legend rule does not apply to a permanent."""

    reads = READS_NOTHING
    questions = (LEGEND_RULE_APPLIES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return False


@phrase("can't be sacrificed", into="change")
@record
class CannotBeSacrificed(RuleModifier):
    """A permanent that can't be sacrificed (CR 701.17)."""

    reads = READS_NOTHING
    questions = (MAY_BE_SACRIFICED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("cant_be_sacrificed", permanent=NameOf(about)), "701.17a")


@phrase("spells and abilities your opponents control can't cause you to sacrifice {what:filter#many}", into="static")
@record
class NotCausedToSacrifice(Continuous):
    """Permanents that a player can't be made to sacrifice by what their opponents control (CR 101.2, 701.17)."""

    what: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.controller_of(ref) == ctx.controller and self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (NotSacrificedForOpponents(),)


@record
class NotSacrificedForOpponents(RuleModifier):
    """The answer that a permanent can't be sacrificed because of what an opponent controls."""

    reads = READS_NOTHING
    questions = (MAY_BE_SACRIFICED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        event = details.get("event")
        if not isinstance(event, Sacrifice) or not is_object(event.by):
            return None
        if not ctx.game.are_opponents(ctx.controller, ctx.controller_of(event.by)):
            return None
        return Refusal(say("cant_be_sacrificed", permanent=NameOf(about)), "701.17a")


_PROHIBITED = {
    "phase out": (MAY_PHASE_OUT, "702.26"),
    "transform": (MAY_TRANSFORM, "701.28"),
    "be turned face up": (MAY_BE_TURNED_FACE_UP, "708.7"),
    "become suspected": (MAY_BECOME_SUSPECTED, "701.58"),
    "become untapped": (MAY_BECOME_UNTAPPED, "701.21b"),
}
lexicon("prohibited_change", {deed: deed for deed in _PROHIBITED})


@phrase("can't {deed:prohibited_change}", into="change")
@record
class CannotChange(RuleModifier):
    """A permanent that something can't happen to."""

    deed: str
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return (_PROHIBITED[self.deed][0],)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("cant_do", who=NameOf(about), deed=Term("deed", self.deed)), _PROHIBITED[self.deed][1])


@phrase("can't attack, block, or {deed:prohibited_change}", into="change")
@record
class CannotAttackNorBlockNor(RuleModifier):
    """A creature that can't attack and can't block, and that something else can't happen to."""

    deed: str
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return (MAY_ATTACK, MAY_BLOCK, _PROHIBITED[self.deed][0])

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        fighting = CannotAttackOrBlock((MAY_ATTACK, MAY_BLOCK))
        rule: RuleModifier = fighting if question in fighting.questions else CannotChange(self.deed)
        return rule.answer(ctx, question, about, **details)


# --- activated abilities --------------------------------------------------------------------------------------------


@phrase("[their] activated abilities can't be activated", into="effect_change")
@phrase("[their] activated abilities can't be activated unless they're mana abilities", into="effect_change",
        but_mana=True)  # fmt: skip
@record
class CannotActivate(RuleModifier):
    """A permanent whose activated abilities, or those of a kind, can't be activated (CR 602.5)."""

    but_mana: bool = False
    tapping: bool = False  # only those with the tap symbol in their cost
    reads = READS_NOTHING
    questions = (MAY_ACTIVATE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        ability: Any = details["ability"]
        if self.but_mana and ability.mana:
            return None
        if self.tapping and not any(cost.only_taps_source for cost in ability.costs):
            return None
        return Refusal(say("its_abilities_cant_be_activated", permanent=NameOf(about)), "602.5")


@forms(
    phrase("{object's} activated abilities can't be activated <but_mana? unless they're mana abilities>",
           into="static"),
    phrase("activated abilities of {object:affected} can't be activated", into="static", of=True),
    phrase("activated abilities of {object:affected} can't be activated unless they're mana abilities", into="static",
           of=True, but_mana=True),
)  # fmt: skip
@record
class AbilitiesCannotBeActivated(Continuous):
    """Permanents whose activated abilities can't be activated."""

    object: Reference
    of: bool = False
    but_mana: bool = False
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_among(ctx, self.object, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (CannotActivate(self.but_mana),)


@forms(
    phrase("{object's} activated abilities can't be activated {duration}"),
    phrase("activated abilities of {object} can't be activated {duration}", of=True),
)  # fmt: skip
@record
class ForbidActivating(Instruction):
    """Permanents whose activated abilities can't be activated for a time."""

    object: Reference
    duration: Duration
    of: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        refs = tuple(ref for ref in self.object.refs(ctx) if ctx.exists(ref))
        if refs:
            begin(ctx, (CannotActivate(),), refs, self.duration)
        return bool(refs)


_WORDS = "{affected} {changes:static_change*and#affected}, and [their#affected] activated abilities can't be activated"
_TAPPING = (
    "{affected} {changes:static_change*and#affected}, and [their#affected] activated abilities with {{T}} in their "
    "costs can't be activated"
)


def _joined(words: str, last: CannotActivate) -> None:
    """The production of a sentence whose last part speaks of the same objects' activated abilities."""

    def build(affected: Reference, changes: tuple[StaticEffect, ...]) -> Affecting:
        return Affecting(affected, (*changes, last))

    def read(node: Affecting) -> dict[str, Any] | None:
        if len(node.changes) < 2 or node.changes[-1] != last:
            return None
        return {"affected": node.affected, "changes": node.changes[:-1]}

    production("static", words, Affecting, build, read, affected="affected")


_joined(_WORDS, CannotActivate())
_joined(_WORDS + " unless they're mana abilities", CannotActivate(but_mana=True))
_joined(_TAPPING, CannotActivate(tapping=True))


@forms(
    phrase("can't be enchanted", into="change", kind="Aura"),
    phrase("can't be enchanted by other Auras", into="change", kind="Aura", others=True),
    phrase("can't be equipped", into="change", kind="Equipment"),
)  # fmt: skip
@record
class CannotBeAttachedTo(RuleModifier):
    """A permanent that Auras can't enchant, or Equipment can't be attached to (CR 301.5, 303.4)."""

    kind: str
    others: bool = False  # than the ability's own object
    reads = READS_NOTHING
    questions = (MAY_BE_ATTACHED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        attachment = details["attachment"]
        assert isinstance(attachment, int)
        if self.kind not in ctx.chars(attachment).subtypes or (self.others and attachment == ctx.source):
            return None
        return Refusal(say("it_cant_be_attached_to_that"), "303.4" if self.kind == "Aura" else "301.5")


@phrase("{object} can be attached only to a {what:filter#one}", into="static")
@record
class AttachedOnlyTo(Continuous):
    """A permanent that can be attached only to certain others (CR 301.5)."""

    object: Reference
    what: Filter
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.object, This)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and not self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (NoHostOfIt(),)


@record
class NoHostOfIt(RuleModifier):
    """A permanent that the ability's own object can't be attached to."""

    reads = READS_NOTHING
    questions = (MAY_BE_ATTACHED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("it_cant_be_attached_to_that"), "301.5") if details["attachment"] == ctx.source else None
