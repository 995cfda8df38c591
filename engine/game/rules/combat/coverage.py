"""Creatures that must be blocked (CR 509.1c): the most of them that the blockers there are can block.

Starting from what is best for each blocker by itself, one attacker after the other gets a blocker: an idle one, or one
that is taken from another attacker, which then needs a blocker in turn. The best such chain is taken each time; so the
result obeys as many requirements as is possible at all (an augmenting path of the greatest gain).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.record import record

if TYPE_CHECKING:
    from engine.game.rules.combat.requirements import Choice, Requirements


@record
class _Chain:
    """Moves that leave one attacker without a blocker: each is a chooser, what it takes on, what it gives up."""

    gain: int
    moves: tuple[tuple[ObjectId, Ref, Ref], ...] = ()


def cover(required: Requirements, choice: Choice) -> Choice:
    """A declaration in which as much as possible is chosen by somebody.

    It begins with one without regard to that.
    """
    if not required.covered:
        return choice
    able: dict[Ref, list[ObjectId]] = {}
    for chooser, options in required.options.items():
        for target in options:
            if target in required.covered:
                able.setdefault(target, []).append(chooser)
    for target in required.covered:
        if target in able and not any(target in targets for targets in choice.values()):
            choice = _with_cover(required, choice, target, able)
    return choice


def _with_cover(required: Requirements, choice: Choice, target: Ref, able: dict[Ref, list[ObjectId]]) -> Choice:
    chain = _best_chain(required, choice, target, able)
    if chain is None or chain.gain + required.covered[target] <= 0:
        return choice
    changed = dict(choice)
    for chooser, taken, given_up in chain.moves:
        rest = tuple(other for other in changed.get(chooser, ()) if other != given_up)
        changed[chooser] = (*rest, taken)
    return changed if required.obeyed(changed) > required.obeyed(choice) else choice


def _best_chain(required: Requirements, choice: Choice, target: Ref, able: dict[Ref, list[ObjectId]]) -> _Chain | None:
    """The chain of the greatest gain that ends with nobody wanting (Bellman and Ford over the attackers)."""
    holders: dict[Ref, int] = {}
    for targets in choice.values():
        for other in targets:
            holders[other] = holders.get(other, 0) + 1
    wanting: dict[Ref, _Chain] = {target: _Chain(0)}
    best: _Chain | None = None
    fresh = [target]
    for _ in range(len(required.covered) + 1):
        later: dict[Ref, None] = {}
        for hole in fresh:
            for left, chain in _moves(required, choice, hole, wanting[hole], able):
                loss = required.covered.get(left, 0) if holders.get(left, 0) == 1 else 0
                if best is None or chain.gain - loss > best.gain:
                    best = _Chain(chain.gain - loss, chain.moves)
                if loss and (left not in wanting or chain.gain > wanting[left].gain):
                    wanting[left] = chain
                    later[left] = None
        fresh = list(later)
        if not fresh:
            break
    return best


def _moves(
    required: Requirements, choice: Choice, hole: Ref, chain: _Chain, able: dict[Ref, list[ObjectId]]
) -> Iterator[tuple[Ref, _Chain]]:
    """Each way to give a hole a chooser: what that chooser leaves for it, and the chain so far."""
    moved = [chooser for chooser, _, _ in chain.moves]
    for chooser in able.get(hole, ()):
        now = choice.get(chooser, ())
        if hole in now or chooser in moved:
            continue
        if len(now) < required.limit(chooser):
            gain = required.gain(chooser, (*now, hole)) - required.gain(chooser, now)
            yield NOBODY, _Chain(chain.gain + gain, (*chain.moves, (chooser, hole, NOBODY)))
            continue
        for left in now:
            gain = required.each.get((chooser, hole), 0) - required.each.get((chooser, left), 0)
            yield left, _Chain(chain.gain + gain, (*chain.moves, (chooser, hole, left)))
