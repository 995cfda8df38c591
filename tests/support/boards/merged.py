"""Merged permanents, for tests of CR 726."""

from __future__ import annotations

from engine.game.events.merging import Merge
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "Vigilance", "2/2")
WING = ("Bare Wing", "{3}{U}", "Creature — Bird", "Mutate {U}\nFlying", "3/4")


def merged(table: Table, into: int, *others: CardDefinition, top: bool = True, token: bool = False, who: int = 0) -> int:
    """Objects merge with a permanent, one after the other."""
    for other in others:
        (oid,) = table._in_zone("AB"[who], "exile", (other,))
        if token:
            table.game.write(oid).token = True
        happen(table.game, Merge(oid, into, top))
    return into


def both(top: bool = True) -> tuple[Table, int]:
    """A Bear with which a Wing has merged."""
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    merged(table, bear, card(*WING), top=top)
    assert table.has(bear, "flying") and table.has(bear, "vigilance") and table.pt(bear) == ((3, 4) if top else (2, 2))
    return table, bear
