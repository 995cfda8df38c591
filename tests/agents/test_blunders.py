"""A table of plain mistakes: what each spell does, on each board. Whoever makes one stands worse than had they slept."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from engine.game.state.game import Game
from tests.support.games.how_often import sampled
from tests.support.games.played_by_programs import cards, play, position

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
)
POSITIONS = list(product(SPELLS, BOARDS))
WASTED = 3.0  # a card without effect is no blunder; a creature is


def at_the_end(folder: Path, spell: str, board: str, level: str) -> Game:
    """The end of a turn in which a program had a spell to cast, or somebody who sleeps, without a level."""
    bodies = [f"{name} {{1}}{{G}}\nCreature — Animal\n{size}" for name, size in BODIES.items()]
    mine, theirs = (cards(*side.split()) for side in BOARDS[board])
    match = position(folder, "\n\n".join([*bodies, f"The Spell {{1}}{{B}}\n{spell}"]),
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
    assert gained - lost > -WASTED


@pytest.mark.parametrize("number", sampled(range(len(POSITIONS))))
def test_a_normal_program_makes_no_plain_mistake(number: int, tmp_path: Path) -> None:
    check(tmp_path, *POSITIONS[number], "normal")


@pytest.mark.parametrize("number", sampled(range(0, len(POSITIONS), 3)))
def test_nor_does_a_hard_one(number: int, tmp_path: Path) -> None:
    check(tmp_path, *POSITIONS[number], "hard")
