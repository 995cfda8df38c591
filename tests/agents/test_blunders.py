"""A table of plain mistakes. Whoever makes one stands worse than had they slept.

Two hundred with a spell: what it does, on each board. Fifty attacks into what is larger, and fifty ways to block.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from engine.agents.levels import LEVELS
from engine.agents.lookahead import Lookahead, Position
from engine.game.state.game import Game
from tests.support.games.how_often import sampled
from tests.support.games.played_by_programs import cards, idle, play, position

BODIES = {"Ant": "1/1", "Bear": "2/2", "Crab": "3/3", "Ox": "5/5"}
BOARDS = {  # mine, theirs
    "only mine": ("Bear", ""),
    "mine is larger": ("Ox", "Ant"),
    "mine are more": ("Bear Ox", "Crab"),
    "mine is smaller": ("Ant", "Ox"),
    "only theirs": ("", "Bear Ox"),
}
SPELLS = (  # good and bad for whom it is done to
    "Instant\nDestroy target creature.",
    "Sorcery\nExile target creature.",
    "Instant\nReturn target creature to its owner's hand.",
    "Sorcery\nTarget creature gets -3/-3 until end of turn.",
    "Instant\nThe Spell deals 4 damage to target creature.",
    "Instant\nThe Spell deals 4 damage to any target.",
    "Sorcery\nTarget player loses 4 life.",
    "Sorcery\nTarget player discards two cards.",
    "Instant\nTarget player sacrifices a creature.",
    "Enchantment — Aura\nEnchant creature\nEnchanted creature gets -2/-2.",
    "Sorcery\nDestroy all creatures.",
    "Sorcery\nAll creatures get -2/-2 until end of turn.",
    "Sorcery\nEach player discards their hand.",
    "Sorcery\nYou lose 19 life and draw two cards.",
    "Sorcery\nDraw forty cards.",
    "Sorcery\nChoose one —\n• You lose 5 life.\n• You gain 5 life.",
    "Instant\nPut two +1/+1 counters on target creature.",
    "Sorcery\nTarget player gains 5 life.",
    "Sorcery\nTarget player draws two cards.",
    "Enchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+2.",
    "Instant\nCounter target spell.",
    "Instant\nCounter target creature spell.",
    "Sorcery\nAs an additional cost to cast this spell, pay 20 life.\nDraw three cards.",
    "Sorcery\nAs an additional cost to cast this spell, sacrifice a creature.\nYou gain 1 life.",
    "Sorcery\nYou may pay 20 life. If you do, draw three cards.",
    "Instant\nTarget creature gets -1/-1 until end of turn.",
    "Sorcery\nPut two -1/-1 counters on target creature.",
    "Sorcery\nDestroy target creature. You lose 1 life.",
    "Instant\nExile target creature. Its controller gains 4 life.",
    "Sorcery\nTarget player sacrifices two creatures.",
    "Sorcery\nEach opponent draws three cards.",
    "Sorcery\nTarget player loses 20 life.",
    "Sorcery\nThe Spell deals 3 damage to each creature.",
    "Sorcery\nChoose one —\n• Destroy target creature you control.\n• Draw a card.",
    "Sorcery\nSacrifice a creature. If you do, you gain 1 life.",
    "Sorcery\nReturn all creatures to their owners' hands.",
    "{X}{B} Sorcery\nTarget player loses X life.",
    "{X}{B} Sorcery\nPut X +1/+1 counters on target creature.",
    "{X}{B} Sorcery\nThe Spell deals X damage to any target.",
    "{X}{B} Sorcery\nYou lose X life and draw a card.",
)
POSITIONS = list(product(SPELLS, BOARDS))
WASTED, FOR_NOTHING = 3.0, 1.9  # a card without effect is no blunder, but with X = 0 it is; a creature is
SMALL = ("Ant", "Bear", "Crab", "Ant Bear", "Bear Bear")
LARGE = ("Ox", "Crab", "Ox Bear", "Crab Ox", "Bear Crab")
ATTACKS = list(product(SMALL, LARGE, (20, 9)))  # mine, theirs, and how much life both have
BLOCKS = list(product(LARGE, SMALL, (20, 5)))


def spelt(spell: str) -> str:
    """The card of a spell, which costs {1}{B} unless it says otherwise."""
    return f"The Spell {spell.replace(' ', chr(10), 1) if spell[0] == '{' else '{1}{B}' + chr(10) + spell}"


def at_the_end(folder: Path, spell: str, board: str, level: str) -> Game:
    """The end of a turn in which a program had a spell to cast, or somebody who sleeps, without a level."""
    bodies = [f"{name} {{1}}{{G}}\nCreature — Animal\n{size}" for name, size in BODIES.items()]
    mine, theirs = (cards(*side.split()) for side in BOARDS[board])
    match = position(folder, "\n\n".join([*bodies, spelt(spell)]),
                     {"hand": cards("The Spell", "Ant"), "battlefield": mine},
                     {"hand": cards("Ant"), "battlefield": theirs})  # fmt: skip
    return play(match, level or "normal", seats=(0,) if level else ())


def standing(game: Game, seat: int) -> float:
    """What a player has: life, creatures, cards. Nothing, if they have lost."""
    if game.player(seat).lost:
        return -100.0
    mine = [values for oid in game.permanents() if (values := game.chars(oid)).controller == seat]
    bodies = sum((one.power or 0) + (one.toughness or 0) for one in mine if "creature" in one.types)
    return game.player(seat).life / 2 + bodies + 2.0 * len(game.zone("hand", seat))


def check(folder: Path, spell: str, board: str, level: str) -> None:
    slept, played = (at_the_end(folder, spell, board, one) for one in ("", level))
    gained, lost = (standing(played, seat) - standing(slept, seat) for seat in (0, 1))
    assert gained - lost > -(FOR_NOTHING if spell.startswith("{X}") else WASTED)


def fight(folder: Path, sides: tuple[str, str, int], player: int, level: str) -> Game:
    """The end of the first turn: A attacks or has everybody attack, B blocks, both without a spell.

    The player is a program; without a level they do nothing. The other attacks with all, or blocks as Normal does.
    """
    bodies = "\n\n".join(f"{name} {{1}}{{G}}\nCreature — Animal\n{size}" for name, size in BODIES.items())
    first, second = ({"battlefield": cards(*side.split()), "life": sides[2]} for side in sides[:2])
    match = position(folder, bodies, first, second)
    while match.pending is not None and match.turn == 1:
        pending = match.pending
        if pending.asked_of == player and not level:
            match.answer(idle(pending))
        elif pending.asked_of == 0 and player == 1:
            everybody = pending.kind == "attackers"
            match.answer([[oid, refs[0]] for oid, refs in pending.possible] if everybody else idle(pending))
        else:
            checkpoint = match.checkpoints[-1]
            where = Position(checkpoint.game, tuple(match.answers[checkpoint.count :]))
            match.answer(Lookahead(LEVELS[level or "normal"], 3 + len(match.answers)).answer(pending, where))
    return match.live


def check_fight(folder: Path, sides: tuple[str, str, int], player: int, level: str) -> None:
    slept, fought = (fight(folder, sides, player, one) for one in ("", level))
    gained = standing(fought, player) - standing(slept, player)
    lost = standing(fought, 1 - player) - standing(slept, 1 - player)
    assert gained - lost > -WASTED


@pytest.mark.parametrize("number", sampled(range(len(ATTACKS))))
def test_nobody_attacks_into_certain_death(number: int, tmp_path: Path) -> None:
    check_fight(tmp_path, ATTACKS[number], 0, "normal")


@pytest.mark.parametrize("number", sampled(range(len(BLOCKS))))
def test_nobody_blocks_with_what_must_be_kept(number: int, tmp_path: Path) -> None:
    check_fight(tmp_path, BLOCKS[number], 1, "normal")


@pytest.mark.parametrize("number", sampled(range(len(POSITIONS))))
def test_a_normal_program_makes_no_plain_mistake(number: int, tmp_path: Path) -> None:
    check(tmp_path, *POSITIONS[number], "normal")


@pytest.mark.parametrize("number", sampled(range(0, len(POSITIONS), 3)))
def test_nor_does_a_hard_one(number: int, tmp_path: Path) -> None:
    check(tmp_path, *POSITIONS[number], "hard")
