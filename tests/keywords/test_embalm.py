"""Embalm (CR 702.128)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

KING = ("Dry King", "{2}{G}", "Creature — Human Noble", "Vigilance\nEmbalm {1}{W}", "3/2")


@rule("702.128a")
def test_a_white_zombie_without_mana_cost_is_made() -> None:
    table = Table()
    (king,) = table.graveyard("A", card(*KING))
    table.mana("A", "{1}{W}")
    table.activate("A", king).resolve()
    (mummy,) = table.all("Dry King")
    chars = table.game.chars(mummy)
    assert chars.colors == ("W",) and chars.mana_cost is None and chars.subtypes == ("Human", "Noble", "Zombie")
    assert table.pt(mummy) == (3, 2) and table.has(mummy, "vigilance") and table.game.obj(mummy).token
    assert table.all("Dry King", "exile")


@rule("702.128b")
def test_a_token_of_a_resolving_embalm_ability_is_embalmed() -> None:
    table = Table()
    text = "When this creature enters, if it was embalmed, you gain 5 life.\nEmbalm {1}{W}"
    king = card("Drier King", "{2}{G}", "Creature — Human Noble", text, "3/2")
    (grave,) = table.graveyard("A", king)
    table.hand("A", king)
    table.mana("A", "{2}{G}{1}{W}")
    table.cast("A", "Drier King").resolve()
    assert table.life("A") == 20
    table.activate("A", grave).resolve()
    assert table.life("A") == 25
    mummy = next(oid for oid in table.all("Drier King") if table.game.obj(oid).token)
    do(table, "Create a token that's a copy of target creature.", [mummy])
    assert table.life("A") == 25 and len(table.all("Drier King")) == 3, "a copy of it was not embalmed"
