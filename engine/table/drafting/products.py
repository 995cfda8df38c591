"""Booster packs that can be opened: of shipped sets, of imported sets, and of files of cards."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from engine.cards.card_files import read_set
from engine.cards.library import SETS, CardLibrary
from engine.core.record import record
from engine.meaning.cards import looked_up
from engine.table.drafting.boosters import USUAL, BoosterError, LeftOut, Product, made_of
from engine.table.drafting.setup import BASICS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cards.card_data import CardData

NOTES = "booster.toml"  # what a set's folder says of its packs: title, form, slots, commanders, partners
ENOUGH = 30  # cards of a set of which packs are worth opening


@record
class OfferedSet:
    """A set of which packs can be opened."""

    key: str  # as commands name it: the name of its folder, or the code under which it was imported
    title: str
    form: str  # of the draft that it is made for


def offered_sets(library: CardLibrary) -> tuple[OfferedSet, ...]:
    """The shipped sets that are large enough, then imported ones."""
    found = []
    for folder in sorted(path for path in SETS.iterdir() if path.is_dir()):
        said = _notes(folder)
        if said.get("draft", True) and len(read_set(folder)) >= ENOUGH:
            found.append(
                OfferedSet(folder.name, str(said.get("title", folder.name.title())), str(said.get("form", "")))
            )
    if library.database is not None:
        found += [OfferedSet(code, code, "") for code, count in library.database.sets() if count >= ENOUGH]
    return tuple(found)


def product_of(key: str, library: CardLibrary) -> tuple[Product, tuple[LeftOut, ...]]:
    """The packs of a set by its key or title, of a .cards file or a folder; and what is in none of them."""
    folded = key.casefold()
    for folder in sorted(path for path in SETS.iterdir() if path.is_dir()):
        said = _notes(folder)
        if folded in (folder.name.casefold(), str(said.get("title", "")).casefold()):
            return made(str(said.get("title", folder.name.title())), read_set(folder), library, said)
    database = library.database
    if database is not None:
        cards = database.cards_of_set(key)
        if cards:
            return made(key, cards, library)
    known = ", ".join(offered.key for offered in offered_sets(library))
    raise BoosterError(f"there is no set {key!r}: name one of {known}, or a file of cards")


def made(
    title: str, cards: Sequence[CardData], library: CardLibrary, said: dict[str, object] | None = None
) -> tuple[Product, tuple[LeftOut, ...]]:
    """Packs of some cards, which are all in the library."""
    notes = said or {}
    listed = notes.get("commanders", ())
    commanders = tuple(map(str, listed)) if isinstance(listed, list) else ()
    slots = notes.get("slots")
    counts = {str(kind): int(count) for kind, count in slots.items()} if isinstance(slots, dict) else USUAL
    return made_of(
        title, cards, library.reason, commanders=commanders, partners=notes.get("partners") is True, counts=counts
    )  # fmt: skip


def library_for(products: Sequence[Product], library: CardLibrary, listed: Iterable[str] = ()) -> CardLibrary:
    """Just the cards that a draft and the match after it need: neither reads a database any more then."""
    names = dict.fromkeys((*BASICS, *listed, *(name for product in products for name in product.names())))
    own = tuple(library.definition(name) for name in names if library.playable(name))
    named = looked_up(own, library.definition)
    cards = [card for name in (*names, *named) if (card := library.find(name)) is not None]
    return CardLibrary((*cards, *library.dungeons()))


def _notes(folder: Path) -> dict[str, object]:
    path = folder / NOTES
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
