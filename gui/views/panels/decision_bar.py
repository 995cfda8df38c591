"""The decision in words, and buttons that say what will happen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from gui import theme
from gui.dialogs.editor import CANCEL, Choice
from gui.models.marks import NOTHING, TURN
from gui.painting.symbols import cost_width, paint_cost, parse_cost
from gui.widgets.icons import icon
from gui.widgets.symbol_text import SymbolText
from gui.wording import tip

HEIGHT, EDGE = 64, 3
LARGEST_SCALE = 1.25  # of those letters
PROMPT, DETAIL = 16.0, 13.0  # pixels of the letters of a question, and of what there is to say of it
WORDS = 230  # pixels that the words of a question should have
ICON_GAP = 4  # between an icon and the word beside it
UNREAD_MS = 250  # nobody reads a button sooner
_SYMBOL = 19.0
_SYMBOLS = re.compile(r"(?:\{[^{}]+\})+$")


def dress(button: QPushButton, text: str) -> None:
    """A button's words; a cost at their end is shown as symbols."""
    found = _SYMBOLS.search(text)
    words = text[: found.start()].strip() if found else text
    button.setText(words.replace("&", "&&"))
    if found is None:
        button.setIcon(QIcon())
        return
    button.setIcon(cost_icon(found.group()))
    size = cost_size(found.group())
    button.setIconSize(size)
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)


def cost_size(cost: str) -> QSize:
    """The size of a row of symbols on a button."""
    return QSize(round(cost_width(parse_cost(cost), _SYMBOL)) + 4, round(_SYMBOL) + 2)


@lru_cache(maxsize=64)
def cost_icon(cost: str) -> QIcon:
    """A row of symbols as a button's icon."""
    size = cost_size(cost)
    picture = QPixmap(size * 3)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(3, 3)
        paint_cost(painter, parse_cost(cost), size.width() - 2, size.height() / 2, _SYMBOL)
    return QIcon(picture)


class PromptWords(QWidget):
    """The question and what there is to say of it.

    Each has the lines it needs, the question before the rest.
    """

    def __init__(self) -> None:
        super().__init__()
        self.prompt = SymbolText(size=PROMPT, strong=True, cut=True)
        self.detail = SymbolText(size=DETAIL, ink="text_muted", cut=True)
        for part in (self.prompt, self.detail):
            part.setParent(self)
        self._fit_letters()

    def sizeHint(self) -> QSize:
        return QSize(max(self.prompt.sizeHint().width(), self.detail.sizeHint().width()), HEIGHT - 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.prompt.line_height() + self.detail.line_height())

    def lay(self) -> None:
        """Share the height out; what has no room for all its words shows those that fit."""
        wide, room = self.width(), self.height()
        least = self.detail.line_height() if self.detail.text else 0
        line = self.prompt.line_height()
        high = min(self.prompt.heightForWidth(wide), (room - least) // line * line)
        rest = min(self.detail.heightForWidth(wide), room - high)
        top = max(0, (room - high - rest) // 2)
        self.prompt.setGeometry(0, top, wide, high)
        self.detail.setGeometry(0, top + high, wide, rest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size are wished for."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_letters()
            self.lay()

    def _fit_letters(self) -> None:
        """Be in letters as large as those of the rest of the window, as far as the line has room for them."""
        self.scale = scale = min(self.font().pointSizeF() / theme.TEXT_POINTS, LARGEST_SCALE)
        self.prompt.set_size(PROMPT * scale)
        self.detail.set_size(DETAIL * scale)


class DecisionBar(QWidget):
    """The prompt at the left, the buttons at the right, the main one last and largest.

    A press that comes just after another question's buttons stand there was meant for those before: it goes nowhere.
    """

    pressed = Signal(str)
    undo_wanted = Signal()
    why_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Your decision"))
        self.setFixedHeight(HEIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GAP, EDGE, theme.GAP, EDGE)
        row.setSpacing(theme.GAP)
        self.words = PromptWords()
        self.prompt, self.detail = self.words.prompt, self.words.detail
        row.addWidget(self.words, 1)
        self.rule = QPushButton()
        self.rule.setProperty("look", "link")
        self.rule.setToolTip(self.tr("Why am I asked this? (Shift+W)"))
        self.rule.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rule.setCursor(Qt.CursorShape.PointingHandCursor)
        self.rule.clicked.connect(self.why_wanted)
        row.addWidget(self.rule)
        self.undo = QPushButton(icon("undo", theme.palette().text), "")
        self.undo.setToolTip(self.tr("Take the last decision back (Ctrl+Z)"))
        self.undo.setProperty("look", "quiet")
        self.undo.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.clicked.connect(self.undo_wanted)
        row.addWidget(self.undo)
        self._row = row
        self.buttons: dict[str, QPushButton] = {}
        self._close = False
        self.say_undo(self.tr("Undo"))
        self._shown: list[tuple[str, bool]] = []  # which buttons stand there, and whether each is the main one
        self._ending = ""  # the button that ends the turn
        self._main = ""  # what the main button says
        self._unread = QTimer(self, singleShot=True, interval=UNREAD_MS)

    @property
    def unread(self) -> bool:
        """Whether the main button has said what it says for so short a time that no press can be meant for it."""
        return self._unread.isActive()

    def set_patience(self, ms: int) -> None:
        """How long a main button's new words take no press."""
        self._unread.setInterval(ms)

    def show_words(self, prompt: str, detail: str, rule: str, *, warning: bool = False) -> None:
        """Show the question, and below it a summary, a note or a refusal."""
        self.prompt.set_text(prompt)
        self.detail.set_text(detail, "warning" if warning else "text_muted")
        self.rule.setText(self.tr("Rule {number}").format(number=rule) if rule else "")
        self.rule.setVisible(bool(rule) and not self._close)
        self.words.lay()

    def say_undo(self, words: str) -> None:
        """What the button that takes back says, where there is room."""
        self._undo_words = words
        self.undo.setAccessibleName(words)
        self.undo.setText("" if self._close else words)

    def width_at(self, *, close: bool) -> int:
        """How wide it is with all buttons and enough room for words, when it lies close or does not."""
        shown = [*self.buttons.values()] if close or not self.rule.text() else [self.rule, *self.buttons.values()]
        words = self.undo.fontMetrics().horizontalAdvance(self._undo_words) + ICON_GAP
        undo = self.undo.sizeHint().width() + words * (self._close - close)
        return (
            round(WORDS * self.words.scale)
            + undo
            + 3 * theme.GAP
            + sum(part.sizeHint().width() + theme.GAP for part in shown)
        )

    def lie_close(self, close: bool) -> None:
        """Do without the number of the rule and the word beside Undo, where there is little room."""
        self._close = close
        self.rule.setVisible(bool(self.rule.text()) and not close)
        self.say_undo(self._undo_words)

    def show_choices(self, choices: Sequence[Choice], *, anew: bool = True) -> None:
        """Show these buttons, `anew` for another question; those that were there keep their focus."""
        before, self._main = self._main, next((choice.text for choice in choices if choice.main), "")
        if anew and self._main != before and self._unread.interval():
            self._unread.start()
        self._ending = next((choice.name for choice in choices if choice.ends_turn), "")
        wanted = [(choice.name, choice.main) for choice in choices]
        if wanted != self._shown:
            self._shown = wanted
            self._stand(choices)
        for choice in choices:
            button = self.buttons[choice.name]
            hint = self._key_of(choice)
            dress(button, choice.text)
            button.setEnabled(not choice.why_not)
            button.setToolTip(tip(choice.why_not or hint))
            button.setAccessibleName(choice.text)
            button.setAccessibleDescription(choice.why_not)

    def _stand(self, choices: Sequence[Choice]) -> None:
        """Other buttons instead of those that stand there."""
        focused = next((name for name, button in self.buttons.items() if button.hasFocus()), "")
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        self.buttons = {choice.name: self._button(choice) for choice in choices}
        self._row.activate()
        self._order_keys()
        if focused in self.buttons:
            self.buttons[focused].setFocus()

    def _key_of(self, choice: Choice) -> str:
        """The key that presses a button, if one does."""
        if choice.main:
            return self.tr("Space")
        return "E" if choice.ends_turn else self.tr("Esc") if choice.name == CANCEL else ""

    def _order_keys(self) -> None:
        """Tab goes to the buttons of a question before all else, in the order in which they stand."""
        before: QWidget = self.undo
        for button in self.buttons.values():
            QWidget.setTabOrder(before, button)
            before = button

    def place_to_drop(self, at: QPoint) -> int:
        """What dropping something at a place of the screen means.

        TURN on the button that ends it, else NOTHING.
        """
        button = self.buttons.get(self._ending)
        inside = button is not None and button.rect().contains(button.mapFromGlobal(at))
        return TURN if inside else NOTHING

    def offer_drop(self, offered: bool) -> None:
        """Whether what is dragged may be dropped on the button that ends the turn: then it stands out."""
        button = self.buttons.get(self._ending)
        if button is not None and button.property("drop") != offered:
            button.setProperty("drop", offered)
            button.style().polish(button)

    def _button(self, choice: Choice) -> QPushButton:
        button = QPushButton()
        button.setProperty("look", "main" if choice.main else "quiet" if choice.name == CANCEL else "")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: None if self.unread else self.pressed.emit(choice.name))
        self._row.addWidget(button)
        button.show()  # now, so that it has its place before anybody can press it
        return button
