"""Fewer things than the words ask for: "you may sacrifice two creatures" where there is one, or none.

Who can't do all of it is not asked, and what is done in part is not done (CR 118.3, 608.2d). A card is used where its
player has nothing but the card, a little, and plenty of everything, and says yes wherever that can be said.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING

from engine.cards.library import CardLibrary
from engine.compiler.printing import print_as
from engine.game.events.event import Event
from engine.lab.witness.findings import Finding
from engine.lab.witness.nothing_happened import lived_through
from engine.meaning.families import Instruction
from engine.meaning.node import children, walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.cards.card_data import CardData
    from engine.game.rules.context import Context
    from engine.meaning.cards import CardDefinition

QUESTION = "things that may be done to several, and are done to fewer"

TABLES = ((0, 3, 3), (1, 3, 3), (3, 3, 3))
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
SEVERAL = re.compile(rf"^(?:sacrifice|discard|exile|return|tap|untap|reveal|put) ({'|'.join(NUMBERS)}) (?!.*counter)")
SAID = re.compile(rf"\bmay \w+ ({'|'.join(NUMBERS)}) ")


def examine(card: CardData) -> Iterator[Finding]:
    """What a card lets be done to fewer things than its words ask for."""
    library = CardLibrary([card])
    if not any(SAID.search(face.text) for face in card.faces) or library.reason(card.name):
        return
    definition = library.definition(card.name)
    seen: dict[tuple[str, str], None] = {}
    with _noting(definition, lambda kind, words: seen.setdefault((kind, words))):
        for riches in TABLES:
            lived_through(definition, riches)
    for kind, words in seen:
        yield Finding(card.name, kind, words)


@contextmanager
def _noting(definition: CardDefinition, note: Callable[[str, str], None]) -> Iterator[None]:
    """Whatever somebody may do within is looked at."""
    abilities = [ability for face in definition.faces for ability in face.printed.abilities.unexpanded()]
    nodes = (node for ability in abilities for node in walk(ability))
    optional = dict.fromkeys(type(node) for node in nodes if isinstance(node, Instruction) and node.optional)
    follow = {found: found.perform for found in optional}
    for found, perform in follow.items():
        setattr(found, "perform", _looked_at(perform, note))  # noqa: B010
    try:
        yield
    finally:
        for found, perform in follow.items():
            setattr(found, "perform", perform)  # noqa: B010


def _looked_at(perform: Callable[..., bool], note: Callable[[str, str], None]) -> Callable[..., bool]:
    @wraps(perform)
    def performed(step: Instruction, ctx: Context) -> bool:
        before = ctx.game.history.total
        done = perform(step, ctx)
        deed = next((print_as("chain", child) for child in children(step) if isinstance(child, Instruction)), "")
        number = SEVERAL.match(deed[:1].lower() + deed[1:])
        if done and number is not None:
            events = [event for event in ctx.game.history.since(before) if isinstance(event, Event)]
            things = {ref for event in events for ref in event.subjects()}
            if len(things) < NUMBERS[number[1]]:
                note("done to fewer things", f"{deed}: {len(things)}")
        return done

    return performed
