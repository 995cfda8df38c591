"""What happened, cut into beats."""

from __future__ import annotations

from engine.api import Happening
from gui.models.beats import CAST, DAMAGE, DRAW, ENTER, LEAVE, RESOLVE, TURN, beats_of
from tests.gui.fake_match import card, view_of

FOX, OWL = card(110), card(111, "Tin Owl", owner=1)


def told(kind: str, *refs: int, amount: int = 0) -> Happening:
    return Happening(0, kind, kind, refs, amount=amount)


def test_damage_dealt_together_is_one_beat_and_spells_are_one_each() -> None:
    story = [told("Damage", 110, 111, amount=2), told("Damage", 111, 110, amount=1), told("SpellCast", 0, 150),
             told("SpellCast", 1, 151)]  # fmt: skip
    found = beats_of(story, view_of(FOX, OWL), view_of(FOX, OWL))
    assert [(beat.kind, len(beat.happenings)) for beat in found] == [(DAMAGE, 2), (CAST, 1), (CAST, 1)]
    assert found[0].refs == (110, 111)


def test_what_leaves_is_seen_before_and_what_enters_after() -> None:
    story = [told("Resolved", 150), told("ZoneChange", 111), told("ZoneChange", 112)]
    found = beats_of(story, view_of(FOX, OWL), view_of(FOX, card(112)))
    assert [(beat.kind, beat.after) for beat in found] == [(RESOLVE, False), (LEAVE, False), (ENTER, True)]


def test_what_is_not_seen_on_the_table_has_no_beat() -> None:
    story = [told("ZoneChange", 140), told("Said"), told("BeginStep", 0), told("BeginTurn", 1), told("Draw", 1)]
    found = beats_of(story, view_of(FOX), view_of(FOX))
    assert [beat.kind for beat in found] == [TURN, DRAW]
