"""Fresh names for what words have named (see `binding`).

For abilities that come together on one object.

The binder counts from one for every text. Where one spell takes in the words of two texts (a keyword's definition, the
halves of a fused spell, spliced words), the names of one of them get a suffix, so that each finds its own targets.
"""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar

from engine.core.record import replace
from engine.meaning.node import Node, rebuild

N = TypeVar("N", bound=Node)

_GIVEN = re.compile(r"[a-z_]+ \d+")  # as the binder gives them


def rekeyed(node: N, suffix: str) -> N:
    """The same words with other names for what they name."""
    return rebuild(node, lambda inner: _renamed(inner, suffix))


def _renamed(node: Any, suffix: str) -> Any:
    if not is_dataclass(node):
        return node
    updates = {
        item.name: f"{value} {suffix}"
        for item in fields(node)
        if item.init and item.name.endswith("key") and _GIVEN.fullmatch(str(value := getattr(node, item.name)))
    }
    return replace(node, **updates) if updates else node
