"""Attackers and blockers, declared on the board by dragging, clicking or keys (CR 508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from engine.api import DeclareAttackers, DeclareBlockers, View, is_player
from gui import wording
from gui.dialogs.editor import Choice, DecisionEditor
from gui.models.marks import NOTHING, Arrow


class AttackersEditor(DecisionEditor):
    """A click makes a creature attack, or stop. With several things to attack, the next click says which."""

    decision: DeclareAttackers

    def __init__(self, decision: DeclareAttackers, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._possible = dict(decision.possible)
        self.pairs: dict[int, int] = dict(decision.demanded)
        self._armed = NOTHING

    def prompt(self) -> str:
        return self.tr("Which creatures attack?")

    def detail(self) -> str:
        if self._armed != NOTHING:
            return self.tr("What does “{name}” attack?").format(name=self.view.name_of(self._armed))
        groups: dict[int, list[int]] = {}
        for attacker, defender in self.pairs.items():
            groups.setdefault(defender, []).append(attacker)
        said = self.tr("{defender}: {n} attacking, {power} power")
        parts = [
            said.format(defender=self.view.name_of(defender), n=len(attackers), power=self._power(attackers))
            for defender, attackers in groups.items()
        ]
        must = [attacker for attacker, _ in self.decision.demanded]
        if must and not set(must) <= self.pairs.keys():
            parts.append(self.tr("must attack: {names}").format(names=self.names(must)))
        return " · ".join(parts) or self.tr("Click a creature, or drag it on to what it attacks.")

    def _power(self, refs: Iterable[int]) -> int:
        return sum(max(self.view.objects[ref].power or 0, 0) for ref in refs if ref in self.view.objects)

    def lit(self) -> Iterable[int]:
        if self._armed != NOTHING:
            return {*self._possible[self._armed], self._armed}
        return self._possible.keys()

    def picked(self) -> Iterable[int]:
        return {*self.pairs, self._armed} - {NOTHING}

    def arrows(self) -> list[Arrow]:
        return [Arrow(attacker, defender, "attack", self.decision.seat) for attacker, defender in self.pairs.items()]

    def click(self, ref: int) -> bool:
        if self._armed != NOTHING and ref in self._possible[self._armed]:
            self._set(self._armed, ref)
        elif ref == self._armed:
            self._armed = NOTHING
        elif ref in self.pairs:
            del self.pairs[ref]
        elif ref in self._possible:
            defenders = self._possible[ref]
            if len(defenders) == 1:
                self._set(ref, defenders[0])
            else:
                self._armed = ref
        else:
            return False
        self.changed.emit()
        return True

    def _set(self, attacker: int, defender: int) -> None:
        self.pairs[attacker] = defender
        self._armed = NOTHING

    def can_drag(self, ref: int) -> bool:
        return ref in self._possible

    def drop_targets(self, ref: int) -> Iterable[int]:
        return self._possible.get(ref, ())

    def drop(self, ref: int, target: int) -> bool:
        if target not in self._possible.get(ref, ()):
            return False
        self._set(ref, target)
        self.changed.emit()
        return True

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
        why = self.tr("“{name}” can’t attack that").format(name=self.view.name_of(ref))
        return wording.with_rule(why, "508.1b")

    def choices(self) -> list[Choice]:
        found = []
        if len(self.pairs) < len(self._possible):
            found.append(Choice("all", self.tr("Attack with all")))
        if self.pairs:
            found.append(Choice("none", self.tr("Clear")))
        return [*found, self.main_choice(self._main_text(), [list(pair) for pair in self.pairs.items()])]

    def _main_text(self) -> str:
        if not self.pairs:
            return self.tr("No attack")
        if len(self.pairs) == 1:
            return self.tr("Attack with “{name}”").format(name=self.view.name_of(next(iter(self.pairs))))
        return self.tr("Attack with {n} creatures").format(n=len(self.pairs))

    def pressed(self, name: str) -> None:
        self._armed = NOTHING
        if name == "none":
            self.pairs.clear()
        else:
            for attacker, defenders in self._possible.items():
                self.pairs.setdefault(attacker, next((ref for ref in defenders if is_player(ref)), defenders[0]))
        self.changed.emit()


class BlockersEditor(DecisionEditor):
    """A click on a blocker, then on the attacker; or a drag from the one to the other."""

    decision: DeclareBlockers

    def __init__(self, decision: DeclareBlockers, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._possible = dict(decision.possible)
        self.pairs: list[tuple[int, int]] = [(blocker, attacker) for blocker, attacker in decision.demanded]
        self._limits = dict(decision.limits)
        self._armed = NOTHING

    def prompt(self) -> str:
        return self.tr("Which creatures block?")

    def detail(self) -> str:
        if self._armed != NOTHING:
            return self.tr("Which attacker does “{name}” block?").format(name=self.view.name_of(self._armed))
        through = [
            oid for oid in self.view.battlefield
            if self.view.objects[oid].attacking == self.decision.seat and oid not in {at for _, at in self.pairs}
        ]  # fmt: skip
        power = sum(max(self.view.objects[oid].power or 0, 0) for oid in through)
        blocks = [f"{self.view.name_of(blocker)} → {self.view.name_of(attacker)}" for blocker, attacker in self.pairs]
        coming = wording.counted(len(through), self.tr("{n} attacker unblocked"), self.tr("{n} attackers unblocked"))
        coming += self.tr(", {n} power").format(n=power)
        return " · ".join([*blocks, coming]) if through or blocks else coming

    def lit(self) -> Iterable[int]:
        if self._armed != NOTHING:
            return {*self._possible[self._armed], self._armed}
        return self._possible.keys()

    def picked(self) -> Iterable[int]:
        return {self._armed, *(blocker for blocker, _ in self.pairs)} - {NOTHING}

    def arrows(self) -> list[Arrow]:
        return [Arrow(blocker, attacker, "block", self.decision.seat) for blocker, attacker in self.pairs]

    def click(self, ref: int) -> bool:
        if self._armed != NOTHING and ref in self._possible[self._armed]:
            self._toggle(self._armed, ref)
            self._armed = NOTHING
        elif ref == self._armed:
            self._armed = NOTHING
        elif ref in self._possible:
            mine = [pair for pair in self.pairs if pair[0] == ref]
            if mine and not self.may_block_more(ref, len(mine)):
                self.pairs = [pair for pair in self.pairs if pair[0] != ref]
            elif len(self._possible[ref]) == 1:
                self.pairs.append((ref, self._possible[ref][0]))
            else:
                self._armed = ref
        else:
            return False
        self.changed.emit()
        return True

    def _toggle(self, blocker: int, attacker: int) -> None:
        """Set a block, or take it back. A creature that may block no more leaves the attacker it blocked."""
        pair = (blocker, attacker)
        mine = [old for old in self.pairs if old[0] == blocker]
        if pair in mine:
            self.pairs.remove(pair)
        elif self.may_block_more(blocker, len(mine)):
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
        self._toggle(ref, target)
        self._armed = NOTHING
        self.changed.emit()
        return True

    def may_block_more(self, blocker: int, now: int) -> bool:
        """Whether a creature may block one more attacker than it does (CR 509.1b)."""
        return now < self._limits.get(blocker, 1)

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
        found = [Choice("none", self.tr("Clear"))] if self.pairs else []
        blockers = {blocker for blocker, _ in self.pairs}
        some = wording.counted(len(blockers), self.tr("Block with {n} creature"), self.tr("Block with {n} creatures"))
        text = some if blockers else self.tr("No blocks")
        return [*found, self.main_choice(text, [list(pair) for pair in self.pairs])]

    def pressed(self, name: str) -> None:
        self.pairs.clear()
        self._armed = NOTHING
        self.changed.emit()
