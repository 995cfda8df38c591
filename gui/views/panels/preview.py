"""The large preview: a card as it is now, its other face, and what is not as printed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.api import ObjectView, layout_of
from gui import wording
from gui.models.faces import current_face, live_state, printed_faces
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.theme import CARD_RATIO
from gui.widgets.card_picture import CardPicture
from gui.widgets.symbol_text import SymbolText

SMALLEST_READABLE = 312  # pixels in height: below, faces are painted without their text


class Preview(QWidget):
    """What the mouse or the keyboard points at, large. It keeps the last card until another comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview"))
        self._seen: ObjectView | None = None
        self._face = 0  # which of the faces is shown large
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.picture = CardPicture()
        self.words = SymbolText(size=13.5, ink="text_muted")
        column.addWidget(self.picture)
        column.addWidget(self.words)

    def set_size(self, width: int, room: int) -> None:
        """Fill the width, or the room in height; never so small that the text can't be read."""
        self.picture.setFixedHeight(max(SMALLEST_READABLE, min(round(width * CARD_RATIO), room)))

    @property
    def seen(self) -> ObjectView | None:
        """The object that is shown."""
        return self._seen

    @property
    def flipped(self) -> bool:
        """Whether another face is shown than the one that is up."""
        return self._face > 0

    def show_object(self, seen: ObjectView | None) -> None:
        """Show an object, or nothing."""
        if seen is None or self._seen is None or seen.id != self._seen.id:
            self._face = 0
        self._seen = seen
        self._refresh()

    def flip(self) -> bool:
        """Show the next face or half; False if there is none."""
        count = len(self.faces())
        if count < 2:
            return False
        self._face = (self._face + 1) % count
        self._refresh()
        return True

    def faces(self) -> list[tuple[FaceSpec, LiveState]]:
        """What can be read of the object.

        As it is now, then its other faces, or the face of my face-down card.
        """
        seen = self._seen
        if seen is None:
            return []
        if not seen.known:
            return [(current_face(seen), live_state(seen))]
        printed = printed_faces(seen)
        live = LiveState(**{name: getattr(live_state(seen), name) for name in _SHOWN_STATE})
        if seen.face_down:
            hidden = [(face, LiveState(face_down_cause=wording.face_down_cause(seen.face_down))) for face in printed]
            return [*hidden, (current_face(seen), live)]
        now = (current_face(seen), live)
        others = printed if layout_of(seen.layout).halves and seen.zone != "stack" else printed[1:]
        return [now, *((face, NOTHING_LIVE) for face in others)]

    def _refresh(self) -> None:
        faces = self.faces()
        if not faces or self._seen is None:
            self.picture.show_card(None, NOTHING_LIVE, None)
            self.words.set_text("")
            self.setAccessibleDescription("")
            return
        at = self._face if self._face < len(faces) else 0
        beside = not layout_of(self._seen.layout).one_side or at > 0  # what is printed on the same side is read there
        other = faces[(at + 1) % len(faces)][0] if len(faces) > 1 and beside else None
        self.picture.show_card(*faces[at], other)
        self.words.set_text(self._now_words(self._seen))
        face = faces[at][0]
        self.setAccessibleDescription(f"{wording.in_a_line(self._seen)}. {face.shown_text or face.text}")

    def _now_words(self, seen: ObjectView) -> str:
        """What differs from the printed card, in words."""
        lines = []
        printed = (seen.printed_power, seen.printed_toughness)
        if seen.power is not None and None not in printed and (seen.power, seen.toughness) != printed:
            lines.append(self.tr("Now {p}/{t}, printed {pp}/{pt}.").format(
                p=seen.power, t=seen.toughness, pp=printed[0], pt=printed[1]))  # fmt: skip
        if seen.face_down and seen.known:
            cause = wording.face_down_cause(seen.face_down)
            lines.append(self.tr("Face down: {cause}. Others see only its back.").format(cause=cause))
        states = wording.state_words(seen)
        if states:
            lines.append(", ".join(states))
        if len(self.faces()) > 1:
            shared = layout_of(seen.layout).one_side and not seen.face_down
            lines.append(self.tr("F shows each part.") if shared else self.tr("F shows the other face."))
        return "\n".join(lines)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.flip()


_SHOWN_STATE = ("power", "toughness", "damage", "counters", "loyalty", "defense", "transformed", "is_copy", "is_token",
                "face_down_cause", "reached")  # fmt: skip
