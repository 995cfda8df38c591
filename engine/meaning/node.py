"""Nodes: frozen data with a meaning, and the two ways to go through a tree of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, TypeVar

from engine.core.record import replace
from engine.meaning.speech import Speech

if TYPE_CHECKING:
    from engine.meaning.context import Context

# What a node looks at beyond the object it is about. The layers use it to know which projections a change can reach
# and which effects could depend on which (CR 613.8). A node that says nothing is taken to read everything.
READS_NOTHING = 0
READS_STATUS = 1  # the object's own status: tapped, counters, attacking, attached, zone
READS_BOARD = 2  # other objects
READS_PLAYERS = 4  # life totals, hands, graveyards, designations
READS_TURN = 8  # whose turn, which step, what happened this turn
READS_COPIABLE = 16  # name, mana cost, mana value (layer 1 and 3)
READS_CONTROL = 32  # controller (layer 2)
READS_TYPES = 64  # layer 4
READS_COLORS = 128  # layer 5
READS_ABILITIES = 256  # layer 6
READS_POWER = 512  # power and toughness (layer 7)
READS_RULES = 1024  # what other objects' abilities say to questions: whether something is goaded
READS_EVERYTHING = 2047
READS_CHARACTERISTICS = READS_COPIABLE | READS_CONTROL | READS_TYPES | READS_COLORS | READS_ABILITIES | READS_POWER
READS_ELSEWHERE = READS_BOARD | READS_PLAYERS | READS_TURN

N = TypeVar("N", bound="Node | tuple[Node, ...]")
P = ParamSpec("P")
R = TypeVar("R")


class Node(Speech):
    """A piece of meaning, and the words that say it. Concrete nodes are frozen, slotted dataclasses.

    The families below it have abstract methods, which the type checker holds concrete nodes to; they are no `ABC`s,
    because asking what family a node is of would cost far more.
    """

    __slots__ = ()
    reads: ClassVar[int] = READS_EVERYTHING  # what this node itself looks at; its children are counted apart
    personal: ClassVar[bool] = True  # whether it looks at its ability's source, or back at what triggered that

    @property
    def counts_counters(self) -> str:
        """The kind of counters on objects that this alone counts or removes (CR 122.1), if it does."""
        return ""

    @property
    def looks_up(self) -> tuple[str, ...]:
        """The names of the cards that it has looked up in the card reference (CR 707.13)."""
        return ()

    def works_from(self) -> str:
        """The zone in which alone it makes sense, and so its ability works (CR 113.6). "" if that is no
        matter."""
        return ""

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know what it says, as the whole text is read first (CR 608.2c)."""


_names: dict[type, tuple[str, ...]] = {}


def field_names(node_class: type) -> tuple[str, ...]:
    """The fields with which a node of a class is made, in order."""
    found = _names.get(node_class)
    if found is None:
        found = tuple(field.name for field in fields(node_class) if field.init) if is_dataclass(node_class) else ()
        _names[node_class] = found
    return found


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below a node, in the order of its fields."""
    for name in field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    yield item


def walk(node: Node) -> Iterator[Node]:
    """A node and all nodes below it, parents first, in reading order."""
    yield node
    for child in children(node):
        yield from walk(child)


def walk_until(node: Node, stop: type[Node] | tuple[type[Node], ...]) -> Iterator[Node]:
    """As `walk`, without what lies below nodes of some classes (the nodes themselves are given)."""
    yield node
    for child in children(node):
        if isinstance(child, stop):
            yield child
        else:
            yield from walk_until(child, stop)


def rebuild(node: N, change: Callable[[Any], Any]) -> N:
    """The tree with `change` applied to every node, children first; unchanged parts are shared."""
    updates: dict[str, Any] = {}
    for name in field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            new: Any = rebuild(value, change)
        elif isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
            new = tuple(rebuild(item, change) if isinstance(item, Node) else item for item in value)
            if all(a is b for a, b in zip(new, value, strict=True)):
                new = value
        else:
            continue
        if new is not value:
            updates[name] = new
    result = replace(node, **updates) if updates else node
    changed: N = change(result)
    return changed


def alike(one: object, other: object) -> bool:
    """Whether two values are the same to the last word, and not only mean the same.

    See `core.record.wording`.
    """
    if one is other:
        return True
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(alike(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, Node) and type(one) is type(other):
        return all(alike(getattr(one, name), getattr(other, name)) for name in field_names(type(one)))
    return one == other


class _ToTheWord:
    """A value that is equal only to what says the same in the same words."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value

    def __hash__(self) -> int:
        return hash(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ToTheWord) and alike(self.value, other.value)


def cached_by_wording(maxsize: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator: as `lru_cache`, for what is made of nodes and keeps their words."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @lru_cache(maxsize=maxsize)
        def kept(*given: _ToTheWord, **named: _ToTheWord) -> R:
            return function(*(one.value for one in given), **{name: one.value for name, one in named.items()})  # type: ignore[arg-type]

        @wraps(function)
        def found(*given: P.args, **named: P.kwargs) -> R:
            return kept(*map(_ToTheWord, given), **{name: _ToTheWord(one) for name, one in named.items()})

        return found

    return decorate


MOST_NODES = 65536  # about so many have something kept of them before all is forgotten


def cached_by_node(work_out: Callable[[N], R]) -> Callable[[N], R]:
    """A decorator for a function of a node, or of some, alone: its result is kept for the very same.

    When `MOST_NODES` are known, all are forgotten and it begins anew.
    Nodes never change; to find one again by what it means, its whole tree would have to be read.
    """
    known: dict[int, tuple[N, R]] = {}

    @wraps(work_out)
    def found(node: N) -> R:
        before = known.get(id(node))
        if before is not None and before[0] is node:
            return before[1]
        result = work_out(node)
        if len(known) >= MOST_NODES:
            known.clear()
        known[id(node)] = (node, result)
        return result

    return found


@cached_by_node
def is_personal(node: Node) -> bool:
    """Whether anything in a tree looks at the source of its ability, or back at what triggered that.

    What is not personal does the same whichever object has the ability, and whatever made it trigger.
    """
    return any(part.personal for part in walk(node))


@lru_cache(maxsize=65536)
def reads_of(node: Node) -> int:
    """What a whole tree looks at."""
    result = node.reads
    for child in children(node):
        result |= reads_of(child)
    return result
