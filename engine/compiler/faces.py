"""Faces: printed characteristics (CR 200 to 211) and the abilities that the lines mean, put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.compiler.normalise import Names, shown
from engine.compiler.printing import print_as
from engine.compiler.templates import Unprintable
from engine.core.card_types import CARD_TYPES, COMMAND_TYPES, SUPERTYPES
from engine.core.colors import COLORLESS, in_order
from engine.core.mana import parse_mana_cost
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, COMMAND, OUTSIDE
from engine.meaning.abilities import (
    Abilities,
    Ability,
    ActivatedAbility,
    KeywordAbility,
    Paragraph,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    targets_of,
    working_in,
)  # fmt: skip
from engine.meaning.cards import Face
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Condition, Instruction
from engine.meaning.node import Node, children, walk_until


def face_of(
    printed: Any, names: Names, meanings: list[tuple[Any, Any]], cut: list[tuple[Any, Any]] | None = None
) -> Face:  # fmt: skip
    """A face from its printed data and the meanings of its lines.

    `cut` are those without what is in brackets.
    """
    values = _values(printed, names, meanings)
    changed = _values(printed, names, cut) if cut is not None else None
    return Face(values, printed.text, printed.flavor, changed)


def _values(printed: Any, names: Names, meanings: list[tuple[Any, Any]]) -> Characteristics:
    """The characteristics of a face whose lines have some meanings."""
    types = type_line(printed.type_line)
    spell = "instant" in types[1] or "sorcery" in types[1]
    written = abilities_of(meanings, permanent=not spell, names=names)
    if any(word in COMMAND_TYPES for word in types[1]):
        written = [_in_command_zone(ability) for ability in written]
    abilities = Abilities((*written, *_inherent(types[2]), *_of_loyalty(printed)))
    cost = parse_mana_cost(printed.mana_cost) if printed.mana_cost else None
    colors = in_order(printed.color_indicator) if printed.color_indicator else (cost.colors if cost else COLORLESS)
    values = Characteristics(
        name=printed.name, mana_cost=cost, colors=colors, supertypes=types[0], types=types[1], subtypes=types[2],
        abilities=abilities, power=_number(printed.power), toughness=_number(printed.toughness),
        loyalty=_number(printed.loyalty), defense=_number(printed.defense), text=printed.text,
        lights=printed.lights, modifiers=printed.modifiers,
    )  # fmt: skip
    keywords = (ability for ability in abilities if isinstance(ability, KeywordAbility))
    values.inset = next(filter(None, (keyword.inset_of(values) for keyword in keywords)), None)  # CR 718.2
    return values


def _in_command_zone(ability: Ability) -> Ability:
    """An ability of a card that works in the command zone (CR 113.6p, 901.7), or outside the game before (309.2)."""
    outside = isinstance(ability, TriggeredAbility | StaticAbility) and OUTSIDE in ability.zones
    return ability if outside else working_in(COMMAND, ability)


# What an object does because of a subtype that it has printed: an Adventure, an Omen (CR 715.3d, 720.3d).
INHERENT: dict[str, tuple[Ability, ...]] = {}


def _inherent(subtypes: tuple[str, ...]) -> tuple[Ability, ...]:
    return tuple(ability for subtype in subtypes for ability in INHERENT.get(subtype, ()))


def with_inset(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """The faces of a card whose second one is an inset frame: the first knows it (CR 715.2, 720.2)."""
    front, inset = faces[0].printed.copy(), faces[1].printed.copy()
    inset.uses_inset = True
    front.inset = inset
    return (replace(faces[0], printed=front), replace(faces[1], printed=inset))


def _of_loyalty(printed: Any) -> tuple[Ability, ...]:
    """What a printed loyalty of X means: it enters with as many counters as the X of its spell (CR 107.3m, 306.5b)."""
    from engine.compiler.compile import compile_definition

    return compile_definition("~ enters with X loyalty counters on it.", "loyalty X") if printed.loyalty == "X" else ()


def type_line(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, card types and subtypes of a type line (CR 205.1)."""
    before, _, behind = text.replace(" - ", " — ").partition("—")
    words = [word.lower() for word in before.split()]
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    types = tuple("kindred" if word == "tribal" else word for word in words if word in (*CARD_TYPES, "tribal"))
    if "plane" in types:  # all words behind the dash are one subtype (CR 311.3)
        return supertypes, types, (behind.strip(),) if behind.strip() else ()
    return supertypes, types, _subtypes(behind)


def _subtypes(text: str) -> tuple[str, ...]:
    words = text.replace("Time Lord", "Time_Lord").split()
    return tuple(word.replace("_", " ") for word in words)


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    return int(text) if text.lstrip("+-").isdigit() else None


def abilities_of(meanings: list[tuple[Any, Any]], permanent: bool, names: Names | None = None) -> list[Ability]:
    """The abilities of a face: one for each line, but one spell ability for all lines of a spell's effect.

    That stands where the first of them does: keywords that stand for spell abilities too are followed in their order.
    An ability that opens a section of the text box has all that is written behind it, to the next such one.
    """
    result: list[Ability] = []
    effects: list[Instruction] = []
    place = 0
    sections: list[tuple[Ability, list[Ability]]] = []
    for line, meaning in meanings:
        here, written = sections[-1][1] if sections else result, _written(meaning)
        if line.room is not None:
            room_ability = replace(meaning, pattern=meaning.pattern.of_room(line.room.name, line.room.leads_to))
            here.append(finished(room_ability, names, line.prefix + line.text))
        elif any(one.opens_section for one in written):
            for ability in written:
                if ability.opens_section:
                    sections.append((ability, []))
                else:
                    (sections[-1][1] if sections else result).append(finished(ability, names))
        elif isinstance(meaning, Ability):
            here.append(finished(meaning, names, line.text))
        elif isinstance(meaning, Paragraph):
            here.extend(finished(ability, names) for ability in written)
        else:
            place = place if effects else len(result)
            effects.append(meaning.effect)
    result.extend(_opened(sections))
    if effects:
        result.insert(place, SpellAbility(effects[0] if len(effects) == 1 else _in_order(effects)))
    return result


def _opened(sections: list[tuple[Ability, list[Ability]]]) -> Iterator[Ability]:
    """The abilities that open sections, each with what is below it."""
    for number, (opening, below) in enumerate(sections, start=1):
        yield opening.with_section(tuple(below), tuple(one for _, later in sections[number:] for one in later))


def _written(meaning: Any) -> tuple[Ability, ...]:
    """The abilities that a line has, if it has nothing else."""
    if isinstance(meaning, Ability):
        return (meaning,)
    return tuple(meaning.written()) if isinstance(meaning, Paragraph) else ()


def idle_ability(face: Face) -> str:
    """A static ability of an instant or sorcery that could only work on the battlefield (CR 113.6).

    What defines a characteristic works in all zones (CR 604.3).
    """
    if not any(word in face.printed.types for word in ("instant", "sorcery")):
        return ""
    found = (a for a in face.printed.abilities.unexpanded() if isinstance(a, StaticAbility))
    idle = (a for a in found if a.zones == (BATTLEFIELD,) and not a.characteristic_defining)
    return next((a.label or repr(a) for a in idle), "")


def _in_order(effects: list[Instruction]) -> Instruction:
    from engine.compiler.templates import PRODUCTIONS

    steps = next(made.made_of for made in PRODUCTIONS if made.made_of.__name__ == "Steps")
    result: Instruction = steps(tuple(effects)).finished()
    return result


def finished(ability: Ability, names: Names | None, text: str | None = None) -> Ability:
    """An ability with what the rules ask of it worked out: zones, mana ability, its text."""
    if isinstance(ability, KeywordAbility):
        return ability
    label = _printed(ability) if text is None else text
    if names is not None:
        label = shown(label, names)
    if isinstance(ability, ActivatedAbility):
        zone = _zone_of_costs(ability)
        return replace(ability, label=label, zone=zone, mana=_is_mana_ability(ability))
    if isinstance(ability, TriggeredAbility):
        mana = _is_triggered_mana_ability(ability)
        return replace(ability, label=label, zones=_zones_of_trigger(ability), mana=mana)
    if isinstance(ability, StaticAbility):
        return replace(ability, label=label, zones=_zones_of_static(ability))
    return ability


def _printed(ability: Ability) -> str:
    for nonterminal in ("line", "linked_ability"):
        try:
            return print_as(nonterminal, ability)
        except Unprintable:
            continue
    return ""


def _adds_mana(effect: Instruction) -> bool:
    return any(isinstance(node, Instruction) and node.adds_mana for node in walk_until(effect, Ability))


def _is_mana_ability(ability: ActivatedAbility) -> bool:
    """Whether an activated ability is a mana ability (CR 605.1a): adds mana, no target, no loyalty ability."""
    if ability.loyalty or targets_of(ability.effect):
        return False
    return _adds_mana(ability.effect)


def _is_triggered_mana_ability(ability: TriggeredAbility) -> bool:
    """Whether a triggered ability is a mana ability (CR 605.1b): from mana being made, adds mana, no target."""
    if targets_of(ability.effect) or not set(ability.pattern.event_keys()) & {"tapped for mana", "mana added"}:
        return False
    return _adds_mana(ability.effect)


def _zone_of_costs(ability: ActivatedAbility) -> str:
    """Where an activated ability works (CR 113.6): where its cost or effect says its object is."""
    zones = (node.works_from() for node in walk_until(ability, Ability))
    return next(filter(None, zones), BATTLEFIELD)


def _zones_of_trigger(ability: TriggeredAbility) -> tuple[str, ...]:
    if ability.pattern.zones():
        return ability.pattern.zones()
    if not ability.pattern.only_self() and _zones_said(ability.condition):
        return _zones_said(ability.condition)
    later = [made for node in walk_until(ability, Ability) if (made := _made_for_later(node)) is not None]
    delayed = [] if ability.pattern.only_self() else [node for made in later for node in walk_until(made, Ability)]
    found = (node.works_from() for node in (*walk_until(ability, Ability), *delayed))
    return (next(filter(None, found), BATTLEFIELD),)


def _made_for_later(node: Node) -> Ability | None:
    """The ability that an instruction makes for later, if it does."""
    if not isinstance(node, Instruction) or not node.waits:
        return None
    return next((child for child in children(node) if isinstance(child, Ability)), None)


def _zones_said(condition: Condition | None) -> tuple[str, ...]:
    """The zones of which an ability's condition says that its object is there (CR 113.6b)."""
    return condition.own_zones() if condition is not None else ()


def _zones_of_static(ability: StaticAbility) -> tuple[str, ...]:
    if _zones_said(ability.condition):
        return _zones_said(ability.condition)
    return next(filter(None, (effect.zones() for effect in ability.effects)), (BATTLEFIELD,))
