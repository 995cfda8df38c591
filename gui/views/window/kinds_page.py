"""The page that shows every kind of frame, under Help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from engine.api import CardLibrary
from gui import theme
from gui.models.kinds_shown import Shown, shown_kinds
from gui.painting.face import NOTHING_LIVE, LiveState
from gui.painting.layout import FULL_FROM
from gui.theme import CARD_RATIO
from gui.widgets.card_picture import CardPicture
from gui.widgets.label import Label

COLUMNS, WIDTH = 4, 276
translate = QCoreApplication.translate


class KindCard(CardPicture):
    """A card of the page; a press turns it to its other face, if it has one."""

    def __init__(self, shown: Shown) -> None:
        super().__init__()
        self._shown, self._turned = shown, False
        self.setFixedWidth(max(WIDTH, FULL_FROM))
        self.turn(False)

    def turn(self, over: bool) -> None:
        """Show the card, or its other face."""
        face, live = self._shown
        second = face.second
        self._turned = over and second is not None
        if self._turned and second is not None:
            self.show_card(second, NOTHING_LIVE, None)
        else:
            self.show_card(face, live if isinstance(live, LiveState) else NOTHING_LIVE, None)
        high = self.width() / CARD_RATIO if self.lying else self.width() * CARD_RATIO
        self.setFixedHeight(round(high))
        self.setAccessibleName(face.name or live.face_down_cause)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.turn(not self._turned)


class KindsPage(QDialog):
    """All kinds of cards, in the order in which they are told of, with a card or two of each."""

    def __init__(self, library: CardLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Kinds of cards"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(COLUMNS * (WIDTH + theme.SPACE) + 60, 780)
        column = QVBoxLayout(self)
        sheet = QWidget()
        grid = QGridLayout(sheet)
        grid.setHorizontalSpacing(theme.SPACE)
        self.cards: list[KindCard] = []
        words = kind_words()
        shown = [(kind, one) for kind, some in shown_kinds(library).items() for one in some]
        for at, (kind, one) in enumerate(shown):
            card = KindCard(one)
            self.cards.append(card)
            row, place = divmod(at, COLUMNS)
            name = Label(words[kind])
            name.setProperty("look", "caption")
            grid.addWidget(name, row * 2, place)
            grid.addWidget(card, row * 2 + 1, place, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(sheet)
        column.addWidget(area)


def kind_words() -> dict[str, str]:
    """What each kind of frame is called."""
    said = {
        "creature": translate("KindsPage", "Creature"), "spell": translate("KindsPage", "Instant, sorcery"),
        "artifact": translate("KindsPage", "Artifact"), "enchantment": translate("KindsPage", "Enchantment"),
        "land": translate("KindsPage", "Land"), "legendary": translate("KindsPage", "Legendary"),
        "planeswalker": translate("KindsPage", "Planeswalker"), "saga": translate("KindsPage", "Saga: chapters"),
        "class": translate("KindsPage", "Class: levels"), "case": translate("KindsPage", "Case: to solve, solved"),
        "leveler": translate("KindsPage", "Leveler: bands of levels"), "split": translate("KindsPage", "Split"),
        "fused": translate("KindsPage", "Split, with fuse"), "aftermath": translate("KindsPage", "Aftermath"),
        "room": translate("KindsPage", "Room: two doors"), "flip": translate("KindsPage", "Flip"),
        "inset": translate("KindsPage", "Adventure, Omen"), "prototype": translate("KindsPage", "Prototype"),
        "mutating": translate("KindsPage", "Mutate"), "merged": translate("KindsPage", "Merged permanent"),
        "meld": translate("KindsPage", "Half of a pair that melds"), "melded": translate("KindsPage", "Melded"),
        "front": translate("KindsPage", "Transforms: front"), "back": translate("KindsPage", "Transforms: back"),
        "modal": translate("KindsPage", "Two faces to choose from"), "battle": translate("KindsPage", "Battle"),
        "plane": translate("KindsPage", "Plane"), "phenomenon": translate("KindsPage", "Phenomenon"),
        "scheme": translate("KindsPage", "Scheme"), "vanguard": translate("KindsPage", "Vanguard: hand, life"),
        "conspiracy": translate("KindsPage", "Conspiracy"), "dungeon": translate("KindsPage", "Dungeon: a map"),
        "token": translate("KindsPage", "Token"), "emblem": translate("KindsPage", "Emblem"),
        "face down": translate("KindsPage", "Face down, and why"),
    }  # fmt: skip
    return said
