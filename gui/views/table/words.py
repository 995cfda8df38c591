"""What is said at a table while nobody who looks at it is asked anything."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.api import View
from gui import language


def waiting_words(view: View | None, *, covered: str, playing: bool) -> str:
    """What happens meanwhile, in a sentence; `covered` is what the curtain says, if it is down."""
    translate = QCoreApplication.translate
    if view is None:
        return translate("Table", "The table is being set …")
    if view.over:
        return translate("Table", "The game is over: {why}").format(why=view.over)
    if covered:
        return covered
    if playing:
        in_a_turn, before = translate("Table", "Turn {n}: {player} plays"), translate("Table", "Before the game")
        return (in_a_turn if view.turn else before).format(n=view.turn, player=language.all_of(view.turn_of))
    if view.waiting_for >= 0 and view.waiting_for != view.viewer:
        return translate("Table", "{name} is deciding …").format(name=view.name_of(view.waiting_for))
    return translate("Table", "One moment …")
