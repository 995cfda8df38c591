"""Abilities (CR 113).

Spell, activated, triggered and static abilities, and the keywords that stand for them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, STACK
from engine.meaning.families.costs import Cost
from engine.meaning.families.instructions import Instruction
from engine.meaning.families.patterns import EventPattern
from engine.meaning.families.statics import RuleModifier, StaticEffect
from engine.meaning.families.words import Condition, Target
from engine.meaning.node import Node, cached_by_node, reads_of, walk_until
from engine.meaning.questions import Asked
from engine.meaning.speech import Unbound
from engine.meaning.windows import Window

if TYPE_CHECKING:
    from engine.core.keys import EventKey
    from engine.meaning.characteristics import Characteristics


class Ability(Node):
    """Anything an object can have as an ability."""

    __slots__ = ()
    opens_section: ClassVar[bool] = False  # the abilities below it in the text box, to the next such one, go with it

    @property
    def label(self) -> str:
        """Its text as printed."""
        return ""

    def with_section(self, abilities: tuple[Ability, ...], later: tuple[Ability, ...]) -> Ability:
        """The ability together with those printed below it.

        `later` are those in the sections that other abilities open below it.
        """
        return self

    def without(self, lost: Ability) -> tuple[Ability, ...]:
        """What an object that loses a certain ability keeps of this one."""
        return (self,)


class Paragraph(Node):
    """One paragraph of a text box that has several abilities."""

    __slots__ = ()

    @abstractmethod
    def written(self) -> tuple[Ability, ...]:
        """Its abilities, in order."""


@record
class SpellAbility(Ability):
    """What an instant or sorcery does when it resolves (CR 113.3a)."""

    effect: Instruction


@record
class ActivatedAbility(Ability):
    """An ability written "cost: effect" (CR 602). Loyalty abilities too (606)."""

    costs: tuple[Cost, ...]
    effect: Instruction
    condition: Condition | None = None  # "Activate only if …"
    timing: str | Window = ""  # "" any time, "sorcery", "instant"
    limit: str = ""  # "" or "turn" (only once each turn), "game"
    zone: str = BATTLEFIELD  # where it works from (CR 113.6)
    who: str = "controller"  # or "any player", "opponents", "owner"
    loyalty: bool = False
    mana: bool = False  # a mana ability (CR 605.1a), set by the compiler
    label: str = field(default="", compare=False)  # its text as printed


@record
class TriggeredAbility(Ability):
    """An ability that begins with when, whenever or at (CR 603)."""

    pattern: EventPattern
    effect: Instruction
    condition: Condition | None = None  # the intervening "if" (CR 603.4)
    limit: str = ""  # "" or "turn": "This ability triggers only once each turn"
    zones: tuple[str, ...] = (BATTLEFIELD,)  # where it works from (CR 113.6)
    mana: bool = False  # a triggered mana ability (CR 605.1b)
    label: str = field(default="", compare=False)


@record
class StaticAbility(Ability):
    """An ability that is simply true (CR 604)."""

    effects: tuple[StaticEffect, ...]
    condition: Condition | None = None  # "as long as …"
    zones: tuple[str, ...] = (BATTLEFIELD,)
    characteristic_defining: bool = False  # CR 604.3
    label: str = field(default="", compare=False)

    def finished(self) -> StaticAbility:
        """With a condition that speaks of each of what its effects affect made a part of what they affect."""
        if self.condition is None:
            return self
        changed = [effect.where_each(self.condition) for effect in self.effects]
        if not any(changed):
            return self
        if not all(changed):
            raise Unbound(self, ambiguous=False)
        return replace(self, effects=tuple(filter(None, changed)), condition=None)


class KeywordAbility(Ability):
    """A keyword of CR 702: a name that stands for other abilities, perhaps with a parameter.

    Members are records in `keywords/`, one file each. `stands_for` gives the abilities it means.
    """

    __slots__ = ()
    name: ClassVar[str] = ""  # in lower case, as in "first strike"
    rule: ClassVar[str] = ""  # its rule number, as in "702.7"
    variant_of: ClassVar[str] = ""  # the keyword as a variant of which it counts where effects name that (CR 702.49d)
    of_spell: ClassVar[bool] = False  # its definition is in the words of an instant or sorcery
    personal = False
    players_may_have: ClassVar[bool] = False
    cuts_text: ClassVar[bool] = False  # the square brackets in the text of its object are for it (CR 702.148a)

    @property
    def definition(self) -> str:
        """What it means in rules English, with its parameters in square brackets. "" if that is not how it is
        said."""
        return ""

    @property
    def reminder(self) -> str:
        """Its reminder text, where that is not its definition."""
        return ""

    @property
    def names_card(self) -> str:
        """The card that it names, for the building of decks (CR 702.124j); "" if it names none."""
        return ""

    @property
    def particular(self) -> str:
        """What tells it from others of its name: the land type of landwalk."""
        return ""

    def inset_of(self, values: Characteristics) -> Characteristics | None:
        """What an object is in the smaller frame that it has by this ability (CR 718.2)."""
        return None

    def stands_for(self) -> tuple[Ability, ...]:
        """The abilities this keyword means, in rules terms."""
        return ()

    def without(self, lost: Ability) -> tuple[Ability, ...]:
        """Nothing, if a keyword of the same name is lost.

        Keywords override it of which one loses some and keeps others (CR 702.11f, 702.16g).
        """
        return () if type(lost) is type(self) else (self,)

    def again(self, number: int) -> tuple[Ability, ...]:
        """What it means where an object has the same keyword so many times already: as many abilities.

        Keywords override it whose instances know only of their own payments (CR 607.2, 702.56b).
        """
        return self.stands_for()


def working_in(zone: str, ability: Ability) -> Ability:
    """An ability that works in a zone instead of where it usually would (CR 113.6)."""
    if isinstance(ability, ActivatedAbility):
        return replace(ability, zone=zone)
    if isinstance(ability, (TriggeredAbility, StaticAbility)):
        return replace(ability, zones=(zone,))
    return ability


class Abilities(tuple[Ability, ...]):
    """All abilities of an object: the printed ones and those that printed keywords stand for.

    The order is that of print; each keyword is followed by the abilities it stands for. What the rules ask of them is
    worked out once.
    """

    def __new__(cls, abilities: Iterable[Ability] = ()) -> Abilities:
        return super().__new__(cls, tuple(_expanded(abilities)))

    @cached_property
    def keywords(self) -> dict[str, tuple[KeywordAbility, ...]]:
        """Keyword abilities by name."""
        result: dict[str, tuple[KeywordAbility, ...]] = {}
        for ability in self:
            if isinstance(ability, KeywordAbility):
                result[ability.name] = (*result.get(ability.name, ()), ability)
        return result

    def standing_for(self, ability: Ability) -> tuple[str, ...]:
        """The names of the keywords among these that stand for an ability.

        "Equip" stands for an equip ability, "cycling" for a cycling ability.
        """
        named = self.keywords.items()
        return tuple(name for name, these in named if any(ability in one.stands_for() for one in these))

    @cached_property
    def spell(self) -> tuple[SpellAbility, ...]:
        """The spell abilities, in order."""
        return tuple(ability for ability in self if isinstance(ability, SpellAbility))

    @cached_property
    def activated(self) -> tuple[ActivatedAbility, ...]:
        """The activated abilities that are no mana abilities."""
        return tuple(a for a in self if isinstance(a, ActivatedAbility) and not a.mana)

    @cached_property
    def mana(self) -> tuple[ActivatedAbility, ...]:
        """The activated mana abilities (CR 605.1a)."""
        return tuple(a for a in self if isinstance(a, ActivatedAbility) and a.mana)

    @cached_property
    def triggered(self) -> tuple[TriggeredAbility, ...]:
        """The triggered abilities."""
        return tuple(a for a in self if isinstance(a, TriggeredAbility))

    @cached_property
    def own_keys(self) -> frozenset[EventKey]:
        """The keys of events for which those triggered abilities wait that only speak of their own object."""
        return frozenset(key for a in self.triggered if a.pattern.only_self() for key in a.pattern.event_keys())

    @cached_property
    def static(self) -> tuple[StaticAbility, ...]:
        """The static abilities."""
        return tuple(a for a in self if isinstance(a, StaticAbility))

    @cached_property
    def modifiers(self) -> dict[Asked, tuple[tuple[StaticAbility, RuleModifier], ...]]:
        """Rule modifiers that stand directly in static abilities (about this object), by question."""
        result: dict[Asked, tuple[tuple[StaticAbility, RuleModifier], ...]] = {}
        for ability in self.static:
            for effect in ability.effects:
                if isinstance(effect, RuleModifier):
                    for question in effect.questions:
                        result[question] = (*result.get(question, ()), (ability, effect))
        return result

    def bearing(self, zone: str) -> int:
        """What its own rule modifiers can answer in a zone, or as those of a spell, bears on (see `Bearing`)."""
        found = self._bearings.get(zone)
        if found is None:
            found = 0
            for question, own in self.modifiers.items():
                if any((zone in one.zones or STACK in one.zones) and not said.only_of_hidden for one, said in own):
                    found |= int(question.bearing)
            self._bearings[zone] = found
        return found

    @cached_property
    def rules_read(self) -> int:
        """What the static abilities look at that modify rules, conditions included."""
        found = 0
        for own in self.modifiers.values():
            for ability, modifier in own:
                found |= reads_of(modifier) | (reads_of(ability.condition) if ability.condition is not None else 0)
        return found

    @cached_property
    def _bearings(self) -> dict[str, int]:
        return {}

    barred: frozenset[str] = frozenset()  # the names of keywords that the object can't have (CR 113.11)

    def barring(self, names: Iterable[str]) -> Abilities:
        """These abilities without certain keywords, none of which can be added any more."""
        barred = self.barred | frozenset(names)
        kept = self.filtered(lambda ability: not (isinstance(ability, KeywordAbility) and ability.name in barred))
        return kept._barring(barred)

    def _barring(self, barred: frozenset[str]) -> Abilities:
        if barred:
            self.barred = barred
        return self

    def with_added(self, *more: Ability) -> Abilities:
        """These abilities and some more. What keywords here stand for stays the same abilities as before."""
        if self.barred:
            more = tuple(one for one in more if not (isinstance(one, KeywordAbility) and one.name in self.barred))
        return tuple.__new__(Abilities, (*self, *_expanded(more, self)))._barring(self.barred)

    def filtered(self, keep: Callable[[Ability], bool]) -> Abilities:
        """Some of these abilities, each keyword with the same abilities it stood for."""
        remaining: list[Ability] = []
        keeping, stretch = True, 0
        for ability in self:
            if stretch:
                stretch -= 1
            else:
                keeping = keep(ability)
                stretch = _length(ability) - 1
            if keeping:
                remaining.append(ability)
        return tuple.__new__(Abilities, remaining)._barring(self.barred)

    def unexpanded(self) -> Iterator[Ability]:
        """The abilities without those that only stand for a keyword before them."""
        skip = 0
        for ability in self:
            if skip:
                skip -= 1
                continue
            yield ability
            skip = _length(ability) - 1


def _expanded(abilities: Iterable[Ability], earlier: Iterable[Ability] = ()) -> Iterator[Ability]:
    """Abilities, each keyword followed by what it stands for; `earlier` are others of the same object."""
    same: dict[Ability, int] = {}
    for ability in earlier:
        if _tells_instances_apart(ability):
            same[ability] = same.get(ability, 0) + 1
    for ability in abilities:
        yield ability
        if isinstance(ability, KeywordAbility):
            number = same.get(ability, 0) if _tells_instances_apart(ability) else 0
            yield from _expanded(ability.again(number) if number else ability.stands_for())
            if _tells_instances_apart(ability):
                same[ability] = number + 1


def _tells_instances_apart(ability: Ability) -> bool:
    return isinstance(ability, KeywordAbility) and type(ability).again is not KeywordAbility.again


def _length(ability: Ability) -> int:
    """How many abilities one is, with those it stands for."""
    return len(tuple(_expanded((ability,)))) if isinstance(ability, KeywordAbility) else 1


@cached_by_node
def targets_of(effect: Node) -> tuple[Target, ...]:
    """The targets that words ask for, in reading order.

    What describes a target comes first: "target card from target player's graveyard". Not those that an ability asks
    for which the words only create, but what its event names: "when target creature dies this turn".
    """
    found: list[Target] = []
    for node in walk_until(effect, (Ability, Target)):
        if isinstance(node, TriggeredAbility):
            found += targets_of(node.pattern)
        elif isinstance(node, Target) and node is not effect:
            found += targets_of(node)
    each = {target.key or number: target for number, target in enumerate(found)}  # where an amount is said twice
    if not isinstance(effect, Target):
        return tuple(each.values())
    return (*(target for target in each.values() if target.key != effect.key), effect)  # and not what it divides among
