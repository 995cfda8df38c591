"""Ordering triggered abilities (CR 603.3b): the row on top resolves first."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QWidget

from engine.api import OrderObjects, OrderTriggers, View, WaitingTrigger
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.dialogs.order_list import OrderList, OrderRow
from gui.models.distinct_names import names_apart, told_apart
from gui.models.marks import Arrow
from gui.wording import tip


class OrderEditor(DecisionEditor):
    """Things put in order in a list beside the board."""

    opens_panel = True

    def __init__(self, decision: OrderTriggers | OrderObjects, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self.list = OrderList(self.rows())
        self.list.reordered.connect(self.changed)

    def rows(self) -> list[OrderRow]:
        """What is put in order."""
        raise NotImplementedError

    def answer(self) -> list[int]:
        """The answer for the present order."""
        return list(self.list.order)

    def badges(self) -> dict[int, str]:
        found: dict[int, str] = {}
        for place, number in enumerate(self.list.order, 1):
            ref = self.list.rows[number].ref
            found[ref] = f"{found[ref]}, {place}" if ref in found else str(place)
        return found

    def click(self, ref: int) -> bool:
        """A click on a card on the board makes its row the current one."""
        row = next((at for at, number in enumerate(self.list.order) if self.list.rows[number].ref == ref), -1)
        if row >= 0:
            self.list.setCurrentIndex(self.list.order_model.index(row))
        return row >= 0

    def move_row(self, by: int) -> bool:
        self.list.move_current(by)
        return True

    def buttons(self, panel: Panel) -> None:
        """The list and its buttons, put into the panel."""
        panel.body.addWidget(self.list, 1)
        row = QHBoxLayout()
        for text, by in ((self.tr("Move up"), -1), (self.tr("Move down"), 1)):
            button = QPushButton(text)
            button.setToolTip(tip(self.tr("Alt+Up") if by < 0 else self.tr("Alt+Down")))
            button.clicked.connect(lambda _=False, by=by: self.list.move_current(by))
            row.addWidget(button)
        panel.body.addLayout(row)


@edits(OrderTriggers)
class OrderTriggersEditor(OrderEditor):
    """A player's triggers. The last one put on the stack resolves first, and stands on top here."""

    decision: OrderTriggers

    def __init__(self, decision: OrderTriggers, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self.remember = False

    def rows(self) -> list[OrderRow]:
        triggers = self.decision.triggers
        sources = names_apart(self.view, (trigger.source for trigger in triggers))
        about = told_apart(self.view, [trigger.refs for trigger in triggers], [trigger.source for trigger in triggers])
        return [
            OrderRow(sources[trigger.source], trigger.text, self._about(trigger, names), trigger.source)
            for trigger, names in zip(triggers, about, strict=True)
        ]

    def _about(self, trigger: WaitingTrigger, names: str) -> str:
        """What a trigger refers to: its event, if that is in words, and the things that those do not name."""
        if " " not in trigger.event:
            return self.tr("about: {names}").format(names=names) if names else ""
        told = all(name in trigger.event for name in names.split(", "))
        return trigger.event if told else f"{trigger.event} ({names})"

    def answer(self) -> list[int]:
        return list(reversed(self.list.order))

    def detail(self) -> str:
        first = self.list.rows[self.list.order[0]]
        return self.tr("“{name}” resolves first.").format(name=first.title)

    def lit(self) -> Iterable[int]:
        return {trigger.source for trigger in self.decision.triggers}

    def arrows(self) -> list[Arrow]:
        row = self.list.currentIndex().row()
        trigger = self.decision.triggers[self.list.order[max(row, 0)]]
        refs = [ref for ref in trigger.refs if ref != trigger.source]
        return [Arrow(trigger.source, ref, "target", self.decision.seat, faint=True) for ref in refs]

    def choices(self) -> list[Choice]:
        return [*self.cancelling(), self.main_choice(self.tr("Put on the stack in this order"), self.answer())]

    def explanation(self) -> str:
        """The two-part process of 603.3b, and whose abilities go on the stack before and after (101.4)."""
        order = [player for player in self.view.players if not player.left]
        start = next((at for at, player in enumerate(order) if player.seat == self.view.active), 0)
        turn_order = " → ".join(player.name for player in order[start:] + order[:start])
        part = {
            1: self.tr("These go on the stack first. What triggers because one of them triggers follows, above them."),
            2: self.tr("These triggered because other abilities did: they go on the stack above those."),
        }.get(self.decision.part, "")
        whose = self.tr("Onto the stack in turn order: {order}; what goes on last resolves first.")
        return f"{part}\n{whose.format(order=turn_order)}"

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Which resolves first?"), self.explanation())
        self.list.setAccessibleName(self.tr("Triggered abilities, the first resolves first"))
        self.list.selectionModel().currentChanged.connect(lambda *_: self.changed.emit())
        self.buttons(panel)
        again = QCheckBox(self.tr("Same order next time"))
        again.toggled.connect(self._set_remember)
        panel.body.addWidget(again)
        return panel

    def _set_remember(self, on: bool) -> None:
        self.remember = on


@edits(OrderObjects)
class OrderObjectsEditor(OrderEditor):
    """An order of objects: cards put on a library (the first is topmost), blockers for damage."""

    decision: OrderObjects

    def rows(self) -> list[OrderRow]:
        names = names_apart(self.view, self.decision.objects)
        rows = []
        for ref in self.decision.objects:
            seen = self.view.objects.get(ref)
            rows.append(OrderRow(names[ref], seen.type_line if seen else "", "", ref))
        return rows

    def lit(self) -> Iterable[int]:
        return self.decision.objects

    def choices(self) -> list[Choice]:
        return [*self.cancelling(), self.main_choice(self.tr("In this order"), self.answer())]

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Put in order"), self.decision.prompt)
        self.list.setAccessibleName(self.decision.prompt)
        self.buttons(panel)
        return panel
