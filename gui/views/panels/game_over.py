"""The end of a game, told beside the board: who won and why, what happened last, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from engine.api import PlayerView, View
from gui import theme
from gui.dialogs.editor import Choice
from gui.models.course import Course
from gui.views.panels.end_scene import EndScene
from gui.views.panels.life_chart import BestCards, LifeChart
from gui.widgets.label import Label
from gui.widgets.scrolled import Scrolled
from gui.widgets.symbol_text import SymbolText
from gui.wording import tip

AGAIN, DECKS, START, RESULT = "again", "other decks", "first page", "result"
_WIDE = 300


class GameOver(QFrame):
    """A column that can be put aside to look at the table: what it offers stays in the bar."""

    wanted = Signal(str)  # AGAIN, DECKS or START
    missed_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("gameover")
        self.setFixedWidth(_WIDE)
        self.setStyleSheet(f"#gameover {{ background: {theme.palette().panel}; "
                           f"border-left: 1px solid {theme.palette().panel_border}; }}")  # fmt: skip
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        column.setSpacing(theme.GAP)
        self.title, self.players = Label(), Label()
        self.title.setProperty("look", "title")
        self.text, self.last = SymbolText(size=14.5), SymbolText(size=14, ink="text_muted")
        for label in (self.title, self.players):
            label.setWordWrap(True)
        self.players.setTextFormat(Qt.TextFormat.RichText)
        heading = Label(self.tr("What happened last"))
        heading.setProperty("look", "caption")
        words = QWidget()
        self._told = Scrolled(words)  # the buttons below it keep their room at every size of text
        lines = QVBoxLayout(words)
        lines.setContentsMargins(0, 0, 0, 0)
        self.scene, self.chart, self.best = EndScene(), LifeChart(), BestCards()
        self._most = Label(self.tr("The cards that did most"))
        self._most.setProperty("look", "caption")
        parts = (self.scene, self.title, self.text, self.players, self.chart, self._most, self.best, heading, self.last)
        for part in parts:
            lines.addWidget(part)
        lines.addStretch(1)
        column.addWidget(self._told, 1)
        self.again = self._button(self.tr("Play again"), self.tr("The same decks and seats"), AGAIN)
        self.again.setProperty("look", "main")
        self._button(self.tr("Other decks"), self.tr("Sit down anew, with other decks or seats"), DECKS)
        self._button(self.tr("First page"), "", START)
        self.missed = QPushButton(self.tr("Missed triggers"))
        self.missed.clicked.connect(self.missed_wanted)
        self.look = QPushButton(self.tr("Look at the table"))
        self.look.clicked.connect(self.hide)
        for button in (self.missed, self.look):
            column.addWidget(button)
        for button in self.findChildren(QPushButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the key that passes priority must not begin a new game
        self._most.hide()
        self.hide()

    def _button(self, text: str, told: str, name: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip(told))
        button.clicked.connect(lambda: self.wanted.emit(name))
        layout = self.layout()
        assert layout is not None
        layout.addWidget(button)
        return button

    def choices(self) -> list[Choice]:
        """What the bar offers once the game is over; none is on a key that passes priority."""
        result = [Choice(RESULT, self.tr("Result"))] if self.isHidden() else []
        return [
            *result, Choice(START, self.tr("First page")), Choice(DECKS, self.tr("Other decks")),
            Choice(AGAIN, self.tr("Play again")),
        ]  # fmt: skip

    def press(self, name: str) -> None:
        """One of these was pressed in the bar."""
        if name == RESULT:
            self.show()
        else:
            self.wanted.emit(name)

    def show_course(self, course: Course, view: View) -> None:
        """Show how the game went: life by turns, and the cards that did most."""
        winners = [player for player in view.players if player.won]
        self.scene.show_winner(winners[0].name if winners else "", winners[0].seat if winners else 0)
        self.chart.show_course(course.lives, [player.name for player in view.players])
        self.best.show_cards(course.best())
        self._most.setVisible(bool(self.best.dealers))
        self._told.fit()

    def show_end(self, view: View, practised: bool = False, last: Sequence[str] = ()) -> None:
        """Say how it ended and what happened last; whether somebody practised remembering triggers."""
        self.missed.setVisible(practised)
        winners = [player for player in view.players if player.won]
        if len(winners) == 1:
            self.title.setText(self.tr("{name} wins").format(name=winners[0].name))
            self.title.setStyleSheet(f"color: {theme.palette().seat(winners[0].seat)};")
        else:
            names = ", ".join(player.name for player in winners)
            self.title.setText(self.tr("{names} win").format(names=names) if names else self.tr("The game is a draw"))
        reasons = [self.tr("{name} has lost: {why}").format(name=player.name, why=player.lost)
                   for player in view.players if player.lost]  # fmt: skip
        reasons = reasons or [view.over[:1].upper() + view.over[1:]]
        self.text.set_text("\n".join([*reasons, self.tr("Turn {n}").format(n=view.turn)]))
        self.players.setText("<br>".join(map(self._line, view.players)))
        self.last.set_text("\n".join(last))
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text)
        self.show()
        self._told.fit()

    def _line(self, player: PlayerView) -> str:
        """A player's life, large, in their colour."""
        said = self.tr("{name}: {life} life").format(name=escape(player.name), life=player.life)
        return f'<span style="font-size:15pt;color:{theme.palette().seat(player.seat)}">{said}</span>'
