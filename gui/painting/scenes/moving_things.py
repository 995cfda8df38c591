"""What grows or was made, and walks: oozes, trees, flowers, fungi, golems, machines, walls."""

from __future__ import annotations

import math

from gui.painting.scenes.forms import Form, draw


def ooze(form: Form, head: str) -> None:
    """A heap of slime with eyes in it."""
    chance = form.chance
    crown = [
        (math.cos(math.pi * (1 - at / 8)) * 54, -18 - 52 * math.sin(math.pi * at / 8) * chance.span(0.75, 1.15))
        for at in range(9)
    ]
    form.soft("skin", (-66, 2), *crown, (66, 2), (0, 8))
    for _ in range(3):
        x = chance.span(-38, 38)
        form.limb("skin", [(x, -46), (x + 4, -62), (x + chance.span(-8, 8), -78)], 15, 5)
    for _ in range(8):
        form.disc("pale", chance.span(-44, 44), chance.span(-44, -6), chance.span(2, 5))
    for _ in range(chance.whole(2, 4)):
        x, y, r = chance.span(-30, 30), chance.span(-48, -22), chance.span(5, 8)
        form.disc("pale", x, y, r)
        form.eye(x + 1, y, r * 0.6)
        form.disc("dark", x + 2, y, r * 0.28)
    form.soft("dark", (-14, -16), (0, -12), (16, -16), (0, -6))


def tree(form: Form, head: str) -> None:
    """A walking tree."""
    stride = (0.0, 12.0, 4.0, 8.0)[form.pose]
    for x, foot in ((-9, -20 - stride), (11, 16 + stride)):
        form.limb("wood", [(x, -40), (x + foot * 0.3, -18), (foot, 0)], 19, 11)
        draw(form, f"limb wood 6>1 {foot},-3 {foot + 16},2; limb wood 6>1 {foot},-3 {foot - 14},2")
    lift = (0.0, 12.0, 42.0, 24.0)[form.pose]
    for side in (-1, 1):
        hand = (side * 50, -62 - lift * (1 if side > 0 else 0.4))
        form.limb("wood", [(side * 12, -80), (side * 36, -76 - lift * 0.2), hand], 14, 6)
        for dx, dy in ((side * 14, -10), (side * 16, 2), (side * 6, -16)):
            form.limb("wood", [hand, (hand[0] + dx, hand[1] + dy)], 4, 1)
        form.disc("leaf", hand[0] - side * 6, hand[1] - 12, 9)
    form.soft("wood", (-20, -36), (-22, -66), (-17, -100), (0, -108), (17, -100), (22, -66), (20, -36), (0, -28))
    for x, y, r in (
        (-34, -112, 18),
        (30, -114, 19),
        (-14, -130, 20),
        (14, -132, 20),
        (0, -114, 16),
        (-40, -98, 11),
        (42, -98, 11),
    ):
        form.disc("leaf", x, y, r)
    draw(
        form,
        "limb dark 2>1 -8,-60 -10,-44; limb dark 2>1 8,-54 10,-40; soft dark -6,-70 4,-66 14,-71 4,-60;"
        "limb wood 6>4 4,-88 12,-78 4,-76",
    )
    form.eye(-5, -88, 3)
    form.eye(11, -88, 3)


def plant(form: Form, head: str) -> None:
    """A flower with teeth on a stalk of leaves."""
    sway = (0.0, 14.0, -10.0, 22.0)[form.pose]
    draw(
        form,
        "soft leaf 0,0 -30,-14 -58,-6 -34,2; soft leaf 0,0 28,-18 58,-10 34,2;"
        "soft leaf -4,-4 -30,-36 -46,-44 -26,-18; soft leaf 4,-4 26,-40 44,-46 26,-18",
    )
    form.limb("leaf", [(0, 0), (-12, -30), (2 + sway * 0.5, -56), (10 + sway, -76)], 12, 9)
    x, y = 12 + sway, -88.0
    for index in range(8):
        angle = math.tau * index / 8
        form.soft(
            "bloom",
            (x, y),
            (x + 18 * math.cos(angle - 0.3), y + 18 * math.sin(angle - 0.3)),
            (x + 34 * math.cos(angle), y + 34 * math.sin(angle)),
            (x + 18 * math.cos(angle + 0.3), y + 18 * math.sin(angle + 0.3)),
        )
    form.disc("trim", x, y, 15)
    form.disc("dark", x + 2, y + 3, 9)
    for index in range(6):
        angle = math.tau * index / 6
        form.flat(
            "bone",
            (x + 2 + 10 * math.cos(angle), y + 3 + 10 * math.sin(angle)),
            (x + 2 + 10 * math.cos(angle + 0.6), y + 3 + 10 * math.sin(angle + 0.6)),
            (x + 2 + 4 * math.cos(angle + 0.3), y + 3 + 4 * math.sin(angle + 0.3)),
        )


def fungus(form: Form, head: str) -> None:
    """A mushroom with a face, and its children."""
    for x, size in ((-44, 0.45), (46, 0.55), (-62, 0.3)):
        small = form.blank()
        draw(
            small,
            "soft pale -8,0 -7,-30 7,-30 10,0; soft cap -26,-26 -16,-48 0,-54 16,-48 26,-26 0,-22;"
            "disc pale 4 -8,-38 9,-40",
        )
        form.join(small, x, 0, size)
    form.soft("pale", (-20, 2), (-16, -44), (0, -52), (16, -44), (22, 2))
    form.soft("cap", (-54, -46), (-44, -78), (-16, -98), (16, -98), (44, -78), (54, -46), (24, -40), (-24, -40))
    draw(form, "disc pale 8 -26,-70; disc pale 10 4,-82; disc pale 7 32,-64; soft dark -8,-14 0,-11 10,-14 0,-6")
    form.eye(-7, -26, 3.4)
    form.eye(8, -26, 3.4)
    swing = (0.0, 6.0, 18.0, 10.0)[form.pose]
    form.limb("pale", [(14, -34), (28, -30 - swing * 0.4), (36, -24 - swing)], 7, 4)


def golem(form: Form, head: str) -> None:
    """A giant of blocks with a heart that glows."""
    lift = (0.0, 6.0, 44.0, 22.0)[form.pose]
    for x in (-17.0, 17.0):
        form.flat("skin", (x - 11, -42), (x + 11, -42), (x + 12, -20), (x - 10, -20))
        form.flat("skin", (x - 15, -20), (x + 14, -20), (x + 18, 0), (x - 16, 0))
    for side in (-1, 1):
        up = lift if side > 0 else lift * 0.2
        x, y = side * 42.0, -70.0 - up * 0.5
        form.flat("skin", (x - 10, y - 12), (x + 10, y - 12), (x + 9, y + 16), (x - 9, y + 16))
        hy = y + 32 - up * 1.1
        form.flat(
            "skin",
            (x + side * 4 - 15, hy - 16),
            (x + side * 4 + 13, hy - 18),
            (x + side * 4 + 16, hy + 12),
            (x + side * 4 - 13, hy + 14),
        )
        form.flat("skin", (side * 26, -102), (side * 50, -96), (side * 54, -76), (side * 26, -76))
    form.flat("skin", (-34, -98), (34, -98), (30, -58), (18, -42), (-18, -42), (-30, -58))
    form.flat("skin", (-14, -122), (12, -122), (16, -104), (10, -94), (-12, -94), (-16, -106))
    draw(form, "limb dark 1.8>1 -24,-90 -16,-78 -22,-66; limb dark 1.8>1 20,-60 26,-72")
    form.disc("glow", 0, -74, 8)
    form.shine(0, -74, 32)
    form.eye(-4, -109, 2.6)
    form.eye(8, -109, 2.6)


def machine(form: Form, head: str) -> None:
    """A machine on jointed legs."""
    for shift, material in ((9, "dark"), (0, "metal")):
        for x, foot in ((-26, -46), (22, 42)):
            form.limb(material, [(x + shift, -44), (x + foot * 0.5 + shift, -58), (foot + shift, 0)], 9, 5)
            form.disc("bright", x + foot * 0.42 + shift, -54, 5)
    form.flat("skin", (-40, -38), (-34, -64), (-10, -76), (24, -74), (42, -54), (34, -34), (-20, -28))
    draw(
        form,
        "disc bright 12 -16,-52; disc dark 7 -16,-52; disc bright 3 -16,-52;"
        "flat dark 2,-66 24,-64 26,-58 2,-58; limb metal 5 -30,-66 -32,-88;"
        "limb metal 4 -22,-70 -23,-84",
    )
    form.limb("metal", [(30, -52), (46, -64), (54, -58)], 9, 7)
    form.disc("metal", 54, -60, 11)
    form.eye(57, -60, 6)
    lift = (0.0, 8.0, 16.0, 24.0)[form.pose]
    form.limb("metal", [(8, -44), (36, -34 - lift * 0.4), (56, -30 - lift)], 6, 4)
    draw(form, f"flat bright 54,{-40 - lift} 70,{-44 - lift} 62,{-30 - lift} 70,{-18 - lift} 54,{-22 - lift}")


def thopter(form: Form, head: str) -> None:
    """A small flying machine."""
    form.airborne = True
    draw(
        form,
        "limb metal 2 0,-16 0,-36; soft pale -52,-40 0,-44 52,-40 0,-34;"
        "flat fin -20,-4 -62,-20 -58,4 -20,8; flat fin 18,-4 44,-24 46,0 20,6",
    )
    form.soft("skin", (-34, 0), (-20, -18), (14, -18), (34, -4), (26, 14), (-8, 18), (-30, 10))
    draw(
        form,
        "limb metal 6>2 -30,2 -52,6 -66,-2; disc bright 6 -10,2; limb metal 3>1.6 -6,16 -14,30;"
        "limb metal 3>1.6 10,14 18,28",
    )
    form.disc("metal", 24, -2, 10)
    form.eye(28, -2, 6)
    form.turned((-0.15, 0.1, -0.3, 0.25)[form.pose])


def wall(form: Form, head: str) -> None:
    """A wall with a gate's face."""
    row_height = 17.0
    for row in range(6):
        y = -row * row_height
        shift = 9 if row % 2 else 0
        for column in range(-4, 4):
            x = column * 19 + shift - 2
            form.flat("skin", (x, y), (x + 18, y), (x + 18, y - 16), (x, y - 16))
    for column in range(-4, 5, 2):
        x = column * 17
        form.flat("skin", (x - 8, -101), (x + 9, -101), (x + 9, -118), (x - 8, -118))
    form.soft("dark", (-20, 2), (-20, -44), (0, -62), (20, -44), (20, 2))
    for x in (-12, -4, 4, 12):
        form.limb("metal", [(x, 0), (x, -50)], 3, 3)
    form.eye(-30, -74, 4)
    form.eye(30, -74, 4)
