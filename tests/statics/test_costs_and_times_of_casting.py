"""Casting sooner for a time, other costs under conditions, abilities that cost less by their own words."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")
LESSON = ("Warm Lesson", "{R}", "Sorcery", "You gain 3 life.")


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


@rule("601.3")
def test_only_the_next_such_card_can_be_cast_as_though_it_had_flash() -> None:
    table = Table()
    table.hand("A", card("Quick Start", "{U}", "Instant", "The next sorcery card you cast this turn can be cast as though "
                         "it had flash."), card(*LESSON), card(*LESSON), card(*CUB))
    table.to_step("main1", "B")
    table.mana("A", "{U}{R}{R}{G}")
    table.cast("A", "Quick Start").resolve()
    assert _castable(table) == ["Warm Lesson", "Warm Lesson"]
    table.cast("A", "Warm Lesson").resolve()
    assert _castable(table) == []


@rule("611.2c")
def test_nonland_cards_cast_as_though_they_had_flash_this_turn() -> None:
    table = Table()
    table.hand("A", card("Open Hours", "{U}", "Instant", "You may cast nonland cards this turn as though they had flash."),
               card(*LESSON), card(*CUB))
    table.to_step("main1", "B")
    table.mana("A", "{U}{R}{G}")
    table.cast("A", "Open Hours").resolve()
    assert _castable(table) == ["Warm Lesson", "Sprout Cub"]


@rule("118.9", "119.3")
def test_a_cost_that_gives_an_opponent_life() -> None:
    table = Table()
    growth = card("Fair Growth", "{2}{G}", "Instant", "If you control a Forest, rather than pay this spell's mana cost, "
                  "you may have an opponent gain 3 life.\nYou gain 1 life.")
    table.hand("A", growth)
    assert not _castable(table)
    table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    table.cast("A", "Fair Growth").resolve()
    assert [player.life for player in table.game.players] == [21, 23]


@rule("601.2f", "602.2b")
def test_an_ability_that_costs_less_for_each_card_in_the_graveyard() -> None:
    table = Table()
    (hydra,) = table.battlefield("A", card("Tomb Hydra", "{2}", "Creature — Hydra", "{3}{G}: Put a +1/+1 counter on ~. "
                                           "This ability costs {1} less to activate for each creature card in your "
                                           "graveyard.", "1/1"))
    table.mana("A", "{G}{G}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.graveyard("A", card(*CUB), card(*CUB))
    table.activate("A", hydra).resolve()
    assert table.pt(hydra) == (2, 2) and not table.game.players[0].pool


@rule("122.1")
def test_counters_of_players_count() -> None:
    table = Table()
    table.battlefield("A", card("Old Master", "{2}", "Creature — Human", "Whenever you cast a creature spell with mana "
                                "value greater than the number of experience counters you have, you get an experience "
                                "counter.\nCreature spells you cast cost {1} less to cast for each experience counter "
                                "you have.", "1/1"))
    bear = card("Tall Bear", "{1}{G}", "Creature — Bear", "", "3/3")
    table.hand("A", bear, bear, card(*CUB))
    table.mana("A", "{G}{G}{G}{G}")
    table.cast("A", "Tall Bear").resolve()
    table.cast("A", "Tall Bear").resolve()  # for {G} now; its mana value is still 2
    table.cast("A", "Sprout Cub").resolve()  # its mana value is no more than the number of counters
    assert table.game.players[0].counters["experience"] == 2 and not table.game.players[0].pool


@rule("608.2i")
def test_damage_by_two_or_more_creatures() -> None:
    table = Table()
    from engine.game.events.damage import Damage
    from engine.game.rules.events.happening import happen

    cubs = table.battlefield("B", card(*CUB), card(*CUB))
    table.hand("A", card("Late Snare", "{4}{R}", "Instant", "If you've been dealt damage by two or more creatures this "
                         "turn, you may pay {R} rather than pay this spell's mana cost.\nYou gain 1 life."))
    table.mana("A", "{R}")
    happen(table.game, Damage(cubs[0], 0, 1))
    happen(table.game, Damage(cubs[0], 0, 1))
    assert not _castable(table)
    happen(table.game, Damage(cubs[1], 0, 1))
    assert len(_castable(table)) == 1


@rule("601.3b")
def test_any_player_casts_such_spells_as_though_they_had_flash() -> None:
    table = Table(3)
    table.battlefield("B", card("Open Den", "{1}{G}", "Enchantment", "Any player may cast Bear spells as though they had "
                                "flash."))  # fmt: skip
    for seat in ("A", "B", "C"):
        table.hand(seat, card(*CUB), card(*LESSON))
    table.to_step("draw", "A")
    for seat in ("A", "B", "C"):
        table.mana(seat, "{G}{R}")
        labels = [action.label for action in table.actions(seat) if action.kind == "cast"]
        assert labels == ["Sprout Cub"]
    table.cast("C", "Sprout Cub").resolve()
    assert table.all("Sprout Cub", who="C")
    assert table.life("C") == 20
