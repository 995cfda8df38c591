"""Creatures that can't attack, can't block, or neither (CR 508.1c, 509.1b). Which of the two, and by which rule."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.combat import DeclareAttackers
from engine.game.rules.combat.attacking import why_not_attack
from engine.game.rules.combat.block_rules import why_not_block
from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BE_BLOCKED_BY, MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

WALL = ("Stone Wall", "{1}", "Artifact Creature — Wall", "Defender\n{0}: This creature can attack this turn as though it "
        "didn't have defender.\n{0}: This creature gets +3/-1 until end of turn and can attack this turn as though it "
        "didn't have defender.", "1/4")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
STONE = card("Stone Ox", "{1}{G}", "Creature — Ox", "Indestructible", size="2/3")
TURTLE = ("Slow Turtle", "{G}", "Creature — Turtle", "Slow Turtle can't attack if it attacked during your last turn.", "2/4")
ATTACK = "DeclareAttackers"
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")


@rule("508.1c", "509.1b")
@pytest.mark.parametrize(
    ("words", "attack", "block"),
    [("can't attack", "508.1c", ""), ("can't block", "", "509.1b"), ("can't attack or block", "508.1c", "509.1b"), ("has reach", "", "")],
)
def test_what_a_creature_can_not_do_and_why(words: str, attack: str, block: str) -> None:
    table = Table()
    mine, theirs = (table.battlefield(who, card("Shy Elk", "{G}", "Creature — Elk", f"Shy Elk {words}.", "1/1"))[0] for who in "AB")
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.next_turn("B").next_turn("A")
    forbidden = why_not_attack(table.game, mine)
    table.policy = lambda decision: [[bear, 1]] if isinstance(decision, DeclareAttackers) else None
    table.to_step("declare_attackers")
    refused = forbidden, why_not_block(table.game, theirs)
    assert [why.rule if why is not None else "" for why in refused] == [attack, block]
    for why, deed in zip(refused, ("attack", "block"), strict=True):
        assert why is None or table.told(why.why) == f"Shy Elk can't {deed}"


@rule("509.1b")
def test_a_lost_stop_behind_cant_block() -> None:
    assert permanent(Table(), "Test Thing can't block")


@pytest.mark.parametrize("index", [0, 1])
def test_a_wall_attacks_this_turn_as_though_it_had_no_defender(index: int) -> None:
    table = Table()
    (wall,) = table.battlefield("A", card(*WALL))
    table.activate("A", wall, index=index).resolve()
    table.answer("A", [[wall, 1]])
    table.to_step("main2")
    assert table.life("B") == (19 if index == 0 else 16)
    table.next_turn("A")
    assert table.pt(wall) == (1, 4)
    asked = len(table.asked)
    table.to_step("main2")  # nothing can attack: nobody is asked
    assert not any(type(decision).__name__ == "DeclareAttackers" for decision in table.asked[asked:])


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def test_only_walls_block_it_this_turn() -> None:
    table = Table()
    bear, _ = table.battlefield("A", card(*BEAR), card(*BEAR))
    (ogre,) = table.battlefield("B", card(*OGRE))
    table.hand("A", spell("Target creature can't be blocked this turn except by Walls."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    (wall,) = table.battlefield("B", card("Pebble", "{1}", "Artifact Creature — Wall", "", "0/9"))
    table.answer("A", [[bear, 1]])
    table.to_step("declare_blockers")
    decision = next(d for d in reversed(table.asked) if type(d).__name__ == "DeclareBlockers")
    assert [blocker for blocker, _ in decision.possible] == [wall] and ogre


def test_it_grows_and_must_be_blocked_this_turn() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("B", card(*OGRE))
    table.hand("A", spell("Target creature gets +5/+5 until end of turn and must be blocked this turn if able."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    table.answer("A", [[bear, 1]]).answer("B", [])
    with pytest.raises(Exception, match=r"."):
        table.to_step("main2")


def test_a_pronoun_is_still_what_was_named() -> None:
    table = Table()
    (oid,) = table.battlefield("B", STONE)
    words = "Destroy target creature. It can't block this turn. You gain life equal to its power."
    table.hand("A", card("Reckoning", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Reckoning", [oid]).resolve()
    assert table.life("A") == 22


@rule("508.1c")
def test_opponents_who_cast_a_spell_can_not_attack_with_creatures() -> None:
    table = Table(3)
    permanent(table, "Each opponent who cast a spell this turn can't attack with creatures.", types="Enchantment")
    (theirs,) = table.battlefield("B", bear())
    for cast, life in ((True, 20), (False, 18)):
        table.next_turn("B")
        if cast:
            do(table, "Scry 1.", who="B")
        table.policy = lambda d: [[theirs, 0]] if type(d).__name__ == "DeclareAttackers" else None
        table.to_step("main2")
        assert table.life("A") == life
        table.policy = None


@rule("508.1c")
def test_a_player_neither_attacks_nor_blocks() -> None:
    for words in ("Players can't attack.", "Each opponent can't block.", "Each opponent can't attack or block."):
        with pytest.raises(AssertionError, match=r"not understood|declined|ambiguous"):
            card("Odd Law", "{0}", "Enchantment", words)
    card("Just Law", "{0}", "Enchantment", "Your opponents can't attack with creatures with power 2 or less.")


@rule("508.1c", "608.2i")
def test_a_creature_attacks_in_every_other_turn_of_its_controllers() -> None:
    """Turns of others in between are no matter. A turn in which it did not attack lets it attack in the next."""
    table = Table(3)
    (turtle,) = table.battlefield("A", card(*TURTLE))
    attacked = []
    table.policy = lambda decision: [[oid, 1] for oid, _ in decision.possible if oid == turtle] if isinstance(decision, DeclareAttackers) else None
    for _ in range(4):
        before = table.life("B")
        table.to_step("end", "A")
        attacked.append(before - table.life("B"))
        table.next_turn("A")
    assert attacked == [2, 0, 2, 0]


@rule("609.4")
def test_blocking_as_though_they_had_no_shadow() -> None:
    table = Table()
    (shade,) = table.battlefield("A", card("Test Shade", "{B}", "Creature — Shade", "Shadow", "2/2"))
    wall = permanent(table, "Test Thing can block creatures with shadow as though they didn't have shadow.", "B")
    pairs = {"attackers": [[shade, 1]], "blockers": [[wall, shade]]}
    table.policy = lambda decision: pairs.get(decision.kind)
    table.to_step("end_combat")
    assert table.life("B") == 20 and wall not in table.game.permanents()


def blocked_by(number: int) -> bool:
    """Whether an attacker that all creatures block or none is blocked by so many of two."""
    table = Table()
    kraken = permanent(table, "This creature can't be blocked unless all creatures defending player controls block it.",
                       size="4/4")  # fmt: skip
    blockers = table.battlefield("B", bear(), ogre())
    table.answer("A", [[kraken, 1]])
    table.to_step("declare_attackers")
    table.answer("B", [[blocker, kraken] for blocker in blockers[:number]])
    table.to_step("declare_blockers")
    return table.game.combat is not None and kraken in table.game.combat.blocked


@rule("509.1b")
def test_all_creatures_block_it_or_none() -> None:
    assert blocked_by(2)
    with pytest.raises(IllegalAnswer):
        blocked_by(1)


@rule("609.4")
@pytest.mark.parametrize(("walk", "blocked"), [("Forestwalk", True), ("Islandwalk", False)])
def test_creatures_with_one_landwalk_can_be_blocked_as_though_they_had_it_not(walk: str, blocked: bool) -> None:
    table = Table()
    (elf,) = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", walk, "1/1"))
    table.battlefield("B", card("Pit", "{1}", "Enchantment", "Creatures with forestwalk can be blocked as though they "
                                "didn't have forestwalk."),
                      card("Forest", "", "Basic Land — Forest"), card("Island", "", "Basic Land — Island"))  # fmt: skip
    (bear,) = table.battlefield("B", card(*BEAR))
    table.answer("A", [[elf, 1]]).answer("B", [[bear, elf]] if blocked else "*")
    table.to_step("main2")
    assert table.life("B") == (20 if blocked else 19)


def test_a_wall_blocks_shadow_as_though_it_had_shadow() -> None:
    table = Table()
    (shade,) = table.battlefield("A", card("Shade", "{B}", "Creature — Shade", "Shadow", "2/2"))
    (wall,) = table.battlefield("B", card("Mirror Wall", "{1}", "Artifact Creature — Wall", "Defender\nThis creature can "
                                          "block creatures with shadow as though this creature had shadow.", "0/5"))  # fmt: skip
    table.answer("A", [[shade, 1]]).answer("B", [[wall, shade]])
    table.to_step("main2")
    assert table.life("B") == 20


@rule("509.1b")
def test_can_neither_block_nor_be_blocked_by_them() -> None:
    table = Table()
    shy = permanent(table, "Test Thing can't block or be blocked by creatures with power 3 or greater.", size="2/2")
    small, large = table.battlefield("B", bear(), ogre())
    game = table.game
    assert refused(game, MAY_BLOCK, shy, attacker=large) and not refused(game, MAY_BLOCK, shy, attacker=small)
    assert refused(game, MAY_BE_BLOCKED_BY, shy, blocker=large) and not refused(game, MAY_BE_BLOCKED_BY, shy, blocker=small)


@rule("509.1a")
@pytest.mark.parametrize(("words", "blocked"), [("", 1), ("That creature can block up to two additional creatures this turn.", 3)])
def test_blocking_up_to_so_many_more(words: str, blocked: int) -> None:
    table = Table()
    attackers = table.battlefield("A", bear(), bear(), bear(), bear())
    (wall,) = table.battlefield("B", card("Wide Wall", "{1}", "Creature — Wall", "Defender", "0/9"))
    do(table, "Target creature gets +0/+1 until end of turn. " + words, [wall])
    tried: list[int] = []

    def answer(decision: object) -> object:
        if type(decision).__name__ == ATTACK:
            return [[oid, 1] for oid in attackers]
        if type(decision).__name__ == "DeclareBlockers":
            tried.append(1)
            return [[wall, oid] for oid in attackers[:blocked]]
        return None

    table.policy = answer
    table.to_step("main2")
    assert tried and table.life("B") == 20 - 2 * (4 - blocked)


@pytest.fixture
def table() -> Table:
    return Table()


@rule("500.7", "508.1c")
def test_no_attack_in_an_extra_turn(table: Table) -> None:
    (sage,) = table.battlefield("A", card("Calm Sage", "{W}", "Creature — Sphinx", "Calm Sage can't attack during extra turns.", "1/1"))
    assert refused(table.game, MAY_ATTACK, sage, defender=1) is None
    table.hand("A", card("Spare Hour", "{0}", "Sorcery", "Take an extra turn after this one."))
    table.cast("A", "Spare Hour").resolve()
    table.next_turn("A")
    assert refused(table.game, MAY_ATTACK, sage, defender=1) is not None
    table.next_turn("B").next_turn("A")
    assert refused(table.game, MAY_ATTACK, sage, defender=1) is None


@rule("509.1a")
@pytest.mark.parametrize(("blades", "blocks", "legal"), [(2, 3, True), (2, 4, False), (0, 1, True), (0, 2, False)])
def test_it_blocks_one_more_for_each_equipment(blades: int, blocks: int, legal: bool) -> None:
    table = Table()
    wall = permanent(table, "This creature can block an additional creature for each Equipment attached to this creature.", size="0/9")
    attackers = table.battlefield("B", bear(), bear(), bear(), bear())
    for blade in table.battlefield("A", *(card("Blade", "{1}", "Artifact — Equipment", "Equip {0}") for _ in range(blades))):
        table.activate("A", blade, [wall]).resolve()
    table.next_turn("B")
    table.answer("B", [[attacker, 0] for attacker in attackers])
    table.answer("A", [[wall, attacker] for attacker in attackers[:blocks]])
    if not legal:
        with pytest.raises(IllegalAnswer):
            table.to_step("declare_blockers")
        return
    table.to_step("main2")
    assert table.life("A") == 20 - 2 * (4 - blocks)


@rule("609.4", "702.9b", "702.28b")
@pytest.mark.parametrize(
    ("words", "kind", "attacker", "may"),
    [("Birds as though it had reach", "Bird", "Flying", True), ("Birds as though it had reach", "Bat", "Flying", False),
     ("creatures with shadow as though it had shadow", "Bat", "Shadow", True), ("creatures with shadow as though it had shadow", "Bat", "Flying", False)],
)  # fmt: skip
def test_blocking_some_as_though_it_had_a_keyword(words: str, kind: str, attacker: str, may: bool) -> None:
    table = Table()
    (attacking,) = table.battlefield("A", card("Odd Flyer", "{U}", f"Creature — {kind}", attacker, "1/1"))
    blocker = permanent(table, f"This creature can block {words}.", "B")
    assert (refused(table.game, MAY_BE_BLOCKED_BY, attacking, blocker=blocker) is None) == may
