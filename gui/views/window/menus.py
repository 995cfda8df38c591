"""The menus of the window.

What they do is the window's, what they switch is `gui/controllers/preferences.py`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from engine.api import practice_positions, shipped_scenarios
from gui import language
from gui.controllers.playback import SPEEDS
from gui.models.marks import NOTHING

if TYPE_CHECKING:
    from pathlib import Path

    from gui.storage import Settings
    from gui.views.window.table_window import TableWindow

KEYS = QKeySequence.StandardKey
LOUDNESS = (30, 60, 100)  # per cent
SCALES = (80, 90, 100, 115, 130, 150)  # per cent


class WindowMenus(QObject):
    """The menus Game, Table and Help; some of their actions wait for a table."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._actions: list[QAction] = []
        self._for_a_table: list[QAction] = []
        window.preferences.spoken.connect(self._speak_anew)
        self.build()

    def build(self) -> None:
        """All menus, in the words of the language that is spoken now."""
        bar = self._window.menuBar()
        for action in self._actions:
            action.deleteLater()
        bar.clear()
        self._actions, self._for_a_table = [], []
        self._game(bar)
        self._table(bar)
        self._help(bar)
        self.settle(self._window.table is not None)

    def settle(self, playing: bool) -> None:
        """Whether there is a table for the actions that need one, and something to take back."""
        for action in self._for_a_table:
            action.setEnabled(playing)
        self.settle_undo(self._window.table is not None and self._window.table.bar.undo.isEnabled())

    def settle_undo(self, possible: bool) -> None:
        """Whether there is something to take back."""
        self._undo.setEnabled(possible)

    def _speak_anew(self) -> None:
        """Another language is spoken: menus, pages and the table are made anew in it, and the game goes on."""
        window, pages = self._window, self._window.pages
        at = pages.currentIndex() if pages.currentWidget() in (window.start_page, window.new_game) else -1
        self.build()
        for page in (window.start_page, window.new_game):
            pages.removeWidget(page)
            page.deleteLater()
        window.build_pages()
        window.drafts.speak_anew()
        if at >= 0:
            pages.setCurrentIndex(at)
        if window.controller is not None:
            window.controller.speak()
            window.lay_anew()

    def _game(self, bar: QMenuBar) -> None:
        window, menu = self._window, bar.addMenu(self.tr("&Game"))
        self._action(menu, self.tr("&New game"), window.show_new_game, KEYS.New)
        self._action(menu, self.tr("D&raft…"), lambda: window.drafts.show_new())
        self._action(menu, self.tr("&Open a game or scenario…"), window.files.ask_open, KEYS.Open)
        self._action(menu, self.tr("&Save a copy…"), window.files.ask_save, KEYS.Save, playing=True)
        self._action(menu, self.tr("Save &as scenario…"), window.files.ask_save_scenario, playing=True)
        menu.addSeparator()
        self._action(menu, self.tr("&Your cards…"), window.your_cards.show)
        self._action(menu, self.tr("&Import cards…"), window.your_cards.ask_import)
        self._action(menu, self.tr("&Download card data…"), window.your_cards.ask_download)
        menu.addSeparator()
        self._action(menu, self.tr("&Concede…"), window.game_actions.ask_concede, playing=True)
        self._action(menu, self.tr("Offer a dra&w…"), window.game_actions.ask_draw, playing=True)
        self._action(menu, self.tr("&Leave the table"), window.show_start, playing=True)
        self._action(menu, self.tr("&Quit"), window.close, KEYS.Quit)

    def _table(self, bar: QMenuBar) -> None:
        menu, preferences, game = bar.addMenu(self.tr("&Table")), self._window.preferences, self._window.game_actions
        kept = preferences.settings
        self._undo = self._action(menu, self.tr("&Undo"), game.undo, KEYS.Undo)
        self._action(menu, self.tr("Look &back…"), game.look_back, QKeySequence("Ctrl+L"), playing=True)
        self._action(menu, self.tr("&Hint…"), self._hint, playing=True)
        self._action(menu, self.tr("Why di&d the computer do that?"), self._why_that, playing=True)
        self._action(menu, self.tr("What I am &not asked…"), game.show_yields, playing=True)
        self._action(menu, self.tr("A trigger of what &is gone…"), self._speak, playing=True)
        self._action(menu, self.tr("What there is to tr&y here…"), self._show_notes, playing=True)
        self._action(menu, self.tr("&Missed triggers…"), self._show_missed, playing=True)
        self._action(menu, self.tr("&Repeat…"), self._repeat, QKeySequence("Ctrl+R"), playing=True)
        menu.addSeparator()
        self._action(menu, self.tr("Fold or unfold &preview, stack and log"), self._fold, playing=True)
        self._action(menu, self.tr("&Full screen"), self._window.switch_full_screen, QKeySequence("F11"))
        self._switch(menu, self.tr("My turn &ends by itself when nothing can be done"), kept.auto_end,
                     preferences.set_auto_end)  # fmt: skip
        coach = self._switch(menu, self.tr("Hints for what is ne&w, in your first games"), kept.coach,
                             preferences.set_coach)  # fmt: skip
        preferences.coach_changed.connect(coach.setChecked)
        self._switch(menu, self.tr("&Curtain between players"), kept.curtain, preferences.set_curtain)
        self._speeds(menu, kept.speed, preferences.set_speed)
        self._sounds(menu, kept.sounds == "on", kept.loudness)
        self._looks(menu.addMenu(self.tr("&Look")), kept)
        scale = menu.addMenu(self.tr("&Text size"))
        for percent in SCALES:
            self._action(scale, f"{percent} %", partial(preferences.set_scale, percent / 100))
        self._languages(menu, kept.language, preferences.set_language)

    def _speak(self) -> None:
        if self._window.table is not None:
            self._window.table.menus.speak(NOTHING)

    def _fold(self) -> None:
        if self._window.table is not None:
            self._window.table.fold(not self._window.table.column.folded)

    def _hint(self) -> None:
        if self._window.table is not None:
            self._window.table.hint.ask()

    def _why_that(self) -> None:
        if self._window.table is not None:
            self._window.table.why_that.ask()

    def _show_notes(self) -> None:
        if self._window.table is not None:
            self._window.table.scenario_notes.show()

    def _show_missed(self) -> None:
        if self._window.table is not None:
            self._window.table.remembering.show()

    def _repeat(self) -> None:
        if self._window.table is not None:
            self._window.table.repeat.begin()

    def _speeds(self, menu: QMenu, now: str, do: Callable[[str], None]) -> None:
        """How fast things are seen to happen."""
        words = (self.tr("&Slow"), self.tr("&Normal"), self.tr("&Fast"), self.tr("None: at &once"))
        self._one_of(menu.addMenu(self.tr("&Speed of what happens")), dict(zip(SPEEDS, words, strict=True)), now, do)

    def _looks(self, menu: QMenu, kept: Settings) -> None:
        """Theme, colours for one's eyes, cloth and wood."""
        parts: dict[str, tuple[str, dict[str, str]]] = {
            "theme": (self.tr("&Theme"), {
                "dark": self.tr("&Dark"), "night": self.tr("&Night"), "light": self.tr("&Light"),
            }),
            "eyes": (self.tr("&Colors for"), {
                "": self.tr("&All eyes"), "protan": self.tr("Eyes that see no &red"),
                "deutan": self.tr("Eyes that see no &green"), "tritan": self.tr("Eyes that see no &blue"),
            }),
            "cloth": (self.tr("Clot&h"), {
                "green": self.tr("&Green felt"), "blue": self.tr("&Blue linen"), "wine": self.tr("&Red velvet"),
                "slate": self.tr("Gray &canvas"),
            }),
            "wood": (self.tr("&Wood"), {
                "walnut": self.tr("&Walnut"), "oak": self.tr("&Oak"), "cherry": self.tr("&Cherry"),
                "ebony": self.tr("&Ebony"),
            }),
        }  # fmt: skip
        for part, (title, words) in parts.items():
            choose = partial(self._window.preferences.set_look, part)
            self._one_of(menu.addMenu(title), words, getattr(kept, part), choose)

    def _sounds(self, menu: QMenu, on: bool, loud: float) -> None:
        """Whether what happens is heard, and how loud."""
        preferences = self._window.preferences
        shown = menu.addMenu(self.tr("S&ounds"))
        words = {"off": self.tr("&Off")} | {str(percent): f"{percent} %" for percent in LOUDNESS}

        def choose(choice: str) -> None:
            if choice != "off":
                preferences.set_loudness(int(choice) / 100)
            preferences.set_sounds(choice != "off")
            self._window.sounds.play("pick")

        self._one_of(shown, words, str(round(loud * 100)) if on else "off", choose)

    def _languages(self, menu: QMenu, now: str, do: Callable[[str], None]) -> None:
        """The language of everything, in its speakers' own words."""
        trying = self.tr("{language} (for trying out)")
        names = {"": self.tr("&As the system")} | {
            code: name if offered else trying.format(language=name) for code, name, offered in language.known()
        }
        self._one_of(menu.addMenu(self.tr("Lan&guage")), names, now, do)

    def _one_of(self, menu: QMenu, words: dict[str, str], now: str, do: Callable[[str], None]) -> None:
        """Several choices of which one holds."""
        group = QActionGroup(menu)
        for choice, text in words.items():
            action = QAction(text, self._window)
            action.setCheckable(True)
            action.setChecked(choice == now)
            action.triggered.connect(lambda _=False, choice=choice: do(choice))
            group.addAction(action)
            menu.addAction(action)
            self._actions.append(action)

    def _help(self, bar: QMenuBar) -> None:
        menu = bar.addMenu(self.tr("&Help"))
        self._positions(menu.addMenu(self.tr("Special cards &to try")), shipped_scenarios)
        self._action(
            menu,
            self.tr("A &draft to try: cards that act while they are drafted"),
            lambda: self._window.drafts.try_one(),
        )
        by_kind = menu.addMenu(self.tr("Pu&zzles"))
        by_kind.aboutToShow.connect(lambda: self._window.puzzles.fill(by_kind))
        self._positions(menu.addMenu(self.tr("Did you see &it?")), practice_positions)
        self._action(menu, self.tr("&Shortcuts"), self._window.help.show_shortcuts, QKeySequence("F1"))
        self._action(menu, self.tr("&Kinds of cards"), self._show_kinds)
        menu.addSeparator()
        self._action(menu, self.tr("Check for &updates…"), self._window.help.show_updates)
        self._action(menu, self.tr("&About Kitchen Table"), self._window.help.show_about)

    def _show_kinds(self) -> None:
        from gui.views.window.kinds_page import KindsPage  # only now: it reads the cards of all positions

        KindsPage(self._window.library, self._window).show()

    def _positions(self, menu: QMenu, shipped: Callable[[], dict[str, Path]]) -> None:
        """A menu of positions to play from; their files are read for their titles when it is first opened."""

        def fill() -> None:
            if menu.isEmpty():
                for title, path in shipped().items():
                    self._action(menu, title, partial(self._window.open_game, path))

        menu.aboutToShow.connect(fill)

    def _action(
        self, menu: QMenu, text: str, do: Callable[[], object],
        keys: QKeySequence | QKeySequence.StandardKey | None = None, *, playing: bool = False,
    ) -> QAction:  # fmt: skip
        action = QAction(text, self._window)
        action.triggered.connect(lambda _=False: do())
        if keys is not None:
            action.setShortcut(keys)
        if playing:
            self._for_a_table.append(action)
        menu.addAction(action)
        self._actions.append(action)
        return action

    def _switch(self, menu: QMenu, text: str, on: bool, do: Callable[[bool], None]) -> QAction:
        action = QAction(text, self._window)
        action.setCheckable(True)
        action.setChecked(on)
        action.toggled.connect(do)
        menu.addAction(action)
        self._actions.append(action)
        return action
