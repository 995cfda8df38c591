"""Attacking bands, put together on the board by dragging, clicking or keys (CR 508.1e, 702.22c)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from PySide6.QtCore import QObject

from engine.api import DeclareBands, View
from gui import wording
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.models.marks import NOTHING, Arrow

Bands = list[list[int]]


@edits(DeclareBands)
class BandsEditor(DecisionEditor):
    """Which attackers are banded with which: one is dragged on to another, or both are clicked.

    A click on one that is in a band, and another on itself, take it out again.
    """

    decision: DeclareBands

    def __init__(self, decision: DeclareBands, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self.bands: Bands = []
        self._attacked = dict(decision.attacks)
        self._armed = NOTHING

    def band_of(self, ref: int) -> list[int]:
        """The band of an attacker; itself alone if it is in none."""
        return next((band for band in self.bands if ref in band), [ref])

    def _joined(self, ref: int, other: int) -> Bands:
        """The bands once an attacker has joined another's; what it leaves is a band only if it still may be one."""
        band = self.band_of(other)
        rest = [[one for one in old if one != ref] for old in self.bands if old is not band]
        return [*self._legal(rest), [*(one for one in band if one != ref), ref]]

    def _legal(self, bands: Iterable[list[int]]) -> Bands:
        """Those of some bands that may be one."""
        return [band for band in bands if not self.complaint([band])]

    def _may_join(self, ref: int, other: int) -> bool:
        return ref != other and {ref, other} <= self._attacked.keys() and not self._why_apart(ref, other)

    def _why_apart(self, ref: int, other: int) -> str:
        """Why an attacker can't join the band of another; "" if it can."""
        return self.complaint(self._joined(ref, other)[-1:])

    # what is shown

    def prompt(self) -> str:
        return self.tr("Which attackers form a band?")

    def detail(self) -> str:
        if self._armed != NOTHING:
            name = self.view.name_of(self._armed)
            if len(self.band_of(self._armed)) > 1:
                return self.tr("Who else joins the band of “{name}”? Again on itself: it leaves").format(name=name)
            return self.tr("Who is in a band with “{name}”?").format(name=name)
        named = self.tr("Band {letter}: {names}")
        said = [named.format(letter=self._letter(at), names=self.names(band)) for at, band in enumerate(self.bands)]
        return " · ".join(said) or self.tr(
            "Drag an attacker on to another, or click both: a band is blocked as one, "
            "and you divide the damage that is dealt to it."
        )

    @staticmethod
    def _letter(at: int) -> str:
        return ascii_uppercase[at] if at < len(ascii_uppercase) else str(at + 1)

    def lit(self) -> Iterable[int]:
        if self._armed != NOTHING:
            return {self._armed, *(ref for ref in self._attacked if self._may_join(ref, self._armed))}
        return {ref for ref in self._attacked if self.drop_targets(ref) or len(self.band_of(ref)) > 1}

    def picked(self) -> Iterable[int]:
        return {self._armed, *(ref for band in self.bands for ref in band)} - {NOTHING}

    def badges(self) -> dict[int, str]:
        return {ref: self._letter(at) for at, band in enumerate(self.bands) for ref in band}

    def arrows(self) -> list[Arrow]:
        return [Arrow(ref, attacked, "attack", self.decision.seat) for ref, attacked in self.decision.attacks]

    def why_not(self, ref: int) -> str:
        return self.why_not_there(ref, self._armed) if self._armed != NOTHING else self._not_attacking(ref)

    def _not_attacking(self, ref: int) -> str:
        if ref in self._attacked or ref not in self.view.battlefield:
            return ""
        return wording.with_rule(self.tr("“{name}” is not attacking").format(name=self.view.name_of(ref)), "702.22c")

    # what can be done

    def click(self, ref: int) -> bool:
        if ref == self._armed:
            self._leave(ref)
        elif self._armed != NOTHING:
            if not self._may_join(ref, self._armed):
                return False
            self.bands = self._joined(ref, self._armed)
        elif ref in self.lit():
            self._armed = ref
            self.changed.emit()
            return True
        else:
            return False
        self._armed = NOTHING
        self.changed.emit()
        return True

    def _leave(self, ref: int) -> None:
        """Take an attacker out of its band."""
        self.bands = self._legal([one for one in band if one != ref] for band in self.bands)

    def can_drag(self, ref: int) -> bool:
        return bool(self.drop_targets(ref))

    def drop_targets(self, ref: int) -> Sequence[int]:
        if ref not in self._attacked:
            return ()
        return [other for other in self._attacked if other not in self.band_of(ref) and self._may_join(ref, other)]

    def why_not_there(self, ref: int, target: int) -> str:
        unfit = self._not_attacking(ref) or self._not_attacking(target)
        if unfit or not {ref, target} <= self._attacked.keys() or target in self.band_of(ref):
            return unfit
        return self._why_apart(ref, target)

    def drop(self, ref: int, target: int) -> bool:
        if target not in self.drop_targets(ref):
            return False
        self.bands, self._armed = self._joined(ref, target), NOTHING
        self.changed.emit()
        return True

    # the buttons

    def _all_in_one(self) -> Bands:
        """All who attack the same as one band, for each thing that is attacked, where that may be."""
        groups: dict[int, list[int]] = {}
        for attacker, attacked in self.decision.attacks:
            groups.setdefault(attacked, []).append(attacker)
        return self._legal(groups.values())

    def choices(self) -> list[Choice]:
        buttons = [Choice("none", self.tr("Clear"))] if self.bands else []
        together = self._all_in_one()
        if together and {*map(frozenset, together)} != {*map(frozenset, self.bands)}:
            text = self.tr("All in one band") if len(together) == 1 else self.tr("A band against each")
            buttons.insert(0, Choice("option all", text))
        return [*buttons, self.main_choice(self._main_text(), [list(band) for band in self.bands])]

    def _main_text(self) -> str:
        if not self.bands:
            return self.tr("No bands")
        return wording.counted(len(self.bands), self.tr("Attack in a band"), self.tr("Attack in {n} bands"))

    def pressed(self, name: str) -> None:
        self._armed = NOTHING
        self.bands = self._all_in_one() if name == "option all" else []
        self.changed.emit()
