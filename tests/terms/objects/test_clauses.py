"""Clauses behind nouns."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.doing import OGRE as PLAIN_OGRE
from tests.support.boards.table import FOREST, Table, card

MEADOW_BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("305.6")
def test_a_land_card_with_a_basic_land_type() -> None:
    table = Table()
    cave = card("Grown Cave", "", "Land — Swamp Forest")
    table.library("A", card("Dry Field", "", "Land"), cave)
    found = table.all("Grown Cave", "library")
    table.answer("A", found)
    do(table, "Search your library for a land card with a basic land type, put it onto the battlefield tapped, then shuffle.")
    searched = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "search")
    assert table.all("Grown Cave") and not set(table.all("Dry Field", "library")) & set(searched.candidates)


@rule("115.7a", "603.4")
@pytest.mark.parametrize("targets", [1, 2])
def test_a_single_target_is_changed_if_able(targets: int) -> None:
    table = Table()
    mine, theirs = (*table.battlefield("A", bear()), *table.battlefield("B", ogre()))
    table.battlefield("A", card("Held Fast", "{3}{W}", "Enchantment — Aura", "Enchant creature you don't control\nWhenever an opponent casts a spell, if it has a "
                      "single target, change the target to enchanted creature if able."), attach_to=theirs)  # fmt: skip
    table.next_turn("B")
    words = "target creature" if targets == 1 else "each of two target creatures"
    table.hand("B", card("Small Bolt", "{0}", "Instant", f"Small Bolt deals 1 damage to {words}."))
    table.cast("B", "Small Bolt", [mine, theirs][:targets]).resolve()
    assert (table.game.obj(mine).damage, table.game.obj(theirs).damage) == ((0, 1) if targets == 1 else (1, 1))


@rule("609.7", "607.2a")
def test_damage_by_a_source_that_shares_a_color_with_the_exiled_card() -> None:
    table = Table()
    table.graveyard("B", sprite())
    (dead,) = table.graveyard("B", card("Dead Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.hand("A", card("Test Shield", "{0}", "Artifact", "When Test Shield enters, you may exile target card from a graveyard.\n{0}: Prevent all damage that would be "
                         "dealt this turn by a source of your choice that shares a color with the exiled card."))  # fmt: skip
    table.answer("A", [dead], True)
    green, red = table.battlefield("B", bear(), ogre())
    table.cast("A", "Test Shield").resolve()
    assert table.all("Dead Elf", "exile")
    table.activate("A", table.find("Test Shield")).resolve()
    happen(table.game, Damage(green, 0, 2), Damage(red, 0, 3))
    assert table.life("A") == 17
    happen(table.game, Damage(green, 1, 2))
    assert table.life("B") == 20


@rule("701.10b", "603.3d")
def test_control_is_exchanged_with_another_players_permanent_of_a_type() -> None:
    table = Table(3)
    permanent(table, "Whenever an artifact, creature, or enchantment enters, its controller chooses target permanent another player controls that shares a card type with it. "
              "Exchange control of those permanents.", types="Enchantment")  # fmt: skip
    (mine, theirs) = (*table.battlefield("A", bear()), *table.battlefield("C", ogre()))
    table.battlefield("C", lamp())
    maker = permanent(table, "{0}: Create a 1/1 white Rat creature token.", who="B", types="Land")
    table.policy = lambda decision: [theirs] if decision.kind == "targets" and decision.seat == 1 else None
    table.activate("B", maker).resolve()
    (asked,) = [decision for decision in table.asked if decision.kind == "targets"]
    assert asked.seat == 1 and set(asked.candidates) == {mine, theirs}
    assert table.game.controller(theirs) == 1 and table.game.controller(table.find("Rat Token")) == 2


@rule("608.2c")
def test_those_of_the_targets_that_fly_are_dealt_damage() -> None:
    table = Table()
    fliers = table.battlefield("B", sprite())
    walkers = table.battlefield("B", bear())
    others = table.battlefield("B", sprite())
    table.hand("A", card("Gale", "{X}", "Sorcery", "Tap X target creatures. Gale deals 2 damage to each of those creatures with flying."))
    table.mana("A", "{2}").answer("A", 2)
    table.cast("A", "Gale", [*fliers, *walkers]).resolve()
    assert table.all(SPRITE[0]) == list(others) and table.all(BEAR[0]) == list(walkers)
    assert table.game.obj(walkers[0]).tapped and not table.game.obj(others[0]).tapped


@rule("201.2", "115.1")
def test_what_does_not_have_its_own_name() -> None:
    table = Table()
    sphere = card("Plain Sphere", "{0}", "Enchantment", "When Plain Sphere enters, exile target nonland permanent not named Plain Sphere and all "
                  "other permanents with the same name as that permanent.")  # fmt: skip
    table.battlefield("B", sphere, bear(), bear())
    table.battlefield("A", bear())
    table.hand("A", sphere)
    table.cast("A", "Plain Sphere", [table.all(BEAR[0])[0]]).resolve()
    assert not table.all(BEAR[0]) and len(table.all("Plain Sphere")) == 2
    table.hand("A", sphere)
    table.cast("A", "Plain Sphere").resolve()  # there is nothing of another name: no target
    assert len(table.all("Plain Sphere")) == 3


@rule("202.3", "603.2")
@pytest.mark.parametrize(("power", "gained"), [(3, 0), (4, 1), (5, 1), (6, 1), (7, 0)])
def test_one_of_several_numbers(power: int, gained: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a creature spell with power 4, 5, or 6, you gain 1 life.")
    table.hand("A", card("Sized Thing", "{0}", "Creature — Beast", "", f"{power}/1"))
    table.cast("A", "Sized Thing").resolve()
    assert table.life("A") == 20 + gained


@rule("611.3a")
def test_each_other_creature_is_other_than_the_one_that_gets_more() -> None:
    table = Table()
    permanent(table, "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.", types="Enchantment")
    one, two, alone = table.battlefield("A", bear(), bear(), ogre())
    assert [table.pt(oid) for oid in (one, two, alone)] == [(3, 3), (3, 3), (3, 3)]


@rule("115.7a")
def test_the_target_of_a_spell_with_a_single_target_is_changed() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*MEADOW_BEAR), card(*OGRE))
    table.hand("B", card("Zap", "{0}", "Instant", "Destroy target creature."))
    table.hand("A", card("Bend", "{0}", "Instant", "Change the target of target spell with a single target."))
    table.cast("B", "Zap", targets=[bear])
    (zap,) = table.game.stack
    table.answer("A", [ogre])
    table.cast("A", "Bend", targets=[zap]).resolve()
    assert table.all("Meadow Bear") == [bear] and not table.all("Hill Ogre")


def test_a_spell_with_two_targets_is_none_with_a_single_target() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*MEADOW_BEAR), card(*OGRE))
    table.hand("B", card("Zap", "{0}", "Instant", "Destroy two target creatures."))
    table.hand("A", card("Bend", "{0}", "Instant", "Change the target of target spell with a single target."))
    table.cast("B", "Zap", targets=[bear, ogre])
    assert all(action.label != "Bend" for action in table.actions("A"))


@rule("205.2a", "608.2d")
def test_a_permanent_type_is_chosen() -> None:
    table = Table()
    table.graveyard("A", bear(), card(*FOREST), lamp())
    table.policy = lambda d: d.options.index("creature") if type(d).__name__ == "ChooseOption" else None
    do(table, "Choose a permanent type. Return all cards of the chosen type from your graveyard to your hand.")
    (asked,) = [d for d in table.asked if type(d).__name__ == "ChooseOption"]
    assert set(asked.options) == {"artifact", "battle", "creature", "enchantment", "land", "planeswalker"}
    assert BEAR[0] in table.zone("A", HAND) and {"Forest", "Plain Lamp"} <= set(table.zone("A", GRAVEYARD))


@rule("508.1", "122.1")
def test_what_has_counters_and_what_attacks_you() -> None:
    table = Table()
    (marked,) = table.battlefield("B", bear())
    (plain,) = table.battlefield("B", ogre())
    do(table, "Put a -1/-1 counter on target creature.", [marked])
    do(table, "Destroy target creature that has a -1/-1 counter on it.")
    assert plain in table.game.permanents() and marked not in table.game.permanents()


@rule("608.2c")
def test_a_creature_of_their_choice_that_is_such() -> None:
    table = Table()
    table.battlefield("B", bear(), *[ogre()] * 2)
    table.answer("B", lambda decision: decision.candidates[:1])
    do(table, "Each opponent sacrifices a creature of their choice with power 3 or greater.")
    assert len(table.all("Plain Bear")) == len(table.all("Plain Ogre")) == 1


@rule("201.4", "111.4")
def test_names_with_an_apostrophe() -> None:
    table = Table()
    for name in ("Fearless l'Orme", "Weavers' Pride"):
        do(table, f"Create {name}, a legendary 1/1 green Cat creature token.").resolve()
        do(table, f"You gain 1 life for each creature you control named {name}.").resolve()
        assert table.all(name)
    assert table.life("A") == 22


@rule("404.1", "608.2h")
def test_cards_in_each_graveyard() -> None:
    table = Table()
    rite = card("Test Burst", "{0}", "Sorcery", "You gain 2 life, then gain 3 life for each card named Test Burst in each graveyard.")
    table.graveyard("A", rite)
    table.graveyard("B", rite, bear())
    table.hand("A", rite)
    table.cast("A", "Test Burst").resolve()
    assert table.life("A") == 28


@rule("201.2", "608.2c")
@pytest.mark.parametrize(("both", "life"), [(True, 24), (False, 21)])
def test_artifacts_of_two_names(both: bool, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Test Crown", "{1}", "Artifact"))
    if both:
        table.battlefield("A", card("Test Orb", "{1}", "Artifact"))
    do(table, "You gain 1 life. If you control artifacts named Test Crown and Test Orb, you gain 3 life.")
    assert table.life("A") == life


@rule("608.2h", "700.4")
def test_as_many_cards_are_exiled_as_there_were_counters() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control with one or more counters on it dies, exile that many cards from the top of your library. Until "
                     "your next end step, you may play those cards.", types="Enchantment")  # fmt: skip
    one, other, theirs = *table.battlefield("A", bear(), ogre()), *table.battlefield("B", bear())
    for oid in (one, theirs):
        table.game.write(oid).counters = {"+1/+1": 1, "charge": 2}
    top = [card(f"Free Lamp {number}", "{0}", "Artifact") for number in range(4)]
    table.library("A", *top)
    do(table, "Destroy target creature.", targets=[other])
    do(table, "Destroy target creature.", targets=[theirs])
    assert not table.zone("A", "exile")
    do(table, "Destroy target creature.", targets=[one])
    assert len(table.zone("A", "exile")) == 3
    name = table.zone("A", "exile")[0]
    table.cast("A", name).resolve()
    assert table.all(name)


@rule("701.17", "608.2d")
def test_a_creature_of_their_choice_other_than_enchanted_creature() -> None:
    table = Table()
    host, other = table.battlefield("B", bear(), ogre())
    table.hand("A", card("Infection", "{0}", "Enchantment — Aura", "Enchant creature\nWhen this Aura enters, target player sacrifices a creature of "
                         "their choice other than enchanted creature."))  # fmt: skip
    table.cast("A", "Infection", [host]).answer("A", [1]).resolve()
    assert table.all(BEAR[0]) == [host] and other not in table.game.permanents()


@rule("205.2a", "607.2d")
def test_a_card_type_other_than_creature() -> None:
    table = Table()
    table.hand("A", card("Weaver", "{0}", "Creature — Spider", "As Weaver enters, choose a card type other than creature.\nSpells of the chosen type "
                         "cost {1} more to cast.", "1/1"))  # fmt: skip
    table.answer("A", lambda decision: decision.options.index("artifact"))
    table.cast("A", "Weaver").resolve()
    asked = next(decision for decision in table.asked if type(decision).__name__ == "ChooseOption")
    assert "creature" not in asked.options
    table.hand("A", card("Free Lamp", "{0}", "Artifact"), card("Free Ogre", "{0}", "Creature — Ogre", "", "3/3"))
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Free Ogre"]
    assert not table.all(PLAIN_OGRE[0])


@rule("105.2", "202.3")
@pytest.mark.parametrize(("cost", "struck"), [("{G}", True), ("{U}{U}", True), ("{2}", True), ("{U}", False), ("{3}", False)])
def test_a_spell_that_shares_a_color_or_the_mana_value(cost: str, struck: bool) -> None:
    table = Table(3)
    table.hand("A", card("Test Prison", "{0}", "Artifact", (
        "When Test Prison enters, you may have target player reveal their hand. If you do, choose a nonland card from it and exile that card.\n"
        "Whenever a player casts a spell that shares a color or mana value with the exiled card, Test Prison deals 2 damage to that player.")))  # fmt: skip
    table.hand("B", bear())
    table.answer("A", True)
    table.cast("A", "Test Prison", [1]).resolve()
    assert not table.zone("B", "hand")
    table.hand("C", card("Odd Cub", cost, "Creature — Bear", "Flash", "1/1"))
    table.mana("C", cost)
    table.cast("C", "Odd Cub").resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 20, 18 if struck else 20]


@rule("603.2", "108.3")
def test_a_spell_that_its_player_does_not_own() -> None:
    table = Table()
    permanent(table, "Whenever a player casts a spell they don't own, that player gains 2 life.", types="Enchantment")
    table.library("B", card("Gift", "{0}", "Instant", "Draw a card."))
    do(table, "Exile the top card of target opponent's library. You may cast that card this turn.", [1])
    assert table.life("A") == 20
    table.cast("A", "Gift").resolve()
    assert (table.life("A"), table.life("B")) == (22, 20)


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def test_creatures_that_are_not_of_the_chosen_type() -> None:
    table = Table()
    table.battlefield("B", card(*MEADOW_BEAR), card(*OGRE))
    table.hand("A", spell("Choose a creature type. Destroy all creatures that aren't of the chosen type.", types="Sorcery"))
    table.answer("A", lambda decision: decision.options.index("Bear"))
    table.cast("A", "Spell").resolve()
    assert table.all("Meadow Bear") and not table.all("Hill Ogre")


@rule("607.2d")
def test_one_of_eight_kinds() -> None:
    table = Table()
    words = ("As Test Flag enters, choose Elemental, Elf, Faerie, Giant, Goblin, Kithkin, Merfolk, or Treefolk.\n"
             "Creatures you control of the chosen type get +1/+1.")  # fmt: skip
    table.hand("A", card("Test Flag", "{0}", "Artifact", words))
    (elf,) = table.battlefield("A", card("Test Elf", "{G}", "Creature — Elf", "", "1/1"))
    (other,) = table.battlefield("A", bear())
    table.answer("A", 1)
    table.cast("A", "Test Flag").resolve()
    assert table.pt(elf) == (2, 2) and table.pt(other) == (2, 2)


@rule("109.2", "608.2c")
def test_both_are_from_the_graveyard_that_is_said_once() -> None:
    table = Table()
    first, _ = table.graveyard("A", bear(), bear())
    table.graveyard("B", bear())
    (standing,) = table.battlefield("A", bear())
    do(table, "Return target creature card and all other cards with the same name as that card from your graveyard to "
       "your hand.", [first])  # fmt: skip
    assert table.zone("A", "hand").count("Plain Bear") == 2
    assert standing in table.game.battlefield and table.zone("B", "graveyard") == ["Plain Bear"]


def test_other_than_either_of_two() -> None:
    table = Table()
    (saw,) = table.battlefield("A", card("Sharp Saw", "{1}", "Artifact", "{T}: Put a charge counter on target creature if "
                                         "you control an artifact other than that creature or ~."))
    (bear,) = table.battlefield("A", card("Steel Bear", "{3}", "Artifact Creature — Bear", "", "3/3"))
    table.activate("A", saw, targets=[bear]).resolve()
    assert not table.counters(bear)
    table.battlefield("A", card("Cog", "{1}", "Artifact", ""))
    table.game.write(saw).tapped = False
    table.activate("A", saw, targets=[bear]).resolve()
    assert table.counters(bear) == {"charge": 1}


@rule("201.2")
def test_a_card_with_a_different_name_than_that_spell() -> None:
    table = Table()
    table.library("A", bear(), lamp(), ogre())
    table.hand("A", bear(), card("Quick No", "{0}", "Instant", (
        "Counter target spell. Its controller exiles cards from the top of their library until they exile a nonland card with a different name than that spell.")))  # fmt: skip
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").cast("A", "Quick No", table.all("Plain Bear", "stack")).resolve()
    assert table.zone("A", "exile") == ["Plain Bear", "Plain Lamp"]


@rule("122.1")
def test_one_that_does_not_have_a_counter_on_it() -> None:
    table = Table()
    marked, plain = table.battlefield("A", bear(), bear())
    do(table, "Put a +1/+1 counter on target creature.", [marked])
    do(table, "Put a +1/+1 counter on each creature you control that doesn't have a +1/+1 counter on it.")
    assert [table.counters(oid).get("+1/+1", 0) for oid in (marked, plain)] == [1, 1]
