"""Merged permanents: one object that several cards and tokens represent (CR 726).

The object itself is its topmost component; those beneath are its `parts`, the uppermost first. What the topmost would
be alone is kept with it: its values are that, and the abilities of the others (CR 702.140e, 726.2a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Mark
from engine.core.record import replace
from engine.game.state.printed import face_down_values, printed_values
from engine.meaning.characteristics import Characteristics

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game.state.objects import GameObject, Part
    from engine.meaning.cards import CardDefinition

TOPMOST = Mark("topmost")  # of a merged permanent: the copiable values of its topmost component


def is_merged(found: GameObject) -> bool:
    """Whether a permanent is a merged one.

    A melded one is represented by several cards too, but by one face.
    """
    return any(part.values is not None for part in found.parts)


def own_values(found: GameObject) -> Characteristics:
    """The copiable values of a permanent before layer 1, without what others merged with it give it."""
    kept = found.marks.get(TOPMOST)
    return kept if isinstance(kept, Characteristics) else found.values


def set_values(found: GameObject, own: Characteristics) -> None:
    """Give an object its values from those of its topmost component; it is one that may be written."""
    if not is_merged(found):
        found.values = own
        return
    found.marks = {**found.marks, TOPMOST: own}
    more = [given for part in found.parts if (given := beneath(part, found.flipped)) is not None]
    values = own.copy()
    values.abilities = own.abilities.with_added(*(ability for one in more for ability in one.abilities.unexpanded()))
    values.text = "\n".join(text for text in (own.text, *(one.text for one in more)) if text)
    found.values = values


def beneath(part: Part, flipped: bool) -> Characteristics | None:
    """The values of a component whose abilities the permanent has.

    None if it has none (CR 726.2e, 726.2h).
    """
    if part.values is None or part.face_down:
        return None
    pair = part.values.flip_pair
    return part.values if pair is None else pair[int(flipped)]


def each_part(found: GameObject, changed: Callable[[Part], Part]) -> None:
    """Change each component beneath the topmost one of an object that may be written."""
    found.parts = tuple(changed(part) if part.values is not None else part for part in found.parts)


def definitions(found: GameObject) -> tuple[CardDefinition, ...]:
    """What all components of a permanent are, the topmost first."""
    own = () if found.definition is None else (found.definition,)
    return (*own, *(part.definition for part in found.parts))


def has_to_stay_down(found: GameObject) -> bool:
    """Whether a merged permanent has a component that is an instant or sorcery card (CR 726.2g)."""
    types = (kind for card in definitions(found) for kind in card.front.printed.types)
    return is_merged(found) and any(kind in ("instant", "sorcery") for kind in types)


def turn_down(found: GameObject, cause: str) -> None:
    """Turn a permanent face down, all of its components with it (CR 708.2b, 726.2f)."""
    found.face_down = cause
    each_part(found, lambda part: replace(part, face_down=cause))
    set_values(found, face_down_values(found.zone))


def turn_up(found: GameObject, own: Characteristics) -> None:
    """Turn a permanent face up, all of its components with it (CR 708.8, 726.2f)."""
    found.face_down = ""
    each_part(found, lambda part: replace(part, face_down=""))
    set_values(found, own)


def turn_over(found: GameObject) -> None:
    """Turn the other face of each double-faced component up that transforms (CR 701.28, 726.2i)."""
    own = own_values(found)
    if found.definition is not None and found.definition.transforms:
        found.face = 1 - found.face
        own = printed_values(found, found.face, found.zone)

    def turned(part: Part) -> Part:
        if not part.definition.transforms:
            return part
        return replace(part, face=1 - part.face, values=part.definition.faces[1 - part.face].printed)

    each_part(found, turned)
    set_values(found, own)
