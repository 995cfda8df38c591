"""What to do with priority: play cards, use abilities, pass (CR 117.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.api import ACTIVATE, CAST, MANA, PASS, PLAY, Act, Action, ChooseTargets, Decision, PayMana, View
from gui import language, wording
from gui.dialogs.editor import Choice, DecisionEditor
from gui.dialogs.pay_mana import plan_badges, plan_words
from gui.models.marks import NOTHING, TABLE, TURN
from gui.models.readings import may_attack

_SYMBOLS = re.compile(r"(\{[^{}]+\})+")
_ITSELF = re.compile(r"\bthis \w+")  # an object in its own words
_NOTHING = re.compile(r"(\{T\}|\+\d+|0): ")  # what an ability costs that can be used once a turn and takes nothing
LAST_STOP = "main2"
LAST_STEPS = (LAST_STOP, "end", "cleanup")


class ActEditor(DecisionEditor):
    """Everything that may be done is lit; a click does it, or opens a small menu if there are several ways."""

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
        self._peeked: dict[tuple[int, int], Decision | None] = {}  # after an action, and perhaps its target
        self._over = (NOTHING, NOTHING)  # what is dragged, and over what it hangs

    def prompt(self) -> str:
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
        """What can be called off, or is asked on, is done at once; else a first click says what would be done."""
        actions = self.actions_of(ref)
        if len(actions) == 1 and _asks_on(actions[0][1]):
            self.answered.emit(actions[0][0])
        elif actions:
            self.menu_wanted.emit(ref, actions)
        return bool(actions)

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
        """What would be paid if what is dragged were let go here: shown on the board meanwhile."""
        return self._plan_for(*self._over)

    def _plan_for(self, ref: int, target: int) -> PayMana | None:
        number = self._one_way(ref, target)
        if number == NOTHING:
            return None
        asked = self._peeked.get((number, target if self._actions[number].targets else NOTHING))
        return asked if isinstance(asked, PayMana) and asked.plain else None

    def picked(self) -> Iterable[int]:
        plan = self._plan()
        return () if plan is None else {oid for oid, _, _ in plan.plan}

    def badges(self) -> dict[int, str]:
        plan = self._plan()
        return {} if plan is None else plan_badges(plan)

    def drop_targets(self, ref: int) -> Iterable[int]:
        actions = self.actions_of(ref)
        found: set[int] = {TABLE} if len(actions) > 1 else set()
        for number, action in actions:
            asked = self._peeked.get((number, NOTHING))
            if action.targets and isinstance(asked, ChooseTargets):
                found.update(asked.candidates)
            elif not action.targets or (number, NOTHING) in self._peeked:
                found.add(TABLE)
        if len(actions) == 1 and not actions[0][1].targets and any(choice.ends_turn for choice in self.choices()):
            found.add(TURN)
        return found

    def peeked(self, number: int, aim: int, decision: Decision | None) -> None:
        self._peeked[number, aim] = decision
        self.changed.emit()

    def why_not_there(self, ref: int, target: int) -> str:
        if target == TURN:
            return ""
        for number, _action in self.actions_of(ref):
            asked = self._peeked.get((number, NOTHING))
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
        asked = self._peeked.get((pair[0], NOTHING))
        if isinstance(asked, ChooseTargets):
            return target in asked.candidates
        return target in (TABLE, TURN)

    def choices(self) -> list[Choice]:
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
        """What costs nothing and would be lost by ending the turn, which its key does all the same; "" if nothing."""
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
        if name == "quiet":
            self.quiet_wanted.emit()
        else:
            self.skip_wanted.emit()

    def number_key(self, number: int) -> bool:
        things = list(dict.fromkeys(action.oid for _, action in self._usable()))
        return 0 < number <= len(things) and self.click(things[number - 1])


def _asks_on(action: Action) -> bool:
    """Whether an action can be done with one click: a land, or what asks on and can be called off."""
    return action.kind == PLAY or action.targets or bool(action.cost)


def costs_nothing(action: Action) -> bool:
    """Whether an action takes nothing: a land, a spell for {0}, an ability that only taps."""
    spell = action.kind == CAST and action.cost == "{0}"
    ability = action.kind == ACTIVATE and not action.cost and _NOTHING.match(action.label) is not None
    return action.kind == PLAY or spell or ability


def deed_words(action: Action, name: str) -> str:
    """What a player has begun to do, to go before the question how to go on: without its cost."""
    words = wording.action_words()
    if action.kind in words:
        deed = words[action.kind]
        if action.way and action.label not in ("", name):
            return f"{deed.format(name=name)} ({action.label})"
        return deed.format(name=action.label or name)
    costs, colon, effect = action.label.partition(": ")
    itself = next((part for part in costs.split(", ") if colon and _ITSELF.search(part)), "")
    if itself:  # "Cycle this card", "Sacrifice this creature"
        return _ITSELF.sub(f"“{name}”", itself)
    first = (effect if colon else action.label.replace(action.cost, "")).split(". ")[0].strip(" .—")
    use = QCoreApplication.translate("ActEditor", "Use “{name}” ({effect})")
    return use.format(name=name, effect=first[:1].lower() + first[1:])


def action_text(action: Action, name: str) -> tuple[str, str]:
    """An action for menus: what it does with the card, and its cost where the words do not tell it."""
    words = wording.action_words()
    said = action.label or name
    if action.kind in words and (said == name or not action.way):
        said = words[action.kind].format(name=said)
        if action.way:
            said += f" ({action.way})"
    if action.cost in said:
        return said, ""
    return (said, action.cost) if _SYMBOLS.fullmatch(action.cost) else (f"{said} — {action.cost}", "")
