"""What players may do: nobody is asked about what is impossible (CR 608.2d), and what follows for those who did it."""

from __future__ import annotations

from engine.decisions.choices import YesNo
from engine.events.damage import Damage
from engine.rules.events.happening import happen
from tests.rulebook import rule
from tests.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
STUDY = card("Long Study", "{U}", "Sorcery", "Draw a card.")


def questions(table: Table) -> list[YesNo]:
    return [decision for decision in table.asked if isinstance(decision, YesNo)]


@rule("608.2d")
def test_nobody_is_asked_whether_to_sacrifice_what_is_gone() -> None:
    table = Table()
    (urn,) = table.battlefield("A", card(
        "Last Urn", "{2}", "Artifact",
        "Whenever a creature dies, you may sacrifice Last Urn. If you do, you gain 3 life."))  # fmt: skip
    bears = table.battlefield("A", BEAR, BEAR)
    happen(table.game, *(Damage(urn, bear, 2) for bear in bears))
    table.settle()
    assert len(table.stack()) == 2
    table.answer("A", True).resolve()
    assert len(questions(table)) == 1
    assert table.life("A") == 23


@rule("608.2d")
def test_nobody_is_asked_whether_to_put_or_reveal_a_card_that_is_not_there() -> None:
    table = Table()
    table.hand("A", card("Open Gate", "{W}", "Sorcery", "You may put a creature card from your hand onto the battlefield."), STUDY)
    table.mana("A", "{W}").cast("A", "Open Gate").resolve()
    table.hand("A", card("Leafy Lane", "", "Land", "As this land enters, you may reveal a Forest card from your hand. If you "
                         "don't, this land enters tapped."))  # fmt: skip
    table.play("A", "Leafy Lane")
    assert not questions(table)
    assert table.game.obj(table.find("Leafy Lane")).tapped


@rule("115.7d", "608.2d")
def test_nobody_is_asked_for_new_targets_of_a_copy_without_targets() -> None:
    table = Table()
    table.hand("A", STUDY, card("Mirror Word", "{U}", "Instant", "Copy target instant or sorcery spell. You may choose new targets for the copy."))
    table.mana("A", "{U}").cast("A", "Long Study")
    table.mana("A", "{U}").cast("A", "Mirror Word", [table.game.stack[-1]]).resolve()
    assert not questions(table)
    assert len(table.zone("A", "hand")) == 2


@rule("608.2c")
def test_what_follows_if_a_player_does_follows_for_each_player_who_did() -> None:
    table = Table(seats=3)
    bribe = card("Great Bribe", "{W}", "Sorcery", "Each player may discard a card. If a player does, that player loses 2 life.")
    table.hand("A", bribe, BEAR)
    table.hand("B", BEAR)
    table.hand("C", BEAR)
    table.answer("A", False).answer("B", True).answer("C", True)
    table.mana("A", "{W}").cast("A", "Great Bribe").resolve()
    assert [table.life(who) for who in "ABC"] == [20, 18, 18]


@rule("406.3", "608.2c")
def test_a_card_in_exile_is_turned_face_up_and_spoken_of() -> None:
    table = Table()
    (egg,) = table.battlefield("A", card(
        "Odd Egg", "{2}", "Artifact Creature — Egg",
        "{0}: You may exile a card from your hand face down.\n"
        "When Odd Egg dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield.", "0/1"))  # fmt: skip
    table.hand("A", BEAR)
    table.activate("A", egg).answer("A", True).resolve()
    assert table.game.obj(table.game.zone("exile")[0]).face_down
    happen(table.game, Damage(egg, egg, 1))
    table.resolve()
    assert table.all("Plain Bear")
    assert not table.all("Odd Egg")


@rule("118.12a", "608.2c")
def test_if_they_do_behind_unless_they_pay_means_the_payment() -> None:
    table = Table()
    word = card("Costly Word", "{U}", "Instant", "Counter target spell unless its controller pays {1}. If they do, you gain 4 life.")
    table.hand("A", word, word)
    table.hand("B", card("Small Spark", "{R}", "Instant", "You gain 1 life."), card("Small Spark", "{R}", "Instant", "You gain 1 life."))
    for pays, life in ((True, 24), (False, 24)):
        table.mana("B", "{R}").cast("B", "Small Spark")
        table.mana("B", "{1}").mana("A", "{U}").answer("B", pays).cast("A", "Costly Word", [table.game.stack[-1]]).resolve()
        assert table.life("A") == life


@rule("607.2a", "614.12")
def test_a_card_exiled_as_a_permanent_enters_is_linked_to_the_permanent() -> None:
    table = Table()
    lore = card("Told Tale", "{U}", "Creature — Avatar", "As Told Tale enters, exile an instant or sorcery card from your graveyard.\n"
                "Told Tale's power and toughness are each equal to the exiled card's mana value.", "*/*")  # fmt: skip
    table.graveyard("A", card("Long Story", "{2}{U}", "Sorcery", "Draw a card."))
    table.hand("A", lore)
    table.mana("A", "{U}").cast("A", "Told Tale").resolve()
    assert table.pt(table.find("Told Tale")) == (3, 3)


@rule("101.4", "608.2e")
def test_players_who_may_put_something_onto_the_battlefield_do_so_at_the_same_time() -> None:
    table = Table()
    mimic = card("Mirror Moss", "{2}{U}", "Creature — Plant", "You may have Mirror Moss enter as a copy of any creature on the battlefield.", "0/3")
    feast = card("Open House", "{W}", "Sorcery", "Each player may put a creature card from their hand onto the battlefield.")
    table.hand("A", feast, BEAR)
    table.hand("B", mimic)
    table.policy = lambda decision: list(decision.candidates[:1]) if getattr(decision, "purpose", "") == "copy" else None
    table.answer("A", True).answer("B", True).mana("A", "{W}").cast("A", "Open House").resolve()
    assert len(table.all("Plain Bear")) == 1, "there was no creature to copy yet"
    assert table.all("Mirror Moss")


@rule("608.2c")
def test_the_rest_is_what_was_not_put_onto_the_battlefield() -> None:
    table = Table()
    hunt = card("Short Hunt", "{G}", "Sorcery", "Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield and the rest on the bottom of your library in a random order.")
    table.library("A", STUDY, BEAR)
    table.hand("A", hunt)
    table.mana("A", "{G}").cast("A", "Short Hunt").resolve()
    assert table.all("Plain Bear")
    assert table.zone("A", "library")[-1] == "Long Study"


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
