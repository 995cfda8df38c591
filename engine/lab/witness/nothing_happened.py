"""Words that do nothing: followed again and again on a full board, and nothing comes of them.

A card is cast in every way, each of its abilities is activated, it attacks, lives through turns and dies, on a board on
which each of three seats has plenty of everything. An instruction that never does anything then, a word that never
stands for anything, an amount that is always 0 and an instruction that is never come to are findings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.library import CardLibrary
from engine.core.errors import EngineError
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from engine.lab.witness.findings import Finding
from engine.lab.witness.tried_board import board, put, stays
from engine.lab.witness.trying import Answers, Trial, tried
from engine.lab.witness.watching import Watched, watching
from engine.meaning.abilities import Ability, ActivatedAbility, SpellAbility, TriggeredAbility
from engine.meaning.families import Amount, EventPattern, Instruction, Reference
from engine.meaning.node import children, walk, walk_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card_data import CardData
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
APART = (Ability, EventPattern)  # what is inside is followed at another time
EXPLAINED = {
    "Number": "a number that is said",
    "Pays": "a payment is asked for by the words around it",
    "Skip": "nothing is what happens",
    "IsStill": "said of what the words before do (CR 205.1b)",
}
"""Words that never come to anything by themselves, and why."""


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


def lived_through(definition: CardDefinition, riches: tuple[int, ...] = RICHES) -> None:
    """Use a card in every way there is."""
    for answers in ANSWERS:
        game = board(riches)
        there = put(game, definition)
        for _, trial in tried(game, there, answers):
            if not stays(definition) and answers is ANSWERS[0]:
                _with_what_follows(trial)
        if not stays(definition):
            continue
        trial = Trial(game.clone(), answers)
        try:
            happen(trial.game, Destroy(there[-1]))
            trial.settle()
            trial = Trial(game.clone(), answers)
            trial.turns(LATER)
        except EngineError:
            continue


def _with_what_follows(trial: Trial) -> None:
    """What was put off until later in the turn, or the next one."""
    try:
        trial.turns(1)
    except EngineError:
        return


def _idle(name: str, ability: Ability, watched: Watched) -> Iterator[Finding]:
    if not isinstance(ability, (SpellAbility, ActivatedAbility, TriggeredAbility)):
        return
    whole, _ = watched.of(ability.effect)
    if whole < OFTEN:
        return
    for node in walk_until(ability.effect, APART):
        times, came_to = watched.of(node)
        what = type(node).__name__
        if isinstance(node, APART) or what in EXPLAINED or came_to:
            continue
        where = f"{times} of {whole} times: {ability.label}"
        if isinstance(node, Instruction):
            if any(isinstance(below, Instruction) for child in children(node) for below in walk(child)):
                continue
            yield Finding(name, f"never does anything: {what}" if times else f"never come to: {what}", where)
        elif times >= OFTEN and isinstance(node, (Reference, Amount)):
            yield Finding(
                name, f"{'stands for nothing' if isinstance(node, Reference) else 'is always 0'}: {what}", where
            )
