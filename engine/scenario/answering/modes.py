"""Choosing modes: from their queue, and as targets tell (scenario format, sections 7.1 and 8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.decisions.choices import ChooseModes
from engine.meaning.abilities import targets_of
from engine.meaning.families import Modal
from engine.scenario.answering.asker import answers, notes_forced
from engine.scenario.format import ILLEGAL_ANSWER, MODE, MODE_NUMBER, STOP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.scenario.answering.asker import Announcement, Asker, Validate


@answers(ChooseModes)
def choose_modes(asker: Asker, decision: ChooseModes, validate: Validate) -> list[int]:
    """Modes: those that listed targets belong to, and numbers from the mode queue, in printed order."""
    announced = asker.announcement
    chosen = [mode - 1 for mode in announced.modes] if announced is not None else []
    stopped = _modes_from_queue(asker, decision, chosen)
    if not stopped and len(chosen) < decision.least:
        asker.missing(decision)
        _default_modes(asker, decision, chosen)
    if announced is not None:
        announced.chosen_modes = tuple(sorted(chosen))
    return chosen


def _modes_from_queue(asker: Asker, decision: ChooseModes, chosen: list[int]) -> bool:
    """Add modes from the queue as long as there is room, or they have been chosen already; whether a stop came."""
    letter = asker.letter(decision)
    listed = list(chosen)
    while (answer := next(iter(asker.queues.waiting(letter, MODE)), None)) is not None:
        mode = -1 if answer.kind == STOP else _mode_meant(decision, chosen, answer.value)
        again = mode in listed
        if (answer.kind == STOP and len(chosen) < decision.least) or (not again and len(chosen) >= decision.most):
            break
        asker.queues.use(answer)
        asker.used(decision, answer, "no more" if answer.kind == STOP else f"mode {answer.value}")
        if answer.kind == STOP:
            return True
        if again:
            listed.remove(mode)
            continue
        if mode >= len(decision.modes):
            raise asker.failed(ILLEGAL_ANSWER, decision, f"there is no mode {mode + 1} among {len(decision.modes)}")
        if mode not in decision.possible:
            raise asker.failed(ILLEGAL_ANSWER, decision, f"the mode {decision.modes[mode]!r} can't be chosen")
        chosen.append(mode)
    return False


def _mode_meant(decision: ChooseModes, chosen: Sequence[int], number: int) -> int:
    """The mode of a number, as printed; one that can't be chosen any more is not counted.

    Scenario format, section 8.1.
    """
    left = [mode for mode in decision.possible if mode not in chosen]
    gone = number - 1 < len(decision.modes) and number - 1 not in decision.possible
    return left[number - 1] if gone and number <= len(left) else number - 1


def _default_modes(asker: Asker, decision: ChooseModes, chosen: list[int]) -> None:
    """The first modes that can be chosen, up to the required number."""
    while len(chosen) < max(decision.least, 1):
        left = (mode for mode in decision.possible if decision.repeats or mode not in chosen)
        possible = [mode for mode in left if decision.has_room_for(mode, chosen)]
        if not possible:
            break
        chosen.append(possible[0])
    asker.by_default(decision, f"modes {[mode + 1 for mode in chosen]}")


@notes_forced(ChooseModes)
def forced_modes(asker: Asker, decision: ChooseModes, answer: Sequence[int]) -> None:
    """The only possible modes, all of them: queued numbers are used."""
    if asker.announcement is not None:
        asker.announcement.chosen_modes = tuple(answer)
    for _ in answer:
        front = next(iter(asker.queues.waiting(asker.letter(decision), MODE)), None)
        if front is not None and front.kind == MODE_NUMBER:
            asker.queues.use(front)


def mode_of_slot(asker: Asker, announced: Announcement) -> int:
    """The printed mode that the next target of an announcement belongs to, from 1; 0 without modes."""
    game = asker.board.game
    top = game.find(game.stack[-1]) if game.stack else None
    if top is None or top.stack is None or not announced.chosen_modes:
        return 0
    ability = top.stack.ability
    effects = [ability.effect] if ability is not None else [a.effect for a in game.chars(top.id).abilities.spell]
    slots: list[int] = []
    for effect in effects:
        if isinstance(effect, Modal):
            options = effect.options()
            slots += [mode + 1 for mode in announced.chosen_modes for _ in targets_of(options[mode])]
        else:
            slots += [0] * len(targets_of(effect))
    return slots[announced.slots] if announced.slots < len(slots) else 0
