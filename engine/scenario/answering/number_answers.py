"""Choosing numbers (scenario format, sections 8.1 and 8.3): X, divisions, combat damage.

Divisions are among targets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.decisions.choices import ChooseNumber, Divide
from engine.game.decisions.combat import AssignDamage
from engine.scenario.answering import defaults
from engine.scenario.answering.asker import answers, notes_forced
from engine.scenario.answering.options import use_no
from engine.scenario.format import CHOICE, ILLEGAL_ANSWER, NUMBER, PICK, STOP, TARGET, YES

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.scenario.answering.asker import Asker, Validate


X = "X"  # the purpose of choosing it


@answers(ChooseNumber)
def choose_number(asker: Asker, decision: ChooseNumber, validate: Validate) -> int:
    """A number from the choice queue; a number of times also by as many times yes."""
    letter = asker.letter(decision)
    answer = asker.queues.front(letter, CHOICE, (NUMBER,))
    if answer is not None:
        if not decision.low <= answer.value <= decision.high:
            why = f"{answer.value} (from {answer.place}) is not between {decision.low} and {decision.high}"
            raise asker.failed(ILLEGAL_ANSWER, decision, why)
        asker.queues.use(answer)
        asker.used(decision, answer, str(answer.value))
        return int(answer.value)
    times = _times_yes(asker, decision, letter)
    if times is not None:
        return times
    asker.missing(decision)
    number = defaults.number(asker, decision)
    asker.by_default(decision, str(number))
    return number


def _times_yes(asker: Asker, decision: ChooseNumber, letter: str) -> int | None:
    """How often something is done that is asked for again and again: a yes each time, up to a no."""
    if decision.low or asker.queues.front(letter, CHOICE, (YES,)) is None:
        return None
    times = 0
    while times < decision.high and (answer := asker.queues.front(letter, CHOICE, (YES,))) is not None:
        asker.queues.use(answer)
        asker.used(decision, answer, "once more" if answer.value else "no more")
        if not answer.value:
            break
        times += 1
    follows = asker.queues.front(letter, CHOICE, (YES,)) if times == decision.high else None
    if follows is not None and not follows.value:
        asker.queues.use(follows)  # it ends the row, although nobody could do it once more
    return times


@notes_forced(ChooseNumber)
def forced_number(asker: Asker, decision: ChooseNumber, answer: int) -> None:
    """The only possible number: a queued number that is just this is used; for no times a no."""
    front = asker.queues.front(asker.letter(decision), CHOICE, (NUMBER,))
    if front is not None and front.value == answer:
        asker.queues.use(front)
    elif not answer and decision.purpose != X:
        use_no(asker, decision)


@answers(Divide)
def divide(asker: Asker, decision: Divide, validate: Validate) -> list[int]:
    """A division among targets: amounts given with the targets, else from the target queue."""
    amounts: dict[Ref, int] = {ref: asker.division[ref] for ref in decision.among if ref in asker.division}
    asker.division = {}
    _take_amounts(asker, decision, amounts)
    if amounts:
        rest = [ref for ref in decision.among if ref not in amounts]
        left = decision.total - sum(amounts.values())
        if rest and left > 0:
            amounts[rest[-1]] = left
        return [amounts.get(ref, 0) for ref in decision.among]
    asker.missing(decision)
    parts = defaults.division(asker, decision)
    asker.by_default(decision, str(parts))
    return parts


def _take_amounts(asker: Asker, decision: Divide, amounts: dict[Ref, int]) -> None:
    """Add the amounts that wait in the target queue, as long as there is something left to divide."""
    left = decision.total - sum(amounts.values())
    for answer in asker.queues.waiting(asker.letter(decision), TARGET):
        if left <= 0 or answer.kind not in (PICK, STOP) or (answer.kind == PICK and answer.amount is None):
            continue
        asker.queues.use(answer)
        if answer.kind == STOP:
            break
        open_refs = [ref for ref in decision.among if ref not in amounts]
        found = asker.board.find(answer.picks[0], open_refs, decision.seat)
        if found is None:
            raise asker.failed(ILLEGAL_ANSWER, decision, f"{answer.picks[0]} (from {answer.place}) gets nothing here")
        amounts[found] = answer.amount or 0
        left -= amounts[found]
        asker.used(decision, answer, f"{asker.board.shown(found)} gets {amounts[found]}")


@answers(AssignDamage)
def assign_damage(asker: Asker, decision: AssignDamage, validate: Validate) -> list[int]:
    """Combat damage: one number for each recipient in order, or `stop` for the default division."""
    letter = asker.letter(decision)
    only = _only_assignment(decision)
    if only is not None:
        return only
    numbers: list[int] = []
    while len(numbers) < len(decision.recipients):
        answer = asker.queues.front(letter, CHOICE, (NUMBER, STOP))
        if answer is None:
            break
        asker.queues.use(answer)
        if answer.kind == STOP and numbers:
            break  # the row ends early: what is left goes to the last one
        asker.used(decision, answer, str(answer.value))
        if answer.kind == STOP:
            return _default_damage(asker, decision)
        numbers.append(answer.value)
        if sum(numbers) >= decision.total and not _further_numbers(asker, letter):
            break
    if numbers:
        numbers += [0] * (len(decision.recipients) - len(numbers))
        numbers[-1] += decision.total - sum(numbers)
        return numbers
    asker.missing(decision)
    return _default_damage(asker, decision)


def _only_assignment(decision: AssignDamage) -> list[int] | None:
    """The assignment if there is but one: all to the only blocker that can't be dealt lethal damage (CR 702.19b)."""
    within = len(decision.recipients) - decision.beyond
    if within == 1 and decision.lethal and decision.lethal[0] >= decision.total:
        return [decision.total] + [0] * decision.beyond
    return None


def _further_numbers(asker: Asker, letter: str) -> bool:
    answer = asker.queues.front(letter, CHOICE, (NUMBER,))
    return answer is not None and answer.value == 0


def _default_damage(asker: Asker, decision: AssignDamage) -> list[int]:
    """Lethal damage in order, the remainder to the first; with trample the remainder to the defender."""
    numbers, left = [], decision.total
    for place in range(len(decision.recipients)):
        past = place >= len(decision.recipients) - decision.beyond
        given = left if past else min(left, decision.lethal[place] if place < len(decision.lethal) else left)
        numbers.append(given)
        left -= given
    numbers[0] += left
    words = ", ".join(
        f"{asker.board.shown(ref)} {number}" for ref, number in zip(decision.recipients, numbers, strict=True)
    )
    asker.by_default(decision, words)
    return numbers
