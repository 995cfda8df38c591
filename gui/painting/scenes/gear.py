"""What people wear on their heads and hold in their hands: drawings in words.

A hat is drawn about the middle of a head. What is held is drawn about the hand, upright; the pose turns it. A "glow" in
it gives light.
"""

from __future__ import annotations

HATS: dict[str, str] = {
    "": "",
    "hood": "soft cloth -12,14 -13,-2 -8,-13 1,-16 8,-10 8,-4 3,-6 -2,-4 -3,4 2,10 1,15",
    "helm": "soft metal -9,4 -10,-6 -5,-13 3,-13 9,-8 9,-3 3,-4 0,0 -3,6;"
    "flat trim -3,-12 -10,-20 -17,-16 -14,-4 -8,-9",
    "visor": "soft metal -10,8 -10,-7 -4,-14 4,-13 10,-7 11,4 8,10 -2,11; flat dark 2,-4 10,-3 10,-1 2,-1;"
    "flat trim -2,-13 -9,-23 -20,-19 -21,-6 -11,-9",
    "great_helm": "flat metal -10,10 -10,-9 -6,-14 6,-14 10,-9 10,10; flat dark -1,-5 10,-5 10,-2 -1,-2;"
    "limb dark 1 5,-2 5,9",
    "horned": "soft metal -9,1 -9,-7 -3,-13 4,-12 9,-6 8,-3; limb*-2 horn 5>0.8 -6,-7 -16,-9 -20,-17 -17,-24;"
    "limb horn 5>0.8 6,-8 14,-11 17,-19 13,-25",
    "kabuto": "soft metal -10,0 -9,-8 -2,-13 5,-12 9,-6; flat trim -9,-3 -16,7 -12,10 -5,4;"
    "limb bright 2.6>0.8 5,-10 3,-19 8,-27; limb bright 2.6>0.8 5,-10 13,-15 20,-22",
    "wizard": "soft cloth -17,-4 -6,-9 8,-9 17,-5 4,-4; flat cloth -8,-7 -5,-22 -14,-36 3,-26 9,-8;"
    "flat trim -8,-7 -7,-11 8,-12 9,-8",
    "mitre": "flat pale -8,-7 -7,-24 0,-31 7,-24 8,-7; flat bright -1.5,-8 -1.5,-26 1.5,-26 1.5,-8;"
    "flat bright -7,-14 7,-14 7,-11 -7,-11",
    "antlers": "soft fur -10,6 -11,-6 -4,-12 4,-12 9,-7 0,-6 -5,2; limb*4 horn 3>0.8 -2,-10 -6,-20 -14,-28;"
    "limb*4 horn 2>0.8 -6,-20 2,-28; limb*4 horn 2>0.8 -10,-24 -18,-24",
    "wreath": "disc leaf 3.4 -9,-4 -6,-8 -1,-10 4,-9 8,-6 -10,1",
    "feathers": "limb bloom 4>1.6 -4,-9 -10,-20 -18,-25; limb trim 4>1.6 -2,-10 -4,-22 -9,-30;"
    "limb pale 4>1.6 1,-10 3,-22 1,-31; limb bright 3 -9,-5 0,-8 8,-6",
    "crown": "flat bright -8,-6 -9,-17 -4,-11 0,-19 4,-11 9,-17 8,-6; disc bloom 1.3 -4,-8 0,-9 4,-8",
    "circlet": "limb bright 2 -9,-5 0,-8 8,-6; disc glow 2 7,-7",
    "cap": "soft cloth -12,-4 -10,-12 2,-14 9,-8 8,-5; flat cloth 5,-7 16,-5 5,-4",
    "beret": "soft cloth -13,-7 -8,-14 4,-14 11,-9 6,-6; limb pale 2>0.8 -4,-12 -13,-20 -21,-17",
    "tricorn": "flat dark -17,-6 -9,-14 0,-11 9,-15 18,-6 0,-8; limb pale 1.4 -16,-6 0,-8 17,-6",
    "bandana": "soft bloom -10,-3 -6,-10 2,-11 9,-6 8,-4; flat bloom -9,-4 -18,-8 -17,0",
    "goggles": "soft fur -10,4 -10,-6 -4,-12 4,-12 8,-7 0,-5 -5,3; disc metal 4.4 5,-3; disc glow 2.8 5,-3;"
    "limb dark 2 -9,-2 2,-3",
    "brim": "soft dark -18,-4 -6,-8 8,-8 17,-4 2,-3; flat dark -8,-6 -7,-16 0,-14 7,-16 8,-7;"
    "flat trim -8,-6 -8,-9 8,-9 8,-7",
    "straw": "soft straw -18,-4 0,-9 18,-4 0,-3; flat straw -7,-6 -3,-15 4,-15 8,-6",
    "turban": "soft pale -10,0 -11,-8 -3,-15 6,-13 10,-7 4,-4 -3,-3; disc bright 2 6,-9",
    "mask": "soft dark -9,9 -10,-6 -4,-11 4,-10 8,-7 -1,-6 -1,-1 9,1 8,8 2,11; limb dark 3>1 -9,-4 -18,-2 -24,4",
    "half_mask": "soft trim -2,-5 10,-5 11,0 4,2 -2,0; disc glow 1.5 6,-2",
    "top_hat": "flat dark -14,-6 14,-6 14,-8 8,-8 9,-24 -8,-24 -8,-8 -14,-8; flat trim -8,-8 8,-8 8,-12 -8,-12",
    "motley": "flat cloth -9,-4 -17,-18 -4,-11; flat trim 8,-5 18,-17 3,-11;"
    "soft bloom -10,-3 -5,-10 0,-21 5,-10 9,-5; disc bright 2.4 -17,-19 18,-18 0,-22",
    "horn_hood": "soft cloth -12,14 -13,-2 -8,-13 1,-16 8,-10 8,-4 3,-6 -2,-4 -3,4 2,10 1,15;"
    "limb horn 4>0.8 -4,-12 -12,-20 -10,-30; limb horn 4>0.8 4,-12 10,-20 8,-30",
    "hair_knot": "disc hair 4.5 -9,-9; limb bright 1.2 -16,-12 -3,-7",
}  # fmt: skip

HELD: dict[str, str] = {
    "": "",
    "sword": "flat metal -2.6,-6 2.6,-6 2.2,-44 0,-50 -2.2,-44; flat bright -8,-6 8,-6 7,-3 -7,-3;"
    "limb fur 3 0,-4 0,6; disc bright 2.4 0,7",
    "greatsword": "flat metal -4,-7 4,-7 3.6,-62 0,-70 -3.6,-62; flat bright -12,-7 12,-7 10,-3 -10,-3;"
    "limb fur 3.4 0,-4 0,12; disc bright 3 0,13",
    "katana": "limb metal 4>1 0,-5 3,-28 11,-52; disc bright 4 0,-4; limb dark 3 0,-3 -1,10",
    "cutlass": "soft metal -2,-6 4,-22 14,-42 9,-20 4,-5; soft bright -5,-5 6,-5 5,5 1,6; limb fur 3 0,-4 0,6",
    "dagger": "flat metal -2.4,-5 2.4,-5 0,-25; flat bright -5,-5 5,-5 4,-2.6 -4,-2.6; limb fur 2.6 0,-3 0,5",
    "spear": "limb wood 2.8 0,46 0,-48; flat metal -4.5,-48 0,-66 4.5,-48 0,-43",
    "lance": "limb wood 3>2 0,34 0,-62; flat metal -3.6,-60 0,-82 3.6,-60; flat trim 1,-58 22,-52 1,-42;"
    "soft metal -6,-8 6,-8 3,-16 -3,-16",
    "trident": "limb metal 2.6 0,46 0,-44; limb metal 2.4>0.6 0,-44 -9,-50 -9,-64;"
    "limb metal 2.4>0.6 0,-44 0,-68; limb metal 2.4>0.6 0,-44 9,-50 9,-64",
    "axe": "limb wood 3.2 0,18 0,-40; soft metal 0,-40 12,-48 19,-36 13,-22 0,-28",
    "greataxe": "limb wood 3.6 0,28 0,-52; soft metal 1,-52 15,-62 23,-46 16,-30 1,-37;"
    "soft metal -1,-52 -15,-62 -23,-46 -16,-30 -1,-37",
    "hammer": "limb wood 3.4 0,22 0,-38; flat metal -13,-52 13,-52 13,-36 -13,-36;"
    "flat bright -3,-52 3,-52 3,-36 -3,-36",
    "mace": "limb wood 3 0,10 0,-30; disc metal 8 0,-36; flat metal -12,-36 0,-39 0,-33;"
    "flat metal 12,-36 0,-39 0,-33; flat metal 0,-50 3,-40 -3,-40",
    "club": "soft wood -3,8 -6,-30 -8,-46 0,-52 9,-46 6,-28 3,8; disc horn 2 -6,-40 6,-36 0,-46",
    "staff": "limb wood 3 0,48 0,-46; limb wood 3>1.6 0,-44 8,-52 3,-62 -6,-58; disc glow 4.6 1,-54",
    "crook": "limb wood 3.2 0,48 0,-46; limb wood 3.2>1.6 0,-44 2,-58 14,-60 15,-48 8,-46;"
    "disc leaf 3.4 -3,-40 4,-46",
    "totem": "limb wood 3.2 0,48 0,-46; disc bone 7 0,-52; disc dark 2 2,-53; limb bloom 3>1 -3,-44 -12,-34;"
    "limb trim 3>1 3,-44 10,-32; limb horn 3>0.8 -5,-55 -14,-62; limb horn 3>0.8 5,-55 14,-62",
    "sun_staff": "limb bright 2.8 0,48 0,-46; disc bright 9 0,-54; disc glow 6 0,-54;"
    "flat bright -2,-62 2,-62 0,-72; flat bright -9,-52 -9,-57 -19,-54; flat bright 9,-52 9,-57 19,-54",
    "scythe": "limb wood 3 4,46 -2,-48; soft metal -2,-48 14,-58 36,-52 46,-36 26,-44 0,-42",
    "orb": "disc glow 8 2,-9",
    "flame": "soft bloom -7,-4 -9,-16 -2,-24 1,-36 7,-22 11,-14 7,-3; soft glow -4,-4 -3,-14 2,-22 6,-12 4,-3",
    "dark_flame": "soft trim -7,-4 -9,-16 -2,-24 1,-36 7,-22 11,-14 7,-3;"
    "soft dark -4,-4 -3,-14 2,-22 6,-12 4,-3; disc glow 2 1,-10",
    "bolt": "flat glow -3,0 5,-20 0,-20 8,-44 -8,-16 -2,-16",
    "bow": "limb wood 2>2 -6,-40 10,-26 14,0 10,26 -6,40; limb pale 0.8 -6,-40 -6,40; limb wood 1.4 -14,0 26,0;"
    "flat metal 26,-3 34,0 26,3",
    "crossbow": "flat wood -16,-2 20,-4 20,2 -16,4; limb metal 3>2 14,-20 22,-10 22,10 14,20;"
    "limb pale 0.8 14,-20 -2,0 14,20",
    "whip": "limb fur 3.4>0.8 0,4 0,-10 14,-30 34,-26 38,-8 54,-4",
    "lantern": "limb metal 1.4 0,0 1,8; flat metal -5,8 7,8 5,4 -3,4; flat glow -5,9 7,9 8,23 -6,23;"
    "flat metal -7,23 9,23 9,27 -7,27",
    "torch": "flat wood -3,-14 3,-14 2,14 -2,14; soft bloom -7,-14 -7,-26 -1,-34 1,-44 7,-28 7,-14;"
    "soft glow -4,-15 -3,-24 1,-31 4,-22 3,-15",
    "book": "flat fur -11,-10 0,-6 11,-10 11,6 0,10 -11,6; flat pale -9,-9 0,-5 9,-9 9,4 0,8 -9,4;"
    "limb dark 0.8 0,-5 0,8",
    "scroll": "flat pale -7,-20 7,-20 7,12 -7,12; disc straw 3 -7,-20 7,-20 -7,12 7,12;"
    "limb dark 0.8 -4,-12 4,-12; limb dark 0.8 -4,-6 4,-6; limb dark 0.8 -4,0 4,0",
    "shield": "soft trim -13,-18 0,-21 13,-18 12,4 0,20 -12,4; soft metal -9,-14 0,-16 9,-14 8,2 0,14 -8,2;"
    "flat trim -2,-15 2,-15 2,13 -2,13; flat trim -9,-4 9,-4 9,-1 -9,-1",
    "round_shield": "disc wood 17 0,0; disc trim 13 0,0; disc metal 5 0,0",
    "banner": "limb wood 3 0,46 0,-58; flat cloth 1,-58 34,-52 26,-42 34,-30 1,-26; flat bright 8,-48 18,-46 14,-36",
    "wrench": "limb metal 4 0,8 0,-28; flat metal -9,-28 9,-28 10,-42 4,-42 4,-35 -4,-35 -4,-42 -10,-42",
    "flask": "flat pale -2,-10 2,-10 2,-20 -2,-20; soft glow -2,-10 2,-10 9,4 0,9 -9,4",
    "lute": "soft wood -10,6 -12,-6 -2,-14 9,-8 10,5 0,12; limb fur 3.4 4,-9 24,-34; disc dark 3 0,-2;"
    "limb pale 0.6 -4,4 22,-32",
    "glass": "limb fur 3 0,10 0,-6; disc bright 9 0,-14; disc pale 6.6 0,-14",
    "fork": "limb wood 2.6 0,46 0,-40; limb metal 2 -7,-58 -7,-44 0,-38 7,-44 7,-58; limb metal 2 0,-60 0,-40",
    "sickle": "limb wood 3 0,6 0,-12; limb metal 4>0.8 0,-12 8,-30 22,-30 27,-16",
    "pistol": "flat metal -3,-4 24,-8 24,-3 4,2 2,8 -4,8; disc bright 1.6 4,-3",
    "rifle": "flat metal -18,2 30,-6 30,-2 8,3 -4,12 -20,12; disc glow 2 26,-4",
    "hook": "limb metal 3>0.8 0,-2 4,-14 14,-14 14,-4",
    "coins": "soft fur -9,8 -8,-4 0,-9 8,-4 9,8; disc bright 2.6 -3,-9 3,-11 8,-7",
    "fan": "flat pale 0,4 -18,-14 -10,-24 0,-27 10,-24 18,-14; limb trim 1.4 0,4 -8,-22; limb trim 1.4 0,4 8,-22",
    "cane": "limb dark 2.6 0,38 0,-4; disc bright 3.4 0,-6",
    "claws": "limb bone 2.4>0.6 -3,0 -4,-10; limb bone 2.4>0.6 0,0 1,-12; limb bone 2.4>0.6 3,0 6,-10",
    "net": "limb straw 1 0,0 16,-10 20,12 2,16; limb straw 1 0,0 20,12; limb straw 1 16,-10 2,16",
    "gem": "flat glow -8,-8 0,-16 8,-8 0,4",
    "ball": "disc bloom 6 0,-8; disc trim 6 10,-26; disc bright 6 22,-16",
}  # fmt: skip
