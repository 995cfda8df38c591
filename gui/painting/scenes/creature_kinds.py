"""What is known of a creature type.

The lines of the table, read once, and which of them a creature's types ask for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from gui.painting.scenes.creature_table import KINDS, TRADES


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table: its types, its plans, and its options by name."""

    types: tuple[str, ...]
    plans: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)

    def any_of(self, option: str, default: str = "") -> tuple[str, ...]:
        """The choices of an option."""
        return tuple(self.options.get(option, default).split("/"))

    def one(self, option: str, default: str = "") -> str:
        """An option with one value."""
        return self.options.get(option, default)


def _read(table: str) -> dict[str, Line]:
    found: dict[str, Line] = {}
    for text in filter(None, table.replace("\n  ", " ").splitlines()):
        types, _, rest = text.partition(" : ")
        names, words = tuple(types.split()), rest.split()
        plans = tuple(words.pop(0).split("/")) if words and "=" not in words[0] else ()
        line = Line(names, plans, dict(word.split("=", 1) for word in words))
        found.update((name, line) for name in names)
    return found


KIND_BY_TYPE: dict[str, Line] = _read(KINDS)
TRADE_BY_TYPE: dict[str, Line] = _read(TRADES)
#: What changes another kind rather than being one, if there is another.
_MODIFIERS = {
    "Zombie", "Skeleton", "Spirit", "Phyrexian", "Avatar", "Incarnation", "Nightmare", "God", "Demigod", "Mutant",
    "Mount", "Elemental", "Horror", "Illusion", "Shapeshifter", "Werewolf", "Vampire", "Eternal", "Cyborg", "Eldrazi",
    "Swarm", "Hero",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Who:
    """A creature as its types tell it: a kind, a trade, and what else it is."""

    kind: Line
    trade: Line | None
    also: tuple[str, ...] = ()


@lru_cache(maxsize=1024)
def who(subtypes: tuple[str, ...], name: str = "") -> Who:
    """The kind and the trade of a creature with these subtypes and this name.

    A person if they tell no kind.
    """
    kinds = [subtype for subtype in subtypes if has_figure(subtype) and subtype not in TRADE_BY_TYPE]
    trade = next((TRADE_BY_TYPE[subtype] for subtype in subtypes if subtype in TRADE_BY_TYPE), None)
    first = next((kind for kind in kinds if kind not in _MODIFIERS), kinds[0] if kinds else "")
    also = tuple(kind for kind in kinds if kind != first)
    return Who(_named(first, name) or KIND_BY_TYPE[first or "Human"], trade, also)


def _named(kind: str, name: str) -> Line | None:
    """The sort of a kind that a word of a name tells."""
    words = (KIND_BY_TYPE.get(word) or KIND_BY_TYPE.get(word.removesuffix("s")) for word in name.split())
    return next((line for line in words if line is not None and kind and line.one("of") == kind), None)


def has_figure(subtype: str) -> bool:
    """Whether a creature type has a figure of its own."""
    return subtype in TRADE_BY_TYPE or (subtype in KIND_BY_TYPE and not KIND_BY_TYPE[subtype].one("of"))
