"""Compiled cards (CR 108, 200): faces with printed characteristics, ready to be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.core.card_types import COMMAND_TYPES
from engine.core.layouts import Layout, layout_of
from engine.core.record import record
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Instruction
from engine.meaning.node import Node, walk

ATTRACTION = "Attraction"
DUNGEON = "dungeon"


@record
class Face:
    """One face, half or part of a card: its printed characteristics and its words."""

    printed: Characteristics
    text: str = ""  # the rules text as printed
    flavor: str = ""
    cut: Characteristics | None = None  # what it is without the text in square brackets, if it has any (CR 702.148a)

    @property
    def name(self) -> str:
        """The printed name."""
        return self.printed.name


@dataclass(frozen=True)  # without slots: what is found in its text is found once
class CardDefinition:
    """A card as the compiler understood it. It is shared by every copy and every state, and never changed."""

    name: str
    layout: str
    faces: tuple[Face, ...]

    @property
    def front(self) -> Face:
        """The front or only face."""
        return self.faces[0]

    @property
    def double_faced(self) -> bool:
        """Whether the card has a second face on its back (CR 712)."""
        return self.form.back

    @cached_property
    def form(self) -> Layout:
        """What its layout means."""
        return layout_of(self.layout)

    @property
    def transforms(self) -> bool:
        """Whether a permanent of it can transform: it has another face to turn to (CR 701.28)."""
        return self.form.turns and len(self.faces) > 1

    @property
    def nontraditional(self) -> bool:
        """Whether the card has another back than usual.

        It is never in a hand, library or graveyard (CR 717.6).
        """
        return ATTRACTION in self.front.printed.subtypes

    @property
    def stays_in_command_zone(self) -> bool:
        """Whether the card is of a type that never leaves the command zone (CR 311.2, 312.2, 314.2)."""
        return any(word in COMMAND_TYPES for word in self.front.printed.types)

    @property
    def dungeon(self) -> bool:
        """Whether it is a dungeon card: outside the game, or in the command zone and nowhere else (CR 309.2)."""
        return DUNGEON in self.front.printed.types

    @cached_property
    def looks_up(self) -> tuple[str, ...]:
        """The names of the cards that its text has looked up in the card reference, each once (CR 707.13)."""
        return tuple(dict.fromkeys(name for node in self.nodes() for name in node.looks_up))

    @cached_property
    def ventures(self) -> bool:
        """Whether it tells anybody to venture into a dungeon.

        Then dungeon cards have to be at hand (CR 309.2).
        """
        return any(isinstance(node, Instruction) and node.ventures for node in self.nodes())

    @cached_property
    def plays_subgames(self) -> bool:
        """Whether it tells anybody to play a subgame: then its game has to know how it stood before (CR 725)."""
        return any(isinstance(node, Instruction) and node.plays_subgames for node in self.nodes())

    def nodes(self) -> Iterator[Node]:
        """All that its text says, node by node."""
        return (node for face in self.faces for ability in face.printed.abilities for node in walk(ability))

    @property
    def shares_type_line(self) -> bool:
        """Whether it is a split permanent card, whose halves have one type line.

        See CR 709.5 of the edition of 2026.
        """
        return self.form.halves and not {"instant", "sorcery"} & set(self.front.printed.types)


def looked_up(cards: Iterable[CardDefinition], find: Callable[[str], CardDefinition]) -> dict[str, CardDefinition]:
    """The cards that some cards name, and those that these name in turn, by the names in the texts.

    See CR 707.13.
    """
    found: dict[str, CardDefinition] = {}
    waiting = list(dict.fromkeys(name for card in cards for name in card.looks_up))
    for name in waiting:
        if name not in found:
            found[name] = find(name)
            waiting.extend(found[name].looks_up)
    return found
