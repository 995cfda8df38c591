"""Words that do nothing: followed again and again on a full board, and nothing comes of them.

A card is cast in every way, each of its abilities is activated, it attacks, lives through turns and dies, on a board on
which each of three seats has plenty of everything. An instruction that never does anything then, a word that never
stands for anything, an amount that is always 0 and an instruction that is never come to are findings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.library import CardLibrary
from engine.core.errors import EngineError
from engine.core.zones import BATTLEFIELD, GRAVEYARD, HAND
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from engine.lab.witness.findings import Finding
from engine.lab.witness.tried_board import board, with_card
from engine.lab.witness.trying import Answers, Trial, tried
from engine.lab.witness.watching import Watched, watching
from engine.meaning.abilities import ActivatedAbility, SpellAbility, TriggeredAbility
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.node import children, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card_data import CardData
    from engine.meaning.abilities import Ability
    from engine.meaning.cards import CardDefinition

QUESTION = "words that nothing ever comes of on a full board"

RICHES = (3, 3, 3)
OFTEN = 3  # so often a word is followed before nothing coming of it says anything
ANSWERS = (
    Answers(),
    Answers(number=1, mode=1, seed=1),
    Answers(number=0, mode=2, most=False, seed=2),
    Answers(yes=False, mode=3, seed=3),
)
LATER = 4  # turns that it lives through


def examine(card: CardData) -> Iterator[Finding]:
    """The words of a card that nothing ever came of."""
    library = CardLibrary([card])
    if library.reason(card.name):
        return
    definition = library.definition(card.name)
    watched = Watched()
    with watching(watched):
        lived_through(definition)
    for face in definition.faces:
        for ability in face.printed.abilities.unexpanded():
            yield from _idle(card.name, ability, watched)


def lived_through(definition: CardDefinition) -> None:
    """Use a card in every way there is."""
    stays = not {"instant", "sorcery"} & set(definition.front.printed.types)
    for answers in ANSWERS:
        game = board(RICHES)
        there = with_card(game, definition, HAND, GRAVEYARD, *((BATTLEFIELD,) if stays else ()))
        for _ in tried(game, there, answers):
            pass
        if not stays:
            continue
        trial = Trial(game.clone(), answers)
        try:
            happen(trial.game, Destroy(there[-1]))
            trial.settle()
            trial = Trial(game.clone(), answers)
            trial.turns(LATER)
        except EngineError:
            continue


def _idle(name: str, ability: Ability, watched: Watched) -> Iterator[Finding]:
    if not isinstance(ability, (SpellAbility, ActivatedAbility, TriggeredAbility)):
        return
    whole, _ = watched.of(ability.effect)
    if whole < OFTEN:
        return
    for node in walk(ability.effect):
        times, came_to = watched.of(node)
        if isinstance(node, Instruction):
            if any(isinstance(below, Instruction) for child in children(node) for below in walk(child)):
                continue
            if not times and watched.of(node) == (0, 0):
                yield Finding(name, f"never come to: {type(node).__name__}", f"{whole} times: {ability.label}")
            elif times >= OFTEN and not came_to:
                yield Finding(name, f"never does anything: {type(node).__name__}", f"{times} times: {ability.label}")
        elif times >= OFTEN and not came_to:
            if isinstance(node, Reference):
                yield Finding(name, f"stands for nothing: {type(node).__name__}", f"{times} times: {ability.label}")
            elif isinstance(node, Amount):
                yield Finding(name, f"is always 0: {type(node).__name__}", f"{times} times: {ability.label}")
