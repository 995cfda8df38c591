"""What follows from an object itself.

These are base values, basic land types (CR 305.6), counters (122.1), and being no creature.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from engine.core.card_types import BASIC_LAND_TYPES
from engine.core.counters import KEYWORD_COUNTERS
from engine.core.mana import Mana
from engine.core.record import is_record, record
from engine.core.zones import BATTLEFIELD
from engine.game.events.mana import AddMana
from engine.game.events.status import Tap
from engine.game.rules.layers.ability_sets import with_more
from engine.meaning.abilities import ActivatedAbility, KeywordAbility
from engine.meaning.families import Cost, ManaMaking
from engine.meaning.node import READS_ABILITIES, READS_NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.rules.context import Context
    from engine.game.rules.layers.effect import Effect
    from engine.game.state.objects import GameObject
    from engine.meaning.abilities import Ability
    from engine.meaning.characteristics import Characteristics

BASIC_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}

_POWER_COUNTER = re.compile(r"([+-]\d+)/([+-]\d+)")


def base(obj: GameObject) -> Characteristics:
    """A copy of an object's values before any effect, to work on."""
    characteristics = obj.values.copy()
    characteristics.controller = obj.controller
    return characteristics


def plain(obj: GameObject) -> Characteristics:
    """The characteristics of an object that no continuous effect reaches."""
    if obj.zone != BATTLEFIELD and obj.controller == obj.values.controller and not obj.counters:
        return obj.values
    characteristics = base(obj)
    add_basic_mana(characteristics)
    if obj.counters:
        add_keyword_counters(obj, characteristics)
        settle_base(characteristics)
        add_power_counters(obj, characteristics)
    finish(obj, characteristics)
    return characteristics


# --- basic land types -----------------------------------------------------------------------------------------------


@record
class TapThisLand(Cost):
    """{T}, as the cost of the ability that a basic land type gives."""

    reads = READS_NOTHING
    only_taps_source = True

    def taps_source(self) -> bool:
        return True

    def payable(self, ctx: Context) -> bool:
        return ctx.on_battlefield(ctx.source) and not ctx.obj(ctx.source).tapped

    def pay(self, ctx: Context) -> bool:
        return bool(ctx.happen(Tap(ctx.source, cause="cost")))


@record
class AddBasicMana(ManaMaking):
    """Add one mana of the colour that belongs to a basic land type (CR 305.6)."""

    color: str
    reads = READS_NOTHING

    def produces(self, ctx: Context) -> tuple[str, ...]:
        return (self.color,)

    def perform(self, ctx: Context) -> bool:
        snow = "snow" in ctx.chars(ctx.source).supertypes
        mana = Mana(self.color, snow=snow, source=ctx.source)
        return bool(ctx.happen(AddMana(ctx.controller, (mana,), ctx.source, tapped_for=True)))


@cache
def basic_mana_ability(land_type: str) -> ActivatedAbility:
    """The mana ability that a basic land type gives (CR 305.6)."""
    color = BASIC_MANA[land_type]
    return ActivatedAbility((TapThisLand(),), AddBasicMana(color), mana=True, label=f"{{T}}: Add {{{color}}}.")


@lru_cache(maxsize=4096)
def _basic_mana_abilities(subtypes: tuple[str, ...]) -> tuple[Ability, ...]:
    return tuple(basic_mana_ability(land_type) for land_type in BASIC_LAND_TYPES if land_type in subtypes)


def has_unlisted_mana(zone: str, values: Characteristics) -> bool:
    """Whether a basic land type gives mana abilities that only the battlefield's layers list (CR 305.6)."""
    return zone != BATTLEFIELD and bool(_basic_mana_abilities(values.subtypes))


def add_basic_mana(characteristics: Characteristics) -> None:
    """Give a land the mana abilities of its basic land types; a consequence of layer 4."""
    if "land" in characteristics.types:
        abilities = _basic_mana_abilities(characteristics.subtypes)
        if abilities:
            characteristics.abilities = with_more(characteristics.abilities, abilities)


# --- counters -------------------------------------------------------------------------------------------------------


@cache
def _keyword(name: str) -> tuple[KeywordAbility]:
    """The keyword ability of a name; every module of keywords that is loaded is looked at."""
    for known in _subclasses(KeywordAbility):
        if known.name == name and is_record(known):  # and not the class that it was made from
            return (known(),)
    raise LookupError(f"no keyword ability is called {name!r}")


def _subclasses(family: type[KeywordAbility]) -> Iterator[type[KeywordAbility]]:
    for known in family.__subclasses__():
        yield known
        yield from _subclasses(known)


def add_keyword_counters(obj: GameObject, characteristics: Characteristics) -> None:
    """Give an object the keywords of its counters (CR 122.1b), in layer 6."""
    for kind in KEYWORD_COUNTERS:
        if kind in obj.counters:
            characteristics.abilities = with_more(characteristics.abilities, _keyword(kind))


def keep_later_counters(obj: GameObject, characteristics: Characteristics, effect: Effect) -> None:
    """Give an object again what an effect of layer 6 took of its counters that are younger (CR 613.7c).

    Counters are applied before all effects of the layer: what they give, other effects may depend on (613.8a). An
    effect that looks at abilities does, and so keeps what it took.
    """
    if effect.looks & READS_ABILITIES:
        return
    for kind, since in obj.counted_at.items():
        if since > effect.timestamp and kind in obj.counters and characteristics.keyword(kind) is None:
            characteristics.abilities = with_more(characteristics.abilities, _keyword(kind))


@lru_cache(maxsize=256)
def _power_and_toughness(kind: str) -> tuple[int, int] | None:
    match = _POWER_COUNTER.fullmatch(kind)
    return (int(match[1]), int(match[2])) if match else None


def add_power_counters(obj: GameObject, characteristics: Characteristics) -> None:
    """Add what +1/+1 counters and the like do to power and toughness in layer 7c (CR 122.1a)."""
    for kind, number in obj.counters.items():
        change = _power_and_toughness(kind)
        if change is not None:
            if characteristics.power is not None:
                characteristics.power += change[0] * number
            if characteristics.toughness is not None:
                characteristics.toughness += change[1] * number


# --- power and toughness --------------------------------------------------------------------------------------------


def settle_base(characteristics: Characteristics) -> None:
    """Note base power and toughness after layer 7b (CR 208.4b); a creature without a value has 0 (208.5)."""
    if "creature" in characteristics.types:
        characteristics.power = characteristics.power or 0
        characteristics.toughness = characteristics.toughness or 0
    characteristics.base_power = characteristics.power
    characteristics.base_toughness = characteristics.toughness


def finish(obj: GameObject, characteristics: Characteristics) -> None:
    """Take power and toughness from what is no creature (CR 208.3), and give 0 to one without (208.5)."""
    if "creature" in characteristics.types:
        if characteristics.power is None or characteristics.toughness is None:
            settle_base(characteristics)
    elif obj.zone == BATTLEFIELD and characteristics.power is not None:
        characteristics.power = characteristics.toughness = None
        characteristics.base_power = characteristics.base_toughness = None
