"""What will come of a proposed shortcut, as far as everybody may foresee it (CR 728.2a).

It is taken beforehand by a copy of the game in which nobody knows the cards of libraries and of others' hands: so
nothing that is hidden can show in it, neither in what is foretold nor in why something is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from engine.core.errors import NotAsProposed
from engine.core.mana import how_much
from engine.core.record import record
from engine.core.zones import GRAVEYARD, HAND, LIBRARY
from engine.game.decisions.act import CAST, PASS, PLAY, Act
from engine.game.decisions.choices import ChooseOption
from engine.game.decisions.payment import PayMana
from engine.game.events.shortcuts import ForgetFaces, SetShortcut
from engine.game.events.table_limits import MOST
from engine.game.rules.proposed_choices import Listener
from engine.game.rules.questions.seeing import may_see
from engine.game.rules.turn import fragmented_loops
from engine.game.rules.turn.taking_shortcuts import Taking
from engine.game.state.shortcuts import Stretch
from engine.meaning.message import NameOf, Slot, Term, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.game.state.shortcuts import Choice, Shortcut

AHEAD = 1200  # pieces of the game that are looked ahead; what is repeated further is foretold from what a round does
MOST_SINGLY = 10_000  # rounds that are taken one by one
MOST_TOLD = 12  # lines of what will come of it

Numbers = dict[tuple[Any, ...], int]


@record
class Foresight:
    """What is foreseen of a proposed shortcut (CR 728.2a).

    `told` says what each described choice is, `outcome` what comes of all, and `why` what keeps it from its end.
    """

    told: tuple[str, ...]
    outcome: tuple[str, ...]
    taken: int
    why: str
    whole: bool  # whether all of it could be foreseen
    goes_round: bool  # whether several players act in a round, and it changes nothing (CR 728.3)


def foresee(game: Game, shortcut: Shortcut, ahead: int = AHEAD) -> Foresight:
    """Take a proposal in a copy of the game, as far as `ahead` pieces of the game."""
    trial = trial_of(game, shortcut)
    seer = trial.ask = _Seer(trial, shortcut)
    taking, why = Taking(trial), ""
    unnamed = in_hands(game)
    last = _last_loop(shortcut.whole)
    rounds = Rounds(last.round_length, shortcut.whole.length - last.length)
    before = numbers(trial, unnamed)
    rounds.note(0, before)
    stood, goes_round = fragmented_loops.stood(trial), False
    while not why and taking.goes_on and ahead:
        why = taking.step()
        ahead -= 1
        if rounds.note(taking.taken, lambda: numbers(trial, unnamed)) == 1 and last is shortcut.whole:
            goes_round = _is_shared(shortcut) and fragmented_loops.stood(trial) == stood
    whole = bool(why) or not taking.goes_on
    taking.settle()
    after = numbers(trial, unnamed) if whole else rounds.continued(last.times)
    if not whole:
        left = (shortcut.end - taking.taken) // last.round_length
        why = _too_much(left, before, after) if len(rounds.last) > 1 else say("too_far_to_look_ahead")
    told = tuple(seer.told.get(number) or _untold(choice) for number, choice in shortcut.whole.choices())
    lines = list(_lines(before, after))
    return Foresight(told, tuple(lines[:MOST_TOLD]), taking.taken, why, whole, goes_round)


def trial_of(game: Game, shortcut: Shortcut) -> Game:
    """A copy of a game in which a shortcut is taken to see what comes of it (CR 728.2a).

    Nobody in it knows what is hidden from the player who proposes the shortcut.
    """
    trial = game.clone()
    ForgetFaces(tuple(_hidden(game, shortcut.proposer))).apply(trial)
    SetShortcut(shortcut).apply(trial)
    trial.ask = nobody
    return trial


def nobody(decision: Decision, validate: object) -> NoReturn:
    """Nobody is there to be asked for anything that was not proposed."""
    raise NotAsProposed(say("something_else_is_asked", player=NameOf(decision.seat)), "728.2a")


class Rounds:
    """The numbers after the last two rounds, of rounds with so many choices each."""

    def __init__(self, length: int, first: int = 0) -> None:
        self._length = length
        self._first = first  # the number of the choice with which they begin
        self.last: list[tuple[int, Numbers]] = []  # which round, and the numbers after it

    def note(self, taken: int, now: Numbers | Callable[[], Numbers]) -> int:
        """So many choices are taken: note the numbers if a round is over; the number of it, or -1."""
        number, more = divmod(taken - self._first, self._length)
        if more or number < 0 or (self.last and self.last[-1][0] == number):
            return -1
        self.last = [*self.last[-1:], (number, now() if callable(now) else now)]
        return number

    def step(self, key: tuple[Any, ...]) -> int:
        """By how much a number changes from round to round."""
        if len(self.last) < 2:
            return 0
        (before, then), (number, now) = self.last
        return (now.get(key, 0) - then.get(key, 0)) // (number - before)

    def continued(self, times: int) -> Numbers:
        """The numbers after so many rounds, if each goes on to do what the last one did."""
        number, now = self.last[-1]
        keys = dict.fromkeys(key for _, numbers in self.last for key in numbers)
        return {key: now.get(key, 0) + (times - number) * self.step(key) for key in keys}


def _hidden(game: Game, proposer: Seat) -> Iterator[ObjectId]:
    """The cards of libraries, and those of hands that who proposes does not know."""
    for player in game.players:
        yield from game.zone(LIBRARY, player.seat)
        yield from (oid for oid in game.zone(HAND, player.seat) if not may_see(game, proposer, oid))


def _is_shared(shortcut: Shortcut) -> bool:
    """Whether several players act in a round."""
    acting = {one.seat for _, one in shortcut.whole.choices() if one.kind == Act.kind and one.said != PASS}
    return len(acting) > 1


def _last_loop(whole: Stretch) -> Stretch:
    """The loop with which a proposal ends: what is not looked ahead any more is foretold from its rounds."""
    last = whole.parts[-1]
    return last if whole.times == 1 and isinstance(last, Stretch) else whole


def _too_much(rounds: int, before: Numbers, after: Numbers) -> str:
    """Why a loop that has to be taken round by round is more than a table can carry; "" if it can."""
    made = sum(max(0, after[key] - before.get(key, 0)) for key in after if key[0] in ("permanents", "stack"))
    if made > MOST:
        return say("the_table_would_hold_too_much", number=made, room=MOST)
    return say("too_many_rounds_one_by_one", number=rounds, most=MOST_SINGLY) if rounds > MOST_SINGLY else ""


class _Seer(Listener):
    """Notes what each choice is as it is taken beforehand, and answers nothing itself."""

    def __init__(self, trial: Game, shortcut: Shortcut) -> None:
        self._trial = trial
        self._first = shortcut.first
        self.told: dict[int, str] = {}  # by the number of the choice

    def __call__(self, decision: Decision, validate: object) -> NoReturn:
        nobody(decision, validate)

    def proposed(self, decision: Decision, answer: Any) -> None:
        assert self._trial.shortcut is not None
        self.told.setdefault(self._trial.shortcut.taken, in_short(decision, answer, self._named))

    def _named(self, ref: Ref) -> Slot:
        """What a choice names: what is made on the way is not there yet when it is told."""
        return NameOf(ref) if ref < self._first else self._trial.chars(ref).name or say("an_ability")


def in_short(decision: Decision, answer: Any, named: Callable[[Ref], Slot] = NameOf) -> str:
    """A choice as a message."""
    player = NameOf(decision.seat)
    if isinstance(decision, Act):
        return _action(decision, answer, named)
    if decision.names_things:
        return say("chooses_things", player=player, what=tuple(named(ref) for ref in _refs(answer)))
    if isinstance(answer, bool):
        return say("says_yes" if answer else "says_no", player=player)
    if isinstance(decision, PayMana):
        return say("pays", player=player, cost=decision.cost)
    if isinstance(decision, ChooseOption) and isinstance(answer, int):
        return say("chooses_things", player=player, what=(decision.options[answer],))
    return say("chooses_things", player=player, what=tuple(_numbers_in(answer)))


def _action(decision: Act, answer: Any, named: Callable[[Ref], Slot]) -> str:
    player = NameOf(decision.seat)
    if isinstance(answer, dict):
        return say("makes_mana", player=player, what=named(answer["mana"][0]))
    action = decision.actions[answer]
    if action.kind == PASS:
        return say("passes", player=player)
    key = {CAST: "casts", PLAY: "plays"}.get(action.kind, "activates")
    named_as = "oid" if action.kind == PLAY else "what"
    return say(key, player=player, targets=(), **{named_as: named(action.oid)})


def _untold(choice: Choice) -> str:
    """A choice that was not reached looking ahead."""
    return say("passes" if choice.said == PASS else "chooses_something", player=NameOf(choice.seat))


def _refs(answer: Any) -> Iterator[Ref]:
    for item in answer:
        if isinstance(item, int):
            yield item
        else:
            yield from _refs(item)


def _numbers_in(answer: Any) -> Iterator[int]:
    yield from (answer if isinstance(answer, tuple | list) else (answer,))


# -- what everybody can count ------------------------------------------------------------------------------------------


def in_hands(game: Game) -> frozenset[int]:
    """The cards in hands, by their lasting numbers: what is foretold calls none of them by its name."""
    return frozenset(game.objects[oid].card for seat in game.seats() for oid in game.zone(HAND, seat))


def numbers(game: Game, unnamed: frozenset[int] = frozenset()) -> Numbers:
    """What everybody can count in a game."""
    found: Numbers = {("turn",): game.turn.number, ("stack",): len(game.stack)}
    for player in game.players:
        seat = player.seat
        found["lost", seat] = int(player.left or player.lost != "")
        found["life", seat] = player.life
        found["mana", seat] = how_much(player.pool)
        for zone in (HAND, LIBRARY, GRAVEYARD):
            found[zone, seat] = len(game.zone(zone, seat))
        for kind, number in player.counters.items():
            found["counters", NameOf(seat), seat, kind] = number
    for oid in game.permanents():
        chars, there = game.chars(oid), game.objects[oid]
        name = say("a_card") if there.card in unnamed else chars.name or say("a_face_down_card")
        key = ("permanents", chars.controller, name)
        found[key] = found.get(key, 0) + 1
        for kind, number in there.counters.items():
            found["counters", name, oid, kind] = number
    return found


def _lines(before: Numbers, after: Numbers) -> Iterator[str]:
    """What is different afterwards, as messages."""
    for key in {**before, **after}:
        was, will = before.get(key, 0), after.get(key, 0)
        if was != will:
            yield _line(key, was, will)


def _line(key: tuple[Any, ...], was: int, will: int) -> str:
    kind, *about = key
    now: dict[str, Slot] = {"was": was, "will": will}
    if kind == "turn":
        return say("it_will_be_turn", **now)
    if kind == "stack":
        return say("the_stack_will_hold", **now)
    if kind == "counters":
        return say("will_have_counters", what=about[0], kind=Term("counter", about[2]), **now)
    player = NameOf(about[0])
    if kind == "permanents":
        return say("will_control", player=player, what=about[1], **now)
    if kind in (HAND, LIBRARY, GRAVEYARD):
        return say("will_have_cards", player=player, zone=Term("zone", kind), **now)
    return say({"life": "will_have_life", "mana": "will_have_mana", "lost": "will_be_out"}[kind], player=player, **now)
