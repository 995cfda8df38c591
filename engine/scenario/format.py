"""The nouns of a scenario file, version 1: positions, timed entries, answers, expectations, segments.

A scenario names cards, players, abilities and options by the texts a player would see, never anything of the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from engine.core.errors import EngineError
from engine.core.record import record

FORMAT = "scenario"
VERSION = 1

DUEL = "duel"
FREE_FOR_ALL = "free_for_all"
OATHBREAKER = "oathbreaker_free_for_all"  # no rulebook of ours has its rules
COMMANDER_VARIANTS = ("commander_duel", "commander_free_for_all", OATHBREAKER)
TWO_HEADED_GIANT = "two_headed_giant"  # the first half of the turn order against the second; a team has one life total
VARIANTS = (DUEL, FREE_FOR_ALL, TWO_HEADED_GIANT, *COMMANDER_VARIANTS)
LETTERS = tuple("ABCDEFGH")
EVERYONE = "*"
ATTACKS = ("left", "right", "multiple")

# Queues of answers.
CHOICE, TARGET, MODE = "choice", "target", "mode"
QUEUES = (CHOICE, TARGET, MODE)

# Timed entries.
CAST, PLAY_LAND, ACTIVATE, SPECIAL, ACTIVATE_MANA = "cast", "play_land", "activate", "special", "activate_mana"
WAIT, CHECK, ADD_COUNTERS, CONCEDE, ROLLBACK = "wait", "check", "add_counters", "concede", "rollback"
ATTACK, NO_ATTACK, BLOCK, NO_BLOCK = "attack", "no_attack", "block", "no_block"
ANSWER = "answer"
ACTIONS = (CAST, PLAY_LAND, ACTIVATE, SPECIAL, ACTIVATE_MANA)
COMBAT = (ATTACK, NO_ATTACK, BLOCK, NO_BLOCK)
DEEDS = (*ACTIONS, WAIT, CHECK, ADD_COUNTERS, CONCEDE, ROLLBACK, *COMBAT, ANSWER)

STACK_EMPTY, ONE_RESOLVED = "stack_empty", "one_resolved"
WHENS = ("on_stack", "not_on_stack", "copy_on_stack", "top_of_stack", "mana_in_pool")
# What an entry of this program may say besides (other runners pass over it): why something lies face down, that it is
# flipped, its designations, and that it has no counters but those listed.
FACE_DOWN_CAUSES = ("morph", "disguise", "manifest", "cloak")
MARKS = ("solved", "level", "left half unlocked", "right half unlocked", "monstrous", "renowned", "saddled")
FACE_DOWN = ("creature", "token", "card", "locked_room", "any")

# Kinds of answers, by the key that makes them.
PICK, YES, NUMBER, COIN, DIE, PAY, MODE_NUMBER, STOP = "pick", "yes", "number", "coin", "die", "pay", "mode", "stop"
BAND = "band"  # the creatures of one attacking band, named as picks are (CR 508.1e); one answer a band, then a stop
EFFECT, SKIP_FAILED, CANCEL_PAYMENT = "effect", "skip_failed_action", "cancel_payment"
ANSWER_KINDS = (PICK, YES, NUMBER, COIN, DIE, PAY, MODE_NUMBER, STOP, BAND, EFFECT, SKIP_FAILED, CANCEL_PAYMENT)

# Why a script can fail.
ILLEGAL_ACTION, ILLEGAL_ANSWER, MISSING_ANSWER = "illegal_action", "illegal_answer", "missing_answer"
REASONS = (ILLEGAL_ACTION, ILLEGAL_ANSWER, MISSING_ANSWER)


class ScenarioError(EngineError):
    """A scenario file that breaks the format: which file, where in it, and what is expected there."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place
        self.problem = problem


@record
class Reference:
    """A card, permanent, player or target as a scenario names it.

    One field names it, and all others narrow it.
    """

    name: str = ""
    player: str = ""
    label: str = ""  # a `ref` of the starting position
    index: int | None = None  # among those of that name the seat controls, oldest first
    copy: bool | None = None
    mode: int = 0  # the printed mode a target belongs to, from 1; 0: not said
    face_down: str = ""

    def __str__(self) -> str:
        named = self.name or (self.player and f"player {self.player}") or (self.label and f"ref {self.label}")
        named = named or f"face-down {self.face_down}"
        return named if self.index is None else f"{named} [{self.index}]"


@record
class CardEntry:
    """Copies of a card in the starting position."""

    card: str
    count: int = 1
    tapped: bool = False
    summoning_sick: bool = False
    face_down: bool = False
    face_down_as: str = ""  # why: one of FACE_DOWN_CAUSES, or as if by morph
    flipped: bool = False
    marks: tuple[tuple[str, bool | int], ...] = ()  # designations of a permanent, of MARKS
    counters: tuple[tuple[str, int], ...] = ()
    only_these_counters: bool = False  # not those besides that it enters with
    attached_to: Reference | None = None  # a label or a player
    room: str = ""  # of a dungeon in the command zone: where its owner's venture marker is (CR 309.4)
    label: str = ""

    def labels(self) -> list[str]:
        """The label of each copy."""
        if not self.label or self.count == 1:
            return [self.label] * self.count
        return [f"{self.label}.{number}" for number in range(1, self.count + 1)]


@record
class SeatPosition:
    """What one seat begins with; cards are listed as they are put there, libraries from the top down."""

    letter: str
    life: int = 20
    auto_pay: bool = True
    library: tuple[CardEntry, ...] = ()
    hand: tuple[CardEntry, ...] = ()
    battlefield: tuple[CardEntry, ...] = ()
    graveyard: tuple[CardEntry, ...] = ()
    exile: tuple[CardEntry, ...] = ()
    command: tuple[CardEntry, ...] = ()
    sideboard: tuple[CardEntry, ...] = ()

    def entries(self) -> tuple[CardEntry, ...]:
        """All cards of the seat."""
        zones = (self.library, self.hand, self.graveyard, self.command, self.exile, self.battlefield, self.sideboard)
        return tuple(entry for zone in zones for entry in zone)


@record
class Expectation:
    """One check: its kind and its keys, references already read."""

    check: str
    place: str
    keys: Mapping[str, Any] = field(default_factory=dict)

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key."""
        return self.keys.get(key, default)

    def __str__(self) -> str:
        shown = ", ".join(f"{key} {value}" for key, value in self.keys.items())
        return f"{self.check} ({shown})"


@record
class Entry:
    """A timed entry of one seat."""

    do: str
    seat: str
    turn: int
    step: str
    place: str
    card: Reference | None = None
    using: str = ""
    ability: str = ""
    targets: tuple[Reference, ...] = ()
    when: tuple[str, str] | None = None
    source: Reference | None = None
    times: int = 1
    until: str = ""
    expect: tuple[Expectation, ...] = ()
    label: str = ""
    permanent: Reference | None = None
    counter: str = ""
    count: int = 1
    turns: int = 0
    then: tuple[Entry, ...] = ()
    answers: tuple[Answer, ...] = ()  # answers among the `then` of a rollback
    attacker: Reference | None = None
    defender: Reference | None = None  # a player, or a permanent by name

    def action_label(self) -> str:
        """What `must_fail` calls it: "Cast name", "Play name", an ability's label, "attack", "block"."""
        if self.do == CAST:
            return f"Cast {self.card}" if self.card is not None else self.ability
        if self.do == PLAY_LAND:
            return f"Play {self.card}"
        return self.ability or self.do

    def __str__(self) -> str:
        words = [self.do, str(self.card or self.ability or self.until or self.label or self.permanent or "")]
        if self.do == BLOCK:
            words.append(f"blocks {self.attacker}")
        if self.targets:
            words.append("targets " + ", ".join(map(str, self.targets)))
        return f"{self.place} ({self.seat}, turn {self.turn} {self.step}: {' '.join(filter(None, words))})"


@record
class Answer:
    """An answer in a queue."""

    seat: str
    to: str
    kind: str
    place: str
    picks: tuple[Reference, ...] = ()
    value: Any = None  # a bool for yes and coin, a number, the keys of `pay` or `effect`
    amount: int | None = None

    def __str__(self) -> str:
        shown = ", ".join(map(str, self.picks)) if self.picks else str(self.value)
        return f"{self.place} ({self.seat}: {self.to} {self.kind} {shown})"


@record
class Segment:
    """A part of the script up to its own stop, with what must be true then."""

    entries: tuple[Entry, ...]
    answers: tuple[Answer, ...]
    stop: tuple[int, str]
    expect: tuple[Expectation, ...]


@record
class MustFail:
    """A failure that has to occur."""

    reason: str
    action: str = ""
    name: str = ""
    player: str = ""
    count: int | None = None
    goes_on: bool = False  # after it: the illegal entry is passed over; otherwise the game is frozen


@record
class Scenario:
    """A scenario as read from a file."""

    id: str
    title: str
    variant: str
    turn_order: tuple[str, ...]
    seats: tuple[SeatPosition, ...]  # in the order in which they are set up
    segments: tuple[Segment, ...]
    variants: tuple[str, ...] = ()  # further ones that the game is played with
    first_player_draws: bool = False
    practising: tuple[str, ...] = ()  # the seats whose players have to remember their own triggered abilities
    programs: Mapping[str, str] = field(default_factory=dict)  # by seat: the level of the program that sits there
    puzzle: str = ""  # what is to be reached, if it is a puzzle
    range_of_influence: int | None = None  # None: everyone
    attack: str = "multiple"
    strict: Mapping[str, bool] = field(default_factory=dict)  # by seat
    shuffle: bool = True
    daytime: str = ""
    custom_cards: tuple[Mapping[str, Any], ...] = ()
    must_fail: MustFail | None = None
    edition: str = ""
    source: str = ""
    written: Mapping[str, Any] = field(default_factory=dict, compare=False)  # as the file has it

    def cards(self) -> tuple[str, ...]:
        """The names of all cards of the starting position, each once."""
        return tuple(dict.fromkeys(entry.card for seat in self.seats for entry in seat.entries()))
