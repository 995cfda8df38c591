"""The projection kept up to date is the same as one made from nothing.

It does not work out what nothing reaches.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from engine.game.events.counters import PutCounters
from engine.game.events.effects import EndEffects
from engine.game.events.life import LoseLife
from engine.game.events.status import Attach, PhaseIn, PhaseOut, Tap, TurnFaceDown, Untap
from engine.game.events.turn_structure import SetTurn
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import Context
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.state.game import Game
from engine.meaning.cards import CardDefinition
from engine.table.invariants import check_projection
from tests.rulebook import rule
from tests.support.boards.projections import assert_all_ways_agree, everything, in_doubt
from tests.support.boards.table import Table, card

CALM = (
    ("Plain Bear", "Creature — Bear", "", "2/2"),
    ("Ditch Goblin", "Creature — Goblin", "Haste", "1/1"),
    ("Bear Captain", "Creature — Bear", "Other Bears you control get +1/+1 and have flying.", "2/2"),
    ("Thick Hides", "Enchantment", "Creatures you control get +0/+2.", ""),
    ("Yard Golem", "Artifact Creature — Golem", "Yard Golem gets +1/+1 for each other artifact you control.", "1/1"),
    ("Meadow Tally", "Creature — Elemental",
     "Meadow Tally's power and toughness are each equal to the number of creatures you control.", "*/*"),
    ("Grave Tally", "Creature — Zombie",
     "Grave Tally's power is equal to the number of creature cards in your graveyard.", "*/3"),
    ("Rusty Crate", "Artifact", "", ""),
    ("Silver Wings", "Artifact — Equipment", "Equipped creature gets +1/+0 and has flying.", ""),
    ("Tether", "Enchantment — Aura", "You control enchanted creature.", ""),
    ("Whitewash", "Enchantment — Aura", "Enchanted creature is white and can't block.", ""),
    ("Ivory Oath", "Enchantment", "White creatures get +1/+1.", ""),
    ("Old Forest", "Land — Forest", "", ""),
    ("Old Workshop", "Land", "{T}: Draw a card.", ""),
    ("Wary Watcher", "Creature — Human", "As long as you control an artifact, Wary Watcher has vigilance.", "1/1"),
    ("Day Warden", "Creature — Human", "As long as it's your turn, creatures you control get +1/+0.", "1/1"),
    ("Wound Counter", "Creature — Human", "As long as you have 15 or less life, Wound Counter gets +3/+3.", "1/1"),
    ("Trap Field", "Enchantment", "Creatures can't attack.", ""),
    ("Parlour Bell", "Artifact", "Whenever a creature enters, you gain 1 life.", ""),
    ("Bell Choir", "Enchantment", 'Creatures you control have "Whenever a creature enters, you gain 1 life."', ""),
    ("Frost Field", "Enchantment", "Tapped creatures get -1/-0.", ""),
    ("Small World", "Enchantment", "Creatures have base power and toughness 1/1.", ""),
)  # fmt: skip
WILD = (
    ("Rising Water", "Enchantment", "Nonbasic lands are Islands.", ""),
    ("Creeping Bog", "Land", "Each land is a Swamp in addition to its other land types.", ""),
    ("Dull Silence", "Enchantment", "Creatures lose all abilities.", ""),
    ("Mute Bear", "Creature — Bear", "Other creatures lose all abilities.", "2/2"),
    ("Foul Rumour", "Enchantment", "All Goblins are Bears in addition to their other types.", ""),
    ("Fair Rumour", "Enchantment", "All Bears are Zombies in addition to their other types.", ""),
    ("Grim Rumour", "Enchantment", "All Zombies are Goblins.", ""),
    ("Head Teacher", "Creature — Human", 'Other Bears you control have "Goblins you control have flying."', "1/1"),
    ("Waking Rook", "Creature — Bird", "Noncreature artifacts you control are 2/2 artifact creatures.", "1/1"),
    ("Pride of the Tall", "Enchantment", "Creatures with power 3 or greater get +1/+1.", ""),
    ("Winged Envy", "Creature — Elf", "As long as you control a creature with flying, Winged Envy has flying.", "1/1"),
    ("Living Land", "Enchantment", "All lands are 1/1 creatures that are still lands.", ""),
    ("Many Faces", "Creature — Shapeshifter", "Changeling", "1/1"),
)
EFFECTS = (
    "Target creature gets +1/+1 and gains flying until end of turn.",
    "Target creature loses all abilities until end of turn.",
    "Gain control of target creature until end of turn.",
    "Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn.",
    "Target artifact becomes an artifact creature with base power and toughness 3/3 until end of turn.",
    "Target creature becomes a copy of another target creature until end of turn.",
    "Switch target creature's power and toughness until end of turn.",
    "Creatures you control get +1/+1 until end of turn.",
)


@cache
def definition(name: str, types: str, text: str, size: str) -> CardDefinition:
    return card(name, "{1}{W}" if "White" in name else "{1}{G}", types, text, size)


@cache
def effect(text: str) -> CardDefinition:
    return card("Passing Notion", "{U}", "Instant", text)


class Chaos:
    """Random changes of a board, through the events that make them."""

    def __init__(self, seed: int, pool: tuple[tuple[str, str, str, str], ...]) -> None:
        self.random = random.Random(seed)
        self.pool = pool
        self.table = Table(library=3)
        self.deeds = [
            self.enter, self.enter, self.enter, self.leave, self.tap, self.count, self.attach, self.cast, self.cast,
            self.end, self.phase, self.lose_life, self.turn, self.turn_down, self.to_hand,
        ]  # fmt: skip

    @property
    def game(self) -> Game:
        return self.table.game

    def step(self) -> None:
        """Do something, and perhaps look at something."""
        self.random.choice(self.deeds)()
        for oid in self.game.battlefield:
            if self.random.random() < 0.3:
                self.game.chars(oid)
        if self.random.random() < 0.1:
            self.table.game = self.game.clone()

    def permanent(self, *types: str) -> int | None:
        found = [
            oid for oid in self.game.permanents() if not types or any(t in self.game.chars(oid).types for t in types)
        ]
        return self.random.choice(found) if found else None

    def enter(self) -> None:
        self.table.battlefield(self.random.choice("AB"), definition(*self.random.choice(self.pool)))

    def leave(self) -> None:
        oid = self.permanent()
        if oid is not None:
            happen(self.game, ZoneChange(oid, self.random.choice((GRAVEYARD, EXILE, HAND))))

    def to_hand(self) -> None:
        self.table.hand(self.random.choice("AB"), definition(*self.random.choice(self.pool)))

    def tap(self) -> None:
        oid = self.permanent()
        if oid is not None:
            happen(self.game, Untap(oid) if self.game.obj(oid).tapped else Tap(oid))

    def count(self) -> None:
        oid = self.permanent("creature")
        if oid is not None:
            happen(self.game, PutCounters(oid, self.random.choice(("+1/+1", "-1/-1", "flying", "charge"))))

    def attach(self) -> None:
        host = self.permanent("creature")
        kinds = ("Equipment", "Aura")
        attachments = [oid for oid in self.game.permanents() if any(k in self.game.chars(oid).subtypes for k in kinds)]
        if host is not None and attachments:
            happen(self.game, Attach(self.random.choice(attachments), host))

    def cast(self) -> None:
        instruction = effect(self.random.choice(EFFECTS)).front.printed.abilities.spell[0].effect
        chosen = {}
        from engine.meaning.abilities import targets_of

        for target in targets_of(instruction):
            ctx = Context(self.game, self.permanent() or 0, 0, chosen)
            options = [ref for ref in target.candidates(ctx) if ref >= 100]
            if not options:
                return
            chosen[target.key] = (self.random.choice(options),)
        source = self.permanent()
        if source is not None:
            instruction.perform(Context(self.game, source, self.random.choice((0, 1)), chosen))

    def end(self) -> None:
        if self.game.floating:
            happen(self.game, EndEffects((self.random.choice(self.game.floating).id,)))

    def phase(self) -> None:
        oid = self.random.choice(self.game.battlefield) if self.game.battlefield else None
        if oid is not None:
            happen(self.game, PhaseIn(oid) if self.game.obj(oid).phased_out else PhaseOut(oid))

    def lose_life(self) -> None:
        happen(self.game, LoseLife(self.random.choice((0, 1)), 1))

    def turn(self) -> None:
        happen(self.game, SetTurn((("active", 1 - self.game.turn.active),)))

    def turn_down(self) -> None:
        oid = self.permanent("creature")
        if oid is not None and self.random.random() < 0.3:
            happen(self.game, TurnFaceDown(oid))


@pytest.mark.parametrize("seed", range(12))
def test_random_changes_of_a_calm_board_leave_the_same_as_a_new_projection(seed: int) -> None:
    chaos = Chaos(seed, CALM)
    for number in range(60):
        chaos.step()
        if number % 3 == 0:
            assert_all_ways_agree(chaos.game)


@pytest.mark.parametrize("seed", range(12))
def test_random_changes_of_a_wild_board_leave_the_same_as_a_new_projection(seed: int) -> None:
    chaos = Chaos(seed, CALM + WILD)
    for number in range(40):
        chaos.step()
        if number % 3 == 0:
            assert_all_ways_agree(chaos.game)


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    chaos = Chaos(99, CALM)
    for _ in range(40):
        chaos.step()
    original = chaos.game
    before = everything(original)
    chaos.table.game = original.clone()
    for _ in range(30):
        chaos.step()
    assert everything(original) == before
    assert_all_ways_agree(chaos.game)
    assert_all_ways_agree(original)


# --- how much is worked out -----------------------------------------------------------------------------------------


def projected(game: Game) -> int:
    assert isinstance(game.projection, BoardProjection)
    return game.projection.projected


def look_at_all(game: Game) -> None:
    for oid in game.battlefield:
        game.chars(oid)


def board_of(number: int, *others: tuple[str, str, str, str]) -> tuple[Table, tuple[int, ...]]:
    table = Table(library=3)
    bears = table.battlefield("A", *[definition(*CALM[0])] * number)
    table.battlefield("A", *(definition(*other) for other in others))
    look_at_all(table.game)
    return table, bears


@rule("613.5")
def test_a_change_of_one_creature_of_a_thousand_reaches_that_one() -> None:
    table, bears = board_of(1000, CALM[3], CALM[3], CALM[17], CALM[18])
    assert not in_doubt(table.game)
    before = projected(table.game)
    happen(table.game, PutCounters(bears[500], "+1/+1"))
    happen(table.game, Tap(bears[501]))
    look_at_all(table.game)
    assert projected(table.game) - before <= 2
    assert table.game.chars(bears[500]).toughness == 7


def test_a_pump_spell_reaches_its_target_only() -> None:
    table, bears = board_of(300, CALM[3])
    spell = effect(EFFECTS[0]).front.printed.abilities.spell[0].effect
    from engine.meaning.abilities import targets_of

    (target,) = targets_of(spell)
    before = projected(table.game)
    spell.perform(Context(table.game, bears[0], 0, {target.key: (bears[7],)}))
    look_at_all(table.game)
    assert projected(table.game) - before <= 2
    assert table.game.chars(bears[7]).keyword("flying") is not None


def test_a_star_is_worked_out_alone_when_the_board_changes() -> None:
    table, bears = board_of(300, CALM[3], CALM[5])
    before = projected(table.game)
    happen(table.game, ZoneChange(bears[0], GRAVEYARD))
    look_at_all(table.game)
    assert projected(table.game) - before <= 4


def test_an_entering_creature_is_worked_out_alone() -> None:
    table, _ = board_of(300, CALM[3], CALM[2])
    before = projected(table.game)
    table.battlefield("A", definition(*CALM[1]))
    look_at_all(table.game)
    assert projected(table.game) - before <= 8


def test_an_anthem_reaches_all_creatures_once() -> None:
    table, bears = board_of(300)
    before = projected(table.game)
    table.battlefield("A", definition(*CALM[3]))
    look_at_all(table.game)
    look_at_all(table.game)
    assert 300 <= projected(table.game) - before <= 310
    assert table.game.chars(bears[0]).toughness == 4
    assert [oid for oid in table.game.zone(BATTLEFIELD) if oid not in bears]


def test_what_happened_this_turn_is_seen_at_once() -> None:
    table = Table(library=3)
    watcher = (
        "Wound Watcher",
        "Creature — Human",
        "Wound Watcher gets +2/+0 as long as you lost life this turn.",
        "1/1",
    )
    (oid,) = table.battlefield("A", definition(*watcher))
    assert table.game.chars(oid).power == 1
    happen(table.game, LoseLife(0, 1))
    assert table.game.chars(oid).power == 3
    assert_all_ways_agree(table.game)


@rule("611.3a", "at any given moment, whatever becomes of its source")
@pytest.mark.parametrize("what", ["creatures you control", "creature cards in your graveyard"])
def test_what_an_object_says_of_others_while_it_is_tapped_is_seen_at_once(what: str) -> None:
    table = Table(library=3)
    (bear,) = (table.battlefield if what.endswith("control") else table.graveyard)("A", card("Calm Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (lamp,) = table.battlefield("A", card("Warning Lamp", "{2}", "Artifact", f"As long as this artifact is tapped, {what} are red."))
    assert table.game.chars(bear).colors == ("G",)
    happen(table.game, Tap(lamp))
    assert table.game.chars(bear).colors == ("R",)
    assert_all_ways_agree(table.game)


@rule("613.8")
def test_an_effect_that_ends_what_it_depends_on_is_the_same_worked_out_anew() -> None:
    table = Table()
    (land,) = table.battlefield("A", card("Five Fields", "", "Basic Land — Plains Island Swamp Mountain Forest", ""))
    table.battlefield("A", card("Long Ice", "{2}{W}{U}", "Enchantment", "All Mountains are Plains."))
    assert table.game.chars(land).subtypes == ("Plains",)
    check_projection(table.game)
    assert table.game.chars(land).subtypes == ("Plains",)
