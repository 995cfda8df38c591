"""Booster packs of a set or of any list of cards, with slots by rarity.

It is also told which cards are left out, and why.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core.errors import EngineError
from engine.core.record import record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine.cards.card_data import CardData
    from engine.core.chance import Chance

RARITIES = ("common", "uncommon", "rare", "mythic")
LEGENDS = "legend"  # a slot of legendary creatures, for packs that commanders are drafted from
USUAL = {"common": 10, "uncommon": 3, "rare": 1}  # how many of each a pack has
PACK = 14  # cards of a pack from a list without rarities
MYTHICS_IN = 8  # of so many packs one has a mythic rare instead of the rare
MOST_IN_PACK = 30


class BoosterError(EngineError):
    """Cards of which no booster packs can be made; says why."""


@record
class Sheet:
    """Cards of which one is printed, each as often as any other; `weight` is how often the sheet is used."""

    weight: int
    names: tuple[str, ...]


@record
class Slot:
    """Some places of a pack, each filled from one of some sheets."""

    count: int
    sheets: tuple[Sheet, ...]


@record
class Product:
    """Booster packs of one kind."""

    title: str
    slots: tuple[Slot, ...]
    commanders: tuple[str, ...] = ()  # cards that may be added to a pool as commanders (CR 903.13e)
    partners: bool = False  # commanders of at most one color are partners as decks are built (CR 903.13f)
    cube: bool = False  # each card of its one sheet comes as often as it stands there, before any comes again

    @property
    def size(self) -> int:
        """How many cards a pack has."""
        return sum(slot.count for slot in self.slots)

    def names(self) -> tuple[str, ...]:
        """Every card that can come from a pack, or with it."""
        sheets = (name for slot in self.slots for sheet in slot.sheets for name in sheet.names)
        return tuple(dict.fromkeys((*sheets, *self.commanders)))

    def opened(self, chance: Chance, dealt: list[str] | None = None) -> tuple[str, ...]:
        """The cards of one pack; none twice, as far as there are enough.

        `dealt` are those of a cube that are out.
        """
        if self.cube:
            return self._dealt(chance, [] if dealt is None else dealt)
        found: list[str] = []
        for slot in self.slots:
            for _ in range(slot.count):
                found.append(_one_of(slot.sheets, found, chance))
        return tuple(found)

    def _dealt(self, chance: Chance, dealt: list[str]) -> tuple[str, ...]:
        found: list[str] = []
        while len(found) < self.size:
            stock = Counter(self.slots[0].sheets[0].names)
            stock.subtract(dealt)
            left = list(stock.elements())
            if not left:  # the whole cube is out: it begins anew
                dealt.clear()
                continue
            for _ in range(min(len(left), self.size - len(found))):
                found.append(left.pop(chance.below(len(left))))
                dealt.append(found[-1])
        return tuple(found)


def _one_of(sheets: tuple[Sheet, ...], found: list[str], chance: Chance) -> str:
    at = chance.below(sum(sheet.weight for sheet in sheets))
    sheet = sheets[0]
    for sheet in sheets:
        if at < sheet.weight:
            break
        at -= sheet.weight
    fresh = [name for name in sheet.names if name not in found] or list(sheet.names)
    return fresh[chance.below(len(fresh))]


@record
class LeftOut:
    """A card that is in no pack, and why."""

    name: str
    why: str
    unplayable: bool = False  # its text is not understood; else it belongs in no pack


def made_of(
    title: str, cards: Iterable[CardData], reason: Callable[[str], str], *, commanders: tuple[str, ...] = (),
    partners: bool = False, counts: Mapping[str, int] = USUAL,
) -> tuple[Product, tuple[LeftOut, ...]]:  # fmt: skip
    """Booster packs of some cards, and which of those are in none.

    `reason` says why a card can't be played; `counts` how many of each rarity, and how many legends, a pack has.
    """
    by_rarity: dict[str, list[str]] = {}
    left_out: list[LeftOut] = []
    conspiracies: list[str] = []
    for card in {card.name: card for card in cards}.values():
        why = elsewhere(card)
        unplayable = "" if why else reason(card.name)
        if why or unplayable:
            left_out.append(LeftOut(card.name, why or unplayable, bool(unplayable)))
        elif card.name in commanders:
            continue
        elif "Conspiracy" in card.front.type_line:
            conspiracies.append(card.name)
        else:
            by_rarity.setdefault(_slot_of(card, counts), []).append(card.name)
    slots = _slots(by_rarity, counts)
    if conspiracies:
        slots += (Slot(1, (Sheet(1, tuple(conspiracies)),)),)
    if not slots:
        raise BoosterError(f"{title}: no booster packs can be made: none of its cards can be played")
    known = tuple(name for name in commanders if not reason(name))
    return Product(title, slots, known, partners), tuple(left_out)


def _slot_of(card: CardData, counts: Mapping[str, int]) -> str:
    types = card.front.type_line.partition("—")[0].split()
    if LEGENDS in counts and {"Legendary", "Creature"} <= set(types):
        return LEGENDS
    return card.rarity if card.rarity in RARITIES else ""


def elsewhere(card: CardData) -> str:
    """Why a card is never in a pack that decks are made from, whether or not it can be played."""
    kinds = card.front.type_line.partition("—")[0].split()
    if "Basic" in kinds:
        return "basic lands are added to decks, not drafted"
    other = next((kind for kind in ("Dungeon", "Scheme", "Vanguard", "Plane", "Phenomenon") if kind in kinds), "")
    return f"a {other.lower()} card is for no deck" if other else ""


def _slots(by_rarity: dict[str, list[str]], counts: Mapping[str, int]) -> tuple[Slot, ...]:
    """The usual slots; where a rarity is missing, its places go to the next one below, or else above."""
    everything = tuple(name for names in by_rarity.values() for name in names)
    if not everything:
        return ()
    if len([rarity for rarity in RARITIES if by_rarity.get(rarity)]) < 2:
        return (Slot(PACK, (Sheet(1, everything),)),)
    slots: list[Slot] = []
    for rarity, count in counts.items():
        names = by_rarity.get(rarity) or by_rarity.get("common") or by_rarity.get("uncommon") or list(everything)
        names = [*names, *by_rarity.get("", ())] if rarity == "common" else names
        sheets: tuple[Sheet, ...] = (Sheet(MYTHICS_IN - 1 if rarity == "rare" else 1, tuple(names)),)
        if rarity == "rare" and by_rarity.get("mythic"):
            sheets = (*sheets, Sheet(1, tuple(by_rarity["mythic"])))
        slots.append(Slot(count, sheets))
    return tuple(slots)
