"""Characteristics (CR 109.3): what an object is, as printed or as projected through the layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import Colors
from engine.core.identity import NOBODY, Seat
from engine.core.mana import ManaCost
from engine.meaning.abilities import Abilities

if TYPE_CHECKING:
    from engine.meaning.abilities import Ability

NO_ABILITIES = Abilities(())


class Characteristics:
    """The characteristics of an object, and who controls it.

    Published values are never written: layers work on a `copy()`. `power` and `toughness` are None for what has none;
    a printed star is None with a characteristic-defining ability among the abilities (CR 208.2).
    """

    __slots__ = (
        "abilities",
        "base_power",
        "base_toughness",
        "colors",
        "controller",
        "defense",
        "extra_names",
        "flip_pair",
        "halves",
        "inset",
        "lights",
        "loyalty",
        "mana_cost",
        "modifiers",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "text",
        "toughness",
        "types",
        "uses_inset",
    )  # fmt: skip

    def __init__(
        self, name: str = "", mana_cost: ManaCost | None = None, colors: Colors = (),
        supertypes: tuple[str, ...] = (), types: tuple[str, ...] = (), subtypes: tuple[str, ...] = (),
        abilities: Abilities = NO_ABILITIES, power: int | None = None, toughness: int | None = None,
        loyalty: int | None = None, defense: int | None = None, controller: Seat = NOBODY,
        extra_names: tuple[str, ...] = (), text: str = "", inset: Characteristics | None = None,
        uses_inset: bool = False, lights: tuple[int, ...] = (), modifiers: tuple[int, ...] = (),
        halves: tuple[Characteristics, ...] = (),
        flip_pair: tuple[Characteristics, Characteristics] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.abilities = abilities
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.controller = controller
        self.extra_names = extra_names  # names besides the first: split cards have two (CR 709.4a)
        self.base_power = power  # after layer 7b
        self.base_toughness = toughness
        self.text = text  # the rules text, for showing
        self.inset = inset  # alternative ones, printed in a smaller frame (CR 715.2, 718.2, 720.2)
        self.uses_inset = uses_inset  # whether these are the alternative ones
        self.lights = lights  # the numbers that are lit up on an Attraction (CR 717.1)
        self.modifiers = modifiers  # the hand and the life modifier of a vanguard (CR 211.1, 212.1)
        self.halves = halves  # of a permanent card with a shared type line: what is in which half (CR 709.5)
        self.flip_pair = flip_pair  # of a flip card: the normal ones and the alternative ones (CR 710.1)

    def copy(self) -> Characteristics:
        """A private copy to work on."""
        new = Characteristics.__new__(Characteristics)
        new.name = self.name
        new.mana_cost = self.mana_cost
        new.colors = self.colors
        new.supertypes = self.supertypes
        new.types = self.types
        new.subtypes = self.subtypes
        new.abilities = self.abilities
        new.power = self.power
        new.toughness = self.toughness
        new.loyalty = self.loyalty
        new.defense = self.defense
        new.controller = self.controller
        new.extra_names = self.extra_names
        new.base_power = self.base_power
        new.base_toughness = self.base_toughness
        new.text = self.text
        new.halves = self.halves
        new.flip_pair = self.flip_pair
        new.inset = self.inset
        new.uses_inset = self.uses_inset
        new.lights = self.lights
        new.modifiers = self.modifiers
        return new

    @property
    def mana_value(self) -> int:
        """The mana value of the mana cost (CR 202.3); X counts 0 (the game adds it on the stack)."""
        return self.mana_cost.mana_value if self.mana_cost else 0

    @property
    def names(self) -> tuple[str, ...]:
        """All its names (CR 201.2)."""
        return (self.name, *self.extra_names)

    @property
    def type_line(self) -> str:
        """The type line as it would be printed (CR 205.1)."""
        words = [word.capitalize() for word in (*self.supertypes, *self.types)]
        return " ".join(words) + (" — " + " ".join(self.subtypes) if self.subtypes else "")

    def has_type(self, card_type: str) -> bool:
        """Whether it has a card type."""
        return card_type in self.types

    def keyword(self, name: str) -> Ability | None:
        """Its first keyword ability of that name, in lower case; None if it has none."""
        return self.abilities.keywords.get(name, (None,))[0]
