"""A table for tests: set a position, do things, look. Answers are given beforehand, by seat, or the first legal one.

    table = Table()
    fox = card("Ember Fox", "{1}{R}", "Creature — Fox", "Haste", "2/1")
    (fox_id,) = table.battlefield("A", fox)
    table.hand("B", bolt); table.mana("B", "{R}")
    table.cast("B", "Bolt", targets=[fox_id]); table.resolve()
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engine.cards.card_data import CardData, FaceData
from engine.compiler.compile import compile_card
from engine.core.errors import IllegalAnswer
from engine.core.zones import LIBRARY
from engine.game.decisions.act import PASS, Act, Action
from engine.game.decisions.choices import ChooseModes, ChooseTargets
from engine.game.decisions.decision import Decision
from engine.game.decisions.payment import PayMana
from engine.game.events.players import Begin
from engine.game.events.turn_structure import SetTurn
from engine.game.events.zone_changes import make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.strict_mode import turn_on_strict_mode
from engine.game.rules.turn import markers, priority, turn
from engine.game.rules.variants import playing
from engine.game.state.game import Game
from engine.meaning.cards import CardDefinition
from engine.telling.decisions import in_words
from engine.telling.teller import GameTelling
from engine.vocabulary import catalogue
from tests.support.accounts import accounts
from tests.support.accounts.account import Account
from tests.support.boards.checked_play import check_some_positions, check_words
from tests.support.boards.looking import Looking
from tests.support.boards.position import SEATS

check_words()
turn_on_strict_mode()  # words that look back at nothing fail whatever test plays them

FOREST = ("Forest", "", "Basic Land — Forest")


def data(name: str, cost: str, types: str, text: str = "", size: str = "", **more: Any) -> FaceData:
    """A face as printed; `size` is "2/1" for creatures."""
    power, _, toughness = size.partition("/")
    return FaceData(name, cost, types, text, power or None, toughness or None, **more)


def card(name: str, cost: str, types: str, text: str = "", size: str = "", *, layout: str = "normal",
         back: FaceData | None = None, **more: Any) -> CardDefinition:  # fmt: skip
    """A card written in rules English; fails with the compiler's reason if it is not wholly understood."""
    catalogue.load()
    front = data(name, cost, types, text, size, **more)
    if back is not None and layout == "normal":
        layout = "transform"
    faces = (front,) if back is None else (front, back)
    full = name if back is None else f"{name} // {back.name}"
    return compiled_once(CardData(full, layout, faces))


@cache
def compiled_once(card: CardData) -> CardDefinition:
    """A card's definition, which nothing ever changes: many tests play the same cards."""
    compiled = compile_card(card)
    declined = [report for report in compiled.lines if report.status != "accepted"]
    assert compiled.definition is not None, declined
    return compiled.definition


class Table(Looking):
    """A game in the middle of a first main phase of A, with libraries of Forests and nothing else."""

    def __init__(self, seats: int = 2, *, edition: str = "2024", seed: int = 1, library: int = 30,
                 variant: str = "") -> None:  # fmt: skip
        catalogue.load()
        names = playing.in_order(variant.split())
        options = {**playing.implied_options(names), playing.OPTION: names} if names else {}
        teams = playing.teams(names, seats)
        self.game = Game([SEATS[seat] for seat in range(seats)], seed, BoardProjection(), edition, options, teams)
        for seat, life in playing.starting_life(self.game).items():
            self.game.write_player(seat).life = life
        self.account = Account()
        accounts.begun.append(lambda: self.account.of(self.game))
        self.game.ask = self._ask
        self.answers: dict[int, list[Any]] = {seat: [] for seat in range(seats)}
        self.asked: list[Decision] = []
        self.policy: Callable[[Decision], Any] | None = None
        self.next_action: tuple[int, Callable[[Action], bool]] | None = None
        self.targets: list[Any] | None = None
        forest = card(*FOREST)
        for seat in range(seats):
            for _ in range(library):
                make_card(self.game, forest, seat, LIBRARY)
        if "grand_melee" in names:
            markers.hand_out(self.game)
        happen(self.game, Begin())
        turn.begin_turn(self.game)
        self.to_step("main1")

    # -- doing ---------------------------------------------------------------------------------------------------

    def answer(self, who: str, *answers: Any) -> Table:
        """Answers for the questions a player will be asked, in order; "*" takes some legal one."""
        self.answers[self.seat(who)].extend(answers)
        return self

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        self.account.is_asked(self.game, decision, validate)
        decision = in_words(decision, GameTelling(self.game, decision.seat))
        self.asked.append(decision)
        if isinstance(decision, Act):
            return self._act(decision)
        answer = self._answer_to(decision)
        self.account.is_answered(answer)
        checked = decision.check(answer)
        if validate is not None:
            validate(checked)
        return checked

    def _answer_to(self, decision: Decision) -> Any:
        if isinstance(decision, PayMana):
            return "auto"
        if isinstance(decision, ChooseTargets) and self.targets:
            wanted = [ref for ref in self.targets if ref in decision.candidates][: decision.most]
            self.targets = [ref for ref in self.targets if ref not in wanted]
            if not wanted and decision.least:
                raise IllegalAnswer(f"none of {self.targets} is a legal target: {decision}")
            return wanted
        queue = self.answers[decision.seat]
        if queue:
            answer = queue.pop(0)
            if answer != "*":
                return answer(decision) if callable(answer) else answer
        if self.policy is not None:
            answer = self.policy(decision)
            if answer is not None:
                return answer
        demanded = getattr(decision, "demanded", None)
        if demanded is not None:
            return [list(pair) for pair in demanded]
        if isinstance(decision, ChooseModes):
            return list(decision.possible[: decision.least])
        return decision.some_answer(lambda bound: 0)

    def _act(self, decision: Act) -> int:
        if self.next_action is not None and self.next_action[0] == decision.seat:
            wanted = self.next_action[1]
            for number, action in enumerate(decision.actions):
                if action.kind != PASS and wanted(action):
                    self.next_action = None
                    return number
            offered = [(a.kind, a.label, a.way) for a in decision.actions]
            raise AssertionError(f"{SEATS[decision.seat]} can't do that now; there is {offered}")
        return 0

    def actions(self, who: str) -> tuple[Action, ...]:
        """What a player could do with priority now, but pass."""
        from engine.game.rules.casting.legal import legal_actions

        offered = (action for action in legal_actions(self.game, self.seat(who)) if action.kind != PASS)
        return tuple(in_words(action, GameTelling(self.game, self.seat(who))) for action in offered)

    def told(self, words: str) -> str:
        """A message of the rules in English, as A may hear it."""
        return GameTelling(self.game, 0).tell(words)

    def act(self, who: str, wanted: Callable[[Action], bool], targets: Sequence[Any] | None = None) -> Table:
        """Let a player do something as soon as they have priority; others pass until then. It is not resolved."""
        self.targets = list(targets) if targets is not None else None
        self.next_action = (self.seat(who), wanted)
        stack = len(self.game.stack)
        for _ in range(50):
            if self.next_action is None:
                break
            happen(self.game, SetTurn((("priority", self.seat(who)), ("passed", 0)), quiet=True))
            self.settle()
            turn.advance(self.game)
            assert len(self.game.stack) >= stack or self.next_action is None
        assert self.next_action is None, "the action was never possible"
        self.settle()
        return self

    def settle(self) -> Table:
        """State-based actions and triggers, until a player would get priority."""
        while not priority.settled(self.game) and not self.game.over:
            priority.settle(self.game)
        check_some_positions(self.game)
        self.account.stands(self.game)
        return self

    def cast(self, who: str, name: str | int, targets: Sequence[Any] | None = None, way: str | None = None) -> Table:
        """Cast a card by name or number."""
        return self.act(
            who,
            lambda a: a.kind == "cast" and name in (a.label, a.oid, self.game.chars(a.oid).name)
            and (way is None or a.way == way),
            targets,
        )  # fmt: skip

    def play(self, who: str, name: str) -> Table:
        """Play a land."""
        return self.act(who, lambda a: a.kind == "play" and a.label == name)

    def activate(self, who: str, oid: int, targets: Sequence[Any] | None = None, index: int = 0) -> Table:
        """Activate an ability of a permanent or card."""
        return self.act(who, lambda a: a.kind == "activate" and (a.oid, a.index) == (oid, index), targets)

    def tap_for_mana(self, who: str, oid: int, mana: str = "", index: int = 0) -> Table:
        """Activate a mana ability by hand, as soon as the player has priority (CR 605.3a)."""
        self.settle()
        happen(self.game, SetTurn((("priority", self.seat(who)),), quiet=True))
        priority.use_mana_ability(self.game, self.seat(who), [oid, index, mana])
        return self

    def special(self, who: str, oid: int) -> Table:
        """Take a special action of a permanent or card."""
        return self.act(who, lambda a: a.kind == "special" and a.oid == oid)

    def resolve(self, count: int = 100) -> Table:
        """Let everybody pass until the stack is empty, or so many objects have resolved."""
        self.settle()
        while self.game.stack and count and not self.game.over:
            size = len(self.game.stack)
            top = self.game.stack[-1]
            while self.game.stack and self.game.stack[-1] == top and len(self.game.stack) <= size:
                turn.advance(self.game)
            self.settle()
            count -= 1
        return self

    def to_step(self, step: str, who: str | None = None) -> Table:
        """Go on, everybody passing, until a step has begun and its first player has priority."""
        for _ in range(5000):
            turn.advance(self.game)
            now = self.game.turn
            right = now.step == step and (who is None or now.active == self.seat(who))
            if self.game.over or (right and now.stage == "priority"):
                self.settle()
                return self
        raise AssertionError(f"the step {step} was never reached")

    def next_turn(self, who: str | None = None) -> Table:
        """Go on to the first main phase of the next turn (of a player)."""
        number = self.game.turn.number
        while self.game.turn.number == number or (who and self.game.turn.active != self.seat(who)):
            turn.advance(self.game)
            assert not self.game.over
        return self.to_step("main1")
