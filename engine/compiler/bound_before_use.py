"""Bound before use: what the words of an understood face look back at (CR 601.2c, 608.2c).

The binder finds what each word stands for; this asks whether that is known by the time the word is read. What a verb
does is known as it is carried out, so no target, which is chosen before, can be described by it; and what nothing on
the face names is never known. Such a card is declined: it would look back at nothing, and do nothing silently.
So is one that speaks of cards in no zone at all (CR 109.2a), where the words before have perhaps revealed some.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from engine.compiler.paths import reads_what_is_undone, results_of
from engine.meaning.abilities import Ability, KeywordAbility
from engine.meaning.families import Cost, Instruction, Override, Reference, Target
from engine.meaning.node import Node, children, walk
from engine.meaning.speech import SOURCE


def why_unbound(abilities: Iterable[Ability]) -> str:
    """What a word on a face looks back at that is not known as it is read; "" if all of it is."""
    said = [ability for ability in abilities if not isinstance(ability, KeywordAbility)]
    named: dict[str, Node] = {}
    introducing = [node for ability in said for node in walk(ability) if node.wanted() is None]
    for node in introducing:
        for found in node.antecedents():
            if node.key and found.key.startswith(node.key):  # a verb speaks of its target too, but does not name it
                named[found.key] = node
            else:
                named.setdefault(found.key, node)
    ways = ((*_unbound(ability, named, None), *_undone(ability), *_unlinked(ability), *_unplaced(ability))
            for ability in said)  # fmt: skip
    return next((why for found in ways for why in found), "")


def why_unchosen(faces: Iterable[Iterable[Ability]]) -> str:
    """Which choice of a linked ability words on a card read that no words make, or may mean.

    "" if none (607.2d).
    """
    words = [node for abilities in faces for ability in abilities for node in walk(ability)]
    kept = {name for node in words for name in node.linked_choices}
    either = next((node for node in words if node.choice_passed_over in kept - {""}), None)
    if either is not None:
        return f"{type(either).__name__} could be of the chosen {either.choice_passed_over} or of {either.key!r}"
    read = ((type(node).__name__, node.choice_read) for node in words if node.choice_read)
    return next((f"{who} reads a chosen {name}, which nothing chooses" for who, name in read if name not in kept), "")


def _unbound(node: Node, named: dict[str, Node], target: Target | None, by_then: Node | None = None) -> Iterator[str]:
    """Why words in a node are not known; `by_then`: the reflexive trigger (CR 603.12) that comes after what is done."""
    if node.wanted() is not None and node.key and node.key != SOURCE:
        yield from _why_of(node, named.get(node.key), target, by_then)
    within = node if isinstance(node, Target) else target
    by_then = node if isinstance(node, Instruction) and node.reflexive else by_then
    for child in children(node):
        yield from _unbound(child, named, within, by_then)


def _unlinked(ability: Ability) -> Iterator[str]:
    """Why words of an ability in quotation marks are not known: another object has what exiled the card (CR 607.2)."""
    for quoted in (node for node in walk(ability) if node.closed):
        words = tuple(walk(quoted))
        linked = [
            node for node in words
            if (asked := node.wanted()) is not None and asked.verb == "exiled" and asked.optional
            and not node.key[-1:].isdigit()
        ]  # fmt: skip
        does = any(found.verb == "exiled" for node in words if node not in linked for found in node.antecedents())
        if linked and not does:
            yield f"{type(linked[0]).__name__} looks back at what another object's ability did"


def _unplaced(node: Node, where: bool = False) -> Iterator[str]:
    """Which cards are described and no words say where: never all permanents (CR 109.2a)."""
    described = node.description if isinstance(node, Reference) and node.takes_all else None
    if described is not None and described.unplaced and not where:
        yield f"{type(node).__name__} is of cards, and no words say where they are"
    parts = tuple(children(node))
    where = where or node.says_where or any(part.says_where for part in parts)
    for part in parts:
        yield from _unplaced(part, where)


def _undone(node: Node) -> Iterator[str]:
    """Why words look back at what was not done on the way that leads to them.

    Instead of a deed another one is done (CR 614.15), and "otherwise" is where it was not. What would have come of it
    is known on neither way. Whether it is done instead, is asked before.
    """
    parts = tuple(children(node))
    rows = pairwise((None, *parts))
    if any(isinstance(part, Override) and not isinstance(before, Instruction) for before, part in rows):
        yield f"{type(node).__name__} has nothing that something else could be done instead of"
    for before, part in pairwise(parts):
        if isinstance(before, Instruction) and reads_what_is_undone(part):
            known = part.knows_amounts if isinstance(part, Override) else frozenset()
            yield from _looking_back(part, results_of(before), known)
    for part in parts:
        yield from _undone(part)


def _looking_back(part: Node, undone: frozenset[str], known: frozenset[type[Node]]) -> Iterator[str]:
    for node in walk(part):
        if node.wanted() is not None and node.key in undone and type(node) not in known:
            yield f"{type(node).__name__} looks back at {node.key!r}, which is not done where it is read"


def _why_of(node: Node, introduced: Node | None, target: Target | None, by_then: Node | None) -> Iterator[str]:
    """Why what a word looks back at is not known: nothing names it, or a target is chosen before it is done."""
    if introduced is None and node.key[-1:].isdigit():
        yield f"{type(node).__name__} looks back at {node.key!r}, which nothing names"
    if target is None:
        return
    if isinstance(introduced, Cost):
        yield f"{type(node).__name__} describes a target by {node.key!r}, which is paid after it is chosen"
    known = by_then is not None and introduced not in tuple(walk(by_then))
    if isinstance(introduced, Instruction) and not known:
        yield f"{type(node).__name__} describes a target by {node.key!r}, which is not known as it is chosen"
    if node is target.chooser and not _one_player(introduced):
        yield f"{type(node).__name__} lets several players choose one target"


def _one_player(introduced: Node | None) -> bool:
    """Whether words name one player before anything is done: a target, whom an event names, or whose something is."""
    if isinstance(introduced, Target) or not isinstance(introduced, Reference):
        return True
    return any(isinstance(child, Reference) for child in children(introduced))
