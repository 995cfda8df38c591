"""Another language, chosen at the table: what has words is made anew, and the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.views.table_window import TableWindow


def speak_anew(window: TableWindow) -> None:
    """The menus, the pages and the table in the language that is spoken now."""
    shown = window.pages.currentWidget()
    at = window.pages.currentIndex() if shown in (window.start_page, window.new_game) else -1
    window.menus.build()
    for page in (window.start_page, window.new_game):
        window.pages.removeWidget(page)
        page.deleteLater()
    window.build_pages()
    window.drafts.speak_anew()
    if at >= 0:
        window.pages.setCurrentIndex(at)
    if window.controller is not None:
        window.controller.speak()
        window.lay_anew()
