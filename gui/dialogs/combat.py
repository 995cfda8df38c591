"""Attackers and blockers, declared on the board by dragging, clicking or keys (CR 508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject

from engine.api import DeclareAttackers, DeclareBlockers, View, is_player
from gui import wording
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.models.marks import NOTHING, Arrow


class CombatEditor(DecisionEditor):
    """Creatures, and what each of them attacks or blocks: by dragging, by two clicks, or by keys.

    A click lets a creature join in, or no longer; where it could join several things, the next click says which.
    """

    decision: DeclareAttackers | DeclareBlockers
    arrow = ""  # what kind of arrow is drawn from each to what it attacks or blocks

    def __init__(
        self, decision: DeclareAttackers | DeclareBlockers, view: View, parent: QObject | None = None
    ) -> None:  # fmt: skip
        super().__init__(decision, view, parent)
        self._possible = dict(decision.possible)
        self.pairs: list[tuple[int, int]] = list(decision.demanded)
        self._armed = NOTHING

    def may_join_more(self, creature: int, now: int) -> bool:
        """Whether a creature that attacks or blocks so much now could attack or block one thing more."""
        return now < 1

    def of(self, creature: int) -> list[tuple[int, int]]:
        """What a creature attacks or blocks."""
        return [pair for pair in self.pairs if pair[0] == creature]

    def power_of(self, refs: Iterable[int]) -> int:
        """The power of some creatures together."""
        return sum(max(self.view.objects[ref].power or 0, 0) for ref in refs if ref in self.view.objects)

    def lit(self) -> Iterable[int]:
        if self._armed != NOTHING:
            return {*self._possible[self._armed], self._armed}
        return self._possible.keys()

    def picked(self) -> Iterable[int]:
        return {self._armed, *(creature for creature, _ in self.pairs)} - {NOTHING}

    def arrows(self) -> list[Arrow]:
        return [Arrow(creature, other, self.arrow, self.decision.seat) for creature, other in self.pairs]

    def click(self, ref: int) -> bool:
        if self._armed != NOTHING and ref in self._possible[self._armed]:
            self._join(self._armed, ref)
        elif ref == self._armed:
            self._armed = NOTHING
        elif ref in self._possible:
            self._begin(ref)
        else:
            return False
        self.changed.emit()
        return True

    def _begin(self, creature: int) -> None:
        """A creature was clicked first: it joins in, or no longer, or it is asked what it joins."""
        mine = self.of(creature)
        if mine and not self.may_join_more(creature, len(mine)):
            self.pairs = [pair for pair in self.pairs if pair[0] != creature]
        elif len(self._possible[creature]) == 1:
            self.pairs.append((creature, self._possible[creature][0]))
        else:
            self._armed = creature

    def _join(self, creature: int, other: int) -> None:
        """Join them, or part them. A creature that may join no more leaves what it joined last."""
        pair, mine = (creature, other), self.of(creature)
        self._armed = NOTHING
        if pair in mine:
            self.pairs.remove(pair)
        elif self.may_join_more(creature, len(mine)):
            self.pairs.append(pair)
        else:
            self.pairs = [old for old in self.pairs if old not in mine[-1:]] + [pair]

    def can_drag(self, ref: int) -> bool:
        return ref in self._possible

    def drop_targets(self, ref: int) -> Iterable[int]:
        return self._possible.get(ref, ())

    def drop(self, ref: int, target: int) -> bool:
        if target not in self._possible.get(ref, ()):
            return False
        if (ref, target) not in self.pairs:
            self._join(ref, target)
        self.changed.emit()
        return True

    def pressed(self, name: str) -> None:
        self._armed = NOTHING
        self.pairs.clear()
        self.changed.emit()

    def declared(self, text: str) -> Choice:
        """The main button: what was put together.

        Not while it is asked what a creature that was clicked joins.
        """
        declared = self.main_choice(text, [list(pair) for pair in self.pairs])
        if self._armed == NOTHING:
            return declared
        undecided = self.tr("Choose what “{name}” is to attack or block, or click it again")
        return replace(declared, why_not=undecided.format(name=self.view.name_of(self._armed)))

    def clearing(self) -> list[Choice]:
        """The button that begins anew."""
        return [Choice("none", self.tr("Clear"))] if self.pairs else []


@edits(DeclareAttackers)
class AttackersEditor(CombatEditor):
    """Which creatures attack what (CR 508.1)."""

    decision: DeclareAttackers
    arrow = "attack"

    def prompt(self) -> str:
        return self.tr("Which creatures attack?")

    def detail(self) -> str:
        if self._armed != NOTHING:
            return self.tr("What does “{name}” attack?").format(name=self.view.name_of(self._armed))
        groups: dict[int, list[int]] = {}
        for attacker, defender in self.pairs:
            groups.setdefault(defender, []).append(attacker)
        said = self.tr("{defender}: {n} attacking, {power} power")
        parts = [
            said.format(defender=self.view.name_of(defender), n=len(attackers), power=self.power_of(attackers))
            for defender, attackers in groups.items()
        ]
        must = [attacker for attacker, _ in self.decision.demanded]
        if must and not set(must) <= {attacker for attacker, _ in self.pairs}:
            parts.append(self.tr("must attack: {names}").format(names=self.names(must)))
        return " · ".join(parts) or self.tr("Click a creature, or drag it on to what it attacks.")

    def why_not(self, ref: int) -> str:
        seen = self.view.objects.get(ref)
        if seen is None or ref in self._possible or seen.controller != self.decision.seat:
            return ""
        if seen.tapped:
            return wording.with_rule(self.tr("“{name}” is tapped").format(name=seen.name), "508.1a")
        if seen.sick:
            why = self.tr("“{name}” has not been under your control since your turn began").format(name=seen.name)
            return wording.with_rule(why, "302.6")
        return wording.with_rule(self.tr("“{name}” can’t attack").format(name=seen.name), "508.1a")

    def why_not_there(self, ref: int, target: int) -> str:
        seen = self.view.objects.get(target)
        if seen is not None and not {"planeswalker", "battle"} & set(seen.types):
            why = self.tr("“{other}” can’t be attacked: players, planeswalkers and battles can")
        elif target == self.decision.seat or (seen is not None and seen.controller == self.decision.seat):
            why = self.tr("“{name}” attacks opponents and what is theirs, not you")
        else:
            why = self.tr("“{name}” can’t attack “{other}”")
        return wording.with_rule(why.format(name=self.view.name_of(ref), other=self.view.name_of(target)), "508.1b")

    def choices(self) -> list[Choice]:
        more = len(self.pairs) < len(self._possible)
        every = [Choice("all", self.tr("Attack with all"))] if more else []
        return [*every, *self.clearing(), self.declared(self._main_text())]

    def _main_text(self) -> str:
        if not self.pairs:
            return self.tr("No attack")
        if len(self.pairs) == 1:
            return self.tr("Attack with “{name}”").format(name=self.view.name_of(self.pairs[0][0]))
        return self.tr("Attack with {n} creatures").format(n=len(self.pairs))

    def pressed(self, name: str) -> None:
        if name != "all":
            super().pressed(name)
            return
        self._armed = NOTHING
        for attacker, defenders in self._possible.items():
            if not self.of(attacker):
                self.pairs.append((attacker, next((ref for ref in defenders if is_player(ref)), defenders[0])))
        self.changed.emit()


@edits(DeclareBlockers)
class BlockersEditor(CombatEditor):
    """Which creatures block which attackers (CR 509.1)."""

    decision: DeclareBlockers
    arrow = "block"

    def __init__(self, decision: DeclareBlockers, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._limits = dict(decision.limits)

    def prompt(self) -> str:
        return self.tr("Which creatures block?")

    def detail(self) -> str:
        if self._armed != NOTHING:
            return self.tr("Which attacker does “{name}” block?").format(name=self.view.name_of(self._armed))
        through = [
            oid for oid in self.view.battlefield
            if self.view.objects[oid].attacking == self.decision.seat and oid not in {at for _, at in self.pairs}
        ]  # fmt: skip
        blocks = [f"{self.view.name_of(blocker)} → {self.view.name_of(attacker)}" for blocker, attacker in self.pairs]
        coming = wording.counted(len(through), self.tr("{n} attacker unblocked"), self.tr("{n} attackers unblocked"))
        coming += self.tr(", {n} power").format(n=self.power_of(through))
        return " · ".join([*blocks, coming]) if through or blocks else coming

    def may_join_more(self, creature: int, now: int) -> bool:
        return now < self._limits.get(creature, 1)  # CR 509.1b

    def why_not(self, ref: int) -> str:
        seen = self.view.objects.get(ref)
        if seen is None or seen.controller != self.decision.seat or ref in self._possible:
            return ""
        why = self.tr("“{name}” is tapped") if seen.tapped else self.tr("“{name}” can’t block any of the attackers")
        return wording.with_rule(why.format(name=seen.name), "509.1a")

    def why_not_there(self, ref: int, target: int) -> str:
        seen = self.view.objects.get(target)
        name, other = self.view.name_of(ref), self.view.name_of(target)
        if seen is None or seen.attacking == NOTHING:
            return wording.with_rule(self.tr("“{other}” is not attacking").format(other=other), "509.1a")
        why = self.tr("“{name}” can’t block “{other}”").format(name=name, other=other)
        return wording.with_rule(why, "509.1b")

    def choices(self) -> list[Choice]:
        blockers = {blocker for blocker, _ in self.pairs}
        some = wording.counted(len(blockers), self.tr("Block with {n} creature"), self.tr("Block with {n} creatures"))
        return [*self.clearing(), self.declared(some if blockers else self.tr("No blocks"))]
