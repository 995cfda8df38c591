"""A creature that becomes an Aura until its player pays to end that (CR 611.2a, 116.2c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card

LEECH = ("Clinging Leech", "{1}{B}", "Creature — Leech",
         "{B}, {T}: Clinging Leech loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target "
         "creature. You may pay {B} to end this effect.\nEnchanted creature gets -1/-0.\n{1}: You gain 1 life.", "1/1")  # fmt: skip


def _clinging(table: Table) -> tuple[int, int]:
    """The leech, attached to an opponent's creature."""
    (leech,) = table.battlefield("A", card(*LEECH))
    (prey,) = table.battlefield("B", bear())
    table.mana("A", "{B}")
    table.activate("A", leech, targets=[prey]).resolve()
    return leech, prey


@rule("611.2a", "205.1a", "303.4")
def test_it_is_an_aura_and_no_creature() -> None:
    table = Table()
    leech, prey = _clinging(table)
    values = table.game.chars(leech)
    assert values.types == ("enchantment",) and values.subtypes == ("Aura",)
    assert table.game.obj(leech).attached_to == prey and table.pt(prey) == (1, 2)
    table.next_turn("A").next_turn("A")
    assert table.game.obj(leech).attached_to == prey and table.pt(prey) == (1, 2)


@rule("613.1f")
def test_it_has_lost_that_ability_and_no_other() -> None:
    table = Table()
    leech, _ = _clinging(table)
    table.next_turn("A").mana("A", "{B}{1}")
    offered = [action for action in table.actions("A") if action.oid == leech and action.kind == "activate"]
    assert len(offered) == 1
    table.activate("A", leech).resolve()
    assert table.life("A") == 21


@rule("116.2c", "704.5p")
def test_its_player_pays_to_end_it_at_any_time() -> None:
    table = Table()
    leech, prey = _clinging(table)
    assert not [action for action in table.actions("A") if action.kind == "special"]
    table.to_step("upkeep", "B").mana("A", "{B}")
    assert not [action for action in table.actions("B") if action.kind == "special"]
    table.special("A", leech)
    assert table.game.chars(leech).types == ("creature",) and table.pt(leech) == (1, 1)
    assert table.game.obj(leech).attached_to == -1 and table.pt(prey) == (2, 2)
    table.mana("A", "{B}").next_turn("A").mana("A", "{B}")
    table.activate("A", leech, targets=[prey]).resolve()
    assert table.game.obj(leech).attached_to == prey


@rule("704.5m")
def test_it_falls_off_with_what_it_enchants() -> None:
    table = Table()
    leech, prey = _clinging(table)
    do(table, "Destroy target creature.", [prey])
    assert table.zone("A", "graveyard")[-1] == "Clinging Leech" and leech not in table.game.permanents()


@rule("608.2b")
def test_without_its_target_it_stays_a_creature() -> None:
    table = Table()
    (leech,) = table.battlefield("A", card(*LEECH))
    (prey,) = table.battlefield("B", bear())
    table.mana("A", "{B}").activate("A", leech, targets=[prey])
    table.hand("B", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("B", "Quick End", targets=[prey]).resolve()
    assert table.game.chars(leech).types == ("creature",)
