"""Doing what words say on a table: a sorcery with these words is cast and resolves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.meaning.cards import CardDefinition
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
SPRITE = ("Plain Sprite", "{U}", "Creature — Faerie", "Flying", "1/1")
LAMP = ("Plain Lamp", "{1}", "Artifact")


def bear() -> CardDefinition:
    """A 2/2 creature."""
    return card(*BEAR)


def ogre() -> CardDefinition:
    """A 3/3 creature."""
    return card(*OGRE)


def sprite() -> CardDefinition:
    """A 1/1 creature with flying."""
    return card(*SPRITE)


def lamp() -> CardDefinition:
    """An artifact."""
    return card(*LAMP)


def do(table: Table, words: str, targets: Sequence[Any] | None = None, who: str = "A", cost: str = "{0}") -> Table:
    """Let a player cast a sorcery with these words, and let it resolve."""
    table.hand(who, card("Test Rite", cost, "Sorcery", words))
    table.cast(who, "Test Rite", targets)
    return table.resolve()


def permanent(table: Table, words: str, who: str = "A", types: str = "Creature — Golem", size: str = "1/1") -> int:
    """A permanent with these words."""
    (made,) = table.battlefield(who, card("Test Thing", "{2}", types, words, size if "Creature" in types else ""))
    return made


def much_happens(table: Table, who: str = "A") -> None:
    """Fill a turn with happenings of other kinds.

    What asks what happened first, or whether anything did, is not to be misled by them.
    """
    do(table, "Scry 1, then draw a card. You gain 1 life and create a 1/1 white Rat creature token. Suspect it. Put a +1/+1 counter on it. "
              "Tap it. Discard a card. Each player loses 1 life.", who=who)  # fmt: skip
