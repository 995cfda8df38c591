"""The picture on a card: made by program from its name, colours and types, always the same.

`picture(spec)` paints one; `ART` keeps the pictures that were painted, within a limit of bytes. Painting one takes
some tens of milliseconds, so a deck's pictures are best made ahead by `ART.prepare(specs)` on a worker thread.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from io import BytesIO

from PIL import Image

from gui.painting.byte_cache import ByteCache
from gui.painting.face import FaceSpec, frame_colors, is_land, printed_number, type_words
from gui.painting.scenes import sigils
from gui.painting.scenes.canvas import Canvas
from gui.painting.scenes.chance import Chance
from gui.painting.scenes.creatures import creature
from gui.painting.scenes.deeds import deed_of, enchantment, spell
from gui.painting.scenes.objects import ARMS, COMMON, show_thing
from gui.painting.scenes.places import BASIC_PLACES, landscape, open_place_for, place_for
from gui.painting.scenes.portraits import battlefield, portrait
from gui.painting.scenes.tints import Tint, tint_for
from gui.painting.scenes.vehicles import vehicle

DEFAULT_LIMIT = 16 * 1024 * 1024  # some 400 pictures
QUALITY = 92  # of what is kept: no loss that could be seen, and a tenth of the bytes

# Kinds of cards, by their frame or their type line, whose pictures are all of one kind.
OF_KIND: dict[str, Callable[[Chance, Tint], Canvas]] = {
    "saga": sigils.mosaic,
    "class": sigils.heraldry,
}


ArtKey = tuple[str, tuple[str, ...], str, str, int, str]


def art_key(spec: FaceSpec) -> ArtKey:
    """What the picture depends on: two faces with the same key wear the same picture."""
    types, _ = type_words(spec.type_line)
    if "Creature" in types:
        return spec.name, frame_colors(spec), spec.type_line, spec.kind, _size(spec), ""
    deed = deed_of(spec.text) if types & {"Instant", "Sorcery", "Enchantment"} else ""
    return spec.name, frame_colors(spec), spec.type_line, spec.kind, spec.variant, deed


def _size(spec: FaceSpec) -> int:
    """How large a creature is painted: by its printed power, up to 1, 3, 5, and beyond."""
    power = printed_number(spec.power)
    return 1 if power is None else sum(power > limit for limit in (1, 3, 5))


def picture(spec: FaceSpec) -> Image.Image:
    """The picture of a face, RGB, 400 by 320."""
    name, colors, type_line, kind, *_ = art_key(spec)
    chance = Chance(name, "".join(colors), type_line, kind, *((str(spec.variant),) if spec.variant else ()))
    return scene(spec, chance, tint_for(colors, chance)).finished(chance)


def scene(spec: FaceSpec, chance: Chance, tint: Tint) -> Canvas:
    """The composition that fits a face's kind and types, finished but for its last brush marks."""
    types, subtypes = type_words(spec.type_line)
    if is_land(spec):
        return _land(chance, tint, subtypes, frame_colors(spec), spec.name)
    words = {spec.kind, *map(str.lower, types), *map(str.lower, subtypes)}
    own = next((made for kind, made in OF_KIND.items() if kind in words), None)
    if words & {"planeswalker", "vanguard"}:
        return portrait(chance, tint, frame_colors(spec), spec.name)
    if "battle" in words:
        return battlefield(chance, tint, frame_colors(spec), spec.name)
    if own is not None:
        return own(chance, tint)
    if "Creature" in types:
        return creature(chance, tint, subtypes, frame_colors(spec), spec.name, _size(spec))
    if "Artifact" in types:
        return _artifact(chance, tint, subtypes, frame_colors(spec), spec.name)
    if "Enchantment" in types or spec.kind == "emblem":
        return enchantment(chance, tint, frame_colors(spec), spec.name, deed_of(spec.text), "Aura" in subtypes)
    if types & {"Instant", "Sorcery"}:
        return spell(chance, tint, frame_colors(spec), spec.name, deed_of(spec.text))
    return landscape(chance, tint, open_place_for(chance, spec.name, frame_colors(spec), ""))


def _land(chance: Chance, tint: Tint, subtypes: tuple[str, ...], colors: tuple[str, ...], name: str) -> Canvas:
    basic = [BASIC_PLACES[subtype] for subtype in subtypes if subtype in BASIC_PLACES]
    return landscape(chance, tint, chance.pick(basic) if basic else place_for(chance, name, colors, ""))


def _artifact(chance: Chance, tint: Tint, subtypes: tuple[str, ...], colors: tuple[str, ...], name: str) -> Canvas:
    if "Vehicle" in subtypes:
        return vehicle(chance, tint, colors, name)
    words = " ".join((*subtypes, name))  # a Map is a map, whatever it is called
    return show_thing(chance, tint, colors, words, ARMS if "Equipment" in subtypes else COMMON)


class ArtStore:
    """Painted pictures, packed, the least recently used forgotten first.

    It is safe to fill from a worker thread.
    """

    def __init__(self, limit: int = DEFAULT_LIMIT) -> None:
        self._pictures: ByteCache[bytes] = ByteCache(limit)
        self.source: Callable[[FaceSpec], Image.Image | None] | None = None  # a person's own pictures

    def get(self, spec: FaceSpec) -> Image.Image:
        """The picture of a face, painted now if it was not yet."""
        key = art_key(spec)
        packed = self._pictures.get(key)
        if packed is None:
            own = self.source(spec) if self.source is not None and spec.name else None
            packed = _packed(own if own is not None else picture(spec))
            self._pictures.put(key, packed, len(packed))
        return Image.open(BytesIO(packed), formats=(_FORMAT,))

    def ready(self, spec: FaceSpec) -> bool:
        """Whether the picture of a face is painted already."""
        return art_key(spec) in self._pictures

    def prepare(self, specs: Iterable[FaceSpec]) -> int:
        """Paints what is missing, second faces too; gives how many pictures that were."""
        painted = 0
        for spec in specs:
            for face in (spec, spec.second):
                if face is not None and face.kind != "back" and not self.ready(face):
                    self.get(face)
                    painted += 1
        return painted

    def forget(self, names: Collection[str] | None = None) -> None:
        """Forgets the pictures of some names, or all: others may be there now."""
        self._pictures.drop(lambda key: names is None or (isinstance(key, tuple) and key[0] in names))

    @property
    def held_bytes(self) -> int:
        """The memory that the pictures take."""
        return self._pictures.held_bytes


_FORMAT = "JPEG"


def _packed(painted: Image.Image) -> bytes:
    out = BytesIO()
    painted.convert("RGB").save(out, _FORMAT, quality=QUALITY, subsampling=0)
    return out.getvalue()


ART = ArtStore()
