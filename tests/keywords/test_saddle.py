"""Saddle (CR 702.171)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, much_happens
from tests.support.boards.table import Table, card

PONY = ("Plain Pony", "{2}{W}", "Creature — Horse Mount", "Saddle 2\nThis creature gets +2/+2 as long as it's saddled.",
        "2/2")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.171a", "702.171b", edition="2026-01-16")
def test_a_mount_is_saddled_until_end_of_turn() -> None:
    table = Table()
    pony, bear = table.battlefield("A", card(*PONY), card(*BEAR))
    table.activate("A", pony).resolve()
    assert table.pt(pony) == (4, 4) and table.game.obj(bear).tapped
    table.next_turn()
    assert table.pt(pony) == (2, 2)


@rule("702.171a", edition="2026-01-16")
def test_a_mount_is_saddled_only_as_a_sorcery() -> None:
    table = Table()
    table.battlefield("A", card(*PONY), card(*BEAR))
    assert [action.kind for action in table.actions("A")] == ["activate"]
    table.to_step("begin_combat")
    assert table.actions("A") == ()


@rule("702.171a", "other untapped creatures you control with total power N or greater", "702.171b", edition="2026-01-16")
def test_it_is_saddled_by_other_untapped_creatures_of_ones_own_with_power_enough() -> None:
    table = Table()
    pony, rat, tired = table.battlefield("A", card(*PONY), card("Small Rat", "{B}", "Creature — Rat", "", "1/1"), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.game.write(tired).tapped = True
    assert table.actions("A") == ()
    (other,) = table.battlefield("A", card("Small Rat", "{B}", "Creature — Rat", "", "1/1"))
    table.activate("A", pony).resolve()
    assert table.pt(pony) == (4, 4) and table.game.obj(rat).tapped and table.game.obj(other).tapped and not table.game.obj(pony).tapped


@rule("702.171b", "a designation of the permanent", "702.171a", "this permanent becomes saddled", edition="2026-01-16")
def test_what_is_gone_is_not_saddled_and_what_is_saddled_twice_is_as_saddled() -> None:
    table = Table()
    mount = ("Proud Pony", "{2}{W}", "Creature — Horse Mount", "Saddle 2\nWhenever this creature becomes saddled for the first time each turn, you gain 1 life.", "2/2")
    pony, other, *_ = table.battlefield("A", card(*mount), card(*PONY), *[card(*BEAR)] * 5)
    much_happens(table)
    do(table, "Suspect target creature.", [pony])
    table.activate("A", other).resolve()
    table.life("A", 20)
    table.activate("A", pony).resolve()
    assert table.life("A") == 21
    table.activate("A", pony).resolve()
    assert table.life("A") == 21
    table.activate("A", pony)
    table.hand("B", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("B", "Quick End", [pony]).resolve()
    assert table.life("A") == 21 and "Proud Pony" in table.zone("A", "graveyard")


@rule("702.171b", "a permanent on the battlefield", edition="2026-01-16")
def test_a_mount_that_is_gone_does_not_become_saddled() -> None:
    table = Table()
    pony, *_ = table.battlefield("A", card(*PONY), card(*BEAR), card(*BEAR))
    table.battlefield("A", card("Stable Bell", "{1}", "Artifact", "Whenever a creature becomes saddled, you gain 1 life."))
    table.activate("A", pony)
    table.hand("B", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("B", "Quick End", [pony]).resolve()
    assert table.life("A") == 20 and pony not in table.game.objects


@rule("702.171a", "this permanent becomes saddled", "702.171b", "only a permanent", edition="2026-01-16")
def test_a_mount_that_has_phased_out_does_not_become_saddled() -> None:
    for quick, saddled in (("You gain 0 life.", True), ("Target creature phases out.", False)):
        table = Table()
        mount = ("Glad Pony", "{2}{W}", "Creature — Horse Mount", "Saddle 2\nWhenever this creature becomes saddled, you gain 1 life.", "2/2")
        pony, _ = table.battlefield("A", card(*mount), card(*BEAR))
        table.battlefield("B", card("Far Bell", "{1}", "Artifact", "Whenever a creature you control becomes saddled, you gain 10 life."))
        table.activate("A", pony)
        table.hand("B", card("Quick Word", "{0}", "Instant", quick))
        table.cast("B", "Quick Word", [pony] if "arget" in quick else None).resolve()
        assert (table.life("A"), table.life("B")) == (20 + saddled, 20)
