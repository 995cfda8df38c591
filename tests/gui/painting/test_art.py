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
from gui.painting.scenes import creature_kinds, creatures, deeds, gear, heads, objects, places, vehicles
from gui.painting.scenes.canvas import HEIGHT, WIDTH
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.forms import POSES
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


def test_text_and_most_numbers_leave_the_picture_of_a_creature_alone():
    assert art_key(FOX) == art_key(replace(FOX, text="Trample", power="3", toughness="9", mana_cost="{9}"))


def test_a_stronger_creature_is_painted_larger():
    sizes = [art_key(replace(FOX, power=power)) for power in ("1", "2", "4", "9")]
    assert len(set(sizes)) == 4
    assert art_key(replace(FOX, power="*")) == art_key(FOX), "a power that changes counts as a middling one"


def test_a_spell_is_painted_by_what_it_does_and_not_by_its_very_words():
    bolt = FaceSpec("Ember Lash", colors=("R",), type_line="Instant", text="Ember Lash deals 3 damage to any target.")
    assert art_key(bolt) == art_key(replace(bolt, text="Ember Lash deals 4 damage to target creature."))
    assert art_key(bolt) != art_key(replace(bolt, text="Destroy target artifact."))


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("Counter target spell.", "counter"),
        ("Draw two cards, then discard a card.", "draw"),
        ("Target player discards two cards.", "discard"),
        ("Create two 1/1 white Soldier creature tokens.", "token Soldier"),
        ("Create a 2/2 green Bear Wizard creature token with reach.", "token Bear Wizard"),
        ("Create a 1/1 colourless Quibble creature token.", "token"),
        ("Prevent all combat damage that would be dealt this turn.", "fog"),
        ("Destroy all creatures.", "sweep"),
        ("Gain control of target creature until end of turn.", "steal"),
        ("Search your library for a basic land card, reveal it, then shuffle.", "land"),
        ("Target creature gets +3/+3 until end of turn.", "grow"),
        ("You gain 4 life.", "heal"),
        ("Return target creature card from your graveyard to the battlefield.", "raise"),
        ("", ""),
    ],
)
def test_what_a_spell_does_is_read_from_its_words(text, deed):
    assert deeds.deed_of(text) == deed


def test_every_deed_that_can_be_read_can_be_shown():
    assert {deed for deed, _ in deeds._DEEDS} == set(deeds._SHOWN)


@pytest.mark.parametrize("deed", deeds._SHOWN)
def test_every_picture_of_a_deed_can_be_painted(deed):
    for index, told in enumerate(deeds._SHOWN[deed]):
        color = "WUBRGC"[index % 6]
        chance = Chance("deed", deed, str(index))
        painted = told(chance, tint_for((color,), chance), (color,), "", []).finished(chance)
        assert sum(1 for count in painted.convert("L").histogram() if count > 20) > 40


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


@pytest.mark.parametrize("place", places.PLACES)
def test_every_place_can_be_painted_at_its_hour_and_in_its_weather(place):
    chance = Chance("place", place)
    painted = places.landscape(chance, tint_for(("G",), chance), place).finished(chance)
    assert painted.size == (WIDTH, HEIGHT)
    assert sum(1 for count in painted.convert("L").histogram() if count > 20) > 40


def test_a_place_with_nobody_in_it_is_no_empty_room():
    rooms = {"temple", "palace", "library", "forge", "laboratory", "burrow"}
    found = {places.open_place_for(Chance("open", str(n)), "Old Library", ("W",), "palace") for n in range(60)}
    assert not found & rooms
    assert places.place_for(Chance("open", "1"), "Old Library", ("W",), "") == "library", "a land may be one"


def test_every_place_that_a_colour_a_kind_or_a_trade_names_is_there():
    lines = [*creature_kinds.KIND_BY_TYPE.values(), *creature_kinds.TRADE_BY_TYPE.values()]
    named = {place for line in lines for place in line.any_of("at", "ruins")}
    named |= {place for own in places.BY_COLOR.values() for place in own.split()}
    named |= {place for _, told in places._WORDS for place in told.split()}
    assert named == set(places.PLACES)


@pytest.mark.parametrize("kind", {**creature_kinds.KIND_BY_TYPE, **creature_kinds.TRADE_BY_TYPE})
def test_every_kind_of_creature_has_a_figure_in_every_pose_of_materials_that_have_a_colour(kind):
    for found in (creature_kinds.who((kind, *trade)) for trade in ((), ("Wizard",), ("Knight",))):
        for pose in range(POSES):
            chance = Chance("figure", kind, str(pose), str(found.trade))
            form = creatures.figure(chance, found, pose)
            colors = creatures.paint_of(chance, found, ("W", "B"), tint_for(("W",), chance))
            assert {part.material for part in form.parts} <= set(colors)
            left, top, right, bottom = form.box
            assert 20 < right - left < 400 and 20 < bottom - top < 400


def test_every_head_that_a_kind_may_wear_is_there():
    for line in creature_kinds.KIND_BY_TYPE.values():
        if line.one("up") != "no":
            assert {head for head in line.any_of("heads", line.one("head")) if head} <= set(heads.HEADS), line.types


@pytest.mark.parametrize("thing", sorted({*objects.COMMON.split(), *objects.ARMS.split()}))
def test_every_object_can_be_shown(thing):
    chance = Chance("thing", thing)
    painted = objects.show_thing(chance, tint_for(("C",), chance), (), "", thing).finished(chance)
    assert sum(1 for count in painted.convert("L").histogram() if count > 20) > 40


def test_an_object_is_what_its_name_says_last():
    chance = Chance("thing")
    assert objects.thing_for(chance, "Lantern of the Crossbow", "orb") == "crossbow"
    assert objects.thing_for(chance, "Old Daggers", "orb") == "dagger"
    assert objects.thing_for(chance, "Quibble", "orb") == "orb"
    named = {thing for _, told in objects._WORDS for thing in told.split("/")}
    known = {*gear.HELD, *(f"^{hat}" for hat in gear.HATS), *(f"!{scene}" for scene in objects._SCENES)}
    assert named | {*objects.COMMON.split(), *objects.ARMS.split()} <= known


@pytest.mark.parametrize("kind", vehicles._DRAWN)
def test_every_vehicle_can_be_painted(kind, monkeypatch):
    monkeypatch.setattr(vehicles, "vehicle_for", lambda chance, name: kind)
    chance = Chance("vehicle", kind)
    painted = vehicles.vehicle(chance, tint_for(("R",), chance), ("R",), "").finished(chance)
    assert sum(1 for count in painted.convert("L").histogram() if count > 20) > 40


def test_a_vehicle_is_what_its_name_says():
    chance = Chance("vehicle")
    named = {"Salt Wagon": "wagon", "Sunrise Express": "train", "Old Longboat": "ship", "Iron Colossus": "giant"}
    assert {name: vehicles.vehicle_for(chance, name) for name in named} == named
    assert {kind for _, told in vehicles._WORDS for kind in told.split()} == set(vehicles._DRAWN)


def test_a_creature_looks_like_what_it_is_and_does_what_it_does():
    kinds, trades, who = creature_kinds.KIND_BY_TYPE, creature_kinds.TRADE_BY_TYPE, creature_kinds.who
    assert who(("Bird", "Soldier")) == creature_kinds.Who(kinds["Bird"], trades["Soldier"])
    assert who(("Wizard",)) == who(("Human", "Wizard"))
    assert who(("Zombie", "Elf")).kind is kinds["Elf"], "a Zombie Elf is an Elf, of another colour"
    assert who(("Zombie",)).kind is kinds["Zombie"]
    assert who(("Quibble",)).kind is kinds["Human"], "an unknown type is a person"
    assert who(("Bird",), "Barn Owls").kind is kinds["Owl"]
    assert who(("Cat",), "Barn Owls").kind is kinds["Cat"], "a name does not make a Cat an owl"
    assert not creature_kinds.has_figure("Owl"), "a word in a name is no creature type"


def test_who_cannot_fly_stands_on_ground():
    for number in range(40):
        chance = Chance("ground", str(number))
        found = creature_kinds.who(("Bear",))
        assert creatures.place_of(chance, found, creatures.figure(chance, found), ("U",), "Sea of Clouds") not in (
            "clouds", "void", "sea", "reef",
        )  # fmt: skip


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


def test_a_basic_land_has_five_pictures_and_the_same_one_each_time():
    plains = FaceSpec("Plains", type_line="Basic Land — Plains", kind="land")
    pictures = [picture(replace(plains, variant=variant)).tobytes() for variant in range(5)]
    assert len(set(pictures)) == 5 and picture(replace(plains, variant=3)).tobytes() == pictures[3]
    assert len({art_key(replace(plains, variant=variant)) for variant in range(5)}) == 5
