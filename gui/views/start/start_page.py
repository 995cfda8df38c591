"""The first page: a new game, a game that was left, or more cards."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QIcon, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.api import CardLibrary, UnreadableFile, draft_forms, read_outside, variants
from gui import language, storage, theme
from gui.game_locks import is_in_use
from gui.models.faces import data_faces
from gui.painting.face import NOTHING_LIVE, FaceSpec
from gui.painting.fonts import Role, font
from gui.widgets.card_faces import FACES, card_pixmap
from gui.widgets.cloth import paint_cloth
from gui.widgets.label import Label

SHOWN_GAMES, SHOWN_POSITIONS = 3, 1
SAMPLES = 5
LARGEST_PICTURE = 16 * 1024 * 1024
_PICTURE = QSize(128, 72)
_WORDS = 150  # pixels for words beside it


class StartPage(QWidget):
    """Where one sits down."""

    new_wanted = Signal()
    computer_wanted = Signal()
    draft_wanted = Signal()
    continue_wanted = Signal(object)
    open_wanted = Signal()
    cards_wanted = Signal()

    def __init__(self, samples: list[FaceSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._samples = samples
        self._rows: list[QWidget] = []
        self.left: list[QPushButton] = []  # a button for each game that was left
        FACES.forgotten.connect(self.update)
        FACES.sharpened.connect(self._sharpen)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(72, 40, 40, 40)
        self._card = QFrame()
        self._card.setProperty("look", "panel")
        self._card.setFixedWidth(460)
        self._column = QVBoxLayout(self._card)
        self._column.setContentsMargins(36, 30, 36, 30)
        self._column.setSpacing(10)
        outer.addWidget(self._card, 0, Qt.AlignmentFlag.AlignVCenter)
        outer.addStretch(1)
        title = Label("Kitchen Table")
        title.setFont(font(Role.TITLE, 34))
        title.setStyleSheet(f"color: {theme.palette().accent};")
        self._column.addWidget(title)
        subtitle = Label(self.tr("Two to eight people, one screen, the whole rulebook kept for you."))
        subtitle.setProperty("look", "muted")
        subtitle.setWordWrap(True)
        self._column.addWidget(subtitle)
        self._column.addSpacing(14)
        self._games = QVBoxLayout()
        self._games.setSpacing(8)
        self._column.addLayout(self._games)
        self.computer = self._button(self.tr("Play against the computer"), self.computer_wanted)
        self.new = self._button(self.tr("New game"), self.new_wanted)
        self._button(self.tr("Draft…"), self.draft_wanted)
        self._button(self.tr("Open a game or scenario…"), self.open_wanted)
        self._button(self.tr("Your cards…"), self.cards_wanted)
        self.note = Label()
        self.note.setProperty("look", "warning")
        self.note.setWordWrap(True)
        self.note.hide()
        self._column.addWidget(self.note)
        self._offered: list[QPushButton] = []
        self._choices = QVBoxLayout()
        self._choices.setSpacing(8)
        self._column.addLayout(self._choices)

    def _button(self, text: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(signal)
        self._column.addWidget(button)
        return button

    def refresh(self) -> None:
        """Look which games were left."""
        for row in self._rows:
            self._games.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows, self.left = [], []
        for path in storage.ended_games():
            if not is_in_use(path):
                storage.forget_game(path)
        games = offered_games()
        for number, game in enumerate(games):
            who = game.scenario or ", ".join(game.players) or game.path.stem
            said = [self.tr("Continue: {who}").format(who=who), *_standing(game), game.left]
            button = QPushButton()
            button.setProperty("look", "main" if number == 0 else "")
            button.ensurePolished()  # its font
            button.setText("\n".join(line for part in said for line in _lines(part, button.fontMetrics())))
            if game.picture is not None:
                picture = _framed(game.picture)
                button.setIcon(QIcon(picture))
                button.setIconSize(picture.size())
                button.setStyleSheet("text-align: left;")
            button.setObjectName(f"continue {number}")
            spoken = self.tr("Continue the game of {who}, left {when}").format(who=who, when=game.left)
            button.setAccessibleName(", ".join([spoken, *_standing(game)]))
            button.clicked.connect(lambda _=False, path=game.path: self.continue_wanted.emit(path))
            self._add_game(button, game)
            self.left.append(button)
        (self.left[0] if self.left else self.new).setFocus()  # one key goes on with what was left
        self.new.setProperty("look", "" if games else "main")
        self.new.style().polish(self.new)

    def _add_game(self, button: QPushButton, game: storage.Unfinished) -> None:
        """A game that was left, and a small button to forget it."""
        forget = QPushButton("✕")
        forget.setProperty("look", "quiet")
        forget.setToolTip(self.tr("Forget this game"))
        forget.setAccessibleName(self.tr("Forget the game of {who}").format(who=", ".join(game.players)))
        forget.setFixedWidth(36)
        forget.clicked.connect(lambda: self._forget(game.path))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(button, 1)
        line.addWidget(forget)
        self._rows.append(row)
        self._games.addWidget(row)

    def _forget(self, path: Path) -> None:
        if is_in_use(path):
            self.say(self.tr("This game is being played in another window; it can not be forgotten now."))
            return
        storage.forget_game(path)
        self.refresh()

    def say(self, text: str) -> None:
        """Tell what went wrong; "" takes it away."""
        self.ask(text, [])

    def ask(self, text: str, choices: list[tuple[str, Callable[[], object]]]) -> None:
        """Tell something, with buttons for what can be done about it."""
        self.note.setText(text)
        self.note.setVisible(bool(text))
        for button in self._offered:
            self._choices.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._offered = [self._offer(label, deed) for label, deed in choices]

    def _offer(self, label: str, deed: Callable[[], object]) -> QPushButton:
        def do() -> None:
            self.say("")
            deed()

        button = QPushButton(label)
        button.clicked.connect(do)
        self._choices.addWidget(button)
        return button

    def offer_sounds(self, answer: Callable[[bool], object]) -> None:
        """Ask, until it is answered, whether sounds are wished for."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 8, 0, 0)
        asked = Label(self.tr("With sounds?"))
        asked.setProperty("look", "muted")
        line.addWidget(asked, 1)

        def choose(on: bool) -> None:
            row.hide()
            answer(on)

        for text, on in ((self.tr("Yes"), True), (self.tr("No"), False)):
            button = QPushButton(text)
            button.setObjectName(f"sounds {'on' if on else 'off'}")
            button.clicked.connect(lambda _=False, on=on: choose(on))
            line.addWidget(button)
        self._column.addWidget(row)

    def continue_latest(self) -> Path | None:
        """The game that was left last; a position to try only if there is no other."""
        games = offered_games()
        return games[0].path if games else None

    def _sharpen(self, _specs: object) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            lamp = QPointF(self.width() * 0.64, self.height() * 0.45)
            paint_cloth(painter, QRectF(self.rect()), QSizeF(self.size()), lamp)
            self._paint_cards(painter)
            shade = QLinearGradient(0, self.height() - 160, 0, self.height())
            shade.setColorAt(0, theme.color("shadow", 0))
            shade.setColorAt(1, theme.color("shadow", 120))
            painter.fillRect(QRectF(0, self.height() - 160, self.width(), 160), shade)

    def _paint_cards(self, painter: QPainter) -> None:
        """A fan of cards on the table."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = round(min((self.width() - self._card.geometry().right()) * 0.25, self.height() * 0.4))
        count = len(self._samples)
        free = self._card.geometry().right()  # the fan lies right of the panel
        pivot = QPointF(free + (self.width() - free) * 0.5, self.height() * 0.5 + width * 2.55)
        for at, spec in enumerate(self._samples):
            painter.save()
            painter.translate(pivot)
            painter.rotate((at - (count - 1) / 2) * 13.0)
            place = QPointF(-width / 2, -width * 3.35)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("shadow", 110))
            painter.drawRoundedRect(QRectF(place.x() + 5, place.y() + 9, width, width * theme.CARD_RATIO), 12, 12)
            painter.drawPixmap(place, card_pixmap(spec, NOTHING_LIVE, width, self.devicePixelRatioF()))
            painter.restore()


def offered_games() -> list[storage.Unfinished]:
    """The games that can be gone on with, the latest first; after them the last of the positions to try."""
    left = storage.unfinished_games()
    games = [game for game in left if game.scenario is None]
    return games[:SHOWN_GAMES] + [game for game in left if game.scenario is not None][:SHOWN_POSITIONS]


def _lines(words: str, metrics: QFontMetrics) -> list[str]:
    """Words in at most two lines beside the picture of a game; eight names are cut short."""
    if metrics.horizontalAdvance(words) <= _WORDS:
        return [words]
    first, rest = "", words
    while " " in rest:
        word, after = rest.split(" ", 1)
        if metrics.horizontalAdvance(f"{first} {word}".strip()) > _WORDS:
            break
        first, rest = f"{first} {word}".strip(), after
    shown = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, _WORDS)
    return [first, shown] if first else [shown]


def _framed(path: Path) -> QPixmap:
    """The picture of a game, with room between it and the words beside it."""
    made = QPixmap(_PICTURE.width() + theme.SPACE, _PICTURE.height())
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(QPointF(0, 0), QSizeF(_PICTURE)).toRect(), _picture(path))
    return made


def _picture(path: Path) -> QPixmap:
    """A picture that was kept; an empty one if there is none any more."""
    picture = QPixmap()
    with suppress(UnreadableFile):
        picture.loadFromData(read_outside(path, LARGEST_PICTURE))
    return picture


def _standing(game: storage.Unfinished) -> list[str]:
    """How a game stands in a line: its turn, the players' life, the variants."""
    if game.draft is not None:
        return [_standing_draft(*game.draft)]
    if not game.turn:
        return []
    parts = [QCoreApplication.translate("StartPage", "Turn {n}").format(n=game.turn)]
    parts.append(" : ".join(map(str, game.lives)))
    titles = {one.name: language.term("variant", one.title) for one in variants()}
    parts += [titles.get(name, name) for name in game.variants]
    return [" · ".join(part for part in parts if part)]


def _standing_draft(form: str, pack: int, pick: int) -> str:
    """How a draft stands in a line: its form, and the pick or that decks are built."""
    titles = {one.name: language.term("variant", one.title) for one in draft_forms()}
    if pick:
        place = QCoreApplication.translate("StartPage", "pack {n}, pick {pick}").format(n=pack, pick=pick)
    else:
        place = QCoreApplication.translate("StartPage", "decks are being built")
    return f"{titles.get(form, form)} · {place}"


def sample_faces(library: CardLibrary, count: int = SAMPLES) -> list[FaceSpec]:
    """A few cards for the first page, one of each colour where there are such."""
    found: dict[str, FaceSpec] = {}
    for card in library.own_cards():
        face = data_faces(card)[0]
        if len(face.colors) == 1 and "Creature" in face.type_line and card.rarity in ("rare", "mythic"):
            found.setdefault(face.colors[0], face)
    return [found[letter] for letter in "WUBRG" if letter in found][:count]
