"""The variants that a new game is played with.

A tick for each, and a choice for each list that they ask for.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.api import (
    DeckList,
    OfferedList,
    OfferedVariant,
    dealt,
    deck_cards,
    shipped_lists,
    sides,
    variants,
    why_not_together,
)
from gui import language, theme
from gui.widgets.drop_down import DropDown
from gui.widgets.label import Label
from gui.wording import tip

COLUMNS = 4
Listed = tuple[tuple[int, str], ...]  # how many of which card


def told_of(one: OfferedVariant) -> str:
    """What a variant is, in a sentence, and its rule."""
    told = QCoreApplication.translate("VariantTicks", "{says} (rule {rule}).")
    return told.format(says=language.term("variant_says", one.name), rule=one.rule)


class VariantTicks(QWidget):
    """All variants, as the engine offers them.

    What the ticked ones don't go together with can't be ticked.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.after_drafts = False  # whether it is for games after drafts, whose decks are drafted
        self.fixed: tuple[str, ...] = ()  # the variants that are played in any case: those of a draft
        self.offers: dict[str, OfferedVariant] = {}
        self.ticks: dict[str, QCheckBox] = {}
        self.lists: dict[str, DropDown] = {}  # by kind
        self.shared: dict[str, QCheckBox] = {}  # whether all players have one together, by kind
        self._decks: dict[str, dict[str, DeckList]] = {}
        self.together = Label()  # who plays with whom
        self.together.setProperty("look", "caption")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GAP)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(18)
        self._column.addLayout(self._grid)
        self._column.addWidget(self.together)

    def offer(self) -> None:
        """Read what the engine offers, once it is wanted: the words of all variants are loaded for it."""
        if self.offers:
            return
        fitting = [one for one in variants() if one.after_any_draft or not self.after_drafts]
        self.known = {one.name: one for one in variants()}
        for one in fitting:
            tick = QCheckBox(language.term("variant", one.title), self)
            tick.setToolTip(tip(told_of(one)))
            tick.setAccessibleDescription(told_of(one))
            tick.toggled.connect(self._settle)
            tick.toggled.connect(self.changed)
            self.offers[one.name], self.ticks[one.name] = one, tick
            for wanted in one.lists:
                if wanted.kind not in self.lists:
                    self._offer_list(wanted)
        self._arrange()
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """As many ticks side by side as have room for their words, at most `COLUMNS`."""
        widest = max((tick.sizeHint().width() for tick in self.ticks.values()), default=1)
        gap = self._grid.horizontalSpacing()
        columns = max(1, min(COLUMNS, (self.width() + gap) // (widest + gap)))
        for number, tick in enumerate(self.ticks.values()):
            self._grid.addWidget(tick, number // columns, number % columns)

    def _offer_list(self, wanted: OfferedList) -> None:
        kind, title = wanted.kind, language.term("variant", wanted.title)
        choice = DropDown()
        told = self.tr("The {list} of everyone who has one").format(list=title)
        choice.setAccessibleName(told)
        choice.setToolTip(tip(told))
        self._decks[kind] = shipped_lists(kind)
        choice.addItems(list(self._decks[kind]))
        line = QHBoxLayout()
        line.addWidget(choice, 1)
        self.lists[kind] = choice
        if wanted.communal and not self.after_drafts:
            self.shared[kind] = QCheckBox(self.tr("One {list} for all").format(list=title))
            line.addWidget(self.shared[kind])
        self._column.addLayout(line)

    def add_list(self, kind: str, name: str, deck: DeckList) -> None:
        """One more list to choose, and chosen.

        For a variant that is ticked, or else the first that asks for it.
        """
        self.offer()
        asking = [one for one in self.offers.values() if any(wanted.kind == kind for wanted in one.lists)]
        self._decks[kind][name] = deck
        if self.lists[kind].findText(name) < 0:
            self.lists[kind].addItem(name)
        self.lists[kind].setCurrentText(name)
        if not any(self.ticks[one.name].isChecked() for one in asking):
            self.ticks[asking[0].name].setChecked(True)

    def follow(self, names: tuple[str, ...]) -> None:
        """What is ticked follows a draft that is played with some variants itself."""
        self.fixed = names
        if self.offers:
            self._settle()

    def tick(self, *names: str) -> None:
        """Tick just these."""
        self.offer()
        for name, tick in self.ticks.items():
            if name not in names:
                tick.setChecked(False)
        for name in names:
            self.ticks[name].setChecked(True)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The names of the variants that are ticked."""
        return tuple(name for name, tick in self.ticks.items() if tick.isChecked())

    def _settle(self) -> None:
        """Take away what does not go together with what is ticked, and show the lists that are wanted."""
        chosen = [self.known[name] for name in (*self.fixed, *self.chosen)]
        for name, tick in self.ticks.items():
            why = language.sentence(next((one.not_with[name] for one in chosen if name in one.not_with), ""))
            tick.setEnabled(not why)
            if why and tick.isChecked():
                tick.setChecked(False)
            tick.setToolTip(tip(why or told_of(self.offers[name])))
        wanted = {offered.kind for one in chosen for offered in one.lists}
        for kind, choice in self.lists.items():
            choice.setVisible(kind in wanted)
        for kind, tick in self.shared.items():
            tick.setVisible(kind in wanted)

    def show_sides(self, players: int) -> None:
        """Tell who plays with whom."""
        together = (*self.fixed, *self.chosen)
        found = sides(together, players) if together else ()
        words = [self.tr(" and ").join(str(seat + 1) for seat in side) for side in found]
        self.together.setText(self.tr(" against ").join(words))
        self.together.setVisible(any(len(side) > 1 for side in found))

    def fitting(self, players: int) -> int:
        """How many seats the variants need: as many as there are, or the next number that is right for all."""
        return next((number for number in range(players, 9) if not self._why_not(number)), players)

    def untick_unfit(self, players: int) -> None:
        """Let go of the variants that so many can't play."""
        for tick in [tick for name, tick in self.ticks.items() if tick.isChecked()]:
            if self._why_not(players):
                tick.setChecked(False)

    def _why_not(self, players: int) -> str:
        return why_not_together((*self.fixed, *self.chosen), players)

    def chosen_lists(self, players: int) -> tuple[dict[str, Listed], ...]:
        """The lists of each seat."""
        own = {kind: listed for kind, listed in self._chosen_by_kind().items() if not self._is_shared(kind)}
        return dealt(own, players, self.chosen)

    def lists_together(self) -> dict[str, Listed]:
        """The lists that all players have together (CR 901.15)."""
        return {kind: listed for kind, listed in self._chosen_by_kind().items() if self._is_shared(kind)}

    @property
    def seated_at_random(self) -> bool:
        """Whether chance says who sits where (CR 807.3)."""
        return any(self.offers[name].seated_at_random for name in self.chosen)

    def _is_shared(self, kind: str) -> bool:
        return kind in self.shared and self.shared[kind].isChecked()

    def _chosen_by_kind(self) -> dict[str, Listed]:
        wanted = {offered.kind for name in self.chosen for offered in self.offers[name].lists}
        decks = {kind: self._decks[kind].get(self.lists[kind].currentText()) for kind in sorted(wanted)}
        return {kind: deck_cards(deck) for kind, deck in decks.items() if deck is not None}
