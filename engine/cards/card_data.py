"""Printed cards as plain data (CR 200, parts of a card)."""

from __future__ import annotations

from dataclasses import field

from engine.core.record import record


@record
class FaceData:
    """One face or half as printed (CR 200.1); ``text`` keeps its reminder text, one ability per line."""

    name: str
    mana_cost: str
    type_line: str
    text: str
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] = ()
    flavor: str = ""
    art: str = ""
    lights: tuple[int, ...] = ()  # the numbers that are lit up on an Attraction (CR 717.1)
    modifiers: tuple[int, ...] = ()  # the hand and the life modifier of a vanguard (CR 211.1, 212.1)


@record
class CardData:
    """A card as printed, with the place it was read from.

    Where a card was found (``source`` and ``line``) is no part of what it is: two readings of the same
    card are equal.
    """

    name: str
    layout: str
    faces: tuple[FaceData, ...]
    printing: str = ""
    source: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)
    rarity: str = ""

    @property
    def front(self) -> FaceData:
        """The front face, or the left half (CR 712.1, 709.1)."""
        return self.faces[0]

    @property
    def lookup_names(self) -> tuple[str, ...]:
        """The names under which people list this card, the full one first."""
        names = [self.name]
        if len(self.faces) > 1 and self.faces[0].name != self.name:
            names.append(self.faces[0].name)
        return tuple(names)
