"""The labels of abilities and of what is on the stack.

They are names, printed texts, and keywords with their costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.misprints import without_misprints
from engine.compiler.printing import print_as
from engine.compiler.templates import Unprintable
from engine.core.zones import STACK
from engine.meaning.abilities import Abilities, KeywordAbility
from engine.scenario.labels import begins, short_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId
    from engine.game.state.game import Game
    from engine.meaning.abilities import Ability


STACK_ABILITY = "stack ability ("  # what some scenarios write before the label of an ability


def keyword_text(ability: KeywordAbility) -> str:
    """A keyword with its parameter, as printed; by its name alone if it can't be printed."""
    try:
        return print_as("keyword", ability)
    except (Unprintable, KeyError, AttributeError):
        return ability.name


def own_label(ability: Ability) -> str:
    """The text of an ability as printed."""
    if isinstance(ability, KeywordAbility):
        return keyword_text(ability)
    return ability.label


def keyword_labels(abilities: Sequence[Ability]) -> list[tuple[Ability, tuple[str, ...]]]:
    """The abilities, each with the labels it goes by: its own text, and the keyword that stands for it."""
    result: list[tuple[Ability, tuple[str, ...]]] = []
    keyword, left = "", 0
    for ability in abilities:
        own = own_label(ability)
        if left:
            left -= 1
            labels = (keyword, own) if own and own != keyword else (keyword,)
        else:
            labels = (own,)
        if isinstance(ability, KeywordAbility) and not left:
            keyword, left = own, len(Abilities(ability.stands_for()))
        result.append((ability, labels))
    return result


def labels_of(abilities: Sequence[Ability], wanted: Ability) -> tuple[str, ...]:
    """The labels of one ability among others."""
    for ability, labels in keyword_labels(abilities):
        if ability is wanted:
            return labels
    return next((labels for ability, labels in keyword_labels(abilities) if ability == wanted), (own_label(wanted),))


def printed_labels(game: Game, oid: ObjectId, label: str) -> tuple[str, ...]:
    """The lines of an object's text that a label begins, with their ability words (CR 207.2c)."""
    found = game.look(oid).object
    names = own_names(game, oid)
    faces = found.definition.faces if found.definition is not None else ()
    texts = (text for face in faces for text in dict.fromkeys((face.text, without_misprints(face.text))))
    lines = (line for text in texts for line in text.split("\n") if begins(line, label, names))
    return tuple(lines) if label else ()


def own_names(game: Game, oid: ObjectId) -> tuple[str, ...]:
    """What an object's texts may call it."""
    if oid not in game.objects and oid not in game.last_known:
        return ()
    names = [short for name in game.chars(oid).names if name for short in short_names(name)]
    definition = game.look(oid).object.definition
    if definition is not None:
        names += [short for face in definition.faces for short in short_names(face.name)]
    return tuple(dict.fromkeys(names))


def stack_labels(game: Game, oid: ObjectId) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """All labels of an object on the stack, and what they may call their own object."""
    found = game.look(oid).object
    item = found.stack
    if found.zone != STACK or item is None or item.ability is None:
        names = game.chars(oid).names
        if len(names) > 1:  # both halves of a fused spell (CR 702.102b)
            names = (*names, " // ".join(names))
        cast = tuple(f"Cast {name}" for name in names)
        way = item.way if item is not None else ""
        return (*names, *cast, *(f"{label} using {way}" for label in cast if way)), ()
    known = item.source in game.objects or item.source in game.last_known
    labels = labels_of(game.chars(item.source).abilities, item.ability) if known else (own_label(item.ability),)
    return labels, own_names(game, item.source)


def stack_label(game: Game, oid: ObjectId) -> tuple[str, tuple[str, ...]]:
    """The label of an object on the stack, and what it may call its own object."""
    labels, names = stack_labels(game, oid)
    return (labels[0] if labels else ""), names
