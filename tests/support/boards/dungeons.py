"""Dungeons for tests: players who own some outside the game, and spells that venture into them."""

from __future__ import annotations

from engine.core.identity import NOBODY
from engine.core.zones import COMMAND, OUTSIDE
from engine.game.rules.special_cards import dungeons
from engine.meaning.cards import CardDefinition
from tests.support.boards.table import Table, card

CELLAR = """Stair — You gain 1 life. (Leads to: Pool, Larder)
Pool — You gain 2 life. (Leads to: Hearth)
Larder — You gain 3 life. (Leads to: Hearth)
Hearth — You gain 10 life."""
TOWER = """Gate — Each opponent loses 1 life. (Leads to: Roof)
Roof — Each opponent loses 5 life."""
SEWER = """You can't enter this dungeon unless you "venture into Undercity."
Grate — You gain 1 life. (Leads to: Outfall)
Outfall — You gain 1 life."""


def dungeon(name: str = "Mossy Cellar", text: str = CELLAR, kind: str = "Dungeon") -> CardDefinition:
    """A dungeon card."""
    return card(name, "", kind, text)


def sewer() -> CardDefinition:
    """A dungeon card of the only dungeon type there is."""
    return dungeon("Old Sewer", SEWER, "Dungeon — Undercity")


def at_the_entrance(*cards: CardDefinition, who: str = "A", seats: int = 2) -> Table:
    """A table at which a player owns dungeon cards outside the game."""
    table = Table(seats)
    dungeons.set_aside(table.game, table.seat(who), cards or (dungeon(),))
    return table


def say(table: Table, text: str, who: str = "A", resolve: bool = True) -> Table:
    """Cast an instant with some words; and what triggers resolves too."""
    table.hand(who, card("Spoken Words", "{0}", "Instant", text))
    table.cast(who, "Spoken Words").resolve(1)
    return table.resolve() if resolve else table


def venture(table: Table, who: str = "A", to: str = "", resolve: bool = True) -> Table:
    """Venture into the dungeon, into a certain room if there are several."""
    if to:
        table.answer(who, lambda decision: decision.options.index(to))
    return say(table, "Venture into the dungeon.", who, resolve)


def room(table: Table, who: str = "A") -> str:
    """The room in which a player's venture marker is; "" if they are in no dungeon."""
    mine = dungeons.dungeon_of(table.game, table.seat(who))
    here = dungeons.current_room(table.game, mine) if mine != NOBODY else None
    return here.name if here is not None else ""


def outside(table: Table, who: str = "A") -> list[str]:
    """The names of a player's cards outside the game."""
    return table.zone(who, OUTSIDE)


def inside(table: Table) -> list[str]:
    """The names of what is in the command zone."""
    return [table.game.chars(oid).name for oid in table.game.zone(COMMAND)]
