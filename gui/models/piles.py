"""Piles: permanents that no player needs to tell apart lie on one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from engine.api import ObjectView


@dataclass(frozen=True, slots=True)
class Pile:
    """One or more alike permanents, with what is attached to the first.

    A permanent with attachments lies alone.
    """

    members: tuple[ObjectView, ...]
    attachments: tuple[ObjectView, ...] = ()

    @property
    def top(self) -> ObjectView:
        """The one that is seen."""
        return self.members[0]

    @property
    def ids(self) -> tuple[int, ...]:
        """The numbers of all members."""
        return tuple(member.id for member in self.members)


def alike(seen: ObjectView) -> ObjectView:
    """What must be equal for two permanents to share a pile: everything but their numbers and ages."""
    return replace(seen, id=0, timestamp=0)


def must_lie_alone(seen: ObjectView) -> bool:
    """Whether something is linked to just this permanent."""
    return bool(
        seen.attachments or seen.attached_to >= 0 or seen.attacking >= 0 or seen.blocking or seen.blocked
        or seen.damage or not seen.known or seen.face_down
    )  # fmt: skip


def piles(objects: Iterable[ObjectView], apart: Collection[int] = (), spread: Collection[int] = ()) -> list[Pile]:
    """The piles of some permanents, in the order of their first members.

    `apart` are those that something points at or that the player picked; those alike to one of `spread` were opened.
    """
    permanents = list(objects)
    here = {seen.id: seen for seen in permanents}
    names = Counter(seen.name for seen in permanents)
    opened = {alike(here[oid]) for oid in spread if oid in here}
    grouped: dict[object, list[ObjectView]] = {}
    for seen in permanents:
        if seen.attached_to in here:
            continue
        key: object = seen.id
        if names[seen.name] > 1 and seen.id not in apart and not must_lie_alone(seen):
            shared = alike(seen)
            key = key if shared in opened else shared
        grouped.setdefault(key, []).append(seen)
    return [Pile(tuple(members), _attachments(members[0], here)) for members in grouped.values()]


def equal_cards(cards: Iterable[ObjectView]) -> list[tuple[ObjectView, ...]]:
    """Cards that nobody needs to tell apart lie together, by name.

    A card of which only the back is seen lies alone.
    """
    grouped: dict[object, list[ObjectView]] = {}
    for seen in cards:
        grouped.setdefault(alike(seen) if seen.known else seen.id, []).append(seen)
    return sorted((tuple(group) for group in grouped.values()), key=lambda group: group[0].name)


def _attachments(host: ObjectView, here: dict[int, ObjectView]) -> tuple[ObjectView, ...]:
    """What is attached to a permanent, and to that in turn, oldest first."""
    found: list[ObjectView] = []
    for oid in host.attachments:
        if oid in here:
            found += [here[oid], *_attachments(here[oid], here)]
    return tuple(found)
