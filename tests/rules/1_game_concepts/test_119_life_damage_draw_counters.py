"""Life (CR 119), damage (120), drawing (121), counters (122)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.events.cards import MAY_DRAW, Draw
from engine.game.events.counters import PutCounters
from engine.game.events.damage import Damage
from engine.game.events.life import GainLife, LoseLife
from engine.game.rules.events.happening import happen
from engine.meaning.questions import Refusal
from tests.rulebook import rule
from tests.support.boards.native import ruling, with_statics
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


# -- life ------------------------------------------------------------------------------------------------------------


@rule("119.2", "120.3a")
def test_damage_to_a_player_is_loss_of_life() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    done = happen(table.game, Damage(bear, 1, 3))
    assert [type(event) for event in done] == [Damage, LoseLife] and table.life("B") == 17


@rule("119.5")
@pytest.mark.parametrize(("before", "event"), [(3, GainLife), (30, LoseLife)])
def test_setting_a_life_total_gains_or_loses_the_difference(before: int, event: type) -> None:
    table = Table()
    table.life("A", before)
    table.hand("A", card("Even Keel", "{W}", "Sorcery", "Your life total becomes 10."))
    table.mana("A", "{W}").cast("A", "Even Keel").resolve()
    assert table.life("A") == 10
    changes = [e for e in table.game.history.this_turn if isinstance(e, (GainLife, LoseLife))]
    assert [(type(e), e.amount) for e in changes] == [(event, abs(10 - before))]


@rule("119.7", "119.5")
def test_a_player_who_can_not_gain_life_keeps_a_lower_total() -> None:
    table = Table()
    table.life("A", 3)
    table.battlefield("B", card("Grim Edict", "{2}", "Enchantment", "Players can't gain life."))
    table.hand("A", card("Even Keel", "{W}", "Sorcery", "Your life total becomes 10."))
    table.mana("A", "{W}").cast("A", "Even Keel").resolve()
    assert table.life("A") == 3


@rule("119.9")
def test_what_one_source_with_lifelink_makes_a_player_gain_at_once_is_one_gain_of_life() -> None:
    table = Table()
    table.battlefield("A", card("Life Bell", "{1}", "Artifact", "Whenever you gain life, each opponent loses 1 life."))
    (bat,) = table.battlefield("A", card("Thirsty Bat", "{1}{B}", "Creature — Bat", "Lifelink", "3/3"))
    one, other = table.battlefield("B", *[card("Fat Bear", "{1}{G}", "Creature — Bear", "", "2/9")] * 2)
    happen(table.game, Damage(bat, one, 1), Damage(bat, other, 1))
    table.settle()
    assert len(table.stack()) == 1
    assert table.life("A") == 22


# -- damage ----------------------------------------------------------------------------------------------------------


@rule("120.1a", "115.4")
def test_damage_can_not_be_dealt_to_what_is_neither_creature_planeswalker_nor_battle() -> None:
    table = Table()
    (toy,) = table.battlefield("B", card("Tin Toy", "{2}", "Artifact", ""))
    (bear,) = table.battlefield("A", card(*BEAR))
    assert happen(table.game, Damage(bear, toy, 2)) == ()


@rule("120.3c", "306.8")
def test_damage_to_a_planeswalker_removes_loyalty() -> None:
    table = Table()
    (aunt,) = table.battlefield("B", card("Aunt", "{2}{W}", "Legendary Planeswalker — Aunt", "+1: You gain 1 life.", loyalty="5"))
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Damage(bear, aunt, 2))
    assert table.counters(aunt) == {"loyalty": 3}


@rule("120.3b", "120.3d", "120.3e", "120.3f", "120.3g")
def test_what_damage_results_in_depends_on_its_source() -> None:
    table = Table()
    (guard,) = table.battlefield("B", card("Big Guard", "{4}", "Creature — Giant", "", "3/9"))
    makers = {
        "Infect": {"poison": 2}, "Wither": {}, "Lifelink": {}, "Toxic 1": {"poison": 1},
    }  # fmt: skip
    for words, poison in makers.items():
        (source,) = table.battlefield("A", card(f"{words} Rat", "{B}", "Creature — Rat", words, "2/2"))
        before, mine = table.life("B"), table.life("A")
        happen(table.game, Damage(source, 1, 2, combat=True))
        assert table.life("B") == (before if words == "Infect" else before - 2)
        assert table.life("A") == (mine + 2 if words == "Lifelink" else mine)
        counters = dict(table.game.players[1].counters)
        assert counters.get("poison", 0) >= poison.get("poison", 0)
        happen(table.game, Damage(source, guard, 2))
    assert table.counters(guard) == {"-1/-1": 4} and table.game.objects[guard].damage == 4
    assert table.game.players[1].counters == {"poison": 3}


@rule("120.5", "120.6", "704.5g")
def test_damage_destroys_nothing_itself() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    (other,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Damage(other, bear, 5))
    assert bear in table.game.objects
    table.settle()
    assert bear not in table.game.objects


@rule("120.4b", "120.4c", "120.4d")
def test_damage_is_replaced_first_and_then_its_results() -> None:
    table = Table()
    table.battlefield("A", card("Kind Reflection", "{4}{W}", "Enchantment", "If you would gain life, you gain twice that much life instead."))
    (fly,) = table.battlefield("A", card("Withering Fly", "{2}", "Creature — Insect", "Wither, lifelink", "3/3"))
    (bear,) = table.battlefield("B", card("Fat Bear", "{1}{G}", "Creature — Bear", "", "2/9"))
    table.hand("B", card("Thin Shield", "{W}", "Instant", "Prevent the next 2 damage that would be dealt to target creature this turn."))
    table.mana("B", "{W}").cast("B", "Thin Shield", [bear]).resolve()
    happen(table.game, Damage(fly, bear, 3, combat=True), Damage(bear, fly, 2, combat=True))
    assert table.counters(bear) == {"-1/-1": 1} and table.life("A") == 22
    assert table.game.objects[fly].damage == 2


@rule("120.8")
def test_no_damage_is_no_damage() -> None:
    table = Table()
    (wall,) = table.battlefield("A", card("Soft Wall", "{W}", "Creature — Wall", "Whenever this creature deals damage, you gain 1 life.", "0/4"))
    assert happen(table.game, Damage(wall, 1, 0)) == ()
    assert table.settle().stack() == []


# -- drawing ---------------------------------------------------------------------------------------------------------


@rule("121.2", "121.1")
def test_cards_are_drawn_one_at_a_time() -> None:
    table = Table()
    table.battlefield("A", card("Draw Bell", "{1}", "Artifact", "Whenever you draw a card, you gain 1 life."))
    table.hand("A", card("Big Gulp", "{U}", "Sorcery", "Draw three cards."))
    table.mana("A", "{U}").cast("A", "Big Gulp").resolve(1)
    assert len(table.stack()) == 3
    draws = [e for e in table.game.history.this_turn if isinstance(e, Draw)]
    assert [d.ordinal for d in draws] == [1, 2, 3]


@rule("121.4", "104.3c", "704.5b")
def test_who_must_draw_too_many_draws_what_is_left_and_loses() -> None:
    table = Table(library=2)
    table.hand("A", card("Big Gulp", "{U}", "Sorcery", "Draw three cards."))
    table.mana("A", "{U}").cast("A", "Big Gulp").resolve()
    drawn = [e for e in table.game.history.this_turn if isinstance(e, Draw)]
    assert len(drawn) == 2 and "704.5b" in table.told(table.game.players[0].lost)


@rule("121.4", "121.2")
def test_two_draws_at_the_same_time_take_two_cards_and_the_last_one_finds_none() -> None:
    table = Table(library=1)
    done = happen(table.game, Draw(0), Draw(0))
    assert sum(isinstance(event, Draw) for event in done) == 1
    assert len(table.zone("A", "hand")) == 1 and table.game.players[0].drew_from_empty


@rule("121.3", "608.2d")
def test_a_player_may_choose_to_draw_from_an_empty_library() -> None:
    table = Table(library=0)
    table.hand("A", card("Risky Gulp", "{U}", "Sorcery", "You may draw a card."))
    table.mana("A", "{U}").answer("A", True).cast("A", "Risky Gulp").resolve()
    assert "704.5b" in table.told(table.game.players[0].lost)


@rule("121.2b")
def test_a_player_who_can_draw_only_one_card_draws_one_of_two() -> None:
    table = Table()
    def only_one(ctx: Any, about: int, _: object) -> Refusal | None:
        return Refusal("one card each turn") if ctx.game.players[about].uses.get("cards drawn") else None

    table.battlefield("B", with_statics(card("Dry Season", "{2}", "Enchantment"), ruling(MAY_DRAW, only_one)))
    table.hand("A", card("Big Gulp", "{U}", "Sorcery", "Draw two cards."))
    table.mana("A", "{U}").cast("A", "Big Gulp").resolve()
    assert len(table.zone("A", "hand")) == 1


@rule("121.5")
def test_a_card_put_into_a_hand_was_not_drawn() -> None:
    table = Table()
    table.battlefield("A", card("Draw Bell", "{1}", "Artifact", "Whenever you draw a card, you gain 1 life."))
    table.hand("A", card("Peek", "{U}", "Sorcery", "Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library."))
    table.mana("A", "{U}").cast("A", "Peek").resolve()
    assert len(table.zone("A", "hand")) == 1 and table.life("A") == 20


@rule("121.2c", "101.4")
def test_the_active_player_draws_all_of_theirs_first() -> None:
    table = Table()
    table.next_turn("B")
    before = len(table.game.history.this_turn)
    table.hand("B", card("Open House", "{U}", "Sorcery", "Each player draws two cards."))
    table.mana("B", "{U}").cast("B", "Open House").resolve()
    draws = [e.player for e in table.game.history.this_turn[before:] if isinstance(e, Draw)]
    assert draws == [1, 1, 0, 0]


# -- counters --------------------------------------------------------------------------------------------------------


@rule("122.1a", "122.1b")
def test_counters_change_power_and_toughness_and_give_keywords() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, PutCounters(bear, "+1/+1", 2), PutCounters(bear, "flying", 1), PutCounters(bear, "-0/-1", 1))
    assert table.pt(bear) == (4, 3) and table.has(bear, "flying")


@rule("122.2", "400.7")
def test_counters_cease_to_exist_when_an_object_changes_zones() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, PutCounters(bear, "+1/+1", 2))
    table.battlefield("A", card("Counter Bell", "{1}", "Artifact", "Whenever a +1/+1 counter is removed from a creature, you gain 1 life."))
    table.hand("A", card("Blink", "{U}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{U}").cast("A", "Blink", [bear]).resolve()
    assert table.counters(table.find("Plain Bear")) == {} and table.life("A") == 20


@rule("122.6", "122.6a", "614.1c")
def test_entering_with_counters_is_having_counters_put_on_it() -> None:
    table = Table()
    table.battlefield("A", card("Counter Bell", "{1}", "Artifact", "Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life."))
    table.hand("A", card("Grown Pot", "{G}", "Creature — Plant", "This creature enters with two +1/+1 counters on it.", "0/0"))
    table.mana("A", "{G}").cast("A", "Grown Pot").resolve()
    assert table.counters(table.find("Grown Pot")) == {"+1/+1": 2} and table.life("A") == 21


@rule("122.1c", "614.1a", "615.1a")
def test_a_shield_counter_protects_once_from_destruction_or_damage() -> None:
    table = Table()
    first, second = table.battlefield("B", *[card(*BEAR)] * 2)
    happen(table.game, PutCounters(first, "shield", 1), PutCounters(second, "shield", 1))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."), card("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target."))
    table.mana("A", "{B}{R}").cast("A", "Fell", [first]).resolve().cast("A", "Small Spark", [second]).resolve()
    for bear in (first, second):
        assert bear in table.game.objects and table.counters(bear) == {} and table.game.objects[bear].damage == 0


@rule("122.1d")
def test_a_stun_counter_is_removed_instead_of_untapping() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR), tapped=True)
    happen(table.game, PutCounters(bear, "stun", 1))
    table.to_step("upkeep", "B")
    assert table.game.objects[bear].tapped and table.counters(bear) == {}
    table.to_step("upkeep", "A").to_step("upkeep", "B")
    assert not table.game.objects[bear].tapped


@rule("122.1h")
def test_a_finality_counter_exiles_instead_of_the_graveyard() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    happen(table.game, PutCounters(bear, "finality", 1))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Fell", [bear]).resolve()
    assert table.all("Plain Bear", "exile")


@rule("122.8", "603.6c")
def test_counters_of_what_left_are_put_on_another_as_new_ones() -> None:
    table = Table()
    (heir,) = table.battlefield("A", card(*BEAR))
    (old,) = table.battlefield("A", card("Worn Machine", "{3}", "Artifact Creature — Construct", "Modular 2", "0/0"), counters=(("+1/+1", 2),))
    (target,) = table.battlefield("A", card("Tin Dog", "{2}", "Artifact Creature — Dog", "", "1/1"))
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").answer("A", True).cast("B", "Fell", [old])
    table.resolve()
    assert table.counters(target) == {"+1/+1": 2} and table.counters(heir) == {}


@rule("402.3", "401.3")
def test_forests_in_hand_are_only_cards() -> None:
    table = Table()
    table.hand("A", card(*FOREST))
    assert len(table.zone("A", "hand")) == 1


@rule("122.1c", "120.4b")
def test_one_shield_counter_prevents_all_damage_dealt_at_the_same_time() -> None:
    table = Table()
    (guard,) = table.battlefield("B", card(*BEAR))
    one, other = table.battlefield("A", card(*BEAR), card(*BEAR))
    happen(table.game, PutCounters(guard, "shield", 2))
    happen(table.game, Damage(one, guard, 2), Damage(other, guard, 2))
    assert table.counters(guard) == {"shield": 1} and table.game.objects[guard].damage == 0
