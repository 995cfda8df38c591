"""What defines an object, what it is other than, and what linked abilities look back at."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("604.3", "604.3a")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "battlefield"])
def test_what_defines_colors_and_subtypes_works_in_every_zone(zone: str) -> None:
    table = Table()
    make = getattr(table, zone)
    (courier,) = make("A", card("Rainbow Courier", "{2}", "Artifact Creature — Golem", "~ is all colors.", "2/2"))
    (nexus,) = make("A", card("Wide Nexus", "", "Land", "~ is every nonbasic land type.\n{T}: Add {C}."))
    (many,) = make("A", card("Many Faces", "{2}", "Creature — Illusion", "~ is every creature type.", "2/2"))
    assert len(table.game.chars(courier).colors) == 5
    assert {"Desert", "Gate"} < set(table.game.chars(nexus).subtypes)
    assert "Forest" not in table.game.chars(nexus).subtypes
    assert "Elf" in table.game.chars(many).subtypes


@rule("604.3a")
def test_what_is_so_only_under_a_condition_defines_nothing() -> None:
    table = Table()
    (moth,) = table.hand("A", card("Dusk Moth", "{2}", "Creature — Insect", "As long as you control a Forest, ~ is all "
                                   "colors.", "1/1"))
    table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    assert not table.game.chars(moth).colors


@rule("305.7", "205.3i")
def test_every_land_type_besides_the_others() -> None:
    table = Table()
    table.battlefield("A", card("Wide Crown", "{2}", "Enchantment",
                                "Each land you control is every land type in addition to its other types."))
    (land,) = table.battlefield("A", card("Odd Rock", "", "Land", "{T}: Add {C}."))
    assert {"Forest", "Island", "Desert"} < set(table.game.chars(land).subtypes)
    table.hand("A", card("Blue Note", "{U}", "Sorcery", "You gain 1 life."))
    table.cast("A", "Blue Note").resolve()  # paid with the land's blue mana
    assert table.life("A") == 21
    assert table.game.obj(land).tapped


@rule("202.1b", "709.4b")
def test_different_mana_costs_are_counted() -> None:
    table = Table()
    table.graveyard("A", card(*CUB), card("Other Cub", "{G}{1}", "Creature — Bear", "", "2/2"),
                    card("Rock", "", "Land"), card("Stone", "{2}", "Artifact"), card("Seed", "{0}", "Artifact"))
    table.hand("A", card("Grim Counter", "{0}", "Creature — Demon", "~ enters with a +1/+1 counter on it for each "
                         "different mana cost among nonland cards in your graveyard.", "0/1"))
    table.cast("A", "Grim Counter").resolve()
    assert table.pt(table.find("Grim Counter")) == (3, 4)


@rule("607.2a")
@pytest.mark.parametrize("cast", [True, False])
def test_the_exiled_cards_owner_may_cast_that_card(cast: bool) -> None:
    table = Table()
    table.hand("A", card("Word Thief", "{0}", "Creature — Spirit", "Flash\nWhen ~ enters, exile target spell.\nWhen ~ "
                         "leaves the battlefield, the exiled card's owner may cast that card without paying its mana "
                         "cost.", "2/2"))
    table.hand("B", card("Grand Lesson", "{5}", "Instant", "You gain 3 life."), card("Undo", "{0}", "Instant",
               "Destroy target creature."))
    table.mana("B", "{5}")
    table.cast("B", "Grand Lesson")
    table.cast("A", "Word Thief").resolve(2)
    assert table.zone("B", "exile") == ["Grand Lesson"]
    table.answer("B", cast)
    table.cast("B", "Undo", targets=[table.find("Word Thief")]).resolve()
    assert table.life("B") == (23 if cast else 20)


@rule("607.2a", "714.2b")
@pytest.mark.parametrize(("kind", "size", "to"), [
    ("Creature — Bear", "3/3", "battlefield"), ("Creature — Bear", "3/3", "hand"), ("Artifact", "", "hand"),
])  # fmt: skip
def test_chapters_about_the_exiled_card(kind: str, size: str, to: str) -> None:
    table = Table()
    table.library("A", card("Buried", "{3}", kind, "", size))
    table.hand("A", card(
        "Slow Birth", "{0}", "Enchantment — Saga",
        "I — Exile the top card of your library face down.\nII — Turn the exiled card face up. If it's a creature "
        "card, you lose life equal to its mana value.\nIII — You may put the exiled card onto the battlefield if it's "
        "a creature card. If you don't put it onto the battlefield, put it into its owner's hand.",
    ))  # fmt: skip
    table.cast("A", "Slow Birth").resolve()
    (buried,) = table.game.zone("exile")
    assert table.game.obj(buried).face_down
    table.next_turn("A").to_step("main1").resolve()
    assert not table.game.obj(buried).face_down
    assert table.life("A") == (17 if size else 20)
    table.answer("A", to == "battlefield")
    table.next_turn("A").to_step("main1").resolve()
    assert table.all("Buried", to) == [table.game.moved[buried]]


@rule("614.1a")
def test_a_card_that_you_did_not_control_is_exiled_instead() -> None:
    table = Table()
    table.battlefield("A", card("Grave Eater", "{2}", "Enchantment", "If a card you didn't control would be put into an "
                                "opponent's graveyard from anywhere, exile it instead."))
    (mine,) = table.battlefield("B", card(*CUB))
    (stolen,) = table.battlefield("B", card("Lent Cub", "{1}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Borrow", "{0}", "Sorcery", "Gain control of target creature."),
               card("Ruin", "{0}", "Sorcery", "Destroy all creatures."))
    table.cast("A", "Borrow", targets=[stolen]).resolve()
    table.cast("A", "Ruin").resolve()
    assert table.zone("B", "exile") == ["Sprout Cub"]
    assert table.zone("B", "graveyard") == ["Lent Cub"]
    del mine


@rule("707.9b", "205.1a")
def test_a_token_that_is_a_copy_and_loses_all_other_card_types() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Steel Bear", "{3}", "Snow Artifact Creature — Bear", "Flying", "3/3"))
    table.hand("A", card("Bake", "{0}", "Sorcery", "Create a token that's a copy of target creature you control, except "
                         'it\'s a Food artifact with "{2}, {T}, Sacrifice this token: You gain 3 life," and it loses '
                         "all other card types."))
    table.cast("A", "Bake", targets=[bear]).resolve()
    (token,) = [oid for oid in table.all("Steel Bear") if table.game.obj(oid).token] or [None]
    assert token is not None
    values = table.game.chars(token)
    assert (values.types, values.subtypes, values.supertypes) == (("artifact",), ("Food",), ("snow",))
    assert table.has(token, "flying")
    assert len(values.abilities.activated) == 1


@rule("601.2i")
def test_protection_from_permanents_that_were_cast_this_turn() -> None:
    table = Table()
    (ward,) = table.battlefield("A", card("Old Wall", "{3}", "Creature — Wall",
                                          "Protection from spells and from permanents that were cast this turn", "0/9"))
    pinger = ("Spark Imp", "{0}", "Creature — Imp", "{0}: ~ deals 1 damage to target creature.", "1/1")
    (old,) = table.battlefield("B", card(*pinger))
    table.hand("A", card(*pinger), card("Poke", "{0}", "Instant", "~ deals 1 damage to target creature."))
    table.cast("A", "Spark Imp").resolve()
    fresh = table.find("Spark Imp", who="A")
    assert ward not in table.game.history.this_turn
    table.activate("B", old, targets=[ward]).resolve()
    with pytest.raises(Exception, match="legal target"):
        table.activate("A", fresh, targets=[ward])
    table.next_turn("B")
    table.activate("A", fresh, targets=[ward]).resolve()
    assert table.game.obj(ward).damage == 1


@rule("106.3", "601.2h")
def test_a_spell_cast_using_mana_produced_by_something() -> None:
    table = Table()
    (forge,) = table.battlefield("A", card("Old Forge", "", "Land", "{T}: Add {R}.\nWhenever you cast an artifact spell "
                                           "using mana produced by ~, you gain 1 life."))
    table.hand("A", card("Cog", "{R}", "Artifact"), card("Gear", "{R}", "Artifact"))
    table.mana("A", "{R}")
    table.cast("A", "Gear").resolve()
    assert table.life("A") == 20
    table.tap_for_mana("A", forge)
    table.cast("A", "Cog").resolve()
    assert table.life("A") == 21


@rule("603.4")
def test_a_creature_that_you_did_not_cast_from_your_hand() -> None:
    table = Table()
    table.battlefield("A", card("Pit Caller", "{2}", "Enchantment", "Whenever a nontoken creature you control enters, if "
                                "you didn't cast it from your hand, it gains haste until your next turn.\nYou may cast "
                                "creature spells from your graveyard."))
    table.hand("A", card("Hand Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.graveyard("A", card("Grave Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Hand Cub").resolve()
    table.cast("A", "Grave Cub").resolve()
    assert not table.has(table.find("Hand Cub"), "haste")
    assert table.has(table.find("Grave Cub"), "haste")


@rule("608.2d")
def test_any_opponent_may_sacrifice_a_creature_of_their_choice() -> None:
    table = Table(3)
    (demon,) = table.battlefield("A", card("Loud Demon", "{3}", "Creature — Demon", "At the beginning of each combat, any "
                                           "opponent may sacrifice a creature of their choice. If a player does, tap ~ "
                                           "and put a +1/+1 counter on it.", "4/4"))
    table.battlefield("B", card(*CUB))
    table.battlefield("C", card(*CUB))
    table.answer("B", False).answer("C", True)
    table.to_step("begin_combat").resolve()
    assert len(table.all("Sprout Cub", who="B")) == 1
    assert not table.all("Sprout Cub", who="C")
    assert table.game.obj(demon).tapped
    assert table.pt(demon) == (5, 5)


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


@rule("110.2a", "400.7e")
def test_onto_the_battlefield_under_your_control_from_their_graveyard() -> None:
    table = Table()
    table.battlefield("A", card("Bone Duke", "{2}", "Enchantment", "Whenever an opponent discards a permanent card, you "
                                "may put that card onto the battlefield under your control from their graveyard."))
    table.hand("B", card(*CUB))
    table.hand("A", card("Rot", "{0}", "Sorcery", "Target player discards a card."))
    table.answer("A", True)
    table.cast("A", "Rot", targets=[1]).resolve()
    assert table.all("Sprout Cub", who="A")


@rule("107.4c")
def test_a_cost_of_several_symbols_in_words() -> None:
    table = Table()
    table.battlefield("A", card("Pit", "{1}", "Artifact", "Discard a card: You gain 1 life."))
    table.hand("A", card("Null Thing", "{9}", "Creature — Eldrazi", "Madness—Pay six {C}.", "6/6"))
    table.mana("A", "{C}{C}{C}{C}{C}{C}")
    table.answer("A", True)
    table.activate("A", table.find("Pit")).resolve()
    assert table.all("Null Thing")
    assert table.pool("A") == ""
