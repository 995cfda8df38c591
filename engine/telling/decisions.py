"""Decisions in words: what a player is asked, told in a language with what they may know."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from engine.core.record import replace
from engine.game.decisions.act import ACTIVATE, Action
from engine.game.decisions.choices import ChooseCardName, ChooseOption, ChooseReplacement
from engine.game.decisions.orders import WaitingTrigger
from engine.game.decisions.payment import PayMana
from engine.meaning.message import Message

if TYPE_CHECKING:
    from engine.game.decisions.decision import Decision
    from engine.telling.teller import Telling

CODES = ("kind", "purpose", "rule", "way", "asked", "cost", "pool", "event")  # what is compared, and never shown

Asked = TypeVar("Asked", "Decision", Action)


def in_words(asked: Asked, telling: Telling) -> Asked:
    """A decision, or an action offered, whose texts are words of a language: answers to it are the same.

    A decision names the rule that has it asked.
    """
    told: Asked = _told(asked, telling.of(asked.oid if isinstance(asked, Action) else asked.source))
    return told if isinstance(told, Action) or told.rule == told.asked_by else replace(told, rule=told.asked_by)


def _told(asked: Any, telling: Telling) -> Any:
    changed: dict[str, Any] = _rules_text(asked, telling)
    kind: type = type(asked)
    for name in _texts(kind):
        value = getattr(asked, name)
        words = changed[name] if name in changed else _words(value, telling)
        if words is not value:
            changed[name] = words
    return replace(asked, **changed) if changed else asked


def _rules_text(asked: Any, telling: Telling) -> dict[str, Any]:
    """The texts that are rules text, or words of the rulebook, and no names."""
    if isinstance(asked, Action):
        return {"label": telling.rules_text(asked.label, asked.oid)} if asked.kind == ACTIVATE else {}
    if isinstance(asked, WaitingTrigger):
        return {"text": telling.rules_text(asked.text, asked.source)}
    if isinstance(asked, PayMana):
        return {"spent": tuple((ref, telling.rules_text(text, ref)) for ref, text in asked.spent)}
    if isinstance(asked, ChooseReplacement):
        return {"options": tuple(map(telling.rules_text, asked.options, asked.sources))}  # each has its source
    if isinstance(asked, ChooseOption) and not isinstance(asked, ChooseCardName):
        return {"options": tuple(_option(text, telling) for text in asked.options)}
    return {}


def _option(text: str, telling: Telling) -> str:
    return telling.tell(text) if isinstance(text, Message) else telling.language.term("option", text)


def _words(value: Any, telling: Telling) -> Any:
    """A value with the texts in it told; the very same value if there is nothing to tell."""
    if isinstance(value, str):
        return telling.tell(value)
    if isinstance(value, tuple):
        told = tuple(_words(one, telling) for one in value)
        return value if all(one is other for one, other in zip(value, told, strict=True)) else told
    return _told(value, telling) if is_dataclass(value) else value


@cache
def _texts(asked: type) -> tuple[str, ...]:
    """The fields of a decision, or of what is listed in one, that may hold texts."""
    return tuple(item.name for item in fields(asked) if item.init and item.name not in CODES)
