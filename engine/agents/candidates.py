"""Answers that are worth trying, for every kind of decision where more than one could be right.

Nothing is known here of any card. All answers are offered where they are few; of attacks, blocks and choices among many
things those that differ from the usual answer by little, and the extremes.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from engine.agents.fighting import safest_first
from engine.game.decisions.act import MANA, PASS, PLAY, Act
from engine.game.decisions.choices import (
    ChooseCardName,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseTargets,
    YesNo,
)
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.agents.policy import Policy
    from engine.game.decisions.decision import Answer, Decision


def candidates(decision: Decision, policy: Policy, usual: Answer) -> Iterator[Answer]:
    """Answers worth trying, the usual one first."""
    yield usual
    seen = [_plain(usual)]
    for answer in _others(decision, policy):
        if _plain(answer) not in seen:
            seen.append(_plain(answer))
            yield answer


def _plain(answer: Answer) -> Answer:
    """An answer without the order of what is chosen: others say the same."""
    return sorted(answer) if isinstance(answer, list) else answer


def _others(decision: Decision, policy: Policy) -> Iterator[Answer]:
    if isinstance(decision, Act):
        yield from _actions(decision)
    elif isinstance(decision, ChooseTargets | ChooseObjects):
        yield from _choices(decision, policy)
    elif isinstance(decision, ChooseModes):
        yield from ([mode] * max(1, decision.least) for mode in decision.possible)
    elif isinstance(decision, YesNo):
        if decision.purpose != "mulligan":
            yield from (True, False)
    elif isinstance(decision, ChooseNumber):
        spread = {decision.low, decision.low + 1, decision.low + 2, (decision.low + decision.high) // 2, decision.high}
        yield from (decision.next_to(number, True) for number in sorted(spread) if number <= decision.high)
    elif isinstance(decision, ChooseOption) and not isinstance(decision, ChooseCardName):
        yield from range(len(decision.options))
    elif isinstance(decision, DeclareAttackers | DeclareBlockers):
        yield from _fights(decision, policy)


def _actions(decision: Act) -> Iterator[int]:
    """Everything but mana and lands, equal things once."""
    seen = set()
    for number, action in enumerate(decision.actions):
        what = (action.kind, action.label, action.index, action.way)
        if action.kind not in (PASS, PLAY, MANA) and what not in seen:
            seen.add(what)
            yield number


def _choices(decision: ChooseTargets | ChooseObjects, policy: Policy) -> Iterator[list[int]]:
    """Each alone, where one may be chosen; else the best and the least of both sides, as many as may be."""
    ranked = policy.by_worth(decision.candidates)
    mine = [ref for ref in ranked if policy.side(ref, decision.seat) < 0]
    theirs = [ref for ref in ranked if ref not in mine]
    if decision.least <= 1 <= decision.most:
        by_turns = (ref for pair in zip_longest(theirs, mine) for ref in pair if ref is not None)
        yield from ([ref] for ref in by_turns)
    if decision.least == 0:
        yield []
    if decision.most > 1:
        for order in ((*theirs, *reversed(mine)), (*mine, *reversed(theirs)), tuple(reversed(ranked))):
            for number in sorted({decision.least, min(decision.most, len(order)), max(decision.least, len(theirs))}):
                if 1 < number <= min(decision.most, len(order)):
                    yield list(order[:number])


def _fights(decision: DeclareAttackers | DeclareBlockers, policy: Policy) -> Iterator[list[list[int]]]:
    """Nobody; everybody; the safest attackers, more and more; the usual attack or block with one more or less."""
    usual = [list(pair) for pair in policy.answer(decision)]
    demanded = [list(pair) for pair in decision.demanded]
    yield demanded
    bound, busy = {oid for oid, _ in demanded}, {oid for oid, _ in usual}
    everybody = [*usual, *([oid, refs[0]] for oid, refs in decision.possible if oid not in busy)]
    if isinstance(decision, DeclareAttackers):
        yield from _more_and_more(everybody, demanded, policy)
    yield from ([pair for pair in usual if pair != one] for one in usual if one[0] not in bound)
    yield from ([*usual, pair] for pair in everybody if pair not in usual)


def _more_and_more(everybody: list[list[int]], demanded: list[list[int]], policy: Policy) -> Iterator[list[list[int]]]:
    """Attacks by everybody, and by the safest attackers."""
    yield everybody
    safe = safest_first(policy.world, everybody)
    for number in range(1, len(safe)):
        if all(pair in safe[:number] for pair in demanded):
            yield safe[:number]
