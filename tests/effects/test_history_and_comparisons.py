"""Amounts and conditions of what happened, of what was so as a spell was cast, and of numbers compared."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
CALM = ("Calm", "{0}", "Instant", "You gain 1 life.")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


# --- the first time each turn ---------------------------------------------------------------------------------------


@rule("603.2c")
def test_only_the_first_time_each_turn_counts() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever you gain life for the first time each turn, put a +1/+1 "
                                                 "counter on this creature."))  # fmt: skip
    table.hand("A", card(*CALM), card(*CALM), card(*CALM))
    table.cast("A", "Calm").resolve()
    assert table.counters(watcher) == {"+1/+1": 1}
    table.cast("A", "Calm").resolve()
    assert table.counters(watcher) == {"+1/+1": 1}
    table.next_turn("B")
    table.cast("A", "Calm").resolve()
    assert table.counters(watcher) == {"+1/+1": 2}


@rule("603.2c", "of several at once only one is the first", "119.9")
def test_of_two_gains_at_the_same_time_only_one_is_the_first_of_the_turn() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever you gain life for the first time each turn, put a +1/+1 counter on this creature."))
    (counting,) = table.battlefield("A", creature("Whenever you gain life, put a +1/+1 counter on this creature.", name="Counter"))
    leeches = table.battlefield("A", *[card("Kind Leech", "{B}", "Creature — Leech", "Lifelink", "2/2")] * 2)
    table.answer("A", [[oid, 1] for oid in leeches]).to_step("end_combat").resolve()
    assert table.life("A") == 24
    assert (table.counters(watcher), table.counters(counting)) == ({"+1/+1": 1}, {"+1/+1": 2})


def test_what_is_told_apart_is_the_creature_that_it_happens_to() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*BEAR), card(*OGRE))
    table.battlefield("A", creature("Whenever a creature you control becomes the target of a spell or ability for the "
                                    "first time each turn, you gain 5 life."))  # fmt: skip
    table.hand("A", *(card("Poke", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.") for _ in "123"))
    table.cast("A", "Poke", targets=[bear]).resolve()
    assert table.life("A") == 25
    table.cast("A", "Poke", targets=[bear]).resolve()
    assert table.life("A") == 25
    table.cast("A", "Poke", targets=[ogre]).resolve()
    assert table.life("A") == 30


@rule("603.2c")
def test_one_or_more_cards_discarded_at_once_trigger_once() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever you discard one or more cards, you gain that much life."))
    table.hand("A", card(*BEAR), card(*OGRE), card("Forget", "{0}", "Sorcery", "Discard two cards."))
    table.cast("A", "Forget")
    table.resolve(1)
    assert len(table.stack()) == 1
    table.resolve()
    assert table.life("A") == 22


# --- abilities activated, creatures that explore, Auras that become attached ----------------------------------------


def test_an_activated_ability_is_copied_but_no_mana_ability() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever you activate an ability that isn't a mana ability, copy it. "
                                                 "You may choose new targets for the copy."))  # fmt: skip
    (font,) = table.battlefield("A", creature("{0}: You gain 2 life.", name="Font"))
    (rock,) = table.battlefield("A", card("Rock", "{1}", "Artifact", "{T}: Add {C}."))
    table.activate("A", font).resolve()
    assert table.life("A") == 24 and watcher
    table.tap_for_mana("A", rock)
    assert table.stack() == []


def test_a_condition_behind_the_trigger_leaves_mana_abilities_out() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever an opponent activates an ability of an artifact, if it isn't a mana "
                                    "ability, Watcher deals 2 damage to that player."))  # fmt: skip
    (rock,) = table.battlefield("B", card("Rock", "{1}", "Artifact", "{T}: Add {C}.\n{0}: You gain 1 life."))
    table.tap_for_mana("B", rock)
    table.settle()
    assert table.stack() == [] and table.life("B") == 20
    table.activate("B", rock).resolve()
    assert table.life("B") == 19


def test_an_exhaust_ability_is_told_from_others() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever you activate an exhaust ability, you gain 5 life."))
    (motor,) = table.battlefield("A", creature("Exhaust — {0}: Draw a card.\n{0}: You gain 1 life.", name="Motor"))
    table.activate("A", motor, index=1).resolve()
    assert table.life("A") == 21
    table.activate("A", motor, index=0).resolve()
    assert table.life("A") == 26


def test_a_creature_that_explores_triggers() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", creature("Whenever a creature you control explores, you gain 3 life."))
    table.hand("A", card("Look Around", "{0}", "Sorcery", "Target creature explores."))
    table.cast("A", "Look Around", targets=[bear]).resolve()
    assert table.life("A") == 23


@rule("701.3a")
def test_an_aura_that_enters_becomes_attached() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever an Aura becomes attached to this creature, you gain 4 life."))
    table.hand("A", card("Blessing", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."))
    table.cast("A", "Blessing", targets=[watcher]).resolve()
    assert table.life("A") == 24


def test_an_equipment_that_is_moved_becomes_attached() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (axe,) = table.battlefield("A", card(
        "Axe", "{1}", "Artifact — Equipment",
        "Whenever Axe becomes attached to a creature, tap that creature.\nEquip {0}"))  # fmt: skip
    table.activate("A", axe, targets=[bear]).resolve()
    assert table.game.obj(bear).tapped


# --- spells and how they are cast -----------------------------------------------------------------------------------


@rule("601.2f")
def test_spells_from_a_zone_cost_less_only_from_there() -> None:
    table = Table()
    table.battlefield("A", creature("Spells you cast from your graveyard cost {2} less to cast."))
    table.graveyard("A", card("Echoing Call", "{5}", "Sorcery", "Flashback {3}\nYou gain 4 life."))
    table.hand("A", card("Echoing Call", "{3}", "Sorcery", "You gain 4 life."))
    table.mana("A", "{1}")
    assert [action.way for action in table.actions("A") if action.kind == "cast"] == ["flashback"]
    table.cast("A", "Echoing Call", way="flashback").resolve()
    assert table.life("A") == 24


def test_spells_of_a_mana_value_cost_less_and_have_abilities() -> None:
    table = Table()
    table.battlefield("A", creature("Spells you cast with mana value 6 or greater cost {2} less to cast."),
                      creature("Spells you cast with mana value 6 or greater have lifelink.", name="Giver"))  # fmt: skip
    table.hand("A", card("Great Fire", "{5}{R}", "Sorcery", "Great Fire deals 3 damage to target player."),
               card("Small Fire", "{1}{R}", "Sorcery", "Small Fire deals 3 damage to target player."))  # fmt: skip
    table.mana("A", "{3}{R}")
    table.cast("A", "Great Fire", targets=[1]).resolve()
    assert (table.life("A"), table.life("B")) == (23, 17)
    table.mana("A", "{R}")
    assert not table.actions("A") or all(action.kind != "cast" for action in table.actions("A"))
    table.mana("A", "{1}")
    table.cast("A", "Small Fire", targets=[1]).resolve()
    assert (table.life("A"), table.life("B")) == (23, 14)


@rule("601.2f")
@pytest.mark.parametrize(("at_watcher", "needed"), [(True, "{2}{R}"), (False, "{R}")])
def test_spells_that_target_something_cost_more(at_watcher: bool, needed: str) -> None:
    table = Table()
    (watcher,) = table.battlefield("B", creature("Spells your opponents cast that target this creature cost {2} more to "
                                                 "cast.", "1/9"))  # fmt: skip
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Zap", "{R}", "Instant", "Zap deals 1 damage to target creature."))
    table.mana("A", needed)
    table.cast("A", "Zap", targets=[watcher if at_watcher else bear]).resolve()
    assert table.game.player(0).pool == ()


def test_counting_what_was_cast_and_discarded_this_turn() -> None:
    table = Table()
    table.hand("A", card(*CALM), card(*BEAR), card("Forget", "{0}", "Sorcery", "Discard a card."),
               card("Count", "{0}", "Sorcery", "You gain 1 life for each spell you've cast this turn."),
               card("Sum", "{0}", "Sorcery", "You gain 10 life for each card you've discarded this turn."))  # fmt: skip
    table.cast("A", "Calm").resolve()
    table.answer("A", lambda decision: [oid for oid in decision.candidates
                                        if table.game.chars(oid).name == "Meadow Bear"])  # fmt: skip
    table.cast("A", "Forget").resolve()
    table.cast("A", "Count").resolve()
    assert table.life("A") == 24  # 1 for Calm, 3 for Calm, Forget and Count itself
    table.cast("A", "Sum").resolve()
    assert table.life("A") == 34


def test_other_spells_cast_this_turn() -> None:
    table = Table()
    table.hand("A", card(*CALM), card("Late Golem", "{0}", "Artifact Creature — Golem",
               "This creature enters with a +1/+1 counter on it for each other spell cast this turn.", "0/1"))  # fmt: skip
    table.cast("A", "Calm").resolve()
    table.cast("A", "Late Golem").resolve()
    assert table.pt(table.find("Late Golem")) == (1, 2)


def test_a_card_left_the_graveyard_and_creatures_were_put_there() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (corpse,) = table.graveyard("A", card(*OGRE))
    table.hand("A", card("Dig", "{0}", "Sorcery", "Exile target card from a graveyard."),
               card("Slay", "{0}", "Sorcery", "Destroy target creature."),
               card("Ask", "{0}", "Instant", "If a card left your graveyard this turn, you gain 3 life."),
               card("Mourn", "{0}", "Sorcery",
                    "You gain 10 life for each creature put into your graveyard from the battlefield this turn."))  # fmt: skip
    table.hand("A", card("Ask", "{0}", "Instant", "If a card left your graveyard this turn, you gain 3 life."))
    table.cast("A", "Slay", targets=[bear]).resolve()
    table.cast("A", "Mourn").resolve()
    assert table.life("A") == 30
    table.cast("A", "Ask").resolve()
    assert table.life("A") == 30
    table.cast("A", "Dig", targets=[corpse]).resolve()
    table.cast("A", "Ask").resolve()
    assert table.life("A") == 33


def test_cards_that_were_put_into_the_graveyard_this_turn() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.graveyard("A", card(*OGRE))
    table.next_turn("B").next_turn("A")
    table.hand("A", card("Slay", "{0}", "Sorcery", "Destroy target creature."),
               card("Reward", "{0}", "Sorcery", "Return to your hand all creature cards in your graveyard that were put "
                    "there from the battlefield this turn."))  # fmt: skip
    table.cast("A", "Slay", targets=[bear]).resolve()
    table.cast("A", "Reward").resolve()
    assert "Meadow Bear" in table.zone("A", "hand") and "Hill Ogre" in table.zone("A", "graveyard")


DRAGON = ("Old Dragon", "{4}{R}{R}", "Creature — Dragon", "Flying", "5/5")
ROAR = ("Roar", "{0}", "Instant", "If you controlled a Dragon as you cast this spell, you gain 5 life. Otherwise, you "
        "gain 1 life.")  # fmt: skip


@pytest.mark.parametrize(("there", "life"), [(True, 25), (False, 21)])
def test_what_was_controlled_as_the_spell_was_cast(there: bool, life: int) -> None:
    table = Table()
    dragons = table.battlefield("A", card(*DRAGON)) if there else ()
    table.hand("A", card(*ROAR))
    table.cast("A", "Roar")
    for dragon in dragons:  # it is gone as the spell resolves
        table.hand("A", card("Slay", "{0}", "Instant", "Destroy target creature."))
        table.cast("A", "Slay", targets=[dragon]).resolve(1)
    if not there:
        table.battlefield("A", card(*DRAGON))  # come too late
    table.resolve()
    assert table.life("A") == life


@pytest.mark.parametrize(("reveals", "life"), [(True, 24), (False, 20)])
def test_revealed_or_controlled(reveals: bool, life: int) -> None:
    table = Table()
    table.hand("A", card(*DRAGON), card(
        "Herald", "{0}", "Artifact Creature — Bird",
        "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\n"
        "When this creature enters, if you revealed a Dragon card or controlled a Dragon as you cast this spell, you "
        "gain 4 life.", "1/1"))  # fmt: skip
    table.answer("A", reveals)
    table.cast("A", "Herald").resolve()
    assert table.life("A") == life


def test_an_amount_as_the_spell_was_cast() -> None:
    table = Table()
    (ogre,) = table.battlefield("A", card(*OGRE))
    table.hand("A", card("Onslaught", "{0}", "Sorcery", "Onslaught deals X damage to target player, where X is the "
                         "greatest power among creatures you control as you cast this spell."),
               card("Slay", "{0}", "Instant", "Destroy target creature."))  # fmt: skip
    table.cast("A", "Onslaught", targets=[1])
    table.cast("A", "Slay", targets=[ogre]).resolve()
    assert table.life("B") == 17


# --- numbers compared -----------------------------------------------------------------------------------------------


def test_draw_cards_equal_to_the_difference() -> None:
    table = Table()
    table.hand("A", card(*BEAR), card(*BEAR),
               card("Refill", "{0}", "Sorcery", "If you have fewer than five cards in hand, draw cards equal to the "
                    "difference."))  # fmt: skip
    table.cast("A", "Refill").resolve()
    assert len(table.zone("A", "hand")) == 5


def test_the_difference_of_an_intervening_condition() -> None:
    table = Table()
    table.battlefield("A", creature("At the beginning of your end step, if you have fewer than four cards in hand, draw "
                                    "cards equal to the difference."))  # fmt: skip
    table.hand("A", card(*BEAR))
    table.to_step("end")
    table.resolve()
    assert len(table.zone("A", "hand")) == 4


def test_the_difference_between_two_players() -> None:
    table = Table()
    table.hand("B", *(card(*BEAR) for _ in "12345"))
    table.hand("A", card(*BEAR), card("Balance", "{0}", "Sorcery", "If target opponent has more cards in hand than you, "
                                      "draw cards equal to the difference."))  # fmt: skip
    table.cast("A", "Balance", targets=[1]).resolve()
    assert len(table.zone("A", "hand")) == len(table.zone("B", "hand")) == 5


@pytest.mark.parametrize(("mine", "gained"), [("3/3", True), ("2/2", True), ("1/1", False)])
def test_control_of_the_creature_with_the_greatest_power(mine: str, gained: bool) -> None:
    table = Table()
    table.battlefield("A", creature("", mine))
    table.battlefield("B", card(*BEAR))
    table.hand("A", card("Pride", "{0}", "Sorcery", "You gain 3 life if you control the creature with the greatest power "
                         "or tied for the greatest power."))  # fmt: skip
    table.cast("A", "Pride").resolve()
    assert table.life("A") == (23 if gained else 20)


def test_only_a_creature_with_the_greatest_power_is_sacrificed() -> None:
    table = Table()
    bear, ogre = table.battlefield("B", card(*BEAR), card(*OGRE))
    table.battlefield("A", creature("", "9/9"))
    table.hand("A", card("Cull", "{0}", "Sorcery", "Target opponent sacrifices a creature with the greatest power among "
                         "creatures they control."))  # fmt: skip
    table.cast("A", "Cull", targets=[1]).resolve()
    assert table.all("Meadow Bear") == [bear] and not table.all("Hill Ogre") and ogre


@pytest.mark.parametrize("player", [True, False])
def test_more_damage_to_that_permanent_or_player(player: bool) -> None:
    table = Table()
    (giant,) = table.battlefield("B", creature("", "9/9"))
    table.hand("A", card(*CALM), card("Bolt", "{0}", "Instant", "Bolt deals 2 damage to any target. Bolt deals 4 damage "
               "to that permanent or player instead if you gained life this turn."))  # fmt: skip
    table.cast("A", "Calm").resolve()
    table.cast("A", "Bolt", targets=[1 if player else giant]).resolve()
    assert (table.life("B") == 16) if player else table.game.obj(giant).damage == 4


# --- costs of keywords, a single target -----------------------------------------------------------------------------


def test_equip_abilities_cost_less() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    axe, _ = table.battlefield("A", card("Axe", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {2}"),
                               creature("Equip abilities you activate cost {1} less to activate."))  # fmt: skip
    table.mana("A", "{1}")
    table.activate("A", axe, targets=[bear]).resolve()
    assert table.pt(bear) == (4, 2)


@rule("115.7a")
def test_the_target_of_a_spell_with_a_single_target_is_changed() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*BEAR), card(*OGRE))
    table.hand("B", card("Zap", "{0}", "Instant", "Destroy target creature."))
    table.hand("A", card("Bend", "{0}", "Instant", "Change the target of target spell with a single target."))
    table.cast("B", "Zap", targets=[bear])
    (zap,) = table.game.stack
    table.answer("A", [ogre])
    table.cast("A", "Bend", targets=[zap]).resolve()
    assert table.all("Meadow Bear") == [bear] and not table.all("Hill Ogre")


def test_a_spell_with_two_targets_is_none_with_a_single_target() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*BEAR), card(*OGRE))
    table.hand("B", card("Zap", "{0}", "Instant", "Destroy two target creatures."))
    table.hand("A", card("Bend", "{0}", "Instant", "Change the target of target spell with a single target."))
    table.cast("B", "Zap", targets=[bear, ogre])
    assert all(action.label != "Bend" for action in table.actions("A"))


# --- untapping ------------------------------------------------------------------------------------------------------


@rule("502.3")
def test_permanents_untap_in_the_untap_step_of_others_too() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", creature("Untap all creatures you control during each other player's untap step."))
    table.hand("A", card("Yawn", "{0}", "Sorcery", "Tap target creature."))
    table.cast("A", "Yawn", targets=[bear]).resolve()
    assert table.game.obj(bear).tapped
    table.next_turn("B")
    assert not table.game.obj(bear).tapped


@rule("502.3")
def test_players_can_not_untap_more_than_one_creature() -> None:
    table = Table()
    table.battlefield("A", card("Haze", "{1}", "Enchantment",
                                "Players can't untap more than one creature during their untap steps."))  # fmt: skip
    bear, ogre = table.battlefield("B", card(*BEAR), card(*OGRE), tapped=True)
    (land,) = table.battlefield("B", card("Forest", "", "Basic Land — Forest"), tapped=True)
    table.answer("B", [ogre])
    table.next_turn("B")
    assert [table.game.obj(oid).tapped for oid in (bear, ogre, land)] == [True, False, False]


@rule("608.2i")
def test_cards_that_one_opponent_discarded_this_turn_are_counted() -> None:
    table = Table(3)
    gleaning = card("Gleaning", "{0}", "Instant", "Draw cards equal to the number of cards target opponent discarded this "
                    "turn.")  # fmt: skip
    table.hand("A", card("Loss", "{0}", "Sorcery", "Each opponent discards two cards, then you discard three cards."),
               *(card(*BEAR) for _ in range(3)))  # fmt: skip
    table.hand("B", card(*BEAR), card(*BEAR))
    table.hand("C", card(*BEAR))
    table.cast("A", "Loss").resolve()
    table.hand("A", gleaning, gleaning, gleaning)
    sizes = []
    for target in ("B", "C"):
        before = len(table.zone("A", "hand")) - 1
        table.cast("A", "Gleaning", targets=[table.seat(target)]).resolve()
        sizes.append(len(table.zone("A", "hand")) - before)
    assert sizes == [2, 1]
    table.next_turn("B")
    before = len(table.zone("A", "hand")) - 1
    table.cast("A", "Gleaning", targets=[table.seat("B")]).resolve()
    assert len(table.zone("A", "hand")) == before
