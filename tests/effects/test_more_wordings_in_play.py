"""Groups, third targets, looking at exiled cards, and other wordings, in play."""

from __future__ import annotations

from engine.rules.questions.seeing import may_see
from tests.effects.doing import bear, do, lamp, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table, card


@rule("110.2a", "608.2c")
def test_each_card_put_into_a_graveyard_this_way() -> None:
    table = Table()
    mine, theirs = *table.battlefield("A", ogre()), *table.battlefield("B", bear())
    safe = permanent(table, "Indestructible", "B")
    do(table, "Destroy up to three target creatures. Return each card put into a graveyard this way to the battlefield "
       "under your control.", targets=[mine, theirs, safe])  # fmt: skip
    for name in ("Plain Ogre", "Plain Bear"):
        (back,) = table.all(name)
        assert table.game.controller(back) == 0
    assert table.game.controller(safe) == 1


@rule("608.2c")
def test_for_each_permanent_put_into_a_graveyard_this_way() -> None:
    table = Table()
    first, second = *table.battlefield("A", lamp()), *table.battlefield("B", lamp())
    do(table, "Destroy up to three target noncreature permanents. For each permanent put into a graveyard this way, its "
       "controller creates a 3/3 green Elephant creature token.", targets=[first, second])  # fmt: skip
    assert [table.game.controller(oid) for oid in table.all("Elephant Token")] == [0, 1]


@rule("611.2b", "205.1b")
def test_a_type_for_as_long_as_there_is_a_counter() -> None:
    table = Table()
    (grove,) = table.battlefield("B", card("Forest", "", "Basic Land — Forest"))
    do(table, "Put a flood counter on target land. That land is an Island in addition to its other types for as long as "
       "it has a flood counter on it.", targets=[grove])  # fmt: skip
    assert set(table.game.chars(grove).subtypes) == {"Forest", "Island"}
    do(table, "Remove a flood counter from target land.", targets=[grove])
    assert table.game.chars(grove).subtypes == ("Forest",)
    do(table, "Put a flood counter on target land.", targets=[grove])
    assert table.game.chars(grove).subtypes == ("Forest",)  # the effect is over


@rule("611.2", "502.3")
def test_until_its_controllers_next_untap_step() -> None:
    table = Table()
    (grove,) = table.battlefield("B", card("Forest", "", "Basic Land — Forest"))
    do(table, "Target land becomes a Swamp until its controller's next untap step.", targets=[grove])
    assert table.game.chars(grove).subtypes == ("Swamp",)
    table.to_step("end")
    assert table.game.chars(grove).subtypes == ("Swamp",)
    table.next_turn("B")
    assert table.game.chars(grove).subtypes == ("Forest",)


@rule("603.7")
def test_whenever_until_your_next_turn() -> None:
    table = Table()
    walker = permanent(table, "{0}: Until your next turn, whenever a creature attacks you, destroy that creature.")
    table.activate("A", walker).resolve()
    first, second = table.battlefield("B", bear(), ogre())
    table.next_turn("B")
    table.answer("B", [[first, 0], [second, 0]])
    table.to_step("declare_attackers").resolve()
    assert sorted(table.zone("B", "graveyard")) == ["Plain Bear", "Plain Ogre"]


@rule("120.3")
def test_that_creatures_controller_or_that_player() -> None:
    words = "Test Rite deals 1 damage to any target. That creature's controller or that player creates a 1/1 green " \
            "Squirrel creature token."  # fmt: skip
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    do(table, words, targets=[victim])
    do(table, words, targets=[0])
    assert [table.game.controller(oid) for oid in table.all("Squirrel Token")] == [1, 0]


@rule("701.39a", "508.1g")
def test_exerting_only_what_has_not_been_exerted_this_turn() -> None:
    table = Table()
    champion = permanent(table, "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you "
                         "do, untap all creatures you control and after this phase, there is an additional combat "
                         "phase.")  # fmt: skip
    table.answer("A", [[champion, 1]], True, [[champion, 1]])
    table.to_step("end")
    assert table.life("B") == 18
    assert sum(type(asked).__name__ == "YesNo" for asked in table.asked) == 1


@rule("500.9")
def test_additional_upkeep_steps() -> None:
    table = Table()
    lord = permanent(table, "Whenever this creature deals combat damage to a player, you get that many additional upkeep "
                     "steps after this phase.\nAt the beginning of your upkeep, you gain 1 life.", size="2/2")  # fmt: skip
    table.answer("A", [[lord, 1]])
    table.to_step("end")
    assert table.life("A") == 22


@rule("604.3", "613.1")
def test_two_groups_in_the_plural() -> None:
    table = Table()
    lord = permanent(table, "Skeletons you control and other Zombies you control get +1/+1.", types="Creature — Zombie")
    bones, corpse = table.battlefield("A", card("Bones", "{B}", "Creature — Skeleton", "", "1/1"),
                                      card("Corpse", "{B}", "Creature — Zombie", "", "1/1"))  # fmt: skip
    assert [table.pt(oid) for oid in (lord, bones, corpse)] == [(1, 1), (2, 2), (2, 2)]


@rule("115.3", "601.2c")
def test_a_third_target_is_another_one() -> None:
    table = Table()
    first, second, third = table.battlefield("B", ogre(), ogre(), ogre())
    do(table, "Test Rite deals 1 damage to any target, 2 damage to any other target, and 3 damage to a third any target.",
       targets=[first, second, third])  # fmt: skip
    assert [table.game.obj(oid).damage for oid in (first, second)] == [1, 2]
    assert third not in table.game.battlefield


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


@rule("301.5")
def test_equipment_that_can_be_attached_only_to_some() -> None:
    table = Table()
    crown = permanent(table, "This Equipment can be attached only to a legendary creature.\nEquip {0}",
                      types="Artifact — Equipment")  # fmt: skip
    (commoner,) = table.battlefield("A", bear())
    (queen,) = table.battlefield("A", card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1"))
    table.activate("A", crown, targets=[commoner]).resolve()
    assert table.game.obj(crown).attached_to != commoner
    table.activate("A", crown, targets=[queen]).resolve()
    assert table.game.obj(crown).attached_to == queen


@rule("122.5", "601.2c")
def test_another_target_with_the_same_controller() -> None:
    table = Table()
    mine, theirs, other = *table.battlefield("A", bear()), *table.battlefield("B", bear(), ogre())
    table.game.write(theirs).counters = {"+1/+1": 2}
    table.answer("A", 2)
    do(table, "Move any number of +1/+1 counters from target creature onto another target creature with the same "
       "controller.", targets=[theirs, mine, other])  # fmt: skip
    assert table.counters(other) == {"+1/+1": 2}
    assert table.counters(mine) == {}


@rule("613.4b")
def test_base_power_and_toughness_changed_to_anothers() -> None:
    table = Table()
    mimic = permanent(table, "Whenever another creature you control enters, you may change this creature's base power "
                      "and toughness to that creature's power and toughness until end of turn.", size="2/1")  # fmt: skip
    table.answer("A", True)
    table.hand("A", ogre())
    table.mana("A", "{2}{R}").cast("A", "Plain Ogre").resolve()
    assert table.pt(mimic) == (3, 3)
    table.next_turn()
    assert table.pt(mimic) == (2, 1)


@rule("406.3")
def test_looking_at_cards_exiled_face_down() -> None:
    table = Table()
    broker = permanent(table, "{0}: Exile a card from your hand face down.\nYou may look at cards exiled with this "
                       "creature.")  # fmt: skip
    table.hand("A", bear())
    table.activate("A", broker).resolve()
    (hidden,) = table.game.zone("exile")
    assert may_see(table.game, 0, hidden) and not may_see(table.game, 1, hidden)


@rule("406.3")
def test_looking_at_it_for_as_long_as_it_remains_exiled() -> None:
    table = Table()
    table.hand("B", bear())
    do(table, "Target opponent exiles a card from their hand face down. You may look at that card for as long as it "
       "remains exiled.", targets=[1])  # fmt: skip
    (hidden,) = table.game.zone("exile")
    assert may_see(table.game, 0, hidden)


@rule("502.3", "603.2c")
def test_untapping_several_permanents_in_the_untap_step_is_one_event() -> None:
    table = Table()
    clock = permanent(table, "Whenever you untap one or more permanents during your untap step, put that many time "
                      "counters on this artifact.", types="Artifact")  # fmt: skip
    first, second = table.battlefield("A", bear(), ogre())
    for oid in (first, second):
        table.game.write(oid).tapped = True
    do(table, "Untap target creature.", targets=[first])
    assert table.counters(clock) == {}
    table.game.write(first).tapped = True
    table.next_turn("A")
    assert table.counters(clock) == {"time": 2}


@rule("119.3")
def test_something_for_each_life_lost() -> None:
    table = Table()
    permanent(table, "Whenever you lose life, for each 1 life you lost, put a charge counter on this enchantment.",
              types="Enchantment")  # fmt: skip
    do(table, "You lose 3 life.")
    table.resolve()
    assert table.counters(table.all("Test Thing")[0]) == {"charge": 3}


@rule("119.5")
def test_life_totals_become_the_highest() -> None:
    table = Table()
    table.life("A", 7)
    do(table, "Each player's life total becomes the highest life total among all players.")
    assert (table.life("A"), table.life("B")) == (20, 20)


@rule("107.1")
def test_the_greater_of_two_amounts() -> None:
    table = Table()
    words = "Test Rite deals damage to target player equal to 2 or the greatest power among Ogres you control, whichever " \
            "is greater."  # fmt: skip
    do(table, words, targets=[1])
    assert table.life("B") == 18
    table.battlefield("A", card("Big Ogre", "{4}{R}", "Creature — Ogre", "", "5/5"))
    do(table, words, targets=[1])
    assert table.life("B") == 13


@rule("109.2", "115.1")
def test_a_card_other_than_a_basic_land_card() -> None:
    table = Table()
    land, other = table.graveyard("B", card("Forest", "", "Basic Land — Forest"), sprite())
    do(table, "Exile target card in a graveyard other than a basic land card.", targets=[land, other])
    assert table.zone("B", "graveyard") == ["Forest"]
