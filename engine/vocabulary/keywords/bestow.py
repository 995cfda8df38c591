"""Bestow (CR 702.103)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword, named
from engine.core.card_types import CREATURE_TYPES
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, HAND, STACK
from engine.game.events.status import Attach, SetMark
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_WAYS, RESOLVES_UNTARGETED
from engine.game.rules.layers.ability_sets import with_more
from engine.game.rules.state_based.attachments import UNATTACHED
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Condition, Cost, Modification, Replacement, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun

if TYPE_CHECKING:
    from engine.game.rules.context import Context

BESTOWED = Mark("bestowed")
CREATURE = Described(noun=TypeNoun(HasType("creature")))


@lru_cache(maxsize=1)
def enchant_creature() -> tuple[Ability, ...]:
    """The ability that a bestowed card has, always the same one.

    What is new makes the board be worked out again.
    """
    return (named("enchant", CREATURE),)


def become_aura(characteristics: Characteristics) -> None:
    """Make it an Aura enchantment that is no creature."""
    characteristics.types = tuple(word for word in characteristics.types if word != "creature")
    kept = (word for word in characteristics.subtypes if word not in CREATURE_TYPES)
    characteristics.subtypes = (*kept, "Aura")


@lru_cache(maxsize=1024)
def as_aura(printed: Characteristics) -> Characteristics:
    """What a card would be as a bestowed Aura spell (CR 702.103d)."""
    values = printed.copy()
    become_aura(values)
    values.abilities = values.abilities.with_added(*enchant_creature())
    return values


@record
class MayBestow(RuleModifier):
    """The card can be cast bestowed, for its bestow cost."""

    costs: tuple[Cost, ...]
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        definition = ctx.obj(about).definition
        if definition is None:
            return None
        way = CastWay(
            "bestow", self.costs, marks=((BESTOWED, True),), as_if=as_aura(definition.front.printed),
            label=say("keyword_with_cost", keyword=Term("keyword", "bestow"), cost=costs_as_written(self.costs)),
        )  # fmt: skip
        return (way,)


@record
class IsBestowed(Condition):
    """The spell or permanent is bestowed.

    A permanent no longer once what it was attached to is gone (CR 702.103f).
    """

    reads = READS_STATUS | READS_BOARD

    def holds(self, ctx: Context) -> bool:
        found = ctx.obj(ctx.source)
        if not found.marks.get(BESTOWED):
            return False
        return found.zone != BATTLEFIELD or ctx.exists(found.attached_to)


@record
class IsAura(Modification):
    """It is an Aura enchantment and has enchant creature (CR 702.103b)."""

    reads = READS_NOTHING
    layers = ("4", "6")
    takes = False

    @property
    def gives(self) -> tuple[Ability, ...]:
        """The enchant ability."""
        return enchant_creature()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if layer == "4":
            become_aura(characteristics)
        else:
            characteristics.abilities = with_more(characteristics.abilities, self.gives)


@record
class CeasesToBeBestowed(RuleModifier):
    """Without a legal target, or unattached, it is a creature again (CR 702.103e, 702.103f)."""

    reads = READS_NOTHING
    questions = (RESOLVES_UNTARGETED, UNATTACHED)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return (Attach(about, NOBODY), SetMark(about, BESTOWED, None))


@record
class StaysBestowed(Replacement):
    """A bestowed Aura spell becomes a bestowed Aura."""

    reads = READS_STATUS
    keys = (ENTERS,)
    entering = True
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.cause != "resolve":
            return False
        return bool(ctx.obj(event.oid).marks.get(BESTOWED))

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, marks=(*event.marks, (BESTOWED, True))),)


@keyword("702.103", "Bestow", "bestow {costs:mana_cost*,}", "bestow—^{costs:cost*,^}.")
class Bestow:
    """A creature card that can be cast as an Aura (CR 702.103a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((MayBestow(self.costs),), zones=(HAND,)),
            StaticAbility((StaysBestowed(),)),
            StaticAbility((IsAura(), CeasesToBeBestowed()), condition=IsBestowed(), zones=(STACK, BATTLEFIELD)),
        )
