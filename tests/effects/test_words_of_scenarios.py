"""Wordings about spells, mana, discarding, entering and shared characteristics, as they work in a game."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table, card

FOREST = card("Forest", "", "Basic Land — Forest")
RIDERS = "{T}: Add {C}. If that mana is spent on a creature spell, it gains haste until end of turn."
SAFE = "{T}: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered."
ONLY = "{T}: Add {C}. Spend this mana only to cast a Bear creature spell, and that spell can't be countered."


def test_a_name_within_a_longer_one_is_not_the_cards_own() -> None:
    table = Table()
    hill = permanent(table, "{0}: Create a 0/1 red Kobold creature token named Voices of Test Thing.", types="Artifact")
    table.activate("A", hill).resolve()
    assert table.all("Voices of Test Thing")


@rule("603.2")
def test_a_spell_that_is_both_of_two_things() -> None:
    table = Table()
    permanent(table, "Whenever you cast a spell that's both red and white, you gain 1 life.")
    table.hand("A", card("Warm Light", "{R}{W}", "Sorcery", "Draw a card."), card("Plain Light", "{W}", "Sorcery", "Draw a card."))
    table.mana("A", "{R}{W}{W}").cast("A", "Warm Light").resolve().cast("A", "Plain Light").resolve()
    assert table.life("A") == 21


@rule("605.1a", "106.3")
def test_a_land_that_makes_more_beside_two_others() -> None:
    table = Table()
    pit = permanent(table, "{T}: Add {C}. If you control a Forest and an artifact, add {C}{C} instead.", types="Land")
    table.battlefield("A", FOREST)
    table.tap_for_mana("A", pit)
    table.battlefield("A", card("Plain Top", "{4}", "Artifact"))
    second = permanent(table, "{T}: Add {C}. If you control a Forest and an artifact, add {C}{C} instead.", types="Land")
    table.tap_for_mana("A", second)
    assert len(table.game.players[0].pool) == 3


@rule("106.6")
def test_what_mana_brings_with_it_applies_to_the_spell_on_which_it_was_spent() -> None:
    table = Table()
    arena = permanent(table, RIDERS, types="Land")
    table.hand("A", card("Small Bear", "{1}", "Creature — Bear", "", "2/2"), card("Plain Top", "{1}", "Artifact"))
    table.tap_for_mana("A", arena)
    table.cast("A", "Small Bear").resolve()
    assert table.has(table.find("Small Bear"), "haste")
    table.mana("A", "{1}")
    table.hand("A", card("Small Bear", "{1}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Small Bear").resolve()
    assert not table.has(table.all("Small Bear")[1], "haste")


@rule("106.6", "101.2")
def test_a_spell_paid_for_with_certain_mana_cannot_be_countered() -> None:
    for words, types in ((SAFE, "Sorcery"), (ONLY, "Creature — Bear")):
        table = Table()
        land = permanent(table, words, types="Land")
        spell = card("Firm Saying", "{1}", types, "You gain 2 life." if types == "Sorcery" else "", "2/2" if types != "Sorcery" else "")
        table.hand("A", spell)
        table.hand("B", card("No Thanks", "{U}", "Instant", "Counter target spell."))
        table.tap_for_mana("A", land)
        table.cast("A", "Firm Saying")
        table.mana("B", "{U}").cast("B", "No Thanks", [table.game.stack[-1]]).resolve()
        assert table.life("A") == 22 or table.all("Firm Saying"), words


@rule("500.4", "608.2i")
def test_a_spell_knows_whether_it_was_cast_during_its_players_main_phase() -> None:
    words = "You gain 1 life. If you cast this spell during your main phase, you gain 3 life instead."
    table = Table()
    table.hand("A", *[card("Long Breath", "{0}", "Instant", words)] * 2)
    table.cast("A", "Long Breath").resolve()
    assert table.life("A") == 23
    table.to_step("begin_combat").cast("A", "Long Breath").resolve()
    assert table.life("A") == 24


@rule("701.8c", "614.1a")
def test_a_card_that_an_opponent_made_a_player_discard_is_put_elsewhere() -> None:
    words = "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard."
    table = Table()
    table.hand("A", *[card("Stubborn Ox", "{2}{G}", "Creature — Ox", words, "4/4")] * 2)
    do(table, "Target player discards a card.", [0], who="A")
    assert table.zone("A", "graveyard").count("Stubborn Ox") == 1, "that was no opponent's spell"
    table.next_turn("B")
    do(table, "Target player discards a card.", [0], who="B")
    assert table.all("Stubborn Ox", who="A")


@rule("614.1a")
def test_a_discarded_card_may_be_put_on_top_of_the_library() -> None:
    table = Table()
    permanent(table, "If a spell or ability an opponent controls causes you to discard a card, you may reveal that card and put it on top of your library instead of putting it anywhere else.", who="B")
    table.hand("B", ogre())
    table.answer("B", "*", True)
    do(table, "Target player discards a card.", [1])
    assert table.zone("B", "library")[0] == "Plain Ogre" and not table.zone("B", "graveyard")


@rule("614.1a", "614.12")
def test_a_land_that_would_enter_enters_only_if_something_is_sacrificed_instead() -> None:
    words = "If this land would enter, sacrifice a Forest instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {W}."
    post = card("Hill Post", "", "Land", words)
    table = Table()
    table.hand("A", post)
    table.play("A", "Hill Post")
    assert not table.all("Hill Post") and table.all("Hill Post", "graveyard", "A")
    table = Table()
    (wood,) = table.battlefield("A", FOREST)
    table.hand("A", post)
    table.play("A", "Hill Post")
    assert table.all("Hill Post") and wood not in table.game.objects


@rule("707.9b")
def test_a_copy_whose_name_is_still_its_own() -> None:
    table = Table()
    stranger = "You may have this creature enter as a copy of any creature on the battlefield, except its name is Grey Stranger, it's legendary in addition to its other types, and it has flying."
    table.battlefield("B", bear())
    table.hand("A", card("Grey Stranger", "{0}", "Legendary Creature — Human", stranger, "0/0"))
    table.answer("A", lambda d: [d.candidates[0]])
    table.cast("A", "Grey Stranger").resolve()
    found = table.find("Grey Stranger", who="A")
    assert table.pt(found) == (2, 2) and table.has(found, "flying")
    assert "legendary" in table.game.chars(found).supertypes


@rule("607.1", "113.6")
def test_a_card_in_a_graveyard_waits_for_what_enters_from_there() -> None:
    words = "Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, return this card from your graveyard to the battlefield at the beginning of the next end step."
    table = Table()
    table.graveyard("A", card("Patient Husk", "{B}", "Creature — Zombie", words, "1/1"))
    (dead,) = table.graveyard("A", bear())
    table.hand("A", sprite())
    table.mana("A", "{U}").cast("A", "Plain Sprite").resolve()
    assert not table.stack()
    do(table, "Return target creature card from your graveyard to the battlefield.", [dead])
    table.to_step("end").resolve()
    assert table.all("Patient Husk")


@rule("611.2d", "613.4b")
def test_an_artifact_becomes_a_creature_as_big_as_its_mana_value() -> None:
    table = Table()
    (top,) = table.battlefield("A", card("Plain Top", "{4}", "Artifact"))
    do(table, "Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.", [top])
    assert table.pt(top) == (4, 4)


def test_characteristics_shared_with_nothing_of_a_description() -> None:
    table = Table()
    table.battlefield("A", bear())
    dead = table.graveyard("A", bear(), ogre())
    do(table, "Return all creature cards that don't share a creature type with a creature you control from your graveyard to your hand.")
    assert dead[0] in table.game.objects
    assert "Plain Ogre" in table.zone("A", "hand")


def test_a_pair_each_of_which_gets_bigger() -> None:
    table = Table()
    (host,) = table.battlefield("A", bear())
    words = "Enchant creature\nEnchanted creature gets +1/+1."
    table.hand("A", card("Warm Scarf", "{0}", "Enchantment — Aura", words))
    table.cast("A", "Warm Scarf", [host]).resolve()
    wolf = permanent(table, "Each creature you control that's a Bear or an Ogre gets +1/+0.")
    assert table.pt(host) == (4, 3) and table.pt(wolf) == (1, 1)


@rule("603.12")
def test_sentences_that_go_on_about_a_reflexive_trigger_are_part_of_it() -> None:
    table = Table()
    words = (
        "Each opponent mills two cards. When one or more cards are milled this way, exile target instant card with "
        "equal or lesser mana value than this creature from an opponent's graveyard. Copy the exiled card. You may "
        "cast the copy without paying its mana cost."
    )
    wizard = permanent(table, "{0}: " + words)
    (low, _) = table.library("B", card("Small Psalm", "{1}", "Instant", "You gain 4 life."), card("Great Psalm", "{4}", "Instant", "You gain 9 life."))
    table.activate("A", wizard)
    table.resolve(1)
    stacked = table.game.obj(table.game.stack[-1]).stack
    assert stacked is not None and stacked.ability is not None
    assert stacked.ability.label.startswith("When one or more cards are milled this way, exile target instant card")
    table.answer("A", True).resolve()
    assert table.life("A") == 24
    assert low not in table.game.objects and table.zone("B", "graveyard") == ["Great Psalm"]
