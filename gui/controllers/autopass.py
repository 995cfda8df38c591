"""When a pass needs no click: nothing can be done, or the player set no stop here. It always says why."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from engine.api import PRACTISING, STEPS, Act, Match, View
from gui import wording
from gui.models.view_queries import aimed_at, attacked

OWN, OTHERS = "own", "others"
Stop = tuple[str, str]  # a step, and whose turn
DEFAULT_STOPS: frozenset[Stop] = frozenset(
    [(step, OWN) for step in ("main1", "declare_blockers", "main2")]
    + [(step, OTHERS) for step in ("declare_blockers", "end")]
)
COMBAT = ("declare_attackers", "declare_blockers", "first_strike_damage", "combat_damage", "end_combat")
LAST_STOP = "main2"  # where one's own turn waits for its player
STOPPABLE = tuple(step for step in STEPS if step not in ("untap", "cleanup"))
PRACTICE_STOPS: frozenset[Stop] = frozenset((step, whose) for step in STOPPABLE for whose in (OWN, OTHERS))
"""Of who remembers their own triggers: passing may be too late, so nothing is passed for them but what they say."""

translate = QCoreApplication.translate


Ability = tuple[int, str]  # its source, and its text


@dataclass(frozen=True, slots=True)
class PassRules:
    """What a seat asked for.

    Where to stop, whether to hold priority, how far to skip, and what needs no question.
    """

    stops: frozenset[Stop] = DEFAULT_STOPS
    hold: bool = False  # never pass for the player while there is something else to do
    skip_turn: int = 0  # pass until the end of this turn
    yields: frozenset[Ability] = frozenset()  # abilities that are let resolve
    always: tuple[tuple[Ability, bool], ...] = ()  # questions (what asks, its words) that are answered yes or no
    quiet: bool = False  # nothing until one's own next turn
    only_mine: bool = False  # of what is on the stack only what is aimed at the seat or what is its own
    remembers: bool = False  # asked though nothing could be done, and of what is one's own on the stack
    auto_end: bool = False  # one's own turn ends by itself when nothing can be done

    def toggled(self, stop: Stop) -> PassRules:
        """The same with a stop set or taken away."""
        return replace(self, stops=self.stops ^ {stop})

    def yielding(self, ability: Ability) -> PassRules:
        """The same with an ability always let resolve, or no longer."""
        return replace(self, yields=self.yields ^ {ability})

    def answering(self, question: Ability, answer: bool | None) -> PassRules:
        """The same with a question always answered so; None: asked again."""
        rest = tuple(pair for pair in self.always if pair[0] != question)
        return replace(self, always=rest if answer is None else (*rest, (question, answer)))

    def answer_to(self, question: Ability) -> bool | None:
        """How a question is always answered; None if it is asked."""
        return next((answer for asked, answer in self.always if asked == question), None)


def can_do_something(decision: Act) -> bool:
    """Whether there is more to do than passing and making mana."""
    return any(action.kind not in ("pass", "mana") for action in decision.actions)


def _is_held(decision: Act, rules: PassRules) -> bool:
    """Whether the player keeps priority to do something with it (CR 117.3c); passing alone is no reason to ask."""
    return rules.hold and can_do_something(decision)


def why_pass(view: View, decision: Act, rules: PassRules) -> str:
    """Why to pass for the player; "" if they must be asked. One's own turn never ends by itself."""
    if _is_held(decision, rules):
        return ""
    own = view.is_active(decision.seat)
    if rules.quiet and not own:
        return translate("Autopass", "you wanted nothing until your next turn")
    if view.stack:
        return _why_let_resolve(view, decision, rules)
    if rules.skip_turn == view.turn:
        return translate("Autopass", "you ended the turn") if own else translate(
            "Autopass", "you skipped to the end of the turn")  # fmt: skip
    if own and view.step == LAST_STOP and not rules.auto_end:
        return ""
    return _why_go_on(view, decision, rules, own)


def _why_go_on(view: View, decision: Act, rules: PassRules, own: bool) -> str:
    """Why to go on to the next step: nothing could be done, or nothing is wanted here."""
    if not can_do_something(decision) and not rules.remembers:
        return translate("Autopass", "nothing could be done")
    if (view.step, OWN if own else OTHERS) not in rules.stops:
        return translate("Autopass", "no stop is set here")
    if not own and view.step in COMBAT and not attacked(view, decision.seat) and not rules.remembers:
        return translate("Autopass", "nobody attacks you")
    return ""


def _why_let_resolve(view: View, decision: Act, rules: PassRules) -> str:
    top = view.objects[view.stack[0]]
    name = wording.name_of(top)
    if rules.remembers:
        return ""
    if top.controller == decision.seat:
        return translate("Autopass", "your own “{name}” is on top").format(name=name)
    if not can_do_something(decision):
        return translate("Autopass", "you couldn’t respond to “{name}”").format(name=name)
    if (top.source, top.text) in rules.yields:
        return translate("Autopass", "you always let “{name}” resolve").format(name=name)
    if rules.only_mine and not aimed_at(view, decision.seat):
        return translate("Autopass", "“{name}” is not aimed at you or yours").format(name=name)
    return ""


def why_asked(view: View, decision: Act, rules: PassRules) -> str:
    """What stopped passing for the player: why they are asked here."""
    if _is_held(decision, rules):
        return translate("Autopass", "you hold priority")
    if view.stack:
        return translate("Autopass", "you could respond to “{name}”").format(
            name=wording.name_of(view.objects[view.stack[0]]))  # fmt: skip
    if view.is_active(decision.seat) and view.step == LAST_STOP:
        return translate("Autopass", "you end your turn")
    return translate("Autopass", "you have a stop here")


def practising(match: Match) -> tuple[int, ...]:
    """The seats whose players remember their own triggers."""
    seats = dict(match.setup.options).get(PRACTISING, ())
    return tuple(map(int, seats)) if isinstance(seats, tuple) else ()
