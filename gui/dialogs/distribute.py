"""Cards sent to several places: scry, surveil, two piles (CR 701.18, 701.42, 700.3)."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.api import NOBODY, Distribute, SplitPiles, View
from gui import wording
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.models.marks import Region
from gui.widgets.card_grid import CardGrid
from gui.widgets.label import Label


class PlacesEditor(DecisionEditor):
    """A row of cards for each place; a click sends a card on to the next place."""

    opens_panel = True

    def __init__(
        self, decision: Distribute | SplitPiles, view: View, refs: tuple[int, ...], places: tuple[str, ...],
        limits: tuple[int, ...], parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(decision, view, parent)
        self._places, self._limits = places, limits
        self._groups: list[list[int]] = [[] for _ in places]
        for ref in refs:
            self._groups[next(at for at in range(len(places)) if self._has_room(at))].append(ref)
        self._grids: list[CardGrid] = []
        self._labels: list[Label] = []

    @property
    def groups(self) -> list[list[int]]:
        """The cards at each place, in order."""
        return [list(group) for group in self._groups]

    def _has_room(self, at: int) -> bool:
        return self._limits[at] == NOBODY or len(self._groups[at]) < self._limits[at]

    def lit(self) -> list[int]:
        return [ref for group in self._groups for ref in group]

    def click(self, ref: int) -> bool:
        at = next((place for place, group in enumerate(self._groups) if ref in group), -1)
        if at < 0:
            return False
        for step in range(1, len(self._groups)):
            to = (at + step) % len(self._groups)
            if self._has_room(to):
                self._groups[at].remove(ref)
                self._groups[to].append(ref)
                break
        self._refresh()
        self.changed.emit()
        return True

    def badges(self) -> dict[int, str]:
        return {ref: str(number) for group in self._groups if len(group) > 1 for number, ref in enumerate(group, 1)}

    def number_key(self, number: int) -> bool:
        cards = sorted(self.lit())
        return 0 < number <= len(cards) and self.click(cards[number - 1])

    def place_text(self, at: int) -> str:
        """The heading of a place."""
        return f"{self._places[at]} ({len(self._groups[at])})"

    def _refresh(self) -> None:
        for at, grid in enumerate(self._grids):
            grid.model_.sync([self.view.objects[ref] for ref in self._groups[at] if ref in self.view.objects])
            self._labels[at].setText(self.place_text(at))

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Where does each card go?"), self.tr("A click sends a card on to the next place."))
        for place in self._places:
            label = Label()
            label.setProperty("look", "caption")
            grid = CardGrid(card_width=118)
            grid.setAccessibleName(place)
            panel.body.addWidget(label)
            panel.body.addWidget(grid, 1)
            self._labels.append(label)
            self._grids.append(grid)
        self._refresh()
        return panel

    def regions(self) -> list[Region]:
        self.panel()
        return list(self._grids)


@edits(Distribute)
class DistributeEditor(PlacesEditor):
    """Cards on top or bottom of a library, into a graveyard ….

    For a library the first is the topmost in the end.
    """

    decision: Distribute

    def __init__(self, decision: Distribute, view: View, parent: QObject | None = None) -> None:
        limits = decision.at_most or (NOBODY,) * len(decision.places)
        super().__init__(decision, view, decision.objects, decision.places, limits, parent)

    def place_text(self, at: int) -> str:
        return f"{wording.place_name(self._places[at])} ({len(self._groups[at])})"

    def detail(self) -> str:
        return "; ".join(
            f"{wording.place_name(place)}: {self.names(group) or '—'}"
            for place, group in zip(self._places, self._groups, strict=True)
        )

    def choices(self) -> list[Choice]:
        if len(self.lit()) == 1:
            return [*self.cancelling(), *self._for_one()]
        kept = len(self._groups[0]) == sum(map(len, self._groups))
        place = wording.place_name(self._places[0])
        text = self.tr("Leave all: {place}").format(place=place) if kept else self.tr("Put them there")
        return [*self.cancelling(), self.main_choice(text, self.groups)]

    def _for_one(self) -> list[Choice]:
        """Of a single card: a button for each place, the one where it lies now last."""
        (card,) = self.lit()
        here = next(at for at, group in enumerate(self._groups) if group)
        places = [at for at in range(len(self._places)) if at != here and self._has_room(at)]
        return [
            Choice(
                "main" if at == here else f"option {at}", wording.place_name(self._places[at]),
                [[card] if at == to else [] for to in range(len(self._places))], main=at == here,
            )
            for at in (*places, here)
        ]  # fmt: skip


@edits(SplitPiles)
class PilesEditor(PlacesEditor):
    """Objects split into two piles (CR 700.3)."""

    decision: SplitPiles

    def __init__(self, decision: SplitPiles, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, decision.objects, ("", ""), (NOBODY, NOBODY), parent)

    def place_text(self, at: int) -> str:
        name = self.tr("First pile") if at == 0 else self.tr("Second pile")
        return f"{name} ({len(self._groups[at])})"

    def choices(self) -> list[Choice]:
        first, second = map(len, self._groups)
        text = self.tr("These piles: {first} and {second}").format(first=first, second=second)
        return [*self.cancelling(), self.main_choice(text, list(self._groups[0]))]
