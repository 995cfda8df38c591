"""Targets and other choices of objects and players.

They are picked on the board, or among cards beside it (CR 601.2c).
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.api import ChooseObjects, ChooseTargets, View
from gui import wording
from gui.dialogs.card_panel import CardPanel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.models.marks import Arrow, Region

ON_THE_TABLE = ("battlefield", "stack")
HARMFUL = ("sacrifice", "discard", "exile", "destroy")  # what is done with these can't be taken back


class PickEditor(DecisionEditor):
    """Picking some of several things.

    If exactly one is asked for, the click is the answer, unless it does harm.
    """

    def __init__(self, decision: ChooseTargets | ChooseObjects, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._candidates = decision.candidates
        self._least, self._most = decision.least, min(decision.most, len(decision.candidates))
        self._picked: list[int] = []
        self._at_once = self._least == self._most == 1 and not self.harmful
        self._hidden = [ref for ref in self._candidates if not self._on_the_table(ref)]
        self.opens_panel = bool(self._hidden)

    @property
    def harmful(self) -> bool:
        """Whether what is picked is lost: then it is chosen first and confirmed."""
        return False

    def _on_the_table(self, ref: int) -> bool:
        """Whether a candidate is seen on the table, so that it needs no place in the panel."""
        seen = self.view.objects.get(ref)
        if seen is None:
            return ref < len(self.view.players)
        return seen.zone in ON_THE_TABLE or (seen.zone == "hand" and seen.owner == self.decision.seat)

    def detail(self) -> str:
        if self._most == 1:
            return ""
        picked = self.names(self._picked) or self.tr("nothing yet")
        if self._least == self._most:
            return self.tr("{n} of {most}: {names}").format(n=len(self._picked), most=self._most, names=picked)
        return self.tr("{n} picked ({least} to {most}): {names}").format(
            n=len(self._picked), least=self._least, most=self._most, names=picked)  # fmt: skip

    def lit(self) -> Iterable[int]:
        return self._candidates if len(self._picked) < self._most or self._most == 1 else self._picked

    def picked(self) -> Iterable[int]:
        return self._picked

    def badges(self) -> dict[int, str]:
        if not isinstance(self.decision, ChooseObjects) or not self.decision.ordered:
            return {}
        return {ref: str(number) for number, ref in enumerate(self._picked, 1)}

    def click(self, ref: int) -> bool:
        if ref not in self._candidates:
            return False
        if self._at_once:
            self.answered.emit([ref])
            return True
        if ref in self._picked:
            self._picked.remove(ref)
        elif self._most == 1:
            self._picked = [ref]
        elif len(self._picked) < self._most:
            self._picked.append(ref)
        self.changed.emit()
        return True

    def number_key(self, number: int) -> bool:
        return 0 < number <= len(self._candidates) and self.click(self._candidates[number - 1])

    def main_text(self) -> str:
        """What the main button says."""
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        if self._at_once:
            return self.cancelling()
        anew = [Choice("anew", self.tr("Pick anew"))] if self._picked and self._hidden and self._most > 1 else []
        return [*self.cancelling(), *anew, self.main_choice(self.main_text(), list(self._picked))]

    def pressed(self, name: str) -> None:
        self._picked = []
        self.changed.emit()

    def make_panel(self) -> QWidget:
        cards = [self.view.objects[ref] for ref in self._hidden if ref in self.view.objects]
        zones = dict.fromkeys(wording.zone_name(card.zone) for card in cards)
        return CardPanel(" · ".join(zones), self.prompt(), cards, piled=self._piled())

    def _piled(self) -> bool:
        """Whether equal cards may lie in piles: not where each has its own place in an order."""
        return not isinstance(self.decision, ChooseObjects) or not self.decision.ordered

    def regions(self) -> list[Region]:
        panel = self.panel()
        return [panel.grid] if isinstance(panel, CardPanel) else []


@edits(ChooseTargets)
class TargetsEditor(PickEditor):
    """Targets for one use of the word "target" (CR 601.2c)."""

    decision: ChooseTargets

    def prompt(self) -> str:
        words = self.decision.words
        if not words:
            return super().prompt()
        asked = self.tr("choose {words}.").format(words=words[:1].lower() + words[1:])
        source = self.view.objects.get(self.decision.source)
        return f"{source.name}: {asked}" if source is not None and source.name else asked[:1].upper() + asked[1:]

    def arrows(self) -> list[Arrow]:
        start = self.decision.source
        return [Arrow(start, ref, "target", self.decision.seat) for ref in self._picked] if start >= 0 else []

    def can_drag(self, ref: int) -> bool:
        return ref == self.decision.source

    def drop_targets(self, ref: int) -> Iterable[int]:
        return self._candidates

    def drop(self, ref: int, target: int) -> bool:
        return self.click(target)

    def why_not_there(self, ref: int, target: int) -> str:
        return self.why_not(target)

    def why_not(self, ref: int) -> str:
        if ref in self._candidates or ref < 0:
            return ""
        words = self.decision.words or self.tr("another target")
        why = self.tr("“{what}” can’t be chosen: {words} is asked for").format(what=self.view.name_of(ref), words=words)
        return wording.with_rule(why, self.decision.rule or "601.2c")

    def main_text(self) -> str:
        if not self._picked:
            return self.tr("Target …") if self._least else self.tr("No target")
        if len(self._picked) == 1:
            return self.tr("Target “{name}”").format(name=self.view.name_of(self._picked[0]))
        return self.tr("Target these {n}").format(n=len(self._picked))


@edits(ChooseObjects)
class ObjectsEditor(PickEditor):
    """Objects chosen without targeting, for a purpose (CR 608.2d)."""

    decision: ChooseObjects

    @property
    def harmful(self) -> bool:
        return self.decision.purpose in HARMFUL

    def why_not(self, ref: int) -> str:
        if ref in self._candidates or ref < 0:
            return ""
        why = self.tr("“{what}” can’t be chosen here").format(what=self.view.name_of(ref))
        return wording.with_rule(why, self.decision.rule)

    def main_text(self) -> str:
        verb = wording.purpose_verb(self.decision.purpose)
        if not self._picked:
            return (self.tr("{verb} …") if self._least else self.tr("{verb} nothing")).format(verb=verb)
        if len(self._picked) == 1:
            return self.tr("{verb} “{name}”").format(verb=verb, name=self.view.name_of(self._picked[0]))
        return self.tr("{verb} these {n}").format(verb=verb, n=len(self._picked))
