"""Encore (CR 702.141)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

IMP = ("Loud Imp", "{1}{B}", "Creature — Imp", "Encore {3}", "2/1")


@rule("702.141a")
def test_a_copy_for_each_opponent_attacks_that_opponent_and_is_sacrificed() -> None:
    table = Table(3)
    (imp,) = table.graveyard("A", card(*IMP))
    table.mana("A", "{3}")
    table.activate("A", imp).resolve()
    tokens = table.all("Loud Imp", who="A")
    assert len(tokens) == 2 and table.zone("A", "exile") == ["Loud Imp"]
    assert all(table.has(oid, "haste") for oid in tokens)
    table.to_step("declare_attackers", "A")
    combat = table.game.combat
    assert combat is not None and sorted(combat.attacking.items()) == [(tokens[0], 1), (tokens[1], 2)]
    table.to_step("end", "A").resolve()
    assert table.all("Loud Imp") == []


@rule("702.141a")
def test_only_as_a_sorcery() -> None:
    table = Table()
    table.graveyard("A", card(*IMP))
    table.to_step("main1", "B")
    table.mana("A", "{3}")
    assert table.actions("A") == ()


@rule("702.141a", "from your graveyard; the tokens only, and not those that are under another player's control")
def test_one_whom_another_player_took_is_not_sacrificed() -> None:
    table = Table(3)
    (imp,) = table.graveyard("A", card(*IMP))
    table.battlefield("A", card(*IMP))
    table.hand("B", card("Sudden Oath", "{0}", "Instant", "Gain control of target creature."))
    table.mana("A", "{3}")
    table.activate("A", imp)
    assert table.zone("A", "graveyard") == [] and table.zone("A", "exile") == ["Loud Imp"]
    own, taken, _ = table.resolve().all("Loud Imp")
    table.cast("B", "Sudden Oath", [taken]).resolve()
    table.to_step("end", "A").resolve()
    assert (table.all("Loud Imp", who="A"), table.all("Loud Imp", who="B")) == ([own], [taken])
