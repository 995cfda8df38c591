"""The match without widgets: computer players, automatic passes, undo and the journal. Runs off the GUI thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication

from engine.api import (
    NOBODY,
    Act,
    Decision,
    Happening,
    IllegalAction,
    IllegalAnswer,
    MalformedAnswer,
    Match,
    OrderTriggers,
    StaleAnswer,
    View,
)
from gui.controllers.autopass import PassRules, pass_note, why_pass
from gui.controllers.concealment import concealed

translate = QCoreApplication.translate

PAUSED_STEPS = ("declare_attackers", "declare_blockers", "combat_damage", "first_strike_damage")


@dataclass(frozen=True, slots=True)
class Report:
    """How the match stands after a command, as one seat may see it."""

    view: View
    asked: int  # who answers next; NOBODY if the game is over
    decision: Decision | None  # if the viewer is asked
    story: tuple[Happening, ...] = ()  # what happened since the last report to this viewer
    anew: bool = False  # whether the story is told from the beginning
    notes: tuple[str, ...] = ()  # passes made for the player
    can_undo: bool = False
    can_go_back: bool = False  # undo is possible if everyone agrees
    over: str = ""
    refused: str = ""
    rule: str = ""
    hidden: bool = False  # the screen changes hands: the view holds no secret
    between: bool = False  # shown on the way, while programs play
    count: int = 0  # how many answers there were: guards against answering an older question


Publish = Callable[[Report], None]


class MatchRunner:
    """A match and what its table needs: `publish` hears how it stands after every command."""

    def __init__(self, match: Match, publish: Publish, *, journal: Path | None = None, pace: float = 0.0) -> None:
        self.match = match
        self.publish = publish
        self.pace = pace  # seconds for which a program's deed is shown
        self.stopping = Event()
        self.curtain = True
        self.rules: dict[int, PassRules] = {}
        self.remembered: dict[tuple[tuple[int, str], ...], list[int]] = {}  # orders of triggers to be used again
        self.viewer = NOBODY
        self._told: int = 0
        self._told_to = NOBODY
        self._asked_at: list[int] = []  # at how many answers a person was asked, for undo
        self._notes: list[str] = []
        self._last_pause: object = None
        if journal is not None:
            match.journal_to(journal)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat in range(len(self.match.setup.seats)) if not self.match.agent_of(seat))

    # commands

    def begin(self) -> None:
        """Go to the first decision of a person."""
        self.run()

    def answer(self, answer: object, count: int | None = None) -> None:
        """A person's answer to the question that was shown at so many answers."""
        try:
            self.match.answer(answer, count)
        except IllegalAction as refusal:
            self.run(refused=refusal.why, rule=refusal.rule)
            return
        except IllegalAnswer as refusal:
            self._report(refused=refusal.why, rule=refusal.rule)
            return
        except MalformedAnswer as refusal:
            self._report(refused=str(refusal))
            return
        except StaleAnswer:  # two clicks in one moment: show again how things stand
            self._report()
            return
        self.run()

    def show_again(self) -> None:
        """Tell everything once more, to a new table."""
        self._told_to = NOBODY
        self._report()

    def take_seat(self) -> None:
        """The person who is asked looks at the screen now."""
        if self.match.pending is not None:
            self.viewer = self.match.pending.seat
        self._report()

    def undo(self, force: bool = False) -> None:
        """Back to the last decision that a person was really asked."""
        goal = self._undo_goal()
        if goal is None:
            self._report()
            return
        if not force and any(self.match.revealing[goal:]):
            why = translate("MatchRunner", "something hidden was seen or chance was used since: everyone must agree")
            self._report(refused=why)
            return
        self.match.rewind(goal)
        self._told_to = NOBODY  # the story is told anew
        for seat, rules in self.rules.items():
            self.rules[seat] = replace(rules, skip_turn=0)
        self._present()

    def _undo_goal(self) -> int | None:
        """How many answers there were when a person was last asked before now."""
        now = len(self.match.answers)
        return next((at for at in reversed(self._asked_at) if at < now), None)

    def _free_undo(self) -> bool:
        goal = self._undo_goal()
        return goal is not None and not any(self.match.revealing[goal:])

    def concede(self, seat: int) -> None:
        """A player gives up (CR 104.3a)."""
        self.match.concede(seat)
        self.run()

    def peek(self, number: int) -> Decision | None:
        """What an action would ask next; None if it asks nothing or can't be begun. Nothing changes."""
        trial = self.match.fork()
        before = trial.pending
        try:
            trial.answer(number)
        except (IllegalAction, IllegalAnswer, MalformedAnswer):
            return None
        asked = trial.pending
        same = before is not None and asked is not None and asked.seat == before.seat and asked.kind != "act"
        return asked if same else None

    def set_rules(self, seat: int, rules: PassRules) -> None:
        """Where a seat stops."""
        self.rules[seat] = rules

    # running

    def run(self, refused: str = "", rule: str = "") -> None:
        """Let programs play and pass for people, until a person has something to decide."""
        while not self.stopping.is_set():
            pending = self.match.pending
            if pending is None:
                break
            if self.match.agent_of(pending.seat):
                self.match.answer_by_chance()
                self._show_deed()
                continue
            if refused or not self._decided(pending):
                break
        self._present(refused, rule)

    def _decided(self, decision: Decision) -> bool:
        """Whether the decision could be taken for the player, and was."""
        if isinstance(decision, Act):
            rules = self.rules.get(decision.seat, PassRules())
            view = self.match.view(decision.seat)
            why = why_pass(view, decision, rules)
            if not why:
                return False
            if decision.seat == self.viewer or len(self.people) == 1:
                self._notes.append(pass_note(view, why))
            self.match.answer(0)
            self._show_deed()
            return True
        if isinstance(decision, OrderTriggers):
            known = self.remembered.get(trigger_key(decision))
            if known is not None:
                self.match.answer(known)
                return True
        only = decision.only_answer()
        if only is not None and not decision.cancellable:
            self.match.answer(only)
            return True
        return False

    def _show_deed(self) -> None:
        """Show what a program did, for a moment, if it is something to look at."""
        if not self.pace or self.viewer == NOBODY:
            return
        view = self.match.view(self.viewer)
        combat = view.step in PAUSED_STEPS and any(view.objects[oid].attacking >= 0 for oid in view.battlefield)
        sight = (view.stack, view.turn, view.step if combat else "", len(view.battlefield))
        if sight == self._last_pause:
            return
        self._last_pause = sight
        self._report(between=True, view=view)
        if view.stack or combat:
            self._wait(self.pace)

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self.stopping.is_set() and time.monotonic() < until:
            self.stopping.wait(0.05)

    def _present(self, refused: str = "", rule: str = "") -> None:
        """A person is asked, or the game is over."""
        pending = self.match.pending
        if pending is not None:
            count = len(self.match.answers)
            if not self._asked_at or self._asked_at[-1] != count:
                self._asked_at = [at for at in self._asked_at if at < count] + [count]
            if not self.curtain or len(self.people) < 2:
                self.viewer = pending.seat
        self._report(refused, rule)

    def _report(self, refused: str = "", rule: str = "", *, between: bool = False, view: View | None = None) -> None:
        pending = self.match.pending
        asked = pending.seat if pending is not None else NOBODY
        hidden = not between and asked != NOBODY and asked != self.viewer
        viewer = self.viewer if self.viewer != NOBODY else max(asked, 0)
        seen = view or self.match.view(viewer)
        if hidden:
            seen = concealed(seen)
        anew = self._told_to != viewer or hidden
        story: tuple[Happening, ...] = ()
        if not hidden:
            story = tuple(self.match.happenings(viewer, 0 if anew else self._told))
            self._told_to = viewer
            if story:
                self._told = story[-1].number + 1
            elif anew:
                self._told = 0
        else:
            self._told_to = NOBODY
        notes, self._notes = (self._notes, []) if not between else ([], self._notes)
        self.publish(
            Report(
                seen, asked, None if hidden or between or asked != viewer else pending, story, anew, tuple(notes),
                self._free_undo(), self._undo_goal() is not None, self.match.over, refused, rule, hidden, between,
                len(self.match.answers),
            )
        )  # fmt: skip


def trigger_key(decision: OrderTriggers) -> tuple[tuple[int, str], ...]:
    """What must be the same for a remembered order of triggers: the very sources and abilities."""
    return tuple((trigger.source, trigger.text) for trigger in decision.triggers)
