"""The editor for each kind of decision."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.api import ChooseOption, Decision, View
from gui.dialogs.act import ActEditor
from gui.dialogs.card_name import CardNameEditor
from gui.dialogs.combat import AttackersEditor, BlockersEditor
from gui.dialogs.distribute import DistributeEditor, PilesEditor
from gui.dialogs.divide import AssignDamageEditor, DivideEditor
from gui.dialogs.editor import DecisionEditor
from gui.dialogs.modes import ModesEditor
from gui.dialogs.number import NumberEditor
from gui.dialogs.options import FirstTurnEditor, OptionEditor, ReplacementEditor, YesNoEditor
from gui.dialogs.order_triggers import OrderObjectsEditor, OrderTriggersEditor
from gui.dialogs.pay_mana import PayManaEditor
from gui.dialogs.shortcut import ShortcutEditor
from gui.dialogs.targets import ObjectsEditor, TargetsEditor

EDITORS: dict[str, type[DecisionEditor]] = {
    "act": ActEditor,
    "targets": TargetsEditor,
    "objects": ObjectsEditor,
    "modes": ModesEditor,
    "number": NumberEditor,
    "option": OptionEditor,
    "card name": CardNameEditor,
    "replacement": ReplacementEditor,
    "yes_no": YesNoEditor,
    "divide": DivideEditor,
    "order_triggers": OrderTriggersEditor,
    "order_objects": OrderObjectsEditor,
    "piles": PilesEditor,
    "distribute": DistributeEditor,
    "attackers": AttackersEditor,
    "blockers": BlockersEditor,
    "assign_damage": AssignDamageEditor,
    "pay": PayManaEditor,
    "shortcut": ShortcutEditor,
}


def editor_for(decision: Decision, view: View, parent: QObject | None = None) -> DecisionEditor:
    """A new editor for a decision."""
    if isinstance(decision, ChooseOption) and decision.purpose == "starting player":
        return FirstTurnEditor(decision, view, parent)
    return EDITORS[decision.kind](decision, view, parent)
