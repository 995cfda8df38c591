"""A seat's view of Sagas, Classes, Cases, prototypes, adventures and Attractions (CR 714 to 719)."""

from __future__ import annotations

from engine.game.events.status import SetMark
from engine.game.rules.events.happening import happen
from engine.game.rules.special_cards.attractions import DECK
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.meaning.progress import Progress
from engine.table.seat_views import view_for
from engine.table.view import ObjectView
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data


def seen(table: Table, oid: int) -> ObjectView:
    return view_for(table.game, 1, None).objects[oid]


def test_a_saga_shows_its_chapter_and_its_last() -> None:
    table = Table()
    saga = card("Tale", "{W}", "Enchantment — Saga", "I, II — You gain 1 life.\nIII — You gain 2 life.")
    (oid,) = table.battlefield("A", saga, counters=(("lore", 2),))
    assert seen(table, oid).progress == (Progress("chapter", 2, 3, "chapter 2 of 3"),)


def test_a_class_shows_its_level() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("Gardener", "{G}", "Enchantment — Class", "{G}: Level 2\nVigilance"))
    (other,) = table.battlefield("A", card("Bear", "{G}", "Creature — Bear", "", "2/2"))
    assert seen(table, oid).progress == (Progress("class level", 1, 0, "level 1"),) and seen(table, other).progress == ()
    table.mana("A", "{G}").activate("A", oid).resolve()
    assert seen(table, oid).come("class level").number == 2


def test_a_case_shows_whether_it_is_solved() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("Case of Nothing", "{G}", "Enchantment — Case", "To solve — You control a creature.\nSolved — You have hexproof."))
    assert seen(table, oid).progress == (Progress("solved", 0, 1, "not solved"),)
    happen(table.game, SetMark(oid, "solved"))
    assert seen(table, oid).progress == (Progress("solved", 1, 1, "solved"),)


def test_a_prototyped_permanent_is_shown_as_one() -> None:
    table = Table()
    golem = card("Clay Golem", "{7}", "Artifact Creature — Golem", "Prototype {1}{U} — 2/3", "6/8", layout="prototype")
    (big,) = table.battlefield("A", golem)
    table.hand("A", golem)
    table.mana("A", "{1}{U}").cast("A", "Clay Golem", way="prototype").resolve()
    small = next(oid for oid in table.all("Clay Golem") if oid != big)
    view = seen(table, small)
    assert view.come("prototyped") and (view.printed_power, view.printed_toughness) == (2, 3)
    assert seen(table, big).progress == () and seen(table, big).printed_power == 6


def test_a_card_on_an_adventure_is_shown_as_one() -> None:
    table = Table()
    table.hand("A", card("Barn Ogre", "{3}{G}", "Creature — Ogre", "", "4/4", layout="adventure", back=data("Clear the Barn", "{G}", "Instant — Adventure", "You gain 2 life.")))
    table.mana("A", "{G}").cast("A", "Clear the Barn")
    assert seen(table, table.game.stack[-1]).name == "Clear the Barn" and seen(table, table.game.stack[-1]).face == 1
    table.resolve()
    view = seen(table, table.find("Barn Ogre", "exile"))
    assert [one.words for one in view.progress] == ["on an adventure"] and [face.name for face in view.faces] == ["Barn Ogre", "Clear the Barn"]


def test_an_attraction_shows_its_lights_and_its_deck_only_its_size() -> None:
    table = Table()
    wheel = card("Big Wheel", "", "Artifact — Attraction", "Visit — You gain 2 life.", lights=(2, 6))
    (oid,) = table.battlefield("A", wheel)
    shuffle_into_command_zone(table.game, 0, [wheel, wheel], DECK)
    assert seen(table, oid).progress == (Progress("lights", 2, 6, "lights 2 and 6"),)
    assert [player.decks for player in view_for(table.game, 1, None).players] == [(("attractions", 2),), ()]


@rule("508.1c")
def test_a_creature_that_can_attack_no_opponent_is_shown_as_barred() -> None:
    table = Table()
    (wall,) = table.battlefield("A", card("Garden Wall", "{W}", "Creature — Wall", "Defender", "0/4"))
    (bear,) = table.battlefield("A", card("Bear", "{G}", "Creature — Bear", "", "2/2"))
    (stay,) = table.battlefield("A", card("Homebody", "{G}", "Creature — Human", "This creature can't attack.", "2/2"))
    (shy,) = table.battlefield("A", card("Shy One", "{G}", "Creature — Human", "This creature can't block.", "2/2"))
    barred = {oid: seen(table, oid).barred for oid in (wall, bear, stay, shy)}
    assert barred == {wall: True, bear: False, stay: True, shy: False}
    table.hand("A", card("Calm", "{W}", "Enchantment", "Creatures can't attack."))
    table.mana("A", "{W}").cast("A", "Calm").resolve()
    assert seen(table, bear).barred
