"""Pictures: the same for ever for the same face, different for different ones, and kept within bounds."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace

import pytest
from PIL import ImageChops, ImageStat

from gui.painting.art import ArtStore, art_key, picture
from gui.painting.face import FaceSpec
from gui.painting.scenes import creature_kinds, energies, lands, things, wild_places
from gui.painting.scenes.canvas import HEIGHT, WIDTH
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.tints import TINTS, tint_for

FOX = FaceSpec("Ember Fox", "{1}{R}", ("R",), "Creature — Fox", "Haste", "2", "1")


def digest(spec: FaceSpec) -> str:
    return hashlib.sha256(picture(spec).tobytes()).hexdigest()


def test_a_picture_is_the_same_bytes_every_time():
    assert digest(FOX) == digest(replace(FOX))


def test_a_picture_is_the_same_in_another_process_with_another_hash_seed():
    code = (
        "import hashlib; from gui.painting.art import picture; from gui.painting.face import FaceSpec;"
        "spec = FaceSpec('Ember Fox', '{1}{R}', ('R',), 'Creature — Fox', 'Haste', '2', '1');"
        "print(hashlib.sha256(picture(spec).tobytes()).hexdigest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONUTF8": "1"}
    answer = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == digest(FOX)


def test_chance_is_a_fixed_stream():
    chance = Chance("Ember Fox", "R")
    assert [chance.whole(1, 100) for _ in range(6)] == [33, 30, 49, 47, 31, 19]
    assert chance.octets(4).hex() == "ee2fc05f"
    assert all(0 <= chance.unit() <= 1 for _ in range(200))


def test_names_colours_and_types_make_different_pictures():
    others = [
        replace(FOX, name="Ember Foxes"),
        replace(FOX, colors=("U",)),
        replace(FOX, type_line="Creature — Dragon"),
    ]
    assert len({digest(spec) for spec in [FOX, *others]}) == 4


def test_text_and_numbers_leave_the_picture_alone():
    assert art_key(FOX) == art_key(replace(FOX, text="Trample", power="9", mana_cost="{9}"))


@pytest.mark.parametrize(
    "spec",
    [
        FaceSpec("Meadow", type_line="Basic Land — Plains", kind="land"),
        FaceSpec("Keep", type_line="Land", kind="land"),
        FaceSpec("Wanderer", colors=("R", "W"), type_line="Legendary Planeswalker", kind="planeswalker"),
        FaceSpec("Siege", colors=("B",), type_line="Battle — Siege", kind="battle"),
        FaceSpec("Song", colors=("U", "B"), type_line="Enchantment — Saga", kind="saga"),
        FaceSpec("School", colors=("R",), type_line="Enchantment — Class", kind="class"),
        FaceSpec("Skiff", type_line="Artifact — Vehicle"),
        FaceSpec("Glaive", colors=("W",), type_line="Artifact — Equipment"),
        FaceSpec("Emblem", type_line="Emblem", kind="emblem"),
        FaceSpec("Wisp", colors=("W", "U", "B", "R", "G"), type_line="Token Creature — Spirit", kind="token"),
        FaceSpec("", colors=("?",), type_line=""),
        FaceSpec("Riddle", colors=("U",), type_line="Phenomenon"),
    ],
    ids=lambda spec: spec.name or "nothing",
)
def test_every_kind_of_face_has_a_picture_that_is_not_flat(spec):
    painted = picture(spec)
    assert (painted.size, painted.mode) == ((WIDTH, HEIGHT), "RGB")
    levels = painted.convert("L").histogram()
    assert sum(1 for count in levels if count > 20) > 40


@pytest.mark.long
def test_every_scene_can_be_painted_in_some_colour():
    scenes = [*lands.BASIC.values(), *wild_places.OTHER, *things.COMMON, *things.EQUIPMENT]
    scenes += [scene for family in energies.BY_COLOR.values() for scene in family]
    scenes += [scene for scene, _ in creature_kinds._WORDS]
    unique = list({repr(scene): scene for scene in scenes}.values())
    for index, scene in enumerate(unique):
        chance = Chance("scene", str(index))
        tint = tint_for(tuple("WUBRGC"[index % 6]), chance)
        assert scene(chance, tint).finished(chance).size == (WIDTH, HEIGHT)


def test_a_creature_looks_like_what_it_is_before_what_it_does():
    scene = creature_kinds.creature_scene
    assert scene(("Bird", "Soldier"), ("W",)) is scene(("Bird",), ("W",))
    assert scene(("Human", "Wizard"), ("U",)) is scene(("Wizard",), ("U",))
    assert scene(("Human",), ("U",)) is not scene(("Wizard",), ("U",))


def test_every_colour_has_several_palettes():
    assert set(TINTS) == set("WUBRGC")
    assert all(len(tints) >= 3 for tints in TINTS.values())


def test_the_store_paints_once_and_stays_within_its_limit():
    painted: list[str] = []
    store = ArtStore(limit=60_000)
    store.source = lambda spec: painted.append(spec.name)
    first = store.get(FOX)
    assert store.get(FOX).tobytes() == first.tobytes() and painted == [FOX.name]
    assert 0 < store.held_bytes < first.width * first.height, "what is kept is packed"
    for number in range(3):
        store.get(replace(FOX, name=f"Fox {number}"))
    assert store.held_bytes <= 60_000
    assert not store.ready(FOX)


def test_what_is_kept_looks_like_what_was_painted():
    difference = ImageStat.Stat(ImageChops.difference(ArtStore().get(FOX), picture(FOX)))
    assert max(difference.mean) < 2.0


def test_pictures_can_be_prepared_ahead_with_their_second_faces():
    store = ArtStore()
    spec = replace(FOX, second=FaceSpec("Ash Wolf", colors=("R",), type_line="Creature — Wolf"))
    assert store.prepare([spec, FaceSpec("", kind="back")]) == 2
    assert store.prepare([spec]) == 0
    assert store.ready(spec.second)
