"""What differs between the editions of the rules that a game can be played by, asked as a judge would."""

from __future__ import annotations

import pytest

from engine.core.editions import EDITIONS
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.damage import Damage, MarkDamage
from engine.game.events.players import LoseGame
from engine.game.events.status import Attach
from engine.game.events.zone_changes import Destroy
from engine.game.rules import state_based
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.native import Instead, with_statics
from tests.support.boards.table import Table, card

OLD = "2006-10-01"
NEW = "2026-01-16"
BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
KING = ("Old King", "{3}", "Legendary Creature — Human", "", "3/3")


def old_table(library: int = 30) -> Table:
    """A game by the rules of 2006."""
    return Table(edition="2006", library=library)


@rule("420.1", "420.2", "420.3", edition=OLD)
def test_state_based_effects_come_before_triggers_and_are_checked_again() -> None:
    table = old_table()
    table.battlefield("A", card("Dirge Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Slim Veil", "{W}", "Enchantment — Aura", "Enchant creature"), attach_to=bear)
    happen(table.game, MarkDamage(bear, 2))
    table.settle()
    assert table.stack() == ["Dirge Bell trigger (A)"]
    assert set(table.zone("A", "graveyard")) == {"Plain Bear", "Slim Veil"}  # one check after the other


@rule("420.4", edition=OLD)
def test_they_pay_no_attention_to_what_happens_during_a_resolution() -> None:
    table = old_table()
    (shade,) = table.battlefield("A", card("Hand Shade", "{2}", "Creature — Spirit", "This creature's power and toughness are each equal to the number of cards in your hand.", "*/*"))
    words = "When you have no cards in hand, you gain 1 life.\nWhen you have no cards in hand, you lose 1 life."
    table.battlefield("A", *[card("Empty Shelf", "{2}", "Artifact", words)] * 2)
    table.hand("A", card("Clear Out", "{R}", "Sorcery", "Discard your hand, then draw seven cards."), card(*BEAR))
    table.mana("A", "{R}").cast("A", "Clear Out").resolve(1)
    assert table.pt(shade) == (7, 7) and table.stack() == ["Empty Shelf trigger (A)"] * 4  # each once, of each of the two


@rule("420.5", "420.5a", edition=OLD)
@pytest.mark.parametrize("life", [0, -3])
def test_a_player_without_life_loses(life: int) -> None:
    table = old_table()
    table.life("B", life)
    table.settle()
    assert table.game.over and table.game.players[0].won


SHIELD = card("Mending Charm", "{G}", "Instant", "Regenerate target creature.")


@rule("420.5b", "420.5c", edition=OLD)
@pytest.mark.parametrize(("words", "survives"), [("gets -0/-2 until end of turn", False), ("", True)])
def test_regeneration_replaces_lethal_damage_but_not_the_loss_of_all_toughness(words: str, survives: bool) -> None:
    table = old_table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", SHIELD)
    table.mana("A", "{G}").cast("A", "Mending Charm", [bear]).resolve()
    if words:
        table.hand("A", card("Wither Away", "{B}", "Instant", f"Target creature {words}."))
        table.mana("A", "{B}").cast("A", "Wither Away", [bear]).resolve()
    else:
        happen(table.game, MarkDamage(bear, 2))
        table.settle()
    assert (bear in table.game.objects) is survives


@rule("420.5d", edition=OLD)
def test_an_aura_without_its_creature_goes_to_the_graveyard() -> None:
    table = old_table()
    table.battlefield("A", card("Loose Veil", "{W}", "Enchantment — Aura", "Enchant creature"))
    table.settle()
    assert table.zone("A", "graveyard") == ["Loose Veil"]


@rule("420.5e", edition=OLD)
@pytest.mark.parametrize(("edition", "left"), [("2006", 0), ("2024", 2), ("2026", 2)])
def test_legends_of_one_name_all_went_whoever_controlled_them(edition: str, left: int) -> None:
    table = Table(edition=edition)
    table.battlefield("A", card(*KING))
    table.battlefield("B", card(*KING))
    table.settle()
    assert len(table.all("Old King")) == left


@rule("420.5e", edition=OLD)
@pytest.mark.parametrize(("edition", "left"), [("2006", 0), ("2024", 1), ("2026", 1)])
def test_today_a_player_keeps_one_of_them(edition: str, left: int) -> None:
    table = Table(edition=edition)
    table.battlefield("A", card(*KING), card(*KING))
    table.settle()
    assert len(table.all("Old King")) == left


@rule("420.5f", edition=OLD)
def test_a_token_elsewhere_ceases_to_exist() -> None:
    table = old_table()
    table.hand("A", card("Hatch", "{G}", "Sorcery", "Create a 1/1 green Elf creature token."))
    table.mana("A", "{G}").cast("A", "Hatch").resolve()
    (token,) = [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    happen(table.game, Destroy(token))
    table.settle()
    assert table.zone("A", "graveyard") == ["Hatch"]


@rule("420.5g", edition=OLD)
def test_who_drew_from_an_empty_library_loses() -> None:
    table = old_table(library=1)
    table.hand("A", card("Long Read", "{U}", "Sorcery", "Draw two cards."))
    table.mana("A", "{U}").cast("A", "Long Read").resolve()
    assert table.game.over and table.game.players[1].won


@rule("420.5h", edition=OLD)
@pytest.mark.parametrize(("poison", "over"), [(9, False), (10, True)])
def test_ten_poison_counters_lose_the_game(poison: int, over: bool) -> None:
    table = old_table()
    happen(table.game, PutCounters(1, "poison", poison))
    table.settle()
    assert bool(table.game.over) is over


@rule("420.5h", "a player, not a team", edition=OLD)
@rule("704.6b")
@pytest.mark.parametrize(("poison", "over"), [(14, False), (15, True)])
def test_what_a_team_has_together_is_counted_by_the_rules_of_teams(poison: int, over: bool) -> None:
    table = Table(4, edition="2006", variant="two_headed_giant")
    happen(table.game, PutCounters(2, "poison", poison))
    table.settle()
    assert bool(table.game.over) is over


@rule("420.5i", edition=OLD)
def test_only_the_newest_world_stays() -> None:
    table = old_table()
    table.battlefield("A", card("First World", "{3}", "World Enchantment", ""))
    table.battlefield("B", card("Second World", "{3}", "World Enchantment", ""))
    table.settle()
    assert table.all("Second World") and not table.all("First World")


@rule("420.5j", edition=OLD)
def test_a_copy_of_a_spell_ceases_to_exist_elsewhere() -> None:
    table = old_table()
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 1 life."), card("Twin", "{U}", "Instant", "Copy target instant spell."))
    table.mana("A", "{W}{U}").cast("A", "Snack")
    table.cast("A", "Twin", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 22 and sorted(table.zone("A", "graveyard")) == ["Snack", "Twin"]


@rule("420.5k", "420.5m", edition=OLD)
def test_equipment_and_what_is_no_attachment_come_off() -> None:
    table = old_table()
    first, second = table.battlefield("A", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    (sword,) = table.battlefield("A", card("Dull Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"), attach_to=first)
    happen(table.game, Attach(second, first))
    happen(table.game, Destroy(first))
    table.settle()
    assert all(table.game.objects[oid].attached_to < 0 for oid in (sword, second))


@rule("420.5n", edition=OLD)
def test_opposite_counters_are_removed_together() -> None:
    table = old_table()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, PutCounters(bear, "+1/+1", 3), PutCounters(bear, "-1/-1", 1))
    table.settle()
    assert table.counters(bear) == {"+1/+1": 2}
    done = happen(table.game, RemoveCounters(bear, "+1/+1", 2), RemoveCounters(bear, "+1/+1", 1))
    (field,) = table.battlefield("A", card("Open Field", "{2}{R}", "Battle", "", defense="2"))
    happen(table.game, PutCounters(field, "+1/+1", 1), PutCounters(field, "-1/-1", 2), PutCounters(field, "defense", 1))
    happen(table.game, RemoveCounters(field, "defense", 1))
    table.settle()
    assert table.counters(field) == {"-1/-1": 1} and table.stack() == [], "any permanent; and only a Siege is defeated"
    assert table.counters(bear) == {} and sum(event.number for event in done if isinstance(event, RemoveCounters)) == 2  # no more than there were


@rule("420.3", "the listed conditions, and no others", edition=OLD)
@rule("704.5h")
@pytest.mark.parametrize(("edition", "dies"), [("2006", False), ("2024", True), ("2026", True)])
def test_any_damage_from_deathtouch_is_enough_since_there_is_deathtouch(edition: str, dies: bool) -> None:
    table = Table(edition=edition)
    (bear,) = table.battlefield("B", card(*BEAR))
    (snake,) = table.battlefield("A", card("Small Snake", "{G}", "Creature — Snake", "Deathtouch", "1/1"))
    happen(table.game, Damage(snake, bear, 1))
    table.settle()
    assert (bear not in table.game.objects) is dies


@rule("419.9b", edition=OLD)
def test_a_replacement_effect_may_apply_because_of_another() -> None:
    table = old_table()
    table.battlefield("A", card("Odd Cup", "{2}", "Artifact", "If you would gain life, draw that many cards instead."))
    table.graveyard("A", card(*BEAR))
    deep = with_statics(card("Deep Well", "{2}", "Artifact"), Instead("draw", lambda ctx, event: (LoseGame(1, "the well"),)))
    table.battlefield("A", deep)
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}").cast("A", "Snack").resolve()
    assert table.life("A") == 20 and table.zone("A", "hand") == [] and table.game.players[1].lost


@rule("704.5s", "714.4", edition=NEW)
@rule("704.5s")
@pytest.mark.parametrize(("edition", "stays"), [("2024", False), ("2026", True)])
def test_a_saga_without_chapters_is_left_alone_since_2026(edition: str, stays: bool) -> None:
    table = Table(edition=edition)
    table.battlefield("A", card("Tale of Tests", "{1}{W}", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 2 life."))
    table.battlefield("B", card("Grey Fog", "{3}", "Artifact", "Enchantments lose all abilities."))
    table.settle()
    assert bool(table.all("Tale of Tests")) is stays


def blocked_by_two(edition: str, *orders: list[int]) -> tuple[Table, list[str]]:
    """A creature of A that two of B block.

    With it comes what has been asked about damage in the declare blockers step.
    """
    table = Table(edition=edition)
    (big,) = table.battlefield("A", card("Big Bear", "{4}{G}", "Creature — Bear", "", "5/5"))
    first, second = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.answer("A", [[big, 1]], *orders).answer("B", [[first, big], [second, big]]).to_step("declare_blockers", "A")
    return table, [getattr(decision, "purpose", "") for decision in table.asked if "damage" in getattr(decision, "purpose", "")]


@rule("703.4k")
@pytest.mark.parametrize("edition", ["2006", "2024"])
def test_blockers_are_put_in_an_order_until_2024(edition: str) -> None:
    table, asked = blocked_by_two(edition, [1, 0])
    bear, cat = table.find("Plain Bear"), table.find("Plain Cat")
    assert asked == ["damage order"] and table.game.combat is not None
    assert list(table.game.combat.blocker_order.values()) == [(cat, bear)]


@rule("703.4k", "703.4m", edition=NEW)
def test_blockers_are_put_in_no_order_since_2026() -> None:
    table, asked = blocked_by_two("2026")
    assert asked == []
    table.answer("A", [1, 4]).to_step("combat_damage", "A")
    assert table.zone("B", "graveyard") == ["Plain Cat"] and table.game.objects[table.find("Plain Bear")].damage == 1


def test_every_edition_has_its_checks() -> None:
    for edition in EDITIONS:
        table = Table(edition=edition)
        assert state_based.proposals(table.game) == []
