"""What is done instead of something, and what words mean by then (CR 608.2c, 614.15)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.compiler.paths import reads_what_is_undone
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Instruction, Override, Reference
from engine.meaning.node import Node, children, rebuild, walk, walk_until
from engine.vocabulary.terms.amounts.plain_numbers import AnyNumber, OneOrMore, UpTo
from engine.vocabulary.terms.grammar.anaphors import ThatMuch

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CHOSEN = (AnyNumber, OneOrMore, UpTo)  # amounts that are chosen as something is done, and so never if it is not


def in_paragraphs(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Steps with each paragraph that says what is done instead of the one before it next to that (CR 614.15)."""
    result: list[Instruction] = []
    for step in steps:
        first, *rest = step.sentences() if result else (step,)
        result.extend(first.with_rest(tuple(rest)) if rest and isinstance(first, Override) else (step,))
    return tuple(result)


def with_amounts(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Steps in which "that much" of what is not done is what that would be.

    "it deals twice that much instead".
    """
    result = list(steps[:1])
    for before, step in pairwise(steps):
        result.append(_with_amounts_of(before, step) if reads_what_is_undone(step) else step)
    return tuple(result)


def _with_amounts_of(before: Instruction, step: Instruction) -> Instruction:
    amounts = {
        deed.key: known[0]
        for deed in walk_until(before, Ability)
        if isinstance(deed, Instruction) and deed.key and len(known := tuple(_amounts(deed))) == 1
        and not isinstance(known[0], CHOSEN)
    }  # fmt: skip

    def said(node: Any) -> Any:
        return amounts.get(node.key, node) if isinstance(node, ThatMuch) else node

    return rebuild(step, said) if amounts else step


def _amounts(deed: Node) -> Iterator[Amount]:
    """The amounts of a deed, among them what it is multiplied by: "for each creature"."""
    for child in children(deed):
        if isinstance(child, Amount):
            yield child
        elif not isinstance(child, Reference):
            yield from _amounts(child)


def name_for(ctx: Context, step: Instruction, following: Instruction) -> None:
    """Let a step that is not carried out still name the words in its place.

    "creatures you control get +1/+1. If it was kicked, those creatures get +2/+2 instead".
    """
    asked = {node.key for node in walk(following) if node.wanted() is not None} - ctx.bindings.keys()
    for node in walk_until(step, Ability):
        if isinstance(node, Reference) and node.wanted() is None and node.key in asked and node.antecedents():
            ctx.bind(node.key, node.refs(ctx))


def share_names(ctx: Context, done: Instruction, left: Instruction) -> None:
    """What is done instead of something takes over its names (CR 614.15).

    Later words mean whichever was done.

    A deed takes over those of the first deed of its kind: "Exile the top card. If it was kicked, exile the top two
    cards instead. You may play those cards".
    """
    twins = [node for node in walk_until(left, Ability) if _names_something(node)]
    for node in walk_until(done, Ability):
        twin = next((other for other in twins if type(other) is type(node)), None)
        if twin is None or twin is node or not _names_something(node):
            continue
        twins.remove(twin)
        for found in node.antecedents():
            if found.key.startswith(node.key) and found.key in ctx.bindings:
                ctx.bind(twin.key + found.key[len(node.key) :], ctx.bindings[found.key])


def _names_something(node: Node) -> bool:
    return bool(node.key) and node.wanted() is None and bool(node.antecedents())
