"""Protection (CR 702.16)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword, named
from engine.compiler.templates import production
from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.record import record
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.combat.questions import MAY_BE_BLOCKED_BY
from engine.game.rules.questions.attaching import MAY_BE_ATTACHED
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Filter, Modification, Reference, Replacement, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, cached_by_wording
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.keywords.shared.evasion import has
from engine.vocabulary.keywords.shared.qualities import is_of, qualities_left
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.abilities.player_abilities import PROTECTED
from engine.vocabulary.terms.grammar.continuous import Affecting

if TYPE_CHECKING:
    from engine.game.rules.context import Context

# Where the answer is asked, what has or has not the quality, and the rule.
_ASKED = {
    MAY_BE_TARGETED: ("by", "702.16b"),
    MAY_BE_ATTACHED: ("attachment", "702.16c"),
    MAY_BE_BLOCKED_BY: ("blocker", "702.16f"),
}


@record
class ProtectionRule(RuleModifier):
    """It can't be targeted by, enchanted by, equipped by or blocked by what has a quality.

    See CR 702.16b to d, 702.16f.
    """

    quality: Filter
    spared: ObjectId = NOBODY  # an Aura or Equipment that it does not take off (CR 702.16n)
    already: Filter | None = None  # what else it does not take off: what was attached before it (CR 702.16p)
    later: bool = False  # nor what is attached after it: "this effect doesn't remove Auras" (CR 702.16n)
    reads = READS_NOTHING
    questions = tuple(_ASKED)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        detail, rule = _ASKED[question]
        other = details[detail]
        assert isinstance(other, int)
        if question == MAY_BE_ATTACHED and self._leaves_on(ctx, about, other):
            return None
        if not is_of(ctx, self.quality, other, details.get("is_spell")):
            return None
        if not has(ctx.game, about, "protection", seen_by=other):
            return None
        return Refusal(say("it_has_protection_from_that"), rule)

    def _leaves_on(self, ctx: Context, host: Ref, attached: ObjectId) -> bool:
        """Whether it does not take something off: the Aura that gives it, or such as were attached before that."""
        if self.already is None:
            return attached == self.spared
        found, giver = ctx.obj(attached), ctx.obj(self.spared)
        if found.attached_to != host or (found.timestamp > giver.timestamp and not self.later):
            return False
        inner = ctx.within(source=self.spared, controller=ctx.controller_of(self.spared))
        return self.already.matches(inner, attached)


@record
class ProtectionPrevents(Replacement):
    """Damage that a source with the quality would deal to it is prevented (CR 702.16e)."""

    quality: Filter
    reads = READS_NOTHING
    keys = (DAMAGE_DEALT,)

    def applies(self, ctx: Context, event: object) -> bool:
        protected = ctx.bound(PROTECTED) or (ctx.source,)
        if not isinstance(event, Damage) or event.recipient not in protected or not event.preventable:
            return False
        return self.quality.matches(ctx, event.source)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        return ()


@keyword(
    "702.16", "Protection", "protection from {quality:quality}",
    "protection from {quality:quality} and from {second:quality}",
    "protection from {quality:quality}, from {second:quality}, and from {third:quality}",
)  # fmt: skip
class Protection:
    """Protection from a quality, or from each of several (CR 702.16g)."""

    quality: Filter
    second: Filter | None = None
    third: Filter | None = None
    spared: ObjectId = NOBODY
    already: Filter | None = None
    later: bool = False
    players_may_have = True

    @property
    def qualities(self) -> tuple[Filter, ...]:
        """What it is from."""
        return tuple(each for each in (self.quality, self.second, self.third) if each is not None)

    def stands_for(self) -> tuple[Ability, ...]:
        return tuple(
            StaticAbility((ProtectionRule(each, self.spared, self.already, self.later), ProtectionPrevents(each)))
            for each in self.qualities
        )

    def without(self, lost: Any) -> tuple[Any, ...]:
        """What is left of it: it is from each quality by itself (CR 702.16g, 702.16h)."""
        left = qualities_left(self, lost)
        rest = (self.spared, self.already, self.later)
        return (self,) if left is None else tuple(named("protection", each, None, None, *rest) for each in left)


@cached_by_wording(maxsize=1024)
def _sparing(
    abilities: tuple[Ability, ...], spared: ObjectId, already: Filter | None, later: bool
) -> HasAbilities:  # fmt: skip
    def made(one: Any) -> Ability:
        if not isinstance(one, Protection):
            return one  # type: ignore[no-any-return]
        return named("protection", one.quality, one.second, one.third, spared, already, later)

    return HasAbilities(tuple(made(one) for one in abilities))


@record
class HasButSpares(Modification):
    """Protection that does not take off the Aura that gives it, or what was attached before.

    See CR 702.16n, 702.16p.
    """

    abilities: tuple[Ability, ...]
    already: Filter | None = None
    later: bool = False
    reads = READS_NOTHING
    layers = ("6",)
    takes = False

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        _sparing(self.abilities, ctx.source, self.already, self.later).apply(ctx, ref, characteristics, layer)


def _spares(
    affected: Reference, changes: tuple[StaticEffect, ...], already: Filter | None = None,
    later: bool = False,
) -> Affecting | None:  # fmt: skip
    """The words before with their protection made such."""
    made = tuple(
        HasButSpares(one.abilities, already, later) if isinstance(one, HasAbilities) else one for one in changes
    )
    given = [ability for one in made if isinstance(one, HasButSpares) for ability in one.abilities]
    return Affecting(affected, made) if any(isinstance(ability, Protection) for ability in given) else None


def _read_spares(node: Affecting) -> dict[str, Any] | None:
    found = _read(node)
    return found if found is not None and not found.pop("later") and found.pop("already") is None else None


def _read_spares_others(node: Affecting) -> dict[str, Any] | None:
    found = _read(node)
    return found if found is not None and not found.pop("later") and found["already"] is not None else None


def _read_spares_such(node: Affecting) -> dict[str, Any] | None:
    found = _read(node)
    return found if found is not None and found.pop("later") else None


def _read(node: Affecting) -> dict[str, Any] | None:
    sparing = [one for one in node.changes if isinstance(one, HasButSpares)]
    if not sparing:
        return None
    said = tuple(HasAbilities(one.abilities) if isinstance(one, HasButSpares) else one for one in node.changes)
    return {"affected": node.affected, "changes": said, "already": sparing[0].already, "later": sparing[0].later}


production(
    "static", "{affected:affected} {changes:static_change*and#affected}. ^this effect doesn't remove ~", Affecting,
    _spares, _read_spares,
)  # fmt: skip
production(
    "static", "{affected:affected} {changes:static_change*and#affected}. ^this effect doesn't remove "
    "{already:filter#many} that are already attached to it", Affecting, _spares, _read_spares_others,
)  # fmt: skip
production(
    "static", "{affected:affected} {changes:static_change*and#affected}. ^this effect doesn't remove "
    "{already:filter#many}", Affecting, partial(_spares, later=True), _read_spares_such,
)  # fmt: skip
