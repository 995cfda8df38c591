"""A board for tests of combat. Creatures written as nodes, and a combat phase that goes as the test says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from engine.compiler.compile import compile_definition
from engine.core.errors import IllegalAnswer
from engine.core.identity import NOBODY, is_object
from engine.core.steps import (
    BEGIN_COMBAT,
    COMBAT_DAMAGE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    END_COMBAT,
    FIRST_STRIKE_DAMAGE,
)
from engine.game.decisions.combat import AssignDamage, DeclareAttackers, DeclareBlockers
from engine.game.decisions.decision import Decision
from engine.game.decisions.orders import OrderObjects
from engine.game.decisions.payment import PayMana
from engine.game.events.damage import Damage
from engine.game.events.event import Event
from engine.game.events.status import Tap
from engine.game.events.turn_structure import CureSickness, SetTurn
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules import combat, state_based
from engine.game.rules.context import Context
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.state.game import Game
from engine.meaning.abilities import Abilities, Ability, StaticAbility
from engine.meaning.cards import CardDefinition, Face
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Continuous, RuleModifier, StaticEffect
from engine.vocabulary import catalogue
from tests.support.accounts import accounts
from tests.support.accounts.account import Account

A, B, C, D = 0, 1, 2, 3
Pairs = Iterable[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Says(RuleModifier):
    """A rule modifier whose answers a test gives: by question, a constant or a function of the details."""

    question: str
    verdict: object
    questions = ()

    def answer(self, ctx: Context, question: str, about: int, **details: object) -> object:
        return self.verdict(about, **details) if callable(self.verdict) else self.verdict


def says(question: str, verdict: object) -> StaticAbility:
    """A static ability that answers one question."""
    kind = type(f"Says_{question}", (Says,), {"__slots__": (), "questions": (question,)})
    return StaticAbility((kind(question, verdict),))


@dataclass(frozen=True, slots=True)
class ToAll(Continuous):
    """Rule modifiers about all creatures, or about those a test picks."""

    given: tuple[StaticEffect, ...]
    whom: Callable[[Context, int], bool]

    def affects(self, ctx: Context, ref: int) -> bool:
        return self.whom(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return self.given


def says_of(whom: Callable[[Context, int], bool], question: str, verdict: object) -> StaticAbility:
    """A static ability that answers one question about other objects or players."""
    return StaticAbility((ToAll(says(question, verdict).effects, whom),))


def written(text: str) -> tuple[Ability, ...]:
    """The abilities that a line of rules text gives."""
    catalogue.load()
    return compile_definition(text)


class Board:
    """A game in the first player's combat phase, with creatures on the battlefield."""

    def __init__(self, players: int = 2, edition: str = "2024", **options: object) -> None:
        catalogue.load()  # what the rules look for besides (state-based actions) does not depend on what ran before
        names = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"][:players]
        self.game = Game(names, 1, BoardProjection(), edition)
        self.game.options = dict(options)
        self.game.ask = self._ask
        self.asked: list[Decision] = []
        self.answers: list[Any] = []
        self.account = Account()
        accounts.begun.append(lambda: self.account.of(self.game))
        happen(self.game, SetTurn((("number", 1), ("active", A), ("step", BEGIN_COMBAT))))

    # -- setting up ----------------------------------------------------------------------------------------------

    def permanent(
        self, seat: int, name: str, types: str = "Creature", power: int | None = None, toughness: int | None = None,
        *abilities: Ability, colors: Sequence[str] = (), sick: bool = False, tapped: bool = False,
        subtypes: Sequence[str] = (), counters: dict[str, int] | None = None, choices: dict[str, object] | None = None,
    ) -> int:  # fmt: skip
        """A permanent that is there."""
        words = tuple(types.lower().split())
        printed = Characteristics(
            name, types=tuple(word for word in words if word not in ("basic", "legendary", "snow")),
            supertypes=tuple(word for word in words if word in ("basic", "legendary", "snow")),
            subtypes=tuple(subtypes or (["Siege"] if "battle" in words else [])), colors=tuple(colors), abilities=Abilities(abilities), power=power,
            toughness=toughness,
        )  # fmt: skip
        card = make_card(self.game, CardDefinition(name, "normal", (Face(printed),)), seat)
        change = ZoneChange(
            card, "battlefield", controller=seat, tapped=tapped, counters=tuple((counters or {}).items()),
            choices=tuple((choices or {}).items()),
        )  # fmt: skip
        oid = next(e.new for e in happen(self.game, change) if isinstance(e, ZoneChange))
        if not sick:
            happen(self.game, CureSickness((oid,)))
        return oid

    def creature(self, seat: int, name: str, power: int, toughness: int, *abilities: Ability, **details: Any) -> int:
        """A creature that is there."""
        return self.permanent(seat, name, details.pop("types", "Creature"), power, toughness, *abilities, **details)

    # -- answering -----------------------------------------------------------------------------------------------

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None = None) -> Any:
        self.account.is_asked(self.game, decision, validate)
        self.asked.append(decision)
        answer = self._answer(decision)
        self.account.is_answered(answer)
        checked = decision.check(answer)
        if validate is not None:
            validate(checked)
        return checked

    def _answer(self, decision: Decision) -> Any:
        if self.answers:
            answer = self.answers.pop(0)
            return answer(decision) if callable(answer) else answer
        if isinstance(decision, (DeclareAttackers, DeclareBlockers)):
            return [list(pair) for pair in decision.demanded]
        if isinstance(decision, AssignDamage):
            return list(decision.suggested)
        if isinstance(decision, PayMana):
            return "auto"
        if isinstance(decision, OrderObjects):
            return list(range(len(decision.objects)))
        raise AssertionError(f"no answer to {decision!r}")

    def will_answer(self, *answers: Any) -> None:
        """What the players will answer to the next decisions; afterwards they do what is suggested."""
        self.answers.extend(answers)

    def questions(self, kind: type[Decision]) -> list[Any]:
        """The decisions of a kind that have been asked."""
        return [decision for decision in self.asked if isinstance(decision, kind)]

    # -- the combat phase ----------------------------------------------------------------------------------------

    def step(self, step: str) -> None:
        """The game is in a step now."""
        happen(self.game, SetTurn((("step", step),)))
        self.account.stands(self.game)

    def attack(self, attacks: Pairs | dict[int, int] | None = None) -> None:
        """Combat begins and attackers are declared."""
        self.step(BEGIN_COMBAT)
        combat.begin_combat(self.game)
        self.step(DECLARE_ATTACKERS)
        if attacks is not None:
            pairs = attacks.items() if isinstance(attacks, dict) else attacks
            self.answers.insert(0, [list(pair) for pair in pairs])
        combat.declare_attackers(self.game)

    def block(self, *blocks: Pairs) -> None:
        """Blockers are declared: for each defending player in turn order the pairs of blocker and attacker."""
        self.step(DECLARE_BLOCKERS)
        for place, pairs in enumerate(blocks):
            self.answers.insert(place, [list(pair) for pair in pairs])
        combat.declare_blockers(self.game)

    def damage(self) -> None:
        """The combat damage steps, with state-based actions after each."""
        if combat.needs_first_strike_step(self.game):
            self.first_damage()
        self.second_damage()

    def first_damage(self) -> None:
        """The first of two combat damage steps."""
        self.step(FIRST_STRIKE_DAMAGE)
        combat.combat_damage(self.game, True)
        self.check()

    def second_damage(self) -> None:
        """The usual combat damage step."""
        self.step(COMBAT_DAMAGE)
        combat.combat_damage(self.game, False)
        self.check()

    def end(self) -> None:
        """Combat ends."""
        self.step(END_COMBAT)
        combat.end_combat(self.game)

    def check(self) -> None:
        """State-based actions, as long as there are any."""
        while state_based.check_and_perform(self.game):
            pass
        gone = combat.no_longer_in_combat(self.game)
        combat.leave_combat(self.game, gone)
        self.account.stands(self.game)

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def combat(self) -> Any:
        assert self.game.combat is not None
        return self.game.combat

    def life(self, seat: int) -> int:
        """A player's life total."""
        return self.game.players[seat].life

    def lives(self, oid: int) -> bool:
        """Whether a permanent is still on the battlefield."""
        found = self.game.find(oid)
        return found is not None and found.zone == "battlefield"

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind this turn."""
        return [event for event in self.game.history.this_turn if isinstance(event, kind)]

    def combat_damage(self) -> list[tuple[int, int, int]]:
        """Combat damage dealt this turn: source, recipient, amount."""
        return [(e.source, e.recipient, e.amount) for e in self.happened(Damage) if e.combat]

    def tap(self, oid: int) -> None:
        """A permanent becomes tapped."""
        happen(self.game, Tap(oid))

    def waiting(self) -> list[int]:
        """The sources of the triggered abilities that wait for the stack."""
        return [trigger.source for trigger in self.game.pending]


def refuses(rule: str) -> Any:
    """An illegal declaration, with the rule that makes it so."""
    return pytest.raises(IllegalAnswer, match=rf"\({rule.replace('.', r'[.]')}\)")


def every_creature(ctx: Context, ref: int) -> bool:
    """Whether something is a creature."""
    return is_object(ref) and "creature" in ctx.chars(ref).types


__all__ = ["NOBODY", "A", "B", "Board", "C", "D", "every_creature", "refuses", "says", "says_of", "written"]
