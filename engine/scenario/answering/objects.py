"""Objects and players from the queues: targets, and choices without targeting.

Scenario format, sections 7.1, 8.1 and 8.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAction
from engine.core.identity import NOBODY, is_object
from engine.core.zones import LIBRARY
from engine.game.decisions.choices import ChooseObjects, ChooseTargets
from engine.scenario.answering import defaults
from engine.scenario.answering.asker import answers, notes_forced
from engine.scenario.answering.modes import mode_of_slot
from engine.scenario.format import CHOICE, ILLEGAL_ANSWER, NUMBER, PICK, STOP, TARGET, YES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Ref
    from engine.game.decisions.decision import Decision
    from engine.scenario.answering.asker import Asker, Validate
    from engine.scenario.format import Answer, Reference

# Purposes of choosing among cards that are looked at, revealed or searched: these read the target queue.
SEARCHES = ("search", "look", "looked at", "reveal", "revealed", "choose from", "scry", "surveil", "dig")

COPIES, COPIED, REMOVED = "copies", "copy", "remove counters"  # purposes
NEW_TARGETS = "new targets"  # the purpose of choosing which target of a spell or ability changes


class Selection:
    """One question for objects or players, answered by and by."""

    def __init__(
        self, asker: Asker, decision: Decision, candidates: Sequence[Ref], least: int, most: int, queue: str,
        shown: bool = False,
    ) -> None:  # fmt: skip
        self.asker = asker
        self.decision = decision
        self.candidates = list(candidates)
        self.least = least
        self.most = most
        self.queue = queue
        self.shown = shown  # cards being looked at or searched: an answer that does not fit counts as none
        self.chosen: list[Ref] = []
        self.stopped = False

    @property
    def letter(self) -> str:
        """The seat that is asked."""
        return self.asker.letter(self.decision)

    @property
    def rest(self) -> list[Ref]:
        """What can still be chosen."""
        return [ref for ref in self.candidates if ref not in self.chosen]

    @property
    def enough(self) -> bool:
        """Whether enough has been chosen."""
        return len(self.chosen) >= self.least

    @property
    def complete(self) -> bool:
        """Whether nothing more can be chosen."""
        return self.stopped or len(self.chosen) >= self.most or not self.rest

    def find(self, reference: Reference) -> Ref | None:
        """The first candidate left that a reference means, and that may be chosen with those chosen already."""
        together = self.decision.together if isinstance(self.decision, ChooseObjects | ChooseTargets) else None
        limited = together if together is not None and self.chosen and together.fits(self.chosen) else None
        left = [ref for ref in self.rest if limited is None or limited.fits((*self.chosen, ref))]
        return self.asker.board.find(reference, left, self.decision.seat)

    def take(self, answer: Answer) -> bool:
        """Use an answer: `stop`, or as many entries of a pick as fit; whether it fitted."""
        if answer.kind == STOP:
            if not self.enough:
                return False
            self.stopped = True
            self.asker.queues.use(answer)
            self.asker.used(self.decision, answer, "no more")
            return True
        picked: list[Ref] = []
        for reference in answer.picks:
            found = self.find(reference) if len(self.chosen) < self.most else None
            if found is None:
                break
            self.chosen.append(found)
            picked.append(found)
        if not picked:
            return False
        if self.least < self.most:
            self._use_before(answer)
        self.asker.queues.use(answer, len(picked))
        self.asker.used(self.decision, answer, ", ".join(self.asker.board.shown(ref) for ref in picked))
        return True

    def _use_before(self, answer: Answer) -> None:
        """Use what stands directly before the pick and asks elsewhere what is one question here: a yes to a "may" where
        here is a choice of "up to", or the number of what is going to be picked.
        """
        before = self.asker.queues.before(answer)
        if before is None or before.to != CHOICE:
            return
        if (before.kind == YES and before.value and not self.least) or (
            before.kind == NUMBER and len(self.chosen) <= before.value <= self.most
        ):
            self.asker.queues.use(before)

    def take_next(self) -> bool:
        """Use the next fitting answer of the question's own queue, else the front of the other one."""
        if any(self.take(answer) for answer in self._offered()):
            return True
        front = self._other_front()
        return front is not None and (front.kind == PICK or self.enough) and self.take(front)

    def _other_front(self) -> Answer | None:
        """The answer of the other queue that counts."""
        if self.queue == TARGET:
            return self.asker.queues.front(self.letter, CHOICE, (PICK, STOP))
        waiting = self.asker.queues.waiting(self.letter, TARGET)
        return waiting[0] if waiting and waiting[0].kind in (PICK, STOP) else None

    def _offered(self) -> list[Answer]:
        """The answers of the own queue that count: of targets all, of choices the front."""
        if self.queue == TARGET:
            return [a for a in self.asker.queues.waiting(self.letter, TARGET) if a.kind in (PICK, STOP)]
        front = self.asker.queues.front(self.letter, CHOICE, (PICK, STOP))
        return [front] if front is not None else []

    def from_queues(self) -> None:
        """Choose by the queues as far as they go; fails if there are answers of the right kind, but none fits."""
        if self.decision.purpose == NEW_TARGETS:
            self._asked_one_by_one()
        while not self.complete and self.take_next():
            pass
        if self.complete or (self.chosen and self.enough):
            return
        self._refuse_unfit(self._offered())
        if self._settled_by_yes() or self._given_back():
            return
        other = self._other_front() if self.queue == CHOICE and self.asker.strict(self.decision) else None
        self._refuse_unfit([other] if other is not None else [])
        self.asker.missing(self.decision)
        self._by_default()

    def _given_back(self) -> bool:
        """Whether an answer fits that a forced choice has used, although it stood in the queue that is for others."""
        for answer in self.asker.lent:
            if answer.seat == self.letter and self.find(answer.picks[0]) is not None:
                self.asker.lent.remove(answer)
                self.asker.queues.add([answer])
                return self.take(answer)
        return False

    def _refuse_unfit(self, offered: Sequence[Answer]) -> None:
        """Fail if there are answers of the right kind, none of which is among what can be chosen."""
        unfit = [answer for answer in offered if answer.kind == PICK]
        if unfit and not self.shown:
            wanted = ", ".join(map(str, unfit[0].picks))
            possible = ", ".join(dict.fromkeys(self.asker.board.shown(ref) for ref in self.rest)) or "nothing"
            why = f"{wanted} (from {unfit[0].place}) is not among what can be chosen: {possible}"
            raise self.asker.failed(ILLEGAL_ANSWER, self.decision, why)

    def _asked_one_by_one(self) -> None:
        """Choose which target changes by a yes or no for each, as it may be asked elsewhere."""
        for ref in self.rest:
            answer = self.asker.queues.front(self.letter, CHOICE, (YES,))
            if answer is None or self.complete:
                return
            self.asker.queues.use(answer)
            self.asker.used(self.decision, answer, f"{self.asker.board.shown(ref)}: {'yes' if answer.value else 'no'}")
            if answer.value:
                self.chosen.append(ref)

    def _settled_by_yes(self) -> bool:
        """Whether a yes or no answers a choice that may be left: what one runner asks as "may" another asks as that."""
        answer = self.asker.queues.front(self.letter, CHOICE, (YES,)) if not self.least else None
        if answer is None:
            return False
        kept = self.asker.queues.keep()
        self.asker.queues.use(answer)
        while answer.value and not self.complete and self.take_next():
            pass
        if answer.value and not self.chosen and len(self.rest) > 1:
            if self.asker.strict(self.decision):
                self.asker.queues.go_back(kept)
            return False  # where the answer may be made up, yes is said, and what is chosen is made up
        self.asker.used(self.decision, answer, "yes" if answer.value else "no")
        if answer.value and not self.chosen:
            self.chosen = self.rest
        return True

    def _by_default(self) -> None:
        good = defaults.outcome(self.asker, self.decision)
        added = defaults.objects(
            self.asker, self.decision.seat, self.rest, self.least - len(self.chosen), self.most - len(self.chosen), good
        )
        self.chosen += added
        words = ", ".join(self.asker.board.shown(ref) for ref in added) or "nothing"
        self.asker.by_default(self.decision, words)


@answers(ChooseTargets)
def choose_targets(asker: Asker, decision: ChooseTargets, validate: Validate) -> list[Ref]:
    """Targets: those that the entry lists, else from the target queue."""
    selection = Selection(asker, decision, decision.candidates, decision.least, decision.most, TARGET)
    if decision.divided:
        _with_amounts(selection, decision.divided)
    if not selection.chosen and _take_listed(selection):
        return selection.chosen
    if not selection.complete and not selection.chosen:
        _use_stop_of_empty_slot(selection)
        selection.from_queues()
    return selection.chosen


def _use_stop_of_empty_slot(selection: Selection) -> None:
    """Use a `stop` that was given for the slot before, for which there was nothing to choose, so nothing was asked."""
    asker = selection.asker
    if asker.empty_slot != selection.decision.source:
        return
    asker.empty_slot = NOBODY
    stop, *later = (*asker.queues.waiting(selection.letter, TARGET), None)
    follows = later[0] if later else None
    if stop is None or stop.kind != STOP or follows is None or follows.kind != PICK:
        return
    if selection.find(follows.picks[0]) is not None:
        asker.queues.use(stop)


def _take_listed(selection: Selection) -> bool:
    """Fill a target slot with targets that the entry lists, in order; whether that settles it."""
    announced = selection.asker.announcement
    if announced is None or not announced.listed:
        return False
    mode = mode_of_slot(selection.asker, announced)
    announced.slots += 1
    listed = [target for target in announced.targets if not mode or target.mode in (0, mode)]
    while listed and len(selection.chosen) < selection.most:
        found = selection.find(listed[0])
        if found is None:
            if selection.enough or _is_queued(selection):
                break  # it may be meant for a further slot
            raise IllegalAction(f"{listed[0]} is no legal target", "601.2c")
        selection.chosen.append(found)
        selection.asker.log.note(f"  target {selection.asker.board.shown(found)} (script)")
        announced.targets.remove(listed.pop(0))
    return bool(selection.chosen) or (selection.least == 0 and not _is_queued(selection))


def _is_queued(selection: Selection) -> bool:
    """Whether the target queue has something for a slot: the order of slots differs a little between runners."""
    waiting = selection.asker.queues.waiting(selection.letter, TARGET)
    return any(answer.kind == PICK and selection.find(answer.picks[0]) is not None for answer in waiting)


def _with_amounts(selection: Selection, total: int) -> None:
    """Targets that are answered together with their part of what is divided; the parts are kept for the division."""
    asker = selection.asker
    asker.division = {}
    for answer in asker.queues.waiting(selection.letter, TARGET):
        if answer.kind != PICK or answer.amount is None:
            continue
        found = selection.find(answer.picks[0])
        if found is None or len(selection.chosen) >= selection.most:
            continue
        selection.chosen.append(found)
        asker.division[found] = answer.amount
        asker.queues.use(answer)
        asker.used(selection.decision, answer, f"{asker.board.shown(found)} gets {answer.amount}")
        if sum(asker.division.values()) >= total:
            break


@answers(ChooseObjects)
def choose_objects(asker: Asker, decision: ChooseObjects, validate: Validate) -> list[Ref]:
    """Objects or players without targeting, in the order in which they are answered."""
    shown = is_shown(asker, decision)
    queue = TARGET if shown else CHOICE
    selection = Selection(asker, decision, decision.candidates, decision.least, decision.most, queue, shown)
    again = _again(asker, decision)
    if again:
        return again
    if decision.ordered and decision.purpose == COPIES:
        return _ordered_as_answered(selection)
    selection.from_queues()
    _note_number(asker, decision, selection.chosen)
    if decision.purpose == COPIED:
        _note_copied(asker, decision, selection.chosen)
    if decision.ordered and decision.purpose in ("bottom", "top"):
        return in_library_order(selection.chosen, decision.purpose)
    return selection.chosen


def _ordered_as_answered(selection: Selection) -> list[Ref]:
    """An order that scripts may leave open: as answers give it, the rest as it is."""
    while not selection.complete and selection.take_next():
        pass
    return [*selection.chosen, *selection.rest]


def _note_number(asker: Asker, decision: ChooseObjects, chosen: Sequence[Ref]) -> None:
    """A number behind the pick of what counters are removed from: so often it is the one."""
    if decision.purpose != REMOVED or len(chosen) != 1:
        return
    answer = asker.queues.front(asker.letter(decision), CHOICE, (NUMBER,))
    if answer is not None:
        asker.queues.use(answer)
        asker.used(decision, answer, f"{answer.value} from it")
        asker.again = (decision.source, chosen[0], answer.value - 1)


def _note_copied(asker: Asker, decision: ChooseObjects, chosen: Sequence[Ref]) -> None:
    """What something enters as a copy of: what it enchants then is chosen by what that does."""
    for ref in chosen:
        asker.copied[decision.source] = ref


def _again(asker: Asker, decision: ChooseObjects) -> list[Ref]:
    """The object that a number has named for this question already."""
    source, ref, left = asker.again
    if decision.purpose != REMOVED or source != decision.source or left <= 0 or ref not in decision.candidates:
        return []
    asker.again = (source, ref, left - 1)
    return [ref]


def in_library_order(picked: list[Ref], where: str) -> list[Ref]:
    """Cards as they will lie, the topmost first; the last one picked ends up topmost or bottommost.

    Scenario format, section 8.1.
    """
    return picked if where == "bottom" else list(reversed(picked))


def is_shown(asker: Asker, decision: ChooseObjects) -> bool:
    """Whether cards are chosen that are being looked at, revealed or searched."""
    if any(word in decision.purpose for word in SEARCHES):
        return True
    objects = [asker.board.game.find(ref) for ref in decision.candidates if is_object(ref)]
    return bool(objects) and all(found is not None and found.zone == LIBRARY for found in objects)


# -- decisions that are forced ---------------------------------------------------------------------------------------


@notes_forced(ChooseTargets)
def forced_targets(asker: Asker, decision: ChooseTargets, answer: Sequence[Ref]) -> None:
    """The only possible targets: listed ones must be these, queued ones that say so are used."""
    if not answer:
        asker.empty_slot = decision.source
    selection = Selection(asker, decision, answer, len(answer), len(answer), TARGET)
    if not _take_listed(selection):
        use_exact(asker, decision, answer, TARGET)


@notes_forced(ChooseObjects)
def forced_objects(asker: Asker, decision: ChooseObjects, answer: Sequence[Ref]) -> None:
    """The only possible objects: queued answers that name just these are used."""
    if _again(asker, decision):
        return
    if decision.purpose == COPIED:
        _note_copied(asker, decision, answer)
    if use_exact(asker, decision, answer, TARGET if is_shown(asker, decision) else CHOICE):
        _note_number(asker, decision, answer)
    if decision.purpose == NEW_TARGETS and answer:
        yes = asker.queues.front(asker.letter(decision), CHOICE, (YES,))
        if yes is not None and yes.value:
            asker.queues.use(yes)


def use_exact(asker: Asker, decision: Decision, answer: Sequence[Ref], queue: str) -> bool:
    """Use queued answers that name just these objects, which are chosen anyway; whether there were any."""
    kept = asker.queues.keep()
    selection = Selection(asker, decision, answer, len(answer), len(answer), queue, shown=True)
    other = asker.queues.waiting(selection.letter, CHOICE if queue == TARGET else TARGET)
    while not selection.complete and selection.take_next():
        pass
    if len(selection.chosen) < len(answer):
        asker.queues.go_back(kept)
        return False
    left = asker.queues.waiting(selection.letter, CHOICE if queue == TARGET else TARGET)
    asker.lent += [one for one in other if one.kind == PICK and one not in left]
    return bool(answer)
