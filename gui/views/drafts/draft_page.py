"""The table of a draft.

The pack as pictures, the card that is looked at, the pool with its curve, and who has what.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.api import BuildDeck, Draft, DraftView, Pick
from gui import language, theme
from gui.views.drafts.asking import Asking
from gui.views.drafts.faces import PILES
from gui.views.drafts.page import DraftersPage
from gui.widgets.card_spread import NONE, CardSpread, SpreadCard
from gui.widgets.label import Label
from gui.wording import counted, tip

NAMES_OF_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
MOST_TOLD = 40
NOTES, TOLD = 3, 3  # lines of what was noted, and of what happened last
POOL_HIGH = 232


class DraftPage(DraftersPage):
    """One draft at one screen, for whoever sits before it."""

    undo_wanted = Signal()

    def __init__(self, draft: Draft) -> None:
        super().__init__(draft)
        self.view: DraftView | None = None
        self.pack, self.pool, self.shown = CardSpread(), CardSpread(PILES, widest=118), CardSpread(widest=110)
        self.asking = Asking()
        self._uses: list[tuple[int, QCheckBox]] = []
        self._aside: list[QPushButton] = []
        self._column.addWidget(self._above())
        middle = QHBoxLayout()
        middle.setContentsMargins(12, 8, 12, 8)
        middle.addWidget(self.pack, 1)
        middle.addWidget(self._beside())
        self._column.addLayout(middle, 1)
        self._column.addWidget(self._below())
        self._connect()

    def _above(self) -> QWidget:
        bar, line = self._bar()
        self.players = Label()
        self.players.setTextFormat(Qt.TextFormat.RichText)
        self.undo = self._quiet_button(self.tr("Take back  (U)"))
        leave = self._quiet_button(self.tr("Leave"))
        leave.setToolTip(self.tr("The draft waits on the first page, at this very pick"))
        leave.clicked.connect(self.left)
        line.addSpacing(18)
        line.addWidget(self.players, 1)
        for button in (self.undo, leave):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            line.addWidget(button)
        return bar

    def _beside(self) -> QWidget:
        side, column = self._side(140)
        self.using = QVBoxLayout()
        self.using.setSpacing(6)
        column.addLayout(self.using)
        self.take = QPushButton()
        self.take.setProperty("look", "main")
        self.take.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self.take)
        column.addWidget(self.asking)
        column.addWidget(self.note)
        return side

    def _below(self) -> QWidget:
        below = QFrame()
        below.setProperty("look", "panel")
        below.setFixedHeight(POOL_HIGH)
        line = QHBoxLayout(below)
        line.setContentsMargins(12, 6, 12, 8)
        left = QVBoxLayout()
        self.pool_title = Label()
        self.pool_title.setProperty("look", "caption")
        left.addWidget(self.pool_title)
        left.addWidget(self.pool, 1)
        line.addLayout(left, 1)
        self.on_table = QWidget()
        table = QVBoxLayout(self.on_table)
        table.setContentsMargins(0, 0, 0, 0)
        caption = Label(self.tr("Seen by all"))
        caption.setProperty("look", "caption")
        table.addWidget(caption)
        table.addWidget(self.shown, 1)
        self.notes = Label()
        self.notes.setProperty("look", "muted")
        self.notes.setWordWrap(True)
        self.notes.setAlignment(Qt.AlignmentFlag.AlignTop)
        table.addWidget(self.notes)
        self.on_table.setFixedWidth(300)
        line.addWidget(self.on_table)
        right = QVBoxLayout()
        self.story = Label()
        self.story.setProperty("look", "muted")
        self.story.setWordWrap(True)
        self.story.setFixedWidth(240)
        self.story.setAlignment(Qt.AlignmentFlag.AlignTop)
        right.addWidget(self.story, 1)
        right.addWidget(self.curve)
        line.addLayout(right)
        self.pool.setAccessibleName(self.tr("Your pool"))
        self.pool.empty = self.tr("What you draft lies here, by mana value.")
        self.shown.setAccessibleName(self.tr("Cards that all players see"))
        self.pack.setAccessibleName(self.tr("The booster pack"))
        return below

    def _connect(self) -> None:
        self.pack.chosen.connect(self._choose)
        self.pack.taken.connect(self._take_card)
        self.take.clicked.connect(lambda: self._take_card(self.pack.picked))
        self.undo.clicked.connect(self.undo_wanted)
        self.asking.answered.connect(self.answered)
        for spread in (self.pack, self.pool, self.shown):
            spread.pointed.connect(lambda number, spread=spread: self._look_at(spread, number))
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo_wanted.emit)

    # what is shown

    def show_seat(self, seat: int) -> None:
        """Show the draft to whoever sits at a seat."""
        self.view = view = self.draft.view(seat)
        self.say("")
        name, pick = view.players[seat].name, view.decision
        way = self.tr("passed to the left ⟶") if view.to_left else self.tr("⟵ passed to the right")
        place = self.tr("Pack {n} of {all}, pick {pick}").format(n=view.round, all=view.rounds, pick=view.pick)
        self.title.setText(f"{name}: {place} · {way}")
        self.players.setText("&nbsp;&nbsp; ".join(self._of_player(at) for at in range(len(view.players))))
        cards = view.pack if isinstance(pick, Pick) else view.looked_at
        if set(cards) != {card.id for card in self.pack.cards}:
            self.pack.picked = NONE
        self.pack.show_cards(self.faces.spread((number, view.names[number]) for number in cards), self.pack.picked)
        self.pool.show_cards(self.faces.piles((number, view.names[number]) for number in view.pile))
        self.pool_title.setText(
            counted(len(view.pile), self.tr("Your pool: {n} card"), self.tr("Your pool: {n} cards"))
        )
        self.curve.show_cards([self.faces.rated(view.names[number]) for number in view.pile])
        self._show_table(view)
        self.story.setText("\n".join(view.story[-TOLD:]))
        self.story.setToolTip(tip("\n".join(view.story[-MOST_TOLD:])))
        self.undo.setEnabled(self.draft.may_undo(seat))
        self._ask(view)

    def _of_player(self, seat: int) -> str:
        assert self.view is not None
        player = self.view.players[seat]
        color = theme.palette().seat(seat)
        strong = "font-weight: 700; text-decoration: underline;" if seat == self.view.waiting_for else ""
        return f'<span style="color: {color}; {strong}">{escape(player.name)}</span> {player.drafted}'

    def _show_table(self, view: DraftView) -> None:
        """What all players see: cards drafted face up, removed cards, and notes."""
        cards = [
            SpreadCard(number, self.faces.of(view.names[number])[0], badge=player.name)
            for player in view.players for number in player.face_up
        ]  # fmt: skip
        cards += [
            SpreadCard(number, self.faces.of(view.names[number])[0], badge=self.tr("removed"))
            for number in view.removed
        ]
        self.shown.show_cards(tuple(cards))
        noted = [
            f"{player.name} · {card}: {self._noted(view, kind, value)}"
            for player in view.players for card, kind, value in player.notes
        ]  # fmt: skip
        self.notes.setText("\n".join(noted[-NOTES:]))
        self.notes.setToolTip(tip("\n".join([self.tr("Everything that was noted:"), *noted]) if noted else ""))
        self.notes.setVisible(bool(noted))
        self.shown.setVisible(bool(cards))
        self.on_table.setVisible(bool(cards or noted))

    def _noted(self, view: DraftView, kind: str, value: int | str) -> str:
        if kind == "player":
            return view.players[int(value)].name
        return language.current().term("color", NAMES_OF_COLORS[str(value)]) if kind == "color" else str(value)

    def _ask(self, view: DraftView) -> None:
        decision = view.decision
        picking = isinstance(decision, Pick)
        for button in self._aside:
            self.using.removeWidget(button)
            button.deleteLater()
        self._aside = []
        self.take.setVisible(picking)
        self.asking.setVisible(decision is not None and not picking and not isinstance(decision, BuildDeck))
        if isinstance(decision, Pick):
            for own in decision.aside:
                self._aside.append(self._aside_button(own, view.names[own]))
            self._offer_uses()
            self._look_at(self.pack, self.pack.picked)
            self.pack.setFocus()
        elif decision is not None and not isinstance(decision, BuildDeck):
            self._clear_uses()
            self.asking.ask(decision)
            self.asking.setFocus()

    def _aside_button(self, own: int, name: str) -> QPushButton:
        button = QPushButton(self.tr("Use {card}").format(card=name))
        button.setToolTip(tip(self.faces.of(name)[0].text))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.answered.emit({"use": own}))
        self.using.addWidget(button)
        return button

    def _clear_uses(self) -> None:
        for _, box in self._uses:
            self.using.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._uses = []

    def _offer_uses(self) -> None:
        """What lies face up and can be used with the chosen card."""
        self._clear_uses()
        decision = self.view.decision if self.view is not None else None
        if not isinstance(decision, Pick) or self.view is None:
            return
        picked = self.pack.picked
        for own, fitting in decision.together:
            if picked in fitting:
                box = QCheckBox(self.tr("with {card}").format(card=self.view.names[own]))
                box.setToolTip(tip(self.faces.of(self.view.names[own])[0].text))
                box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                self.using.addWidget(box)
                self._uses.append((own, box))
        name = self.view.names.get(picked, "")
        self.take.setEnabled(bool(name))
        self.take.setText(self.tr("Draft it  (Enter)") if name else self.tr("Choose a card"))
        self.take.setAccessibleName(self.tr("Draft {card}").format(card=name) if name else self.take.text())

    def _look_at(self, spread: CardSpread, number: int) -> None:
        """Show a card large; the chosen one if none is pointed at."""
        wanted = next((one for one in (number, self.pack.picked, self.pack.current) if one != NONE), NONE)
        self._preview_card(self.view.names.get(wanted, "") if self.view is not None else "")

    # what a player does

    def _choose(self, number: int) -> None:
        self.pack.choose(number)
        self._offer_uses()
        self._look_at(self.pack, number)

    def _take_card(self, number: int) -> None:
        """Draft a card, with what was ticked."""
        if self.view is None or number not in self.view.pack:
            return
        using = [own for own, box in self._uses if box.isChecked()] if number == self.pack.picked else []
        self.answered.emit({"take": number, "with": using})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_U:
            self.undo_wanted.emit()
        elif event.text().isdigit() and self.asking.isVisible():
            self.asking.press(int(event.text()))
        else:
            super().keyPressEvent(event)
