"""Gaining and losing life (CR 119.3), and life totals being set or exchanged (119.5, 701.10c)."""

from __future__ import annotations

import pytest

from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def test_the_amount_of_life_gained_this_turn_is_the_sum_of_all_gains() -> None:
    table = Table()
    table.hand("A", *[card("Sip", "{W}", "Instant", "You gain 3 life.")] * 2, card("Sting", "{B}", "Instant", "You lose 4 life."))
    table.hand("A", card("Boil", "{R}", "Instant", "Target opponent loses X life, where X is the amount of life you gained this turn."))
    for name, mana in (("Sip", "{W}"), ("Sting", "{B}"), ("Sip", "{W}"), ("Boil", "{R}")):
        table.mana("A", mana).cast("A", name).resolve()
    assert table.life("B") == 14


def test_life_of_an_earlier_turn_and_of_others_does_not_count() -> None:
    table = Table()
    table.hand("A", card("Sip", "{W}", "Instant", "You gain 3 life."), card("Weigh", "{U}", "Instant", "You gain X life, where X is the amount of life you lost this turn."))
    table.hand("B", card("Prick", "{B}", "Instant", "Each opponent loses 2 life."))
    table.mana("A", "{W}").cast("A", "Sip").resolve()
    table.next_turn("B").mana("B", "{B}").cast("B", "Prick").resolve()
    table.mana("A", "{U}").cast("A", "Weigh").resolve()
    assert table.life("A") == 23


@rule("608.2i")
def test_a_counter_was_put_on_a_permanent_this_turn() -> None:
    table = Table()
    trumpet = permanent(table, "At the beginning of each end step, if a +1/+1 counter was put on a permanent under your "
                        "control this turn, you gain 1 life.")  # fmt: skip
    (theirs,) = table.battlefield("B", bear())
    happen(table.game, PutCounters(theirs, "+1/+1", 1))
    table.to_step("end").resolve()
    assert table.life("A") == 20
    table.next_turn()
    happen(table.game, PutCounters(trumpet, "+1/+1", 1))
    table.to_step("end").resolve()
    assert table.life("A") == 21


@rule("611.2c", "113.10")
def test_all_activated_abilities_of_another_creature() -> None:
    table = Table()
    liquid = permanent(table, "{0}: This creature gains all activated abilities of target creature until end of turn.")
    model = permanent(table, "{0}: You gain 3 life.\nWhenever you gain life, draw a card.", "B")
    table.activate("A", liquid, targets=[model]).resolve()
    table.activate("A", liquid, index=1).resolve()
    assert table.life("A") == 23
    assert len(table.game.chars(liquid).abilities.triggered) == 0


@rule("122.6", "122.6a")
def test_counters_that_something_enters_with_are_put_on_it_by_its_controller() -> None:
    table = Table()
    nest = card("Grub Nest", "{B}", "Enchantment", "Whenever you put one or more -1/-1 counters on a creature, you gain that much life.")
    table.battlefield("A", nest)
    table.battlefield("B", nest)
    table.hand("A", card("Frail Ogre", "{B}", "Creature — Ogre", "Frail Ogre enters with three -1/-1 counters on it.", "5/5"))
    table.mana("A", "{B}").cast("A", "Frail Ogre").resolve()
    assert (table.life("A"), table.life("B")) == (23, 20)


@rule("118.3", "122.1")
def test_a_counter_is_removed_from_a_permanent_that_the_player_chooses() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card(*BEAR), counters=(("+1/+1", 1),))
    (other,) = table.battlefield("B", card(*BEAR), counters=(("+1/+1", 1),))
    (imp,) = table.battlefield("A", card("Greedy Imp", "{B}", "Creature — Imp", "Remove a +1/+1 counter from a creature you "
                                         "control: You gain 1 life.", "1/1"))  # fmt: skip
    table.answer("A", [second])
    table.activate("A", imp).resolve()
    assert table.pt(first) == (3, 3) and table.pt(second) == (2, 2)
    table.activate("A", imp).resolve()
    assert table.life("A") == 22 and table.counters(other) == {"+1/+1": 1}
    assert not [action for action in table.actions("A") if action.kind == "activate"]


@rule("118.3", "122.1")
def test_a_counter_is_put_on_a_permanent_that_the_player_chooses() -> None:
    text = "As an additional cost to cast this spell, put a -1/-1 counter on a creature you control.\nYou gain 3 life."
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card("Cruel Cure", "{B}", "Sorcery", text))
    table.mana("A", "{B}")
    assert not table.actions("A")
    first, second = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.answer("A", [second])
    table.cast("A", "Cruel Cure").resolve()
    assert (table.pt(first), table.pt(second), table.life("A")) == ((2, 2), (1, 1), 23)


@rule("700.13", edition="2026-01-16")
def test_having_committed_a_crime() -> None:
    table = Table()
    text = "This spell costs {2} less to cast if you've committed a crime this turn.\nYou gain 1 life."
    table.hand("A", card("Late Regret", "{2}{W}", "Sorcery", text))
    table.mana("A", "{W}")
    assert not table.actions("A")
    do(table, "Target opponent gains 1 life.", targets=[1])
    table.cast("A", "Late Regret").resolve()
    assert table.life("A") == 21


@rule("508.1", "118.9")
def test_while_creatures_attack_a_spell_costs_otherwise() -> None:
    table = Table()
    first, second = table.battlefield("B", card(*BEAR), card(*BEAR))
    text = "If two or more creatures are attacking, you may pay {U} rather than pay this spell's mana cost.\nYou gain 1 life."
    duty = "This spell costs {2} less to cast if a creature is attacking you.\nYou gain 2 life."
    table.hand("A", card("Pit of Nets", "{5}{U}", "Instant", text), card("Late Duty", "{2}{W}", "Instant", duty))
    table.mana("A", "{U}")
    assert not table.actions("A")
    table.answer("B", [[first, 0], [second, 0]])
    table.to_step("declare_attackers", "B")
    table.mana("A", "{U}{W}")
    table.cast("A", "Pit of Nets", way="alternative cost").resolve()
    table.cast("A", "Late Duty").resolve()
    assert table.life("A") == 23


@rule("510.2", "603.2c")
def test_combat_damage_dealt_by_several_at_once_triggers_once() -> None:
    table = Table()
    permanent(table, "Whenever combat damage is dealt to you or a planeswalker you control, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    attackers = table.battlefield("B", bear(), bear())
    table.next_turn("B")
    table.answer("B", [[oid, 0] for oid in attackers])
    table.to_step("end_combat").resolve()
    assert table.life("A") == 20 - 4 + 1


@rule("603.2", "the damage that the words name, however it is dealt", "603.2c", "120.1")
@pytest.mark.parametrize(("kind", "times"), [("combat damage", (1, 1)), ("noncombat damage", (0, 1)), ("damage", (1, 2))])
def test_damage_of_the_kind_that_is_named_is_waited_for(kind: str, times: tuple[int, int]) -> None:
    table = Table()
    permanent(table, f"Whenever {kind} is dealt to you or a planeswalker you control, draw a card.", types="Enchantment")
    (attacker,) = table.battlefield("B", bear())
    table.next_turn("B").answer("B", [[attacker, 0]])
    table.to_step("main2").resolve()
    assert (table.life("A"), len(table.zone("A", "hand"))) == (18, times[0])
    do(table, "Test Rite deals 3 damage to target player.", [0], who="B").resolve()
    assert (table.life("A"), len(table.zone("A", "hand"))) == (15, times[1])


@rule("119.5")
def test_life_totals_become_the_highest() -> None:
    table = Table()
    table.life("A", 7)
    do(table, "Each player's life total becomes the highest life total among all players.")
    assert (table.life("A"), table.life("B")) == (20, 20)


def test_alone_an_opponent_needs_no_choice() -> None:
    table = Table()
    table.hand("A", card("Some Words", "{W}", "Sorcery", "An opponent gains 3 life."))
    table.mana("A", "{W}").cast("A", "Some Words").resolve()
    assert table.game.players[1].life == 23


@rule("601.2b", "602.2b")
def test_x_counters_removed_from_among_permanents() -> None:
    table = Table()
    pact = permanent(table, "Remove X +1/+1 counters from among creatures you control: You gain X life.",
                     types="Enchantment")  # fmt: skip
    first, second = table.battlefield("A", bear(), ogre())
    table.game.write(first).counters = {"+1/+1": 1}
    table.game.write(second).counters = {"+1/+1": 2}
    table.answer("A", 3)
    table.activate("A", pact).resolve()
    assert table.life("A") == 23


@rule("119.5")
def test_a_life_total_becomes_a_number() -> None:
    table = do(Table(), "Target player's life total becomes 10.", targets=[1])
    assert table.life("B") == 10


@rule("701.10c")
def test_life_totals_are_exchanged() -> None:
    table = Table()
    table.life("A", 5)
    do(table, "Exchange life totals with target player.", targets=[1])
    assert (table.life("A"), table.life("B")) == (20, 5)
    permanent(table, "Players can't gain life.", types="Enchantment")
    do(table, "Exchange life totals with target player.", targets=[1])
    assert (table.life("A"), table.life("B")) == (20, 5)


@rule("701.10c", "one gains and the other loses, be it 1 life; if either cannot, neither does")
@pytest.mark.parametrize(("who", "verb", "totals"), [
    ("You", "gain", (19, 20)), ("You", "lose", (20, 19)), ("Your opponents", "gain", (20, 19)), ("Your opponents", "lose", (19, 20)),
    ("You", "gain", (20, 21)), ("You", "lose", (21, 20)), ("Your opponents", "gain", (21, 20)), ("Your opponents", "lose", (20, 21)),
])  # fmt: skip
def test_life_totals_are_exchanged_if_both_can_be(who: str, verb: str, totals: tuple[int, int]) -> None:
    table = Table()
    table.life("A", sum(totals) - 20)
    permanent(table, f"{who} can't {verb} life.", types="Enchantment")
    do(table, "Exchange life totals with target player.", targets=[1])
    assert (table.life("A"), table.life("B")) == totals


def test_that_much() -> None:
    table = do(Table(), "Each opponent loses 3 life. You gain that much life.")
    assert (table.life("A"), table.life("B")) == (23, 17)


def test_life_for_what_a_creature_deals() -> None:
    table = Table()
    permanent(table, "Whenever you gain life, each opponent loses 1 life.")
    do(table, "You gain 2 life.")
    assert table.life("B") == 19


@rule("500.4", "608.2i")
def test_a_spell_knows_whether_it_was_cast_during_its_players_main_phase() -> None:
    words = "You gain 1 life. If you cast this spell during your main phase, you gain 3 life instead."
    table = Table()
    table.hand("A", *[card("Long Breath", "{0}", "Instant", words)] * 2)
    table.cast("A", "Long Breath").resolve()
    assert table.life("A") == 23
    table.to_step("begin_combat").cast("A", "Long Breath").resolve()
    assert table.life("A") == 24


def test_players_who_do_not_have_max_speed() -> None:
    table = Table(3)
    table.battlefield("B", card("Racer", "{0}", "Artifact", "Start your engines!"))
    table.settle()
    do(table, "Each player who doesn't have max speed loses 2 life.")
    assert [table.life(who) for who in "ABC"] == [18, 18, 18]


@rule("614.1a", "119.7")
def test_no_life_instead() -> None:
    table = Table()
    permanent(table, "If a player would gain life, that player gains no life instead.", types="Enchantment")
    permanent(table, "Whenever you gain life, draw a card.")
    hand = len(table.zone("A", "hand"))
    do(table, "Each player gains 3 life.")
    assert (table.life("A"), table.life("B"), len(table.zone("A", "hand"))) == (20, 20, hand)


@rule("102.2", "608.2c")
def test_each_other_player_is_other_than_whom_the_event_names() -> None:
    table = Table(3)
    permanent(table, "Whenever a player casts a spell, each other player loses 2 life.")
    table.hand("B", card("Nothing", "{0}", "Instant", "Draw a card."))
    table.cast("B", "Nothing").resolve()
    assert [table.life(who) for who in "ABC"] == [18, 20, 18]


@rule("102.2")
def test_each_other_player_is_other_than_you_where_nobody_is_named() -> None:
    table = do(Table(3), "Each other player loses 1 life.")
    assert [table.life(who) for who in "ABC"] == [20, 19, 19]


@rule("119.5", "101.4")
def test_each_life_total_becomes_what_that_player_has() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.battlefield("B", ogre())
    do(table, "Each player's life total becomes the number of creatures they control.")
    assert (table.life("A"), table.life("B")) == (2, 1)
    table.life("B", 30)
    do(table, "You gain life equal to the highest life total among all players.")
    assert table.life("A") == 32
