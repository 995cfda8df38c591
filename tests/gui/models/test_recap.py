"""A few pictures of what was missed."""

from __future__ import annotations

from engine.api import Happening
from gui.models.recap import MOST, Scene, pictures_of
from tests.gui.fake_match import card, view_of

FOX, OWL = card(110, owner=1), card(111, "Tin Owl", owner=1)
FIRE = card(150, "Fire", "stack", targets=(110,))


def told(kind: str, text: str, *refs: int) -> Happening:
    return Happening(0, kind, text, refs)


def test_a_spell_is_shown_with_what_it_is_aimed_at() -> None:
    (picture,) = pictures_of([Scene(view_of(FOX)), Scene(view_of(FOX, FIRE), (told("SpellCast", "Ana casts Fire", 0, 150),))])
    assert [one.name for one in picture.cards] == ["Fire"] and [one.name for one in picture.goals] == ["Ember Fox"]
    assert picture.words == "Ana casts Fire" and picture.scene == 1


def test_creatures_that_attack_together_are_one_picture_with_the_player_attacked() -> None:
    story = (told("Attacks", "Ember Fox attacks Ana", 110, 0), told("Attacks", "Tin Owl attacks Ana", 111, 0))
    (picture,) = pictures_of([Scene(view_of(FOX, OWL)), Scene(view_of(FOX, OWL), story)])
    assert [one.name for one in picture.cards] == ["Ember Fox", "Tin Owl"] and picture.players == (0,)


def test_what_died_is_still_shown_and_what_was_cast_is_not_told_again_as_it_enters() -> None:
    scenes = [
        Scene(view_of(FOX)),
        Scene(view_of(FOX, card(150, "Tin Owl", "stack")), (told("SpellCast", "Bo casts Tin Owl", 1, 150),)),
        Scene(view_of(OWL), (told("ZoneChange", "Ember Fox is destroyed", 110), told("ZoneChange", "Tin Owl enters", 111))),
    ]
    assert [[one.name for one in picture.cards] for picture in pictures_of(scenes)] == [["Tin Owl"], ["Ember Fox"]]


def test_there_are_six_at_most_and_the_weightiest_stay_in_order() -> None:
    scenes = [Scene(view_of(FOX))]
    for number in range(5):
        scenes.append(Scene(view_of(FOX), (told("GainLife", f"life {number}", 0),)))
        scenes.append(Scene(view_of(FOX, FIRE), (told("SpellCast", f"spell {number}", 0, 150),)))
    words = [picture.words for picture in pictures_of(scenes)]
    assert len(words) == MOST and [f"spell {number}" for number in range(5)] == [one for one in words if "spell" in one]
