"""What to do with priority: play cards, use abilities, pass (CR 117.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from engine.api import ACTIVATE, CAST, MANA, PASS, PLAY, Act, Action, ChooseTargets, Decision, PayMana, View
from gui import language, wording
from gui.dialogs.deeds import deed_words
from gui.dialogs.editor import CANCEL, Choice, DecisionEditor, edits
from gui.dialogs.pay_mana import plan_badges, plan_words
from gui.models.ahead import Ahead
from gui.models.marks import NOTHING, TABLE, TURN
from gui.models.payments import is_only_way
from gui.models.view_queries import may_attack

MANA_ALONE = re.compile(r"(\{[^{}]+\})+")  # a cost without a sacrifice, life or cards
_NOTHING = re.compile(r"(\{T\}|\+\d+|0): ")  # what an ability costs that can be used once a turn and takes nothing
LAST_STOP = "main2"
LAST_STEPS = (LAST_STOP, "end", "cleanup")


@dataclass(frozen=True, slots=True)
class Proposal:
    """A deed that is chosen first and confirmed: with what, which answer, in words, and what it does."""

    ref: int
    answer: object
    words: str
    text: str


@edits(Act)
class ActEditor(DecisionEditor):
    """Everything that may be done is lit.

    A click does it, or opens a small menu if there are several ways.

    What takes more than mana and a tap, and asks nothing that can be called off, is chosen first and confirmed.
    """

    menu_wanted = Signal(int, object)  # a thing, and the actions it may take
    target_planned = Signal(int)  # what a spell was dropped on: its target, when targets are asked for
    agreed = Signal(object)  # the payment that was shown while a card was dragged, before it was dropped
    skip_wanted = Signal()
    last_wanted = Signal(int)  # an action, and then the end of the turn
    quiet_wanted = Signal()
    decision: Act

    def __init__(self, decision: Act, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._actions = decision.actions
        self._peeked: dict[tuple[int, int], Ahead] = {}  # after an action, and perhaps its target
        self._over = (NOTHING, NOTHING)  # what is dragged, and over what it hangs
        self._pointed = NOTHING  # what the mouse or the ring is on: how it would be paid is shown
        self._proposal: Proposal | None = None

    def prompt(self) -> str:
        if self._proposal is not None:
            return self.tr("{what}?").format(what=self._proposal.words)
        if (deed := self._let_go_words()) != "":
            return deed
        mine = self.decision.seat == self.view.viewer and self.view.is_active(self.view.viewer)
        whose = self.tr("Your turn") if mine else self.tr("{name}’s turn").format(
            name=language.all_of(self.view.turn_of))  # fmt: skip
        if self.view.stack:
            top = self.view.objects[self.view.stack[0]]
            own = top.controller == self.decision.seat
            what = self.view.name_of(top.source) if top.source >= 0 else wording.name_of(top)
            asked = self.tr("“{name}” is yours: let it resolve?") if own else self.tr("Do you respond to “{name}”?")
            return asked.format(name=what)
        return self.tr("{whose}, {step}: what do you do?").format(
            whose=whose, step=wording.step_name(self.view.step))  # fmt: skip

    def _let_go_words(self) -> str:
        """What letting go of what is dragged would do; "" if that is nothing, or a question which of several."""
        number, plan = self._one_way(*self._over), self._plan()
        if number == NOTHING:
            return ""
        action = self._actions[number]
        deed = deed_words(action, self.view.name_of(action.oid))
        if plan is not None:
            deed = self.tr("{what}: pay {cost}").format(what=deed, cost=plan.cost)
        said = self.tr("Let go: {what}; then end the turn") if self._over[1] == TURN else self.tr("Let go: {what}")
        return said.format(what=deed)

    def detail(self) -> str:
        if self._proposal is not None:
            return self._proposal.text
        if (plan := self._plan()) is not None:
            return plan_words(plan, self.view)
        usable = len(dict.fromkeys(action.oid for _, action in self._usable()))
        if self.view.stack:
            return self.tr("Respond, or let it resolve.") if usable else self.tr("You can’t respond; let it resolve.")
        if not usable:
            return self.tr("Nothing can be played now.")
        if (left := self.left_over()) != "":
            return left
        return wording.counted(usable, self.tr("{n} thing can be used now."), self.tr("{n} things can be used now."))

    def _usable(self) -> list[tuple[int, Action]]:
        """Everything but passing, and but mana: that is made as costs are paid, so that none floats needlessly."""
        return [pair for pair in enumerate(self._actions) if pair[1].kind not in (PASS, MANA) and pair[1].oid >= 0]

    def actions_of(self, ref: int) -> list[tuple[int, Action]]:
        """The actions that a thing may take now, with their numbers."""
        return [(number, action) for number, action in self._usable() if action.oid == ref]

    def lit(self) -> Iterable[int]:
        return {action.oid for _, action in self._usable()}

    def lit_for_abilities(self) -> Iterable[int]:
        """What can be used, but not cast or played: it glows differently."""
        return {action.oid for _, action in self._usable()} - {
            action.oid for _, action in self._usable() if action.kind in (CAST, PLAY)}  # fmt: skip

    def click(self, ref: int) -> bool:
        """The only way to use a thing is taken at once.

        What spends more than mana is confirmed where nothing asks on.

        The only payment, if it was shown before the click, is agreed to by it.
        """
        actions = self.actions_of(ref)
        self._proposal = None
        if len(actions) > 1:
            self.menu_wanted.emit(ref, actions)
        elif actions and _is_weighed(actions[0][1]):
            number, action = actions[0]
            self.propose(Proposal(ref, number, deed_words(action, self.view.name_of(ref)), action.label))
        elif actions:
            plan = self._plan_of_pointed() if ref == self._pointed else None
            only_mana = MANA_ALONE.fullmatch(actions[0][1].cost) is not None
            if plan is not None and only_mana and is_only_way(plan, self.view):
                self.agreed.emit(plan)
            self.answered.emit(actions[0][0])
        return bool(actions)

    def propose(self, proposal: Proposal | None) -> None:
        """Let the player confirm a deed, or none any more."""
        self._proposal = proposal
        self.changed.emit()

    def point(self, ref: int) -> None:
        """The mouse or the ring came to a thing: how using it would be paid is asked for, and shown."""
        if ref == self._pointed:
            return
        self._pointed = ref
        actions = self.actions_of(ref)
        if len(actions) == 1 and actions[0][1].cost:
            self._ask_ahead(actions[0][0], NOTHING)
            self._ask_with_a_target(actions[0][0])
        self.changed.emit()

    def _ask_ahead(self, number: int, aim: int) -> None:
        if (number, aim) not in self._peeked:
            self.peek_wanted.emit(number, aim)

    def _ask_with_a_target(self, number: int) -> None:
        """Ask what an action that is aimed would cost: as much as with the first of its targets, as far as is known."""
        if self._aims_first(number):
            self._ask_ahead(number, min(self._aims(number)))

    def _plan_of_pointed(self) -> PayMana | None:
        """What would be paid if what is pointed at were used, if there is one way to use it."""
        actions = self.actions_of(self._pointed)
        if len(actions) != 1:
            return None
        number = actions[0][0]
        asked = self._asked(number, min(self._aims(number)) if self._aims_first(number) else NOTHING)
        return asked if isinstance(asked, PayMana) and asked.plain else None

    def can_drag(self, ref: int) -> bool:
        actions = self.actions_of(ref)
        for number, action in actions:
            if (action.targets or action.cost) and (number, NOTHING) not in self._peeked:
                self.peek_wanted.emit(number, NOTHING)
        return bool(actions)

    def waits_to_know(self, ref: int) -> bool:
        return any(action.targets and (number, NOTHING) not in self._peeked for number, action in self.actions_of(ref))

    def hang(self, ref: int, target: int) -> None:
        if (ref, target) == self._over:
            return
        self._over = (ref, target)
        number = self._one_way(ref, target)
        if number != NOTHING and self._actions[number].targets and (number, target) not in self._peeked:
            self.peek_wanted.emit(number, target)
        self.changed.emit()

    def _one_way(self, ref: int, target: int) -> int:
        """The only action that letting a thing go there would do; NOTHING if it would do none, or ask which."""
        actions = self.actions_of(ref)
        aimed = [pair for pair in actions if self._takes(pair, target)]
        alone = len(aimed) == 1 and (target != TABLE or len(actions) == 1)
        return aimed[0][0] if alone else NOTHING

    def _plan(self) -> PayMana | None:
        """What would be paid if what is dragged were let go here, or what is pointed at were used: shown meanwhile."""
        return self._plan_for(*self._over) if self._over[0] != NOTHING else self._plan_of_pointed()

    def _plan_for(self, ref: int, target: int) -> PayMana | None:
        number = self._one_way(ref, target)
        if number == NOTHING:
            return None
        asked = self._asked(number, target if self._actions[number].targets else NOTHING)
        return asked if isinstance(asked, PayMana) and asked.plain else None

    def picked(self) -> Iterable[int]:
        if self._proposal is not None:
            return (self._proposal.ref,)
        plan = self._plan()
        return () if plan is None else {oid for oid, _, _ in plan.plan}

    def badges(self) -> dict[int, str]:
        plan = self._plan()
        return {} if plan is None else plan_badges(plan)

    def drop_targets(self, ref: int) -> Iterable[int]:
        actions = self.actions_of(ref)
        found: set[int] = {TABLE} if len(actions) > 1 else set()
        for number, action in actions:
            if action.targets:
                found.update(self._aims(number))
            if not action.targets or ((number, NOTHING) in self._peeked and not self._aims_first(number)):
                found.add(TABLE)
        if len(actions) == 1 and not actions[0][1].targets and any(choice.ends_turn for choice in self.choices()):
            found.add(TURN)
        return found

    def _asked(self, number: int, aim: int = NOTHING) -> Decision | None:
        """What an action would ask next, perhaps after its target, as far as that is known."""
        return self._peeked.get((number, aim), Ahead()).asked

    def _aims(self, number: int) -> frozenset[int]:
        """What an action could be aimed at, at once or after its modes were chosen."""
        return self._peeked.get((number, NOTHING), Ahead()).aims

    def _aims_first(self, number: int) -> bool:
        """Whether an action asks for its target before all else."""
        return isinstance(self._asked(number), ChooseTargets)

    def peeked(self, number: int, aim: int, ahead: Ahead) -> None:
        self._peeked[number, aim] = ahead
        if aim == NOTHING and any(number == pointed for pointed, _ in self.actions_of(self._pointed)):
            self._ask_with_a_target(number)
        self.changed.emit()

    def why_not_there(self, ref: int, target: int) -> str:
        if target == TURN:
            return ""
        for number, _action in self.actions_of(ref):
            asked = self._asked(number)
            if isinstance(asked, ChooseTargets):
                words = asked.words or asked.prompt
                what = self.tr("the table") if target == TABLE else self.view.name_of(target)
                why = self.tr("“{name}” asks for {words}; {what} is not that").format(
                    name=self.view.name_of(ref), words=words, what=what)  # fmt: skip
                return wording.with_rule(why, asked.rule or "601.2c")
        why = self.tr("“{name}” needs no target: drop it on the table").format(name=self.view.name_of(ref))
        return wording.with_rule(why, "601.2c")

    def drop(self, ref: int, target: int) -> bool:
        """On the bare board a card with several ways to use it asks which; else what takes the target is done.

        A payment that was shown meanwhile is agreed to; on *End turn* the turn ends after what is done.
        """
        actions = self.actions_of(ref)
        several = target == TABLE and len(actions) > 1
        aimed = actions if several else [pair for pair in actions if self._takes(pair, target)]
        if not aimed:
            return False
        if target not in (TABLE, TURN):
            self.target_planned.emit(target)
        if len(aimed) > 1:
            self.menu_wanted.emit(ref, aimed)
            return True
        if (plan := self._plan_for(ref, target)) is not None:
            self.agreed.emit(plan)
        if target == TURN:
            self.last_wanted.emit(aimed[0][0])
        else:
            self.answered.emit(aimed[0][0])
        return True

    def _takes(self, pair: tuple[int, Action], target: int) -> bool:
        if target in self._aims(pair[0]):
            return True
        return target in (TABLE, TURN) and not self._aims_first(pair[0])

    def choices(self) -> list[Choice]:
        if self._proposal is not None:
            return [
                Choice(CANCEL, self.tr("Not that")),
                Choice("main", self._proposal.words, self._proposal.answer, main=True),
            ]
        why = self.complaint(0) if self.decision.no_pass else ""
        return [replace(choice, why_not=why) for choice in self._passing()] if why else self._passing()

    def _passing(self) -> list[Choice]:
        """The buttons by which priority is passed."""
        go_on = wording.pass_text(self.view)
        if not self.view.is_active(self.decision.seat):
            return [Choice("quiet", self.tr("Nothing until my turn")), Choice("main", go_on, 0, main=True)]
        if self.view.stack or self.view.step in LAST_STEPS:
            ends = self._ends_turn()
            return [Choice("main", go_on, 0, main=not (ends and self._free()), ends_turn=ends)]
        if self._nothing_left():
            return [Choice("combat", go_on, 0), Choice("main", self.tr("End turn"), main=True, ends_turn=True)]
        return [Choice("end turn", self.tr("End turn"), ends_turn=True), Choice("main", go_on, 0, main=True)]

    def _ends_turn(self) -> bool:
        """Whether passing ends one's own turn."""
        mine = self.view.is_active(self.decision.seat)
        return mine and self.view.step == LAST_STOP and not self.view.stack

    def _nothing_left(self) -> bool:
        """Whether a turn without attackers is in its first main phase, and nothing is left that costs nothing."""
        return self.view.step == "main1" and not may_attack(self.view, self.decision.seat) and not self._free()

    def _free(self) -> Action | None:
        """Something that costs nothing and may still be done: a land first of all."""
        free = [action for _, action in self._usable() if costs_nothing(action)]
        return min(free, key=lambda action: action.kind != PLAY, default=None)

    def left_over(self) -> str:
        """What costs nothing and would be lost by ending the turn, which its key does all the same. "" if
        nothing."""
        free = self._free() if self._ends_turn() else None
        if free is None:
            return ""
        if free.kind == PLAY:
            return self.tr("You can still play a land. To end the turn without: E")
        name = self.view.name_of(free.oid)
        return self.tr("“{name}” costs nothing and can still be used. To end the turn without: E").format(name=name)

    def why_no_main(self) -> str:
        return self.left_over()

    def pressed(self, name: str) -> None:
        if name == CANCEL:
            self.propose(None)
        elif name == "quiet":
            self.quiet_wanted.emit()
        else:
            self.skip_wanted.emit()

    def number_key(self, number: int) -> bool:
        things = list(dict.fromkeys(action.oid for _, action in self._usable()))
        return 0 < number <= len(things) and self.click(things[number - 1])


def _is_weighed(action: Action) -> bool:
    """Whether an action spends what a click alone should not, and would ask nothing that can be called off."""
    return action.spends and not action.targets and not action.cost


def costs_nothing(action: Action) -> bool:
    """Whether an action takes nothing: a land, a spell for {0}, an ability that only taps."""
    spell = action.kind == CAST and action.cost == "{0}"
    ability = action.kind == ACTIVATE and not action.cost and _NOTHING.match(action.label) is not None
    return action.kind == PLAY or spell or ability
