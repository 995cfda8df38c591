"""A match for tests in which people have to remember their triggers. A position, what everybody does, and rulings.

    table = Practice(
        A={"battlefield": ["Forest*3", "Lone Knight"], "hand": ["Sudden Rain"]}, B={...}, cards=[…], practising="A")
    table.to("main1").cast("Mild Sage")
    table.says("A", "Mild Sage")            # "It triggers": the first ability, or one that begins as given
    table.calls("B", "Mild Sage")           # calling attention is the same
    table.answers.append(True)              # for what is asked besides; else the first legal answer
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.errors import MalformedAnswer, RefusedError
from engine.core.identity import NOBODY
from engine.core.options import PRACTISING
from engine.game.decisions.act import PASS, Act
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.decisions.decision import Decision
from engine.game.decisions.payment import PayMana
from engine.game.events.cards import PlayerDid
from engine.game.rules.missed_triggers.announcing import REMEMBERED
from engine.game.state.missed_triggers import MATTERED, SLIPPED
from engine.scenario.loading import scenario_from
from engine.scenario.opening import setup_of
from engine.table.match import Match
from engine.table.missed_triggers import SET_UP, missed_triggers, triggers_of
from engine.vocabulary import catalogue

LANDS = {"Forest": "{G}", "Island": "{U}", "Mountain": "{R}", "Swamp": "{B}", "Plains": "{W}"}


def written(name: str, cost: str, types: str, text: str = "", size: str = "") -> CardData:
    """A card as printed; `size` is "2/1" for creatures."""
    power, _, toughness = size.partition("/")
    return CardData(name, "normal", (FaceData(name, cost, types, text, power or None, toughness or None),))


BASICS = tuple(written(name, "", f"Basic Land — {name}") for name in LANDS)


def _entries(names: Sequence[str | dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for name in names:
        if isinstance(name, dict):
            found.append(name)
            continue
        card, _, count = name.partition("*")
        found.append({"card": card, "count": int(count or 1)})
    return found


class Practice:
    """A match, with people who do what they are told."""

    def __init__(self, cards: Sequence[CardData] = (), practising: str = "A", library: Sequence[str] = ("Forest*30",),
                 order: str = "", **seats: dict[str, Any]) -> None:  # fmt: skip
        catalogue.load()
        players = {}
        for letter, zones in {"A": {}, "B": {}, **seats}.items():
            part: dict[str, Any] = {"life": zones.get("life", 20)}
            part["library"] = {"top": _entries(zones.get("library", ())), "rest": _entries(library)}
            for zone in ("hand", "battlefield", "graveyard", "exile"):
                part[zone] = _entries(zones.get(zone, ()))
            players[letter] = part
        data = {
            "format": "scenario", "version": 1, "players": players, "script": [], "expect": [],
            "game": {"variant": "duel" if len(players) == 2 else "free_for_all",
                     "turn_order": list(order or players), "first_player_draws": True},
            "options": {"shuffle_libraries": False}, "stop": {"turn": 1, "step": "cleanup"},
        }  # fmt: skip
        setup = setup_of(scenario_from(data), CardLibrary([*BASICS, *cards]))
        seated = tuple(str((order or "".join(players)).index(letter)) for letter in practising)
        self.letters = order or "".join(players)
        self.match = Match(replace(setup, options=(*setup.options, (PRACTISING, seated))))
        self.answers: list[Any] = []
        self.stops: list[tuple[int, str, int, str]] = []

    # -- going on ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        return self.match.live

    @property
    def pending(self) -> Decision:
        assert self.match.pending is not None, self.match.over
        return self.match.pending

    def give(self, answer: Any) -> Practice:
        """Answer what is asked."""
        turn = self.match.live.turn
        self.stops.append((turn.number, turn.step, self.pending.asked_of, self.pending.kind))
        self.match.answer(answer)
        return self

    def _usual(self) -> Any:
        decision = self.pending
        if isinstance(decision, Act):
            return 0
        if isinstance(decision, PayMana):
            return "auto"
        if isinstance(decision, DeclareAttackers | DeclareBlockers):
            return [list(pair) for pair in decision.demanded]
        if self.answers:
            answer = self.answers.pop(0)
            return answer(decision) if callable(answer) else answer
        return decision.some_answer(lambda bound: 0)

    def settle(self) -> Practice:
        """Answer what belongs to the action under way."""
        while not isinstance(self.pending, Act | DeclareAttackers | DeclareBlockers):
            self.give(self._usual())
        return self

    def to(self, step: str, who: str = "", asked: str = "") -> Practice:
        """Everybody passes until a step; of a player, with a player having priority."""
        for _ in range(400):
            turn = self.match.live.turn
            if turn.step == step and isinstance(self.pending, Act) and (
                not who or turn.active == self.letters.index(who)
            ) and (not asked or self.pending.asked_of == self.letters.index(asked)):  # fmt: skip
                return self
            self.give(self._usual())
        raise AssertionError(f"{step} was never reached")

    def passes(self, count: int = 1) -> Practice:
        """Whoever has priority passes, so often."""
        for _ in range(count):
            assert isinstance(self.pending, Act), self.pending
            self.give(0)
        return self.settle() if self.match.pending is not None else self

    def resolve(self) -> Practice:
        """Everybody passes until the stack has one object less."""
        size = len(self.game.stack)
        assert size
        while len(self.game.stack) >= size:
            self.give(self._usual())
        return self.settle()

    def act(self, kind: str, name: str) -> Practice:
        """Whoever has priority does something."""
        decision = self.pending
        assert isinstance(decision, Act), decision
        found = [n for n, a in enumerate(decision.actions) if a.kind == kind and a.kind != PASS and self._fits(a, name)]
        assert found, [(a.kind, a.label) for a in decision.actions]
        self.give(found[0])
        return self.settle()

    def _fits(self, action: Any, name: str) -> bool:
        return name in (action.label, self.game.chars(action.oid).name)

    def cast(self, name: str) -> Practice:
        return self.act("cast", name)

    def play(self, name: str) -> Practice:
        return self.act("play", name)

    def activate(self, name: str) -> Practice:
        return self.act("activate", name)

    def taps(self, land: str, who: str = "A") -> Practice:
        """Whoever has priority draws mana from a basic land, by hand and before anything is to be paid."""
        seat, pools = self.letters.index(who), [player.pool for player in self.game.players]
        mine = (oid for oid in self.game.battlefield if self.game.controller(oid) == seat and not self.game.objects[oid].tapped)
        oid = next(oid for oid in mine if self.game.chars(oid).name == land)
        with pytest.raises(MalformedAnswer):
            self.match.answer({"mana": [land, 0, LANDS[land][1]]})  # which one is told by its number
        self.give({"mana": [oid, 0, LANDS[land][1]]})
        assert [player.pool for player in self.game.players] != pools
        return self

    def attack(self, *names: str, who: str = "A", whom: str = "B") -> Practice:
        """Everybody passes until attackers are declared."""
        while not isinstance(self.pending, DeclareAttackers):
            self.give(self._usual())
        self.give([[self.find(name, who), self.letters.index(whom)] for name in names])
        return self.settle()

    def block(self, *pairs: tuple[str, str]) -> Practice:
        """Everybody passes until blockers are declared; pairs of blocker and attacker."""
        while not isinstance(self.pending, DeclareBlockers):
            self.give(self._usual())
        self.give([[self.find(blocker), self.find(attacker)] for blocker, attacker in pairs])
        return self.settle()

    # -- speaking ------------------------------------------------------------------------------------------------

    def says(self, who: str, name: str, ability: str | None = "") -> Practice:
        """A player says that an ability of an object triggers; None is what it set up earlier."""
        seat = self.letters.index(who)
        oid = NOBODY if not name else self.find(name)
        texts = triggers_of(self.match, seat, oid) if oid != NOBODY else ()
        number = SET_UP
        if ability is not None and texts:
            number = next(n for n, text in enumerate(texts) if ability.lower() in text.lower())
        before, answers = self.pending, list(self.match.answers)
        stages = [one.stage for one in self.game.unannounced if one.trigger.source == oid] if oid != NOBODY else []
        self.match.announce(seat, oid, number)
        self._was_heard(seat)
        if isinstance(before, Act) and isinstance(self.pending, Act) and len(self.match.answers) == len(answers) + 1:
            assert self.pending.seat == before.seat, "whoever had priority has it again (CR 117.3c)"
        taken_back = answers[len(self.match.answers) - 1 :]
        assert stages != [MATTERED] or taken_back, "what has mattered unspoken is rewound (MTP.P3)"
        assert stages != [SLIPPED] or not taken_back or taken_back[0] != 0, "only an action is backed up, no pass (MTP.R5)"
        return self

    def _was_heard(self, seat: int) -> None:
        """Somebody has spoken of a trigger: all have heard it, and all have to pass again (CR 117.4)."""
        game = self.game
        spoken = [event for event in game.history.since(0) if isinstance(event, PlayerDid) and event.deed == REMEMBERED]
        assert spoken and spoken[-1].player == seat, "it is told who spoke of it"
        if isinstance(self.pending, Act):
            assert game.turn.passed == 0

    calls = says

    def refuses(self, who: str, name: str, ability: str | None = "") -> Practice:
        """Nothing of that has triggered: it says so and costs nothing."""
        before = (list(self.match.answers), self.match.pending)
        with pytest.raises(RefusedError, match="has not triggered"):
            self.says(who, name, ability)
        assert (self.match.answers, self.match.pending) == before
        return self

    # -- looking -------------------------------------------------------------------------------------------------

    def find(self, name: str, who: str = "", zones: Sequence[str] = ("battlefield", "graveyard", "exile", "stack")) -> int:
        """The oldest object of a name that everybody sees."""
        for zone in zones:
            for (at, _), oids in sorted(self.game.zones.items()):
                for oid in oids if at == zone else ():
                    if self.game.chars(oid).name in (name, f"{name} Token") and (
                        not who or self.game.controller(oid) == self.letters.index(who)
                    ):  # fmt: skip
                        return oid
        raise AssertionError(f"there is no {name}")

    def life(self, who: str) -> int:
        return self.game.players[self.letters.index(who)].life

    def hand(self, who: str) -> int:
        return len(self.game.zone("hand", self.letters.index(who)))

    def on_battlefield(self, name: str) -> int:
        return sum(self.game.chars(oid).name in (name, f"{name} Token") for oid in self.game.battlefield)

    def stack(self) -> list[str]:
        """What is on the stack, the bottom first; an ability as the name of its source in brackets."""
        found = []
        for oid in self.game.stack:
            item = self.game.objects[oid].stack
            name = self.game.chars(oid if item is None or item.ability is None else item.source).name
            found.append(name if item is None or item.ability is None else f"[{name}]")
        return found

    def stages(self) -> list[str]:
        """How far what nobody has spoken of has come."""
        return [one.stage for one in self.game.unannounced]

    def missed(self) -> list[tuple[str, str, str]]:
        """The report: the source, the point of the policy, the point by which it was dealt with."""
        found = missed_triggers(self.match)
        for one in found:
            assert one.source and one.text and one.sentence and one.player in self.letters
            assert one.triggered.turn <= one.mattered.turn and one.triggered.answers <= one.mattered.answers + 1
            assert bool(one.outcome) == bool(one.remedy), "what was done about it is said"
        told = self.told()
        assert ("gets a warning" in told) == any(one.warning and one.remedy for one in found)
        assert ("play goes on" in told) == any(one.remedy == "MTP.R3" for one in found)
        return [(one.source, one.rule.removeprefix("MTP."), one.remedy.removeprefix("MTP.")) for one in found]

    def told(self, seat: str = "B") -> str:
        """All that has been told."""
        return "\n".join(happening.text for happening in self.match.happenings(self.letters.index(seat)))
