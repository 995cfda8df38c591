"""What the rules have to say to people: keys with typed slots, in no language.

`engine.telling` makes the words.

A message goes wherever words go: a prompt, the label of an option, the reason of a refusal. There a plain text is a
name, or rules text, that stands for itself in every language.
"""

from __future__ import annotations

from typing import Any, NoReturn, TypeAlias

from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.node import Node


@record
class NameOf:
    """The name of a player or an object, as whoever reads it may know it."""

    ref: Ref


@record
class Term:
    """A word of the rulebook: a zone, a color, a step, a kind of counter."""

    kind: str
    value: str


@record
class Printed:
    """Rules text: nodes as the compiler's printer writes them, within a sentence."""

    nonterminal: str
    node: Node | tuple[Node, ...]
    plural: bool = False  # with plural nouns and verbs: what people are told to do


Slot: TypeAlias = "int | str | NameOf | Term | Printed | tuple[Slot, ...]"


class Message(str):
    """Something to be said: its key, and what goes into its places.

    The text of the string is only the key.
    """

    __slots__ = ("slots",)
    slots: tuple[tuple[str, Slot], ...]

    def __new__(cls, key: str, slots: tuple[tuple[str, Slot], ...] = ()) -> Message:
        made = super().__new__(cls, key)
        object.__setattr__(made, "slots", slots)
        return made

    @property
    def key(self) -> str:
        """Which message it is."""
        return str.__str__(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and str.__eq__(self, other) and self.slots == other.slots

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return str.__hash__(self) if not self.slots else hash((str.__str__(self), self.slots))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{name} of a message can't be set")

    def __format__(self, form: str) -> NoReturn:
        raise TypeError(f"{self!r} is told by engine.telling, not put into a text")

    def __add__(self, other: object) -> NoReturn:
        self.__format__("")

    def __radd__(self, other: object) -> NoReturn:
        self.__format__("")

    def __repr__(self) -> str:
        slots = "".join(f", {name}={value!r}" for name, value in self.slots)
        return f"say({str.__repr__(self)}{slots})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (str.__str__(self), self.slots)


_plain: dict[str, Message] = {}


def say(key: str, /, **slots: Slot) -> Message:
    """A message.

    Keys and the names of slots are those of the table in `engine/telling/english` (held by a test).
    """
    if slots:
        return Message(key, tuple(slots.items()))
    made = _plain.get(key)
    if made is None:
        made = _plain[key] = Message(key)
    return made
