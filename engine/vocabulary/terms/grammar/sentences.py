"""How the sentences of a text belong together (CR 603.12, 608.2c, 615.5).

One goes on about what another makes for later, says another number of what it lets a player choose, or rides on an
effect that it begins.
"""

from __future__ import annotations

from typing import Any

from engine.core.record import replace
from engine.meaning.abilities import Ability
from engine.meaning.families import Instruction, Override, Sequel
from engine.meaning.node import rebuild, walk, walk_until
from engine.meaning.speech import Unbound


def with_continuations(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Steps with each sentence about what a reflexive trigger before it does made a part of that.

    See CR 603.12.
    """
    result: list[Instruction] = []
    for step in steps:
        if result and result[-1].goes_on(step):
            result[-1] = result[-1].joined(step)
            continue
        follows = not isinstance(step, Sequel) and not step.completes
        if follows and any(earlier.shares_words and earlier.goes_on(step) for earlier in result[:-1]):
            raise Unbound(step, ambiguous=False)  # other words stand between it and what is for later
        result.append(step)
    return tuple(result)


def with_other_counts(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Steps with each one that recounts an earlier choice joined to that choice.

    Such a step says another number of what an earlier one lets a player choose. `Unbound` if no earlier step, or more
    than one, has such a choice.
    """
    result: list[Instruction] = []
    for step in steps:
        if not step.recounts:
            result.append(step)
            continue
        nodes = [node for earlier in result for node in walk_until(earlier, Ability)]
        found = [known for node in nodes if (known := step.recounting(node)) is not None]
        if len(found) != 1:
            raise Unbound(step, ambiguous=len(found) > 1)
        result.append(found[0])
    return tuple(result)


def _carrier(before: list[Instruction], step: Instruction) -> Any:
    """The last of earlier effects that a step can ride on: any if it rides, else one that it names; None if none."""
    names = {name for node in walk(step) if (name := node.key)}
    carrier = None
    for earlier in before:
        for node in walk_until(earlier, Ability):
            if isinstance(node, Instruction) and node.takes_riders and (step.rides or node.key in names):
                carrier = node
    return carrier


def with_riders(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Steps with each rider joined to the node that begins the effect on which it rides (CR 615.5).

    A rider follows an effect that an earlier step begins: "if damage is prevented this way, …". The node that begins
    it has `takes_riders` and a field `riders`. `Unbound` if there is none, or if the rider is done later or instead.
    """
    result: list[Instruction] = []
    for step in steps:
        carrier = _carrier(result, step)
        if carrier is None:
            if step.rides:
                raise Unbound(step, ambiguous=False)
            result.append(step)
            continue
        if isinstance(step, Sequel | Override) or any(
            isinstance(node, Instruction) and node.waits for node in walk(step)
        ):
            raise Unbound(step, ambiguous=False)
        result = [_with_rider(one, carrier, step) for one in result]
    return tuple(result)


def _with_rider(within: Instruction, carrier: Any, rider: Instruction) -> Instruction:
    joined = replace(carrier, riders=(*carrier.riders, rider))
    return rebuild(within, lambda node: joined if node is carrier else node)
