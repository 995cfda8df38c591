"""Using every ability of a card in small random games (`python -m engine exercise`).

A card's own text decides nothing here: it is put into a hand, a graveyard and on the battlefield of a table with
plenty of mana and of things to point at, and agents play by chance until each of its abilities has been used, or a
number of games has passed. Invariants are checked after every decision.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from engine.agents.random_agent import random_answer
from engine.cards.library import CardLibrary
from engine.core.chance import Chance
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.steps import MAIN_STEPS
from engine.core.zones import BATTLEFIELD, STACK
from engine.game.decisions.act import Act
from engine.game.decisions.payment import PayMana
from engine.game.events.casting import AbilityActivated, PutAbilityOnStack, Resolved, SpellCast
from engine.game.events.mana import AddMana
from engine.game.events.status import TurnFaceUp
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import Context
from engine.game.rules.questions.activation import why_not_activate
from engine.game.rules.strict_mode import strictly
from engine.game.state.game import Game
from engine.lab.practice_table import table
from engine.meaning.abilities import ActivatedAbility, KeywordAbility, SpellAbility, TriggeredAbility
from engine.meaning.families import ManaMaking
from engine.table.headless import HeadlessGame
from engine.table.invariants import Conservation, check_all
from engine.telling.decisions import in_words
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.game.decisions.decision import Decision
    from engine.meaning.cards import CardDefinition

GAMES = 16
PATIENT, WARLIKE = "patient", "warlike"
TEMPERS = ("", PATIENT, "", WARLIKE)  # those of the players in one game after the other
DECISIONS = 120
LEAST = 40  # so many decisions are taken even if all abilities have been used
TURNS = 12
EVERY = 5  # so many decisions pass between looks at all invariants


@dataclass(slots=True)
class Exercised:
    """What became of one card: its abilities by label, which were reached, and defects."""

    name: str
    abilities: tuple[str, ...] = ()
    reached: tuple[str, ...] = ()
    defects: list[dict[str, Any]] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def missed(self) -> tuple[str, ...]:
        """The abilities that were never used."""
        return tuple(label for label in self.abilities if label not in self.reached)


class BusyAgent:
    """A player who picks by chance, but does something with a certain card whenever that is possible.

    What it did least often comes first.

    A patient one keeps the card until it could be cast as a sorcery: else what can be done at any time is all that
    is ever done. A warlike one keeps everything for the time between the main phases, and so whole turns pass in
    which nobody casts a spell.
    """

    def __init__(self, game: Game, name: str, chance: Chance, temper: str = "") -> None:
        self.game = game
        self.name = name
        self.chance = chance
        self.temper = temper
        self.done: Counter[tuple[str, int]] = Counter()

    looks_ahead = False

    def answer(self, decision: Decision, position: object = None) -> Any:
        """A legal answer."""
        chosen = None
        if isinstance(decision, Act):
            chosen = self._act(decision)
        elif isinstance(decision, PayMana) and self.chance.below(4):
            uses = ([source, ability, made] for source, ability, made in decision.sources if self._is_it(source))
            chosen = next(({"use": use} for use in uses), None)
        return random_answer(decision, self.chance) if chosen is None else chosen

    def _act(self, decision: Act) -> Any:
        """What to do with it, if anything; 0 to wait."""
        main = self.game.turn.step in MAIN_STEPS
        calm = main and not self.game.zone(STACK)
        if main and self.temper == WARLIKE:
            return 0
        chosen = self._something_with_it(decision) if calm or self.temper != PATIENT else None
        if chosen is not None and self.chance.below(4):
            done = decision.actions[chosen]
            self.done[done.kind, done.index] += 1
            return chosen
        mana = self._mana_of_it(decision.seat) if not self.chance.below(6) else None
        if mana is not None:
            return {"mana": mana}
        return 0 if not calm and self.chance.below(8) else None

    def _something_with_it(self, decision: Act) -> int | None:
        actions = {n: (a.kind, a.index) for n, a in enumerate(decision.actions) if n and self._is_it(a.oid)}
        if not actions:
            return None
        least = min(self.done[what] for what in actions.values())
        rarest = [n for n, what in actions.items() if self.done[what] == least]
        chosen = rarest[self.chance.below(len(rarest))]
        return chosen

    def _mana_of_it(self, seat: Seat) -> list[Any] | None:
        """A mana ability of its that a player could try to activate by hand (CR 605.3a)."""
        for oid in self.game.battlefield:
            chars = self.game.chars(oid)
            if not chars.abilities.mana or chars.controller != seat or not self._is_it(oid):
                continue
            index = self.chance.below(len(chars.abilities.mana))
            ability = chars.abilities.mana[index]
            if why_not_activate(self.game, oid, seat, ability) is None:
                making = ability.effect
                made = making.produces(Context(self.game, oid, seat)) if isinstance(making, ManaMaking) else ()
                return [oid, index, made[self.chance.below(len(made))] if made else ""]
        return None

    def _is_it(self, oid: ObjectId) -> bool:
        found = self.game.find(oid)
        return found is not None and found.definition is not None and found.definition.name == self.name


def labels_of(definition: CardDefinition) -> dict[str, Any]:
    """The abilities that can be seen to be used, by label."""
    found: dict[str, Any] = {}
    for number, face in enumerate(definition.faces):
        for index, ability in enumerate(face.printed.abilities):
            if isinstance(ability, (SpellAbility, ActivatedAbility, TriggeredAbility)):
                label = ability.label or f"{type(ability).__name__} {number}.{index}"
                found[label] = ability
            elif isinstance(ability, KeywordAbility):
                found[f"keyword {ability.name}"] = ability
    return found


def used_abilities(game: Game, labels: dict[str, Any], name: str) -> dict[str, None]:
    """The labels of the abilities that were used in a game.

    A keyword counts once its object was cast or entered.
    """
    used: dict[str, None] = {}
    for event in game.history.since(0):
        used |= dict.fromkeys(_used_by(event, game, labels, name))
    return used


def _used_by(event: object, game: Game, labels: dict[str, Any], name: str) -> list[str]:
    """The labels of abilities that were used as something happened."""
    if isinstance(event, (AbilityActivated, PutAbilityOnStack)):
        return [label for label, ability in labels.items() if ability == event.ability]
    if _name_of(game, _whose(event, game, name)) != name:
        return []
    if isinstance(event, Resolved):
        return [label for label, ability in labels.items() if isinstance(ability, SpellAbility)]
    if isinstance(event, AddMana):
        return [label for label, ability in labels.items() if isinstance(ability, TriggeredAbility) and ability.mana]
    return [label for label in labels if label.startswith("keyword ")]


def _whose(event: object, game: Game, name: str) -> ObjectId:
    """The object of which it says something that something happened: what was cast, entered, resolved, made mana."""
    if isinstance(event, (Resolved, SpellCast)):
        return event.oid
    if isinstance(event, AddMana):
        return NOBODY if event.tapped_for else event.source
    if isinstance(event, TurnFaceUp):
        return event.oid
    if isinstance(event, ZoneChange) and event.to == BATTLEFIELD:
        return event.oid if _name_of(game, event.oid) == name else event.new
    return NOBODY


def _name_of(game: Game, oid: ObjectId) -> str:
    """The name of the card that an object is or was."""
    found = game.find(oid) or (game.last_known[oid].object if oid in game.last_known else None)
    return found.definition.name if found is not None and found.definition is not None else ""


def _checking(game: Game) -> Callable[[Game, Decision], None]:
    """The invariants: conservation and what is asked, in words, at every decision; the dear ones now and then."""
    conservation = Conservation(game)
    decisions = count()

    def after(state: Game, decision: Decision) -> None:
        conservation.check(state)
        in_words(decision, GameTelling(state, decision.asked_of))
        if next(decisions) % EVERY == 0:
            check_all(state, decision)

    return after


def _play(play: HeadlessGame, is_enough: Callable[[], bool]) -> None:
    """Play a small game; it ends sooner if nothing is left to be seen."""
    looked = LEAST
    while not play.game.ended and play.decisions < DECISIONS and play.game.turn.number < TURNS:
        play.step()
        if play.decisions >= looked:
            if is_enough():
                break
            looked = play.decisions + LEAST // 2


def _is_enough(game: Game, labels: dict[str, Any], reached: dict[str, None], name: str) -> bool:
    return not labels.keys() - reached.keys() - used_abilities(game, labels, name).keys()


def exercise(definition: CardDefinition, furniture: CardLibrary, games: int = GAMES, check: bool = True) -> Exercised:
    """Play small games with a card until all its abilities have been used."""
    began = time.perf_counter()
    labels = labels_of(definition)
    result = Exercised(definition.name, tuple(labels))
    reached: dict[str, None] = {}
    for number in range(games):
        game = table(definition, furniture, 1000 + number)
        agents = [BusyAgent(game, definition.name, Chance(number * 2 + seat), TEMPERS[number % 4]) for seat in (0, 1)]
        play = HeadlessGame(game, agents, _checking(game) if check and number == 0 else None)
        try:
            with strictly() if check else nullcontext():
                _play(play, partial(_is_enough, game, labels, reached, definition.name))
        except Exception as error:  # a defect is what this is for
            result.defects.append({"game": number, "error": repr(error), "trace": traceback.format_exc()[-3000:]})
            break
        reached |= used_abilities(game, labels, definition.name)
        if len(reached) == len(labels):
            break
    result.reached = tuple(reached)
    result.seconds = time.perf_counter() - began
    return result
