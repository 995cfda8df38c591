"""A deck from a pool.

Two spreads between which cards go with a click, basic lands, commanders, curve and colours.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from engine.api import BuildDeck, Draft, basic_lands, suggested
from gui.views.drafts.faces import PILES
from gui.views.drafts.page import DraftersPage
from gui.widgets.card_spread import NONE, CardSpread, SpreadCard
from gui.widgets.label import Label

EXTRA = 1_000_000  # the numbers of cards that may be added as commanders begin here


class DeckPage(DraftersPage):
    """The building of one player's deck."""

    changed = Signal(object)

    def __init__(self, draft: Draft) -> None:
        super().__init__(draft)
        self.decision: BuildDeck | None = None
        self.names: dict[int, str] = {}
        self.inside: set[int] = set()
        self.leading: list[int] = []
        self._looked_at = NONE
        self.pool, self.deck = CardSpread(PILES, widest=124), CardSpread(PILES, widest=124)
        self.lands: dict[str, QSpinBox] = {}
        self._column.addWidget(self._above())
        middle = QHBoxLayout()
        middle.setContentsMargins(12, 8, 12, 10)
        spreads = QVBoxLayout()
        self.pool_title, self.deck_title = Label(), Label()
        for label, spread in ((self.deck_title, self.deck), (self.pool_title, self.pool)):
            label.setProperty("look", "heading")
            spreads.addWidget(label)
            spreads.addWidget(spread, 1)
        middle.addLayout(spreads, 1)
        middle.addWidget(self._beside())
        self._column.addLayout(middle, 1)
        self.deck.setAccessibleName(self.tr("Your deck"))
        self.pool.setAccessibleName(self.tr("The rest of your pool: your sideboard"))
        self.deck.empty = self.tr("Click on cards below to put them into the deck, or have one suggested.")
        self.pool.empty = self.tr("Everything is in the deck.")
        for spread in (self.deck, self.pool):
            spread.chosen.connect(self.put)
            spread.taken.connect(lambda _number: None)
            spread.pointed.connect(self._look_at)

    def _above(self) -> QWidget:
        bar, line = self._bar()
        line.addStretch(1)
        for text, deed in (
            (self.tr("Suggest a deck"), self.suggest), (self.tr("Suggest lands"), self.suggest_lands),
            (self.tr("Leave"), self.left.emit),
        ):  # fmt: skip
            button = self._quiet_button(text)
            button.clicked.connect(lambda _=False, deed=deed: deed())
            line.addWidget(button)
        return bar

    def _beside(self) -> QWidget:
        side, column = self._side(180)
        panel = QFrame()
        panel.setProperty("look", "panel")
        inner = QVBoxLayout(panel)
        inner.addWidget(self.curve)
        self._land_grid = QGridLayout()
        inner.addLayout(self._land_grid)
        column.addWidget(panel)
        self.lead = QPushButton()
        self.lead.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lead.clicked.connect(self._lead)
        column.addWidget(self.lead)
        column.addWidget(self.note)
        self.done = QPushButton()
        self.done.setProperty("look", "main")
        self.done.clicked.connect(self.finish)
        column.addWidget(self.done)
        return side

    def show_seat(self, seat: int, sketch: dict[str, Any] | None = None) -> None:
        """Let a player build; a sketch is the deck that they were building when they left."""
        decision = self.draft.pending
        assert isinstance(decision, BuildDeck)
        if decision == self.decision:
            return
        self.decision = decision
        self.names = dict(enumerate(decision.pool))
        self.names |= {EXTRA + at: name for at, name in enumerate(name for name in decision.extra for _ in range(2))}
        self.inside, self.leading = set(), []
        for at, name in enumerate(decision.basics):
            self._land_row(at, name)
        self.title.setText(self.tr("{name}: build your deck").format(name=self.draft.view(seat).players[seat].name))
        self.lead.setVisible(decision.led)
        if sketch is not None:
            self.take_deck(sketch)
        else:
            self.suggest()
        self.deck.setFocus()
        self._look_at(self.deck.current)

    def _land_row(self, at: int, name: str) -> None:
        if name not in self.lands:
            box = QSpinBox()
            box.setRange(0, 99)
            box.setAccessibleName(name)
            box.setButtonSymbols(QSpinBox.ButtonSymbols.PlusMinus)
            box.setMinimumWidth(44)
            box.valueChanged.connect(lambda _number: self._count())
            label = Label(name)
            label.setProperty("look", "caption")
            self._land_grid.addWidget(label, 0, at, Qt.AlignmentFlag.AlignHCenter)
            self._land_grid.addWidget(box, 1, at)
            self.lands[name] = box

    # what a player does

    def put(self, number: int) -> None:
        """Put a card into the deck, or out of it."""
        name = self.names[number]
        if number in self.leading:
            self.leading.remove(number)
        elif number in self.inside:
            self.inside.discard(number)
        elif self.faces.rated(name).conspiracy:
            self.say(self.tr("{card} is for the sideboard: before the game begins you choose the conspiracies you use "
                             "(rule 905.4).").format(card=name))  # fmt: skip
            return
        elif number >= EXTRA:
            self.leading.append(number)
        else:
            self.inside.add(number)
        self._refresh()

    def _lead(self) -> None:
        """Let the card that is looked at lead the deck, or no more."""
        number = self._looked_at
        if number not in self.names or not self.faces.rated(self.names[number]).legend:
            self.say(self.tr("Point at a legendary creature first, or stand on one with the keys."))
            return
        if number in self.leading:
            self.leading.remove(number)
            self.inside.add(number)
        else:
            self.inside.discard(number)
            self.leading = [*self.leading[-1:], number]
        self._refresh()

    def suggest(self) -> None:
        """Have a deck suggested."""
        assert self.decision is not None
        answer = suggested(self.draft.setup, self.decision)
        self.take_deck(answer)

    def take_deck(self, answer: dict[str, Any]) -> None:
        """Lay out a deck."""
        assert self.decision is not None
        self.inside, self.leading = set(), []
        wanted: Counter[str] = Counter({name: count for count, name in answer["deck"]})
        leading = list(answer["commanders"])
        for number, name in self.names.items():
            if name in leading:
                leading.remove(name)
                self.leading.append(number)
            elif wanted[name] > 0 and number < EXTRA:
                wanted[name] -= 1
                self.inside.add(number)
        for name, box in self.lands.items():
            box.blockSignals(True)
            box.setValue(wanted[name])
            box.blockSignals(False)
        self._refresh()

    def suggest_lands(self) -> None:
        """Have basic lands suggested for the rest of the deck."""
        assert self.decision is not None
        spells = [self.names[number] for number in (*self.inside, *self.leading)]
        found = basic_lands(self.draft.setup.cards, spells, self.decision.least - len(spells), self.decision.basics)
        for name, box in self.lands.items():
            box.setValue(found.get(name, 0))

    def answer(self) -> dict[str, Any]:
        """The deck as it lies there."""
        cards = Counter(self.names[number] for number in sorted(self.inside))
        listed = [[count, name] for name, count in cards.items()]
        listed += [[box.value(), name] for name, box in self.lands.items() if box.value()]
        return {"deck": listed, "commanders": [self.names[number] for number in self.leading]}

    def finish(self) -> None:
        """The deck is built."""
        self.answered.emit(self.answer())

    # what is shown

    def _refresh(self) -> None:
        self.say("")
        inside = [(number, self.names[number]) for number in sorted(self.inside)]
        leading = [(number, self.names[number]) for number in self.leading]
        outside = [(number, name) for number, name in self.names.items() if number not in self.inside
                   and number not in self.leading]  # fmt: skip
        led = tuple(
            SpreadCard(card.id, card.face, card.pile, badge=self.tr("commander")) for card in self.faces.piles(leading)
        )
        self.deck.show_cards((*led, *self.faces.piles(inside)))
        self.pool.show_cards(self.faces.piles(outside))
        self.curve.show_cards([self.faces.rated(name) for _, name in (*inside, *leading)])
        self._count()

    def _count(self) -> None:
        """How large the deck is, and whether that is enough."""
        assert self.decision is not None
        lands = sum(box.value() for box in self.lands.values())
        size = len(self.inside) + len(self.leading) + lands
        words = self.tr("Deck: {n} cards, {lands} of them basic lands; at least {least}")
        self.deck_title.setText(words.format(n=size, lands=lands, least=self.decision.least))
        rest = len(self.names) - len(self.inside) - len(self.leading)
        self.pool_title.setText(self.tr("Sideboard: {n}").format(n=rest))
        missing = self.decision.least - size
        self.changed.emit(self.answer())
        self.done.setEnabled(missing <= 0)
        self.done.setText(self.tr("The deck is ready") if missing <= 0 else self.tr("{n} more").format(n=missing))

    def _look_at(self, number: int) -> None:
        if number == NONE:
            return
        self._looked_at = number
        self._preview_card(self.names[number])
        leads = number in self.leading
        self.lead.setText(self.tr("Lead no more  (L)") if leads else self.tr("Lead the deck  (L)"))
        self.lead.setEnabled(self.faces.rated(self.names[number]).legend)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_L and self.decision is not None and self.decision.led:
            self._lead()
        else:
            super().keyPressEvent(event)
