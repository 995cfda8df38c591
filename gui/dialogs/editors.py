"""The editor for each kind of decision. An editor registers itself by `@edits(Kind)`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from PySide6.QtCore import QObject

from engine.api import Decision, View
from gui import dialogs
from gui.dialogs.editor import EDITORS, DecisionEditor

for _module in iter_modules(dialogs.__path__):
    import_module(f"{dialogs.__name__}.{_module.name}")  # each registers what it edits


def editor_for(decision: Decision, view: View, parent: QObject | None = None) -> DecisionEditor:
    """A new editor for a decision."""
    kind = type(decision)
    editor = EDITORS.get((kind, decision.purpose)) or EDITORS[kind, ""]
    return editor(decision, view, parent)
