"""Cards of supplementary decks are exercised in the variants they are for (CR 901, 902, 904)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.game.rules.variants.playing import plays
from engine.lab.exercise import exercise
from engine.lab.practice_table import furniture, table
from engine.meaning.cards import CardDefinition
from engine.vocabulary import catalogue

CARDS = {
    "archenemy": FaceData("Quiet Plan", "", "Scheme", "When you set this scheme in motion, draw a card."),
    "planechase": FaceData("Quiet Meadow", "", "Plane — Hill", "At the beginning of your upkeep, you gain 1 life."),
    "vanguard": FaceData("Quiet Host", "", "Vanguard", "Discard a card: Draw a card.", modifiers=(1, -1)),
}


@pytest.fixture(scope="module", autouse=True)
def words() -> None:
    catalogue.load()


@pytest.mark.parametrize("variant", sorted(CARDS))
def test_a_card_of_a_supplementary_deck_is_laid_out_in_its_variant(variant: str) -> None:
    face = CARDS[variant]
    card = CardLibrary([CardData(face.name, "normal", (face,))]).definition(face.name)
    game = table(card, furniture(), 1)
    assert plays(game, variant)
    assert not [one for one in ("archenemy", "planechase", "vanguard") if one != variant and plays(game, one)]
    held = [found.zone for found in game.objects.values() if found.definition is card]
    assert held and set(held) == {"command"}


ELSEWHERE = {
    "attraction": FaceData("Quiet Ride", "", "Artifact — Attraction", "Visit — You gain 1 life."),
    "conspiracy": FaceData("Quiet Plot", "", "Conspiracy", "Whenever you cast a creature spell, you gain 1 life."),
    "hidden conspiracy": FaceData(
        "Quiet Guild", "", "Conspiracy",
        "Hidden agenda\nWhenever a creature you control with the chosen name enters, draw a card.",
    ),
    "dungeon": FaceData(
        "Quiet Crypt", "", "Dungeon",
        "Gate — Scry 1. (Leads to: Nave)\nNave — You gain 1 life. (Leads to: Tomb)\nTomb — Draw a card.",
    ),
    "phenomenon": FaceData("Quiet Storm", "", "Phenomenon", "When you encounter this phenomenon, draw a card."),
}


@pytest.mark.parametrize("kind", sorted(ELSEWHERE))
def test_other_nontraditional_cards_are_brought_in_as_their_rules_say(kind: str) -> None:
    done = exercise(definition(ELSEWHERE[kind]), furniture())
    assert not done.defects and not done.missed and done.abilities


def test_some_numbers_are_lit_up_on_an_attraction_of_which_none_are_known() -> None:
    ride = definition(ELSEWHERE["attraction"])
    game = table(ride, furniture(), 1)
    (oid,) = (oid for oid in game.battlefield if game.obj(oid).definition.name == "Quiet Ride")
    assert game.chars(oid).lights and not ride.front.printed.lights


@pytest.mark.parametrize("variant", ["archenemy", "planechase"])
def test_its_abilities_are_used(variant: str) -> None:
    face = CARDS[variant]
    card = CardLibrary([CardData(face.name, "normal", (face,))]).definition(face.name)
    done = exercise(card, furniture(), games=3)
    assert not done.defects and not done.missed and len(done.abilities) == 1


def definition(face: FaceData, *others: FaceData, layout: str = "normal") -> CardDefinition:
    name = " // ".join(one.name for one in (face, *others))
    return CardLibrary([CardData(name, layout, (face, *others))]).definition(name)


def test_counters_that_a_card_counts_lie_on_it_in_some_games() -> None:
    urn = FaceData("Quiet Urn", "{2}", "Artifact", "Remove five ash counters from Quiet Urn: You gain 1 life.")
    done = exercise(definition(urn), furniture())
    assert not done.defects and not done.missed


def test_the_back_of_a_card_is_up_in_some_games_though_nothing_turns_it() -> None:
    front = FaceData("Quiet Pup", "{1}{G}", "Creature — Wolf", "Vigilance", "2", "2")
    back = FaceData("Loud Wolf", "", "Creature — Wolf", "{T}: You gain 1 life.", "4", "4")
    done = exercise(definition(front, back, layout="transform"), furniture())
    assert not done.defects and not done.missed


def test_some_players_have_little_life_and_some_turns_pass_without_spells() -> None:
    bell = FaceData(
        "Quiet Bell", "{2}", "Artifact",
        "At the beginning of each upkeep, if you have 5 or less life, you gain 1 life.\n"
        "At the beginning of each upkeep, if no spells were cast last turn, scry 1.",
    )
    done = exercise(definition(bell), furniture())
    assert not done.defects and not done.missed


def test_a_triggered_mana_ability_counts_as_used_though_it_never_uses_the_stack() -> None:
    moss = FaceData(
        "Quiet Moss", "{G}", "Enchantment — Aura",
        "Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G}.",
    )
    done = exercise(definition(moss), furniture())
    assert not done.defects and not done.missed
