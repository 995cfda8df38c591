"""The match without widgets: computer players, automatic passes, undo and the journal.

It runs off the GUI thread.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication

from engine.api import (
    CANCEL,
    NOBODY,
    Act,
    Decision,
    DeclareAttackers,
    Foretold,
    Happening,
    IllegalAction,
    IllegalAnswer,
    MalformedAnswer,
    Match,
    Moment,
    OrderTriggers,
    RecentChoice,
    Repeating,
    StaleAnswer,
    View,
    Wanted,
    YesNo,
)
from gui import language
from gui.controllers.autopass import PRACTICE_STOPS, PassRules, practising, why_pass
from gui.controllers.concealment import concealed
from gui.controllers.last_looks import LastLooks
from gui.controllers.pass_notes import PassNotes
from gui.controllers.peeking import look_ahead
from gui.models.ahead import Ahead
from gui.models.recap import Scene

translate = QCoreApplication.translate

MOST_TURNS_PASSED = 30  # without a question to a person; then the next one is asked whatever its player said
PLAIN = ("BeginStep",)  # what is not worth a view of its own
FURTHEST_AHEAD = 60  # reports that may wait to be shown before the match waits for them


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
    between: bool = False  # shown on the way to the next question
    quick: tuple[int, ...] = ()  # who may say, without a look at their cards, that they do not respond
    count: int = 0  # how many answers there were: guards against answering an older question
    missed: tuple[Scene, ...] = ()  # what whoever took the seat has not seen
    unsaved: str = ""  # why the match is not on the disk as it stands


Publish = Callable[[Report], None]


class MatchRunner:
    """A match and what its table needs: `publish` hears how it stands after every command."""

    def __init__(self, match: Match, publish: Publish, *, journal: Path | None = None, beats: bool = False) -> None:
        self.match = match
        match.keeps_moments = True
        match.language = language.current()
        self.publish = publish
        self.beats = beats  # whether what happens on the way to the next question is reported, too
        self.ahead = 0  # reports on the way that have not been shown yet
        self.waits = False  # whether to wait for whoever shows them, in a thread of one's own
        self.stopping = Event()
        self._unseen = (NOBODY, NOBODY)  # what is let resolve unseen, and who responds to it
        self.program_passes = False  # what a program has begun took somebody too long
        self.curtain = True
        remember = PassRules(stops=PRACTICE_STOPS, remembers=True)
        self.rules = dict.fromkeys(practising(match), remember)  # where each seat stops
        self.remembered: dict[tuple[tuple[int, str], ...], list[int]] = {}  # orders of triggers to be used again
        self.viewer = NOBODY
        self._told: int = 0
        self._told_to = NOBODY
        self._asked_at: list[int] = []  # at how many answers a person was asked, for undo
        self._notes = PassNotes()
        self._shown = (0, "")  # the turn and step that were shown last
        self._looks = LastLooks()
        self._repeating: Repeating | None = None  # what was recalled last
        self._back_since: Moment | None = None  # what whoever took the seat saw last before
        if journal is not None:
            match.file.journal_to(journal)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat in range(len(self.match.setup.seats)) if not self.match.agent_of(seat))

    # commands

    def begin(self) -> None:
        """Go to the first decision of a person."""
        self._looks.begin(self.people, self.match.as_it_stands())
        self.run()

    def answer(self, answer: object, count: int | None = None, *, asked: bool = True) -> None:
        """A person's answer to the question that was shown at so many answers; not `asked`: given beforehand."""
        if not asked and self._asked_at[-1:] == [count]:
            self._asked_at.pop()
        pending = self.match.pending
        try:
            self.match.answer(answer, count)
        except IllegalAction as refusal:
            self._told_to = NOBODY  # what was told of it has not happened
            self._call_back()
            self.run(refused=refusal.why, rule=refusal.rule)
            return
        except IllegalAnswer as refusal:
            self._report(refused=refusal.why, rule=refusal.rule)
            return
        except MalformedAnswer as refusal:
            self._report(refused=language.sentence(str(refusal)))
            return
        except StaleAnswer:  # two clicks in one moment: show again how things stand
            self._report()
            return
        if answer == CANCEL:
            self._told_to = NOBODY
            self._call_back()
        elif isinstance(pending, Act) and answer != 0:
            self._notes.acted(pending.asked_of, *self._shown)
        self._answered()
        self.run()

    def announce(self, oid: int, number: int) -> None:
        """Whoever looks at the screen says that an ability triggers; nothing changes if it has not."""
        told = self.match.live.history.total
        try:
            self.match.announce(self.viewer, oid, number)
        except IllegalAnswer as refusal:
            self._report(refused=refusal.why, rule=refusal.rule)
            return
        if self.match.live.history.total < told:
            self._told_to = NOBODY  # what had been told was taken back
        self._answered()
        self.run()

    def show_again(self) -> None:
        """Tell everything once more, to a new table."""
        self._told_to = NOBODY
        self._report()

    def take_seat(self) -> None:
        """The person who is asked looks at the screen now."""
        if self.match.pending is not None:
            self.viewer = self.match.pending.asked_of
            self._back_since = self._looks.last(self.viewer)
        self._report(missed=self.missed())

    def pass_unseen(self, until: int = NOBODY) -> None:
        """Those who are asked let what waits resolve, without a look at their cards; `until` one who responds."""
        pending, stack = self.match.pending, self._stack()
        if isinstance(pending, Act) and stack and pending.asked_of != until:
            self._report(between=True)
            self._unseen = (stack[0], until)
            self._decide(0)
        self.run(until=until)
        self._unseen = (NOBODY, NOBODY)

    def missed(self) -> tuple[Scene, ...]:
        """What whoever took the seat missed, as they may know it; the first scene is what they saw last."""
        return self._looks.missed(self.viewer, self._back_since)

    def undo(self, force: bool = False) -> None:
        """Back to the last decision that a person was really asked."""
        goal = self._undo_goal()
        if goal is None:
            self._report()
            return
        if not force and not self.match.is_free(goal):
            why = translate("MatchRunner", "something hidden was seen or chance was used since: everyone must agree")
            self._report(refused=why)
            return
        self.match.rewind(goal)
        self._told_to = NOBODY  # the story is told anew
        self._looks.take_back(self.match.as_it_stands())
        self._call_back()
        self._present()

    def _call_back(self) -> None:
        """Nobody has ended their turn any more: what came before that was taken back."""
        for seat, rules in self.rules.items():
            self.rules[seat] = replace(rules, skip_turn=0)

    def _undo_goal(self) -> int | None:
        """How many answers there were when a person was last asked before now."""
        now = len(self.match.answers)
        return next((at for at in reversed(self._asked_at) if at < now), None)

    def _free_undo(self) -> bool:
        return (goal := self._undo_goal()) is not None and self.match.is_free(goal)

    def concede(self, seat: int) -> None:
        """A player gives up (CR 104.3a)."""
        self.match.concede(seat)
        self._told_to = NOBODY  # what was begun is taken back: the story is told anew
        self.run()

    def agree_to_draw(self) -> None:
        """All players agree that the game is a draw."""
        self.match.agree_to_draw()
        self._told_to = NOBODY
        self._answered()
        self.run()

    def peek(self, number: int, aim: int = NOBODY) -> Ahead:
        """What an action would ask next; with an aim, after that was chosen as its target. Nothing changes."""
        return look_ahead(self.match, number, aim)

    def recall(self) -> tuple[list[RecentChoice], int]:
        """What was chosen lately, and where a stretch begins that whoever looks at the screen could repeat."""
        self._repeating = Repeating(self.match, self.viewer)
        return list(self._repeating.choices), self._repeating.suggested

    def foretell(self, wanted: Wanted) -> Foretold:
        """What would come of it. Nothing changes."""
        assert self._repeating is not None
        return self._repeating.foretell(*wanted)

    def propose(self, wanted: Wanted, count: int) -> None:
        """Propose it to the others (CR 728.2a)."""
        assert self._repeating is not None
        self.answer(self._repeating.proposal(*wanted), count)

    def back_then(self, count: int) -> tuple[View, list[Happening]]:
        """What whoever looks at the screen could see after so many answers, and be told. Nothing changes."""
        then, viewer = self.match.fork(count), max(self.viewer, 0)
        return then.view(viewer), list(then.happenings(viewer, 0))

    def set_rules(self, seat: int, rules: PassRules) -> None:
        """Where a seat stops."""
        self.rules[seat] = rules

    def recover(self) -> None:
        """After an error: the same question again, to whoever looks at the screen; a program only passes."""
        self._told_to = NOBODY
        passes, self.program_passes = self.program_passes, False
        pending = self.match.pending
        if passes and pending is not None and self.match.agent_of(pending.asked_of):
            if isinstance(pending, Act):
                self._decide(0)
            else:
                self.match.answer_by_program(at_once=True)
                self._answered()
            self.run()
            return
        self._present()

    # running

    def run(self, refused: str = "", rule: str = "", until: int = NOBODY) -> None:
        """Let programs play and pass for people, until a person has something to decide.

        `until` sits there then.
        """
        began = self.match.turn
        while not self.stopping.is_set():
            pending = self.match.pending
            if pending is None:
                break
            if self.match.turn - began > MOST_TURNS_PASSED and not self.match.agent_of(pending.asked_of):
                break  # nobody was asked anything for so long that somebody may want to do something about it
            if self.match.agent_of(pending.asked_of):
                self.match.answer_by_program()
                self._answered()
                continue
            if refused or not self._decided(pending):
                break
        self._present(refused, rule, until)

    def _decided(self, decision: Decision) -> bool:
        """Whether the decision could be taken for the player, and was."""
        if isinstance(decision, Act):
            return self._passed(decision)
        if (known := self._known_answer(decision)) is not None:
            return self._decide(known)
        if isinstance(decision, DeclareAttackers) and not decision.demanded and self._ends_turn(decision.asked_of):
            return self._decide([])
        only = decision.only_answer()
        return only is not None and not decision.cancellable and self._decide(only)

    def _passed(self, decision: Act) -> bool:
        """Whether the player need not be asked at this priority, and has passed."""
        if self._unseen[0] != NOBODY and self._stack()[:1] == self._unseen[:1]:
            return decision.asked_of != self._unseen[1] and self._decide(0)
        rules, view = self.rules.get(decision.asked_of, PassRules()), self.match.view(decision.asked_of)
        if rules.quiet and view.is_active(decision.seat):  # that was until now
            rules = self.rules[decision.asked_of] = replace(rules, quiet=False)
        why = why_pass(view, decision, rules)
        if not why:
            self._notes.asked(view, decision, rules)
            return False
        if decision.asked_of == self.viewer or len(self.people) == 1:
            self._notes.passed(view, why)
        return self._decide(0)

    @staticmethod
    def _in_words(match: Match, decision: Decision) -> Decision:
        """A decision as whoever is asked reads it."""
        return match.view(decision.asked_of).decision or decision

    def _known_answer(self, decision: Decision) -> object:
        """What the player said to answer to this question whenever it is asked; None if nothing."""
        if isinstance(decision, OrderTriggers | YesNo):
            decision = self._in_words(self.match, decision)
        if isinstance(decision, OrderTriggers):
            return self.remembered.get(trigger_key(decision))
        if isinstance(decision, YesNo):
            return self.rules.get(decision.asked_of, PassRules()).answer_to((decision.source, decision.prompt))
        return None

    def _ends_turn(self, seat: int) -> bool:
        """Whether a player has ended their turn and nothing has called them back."""
        rules = self.rules.get(seat, PassRules())
        return not rules.hold and 0 < rules.skip_turn == self.match.view(seat).turn

    def _decide(self, answer: object) -> bool:
        self.match.answer(answer)
        self._answered()
        return True

    def _answered(self) -> None:
        """An answer was taken in: show the viewer what came of it, and keep it for those who don't look."""
        moments = self.match.on_the_way()
        now = self.match.as_it_stands()
        if not moments or moments[-1].told < now.told:
            moments.append(now)
        if len(self.people) > 1:
            self._looks.pass_by(moments)
        if now.told < self._told:
            self._told_to = NOBODY  # a program took back what it had begun: the story is told anew
        if not self.beats or self.viewer == NOBODY or self._told_to != self.viewer:
            return
        for moment in moments:
            story = tuple(moment.happenings(self.viewer, self._told))
            if any(happening.kind not in PLAIN for happening in story) or (story and moment is moments[-1]):
                self._show_on_the_way(moment, story)

    def _show_on_the_way(self, moment: Moment, story: tuple[Happening, ...]) -> None:
        """Show how things stood on the way to the next question; wait for whoever shows it if that is far behind."""
        self._told = story[-1].number + 1
        self._looks.saw(self.viewer, moment)
        self.publish(Report(moment.view(self.viewer), NOBODY, None, story, between=True))
        self.ahead += 1
        while self.waits and self.ahead > FURTHEST_AHEAD and not self.stopping.is_set():
            self.stopping.wait(0.02)

    def _present(self, refused: str = "", rule: str = "", until: int = NOBODY) -> None:
        """A person is asked, or the game is over."""
        pending = self.match.pending
        if pending is not None:
            count = len(self.match.answers)
            if not self._asked_at or self._asked_at[-1] != count:
                self._asked_at = [at for at in self._asked_at if at < count] + [count]
            if not self.curtain or len(self.people) < 2:
                self.viewer = pending.asked_of
            if pending.asked_of == until:
                self.take_seat()
                return
        self._report(refused, rule)

    def _report(
        self, refused: str = "", rule: str = "", *, between: bool = False, missed: tuple[Scene, ...] = ()
    ) -> None:  # fmt: skip
        pending = self.match.pending
        asked = pending.asked_of if pending is not None else NOBODY
        hidden = not between and asked != NOBODY and asked != self.viewer
        viewer = self.viewer if self.viewer != NOBODY else max(asked, 0)
        seen = self.match.view(viewer)
        if hidden:
            seen = concealed(seen)
        anew = self._told_to != viewer or hidden
        story = self._story(viewer, anew) if not hidden else ()
        self._told_to = NOBODY if hidden else viewer
        notes = self._notes.take() if not between else ()
        self._shown = (seen.turn, seen.step)
        self.publish(
            Report(
                seen, asked, None if hidden or between or asked != viewer else seen.decision, story, anew, notes,
                self._free_undo(), self._undo_goal() is not None, self.match.over, refused, rule, hidden, between,
                self._may_answer_unseen(pending) if hidden else (), len(self.match.answers), missed,
                self.match.file.unsaved,
            )
        )  # fmt: skip

    def _story(self, viewer: int, anew: bool) -> tuple[Happening, ...]:
        """What has happened since a player was last told, or all that has."""
        story = tuple(self.match.happenings(viewer, 0 if anew else self._told))
        if story:
            self._told = story[-1].number + 1
        elif anew:
            self._told = 0
        self._looks.saw(viewer, self.match.as_it_stands())
        return story

    def _stack(self) -> tuple[int, ...]:
        """What all see on the stack, the top first."""
        return self.match.view(self.viewer).stack if self.viewer != NOBODY else ()

    def _may_answer_unseen(self, asked: Decision | None) -> tuple[int, ...]:
        """Who is asked one after the other, from now on to whoever it is from, whether they respond to what waits."""
        stack = self._stack()
        if not isinstance(asked, Act) or not stack:
            return ()
        view = self.match.view(self.viewer)
        seats = [player.seat for player in view.players if not player.left]
        start = seats.index(asked.asked_of)
        after = [*seats[start + 1 :], *seats[:start]]
        whose = view.objects[stack[0]].controller
        following = after[: after.index(whose)] if whose in after else after if whose == asked.asked_of else []
        return (asked.asked_of, *(seat for seat in following if seat in self.people))


def trigger_key(decision: OrderTriggers) -> tuple[tuple[int, str], ...]:
    """What must be the same for a remembered order of triggers: the very sources and abilities."""
    return tuple((trigger.source, trigger.text) for trigger in decision.triggers)
