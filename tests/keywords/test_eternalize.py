"""Eternalize (CR 702.129)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

HERO = ("Old Hero", "{W}", "Creature — Human", "Eternalize {2}{B}", "1/1")


@rule("702.129a")
def test_a_black_4_4_zombie_is_made() -> None:
    table = Table()
    (hero,) = table.graveyard("A", card(*HERO))
    table.mana("A", "{2}{B}")
    table.activate("A", hero).resolve()
    (mummy,) = table.all("Old Hero")
    assert table.pt(mummy) == (4, 4) and table.game.chars(mummy).colors == ("B",)
    assert "Zombie" in table.game.chars(mummy).subtypes


@rule("702.129a", "exile this card; a token, 4/4, black, without mana cost, a Zombie besides; only as a sorcery")
def test_what_the_token_is_and_when_it_is_made() -> None:
    table = Table()
    (hero,) = table.graveyard("A", card("Old Hero", "{W}", "Creature — Human", "Vigilance\nEternalize {2}{B}", "1/1"))
    table.hand("A", card("Small Drop", "{0}", "Instant", "You gain 1 life."))
    table.mana("A", "{2}{B}").cast("A", "Small Drop")
    assert table.actions("A") == (), "not over a spell"
    table.resolve().activate("A", hero)
    assert table.zone("A", "graveyard") == ["Small Drop"] and table.zone("A", "exile") == ["Old Hero"]
    (mummy,) = table.resolve().all("Old Hero")
    chars = table.game.chars(mummy)
    assert chars.mana_cost is None and chars.subtypes == ("Human", "Zombie") and table.has(mummy, "vigilance")
    assert table.game.obj(mummy).token and chars.controller == 0 and table.zone("A", "exile") == ["Old Hero"]
