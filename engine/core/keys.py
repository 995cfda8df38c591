"""Names that packages share without importing each other's mechanisms.

Each is declared once, as a constant.

Where it belongs: an event's key beside the event, a mark beside what sets it, a purpose beside what asks, a deed in the
file of the keyword or keyword action that is the deed. They are strings of types of their own: the type checker takes
no others.
"""

from __future__ import annotations

from typing import Self

DECLARED: dict[tuple[type, str], Key] = {}
"""Every declared name, by the family it is told apart in: event keys (deeds among them), marks, and purposes."""


class Key(str):
    """A declared name; what it says is what saved matches and scenarios write."""

    __slots__ = ()

    def __new__(cls, name: str) -> Self:
        key = cls.computed(name)
        if DECLARED.setdefault((cls._family(), name), key) is not key:
            raise ValueError(f"the name {name!r} is declared twice: one file declares it, others import it")
        return key

    @classmethod
    def computed(cls, name: str) -> Self:
        """A name that is worked out ("revealed by" a certain object), or that a text from outside gives."""
        return str.__new__(cls, name)

    @classmethod
    def _family(cls) -> type:
        """The class within which every name is different."""
        return cls.__mro__[cls.__mro__.index(Key) - 1]


class EventKey(Key):
    """A name under which triggered abilities and replacement effects wait for events (CR 603.2, 614.1)."""

    __slots__ = ("looks_back",)
    looks_back: bool  # abilities look back in time to see such events: as things were just before them (CR 603.10)

    def __new__(cls, name: str, *, looks_back: bool = False) -> Self:
        key = super().__new__(cls, name)
        key.looks_back = looks_back
        return key


class Deed(EventKey):
    """Something that players do and that abilities wait for, though it changes nothing itself.

    Scrying, surveilling and cycling are such deeds.
    """

    __slots__ = ("sees_hidden",)
    sees_hidden: bool  # whoever does it sees hidden cards thereby: nothing from before it can be taken back then

    def __new__(cls, name: str, *, looks_back: bool = False, sees_hidden: bool = False) -> Self:
        deed = super().__new__(cls, name, looks_back=looks_back)
        deed.sees_hidden = sees_hidden
        return deed


class Purpose(Key):
    """What a question is asked for, in a word or two, with its rule. "Discard", "X", "mulligan" are some."""

    __slots__ = ("asks", "rule")
    rule: str
    asks: str  # the key of the message that asks for objects chosen for it; "": to choose them

    def __new__(cls, name: str, rule: str, *, asks: str = "") -> Self:
        return super().__new__(cls, name)._by(rule, asks)

    @classmethod
    def named(cls, name: str, rule: str) -> Self:
        """A purpose that is called as a card or cost is."""
        return cls.computed(name)._by(rule)

    def _by(self, rule: str, asks: str = "") -> Self:
        self.rule, self.asks = rule, asks
        return self


NO_PURPOSE = Purpose.named("", "")  # of a question whose kind says all


class Mark(Key):
    """What is noted on an object, a player or the game: a designation, a link, a choice, a number of uses."""

    __slots__ = ()
