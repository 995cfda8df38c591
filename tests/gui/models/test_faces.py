"""Objects as the painter wants them: signs of sides, pictures of basic lands, icons beside their words."""

from __future__ import annotations

from engine.api import FaceView, ObjectView
from engine.meaning.progress import Progress
from gui.models.faces import LAND_PICTURES, current_face, live_state, printed_faces


def permanent(oid: int = 100, **more) -> ObjectView:
    return ObjectView(id=oid, zone="battlefield", owner=0, controller=0, **more)


def test_basic_lands_wear_several_pictures_and_nothing_else_does():
    lands = [permanent(100 + at, name="Moor", type_line="Basic Land — Swamp") for at in range(20)]
    assert {current_face(land).variant for land in lands} == set(range(LAND_PICTURES))
    assert current_face(lands[3]).variant == current_face(permanent(103, name="Moor", type_line="Basic Land — Swamp")).variant
    assert {current_face(permanent(100 + at, type_line="Land")).variant for at in range(20)} == {0}


def test_each_side_of_a_card_has_its_sign():
    faces = (FaceView("Day Fox", type_line="Creature — Fox"), FaceView("Night Fox", type_line="Creature — Fox"))
    up = permanent(name="Day Fox", faces=faces, layout="transform")
    turned = permanent(name="Night Fox", faces=faces, face=1, layout="transform")
    assert (current_face(up).side, current_face(turned).side) == ("front", "back")
    assert [face.side for face in printed_faces(turned)] == ["back", "front"]
    assert current_face(permanent(faces=faces, layout="modal_dfc")).side == "modal"
    assert current_face(permanent(faces=faces[:1])).side == ""


def test_icons_go_with_the_words_and_what_can_not_attack_is_marked():
    live = live_state(permanent(keywords=("flying", "ward {2}"), barred=True))
    assert live.icons == ("flying", "ward {2}") and len(live.keywords) == 2 and live.barred
    assert not live_state(permanent(keywords=("defender",), barred=True)).barred, "its icon says so"


def test_a_half_that_is_locked_says_so():
    faces = (FaceView("Parlor", type_line="Enchantment — Room"), FaceView("Attic", type_line="Enchantment — Room"))
    doors = (Progress("door", 1, words="", name="Parlor"), Progress("door", 0, words="", name="Attic"))
    face = current_face(permanent(name="Parlor", faces=faces, layout="split", progress=doors))
    assert not face.locked and face.second is not None and face.second.locked
