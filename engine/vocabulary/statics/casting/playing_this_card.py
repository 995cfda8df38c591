"""A card that may itself be cast from a zone (CR 601.3): "You may cast this card from …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, lexicon, phrase, production
from engine.core.identity import Ref, Seat, is_object
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD, OUTSIDE, ZONES
from engine.game.rules.casting.casting_options import PERMITTED, CastWay, permitted_ways, playable_land_faces
from engine.game.rules.casting.permission import PermissionUsed, lands_with
from engine.game.rules.casting.questions import CAST_WAYS, LAND_WAYS, MAY_CAST
from engine.meaning.families import Amount, Cost, Instruction, Reference, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.statics.casting.permission_used import IfUsed, UseRider, if_used
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.costs.costs import PayManaForEach
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("you may cast {this:object} from {zone:own_zone}< or from {other:own_zone}>", into="static")
@phrase("you may cast {this:object} from {zone:own_zone} by {more:doing*and} in addition to paying its other costs",
        into="static")  # fmt: skip
@phrase("you may cast {this:object} from {zone:own_zone} by {costs:doing*and} rather than paying its mana cost"
        "<{rider:use_rider}>", into="static")  # fmt: skip
@phrase("you may cast {this:object} from {zone:own_zone} if you pay {more_mana:mana_symbols} more to cast it "
        "{each:for_each}", into="static")  # fmt: skip
@phrase("you may cast {this:object} from {zone:own_zone} using its {using:keyword_name} ability", into="static")
@record
class CastThisFrom(RuleModifier):
    """A card that may itself be cast from a zone (CR 601.3).

    Perhaps it costs more, or another cost (CR 118.8, 118.9).
    """

    this: Reference
    zone: str
    costs: tuple[Cost, ...] | None = None
    more: tuple[Cost, ...] = ()
    using: str = ""  # the keyword in whose way alone it may be cast
    then: IfUsed | None = None  # what follows when it is cast so
    other: str = ""  # another zone
    rider: UseRider | None = None  # what is so of the spell
    more_mana: ManaCost | None = None  # what is paid besides, so many times
    each: Amount | None = None
    takes_if_behind = True
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def well_formed(self) -> bool:
        """Whether the words are about the card itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Where it functions: where the card can be cast from (CR 113.6)."""
        return (self.zone, self.other) if self.other else (self.zone,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        seat: Seat = details["seat"]
        if not is_object(about) or ctx.obj(about).owner != seat:
            return None
        more = self.more
        if self.more_mana is not None and self.each is not None:
            more = (PayManaForEach(self.more_mana, self.each),)
        costs = self.costs or more
        card = ctx.game.chars(about).name
        label = say("card_for_cost", card=card, cost=costs_as_written(costs)) if costs else ""
        then = PermissionUsed(about, seat, self.then) if self.then is not None else None
        way = CastWay(PERMITTED, self.costs, more, zone=ctx.obj(about).zone, label=label, then=then)
        if self.rider is not None:
            way = self.rider.on(ctx, way, seat)
        ways = permitted_ways(ctx.game, about, seat, way)
        return tuple(one for one in ways if not self.using or one.name == self.using)


def _for_another_cost(this: Reference, zone: str, costs: tuple[Cost, ...], effect: Instruction) -> CastThisFrom:
    return CastThisFrom(this, zone, costs, then=if_used(effect))


def _read_for_another_cost(node: CastThisFrom) -> dict[str, Any] | None:
    if node.then is None or not node.costs:
        return None
    return {"this": node.this, "zone": node.zone, "costs": node.costs, "effect": node.then.ability.effect}


production(
    "static", "you may cast {this} from {zone} by {costs:doing*and} rather than paying its mana cost. ^if you do, "
    "{effect}", CastThisFrom, _for_another_cost, _read_for_another_cost, this="object", zone="own_zone",
    costs="doing*and", effect="ridden",
)  # fmt: skip


def _and_then(this: Reference, zone: str, effect: Instruction) -> CastThisFrom:
    return CastThisFrom(this, zone, then=if_used(effect))


def _read_and_then(node: CastThisFrom) -> dict[str, Any] | None:
    if node.then is None or node.costs or node.more:
        return None
    return {"this": node.this, "zone": node.zone, "effect": node.then.ability.effect}


production(
    "static", "you may cast {this} from {zone}. ^if you do, {effect}", CastThisFrom, _and_then, _read_and_then,
    this="object", zone="own_zone", effect="ridden",
)  # fmt: skip


@phrase("you may play {this:object} from {zone:own_zone}", into="static")
@record
class PlayThisFrom(RuleModifier):
    """A card that may itself be cast, or played as a land, from a zone (CR 601.3, 305.1)."""

    this: Reference
    zone: str
    reads = READS_NOTHING
    questions = (CAST_WAYS, LAND_WAYS)

    def well_formed(self) -> bool:
        """Whether the words are about the card itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Where it functions: where the card can be played from (CR 113.6)."""
        return (self.zone,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if question == CAST_WAYS:
            return CastThisFrom(self.this, self.zone).answer(ctx, question, about, **details)
        if not is_object(about) or ctx.obj(about).owner != details["seat"]:
            return None
        return lands_with(playable_land_faces(ctx.game, about)) or None


@phrase("you may cast {this:object} from {zone:own_zone}, but not from anywhere else", into="static")
@record
class CastOnlyFrom(RuleModifier):
    """A card that may be cast from a zone, and can't be from any other (CR 601.3, 101.2)."""

    this: Reference
    zone: str
    reads = READS_NOTHING
    questions = (CAST_WAYS, MAY_CAST)

    def well_formed(self) -> bool:
        """Whether the words are about the card itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Where it functions: wherever the card might be cast from (CR 113.6)."""
        return (*ZONES, OUTSIDE)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if question == CAST_WAYS:
            if details.get("from_hand") or not self._there(ctx):
                return None
            return CastThisFrom(self.this, self.zone).answer(ctx, question, about, **details)
        if details.get("land") or self._there(ctx):
            return None
        return Refusal(say("an_effect_says_that_it_cant_be_cast"), "601.3a")

    def _there(self, ctx: Context) -> bool:
        return ctx.obj(ctx.source).zone == self.zone


lexicon("own_zone", {GRAVEYARD: "your graveyard", EXILE: "exile"})
label("own_zone", "a zone like “your graveyard”")
