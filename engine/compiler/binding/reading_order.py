"""Reading order: the fields of a node in the order in which its words say them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.compiler.grammar import Written, grammar, written_as
from engine.compiler.printing import printable
from engine.compiler.template_syntax import slots_of
from engine.compiler.templates import PRODUCTIONS, Production
from engine.meaning.abilities import ActivatedAbility, StaticAbility, TriggeredAbility
from engine.meaning.node import field_names


def bound_in_order(node: Any) -> tuple[str, ...]:
    """The fields of a node in the order in which they are bound.

    Conditions of abilities stand where print has them.
    """
    if isinstance(node, TriggeredAbility):
        return ("pattern", "condition", "effect")
    if isinstance(node, StaticAbility):
        behind = node.condition is not None and node.condition.behind
        return ("effects", "condition") if behind else ("condition", "effects")
    if isinstance(node, ActivatedAbility) and any(cost.defines_x for cost in node.costs):
        return ("effect", "costs", "condition")  # what X is stands behind the effect
    return reading_order(node)


def reading_order(node: Any) -> tuple[str, ...]:
    """The fields of a node in the order in which its words say them, then the others."""
    return tuple(dict.fromkeys((*_said(node), *field_names(type(node)))))


def _said(node: Any) -> tuple[str, ...]:
    """The fields in the phrase that prints a node."""
    node_class: Any = type(node)
    orders = _orders(node_class)
    if len(orders) < 2:
        return orders[0][1] if orders else ()
    names = field_names(type(node))
    for written, order in orders:
        values = written.production.read(node)
        if values is not None and printable(grammar(), written, values):
            return tuple(name for name in order if name in names)
    return ()


@lru_cache(maxsize=1)
def _printing() -> dict[Any, list[Production]]:
    """All printing phrases by the class of node that they are made of."""
    found: dict[Any, list[Production]] = {}
    for made in PRODUCTIONS:
        if not made.read_only:
            found.setdefault(made.made_of, []).append(made)
    return found


@lru_cache(maxsize=4096)
def _orders(node_class: Any) -> tuple[tuple[Written, tuple[str, ...]], ...]:
    """The printing phrases of a class, each with its fields in order; only the first if all have the same order."""
    found = tuple(
        (written_as(made), tuple(slot.field for slot in slots_of(made.elements)))
        for made in _printing().get(node_class, ())
    )
    names = field_names(node_class)
    if len({tuple(name for name in order if name in names) for _, order in found}) == 1:
        return ((found[0][0], tuple(name for name in found[0][1] if name in names)),)
    return found
