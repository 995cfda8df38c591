"""What a player may do, or has begun to do, in words."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from engine.api import Action
from gui import wording

_SYMBOLS = re.compile(r"(\{[^{}]+\})+")
_ITSELF = re.compile(r"\bthis \w+")  # an object in its own words


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
    use = QCoreApplication.translate("Deeds", "Use “{name}” ({effect})")
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
