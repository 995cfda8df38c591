"""Sentences with several subjects, conditions behind what is always so, and who could not do what they were told."""

from __future__ import annotations

import pytest

from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{1}", "Creature — Elf", "", "1/1")
OGRE = ("Big Ogre", "{1}", "Creature — Ogre", "", "5/5")


@rule("611.2c")
def test_several_groups_get_each_their_own_for_one_duration() -> None:
    table = Table()
    (bear,), (elf, ogre) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*ELF), card(*OGRE))
    table.hand("A", card("War Cry", "{R}", "Sorcery", "Creatures you control get +1/+1 and creatures your opponents control get -1/-1 until end of turn."))
    table.mana("A", "{R}").cast("A", "War Cry").resolve()
    assert table.pt(bear) == (3, 3) and table.pt(ogre) == (4, 4) and table.zone("B", "graveyard") == ["Small Elf"]
    table.next_turn("B")
    assert table.pt(bear) == (2, 2) and table.pt(ogre) == (5, 5) and elf not in table.game.objects


@rule("122.1", "601.2c")
def test_counters_go_on_several_targets_each_its_own_number() -> None:
    table = Table()
    bear, elf, ogre = table.battlefield("A", card(*BEAR), card(*ELF), card(*OGRE))
    text = "Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature."
    table.hand("A", card("Slow Growth", "{G}", "Sorcery", text))
    table.mana("A", "{G}").cast("A", "Slow Growth", targets=[bear, elf, ogre]).resolve()
    assert [table.counters(oid) for oid in (bear, elf, ogre)] == [{"+1/+1": number} for number in (1, 2, 3)]


@rule("120.2b")
def test_they_each_deal_damage_equal_to_their_power() -> None:
    table = Table()
    bear, elf = table.battlefield("A", card(*BEAR), card(*ELF))
    (ogre,) = table.battlefield("B", card(*OGRE))
    text = "Choose one or two target creatures you control. They each deal damage equal to their power to target creature an opponent controls."
    table.hand("A", card("Joint Blow", "{R}", "Sorcery", text))
    table.mana("A", "{R}").cast("A", "Joint Blow", targets=[bear, elf, ogre]).resolve()
    assert table.game.objects[ogre].damage == 3


@rule("611.3a")
@pytest.mark.parametrize("others", [0, 1])
def test_a_condition_behind_a_prohibition_is_watched(others: int) -> None:
    table = Table()
    (monk,) = table.battlefield("A", card("Lone Monk", "{1}", "Creature — Monk", "~ has flying if an enchantment is on the battlefield.", "1/1"))
    table.battlefield("B", *[card("Old Song", "{1}", "Enchantment")] * others)
    assert table.has(monk, "flying") == bool(others)


@rule("608.2c")
@pytest.mark.parametrize(("lands", "life"), [(["Forest"], 20), (["Cave Mouth"], 24)])
def test_what_was_put_onto_the_battlefield_this_way_is_asked_by_its_description(lands: list[str], life: int) -> None:
    table = Table()
    types = {"Forest": "Basic Land — Forest", "Cave Mouth": "Land — Cave"}
    table.hand("A", *[card(name, "", types[name]) for name in lands])
    table.hand("A", card("Deep Way", "{G}", "Sorcery", "You may put a land card from your hand onto the battlefield. If you put a Cave onto the battlefield this way, you gain 4 life."))
    table.mana("A", "{G}").answer("A", True).cast("A", "Deep Way").resolve()
    assert table.life("A") == life and table.find(lands[0])


@rule("608.2c")
@pytest.mark.parametrize(("card_type", "tapped"), [("Artifact", False), ("Instant", True)])
def test_what_a_player_discards_this_way_is_asked_by_its_description(card_type: str, tapped: bool) -> None:
    table = Table()
    (guard,) = table.battlefield("A", card("Sly Guard", "{1}", "Creature — Human", "{T}: Target player discards a card. If that player discards an artifact card this way, untap ~.", "1/1"))
    table.hand("B", card("Old Thing", "{1}", card_type, "" if card_type == "Artifact" else "Draw a card."))
    table.activate("A", guard, targets=[1]).resolve()
    assert table.game.objects[guard].tapped == tapped and table.zone("B", "graveyard") == ["Old Thing"]


@rule("608.2c")
def test_who_could_not_sacrifice_is_told_to_do_something_else() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("B", card(*BEAR))
    table.hand("A", card("Hard Times", "{B}", "Sorcery", "Each player sacrifices a creature of their choice. Each player who can't discards a card."), card(*ELF))
    table.mana("A", "{B}").cast("A", "Hard Times").resolve()
    assert table.zone("A", "hand") == ["Small Elf"] and table.zone("B", "hand") == []


@rule("608.2c")
def test_each_opponent_who_can_not_is_the_one_who_did_nothing() -> None:
    table = Table(3)
    table.hand("B", card(*BEAR))
    table.hand("A", card("Empty Hands", "{B}", "Sorcery", "Each opponent discards a card. Each opponent who can't loses 3 life."))
    table.mana("A", "{B}").cast("A", "Empty Hands").resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 20, 17]


def test_the_next_such_spell_can_not_be_countered_and_no_other() -> None:
    table = Table()
    table.hand("A", card("Long Breath", "{U}", "Sorcery", "The next creature spell you cast this turn can't be countered."), card(*BEAR), card(*ELF))
    table.hand("B", *[card("Not So", "{U}", "Instant", "Counter target spell.")] * 2)
    table.mana("A", "{U}{1}{1}").mana("B", "{U}{U}")
    table.cast("A", "Long Breath").resolve()
    for name in ("Meadow Bear", "Small Elf"):
        table.cast("A", name)
        table.cast("B", "Not So", targets=[table.game.stack[0]]).resolve()
    assert [table.game.chars(oid).name for oid in table.game.permanents()] == ["Meadow Bear"]


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


@rule("603.2")
def test_an_ability_that_triggers_on_entering_and_at_the_beginning_of_a_step() -> None:
    table = Table()
    table.hand("A", card("Old Dial", "{1}", "Artifact", "When ~ enters and at the beginning of your upkeep, you gain 1 life."))
    table.mana("A", "{1}").cast("A", "Old Dial").resolve()
    assert table.life("A") == 21
    table.next_turn("A")
    assert table.resolve().life("A") == 22


@rule("205.4b", "613.1d")
def test_what_becomes_a_legendary_creature_has_the_supertype() -> None:
    table = Table()
    (hill,) = table.battlefield("A", card("Far Hill", "", "Land", "{0}: ~ becomes a legendary 8/12 Spirit creature with trample until end of turn. It's still a land."))
    table.activate("A", hill).resolve()
    chars = table.game.chars(hill)
    assert chars.supertypes == ("legendary",) and set(chars.types) == {"land", "creature"} and table.pt(hill) == (8, 12)


@rule("305.7", "105.2c")
def test_a_colorless_land_type_takes_colors_and_abilities() -> None:
    table = Table()
    (ogre,) = table.battlefield("B", card("Red Ogre", "{R}", "Creature — Ogre", "Haste", "3/3"))
    table.hand("A", card("Green Dream", "{G}", "Enchantment — Aura", "Enchant permanent\nEnchanted permanent is a colorless Forest land."))
    table.mana("A", "{G}").cast("A", "Green Dream", targets=[ogre]).resolve()
    chars = table.game.chars(ogre)
    assert (chars.colors, chars.types, chars.subtypes) == ((), ("land",), ("Forest",)) and not table.has(ogre, "haste")


@rule("122.8")
def test_all_counters_are_removed_as_a_cost_however_many_there_are() -> None:
    table = Table()
    (hydra,) = table.battlefield("A", card("Round Hydra", "{G}", "Creature — Hydra", "~ enters with three +1/+1 counters on it.\nRemove all +1/+1 counters from ~: You gain 2 life for each +1/+1 counter removed this way.", "1/1"))
    happen(table.game, PutCounters(hydra, "+1/+1", 3))
    table.activate("A", hydra).resolve()
    assert table.life("A") == 26 and table.pt(hydra) == (1, 1)
    table.activate("A", hydra).resolve()
    assert table.life("A") == 26


@rule("707.5")
def test_what_enters_as_a_copy_of_a_card_in_a_graveyard() -> None:
    table = Table()
    (ogre,) = table.graveyard("B", card(*OGRE))
    table.hand("A", card("Late Echo", "{U}", "Creature — Zombie", "You may have ~ enter as a copy of any creature card in a graveyard, except it's a 4/4 black Zombie in addition to its other types.", "0/1"))
    table.mana("A", "{U}").answer("A", [ogre]).cast("A", "Late Echo").resolve()
    (echo,) = table.game.permanents()
    chars = table.game.chars(echo)
    assert chars.name == "Big Ogre" and table.pt(echo) == (4, 4) and chars.subtypes == ("Ogre", "Zombie")


@rule("611.2b")
def test_until_your_next_end_step() -> None:
    table = Table()
    (bird,) = table.battlefield("A", card("Small Bird", "{U}", "Creature — Bird", "{0}: ~ gets +1/+1 until your next end step.", "1/1"))
    table.activate("A", bird).resolve()
    assert table.pt(bird) == (2, 2)
    table.to_step("end")
    assert table.pt(bird) == (1, 1)
    table.activate("A", bird).resolve()
    table.next_turn("B")
    assert table.pt(bird) == (2, 2)


@rule("305.6", "305.7")
def test_a_land_that_is_every_basic_land_type_makes_all_colors_and_keeps_its_own() -> None:
    table = Table()
    (hill,) = table.battlefield("A", card("Far Hill", "", "Land", "{T}: Add {C}."))
    table.battlefield("A", card("Long Leyline", "{G}", "Enchantment", "Lands you control are every basic land type in addition to their other types."))
    table.tap_for_mana("A", hill, "W", index=1)
    assert [mana.kind for mana in table.game.players[0].pool] == ["W"]
    assert len(table.game.chars(hill).abilities.mana) == 6


@rule("611.2e")
def test_what_is_returned_and_is_an_enchantment_is_no_creature() -> None:
    table = Table()
    (spirit,) = table.battlefield("A", card("Long Spirit", "{W}", "Enchantment Creature — Spirit", "When ~ dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.", "1/1"))
    table.hand("A", card("End", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "End", targets=[spirit]).resolve()
    assert table.game.chars(table.find("Long Spirit")).types == ("enchantment",)


@rule("601.2f")
@pytest.mark.parametrize(("who", "usable"), [("A", True), ("B", False)])
def test_an_ability_that_costs_less_during_its_controllers_turn(who: str, usable: bool) -> None:
    table = Table()
    (crown,) = table.battlefield(who, card("Cold Crown", "{1}", "Artifact", "{3}: You gain 1 life. This ability costs {1} less to activate during your turn."))
    table.mana(who, "{2}")
    assert any(action.oid == crown for action in table.actions(who)) == usable
