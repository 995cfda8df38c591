"""Dealing damage (CR 120). To each of several, to each other, divided as its controller chooses (601.2d)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseNumber
from engine.game.events.damage import Damage
from engine.game.rules.combat.questions import MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from engine.vocabulary.effects.keyword_actions.regenerate import MAY_BE_REGENERATED
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

OGRE = ("Big Ogre", "{1}", "Creature — Ogre", "", "5/5")
HERO = card("Odd Hero", "{2}", "Legendary Creature — Human", "", "4/4")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("603.2")
def test_a_spell_with_a_single_target_damages_it() -> None:
    table = Table()
    permanent(table, "Whenever an instant or sorcery spell you control that targets only a single creature deals damage "
              "to that creature, this creature deals that much damage to each opponent.")  # fmt: skip
    first, second = table.battlefield("B", ogre(), ogre())
    do(table, "Test Rite deals 2 damage to target creature.", targets=[first])
    table.resolve()
    assert table.life("B") == 18
    do(table, "Test Rite deals 1 damage to each of two target creatures.", targets=[first, second])
    table.resolve()
    assert table.life("B") == 18
    do(table, "Test Rite deals 1 damage to each creature.")
    assert table.life("B") == 18


@rule("107.1a", "608.2b")
def test_damage_divided_evenly() -> None:
    table = Table()
    victims = table.battlefield("B", ogre(), ogre())
    do(table, "Test Rite deals 5 damage divided evenly, rounded down, among any number of targets.",
       targets=[*victims])  # fmt: skip
    assert [table.game.obj(oid).damage for oid in victims] == [2, 2]


@rule("120.3a")
def test_damage_to_a_player_is_loss_of_life() -> None:
    table = do(Table(), "~ deals 3 damage to any target.", targets=[1])
    assert table.life("B") == 17


@rule("120.3e")
def test_damage_is_marked_on_creatures_and_each_gets_its_own_share() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    do(table, "~ deals 2 damage to target creature and 1 damage to you.", targets=[one])
    assert table.game.obj(one).damage == 2
    assert table.life("A") == 19


def test_each_creature_of_a_kind_and_each_player_is_dealt_damage() -> None:
    table = Table()
    (flyer,) = table.battlefield("B", sprite())
    (walker,) = table.battlefield("B", ogre())
    do(table, "~ deals 2 damage to each creature without flying and each player.")
    assert table.game.obj(flyer).damage == 0
    assert table.game.obj(walker).damage == 2
    assert (table.life("A"), table.life("B")) == (18, 18)


@rule("601.2d")
def test_damage_is_divided_as_the_spell_is_cast() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    table.answer("A", "*")
    table.policy = lambda decision: [1, 4] if decision.kind == "divide" else None
    do(table, "~ deals 5 damage divided as you choose among any number of targets.", targets=[one, 1])
    assert (table.game.obj(one).damage, table.life("B")) == (1, 16)


@rule("608.2h")
def test_the_creature_deals_the_damage_with_its_own_power() -> None:
    table = Table()
    (big,) = table.battlefield("A", ogre())
    (small,) = table.battlefield("B", bear())
    do(
        table,
        "Target creature you control deals damage equal to its power to target creature you don't control.",
        targets=[big, small],
    )
    assert table.zone("B", "graveyard") == ["Plain Bear"]


def test_so_much_for_each() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    do(table, "~ deals 1 damage to target player for each creature you control.", targets=[1])
    assert table.life("B") == 18


def test_a_triggered_ability_deals_damage_from_its_own_creature() -> None:
    table = Table()
    watcher = permanent(table, "Whenever another creature enters, this creature deals 1 damage to each opponent.")
    do(table, "Create two 1/1 red Goblin creature tokens.")
    assert table.life("B") == 18
    assert watcher != NOBODY


@rule("608.2d", "115.1")
def test_any_number_of_target_players_each_do_it() -> None:
    table = Table(3)
    do(table, "Any number of target players each gain 2 life.", targets=[0, 2])
    assert [table.life(who) for who in "ABC"] == [22, 20, 22]
    do(table, "Test Rite deals 1 damage to each opponent. Those players each lose 1 life.")
    assert [table.life(who) for who in "ABC"] == [22, 18, 20]


@rule("115.3", "601.2c")
def test_a_third_target_is_another_one() -> None:
    table = Table()
    first, second, third = table.battlefield("B", ogre(), ogre(), ogre())
    do(table, "Test Rite deals 1 damage to any target, 2 damage to any other target, and 3 damage to a third any target.",
       targets=[first, second, third])  # fmt: skip
    assert [table.game.obj(oid).damage for oid in (first, second)] == [1, 2]
    assert third not in table.game.battlefield


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


@rule("120.3")
def test_damage_to_a_target_and_to_itself() -> None:
    table = Table()
    mage = permanent(table, "{0}: This creature deals 2 damage to any target and 1 damage to itself.", size="2/3")
    table.activate("A", mage, targets=[1]).resolve()
    assert table.life("B") == 18
    assert table.game.obj(mage).damage == 1


@rule("120.1")
def test_each_other_creature_is_another_than_the_one_that_deals_the_damage() -> None:
    table = Table()
    brawl = card("Loud Brawl", "{R}", "Sorcery", "Target creature deals damage equal to its power to each other creature.")
    ogre = card("Stone Ogre", "{3}", "Creature — Ogre", "", "2/2")
    (strong,) = table.battlefield("B", ogre)
    table.battlefield("A", BEAR)
    table.hand("A", brawl)
    table.mana("A", "{R}").cast("A", "Loud Brawl", [strong]).resolve()
    assert table.all("Stone Ogre") == [strong]
    assert not table.all("Plain Bear")


SPILL = "Test Rite deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead."


@rule("120.4a")
def test_excess_damage_is_dealt_to_the_controller_instead() -> None:
    table = Table()
    (toad,) = table.battlefield("B", card("Mud Toad", "{1}", "Creature — Toad", "", "1/3"))
    do(table, SPILL, targets=[toad])
    assert not table.all("Mud Toad")
    assert table.life("B") == 19
    assert table.life("A") == 20


@rule("120.4a")
def test_no_excess_without_lethal_damage_and_marked_damage_counts() -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Wet Wall", "{1}", "Creature — Wall", "", "0/7"))
    do(table, SPILL, targets=[wall])
    assert table.life("B") == 20
    do(table, SPILL, targets=[wall])
    assert table.life("B") == 19
    assert not table.all("Wet Wall")


@rule("120.4a", "702.2c")
def test_with_deathtouch_all_beyond_one_is_excess() -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Wet Wall", "{1}", "Creature — Wall", "", "0/7"))
    (snake,) = table.battlefield("A", card("Old Snake", "{1}", "Creature — Snake", "Deathtouch\n{0}: ~ deals 3 damage to "
                                           "target creature. Excess damage is dealt to that creature's controller "
                                           "instead.", "1/1"))
    table.activate("A", snake, targets=[wall]).resolve()
    assert table.life("B") == 18
    assert not table.all("Wet Wall")


@rule("120.4a", "702.2c", "of what several deal at once, too")
@pytest.mark.parametrize(("keyword", "to_wall", "to_player"), [("", 4, 0), ("Deathtouch", 1, 3)])
def test_of_what_two_deal_at_once_all_beyond_one_is_excess_with_deathtouch(keyword: str, to_wall: int, to_player: int) -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Wet Wall", "{1}", "Creature — Wall", "", "0/4"))
    snakes = table.battlefield("A", *(card(f"Snake {number}", "{1}", "Creature — Snake", keyword, "2/2") for number in range(2)))
    do(table, "Up to two target creatures you control each deal damage equal to their power to target creature an opponent controls. Excess damage is "
              "dealt to that creature's controller instead.", [*snakes, wall])  # fmt: skip
    dealt = [(event.recipient, event.amount) for event in table.game.history.this_turn if isinstance(event, Damage)]
    assert sum(amount for ref, amount in dealt if ref == wall) == to_wall and not table.all("Wet Wall")
    assert table.life("B") == 20 - to_player and all(amount for _, amount in dealt)


@rule("615.12", "608.2c")
def test_damage_of_which_words_say_so_can_not_be_prevented() -> None:
    table = Table()
    (ogre,) = table.battlefield("B", card(*OGRE))
    table.hand("B", card("Soft Wall", "{W}", "Instant", "Prevent all damage that would be dealt this turn."))
    table.hand("A", card("Sure Fire", "{R}", "Instant", "~ deals 3 damage to target creature. The damage can't be prevented."), card("Fire", "{R}", "Instant", "~ deals 1 damage to target creature."))
    table.mana("B", "{W}").mana("A", "{R}{R}").cast("B", "Soft Wall").resolve()
    table.cast("A", "Sure Fire", targets=[ogre]).resolve()
    table.cast("A", "Fire", targets=[ogre]).resolve()
    assert table.game.objects[ogre].damage == 3


@rule("115.4", "614.15")
@pytest.mark.parametrize(("full", "dealt"), [(False, 2), (True, 4)])
def test_each_of_those_creatures_and_or_players(full: bool, dealt: int) -> None:
    table = Table(3)
    (wall,) = table.battlefield("B", card("Great Wall", "{3}", "Creature — Wall", "", "0/9"))
    if full:
        table.graveyard("A", *[bear()] * 7)
    do(table, "Test Rite deals 2 damage to each of up to three targets.\nThreshold — Test Rite deals 4 damage to each of those creatures and/or players "
              "instead if seven or more cards are in your graveyard.", targets=[wall, 1, 2])  # fmt: skip
    assert (table.life("B"), table.life("C"), table.game.obj(wall).damage) == (20 - dealt, 20 - dealt, dealt)


@rule("120.1", "608.2c")
@pytest.mark.parametrize("both", [True, False])
def test_two_targets_each_deal_damage(both: bool) -> None:
    table = Table()
    mine, hero = table.battlefield("A", bear(), HERO)
    (theirs,) = table.battlefield("B", card("Great Wall", "{3}", "Creature — Wall", "", "0/9"))
    do(table, "Target creature you control and up to one other target legendary creature you control each deal damage equal to their power to target "
              "creature you don't control.", targets=[mine, *([hero] if both else []), theirs])  # fmt: skip
    damage = [event for event in table.game.history.this_turn if type(event).__name__ == "Damage"]
    assert [(event.source, event.recipient, event.amount) for event in damage] == [(mine, theirs, 2), *([(hero, theirs, 4)] if both else [])]


@rule("608.2c", "107.3i")
def test_damage_to_itself_with_its_power() -> None:
    table = Table()
    (mine,) = table.battlefield("A", HERO)
    do(table, "Target creature you control deals X damage to any other target and X damage to itself, where X is its power.", targets=[mine, 1])
    assert table.life("B") == 16 and mine not in table.game.objects


@rule("608.2c", "509.1b")
def test_only_a_creature_dealt_damage_this_way_cant_block() -> None:
    words = "Test Rite deals 1 damage to any target. A creature dealt damage this way can't block this turn."
    table = Table()
    hit, safe, attacker = table.battlefield("B", ogre(), bear(), bear())
    do(table, words, [hit])
    assert refused(table.game, MAY_BLOCK, hit, attacker=attacker) and refused(table.game, MAY_BLOCK, safe, attacker=attacker) is None
    do(table, words, [1])
    assert table.life("B") == 19 and refused(table.game, MAY_BLOCK, safe, attacker=attacker) is None


@rule("608.2c", "120.3a")
def test_each_player_dealt_damage_this_way() -> None:
    table = Table(3)
    (oid,) = table.battlefield("B", ogre())
    table.answer("A", lambda decision: {1: 1, oid: 2} if hasattr(decision, "total") else None)
    do(table, "Test Rite deals 2 damage to target opponent. Each player dealt damage this way draws a card. "
              "Players dealt damage this way can't cast noncreature spells this turn.", [1])  # fmt: skip
    assert (table.life("B"), len(table.zone("B", HAND)), len(table.zone("C", HAND))) == (18, 1, 0)
    table.hand("B", card("Calm", "", "Instant", "Draw a card.\nYou may pay {0} rather than pay this spell's mana cost."))
    table.hand("C", card("Peace", "{0}", "Instant", "Draw a card."))
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    assert [action for action in table.actions("C") if action.kind == "cast"]


@rule("608.2d", "120.1", "615.12")
def test_damage_of_an_amount_of_ones_choice() -> None:
    table = Table()
    (ox,) = table.battlefield("B", card(*OX))
    table.hand("A", card("Old Flame", "{0}", "Creature — Hellion",
                         "When this creature enters, it deals an amount of damage of your choice to you and target creature. The damage can't be prevented.",
                         "6/5"))  # fmt: skip
    table.policy = lambda decision: 7 if isinstance(decision, ChooseNumber) else None
    do(table, "Prevent all damage that would be dealt this turn.")
    table.cast("A", "Old Flame").resolve()
    assert table.life("A") == 13 and ox not in table.game.battlefield and table.life("B") == 20


@pytest.fixture
def table() -> Table:
    return Table()


@rule("701.15c")
def test_a_creature_dealt_damage_this_way_can_not_be_regenerated(table: Table) -> None:
    burn = card("Deep Burn", "{R}", "Instant",
                "Deep Burn deals 1 damage to any target. A creature dealt damage this way can't be regenerated this turn.")  # fmt: skip
    burnt, other = table.battlefield("B", BEAR, BEAR)
    table.hand("A", burn)
    table.mana("A", "{R}")
    table.cast("A", "Deep Burn", targets=[burnt]).resolve()
    assert refused(table.game, MAY_BE_REGENERATED, burnt) is not None
    assert refused(table.game, MAY_BE_REGENERATED, other) is None
    (sage,) = table.battlefield("B", card("Old Sage", "{3}", "Legendary Planeswalker — Sage", "+1: You gain 1 life.", loyalty="5"))
    table.hand("A", burn)
    table.mana("A", "{R}").cast("A", "Deep Burn", targets=[sage]).resolve()
    assert table.counters(sage) == {"loyalty": 4} and refused(table.game, MAY_BE_REGENERATED, sage) is None, "no creature"
    table.hand("A", card("Deeper Burn", "{R}", "Instant", "Remove all counters from target planeswalker. Deeper Burn deals 3 damage to it. A creature dealt "
                         "damage this way can't be regenerated this turn. You gain life equal to the excess damage dealt this way."))  # fmt: skip
    table.mana("A", "{R}").cast("A", "Deeper Burn", targets=[sage]).resolve()
    assert table.life("A") == 23 and sage not in table.game.objects, "all of it was excess damage"


@rule("608.2c", "120.1")
@pytest.mark.parametrize(("spent", "left"), [("{R}", "sprite"), ("{G}", "bear"), ("{R}{G}", "")])
def test_each_part_of_the_damage_has_its_own_condition(spent: str, left: str) -> None:
    table = Table()
    small, flier = table.battlefield("B", bear(), sprite())
    cost = "{R/G}" * spent.count("{")
    table.hand("A", card("Test Rite", cost, "Sorcery", "Test Rite deals 3 damage to each creature without flying if {R} was spent to "
                         "cast this spell and 3 damage to each creature with flying if {G} was spent to cast this spell."))  # fmt: skip
    table.mana("A", spent)
    table.cast("A", "Test Rite").resolve()
    there = {"bear": small, "sprite": flier}
    assert [name for name, oid in there.items() if oid in table.game.permanents()] == ([left] if left else [])


@rule("601.2d", "608.2h")
def test_as_much_as_its_power_divided() -> None:
    table = Table()
    one, two = table.battlefield("B", bear(), ogre())
    blaze = permanent(table, "When this creature dies, it deals damage equal to its power divided as you choose among any number of "
                      "targets.", size="4/1")  # fmt: skip
    table.answer("A", [one, two], [1, 3])
    table.hand("A", card("Slayer", "{0}", "Sorcery", "Destroy target creature."))
    table.targets = None
    table.cast("A", "Slayer", [blaze])
    table.targets = None
    table.resolve()
    assert two not in table.game.permanents() and table.game.obj(one).damage == 1
