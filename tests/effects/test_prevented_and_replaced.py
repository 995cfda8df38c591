"""What follows from damage that is prevented or changed, and what is done instead of draws and moves (CR 614, 615)."""

from __future__ import annotations

from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY
from engine.events.damage import Damage
from engine.events.zone_changes import Destroy
from engine.rules.events.drawing import draw_cards
from engine.rules.events.happening import happen
from tests.rulebook import rule
from tests.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
IMP = card("Coal Imp", "{B}", "Creature — Imp", "", "3/3")
ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


@rule("615.5", "609.7a")
def test_mirror_deals_back_what_it_prevented() -> None:
    table = Table()
    mirror = card("Smoky Mirror", "{R}", "Instant", (
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is "
        "prevented this way, Smoky Mirror deals that much damage to that source's controller."))  # fmt: skip
    table.hand("A", mirror)
    table.hand("B", ZAP, ZAP)
    table.mana("A", "{R}").mana("B", "{R}{R}")
    table.cast("B", "Ember Zap", targets=[0])
    (zap,) = table.game.stack
    table.answer("A", [zap])
    table.cast("A", "Smoky Mirror").resolve()
    assert (table.life("A"), table.life("B")) == (20, 17)
    table.cast("B", "Ember Zap", targets=[0]).resolve()
    assert (table.life("A"), table.life("B")) == (17, 17)




@rule("615.5")
def test_the_next_time_is_all_that_the_source_deals_then() -> None:
    table = Table()
    veil = card("Dim Veil", "{W}", "Instant", (
        "The next time a source of your choice would deal damage to you and/or creatures you control this turn, "
        "prevent that damage. If damage from a black source is prevented this way, you gain that much life."))  # fmt: skip
    for cost, gained in (("{B}", 6), ("{R}", 0)):
        table = Table()
        blast = card("Wide Blast", cost, "Sorcery", "Wide Blast deals 3 damage to each creature and each player.")
        (bear,) = table.battlefield("A", BEAR)
        table.hand("A", veil, blast)
        table.mana("A", "{W}" + cost)
        table.cast("A", "Wide Blast")
        table.answer("A", [table.game.stack[0]])
        table.cast("A", "Dim Veil").resolve()
        assert bear in table.game.battlefield
        assert (table.life("A"), table.life("B")) == (20 + gained, 17)
        assert not table.game.floating


@rule("615.5", "603.12")
def test_when_damage_is_prevented_triggers() -> None:
    table = Table()
    table.hand("A", card("New Course", "{R}", "Instant", (
        "The next time a source of your choice would deal damage to you this turn, prevent that damage. When damage is "
        "prevented this way, New Course deals that much damage to that source's controller and you draw that many "
        "cards.")))  # fmt: skip
    table.hand("B", ZAP)
    table.mana("A", "{R}").mana("B", "{R}")
    table.cast("B", "Ember Zap", targets=[0])
    table.answer("A", [table.game.stack[0]])
    table.cast("A", "New Course").resolve(2)
    assert table.stack() == ["New Course trigger (A)"]
    assert table.life("B") == 20
    table.resolve()
    assert table.life("B") == 17
    assert len(table.zone("A", HAND)) == 3


@rule("615.5", "615.7")
def test_a_shield_that_leaves_counters() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    table.hand("A", card("Faith Shown", "{W}", "Instant", (
        "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this "
        "way, put a +1/+1 counter on that creature.")))  # fmt: skip
    table.mana("A", "{W}")
    table.cast("A", "Faith Shown", targets=[bear]).resolve()
    happen(table.game, Damage(bear, bear, 2))
    assert table.counters(bear) == {"+1/+1": 2}
    happen(table.game, Damage(bear, bear, 2))
    assert table.counters(bear) == {"+1/+1": 3}
    assert table.game.obj(bear).damage == 1


@rule("615.5", "615.12")
def test_one_counter_goes_however_many_deal_the_damage() -> None:
    table = Table()
    ghost, bear, other = table.battlefield(
        "A", card("Pale Ghost", "{1}", "Creature — Spirit", (
            "Pale Ghost enters with two +1/+1 counters on it.\n"
            "If damage would be dealt to Pale Ghost, prevent that damage. Remove a +1/+1 counter from Pale Ghost."),
            "2/2"), BEAR, BEAR, counters=(("+1/+1", 2),))  # fmt: skip
    happen(table.game, Damage(bear, ghost, 2), Damage(other, ghost, 2))
    assert table.counters(ghost) == {"+1/+1": 1}
    assert table.game.obj(ghost).damage == 0
    happen(table.game, Damage(bear, ghost, 1, preventable=False))
    assert table.counters(ghost) == {}
    assert table.game.obj(ghost).damage == 1


@rule("615.5")
def test_that_many_counters_for_all_the_damage_at_once() -> None:
    table = Table()
    hydra, bear = table.battlefield(
        "A", card("Bud Hydra", "{1}", "Creature — Hydra", (
            "If damage would be dealt to Bud Hydra, prevent that damage and remove that many +1/+1 counters from it."),
            "1/1"), BEAR, counters=(("+1/+1", 6),))  # fmt: skip
    happen(table.game, Damage(bear, hydra, 2), Damage(bear, hydra, 3))
    assert table.counters(hydra) == {"+1/+1": 1}


@rule("615.10", "614.1a")
def test_parts_and_multiples_of_damage() -> None:
    table = Table()
    (bear,) = table.battlefield("B", BEAR)
    table.battlefield("A", order(
        "If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double "
        "that damage to that player or permanent instead.\n"
        "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up."))  # fmt: skip
    happen(table.game, Damage(bear, 0, 5))
    happen(table.game, Damage(bear, 1, 5))
    happen(table.game, Damage(bear, bear, 1))
    assert (table.life("A"), table.life("B")) == (18, 10)
    assert table.game.obj(bear).damage == 2


@rule("614.1a")
def test_less_damage_than_a_power_becomes_as_much() -> None:
    table = Table()
    red, black = table.battlefield("A", card("Red Elk", "{R}", "Creature — Elk", "", "1/1"), IMP)
    table.battlefield("A", card("Burning Giant", "{3}", "Creature — Giant", (
        "If a red source you control would deal an amount of noncombat damage less than Burning Giant's power to an "
        "opponent, that source deals damage equal to Burning Giant's power instead."), "4/4"))  # fmt: skip
    happen(table.game, Damage(red, 1, 1))
    assert table.life("B") == 16
    happen(table.game, Damage(red, 1, 5), Damage(red, 1, 1, combat=True), Damage(black, 1, 1))
    assert table.life("B") == 9
    happen(table.game, Damage(red, 0, 1))
    assert table.life("A") == 19


@rule("614.1a", "400.6")
def test_cards_from_anywhere_are_exiled_instead_and_tokens_too() -> None:
    table = Table()
    (bear,) = table.battlefield("B", BEAR)
    table.battlefield("A", order("If a card or token would be put into a graveyard from anywhere, exile it instead."))
    (zap,) = table.hand("A", ZAP)
    table.mana("A", "{R}")
    table.cast("A", zap, targets=[bear]).resolve()
    assert table.zone("A", GRAVEYARD) == table.zone("B", GRAVEYARD) == []
    assert sorted(table.game.chars(oid).name for oid in table.game.zone(EXILE)) == ["Ember Zap", "Plain Bear"]


@rule("113.6", "614.1a")
def test_a_card_goes_back_to_its_library_from_anywhere() -> None:
    table = Table()
    text = "If Old Titan would be put into a graveyard from anywhere, reveal Old Titan and shuffle it into its owner's library instead."
    titan = card("Old Titan", "{5}", "Creature — Giant", text, "9/9")
    (on_table,) = table.battlefield("A", titan)
    happen(table.game, Destroy(on_table))
    table.hand("A", titan)
    table.hand("B", card("Rude Reminder", "{B}", "Sorcery", "Target player discards a card."))
    table.next_turn("B").mana("B", "{B}")
    table.cast("B", "Rude Reminder", targets=[0]).resolve()
    assert table.zone("A", GRAVEYARD) == []
    assert table.zone("A", LIBRARY).count("Old Titan") == 2


@rule("614.1a", "608.2c")
def test_it_is_the_creature_that_would_die_and_not_what_dealt_the_damage() -> None:
    table = Table()
    (oni,) = table.battlefield("A", card("Iron Oni", "{R}", "Creature — Ogre", (
        "{T}: Iron Oni deals 2 damage to any target.\n"
        "If a creature dealt damage by Iron Oni this turn would die, exile it instead."), "1/1"))  # fmt: skip
    struck, other = table.battlefield("B", BEAR, BEAR)
    table.activate("A", oni, targets=[struck]).resolve()
    happen(table.game, Destroy(other))
    assert table.all("Plain Bear", EXILE) and len(table.all("Plain Bear", GRAVEYARD)) == 1
    assert oni in table.game.battlefield


# --- draws ----------------------------------------------------------------------------------------------------------

THIEF = (
    "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player "
    "skips that draw and you draw a card."
)
SCRIBE = "If you would draw a card while you have no cards in hand, instead draw two cards and lose 1 life."


@rule("614.11a", "121.6b", "614.5")
def test_a_replaced_draw_is_completed_card_by_card() -> None:
    table = Table()
    table.battlefield("A", order(SCRIBE), order(SCRIBE))
    draw_cards(table.game, 0, 1)
    # One makes two draws of the first; the other makes two of the first of these; then there are cards in hand.
    assert len(table.zone("A", HAND)) == 3
    assert table.life("A") == 18


@rule("614.10", "121.6")
def test_all_draws_but_the_first_of_a_draw_step_are_stolen() -> None:
    table = Table()
    table.battlefield("A", order(THIEF))
    draw_cards(table.game, 1, 2)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (2, 0)
    table.to_step("upkeep", "B")
    draw_cards(table.game, 1, 1)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (3, 0)
    table.to_step("draw", "B")
    assert len(table.zone("B", HAND)) == 1
    draw_cards(table.game, 1, 1)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (4, 1)


@rule("121.2a", "616.1g")
def test_an_instruction_to_draw_several_cards_is_replaced_as_a_whole() -> None:
    table = Table()
    table.battlefield("A", order("If an opponent would draw two or more cards, instead you and that player each draw a card."))
    draw_cards(table.game, 1, 3)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (1, 1)
    draw_cards(table.game, 1, 1)
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (1, 2)


@rule("614.10")
def test_who_may_skip_a_draw_need_not() -> None:
    table = Table()
    table.battlefield("A", order("If you would draw a card, you may skip that draw instead."))
    table.answer("A", True)
    draw_cards(table.game, 0, 1)
    assert table.zone("A", HAND) == []
    table.answer("A", False)
    draw_cards(table.game, 0, 1)
    assert len(table.zone("A", HAND)) == 1


@rule("614.10", "500.7")
def test_an_extra_turn_is_skipped_and_the_usual_one_comes() -> None:
    table = Table()
    table.battlefield("A", order("If an opponent would begin an extra turn, that player skips that turn instead."))
    table.hand("B", card("Spare Hour", "{U}", "Sorcery", "Take an extra turn after this one."))
    table.next_turn("B").mana("B", "{U}")
    number = table.game.turn.number
    table.cast("B", "Spare Hour").resolve()
    table.next_turn()
    assert (table.game.turn.active, table.game.turn.number) == (0, number + 1)


# --- abilities that work elsewhere ----------------------------------------------------------------------------------


@rule("113.6b")
def test_what_a_condition_says_of_its_own_zone_works_there() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    text = "As long as Lost Wing is in your graveyard, creatures you control have flying."
    wing = card("Lost Wing", "{U}", "Creature — Bird", text, "1/1")
    table.battlefield("A", wing)
    assert not table.has(bear, "flying")
    table.graveyard("A", wing)
    assert table.has(bear, "flying")


# --- cards that were cast -------------------------------------------------------------------------------------------


@rule("400.7h", "614.1a")
def test_a_card_is_still_that_card_when_it_has_been_cast() -> None:
    table = Table()
    table.graveyard("A", ZAP)
    table.hand("A", card("Past Lesson", "{U}", "Sorcery", (
        "Choose an instant or sorcery card in your graveyard. You may cast that card this turn. If that card would be "
        "put into your graveyard this turn, exile it instead.")))  # fmt: skip
    table.mana("A", "{U}{R}")
    table.cast("A", "Past Lesson").resolve()
    table.cast("A", "Ember Zap", targets=[1]).resolve()
    assert table.life("B") == 17
    assert table.zone("A", GRAVEYARD) == ["Past Lesson"]
    assert [table.game.chars(oid).name for oid in table.game.zone(EXILE)] == ["Ember Zap"]


@rule("601.2c", "603.3d")
def test_a_target_for_each_opponent() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", BEAR)
    theirs, other = table.battlefield("B", BEAR, BEAR)
    (third,) = table.battlefield("C", BEAR)
    table.hand("A", card("Wide Grudge", "{R}", "Creature — Imp", (
        "When Wide Grudge enters, for each opponent, destroy up to one target creature that player controls."), "1/1"))  # fmt: skip
    table.mana("A", "{R}")
    table.cast("A", "Wide Grudge", targets=[theirs, third]).resolve()
    assert {mine, other} <= set(table.game.battlefield)
    assert theirs not in table.game.battlefield and third not in table.game.battlefield
