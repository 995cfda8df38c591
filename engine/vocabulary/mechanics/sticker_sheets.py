"""The sheets that stickers are found on, and who has access to which of them (CR 123.2)."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.compiler.compile import compile_definition
from engine.core.record import record
from engine.game.events.chance import UseChance
from engine.game.events.status import SetMark
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import SETTING_UP
from engine.meaning.node import walk
from engine.vocabulary.mechanics.stickers import (
    ABILITY,
    ART,
    NAME,
    SIZE,
    STICKERS,
    PutSticker,
    Sticker,
    TicketAndSticker,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.core.identity import Seat
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition

SHEETS = Path(__file__).resolve().parents[3] / "assets" / "stickers"
CHOSEN = 3  # sheets that each player has access to (CR 123.2a)


@record
class Sheet:
    """A combination of stickers (CR 123.2): no card, and without characteristics."""

    name: str
    stickers: tuple[Sticker, ...]


@lru_cache(maxsize=1)
def shipped_sheets() -> tuple[Sheet, ...]:
    """The sheets that come with the table, each different from the others."""
    data = tomllib.loads((SHEETS / "sheets.toml").read_text(encoding="utf-8"))
    return tuple(Sheet(name, tuple(_stickers(name, printed))) for name, printed in data.items())


def _stickers(sheet: str, printed: dict[str, Any]) -> Iterator[Sticker]:
    found = [(NAME, words, 0) for words in printed["names"]]
    found += [(ABILITY, words, int(cost)) for cost, words in printed["abilities"].items()]
    found += [(SIZE, words, int(cost)) for cost, words in printed["sizes"].items()]
    found += [(ART, words, 0) for words in printed["art"]]
    for number, (kind, words, cost) in enumerate(found):
        abilities = compile_definition(words, f"sticker {sheet} {number}") if kind == ABILITY else ()
        power, _, toughness = words.partition("/") if kind == SIZE else ("0", "", "0")
        yield Sticker(sheet, number, kind, words, cost, abilities, (int(power), int(toughness)))


@SETTING_UP("123.2a")
def choose_sheets(game: Game, seat: Seat, cards: Iterable[CardDefinition]) -> None:
    """A player who plays with stickers chooses three sticker sheets at random (CR 123.2a).

    Who has cards that speak of stickers plays with them.
    """
    if any(map(speaks_of_stickers, dict.fromkeys(cards))):
        give_sheets(game, seat)


def give_sheets(game: Game, seat: Seat) -> None:
    """Let a player choose sheets at random, and have access to what is on them."""
    left, chosen, chance = list(shipped_sheets()), [], game.roll()
    for _ in range(CHOSEN):
        chosen.append(left.pop(chance.below(len(left))))
    happen(game, UseChance(chance.state))
    happen(game, SetMark(seat, STICKERS, tuple(sticker for sheet in chosen for sticker in sheet.stickers)))


def speaks_of_stickers(definition: CardDefinition) -> bool:
    """Whether a card has abilities that put stickers on objects."""
    return any(
        isinstance(node, PutSticker | TicketAndSticker)
        for face in definition.faces if "sticker" in face.printed.text.lower()
        for ability in face.printed.abilities for node in walk(ability)
    )  # fmt: skip
