"""The band of a subgame.

It says which games wait above it, with their life totals and what they wait in (CR 725.1a).
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from engine.api import View
from gui import language, theme
from gui.widgets.label import Label
from gui.wording import tip

SUBGAME = -1  # the level that is played


def games_above(view: View) -> Iterator[View]:
    """The main game of what a view shows, the main game of that, and so on."""
    above = view.above
    while above is not None:
        yield above
        above = above.above


class MainGameBand(QWidget):
    """Lies above the table of a subgame: a line about each game that waits.

    Its button shows that game, and back.
    """

    wanted = Signal(int)  # how many games above what is played; SUBGAME: back to that

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The main game"))
        self.lines: list[tuple[Label, QPushButton]] = []
        self.shown = SUBGAME
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(theme.SPACE, 4, theme.GAP, 4)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._games: tuple[View, ...] = ()
        self.hide()

    def show_view(self, view: View) -> None:
        """Tell of the games above what is played."""
        self._games = tuple(games_above(view))
        self.shown = SUBGAME
        self._tell()

    def show_level(self, level: int) -> View:
        """Tell that one of those games lies on the table; its view."""
        self.shown = level
        self._tell()
        return self._games[level]

    @property
    def looking(self) -> bool:
        """Whether a game above lies on the table."""
        return self.shown != SUBGAME

    def _tell(self) -> None:
        for label, button in self.lines:
            for part in (label, button):
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        self.lines = []
        for level, view in enumerate(self._games):
            self._add(level, view)
        self.setVisible(bool(self._games))

    def _add(self, level: int, view: View) -> None:
        label = Label(self._words(level, view))
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setToolTip(tip(self._where(view)))
        label.setAccessibleName(self._plainly(level, view))
        button = QPushButton(self.tr("Back to the subgame") if level == self.shown else self.tr("Look at it"))
        button.setProperty("look", "main" if level == self.shown else "")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        to = SUBGAME if level == self.shown else level
        button.clicked.connect(lambda _=False: self.wanted.emit(to))
        row = len(self._games) - level  # the uppermost game on top
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(button, row, 1)
        self.lines.append((label, button))

    def _name(self, level: int) -> str:
        return self.tr("The main game waits") if level + 1 == len(self._games) else self.tr("The subgame above waits")

    def _where(self, view: View) -> str:
        """Where the game stands: whose turn it is, and what goes on once the subgame is over."""
        turn = self.tr("turn {n}, {player}").format(n=view.turn, player=language.all_of(view.turn_of))
        if not view.stack:
            return turn
        return self.tr("{turn}, until “{name}” has resolved").format(turn=turn, name=_called(view, view.stack[0]))

    def _plainly(self, level: int, view: View) -> str:
        lives = ", ".join(f"{player.name} {player.life}" for player in view.players if not player.left)
        return f"{self._name(level)}: {self._where(view)}. {lives}"

    def _words(self, level: int, view: View) -> str:
        lives = " · ".join(
            f'<span style="color: {theme.palette().seat(player.seat)}">{escape(player.name)}</span> {player.life}'
            for player in view.players
            if not player.left
        )
        return f"<b>{escape(self._name(level))}</b> — {lives} — {escape(self._where(view))}"


def _called(view: View, ref: int) -> str:
    """What a spell is called, or what an ability is of."""
    seen = view.objects[ref]
    return view.name_of(seen.source if seen.source in view.objects else ref)
