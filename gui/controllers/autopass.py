"""When a pass needs no click: nothing can be done, or the player set no stop here. It always says why."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication

from engine.api import STEPS, Act, View
from gui import wording

OWN, OTHERS = "own", "others"
Stop = tuple[str, str]  # a step, and whose turn
DEFAULT_STOPS: frozenset[Stop] = frozenset(
    [(step, OWN) for step in ("main1", "declare_blockers", "main2")]
    + [(step, OTHERS) for step in ("declare_attackers", "declare_blockers", "end")]
)
STOPPABLE = tuple(step for step in STEPS if step not in ("untap", "cleanup"))

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PassRules:
    """What a seat asked for: where to stop, whether to hold priority, and how far to skip."""

    stops: frozenset[Stop] = DEFAULT_STOPS
    hold: bool = False  # never pass for the player
    skip_turn: int = 0  # pass until the end of this turn
    yields: frozenset[tuple[int, str]] = field(default_factory=frozenset)  # (source, text) of abilities let resolve

    def toggled(self, stop: Stop) -> PassRules:
        """The same with a stop set or taken away."""
        return replace(self, stops=self.stops ^ {stop})

    def yielding(self, ability: tuple[int, str]) -> PassRules:
        """The same with an ability always let resolve, or no longer."""
        return replace(self, yields=self.yields ^ {ability})


def can_do_something(decision: Act) -> bool:
    """Whether there is more to do than passing and making mana."""
    return any(action.kind not in ("pass", "mana") for action in decision.actions)


def why_pass(view: View, decision: Act, rules: PassRules) -> str:
    """Why to pass for the player; "" if they must be asked."""
    if rules.hold:
        return ""
    own = view.is_active(decision.seat)
    if view.stack:
        return _why_let_resolve(view, decision, rules)
    if not can_do_something(decision):
        return translate("Autopass", "nothing could be done")
    if rules.skip_turn == view.turn:
        return translate("Autopass", "you skipped to the end of the turn")
    if (view.step, OWN if own else OTHERS) in rules.stops:
        return ""
    return translate("Autopass", "no stop is set here")


def _why_let_resolve(view: View, decision: Act, rules: PassRules) -> str:
    top = view.objects[view.stack[0]]
    if top.controller == decision.seat:
        return translate("Autopass", "your own “{name}” is on top").format(name=wording.name_of(top))
    if not can_do_something(decision):
        return translate("Autopass", "you couldn’t respond to “{name}”").format(name=wording.name_of(top))
    if (top.source, top.text) in rules.yields:
        return translate("Autopass", "you always let “{name}” resolve").format(name=wording.name_of(top))
    return ""


def pass_note(view: View, why: str) -> str:
    """A note on a pass, with the step it was in."""
    return translate("Autopass", "{step}: {why}").format(step=wording.step_name(view.step), why=why)
