"""Station and station symbols (CR 702.184, 721 of the edition of 2026)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import Form, phrase, terminal
from engine.core.identity import ObjectId, Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.game.events.status import Tap
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.abilities import Ability, KeywordAbility, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Condition, Cost, Instruction, Modification
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS
from engine.vocabulary.keywords.shared.total_power import CREW_POWER, STATION
from engine.vocabulary.statics.abilities.abilities import HasAbilities

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_STATION = Purpose("station", "702.184a")

CHARGE = "charge"
STATIONED = "stationed by"


@phrase("tap a other untapped creature you control for station", into="cost")
@record
class TapForStation(Cost):
    """Tapping another untapped creature; its power is noted."""

    reads = READS_BOARD

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        """The creatures that could be tapped."""
        return tuple(
            oid for oid in ctx.game.permanents()
            if oid != ctx.source and not ctx.obj(oid).tapped and "creature" in ctx.chars(oid).types
            and ctx.chars(oid).controller == ctx.controller
        )  # fmt: skip

    def payable(self, ctx: Context) -> bool:
        return bool(self.options(ctx))

    def pay(self, ctx: Context) -> bool:
        chosen = ctx.choose_one(ctx.controller, self.options(ctx), purpose=TO_STATION, good=False)
        ctx.bind(STATIONED, chosen)
        return bool(ctx.happen(*(Tap(oid, ctx.source, cause="cost") for oid in chosen)))


@phrase("put charge counters on ~ for the creature that stations it")
@record
class ChargeByPower(Instruction):
    """As many charge counters as the tapped creature has power, now or as it last existed."""

    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        power = sum(max(0, self._power(ctx, oid)) for oid in ctx.object_refs(ctx.bound(STATIONED)))
        return bool(ctx.happen(PutCounters(ctx.source, CHARGE, power, ctx.controller, ctx.source)))

    def _power(self, ctx: Context, oid: ObjectId) -> int:
        """What a creature brings to it: its power, or its toughness, if effects say so."""
        return (ctx.chars(oid).power or 0) + int(sum(verdicts(ctx.game, CREW_POWER, oid, deed=STATION)))


@keyword("702.184", "Station")
class Station:
    """A permanent that creatures charge (CR 702.184a)."""

    definition = (
        "Tap another untapped creature you control for station: Put charge counters on ~ for the creature that "
        "stations it. Activate only as a sorcery."
    )


@record
class HasCharge(Condition):
    """So many charge counters, or more."""

    number: int
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return ctx.obj(ctx.source).counters.get(CHARGE, 0) >= self.number


@record
class BecomesCreature(Modification):
    """What has power and toughness printed is a creature too once its highest symbol is reached.

    See CR 721.2b.
    """

    number: int
    reads = READS_NOTHING
    layers = ("4",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        levels = (level.number for level in characteristics.abilities if isinstance(level, StationSymbol))
        if self.number == max(levels, default=0) and characteristics.power is not None:
            characteristics.types = tuple(dict.fromkeys((*characteristics.types, "creature")))


def _read(words: list[str], position: int) -> Iterator[tuple[int, int]]:
    if words[position].isdigit() and words[position + 1 : position + 3] == ["+", "|"]:
        yield position + 3, int(words[position])


def _write(value: Any, form: Form) -> list[str]:
    return [f"{value}+", "|"]


terminal("station_symbol", _read, _write)


@phrase("{number:station_symbol} ^{abilities:keyword*,}", into="ability")
@phrase("{number:station_symbol} ^{ability:ability}", into="ability", abilities=())
@record
class StationSymbol(KeywordAbility):
    """What the permanent has from so many charge counters on (CR 721.2a); it stands on a line of its own."""

    name = "station symbol"
    rule = "721.2"

    number: int
    abilities: tuple[Ability, ...]
    ability: Ability | None = None

    def stands_for(self) -> tuple[Ability, ...]:
        given = self.abilities if self.ability is None else (self.ability,)
        condition = HasCharge(self.number)
        return (
            StaticAbility((HasAbilities(given),), condition=condition),
            StaticAbility((BecomesCreature(self.number),), condition=condition),
        )
