"""For each of those named, those made or taken in turn, cards played that were exiled this way, and more, in play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("608.2c", "111.10")
def test_for_each_of_them_a_copy_of_it() -> None:
    table = Table()
    permanent(table, "Whenever one or more tokens your opponents control enter, for each of them, create a tapped token that's a copy "
              "of it.")  # fmt: skip
    table.next_turn("B").to_step("main1", "B")
    do(table, "Create two 1/1 red Goblin creature tokens.", who="B")
    mine = table.all("Goblin Token", who="A")
    assert len(mine) == 2 and all(table.game.obj(oid).tapped for oid in mine) and len(table.all("Goblin Token", who="B")) == 2


@rule("608.2c", "603.2c")
def test_tokens_for_each_of_several_are_created_at_once() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    permanent(table, "Whenever one or more tokens you control enter, you gain 1 life.", types="Artifact")
    do(table, "For each creature you control, create a token that's a copy of that creature.")
    assert table.life("A") == 21 and len(table.all("Plain Bear")) == 2
    do(table, "For each opponent, create two 1/1 red Goblin creature tokens.")
    assert table.life("A") == 22


@rule("608.2c", "603.7")
def test_those_tokens_are_all_that_were_made_in_turn() -> None:
    table = Table()
    mine = table.battlefield("A", bear(), ogre())
    (other,) = table.battlefield("B", sprite())
    do(table, "Choose any number of target creatures you control. For each of them, create a token that's a copy of that creature. "
       "Those tokens have haste. Exile them at the beginning of the next end step.", [*mine])  # fmt: skip
    made = [oid for name in ("Plain Bear", "Plain Ogre") for oid in table.all(name) if oid not in mine]
    assert len(made) == 2 and all(table.has(oid, "haste") for oid in made) and not table.has(mine[0], "haste")
    table.to_step("end", "A").resolve()
    assert not any(oid in table.game.battlefield for oid in made)
    assert all(oid in table.game.battlefield for oid in (*mine, other))


@rule("608.2c", "601.2c")
def test_those_creatures_are_the_targets_of_all_players() -> None:
    table = Table(3)
    (first,) = table.battlefield("B", bear())
    (second,) = table.battlefield("C", ogre())
    for oid in (first, second):
        table.game.write(oid).tapped = True
    do(table, "For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those "
       "creatures. They gain haste until end of turn.", [first, second])  # fmt: skip
    for oid in (first, second):
        assert table.game.chars(oid).controller == 0 and not table.game.obj(oid).tapped and table.has(oid, "haste")


@rule("608.2c", "118.12a")
@pytest.mark.parametrize(("pays", "hand"), [((True, False), ["Plain Ogre"]), ((True, True), [])])
def test_each_of_those_cards_unless_someone_pays(pays: tuple[bool, ...], hand: list[str]) -> None:
    table = Table()
    table.library("A", bear(), ogre())
    table.answer("B", *pays)
    do(table, "Reveal the top two cards of your library. For each of those cards, put that card into your hand unless any opponent "
       "pays 3 life. Then exile the rest.")  # fmt: skip
    assert table.zone("A", "hand") == hand and table.life("B") == 20 - 3 * sum(pays)
    assert sorted(table.zone("A", "exile")) == sorted({"Plain Bear", "Plain Ogre"} - set(hand))


@rule("601.3", "611.2")
@pytest.mark.parametrize(("words", "names"), [
    ("you may play cards exiled this way", {"Plain Bear", "Dry Field"}), ("you may cast nonland cards exiled this way", {"Plain Bear"}),
])  # fmt: skip
def test_cards_exiled_this_way_may_be_played(words: str, names: set[str]) -> None:
    table = Table()
    (before,) = table.exile("A", ogre())
    table.library("A", bear(), card("Dry Field", "", "Land"))
    do(table, f"Exile the top two cards of your library. Until end of turn, {words}.")
    table.mana("A", "{4}{G}{R}{R}")

    def playable() -> set[str]:
        own = [action.oid for action in table.actions("A") if action.oid > 0]
        return {table.game.chars(oid).name for oid in own if table.game.obj(oid).zone == "exile"}

    assert playable() == names and before not in {action.oid for action in table.actions("A")}
    table.next_turn("A").to_step("main1", "A").mana("A", "{4}{G}{R}{R}")
    assert playable() == set()


@rule("701.3d")
def test_all_equipment_is_unattached_from_it() -> None:
    table = Table()
    sword = card("Odd Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")
    worn, spare = table.battlefield("A", sword, sword)
    one, two = table.battlefield("A", bear(), ogre())
    table.activate("A", worn, [one]).resolve()
    table.activate("A", spare, [two]).resolve()
    do(table, "Unattach all Equipment from target creature.", [one])
    assert table.pt(one) == (2, 2) and table.pt(two) == (4, 3) and worn in table.game.battlefield


@rule("119.3", "603.7")
def test_for_each_life_that_was_gained_or_lost() -> None:
    table = Table()
    table.hand("A", card("False Balm", "{0}", "Instant", "Until end of turn, whenever a player gains life, that player loses 2 life for "
                         "each 1 life they gained."))  # fmt: skip
    table.cast("A", "False Balm").resolve()
    do(table, "Each opponent gains 3 life.")
    assert table.life("B") == 20 + 3 - 6 and table.life("A") == 20
    permanent(table, "Whenever you lose life, you gain 2 life for each 1 life you lost.")
    table.next_turn("A").to_step("main1", "A")
    do(table, "You lose 2 life.")
    assert table.life("A") == 20 - 2 + 4


@rule("614.1d", "502.3")
def test_enters_tapped_and_stays_so() -> None:
    table = Table()
    table.hand("A", card("Slow Thing", "{0}", "Artifact", "Slow Thing enters tapped and doesn't untap during your untap step."))
    table.cast("A", "Slow Thing").resolve()
    thing = table.find("Slow Thing")
    assert table.game.obj(thing).tapped
    table.next_turn("A").to_step("main1", "A")
    assert table.game.obj(thing).tapped


@rule("406.3", "601.3")
def test_looking_at_and_playing_what_it_exiled_face_down() -> None:
    table = Table()
    table.library("A", bear())
    table.hand("A", card("Hidden Plan", "{0}", "Enchantment", "When Hidden Plan enters, exile the top card of your library face down.\n"
                         "You may look at and play cards exiled with Hidden Plan."))  # fmt: skip
    table.cast("A", "Hidden Plan").resolve()
    (hidden,) = table.game.zone("exile")
    assert table.game.obj(hidden).face_down
    table.mana("A", "{1}{G}")
    assert hidden in {action.oid for action in table.actions("A")}
    assert hidden not in {action.oid for action in table.actions("B")}
    table.act("A", lambda action: action.oid == hidden).resolve()
    assert table.all("Plain Bear")


@rule("613.4c", "607.2a")
def test_power_and_toughness_of_another() -> None:
    table = Table()
    (prey,) = table.battlefield("B", card("Long Beast", "{1}", "Creature — Beast", "", "4/1"))
    table.hand("A", card("Odd Eater", "{0}", "Creature — Horror", "When Odd Eater enters, you may exile target nontoken creature.\nOdd Eater "
                         "gets +X/+Y, where X is the exiled creature card's power and Y is its toughness.", "1/1"))  # fmt: skip
    table.answer("A", [prey], True)
    table.cast("A", "Odd Eater").resolve()
    eater = table.find("Odd Eater")
    assert prey not in table.game.battlefield and table.pt(eater) == (5, 2)


@rule("122.1", "603.4")
def test_another_counter_is_one_more() -> None:
    table = Table()
    giant = permanent(table, "Whenever another green creature you control enters, put a +1/+1 counter on Test Thing. Then if that "
                      "creature's power is greater than Test Thing's power, put another +1/+1 counter on Test Thing.", size="2/2")  # fmt: skip
    table.hand("A", card("Small Elf", "{0}", "Creature — Elf", "", "3/1", color_indicator=("G",)),
               card("Large Elf", "{0}", "Creature — Elf", "", "9/9", color_indicator=("G",)))  # fmt: skip
    table.cast("A", "Small Elf").resolve()
    assert table.counters(giant) == {"+1/+1": 1}
    table.cast("A", "Large Elf").resolve()
    assert table.counters(giant) == {"+1/+1": 3}


@rule("205.1b", "611.2c")
def test_each_of_them_is_something_else_besides() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    (before,) = table.battlefield("A", ogre())
    do(table, "Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in addition to "
       "its other types.")  # fmt: skip
    risen = [*table.all("Plain Bear"), *(oid for oid in table.all("Plain Ogre") if oid != before)]
    assert len(risen) == 2
    for oid in risen:
        assert table.pt(oid) == (1, 1) and table.has(oid, "flying") and "Spirit" in table.game.chars(oid).subtypes
    assert "Ogre" in table.game.chars(risen[1]).subtypes and table.pt(before) == (3, 3)
    table.next_turn("A")
    assert table.pt(risen[0]) == (1, 1)


@rule("202.3", "603.2")
@pytest.mark.parametrize(("power", "gained"), [(3, 0), (4, 1), (5, 1), (6, 1), (7, 0)])
def test_one_of_several_numbers(power: int, gained: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a creature spell with power 4, 5, or 6, you gain 1 life.")
    table.hand("A", card("Sized Thing", "{0}", "Creature — Beast", "", f"{power}/1"))
    table.cast("A", "Sized Thing").resolve()
    assert table.life("A") == 20 + gained


@rule("603.2", "120.3")
def test_damage_to_a_creature_or_an_opponent() -> None:
    table = Table(3)
    thing = permanent(table, "{T}: Test Thing deals 1 damage to any target.\nWhenever Test Thing deals damage to a creature or opponent, "
                      "Test Thing deals that much damage to you.\n{0}: Untap Test Thing.")  # fmt: skip
    (victim,) = table.battlefield("B", ogre())
    for target, life in ((victim, 19), (1, 18), (0, 17)):  # to yourself it is damage, and nothing triggers
        table.activate("A", thing, [target]).resolve()
        assert table.life("A") == life
        table.activate("A", thing, index=1).resolve()


@rule("614.1a", "120.4")
@pytest.mark.parametrize(("amount", "dealt"), [(3, 3), (4, 3), (9, 3), (1, 1)])
def test_so_much_damage_to_a_permanent_or_player(amount: int, dealt: int) -> None:
    table = Table()
    permanent(table, "If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent or "
              "player instead.")  # fmt: skip
    (wall,) = table.battlefield("B", card("Thick Wall", "{1}", "Creature — Wall", "", "0/20"))
    do(table, f"Test Rite deals {amount} damage to target opponent.", [1])
    do(table, f"Test Rite deals {amount} damage to target creature.", [wall])
    assert table.life("B") == 20 - dealt and table.game.obj(wall).damage == dealt


@rule("603.2", "608.2i")
def test_spells_they_have_cast() -> None:
    table = Table()
    permanent(table, "Whenever a player casts a noncreature spell, Test Thing deals damage to that player equal to the number of noncreature "
              "spells they've cast this turn.")  # fmt: skip
    quick: Any = [card(f"Quick Word {number}", "{0}", "Instant", "You gain 0 life.") for number in range(2)]
    table.hand("B", *quick)
    table.cast("B", "Quick Word 0").resolve()
    table.cast("B", "Quick Word 1").resolve()
    assert table.life("B") == 20 - 1 - 2 and table.life("A") == 20


@rule("608.2c", "603.6a", "603.2c")
@pytest.mark.parametrize("words", [
    "Choose any number of target creatures you control. For each of them, create a token that's a copy of that creature.",
    "For each creature you control, create a token that's a copy of that creature.",
    "For each creature you control, create a 1/1 red Goblin creature token.",
])  # fmt: skip
def test_tokens_that_are_created_for_each_of_several_come_at_the_same_time(words: str) -> None:
    """So each of them sees the other enter, and what waits for one or more of them triggers once."""
    table = Table()
    permanent(table, "Whenever one or more tokens you control enter, you gain 100 life.", types="Enchantment")
    herald = card("Glad Herald", "{2}", "Creature — Human", "Whenever another creature you control enters, you gain 1 life.", "1/1")
    mine = table.battlefield("A", herald, herald)
    do(table, words, [*mine] if "target" in words else None).resolve()
    made = [oid for oid in table.game.battlefield if table.game.obj(oid).token]
    triggers = 4 if "Goblin" in words else 4 + 2  # the two that were there see two each; each copy sees the other
    assert len(made) == 2 and table.life("A") == 20 + 100 + triggers
