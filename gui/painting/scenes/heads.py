"""Heads, in profile to the right about the origin, some ten units in radius.

The same on every body that wears them.
"""

from __future__ import annotations

from dataclasses import dataclass

from gui.painting.scenes.curves import Point
from gui.painting.scenes.forms import Form, draw
from gui.painting.scenes.head_extras import EXTRAS


@dataclass(frozen=True, slots=True)
class Head:
    """A skull's outline, where its eye is, and what grows on it (names of `EXTRAS`), before and after the skull."""

    skull: tuple[Point, ...]
    eye: Point
    behind: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    dark_eye: bool = False


def _points(text: str) -> tuple[Point, ...]:
    """Points written as "x,y x,y"."""
    return tuple((float(x), float(y)) for x, y in (pair.split(",") for pair in text.split()))


def _head(skull: str, eye: str, behind: str = "", over: str = "", dark: bool = False) -> Head:
    return Head(_points(skull), _points(eye)[0], tuple(behind.split()), tuple(over.split()), dark)


_MAN = "-8,-1 -6,-8 1,-10.5 7,-8 8,-2 10,2 8,4 7.5,8 2,10.5 -4,8 -7,4"
_CANINE = "-9,0 -6,-8 1,-9.5 7,-5 12,-2 20,0 21,3.5 14,6.5 7,7 1,9.5 -7,7"
_LONG = "-8,-2 -4,-9 3,-9 9,-3 17,6 21,11 20,16 14,16 8,11 0,10 -7,6"
_BROAD = "-10,-2 -6,-10 2,-11 9,-6 13,0 17,3 17,9 10,12 2,11 -8,7"
_BIRD = "-9,1 -7,-7 0,-10 7,-7 9,-2 9,3 4,8 -3,9 -8,6"
_SNAKE = "-10,1 -7,-6 1,-8 9,-5 17,-1 18,3 11,6 1,7 -8,6"

HEADS: dict[str, Head] = {
    "human": _head(_MAN, "5,-1.5", "hair", "", True),
    "bald": _head(_MAN, "5,-1.5", "", "brow", True),
    "elf": _head(_MAN, "5,-1.5", "long_hair", "point_ear", True),
    "bearded": _head(_MAN, "5,-2", "hair", "beard", True),
    "goblin": _head("-8,-1 -6,-7 1,-9 7,-6 9,-1 18,3 10,4 8,7 2,10 -5,8 -8,3", "5,-2", "", "bat_ear grin"),
    "orc": _head("-8,-2 -6,-8 1,-9 7,-6 8,-2 10,1 12,6 8,11 1,11 -6,8", "5,-2", "topknot", "tusk point_ear"),
    "ogre": _head("-8,0 -5,-7 1,-8 7,-5 9,-1 12,2 12,8 7,12 0,12 -7,7", "5,-2", "", "tusk brow"),
    "troll": _head("-8,-1 -6,-8 1,-9 6,-6 8,-2 20,6 10,5 9,9 2,11 -6,8", "5,-3", "wild_hair", "tusk"),
    "cyclops": _head("-9,-1 -7,-9 0,-12 7,-9 9,-2 10,4 7,10 0,11 -7,7", "3.5,-3", "", "one_eye brow_horn"),
    "giant": _head(_MAN, "5,-2", "wild_hair", "beard", True),
    "vampire": _head(_MAN, "5,-1.5", "slick_hair", "fang widow"),
    "demon": _head("-8,-1 -6,-8 1,-10 7,-7 9,-2 12,2 9,5 9,9 3,11 -5,8", "5,-2", "great_horn", "fang"),
    "devil": _head("-8,-1 -6,-8 1,-9 7,-6 9,-1 13,3 9,4 9,8 2,10 -6,7", "5,-2", "bat_ear", "small_horn grin"),
    "tiefling": _head(_MAN, "5,-1.5", "ram_horn long_hair", "", True),
    "skull": _head("-9,-2 -7,-9 0,-11 7,-9 9,-3 8,1 9,4 7,10 2,10 0,6 -6,5", "4.5,-2", "", "socket teeth"),
    "zombie": _head("-8,-1 -6,-8 1,-10 7,-8 8,-2 9,2 6,4 7,10 1,11 -5,8", "5,-2", "lank_hair", "teeth"),
    "hooded": _head("-7,0 -4,-8 3,-9 8,-4 8,3 4,8 -4,7", "5,-1", "", "hood"),
    "cat": _head("-9,0 -7,-8 0,-10 7,-7 10,-2 14,1 13,5.5 8,8 0,9.5 -8,6", "5,-2", "", "point_ears whisker"),
    "lion": _head("-9,0 -7,-8 0,-10 7,-7 10,-2 15,1 14,6 8,9 0,9.5 -8,6", "5,-2", "mane", "round_ears"),
    "fox": _head(_CANINE, "6,-2", "", "fox_ears cheek"),
    "wolf": _head(_CANINE, "6,-2.5", "ruff", "point_ears teeth_row"),
    "dog": _head(_CANINE, "6,-2", "", "flop_ear", True),
    "hyena": _head(_CANINE, "6,-2", "crest", "round_ears", True),
    "bear": _head("-10,0 -7,-9 1,-11 8,-6 11,-1 17,1 18,6 11,9 2,11 -8,8", "6,-3", "", "round_ears", True),
    "rat": _head("-9,1 -6,-7 1,-8 8,-4 15,0 21,3 15,6 6,7.5 -2,8 -8,6", "6,-2", "", "big_ears whisker"),
    "mouse": _head("-8,1 -6,-6 1,-8 7,-4 13,1 15,3 12,6 4,8 -4,8", "6,-1", "", "mouse_ears whisker", True),
    "rabbit": _head("-8,0 -6,-8 1,-9 7,-6 10,-1 12,2 10,6 4,9 -4,8", "5,-2", "", "long_ears", True),
    "squirrel": _head("-8,0 -6,-7 1,-9 7,-5 11,0 12,3 8,7 0,9 -6,7", "5,-2", "", "tuft_ears", True),
    "raccoon": _head(_CANINE, "6,-2", "", "mask round_ears"),
    "badger": _head(_CANINE, "6,-2", "", "stripe round_ears"),
    "otter": _head("-9,0 -7,-7 0,-9 8,-6 12,-1 14,2 12,6 5,8 -6,7", "6,-2", "", "whisker", True),
    "boar": _head("-10,0 -7,-8 1,-9 8,-4 15,1 20,2 20,9 13,9 3,11 -8,8", "6,-3", "crest", "tusk point_ears"),
    "horse": _head(_LONG, "5,-2", "horse_mane", "point_ears", True),
    "unicorn": _head(_LONG, "5,-2", "horse_mane", "unicorn_horn point_ears"),
    "donkey": _head(_LONG, "5,-2", "horse_mane", "long_ears", True),
    "camel": _head(_LONG, "5,-2", "", "round_ears", True),
    "deer": _head(_LONG, "5,-2", "antler", "leaf_ear", True),
    "antelope": _head(_LONG, "5,-2", "straight_horn", "leaf_ear", True),
    "goat": _head(_LONG, "5,-2", "ibex_horn", "leaf_ear goatee", True),
    "ram": _head(_LONG, "5,-2", "", "ram_curl", True),
    "ox": _head(_BROAD, "5,-3", "bull_horn", "leaf_ear ring", True),
    "minotaur": _head(_BROAD, "6,-3", "bull_horn", "leaf_ear ring"),
    "rhino": _head("-10,-2 -5,-9 3,-9 10,-3 20,3 21,9 13,12 3,12 -8,8", "6,-2", "", "nose_horn leaf_ear", True),
    "hippo": _head("-10,-2 -6,-9 3,-9 9,-5 14,-4 21,0 21,10 12,13 2,12 -8,7", "5,-5", "", "round_ears teeth", True),
    "elephant": _head("-10,-2 -7,-11 1,-13 8,-9 11,-2 11,6 6,10 -3,11 -9,6", "6,-3", "", "trunk fan_ear ivory", True),
    "mammoth": _head("-10,-3 -6,-14 1,-16 8,-10 11,-2 11,6 6,10 -3,11 -9,6", "6,-3", "", "trunk fan_ear great_ivory"),
    "ape": _head("-10,-1 -8,-9 -1,-12 6,-8 7,-4 13,0 14,6 8,10 0,10 -8,6", "5,-3.5", "", "brow muzzle", True),
    "monkey": _head("-9,-1 -7,-8 0,-10 6,-7 8,-2 12,2 11,6 5,9 -3,8", "5,-2", "", "round_side_ear", True),
    "bird": _head(_BIRD, "3.5,-2.5", "", "hook_beak", False),
    "eagle": _head(_BIRD, "4,-2.5", "nape", "hook_beak brow"),
    "owl": _head("-10,2 -9,-8 -6,-11 0,-9 6,-11 9,-8 10,2 5,9 -5,9", "4,-2", "", "owl_face"),
    "crow": _head(_BIRD, "4,-2", "", "long_beak", False),
    "duck": _head(_BIRD, "3.5,-2.5", "", "flat_beak", True),
    "phoenix": _head(_BIRD, "4,-2", "plume", "hook_beak"),
    "rooster": _head(_BIRD, "3,-2.5", "comb", "hook_beak wattle"),
    "lizard": _head("-10,0 -7,-6 1,-8 8,-5 16,-1 20,2 18,6 9,7 1,8 -8,6", "5,-3.5", "frill", "grin"),
    "viashino": _head("-10,0 -7,-7 1,-8 8,-5 17,-1 19,3 13,6 5,7 -7,6", "5,-3", "spine_crest", "teeth_row"),
    "snake": _head(_SNAKE, "5,-2.5", "", "tongue"),
    "cobra": _head(_SNAKE, "5,-2.5", "cobra_hood", "tongue"),
    "basilisk": _head(_SNAKE, "5,-2.5", "plume", "tongue brow"),
    "dragon": _head("-11,0 -8,-7 0,-9 8,-6 15,-4 21,-1 21,4 13,6 4,8 -8,7", "6,-4", "dragon_horn", "jaw nostril"),
    "drake": _head("-10,0 -7,-6 1,-8 8,-5 17,-2 22,1 14,5 4,7 -7,6", "6,-3", "swept_crest", "jaw"),
    "dinosaur": _head("-10,-2 -6,-9 3,-10 11,-7 19,-4 21,1 18,3 8,4 0,9 -8,7", "6,-5", "", "great_jaw brow"),
    "horned_lizard": _head("-10,-2 -5,-8 3,-8 11,-2 17,4 15,8 6,10 -4,10", "6,-2", "bone_frill", "brow_horn nose_horn"),
    "crocodile": _head("-11,0 -8,-5 0,-8 6,-5 14,-2 27,-2 29,2 24,4 8,5 0,7 -9,6", "3,-6", "", "teeth_row"),
    "frog": _head("-11,1 -7,-6 1,-7 8,-5 14,1 13,5 6,8 -3,9 -10,6", "6,-6.5", "", "bulge_eye wide_mouth"),
    "turtle": _head("-9,0 -6,-6 1,-8 8,-5 13,0 12,4 6,6 -3,7 -8,5", "6,-2.5", "", "beak_tip", True),
    "fish": _head("-10,0 -6,-8 2,-9 9,-4 13,2 8,7 0,9 -8,6", "5,-2", "fin_crest", "gill"),
    "merfolk": _head("-8,-1 -6,-8 1,-10 7,-7 8,-2 9,2 7.5,4 7,8 2,10 -4,8 -7,4", "5,-1.5", "fin_crest", "ear_fin"),
    "insect": _head("-9,0 -6,-8 1,-9 7,-5 9,0 7,6 1,9 -6,7", "4,-2", "antenna", "faceted mandible"),
    "mantis": _head("-7,-2 -4,-8 3,-8 8,-4 10,4 6,9 1,6 -5,3", "4,-4", "antenna", "faceted"),
    "robot": _head("-8,-9 8,-9 9,-4 9,6 5,10 -6,10 -9,5 -9,-6", "5,-2", "aerial", "visor"),
    "golem": _head("-9,-8 7,-9 10,-3 9,6 4,10 -7,9 -10,2", "5,-1", "", "brow"),
    "scarecrow": _head("-8,-2 -6,-9 1,-10 7,-8 9,-1 8,6 2,10 -5,8", "4.5,-1", "straw", "stitch straw_hat"),
    "dryad": _head(_MAN, "5,-1.5", "leaf_hair", "", True),
    "squid": _head("-8,2 -8,-8 -5,-15 0,-18 6,-14 9,-6 9,3 4,8 -4,8", "5,-2", "", "face_arms"),
    "alien": _head("-9,-2 -9,-10 -3,-16 5,-15 9,-8 8,0 4,8 -1,9 -6,4", "4.5,-3", "", "almond_eye"),
    "praetor": _head("-9,0 -10,-8 -3,-12 6,-8 10,0 16,6 8,7 2,10 -6,7", "5,-2", "spine_crest", "jaw brow_horn"),
    "eldrazi": _head("-6,4 -9,-6 -4,-15 3,-15 8,-7 7,3 2,9 -3,9", "3,-4", "bone_plates", "blank"),
    "gorgon": _head(_MAN, "5,-1.5", "snake_hair", "brow"),
    "imp": _head("-8,-1 -6,-8 1,-9 7,-6 9,-1 15,2 9,4 8,8 2,9 -6,7", "5,-2", "bat_ear", "small_horn grin"),
    "kobold": _head("-9,0 -6,-7 1,-8 8,-4 16,1 16,4 8,7 0,8 -7,6", "5,-2.5", "", "small_horn point_ears grin"),
    "gnome": _head(_MAN, "5,-1", "hair", "beard point_hat", True),
    "kithkin": _head("-9,0 -7,-9 0,-12 7,-9 9,-2 10,3 7,7 1,10 -6,7", "5,-1", "curls", "", True),
    "moon": _head("-8,-2 -6,-9 1,-11 7,-8 8,-2 9,2 7,5 6,9 1,11 -4,8 -7,4", "5,-1.5", "long_hair", "moon_ear", True),
    "vedalken": _head("-8,-2 -8,-10 -1,-14 6,-10 8,-3 9,1 7,5 6,9 1,10 -4,8 -7,4", "5,-2", "", "brow", True),
    "bat": _head("-8,0 -6,-7 1,-8 6,-5 9,-1 11,2 8,6 2,9 -5,7", "4,-2", "", "huge_ears fang"),
    "sphinx": _head(_MAN, "5,-1.5", "headcloth", "", True),
    "homunculus": _head("-9,-1 -7,-9 0,-12 7,-9 9,-2 8,5 3,9 -5,7", "3.5,-3", "", "one_eye"),
    "shark": _head("-10,-2 -5,-9 4,-9 13,-4 19,1 11,4 13,8 3,9 -8,7", "6,-4", "fin_crest", "gill teeth_row", True),
}


def add_head(form: Form, name: str, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> None:
    """A head's parts at a place of the form."""
    head, own = HEADS[name], form.blank()
    for extra in head.behind:
        draw(own, EXTRAS[extra])
    own.soft("skin", *head.skull)
    own.eye(*head.eye, 1.5, dark=head.dark_eye)
    for extra in head.over:
        draw(own, EXTRAS[extra])
    form.join(own, x, y, size, turn)
