"""What a person is told of at their first games, once each.

What is new about a question, in a sentence or two.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.api import (
    ACTIVATE,
    CAST,
    PLAY,
    Act,
    AssignDamage,
    ChooseModes,
    ChooseNumber,
    ChooseTargets,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    OrderTriggers,
    PayMana,
    View,
)

translate = QCoreApplication.translate
Fits = Callable[[Decision, View, Set[str]], bool]

BEGINS, MULLIGAN, BOTTOM, DISCARD = (
    "starting player",
    "mulligan",
    "bottom",
    "discard",
)  # what the engine calls what it asks for
FOUGHT = "Damage"  # what is told of it


@dataclass(frozen=True, slots=True)
class Lesson:
    """Something new: when it is, given a question, a view and the kinds of what happened since the last one."""

    name: str
    fits: Fits


def _is(kind: type[Decision]) -> Fits:
    return lambda asked, _view, _told: isinstance(asked, kind)


def _may(*kinds: str) -> Fits:
    """One can do this now, with nothing waiting on the stack."""
    return lambda asked, view, _told: (
        isinstance(asked, Act) and not view.stack and any(action.kind in kinds for action in asked.actions)
    )


def _for(purpose: str) -> Fits:
    return lambda asked, _view, _told: asked.purpose == purpose


def _before_turns(asked: Decision, view: View, told: Set[str]) -> bool:
    """Cards of a new hand go to the bottom of the library, before the first turn."""
    return not view.turn and _for(BOTTOM)(asked, view, told)


def _responds(asked: Decision, view: View, _told: Set[str]) -> bool:
    """Something of another player's waits, and one may respond."""
    return isinstance(asked, Act) and bool(view.stack) and view.objects[view.stack[0]].controller != asked.seat


def _resolves(asked: Decision, view: View, _told: Set[str]) -> bool:
    """Something of one's own waits."""
    return isinstance(asked, Act) and bool(view.stack) and view.objects[view.stack[0]].controller == asked.seat


def _is_sick(asked: Decision, view: View, _told: Set[str]) -> bool:
    """A creature of one's own came this turn."""
    return isinstance(asked, Act) and view.is_active(asked.seat) and not view.stack and any(
        seen.sick and seen.controller == asked.seat for seen in map(view.objects.__getitem__, view.battlefield)
    )  # fmt: skip


def _has_fought(asked: Decision, view: View, told: Set[str]) -> bool:
    """Damage was dealt in combat since one was asked last."""
    return FOUGHT in told and view.step in ("combat_damage", "first_strike_damage", "end_combat", "main2")


LESSONS = (  # what is told first where several things are new
    Lesson("first", _for(BEGINS)),
    Lesson("mulligan", _for(MULLIGAN)),
    Lesson("bottom", _before_turns),
    Lesson("discard", _for(DISCARD)),
    Lesson("payment", _is(PayMana)),
    Lesson("targets", _is(ChooseTargets)),
    Lesson("modes", _is(ChooseModes)),
    Lesson("number", _is(ChooseNumber)),
    Lesson("triggers", _is(OrderTriggers)),
    Lesson("attack", _is(DeclareAttackers)),
    Lesson("block", _is(DeclareBlockers)),
    Lesson("assign", _is(AssignDamage)),
    Lesson("damage", _has_fought),
    Lesson("respond", _responds),
    Lesson("resolve", _resolves),
    Lesson("land", _may(PLAY)),
    Lesson("spell", _may(CAST)),
    Lesson("sick", _is_sick),
    Lesson("ability", _may(ACTIVATE)),
    Lesson("pass", _is(Act)),
)


def new_in(asked: Decision, view: View, told: Set[str], known: Set[str]) -> str:
    """The name of what is new about a question, for somebody who knows some lessons; "" if nothing is."""
    return next((one.name for one in LESSONS if one.name not in known and one.fits(asked, view, told)), "")


def words_of(name: str) -> str:
    """A lesson in words."""
    return {**_of_questions(), **_of_turns()}[name]


def _of_questions() -> dict[str, str]:
    """What is said where something is asked that is nothing but that."""
    return {
        "first": translate(
            "Lessons",
            "Whoever begins is a turn ahead, but draws no card in the first turn. It is good with most decks.",
        ),
        "mulligan": translate(
            "Lessons",
            "Seven cards to begin with. Keep a hand with two to five lands and something to cast; a new hand "
            "costs you one card each time.",
        ),
        "bottom": translate(
            "Lessons",
            "For the new hand, some cards go to the bottom of your library: choose those that you will need last.",
        ),
        "discard": translate(
            "Lessons",
            "Choose what you can do without: expensive spells while lands lack, lands when you have plenty.",
        ),
        "payment": translate(
            "Lessons",
            "A cost is paid with mana, and lands make mana. What the table proposes is marked: confirm it, or "
            "click lands to pay with those.",
        ),
        "targets": translate(
            "Lessons",
            "What can be a target is lit. Click whom or what it shall happen to; Esc calls the spell off.",
        ),
        "modes": translate(
            "Lessons",
            "It can do several things: choose now which of them it does.",
        ),
        "number": translate(
            "Lessons",
            "You choose a number. For X, a larger one costs more mana and does more.",
        ),
        "triggers": translate(
            "Lessons",
            "Several abilities trigger at once, and you say in which order they go on the stack: the top one "
            "resolves first.",
        ),
        "attack": translate(
            "Lessons",
            "Click creatures that shall attack, then confirm. They tap, so they can’t block in the next turn of"
            " your opponent; each may be blocked.",
        ),
        "block": translate(
            "Lessons",
            "You are attacked. Drag a creature onto an attacker to block it: they deal damage to each other. "
            "What nobody blocks hits you.",
        ),
        "assign": translate(
            "Lessons",
            "Damage is shared among several. A creature dies from as much damage as its toughness, the second "
            "of its two numbers.",
        ),
    }


def _of_turns() -> dict[str, str]:
    """What is said where one has priority."""
    return {
        "damage": translate(
            "Lessons",
            "Damage was dealt: creatures with as much as their toughness have died; what remains on others is "
            "gone at the end of the turn.",
        ),
        "respond": translate(
            "Lessons",
            "A spell or ability of another player waits on the stack, at the right. You may cast an instant "
            "first; else let it resolve.",
        ),
        "resolve": translate(
            "Lessons",
            "Your spell is on the stack now. It happens as soon as everybody passes: let it resolve.",
        ),
        "land": translate(
            "Lessons",
            "One land a turn: click one in your hand, or drag it to the board. Do so before all else, for it "
            "pays for your spells.",
        ),
        "spell": translate(
            "Lessons",
            "Cards that are lit can be cast: your lands can pay for the cost in the corner. Click one, or drag "
            "it to the board.",
        ),
        "sick": translate(
            "Lessons",
            "Your new creature can’t attack before your next turn, but it can block. You may end your turn, with E.",
        ),
        "ability": translate(
            "Lessons",
            "Something on the board has an ability that you can use: it glows in another color. Click it to see"
            " what it does and costs.",
        ),
        "pass": translate(
            "Lessons",
            "If you want to do nothing more, pass with Space. The table stops again where you can do something;"
            " Ctrl+Z takes back.",
        ),
    }
