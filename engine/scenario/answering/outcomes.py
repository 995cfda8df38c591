"""Whether being chosen is good or bad for what is chosen, as far as the text tells.

The defaults of lenient runs ask.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.core.zones import STACK

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.game import Game

_BAD = re.compile(
    r"\b(destroys?|damage|exiles?|discards?|sacrifices?|loses?|counter target|counters? it|taps? (target|up|that|all)|"
    r"can't|doesn't untap|gains? control|mills?|fights?|gets? -|-\d/-\d counter|returns? .*\b(hand|library)|"
    r"puts? .*\blibrary|becomes? .*\b0/\d|enchanted creature (can't|doesn't|gets -)|shuffle)\b"
)
_GOOD = re.compile(
    r"(gets? \+|gains? (?!control)|\+1/\+1 counter|untaps?|regenerate|draws?|return .*\bbattlefield|prevent|"
    r"protection|attach|indestructible|double|gain)"
)
_NEUTRAL = re.compile(r"\b(copy of|a copy|copies|onto the battlefield|without paying)\b")


def announced_text(game: Game, source: ObjectId) -> str:
    """The text that asks: of the topmost object on the stack if that is the source's or the source itself."""
    if game.stack:
        top = game.objects[game.stack[-1]]
        item = top.stack
        if item is not None and item.ability is not None and item.source == source:
            return item.ability.label
        if top.id == source and top.zone == STACK:
            return game.chars(top.id).text
    known = source in game.objects or source in game.last_known
    return game.chars(source).text if known else ""


def text_that_says(game: Game, words: str) -> str:
    """The text of the topmost spell on the stack that has these words; "" if there is none."""
    spells = (game.objects[oid] for oid in reversed(game.stack))
    texts = (game.chars(found.id).text for found in spells if found.stack is not None and found.stack.ability is None)
    return next((text for text in texts if words and words.casefold() in text.casefold()), "")


def outcome_of(text: str, words: str = "") -> bool | None:
    """True: good, False: bad, None: neither, by the sentence in which the words stand."""
    sentences = re.split(r"(?<=[.\n])\s*", text.casefold())
    wanted = words.casefold().strip()
    about = next((sentence for sentence in sentences if wanted and wanted in sentence), text.casefold())
    if _NEUTRAL.search(about):
        return None
    bad, good = _BAD.search(about), _GOOD.search(about)
    if bad and good:
        return bad.start() > good.start()
    if bad or good:
        return bool(good)
    return None
