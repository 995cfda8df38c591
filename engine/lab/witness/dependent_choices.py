"""Choices that others depend on: each use of the word "target" asks once, and after what it reads.

A spell is cast and an ability activated where there is plenty of everything. For each time that its words say "target"
somebody is to be asked for targets (CR 601.2c), and X must be known before the words that have an X in them (601.2b).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.cards.library import CardLibrary
from engine.game.decisions.choices import ChooseModes, ChooseNumber, ChooseTargets
from engine.lab.witness.findings import Finding
from engine.lab.witness.tried_board import board, put
from engine.lab.witness.trying import Answers, tried
from engine.meaning.abilities import SpellAbility

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card_data import CardData, FaceData
    from engine.game.decisions.act import Action
    from engine.game.state.game import Game
    from engine.lab.witness.trying import Trial

QUESTION = "targets that are never asked for, or before what they depend on"

RICHES = (3, 3, 3)
_REMINDER = re.compile(r" ?\([^)]*\)")
_SAID_ONLY = re.compile(r"\"[^\"]*\"|“[^”]*”")  # by an ability that something else gets
_TARGET = re.compile(
    r"(?<!the )(?<!that )(?<!new )(?<!its )(?<!only )(?<!which )(?<!could )(?<!single )(?<!legal )(?<!be )(?<!each )"
    r"\b[Tt]argets?\b(?! of | only|s? (?:it|one|a |an |another|this|you|only)\b)"
)
_OTHERWISE = re.compile(r"instead|therwise|unless|\bor \d? ?target|hoose|•|may have|[Ii]f |[Ww]hen |it targets")
_TWO_WAYS = re.compile(r"^(Overload|Strive|Escalate)\b", re.MULTILINE)  # of which one has no target, or more of them
_NO_EFFECT = re.compile(r"^(When|Whenever|At) |^[^.]*$|^[^\".]*: ")


def examine(card: CardData) -> Iterator[Finding]:
    """The uses of "target" on a card for which nobody is asked, or too early."""
    library = CardLibrary([card])
    if "arget" not in card.faces[0].text or len(card.faces) > 1 or _TWO_WAYS.search(card.faces[0].text):
        return
    if library.reason(card.name):
        return
    definition = library.definition(card.name)
    game = board(RICHES)
    there = put(game, definition)
    told: set[str] = set()
    for action, trial in tried(game, there, Answers()):
        words = _words_of(game, action, card.faces[0])
        for kind, seen in (*_unasked(words, trial), *_too_early(trial)):
            if kind not in told:
                told.add(kind)
                yield Finding(card.name, kind, f"{seen}: {words[:200]}")


def _words_of(game: Game, action: Action, face: FaceData) -> str:
    """The words that an action follows, as far as they can be told apart from the others of the card."""
    if action.kind == "activate":
        return _SAID_ONLY.sub("", game.chars(action.oid).abilities.activated[action.index].label)
    written = game.chars(action.oid).abilities.unexpanded()
    if action.kind != "cast" or not any(isinstance(one, SpellAbility) for one in written):
        return ""
    lines = _SAID_ONLY.sub("", _REMINDER.sub("", face.text)).split("\n")
    return "\n".join(line for line in lines if not _NO_EFFECT.match(line))


def _unasked(words: str, trial: Trial) -> Iterator[tuple[str, str]]:
    """Whether there were fewer questions than the words say "target"."""
    asked = sum(isinstance(decision, ChooseTargets) for decision, _ in trial.asked)
    said = len(_TARGET.findall(words))
    if _OTHERWISE.search(words) or any(isinstance(one, ChooseModes) for one, _ in trial.asked):
        return
    if asked < said:  # a copy may be given new targets too
        yield "fewer targets asked than said", f"{asked} of {said}"


def _too_early(trial: Trial) -> Iterator[tuple[str, str]]:
    """Whether a number was asked after targets whose words have it in them."""
    targets: list[str] = []
    for decision, _ in trial.asked[: trial.announced]:
        if isinstance(decision, ChooseTargets):
            targets.append(str(decision.words))
        elif isinstance(decision, ChooseNumber) and any("X()" in words for words in targets):
            yield "targets asked before the number that they depend on", f"{len(targets)} targets"
