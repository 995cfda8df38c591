"""What grows on heads: ears, horns, hair, beaks, teeth.

Drawings in words, by the names in the table of heads.
"""

from __future__ import annotations

EXTRAS: dict[str, str] = {
    # hair and manes
    "hair": "soft hair -10,5 -11,-5 -6,-12 2,-13 8,-9 5,-6 -2,-5 -5,4",
    "long_hair": "soft hair -16,20 -13,4 -11,-7 -5,-13 3,-13 9,-8 3,-6 -3,-2 -5,10 -7,24",
    "wild_hair": "flat hair -9,-5 -14,-15 -4,-7; flat hair -6,-5 -10,-19 -1,-7; flat hair -2,-5 -5,-17 3,-7;"
    "flat hair 1,-5 0,-19 6,-7; flat hair 4,-5 5,-16 8,-6; soft hair -11,8 -11,-6 -5,-12 4,-12 8,-8 -3,-4 -5,6",
    "slick_hair": "soft hair -12,8 -12,-5 -6,-12 3,-12 8,-8 2,-7 -4,-3 -6,6",
    "lank_hair": "soft hair -12,14 -10,-6 -4,-11 3,-11 0,-8 -5,-4 -6,4 -8,14",
    "leaf_hair": "disc leaf 6 -12,10; disc leaf 7 -11,0 -8,-9 0,-12; disc leaf 4 7,-9 -14,16",
    "curls": "disc hair 4.5 -9,2 -9,-5 -5,-11 1,-13 6,-10",
    "topknot": "limb hair 6>1.5 -3,-8 -8,-16 -15,-14 -18,-6",
    "mane": "limb mane 13>2 -2,1 -3,-18; limb mane 13>2 -2,1 6,-15; limb mane 13>2 -2,1 -11,-15;"
    "limb mane 13>2 -2,1 -18,-8;"
    "limb mane 13>2 -2,1 -20,1; limb mane 13>2 -2,1 -19,9; limb mane 13>2 -2,1 -15,16; limb mane 13>2 -2,1 -7,20;"
    "limb mane 13>2 -2,1 1,19; limb mane 13>2 -2,1 8,15",
    "snake_hair": "limb mane 5>2.4 -2,-3 -11,8 -14,10; limb mane 5>2.4 -2,-3 -14,2 -19,0;"
    "limb mane 5>2.4 -2,-3 -13,-5 -17,-11;"
    "limb mane 5>2.4 -2,-3 -8,-9 -8,-18; limb mane 5>2.4 -2,-3 -1,-10 3,-20; limb mane 5>2.4 -2,-3 4,-8 12,-16;"
    "disc mane 2.8 -14,10 -19,0 -17,-11 -8,-18 3,-20 12,-16",
    "horse_mane": "soft mane 0,-11 -6,-12 -16,0 -21,16 -13,14 -6,2",
    "ruff": "flat skin -6,-4 -17,0 -6,4; flat skin -6,2 -16,9 -3,8; flat skin -4,5 -9,16 1,9",
    "crest": "flat mane 2,-7 -5,-14 -3,-3; flat mane -2,-7 -9,-13 -7,-3; flat mane -6,-7 -14,-10 -10,-2",
    "spine_crest": "flat trim 4,-7 -4,-17 0,-4; flat trim 0,-6 -9,-14 -4,-3; flat trim -4,-5 -14,-11 -8,-2",
    "swept_crest": "flat trim 2,-6 -8,-12 -24,-12 -11,-3 -20,3 -8,3",
    "plume": "limb mane 3.5>2.2 -4,-7 -10,-15 -19,-18; limb mane 3.5>2.2 -4,-7 -13,-12 -20,-10;"
    "limb mane 3.5>2.2 -4,-7 -16,-8 -21,-2",
    "nape": "soft pale -10,4 -8,-8 0,-11 6,-8 2,6 -4,12",
    "comb": "disc bloom 3.4 -4,-10 0,-12 4,-10",
    "frill": "flat trim -2,-7 -10,-17 -11,-8 -20,-7 -13,0 -19,8 -8,7",
    "bone_frill": "soft horn -2,-6 -12,-18 -22,-10 -22,4 -12,10 -3,8",
    "bone_plates": "flat bone -5,3 -12,-8 -9,-24 -3,-17 2,-28 6,-17 12,-22 10,-6",
    "cobra_hood": "soft trim 2,-6 -10,-15 -18,-4 -19,10 -12,22 -4,12",
    "fin_crest": "flat fin 6,-8 2,-18 -5,-14 -9,-19 -13,-9 -20,-9 -15,1 -8,4",
    "headcloth": "soft trim 8,-9 0,-13 -9,-10 -14,4 -15,18 -6,16 -3,2 2,-6",
    "straw": "flat straw -6,6 -11,18 -3,7; flat straw -3,6 -5,18 0,7; flat straw 0,6 1,18 3,7;"
    "flat straw 3,6 7,18 6,7",
    "antenna": "limb*3 dark 1.8>1 3,-7 8,-18 17,-21",
    "aerial": "limb metal 1.6 -3,-8 -3,-18; disc glow 2 -3,-19",
    # ears
    "point_ear": "flat skin -2,-1 -13,-8 -4,4",
    "moon_ear": "soft skin -2,-2 -8,0 -15,12 -9,12 -4,4",
    "bat_ear": "flat skin -1,-3 -19,-10 -16,-3 -18,1 -4,5",
    "ear_fin": "flat fin -1,-4 -14,-9 -11,-2 -14,4 -3,5",
    "leaf_ear": "soft skin -3,-6 -11,-11 -16,-8 -9,-3",
    "flop_ear": "soft mane -6,-8 0,-8 0,0 -4,7 -9,4",
    "round_side_ear": "disc pale 4 -5,0",
    "fan_ear": "soft skin 2,-9 -8,-13 -19,-7 -20,6 -12,14 -3,8",
    "point_ears": "flat*4.5 skin -8,-4 -8,-18 0,-9",
    "fox_ears": "flat*6 skin -9,-4 -10,-21 -1,-9; flat dark -8,-10 -9.6,-20 -4,-11",
    "tuft_ears": "flat*4 skin -7,-5 -9,-19 -2,-8",
    "round_ears": "disc skin 4 -1,-9 -7,-8",
    "mouse_ears": "disc skin 6.5 0,-11 -8,-9; disc blush 4.2 -8,-9",
    "big_ears": "disc skin 5 -1,-9 -7,-8; disc blush 3.2 -7,-8",
    "huge_ears": "flat*8 skin -7,-3 -14,-23 -4,-21 1,-8; flat blush -6,-6 -11,-20 -5,-18 -1,-8",
    "long_ears": "soft*5 skin -6,-6 -15,-26 -9,-31 -1,-9; soft blush -5,-10 -11,-25 -9,-28 -3,-11",
    # horns
    "great_horn": "limb*9 horn 6.5>0.8 -2,-7 -12,-12 -17,-22 -10,-32",
    "dragon_horn": "limb*3 horn 5.5>0.8 0,-7 -10,-12 -22,-11 -29,-16",
    "small_horn": "limb*4 horn 4>0.8 1,-8 -1,-14 3,-18",
    "bull_horn": "limb*-9 horn 6>0.8 0,-8 9,-14 15,-22 11,-28",
    "straight_horn": "limb*4 horn 3.6>0.8 0,-8 -9,-22 -22,-36",
    "ibex_horn": "limb*4 horn 5.5>0.8 0,-8 -7,-22 -20,-25 -29,-16",
    "ram_horn": "limb*3 horn 6>0.8 -2,-8 -13,-13 -18,-3 -11,4 -7,-1",
    "ram_curl": "limb horn 7>1.4 0,-7 -11,-10 -14,1 -5,7 2,0 -3,-3",
    "antler": "limb*5 horn 3.4>1 -1,-8 -4,-17 -12,-26 -9,-34; limb*5 horn 2.4>0.8 -4,-16 5,-25;"
    "limb*5 horn 2.4>0.8 -9,-22 0,-32;"
    "limb*5 horn 2.4>0.8 -11,-25 -20,-30",
    "unicorn_horn": "flat bright 4,-8 25,-32 8,-5",
    "nose_horn": "flat horn 14,0 23,-15 20,4; flat horn 8,-5 11,-12 13,-2",
    "brow_horn": "flat horn 3,-8 15,-20 8,-6",
    # faces
    "tusk": "limb bone 3.4>0.8 8,7 12,3 13,-3",
    "ivory": "limb bone 4>1 8,6 17,13 26,9",
    "great_ivory": "limb bone 5>1 8,7 17,20 31,19 35,6",
    "trunk": "limb skin 10>4 9,1 15,10 14,22 18,31 24,30",
    "beard": "soft hair -4,4 3,5 9,4 10,12 5,26 -2,20 -6,10",
    "goatee": "flat mane 11,14 17,16 13,26",
    "point_hat": "soft trim -11,-5 -6,-16 -9,-34 2,-20 9,-6 0,-9",
    "straw_hat": "soft straw -17,-5 0,-10 17,-5 0,-3; flat straw -7,-7 -4,-18 5,-18 8,-7",
    "fang": "flat bone 5,4 7.5,4 6.4,8.5",
    "widow": "flat hair -2,-10 7,-9 5.5,-4",
    "grin": "limb dark 1.6>0.8 2,5 7,5.4 12,3",
    "wide_mouth": "limb dark 1.5>0.8 -4,3 4,4 13,1",
    "teeth": "flat bone 2,3 4,3 3,6.4; flat bone 4.5,3 6.5,3 5.5,6.4; flat bone 7,3 9,3 8,6.4",
    "teeth_row": "flat bone 8,4 10,3.6 9.2,7; flat bone 11,4 13,3.6 12.2,7; flat bone 14,4 16,3.6 15.2,7;"
    "flat bone 17,4 19,3.6 18.2,7",
    "socket": "disc dark 3.4 4,-2; disc glow 1.4 4.6,-2; flat dark 8,1 6.5,4 8.6,4",
    "jaw": "soft skin -4,6 6,8 18,8 17,12 6,13 -4,11; flat bone 7.8,5 10.2,5 9,9;"
    "flat bone 11.3,5 13.7,5 12.5,9; flat bone 14.8,5 17.2,5 16,9",
    "great_jaw": "soft skin -5,6 6,9 19,7 18,13 6,15 -5,12; flat bone 7,6 10,6 8.5,11;"
    "flat bone 11,6 14,5 12.5,11; flat bone 15,5 18,5 16.5,10",
    "nostril": "disc dark 1.1 18,-1",
    "brow": "limb dark 1.2>1.8 0,-5 5,-4.6 9,-3",
    "mask": "soft dark 0,-5 10,-4 11,1 3,3 -3,0; disc glow 1.5 6,-1.6",
    "stripe": "limb pale 3 -8,-3 2,-8 18,0",
    "cheek": "flat pale 2,9 8,2 19,4 10,7",
    "muzzle": "soft pale 6,-1 13,0 14,6 8,9 4,5",
    "whisker": "limb pale 0.7>0.5 11,4 4,2; limb pale 0.7>0.5 11,4 4,7",
    "ring": "limb bright 1.6 14,8 18,12 15,15 12,11",
    "hook_beak": "soft beak 6,-5 14,-3 18,5 13,4 7,4",
    "long_beak": "flat beak 6,-4 22,2 6,4",
    "flat_beak": "soft beak 6,-2 18,1 19,4 6,5",
    "beak_tip": "flat beak 10,-2 15,3 9,5",
    "wattle": "soft bloom 7,4 11,8 7,13 5,8",
    "owl_face": "disc pale 5 -1.5,-2 6,-2; disc glow 3 -1.5,-2 6,-2; disc dark 1.4 -1.5,-2 6,-2;"
    "flat beak 1,1 5,1 3,7",
    "tongue": "limb bloom 1.4>0.7 16,4 23,6 28,4; limb bloom 1.2>0.6 23,6 28,9",
    "bulge_eye": "disc skin 4.4 6,-7; disc glow 2.6 7,-7; disc dark 1.2 7.6,-7",
    "one_eye": "disc pale 5 3.5,-3; disc glow 3 4.4,-3; disc dark 1.4 5,-3",
    "almond_eye": "soft dark 0,-5 7,-6 8,-2 2,1",
    "faceted": "soft glow 0,-6 6,-6 7,0 2,2",
    "mandible": "limb horn 3>0.8 5,5 13,6 15,12; limb horn 3>0.8 3,7 9,11 10,16",
    "visor": "flat glow 0,-4 9,-4 9,0 0,0",
    "gill": "limb dark 1 -4,-2 -3,4; limb dark 1 -7,-2 -6,4",
    "stitch": "limb dark 1 2,5 9,4; limb dark 0.9 3,3 3,6.5; limb dark 0.9 5.5,3 5.5,6.5; limb dark 0.9 8,3 8,6",
    "face_arms": "limb skin 5>1.5 8,5 13,13 9,21 13,27; limb skin 5>1.5 4,5 9,13 5,21 8,27;"
    "limb skin 5>1.5 0,5 5,13 1,21 3,27; limb skin 5>1.5 -4,5 1,13 -3,21 -2,27",
    "blank": "soft bone -4,-12 4,-12 6,-2 1,6 -4,-1",
    "hood": "soft cloth -12,14 -13,-2 -8,-13 1,-17 8,-11 9,-5 4,-7 -1,-5 -2,3 3,10 2,15",
}  # fmt: skip
