"""Where a picture is set: some thirty places, the hour, the weather.

By types, colours and the words of a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PIL import Image, ImageDraw, ImageFilter

from gui.painting.scenes import far_places, lands, made_places, rooms, skies, wild_places
from gui.painting.scenes.canvas import SCALE, SIZE, UNITS, Canvas, H, W
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled

PLACES: dict[str, Callable[[Chance, Tint], Canvas]] = {
    "plains": lands.plains, "coast": lands.islands, "swamp": lands.swamp, "mountain": lands.mountain,
    "forest": lands.forest, "castle": wild_places.fortress, "ruins": wild_places.old_stones,
    "town": wild_places.township, "isles": wild_places.floating_isles, "mesa": wild_places.mesas,
    "cave": wild_places.cavern, "desert": far_places.dunes, "ice": far_places.ice, "jungle": far_places.jungle,
    "sea": far_places.sea, "reef": far_places.reef, "clouds": far_places.cloudland, "gorge": far_places.gorge,
    "crystals": far_places.crystal_field, "volcano": far_places.volcano, "void": far_places.void,
    "heath": far_places.heath, "graveyard": made_places.graveyard, "temple": rooms.pillared_hall,
    "palace": rooms.throne_room, "library": rooms.library, "forge": rooms.forge,
    "bridge": made_places.bridge, "harbour": made_places.harbour, "farm": made_places.farmland,
    "garden": made_places.garden, "city": made_places.metropolis, "laboratory": rooms.laboratory,
    "burrow": rooms.nest,
}  # fmt: skip
BASIC_PLACES = {"Plains": "plains", "Island": "coast", "Swamp": "swamp", "Mountain": "mountain", "Forest": "forest"}
#: Places under a roof or under water have neither hour nor weather.
SHELTERED = frozenset(["temple", "palace", "library", "forge", "laboratory", "burrow", "cave", "reef", "void"])

BY_COLOR: dict[str, str] = {
    "W": "plains castle temple farm clouds town garden palace heath bridge",
    "U": "sea coast reef library isles clouds laboratory harbour ice city crystals",
    "B": "swamp graveyard cave ruins void city burrow palace bridge heath",
    "R": "mountain volcano mesa desert cave forge gorge heath ruins",
    "G": "forest jungle heath gorge swamp ruins burrow farm garden plains",
    "C": "void ruins city forge laboratory desert isles crystals mesa temple",
}
# Words in a name (or in the text of a land) that say where it is; a word counts by its beginning.
_WORDS: tuple[tuple[str, str], ...] = (
    ("sea ocean tide wave deep current pelag", "sea reef"), ("reef coral abyss trench drown", "reef"),
    ("coast shore beach isle island lagoon bay atoll", "coast"), ("harbor harbour dock port ship sail", "harbour"),
    ("river ford bridge canal", "bridge"), ("falls waterfall gorge canyon ravine rapids", "gorge"),
    ("sky cloud wind air storm aeri zephyr sun star", "clouds isles"),
    ("moon void aether ether rift planar nebul", "void"),
    ("crystal gem prism shard geode", "crystals"), ("ice frost snow glaci winter frozen cold", "ice"),
    ("fire flame ember lava magma volcan ash cinder pyre", "volcano"), ("forge smith anvil foundry furnace", "forge"),
    ("mount peak crag cliff summit ridge alp", "mountain"), ("mesa badland canyon", "mesa"),
    ("sand dune desert oasis arid waste", "desert"), ("cave cavern tunnel mine under grotto", "cave"),
    ("burrow nest den warren hive lair root", "burrow"), ("bog swamp marsh mire fen bayou rot", "swamp"),
    ("grave tomb crypt death dead cemeter ghost haunt mausol", "graveyard"),
    ("ruin ancient lost fallen relic", "ruins"),
    ("forest wood grove tree oak elder glade bough", "forest"), ("jungle vine wild rain canopy", "jungle"),
    ("garden bloom flower rose blossom orchard", "garden"), ("field farm harvest mill barn pasture", "farm"),
    ("plain meadow prairie steppe savann grass", "plains"), ("moor heath hill down", "heath"),
    ("temple shrine sanct cathedral chapel altar monaster", "temple"),
    ("palace throne court king queen royal", "palace"),
    ("castle fort keep citadel bastion wall tower stronghold guard", "castle"),
    ("library archive tome scroll study academ school", "library"), ("lab alchem workshop experiment", "laboratory"),
    ("city street alley guild metro district", "city"), ("town village hamlet market inn tavern", "town"),
)  # fmt: skip
_HOURS = ("dawn", "day", "day", "dusk", "night")
_WEATHERS = ("", "", "", "", "rain", "snow", "mist", "motes", "rays", "storm")


def places_in(words: str) -> list[str]:
    """The places that the words of a name speak of."""
    found: list[str] = []
    for word in "".join(letter if letter.isalpha() else " " for letter in words.lower()).split():
        for beginnings, places in _WORDS:
            if word.startswith(tuple(beginnings.split())):
                found += places.split()
    return found


def place_for(chance: Chance, words: str, colors: Iterable[str], habitats: str) -> str:
    """A place: most often one that the words name or where such a thing is at home, else one of its colours'."""
    named, home = places_in(words), habitats.split()
    own = [place for color in (tuple(colors) or ("C",)) for place in BY_COLOR.get(color, BY_COLOR["C"]).split()]
    roll = chance.unit()
    if named and roll < 0.85:
        return chance.pick(named)
    if home and roll < 0.65:
        return chance.pick(home)
    return chance.pick(own)


def open_place_for(chance: Chance, words: str, colors: Iterable[str], habitats: str) -> str:
    """A place that is worth a picture with nobody in it: under the sky, or a cave."""
    place = place_for(chance, words, colors, habitats)
    indoors = SHELTERED - {"cave", "reef", "void"}
    return chance.pick(("isles", "gorge", "ruins", "clouds", "crystals")) if place in indoors else place


def at_hour(tint: Tint, hour: str) -> Tint:
    """The colours of a picture at an hour of the day."""
    top, upper, lower, bottom = tint.sky
    if hour == "day":
        sky = (
            mix(top, (110, 158, 214), 0.45),
            mix(upper, (160, 200, 232), 0.42),
            mix(lower, (226, 236, 240), 0.38),
            mix(bottom, (250, 250, 244), 0.35),
        )
        return replace(
            tint,
            sky=sky,
            light=mix(tint.light, (255, 255, 255), 0.4),
            far=mix(tint.far, bottom, 0.15),
            near=scaled(tint.near, 1.06),
        )
    if hour == "dawn":
        sky = (
            mix(top, (120, 120, 176), 0.4),
            mix(upper, (214, 160, 178), 0.4),
            mix(lower, (255, 206, 176), 0.4),
            mix(bottom, (255, 238, 206), 0.4),
        )
        return replace(tint, sky=sky, light=mix(tint.light, (255, 240, 224), 0.5))
    if hour == "dusk":
        sky = (
            mix(top, (44, 30, 66), 0.5),
            mix(upper, (126, 58, 90), 0.38),
            mix(lower, (240, 128, 78), 0.38),
            mix(bottom, (255, 202, 128), 0.42),
        )
        return replace(tint, sky=sky, light=mix(tint.light, (255, 216, 160), 0.5), near=scaled(tint.near, 0.8))
    sky = (
        mix(top, (6, 8, 22), 0.66),
        mix(upper, (18, 24, 52), 0.6),
        mix(lower, (40, 54, 92), 0.5),
        mix(bottom, (92, 116, 150), 0.42),
    )
    return replace(
        tint,
        sky=sky,
        light=mix(tint.light, (206, 224, 255), 0.6),
        near=scaled(tint.near, 0.65),
        far=mix(tint.far, (24, 30, 56), 0.4),
    )


def backdrop(chance: Chance, tint: Tint, place: str) -> tuple[Canvas, Tint]:
    """A place at some hour; gives the canvas and the colours of the hour."""
    hour = chance.pick(_HOURS)
    lit = tint if place in SHELTERED else at_hour(tint, hour)
    return PLACES[place](chance, lit), lit


def landscape(chance: Chance, tint: Tint, place: str) -> Canvas:
    """A place for its own sake, with its weather: the picture of a land."""
    canvas, lit = backdrop(chance, tint, place)
    weather(chance, canvas, lit, place)
    return canvas


def recede(canvas: Canvas, tint: Tint, strength: float = 0.10) -> None:
    """The place draws back behind its subject: softer, and a little in haze."""
    soft = canvas.image.filter(ImageFilter.BoxBlur(1.4))
    canvas.image = Image.blend(soft, Image.new("RGB", SIZE, mix(tint.sky[2], tint.sky[3], 0.5)), strength)


def weather(chance: Chance, canvas: Canvas, tint: Tint, place: str) -> None:
    """What falls or drifts before the subject."""
    kind = chance.pick(_WEATHERS)
    if place in SHELTERED:
        kind = "motes" if kind in ("snow", "motes") else ""
    if place == "volcano":
        kind = "embers"
    if kind == "rain":
        _streaks(chance, canvas, mix(tint.sky[3], (255, 255, 255), 0.4), 80, 34, 0.24)
    elif kind == "snow":
        _flakes(chance, canvas, (250, 252, 255), 90, 3.6)
    elif kind == "mist":
        canvas.veil(mix(tint.sky[3], tint.light, 0.4), H * 0.5, H, 0.0, 0.5)
    elif kind == "motes":
        _flakes(chance, canvas, mix(tint.accent, (255, 255, 255), 0.4), 30, 3.2)
    elif kind == "embers":
        _flakes(chance, canvas, (255, 170, 80), 46, 3.4)
    elif kind == "rays":
        skies.rays(chance, canvas, W * chance.unit(), -H * 0.1, tint.light, 0.22, 9)
    elif kind == "storm":
        _streaks(chance, canvas, mix(tint.sky[2], (255, 255, 255), 0.3), 110, 48, 0.5)
        _bolt(chance, canvas, tint)


def _streaks(chance: Chance, canvas: Canvas, color: Rgb, count: int, length: float, lean: float) -> None:
    mask = Image.new("L", UNITS, 0)
    draw = ImageDraw.Draw(mask)
    for _ in range(count):
        x, y, long = W * chance.span(-0.1, 1.1), H * chance.unit(), length * chance.span(0.5, 1.4)
        draw.line((x, y, x - lean * long, y + long), fill=chance.whole(60, 150), width=2)
    canvas.image.paste(color, (0, 0), mask.reduce(SCALE))


def _flakes(chance: Chance, canvas: Canvas, color: Rgb, count: int, size: float) -> None:
    mask = Image.new("L", UNITS, 0)
    draw = ImageDraw.Draw(mask)
    for _ in range(count):
        x, y, r = W * chance.unit(), H * chance.unit(), size * chance.span(0.5, 1.5)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=chance.whole(120, 235))
    canvas.image.paste(color, (0, 0), mask.reduce(SCALE))


def _bolt(chance: Chance, canvas: Canvas, tint: Tint) -> None:
    x, y = W * (chance.span(0.06, 0.24) if chance.happens(0.5) else chance.span(0.76, 0.94)), 0.0
    points = [(x, y)]
    while y < H * 0.6:
        x, y = x + chance.span(-34, 34), y + chance.span(24, 54)
        points.append((x, y))
    canvas.glow(points[0][0], H * 0.15, H * 0.4, tint.light, 0.5)
    canvas.line(points, (255, 255, 255), 4)
