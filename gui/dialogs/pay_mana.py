"""Paying mana: the whole plan is shown on the board before it is committed (CR 601.2g, 601.2h)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.api import PayMana, View, symbols_of
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.dialogs.option_button import OptionButton


@edits(PayMana)
class PayManaEditor(DecisionEditor):
    """The plan's sources carry the mana they will make.

    A click demands a source, or forbids one of the plan.

    By hand a click makes mana at once.
    """

    ways_wanted = Signal(int, object)  # a source makes several kinds of mana: which?
    decision: PayMana

    def __init__(
        self, decision: PayMana, view: View, parent: QObject | None = None, *, demanded: Iterable[int] = (),
        forbidden: Iterable[int] = (), manual: bool = False, doing: str = "",
    ) -> None:  # fmt: skip
        super().__init__(decision, view, parent)
        self.doing = doing  # what is paid for, as the player chose it: "Cast “Ember Fox”"
        self.demanded = list(demanded)
        self.forbidden = list(forbidden)
        self.manual = manual
        self.opens_panel = manual

    def again(self, decision: PayMana, view: View, parent: QObject) -> PayManaEditor:
        """The editor of the same payment after it was asked for anew: with what was chosen so far."""
        return PayManaEditor(
            decision, view, parent, demanded=self.demanded, forbidden=self.forbidden, manual=self.manual,
            doing=self.doing,
        )  # fmt: skip

    def prompt(self) -> str:
        if self.doing:
            return self.tr("{what}: pay {cost}").format(what=self.doing, cost=self.decision.cost)
        what = f"“{self.decision.for_what}”" if self.decision.for_what else ""
        return self.tr("Pay {cost} for {what}").format(cost=self.decision.cost, what=what) if what else self.tr(
            "Pay {cost}").format(cost=self.decision.cost)  # fmt: skip

    def detail(self) -> str:
        if not self.decision.solved:
            return self.tr("This can’t be paid so: demand or forbid other sources.")
        return plan_words(self.decision, self.view)

    def lit(self) -> Iterable[int]:
        return {oid for oid, _, _ in self.decision.sources} | set(self.demanded) | set(self.forbidden)

    def picked(self) -> Iterable[int]:
        return {oid for oid, _, _ in self.decision.plan}

    def badges(self) -> dict[int, str]:
        planned = plan_badges(self.decision).items()
        found = {oid: f"! {made}" if oid in self.demanded else made for oid, made in planned}
        return {**dict.fromkeys(self.forbidden, self.tr("spare")), **found}

    def click(self, ref: int) -> bool:
        if ref not in self.lit():
            return False
        if self.manual and ref not in self.forbidden:
            return self._make(ref)
        if ref in self.forbidden:
            self.forbidden.remove(ref)
        elif ref in self.demanded:
            self.demanded.remove(ref)
            self.forbidden.append(ref)
        elif ref in self.picked():
            self.forbidden.append(ref)
        else:
            self.demanded.append(ref)
        self.answered.emit({"demand": list(self.demanded), "forbid": list(self.forbidden)})
        return True

    def _make(self, ref: int) -> bool:
        """Make mana with a source by hand; if it makes several kinds, ask which."""
        ways = [use for use in self.decision.sources if use[0] == ref]
        if len(ways) == 1:
            self.answered.emit({"use": list(ways[0])})
        elif ways:
            self.ways_wanted.emit(ref, [({"use": list(use)}, _braced(use[2])) for use in ways])
        return bool(ways)

    def number_key(self, number: int) -> bool:
        """By hand: the source of that number in the panel; 0 pays from the pool."""
        if not self.manual:
            return super().number_key(number)
        if number == 0 and self.decision.pool:
            self.answered.emit({"pool": True})
        elif 0 < number <= len(self.decision.sources):
            self.answered.emit({"use": list(self.decision.sources[number - 1])})
        else:
            return False
        return True

    def why_not(self, ref: int) -> str:
        seen = self.view.objects.get(ref)
        if seen is None or seen.zone != "battlefield" or ref in self.lit():
            return ""
        if seen.tapped:
            return self.tr("“{name}” is tapped").format(name=self.view.name_of(ref))
        return self.tr("“{name}” makes no mana for this").format(name=self.view.name_of(ref))

    def choices(self) -> list[Choice]:
        why = "" if self.decision.solved else self.tr("The cost can’t be paid so")
        found = self.cancelling()
        if self.demanded or self.forbidden:
            found.append(Choice("reset", self.tr("Plan anew"), {"demand": [], "forbid": []}))
        if not self.manual:
            found.append(Choice("manual", self.tr("Tap by hand")))
        return [*found, Choice("main", self.tr("Pay {cost}").format(cost=self.decision.cost), "auto", True, why)]

    def pressed(self, name: str) -> None:
        if name == "manual":
            self.manual = self.opens_panel = True
            self.changed.emit()

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Tap by hand"), self.tr("Each click makes mana at once, here or on the board."))
        for number, (oid, ability, mana) in enumerate(self.decision.sources, 1):
            button = OptionButton(number, f"{self.view.name_of(oid)}: {_braced(mana)}")
            use = {"use": [oid, ability, mana]}
            button.clicked.connect(lambda _=False, use=use: self.answered.emit(use))
            panel.body.addWidget(button)
        if self.decision.pool:
            pool = OptionButton(0, self.tr("Pay from the pool: {pool}").format(pool=self.decision.pool))
            pool.clicked.connect(lambda: self.answered.emit({"pool": True}))
            panel.body.addWidget(pool)
        panel.body.addStretch(1)
        return panel


def plan_badges(decision: PayMana) -> dict[int, str]:
    """What each source of a plan will make."""
    made: dict[int, list[str]] = {}
    for oid, _, mana in decision.plan:
        made.setdefault(oid, []).append(_braced(mana).replace("{", "").replace("}", ""))
    return {oid: "+".join(parts) for oid, parts in made.items()}


def plan_words(decision: PayMana, view: View) -> str:
    """A plan in a line: what makes which mana, and what else is spent."""
    spent = dict(decision.spent)
    dear_first = sorted(decision.plan, key=lambda use: use[0] not in spent)
    parts = [
        f"{view.name_of(oid)}{f' ({spent[oid]})' if oid in spent else ''} → {_braced(mana)}"
        for oid, _, mana in dear_first
    ]
    if len(parts) > 5:
        more = QCoreApplication.translate("PayManaEditor", "{n} more").format(n=len(parts) - 4)
        parts = [*parts[:4], more]
    if decision.pool:
        from_pool = QCoreApplication.translate("PayManaEditor", "from the pool {pool}")
        parts.insert(0, from_pool.format(pool=decision.pool))
    if decision.life:
        parts.append(QCoreApplication.translate("PayManaEditor", "{n} life").format(n=decision.life))
    return " · ".join(parts)


def mana_ways(ref: int, uses: Sequence[tuple[int, str, str]]) -> list[tuple[object, str]]:
    """The answers that make mana with priority (CR 605.3a), each in words: its text, and which of several."""
    several = {ability for ability, made, _ in uses if any(use[0] == ability and use[1] != made for use in uses)}
    return [
        ({"mana": [ref, ability, made]}, f"{_braced(made)} — {text}" if ability in several else text)
        for ability, made, text in uses
    ]  # fmt: skip


def _braced(mana: str) -> str:
    """Mana as symbols: "RR" is "{R}{R}"."""
    return mana if "{" in mana else symbols_of(mana)
