"""Keeping drafts in files: lines of JSON that only grow, as matches are kept (`engine.table.journal`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from engine.cards.library import CardLibrary
from engine.core.errors import EngineError, SaveError
from engine.core.record import record, replace
from engine.core.untrusted import UntrustedError, read_json
from engine.table.append_only_file import AppendOnlyFile
from engine.table.drafting.boosters import Product, Sheet, Slot
from engine.table.drafting.setup import BASICS, Drafter, DraftSetup
from engine.table.save_values import (
    answers_of,
    card_from_json,
    card_to_json,
    good_lines,
    options_from,
    text_of,
    whole_number,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from engine.cards.card_data import CardData

FORMAT = "kitchen-table draft"
VERSION = 1


def header(setup: DraftSetup) -> dict[str, Any]:
    """The first line of a file: everything needed to begin the draft again."""
    names = dict.fromkeys((*BASICS, *setup.listed, *(name for product in setup.products for name in product.names())))
    cards = [card for name in names if (card := setup.cards.find(name)) is not None]
    return {
        "format": FORMAT, "version": VERSION, "form": setup.form_name, "seed": setup.seed, "edition": setup.edition,
        "options": dict(setup.options), "seats": [_seat_to_json(seat) for seat in setup.seats],
        "products": [_product_to_json(product) for product in setup.products],
        "cards": [{**card_to_json(card), "rarity": card.rarity} for card in cards],
    }  # fmt: skip


def _seat_to_json(seat: Drafter) -> list[Any]:
    lists = {kind: [list(entry) for entry in listed] for kind, listed in seat.lists.items()}
    return [seat.name, seat.agent, *([lists] if lists else [])]


def _seat_from_json(data: list[Any]) -> Drafter:
    name, agent, *more = data
    lists = {
        text_of(kind): tuple((whole_number(count), text_of(card)) for count, card in listed)
        for one in more for kind, listed in one.items()
    }  # fmt: skip
    return Drafter(text_of(name), text_of(agent), lists)


def _product_to_json(product: Product) -> dict[str, Any]:
    return {
        "title": product.title, "commanders": list(product.commanders), "partners": product.partners,
        **({"cube": True} if product.cube else {}),
        "slots": [[slot.count, [[sheet.weight, list(sheet.names)] for sheet in slot.sheets]] for slot in product.slots],
    }  # fmt: skip


def _product_from_json(data: dict[str, Any]) -> Product:
    slots = tuple(
        Slot(whole_number(count), tuple(Sheet(whole_number(weight), tuple(map(text_of, names)))
                                        for weight, names in sheets))
        for count, sheets in data["slots"]
    )  # fmt: skip
    commanders, cube = tuple(map(text_of, data["commanders"])), data.get("cube") is True
    return Product(text_of(data["title"]), slots, commanders, data["partners"] is True, cube)


def _card(data: dict[str, Any]) -> CardData:
    return replace(card_from_json(data), rarity=text_of(data["rarity"]))  # by which programs know what is strong


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class DraftJournal:
    """A file that grows by a line with each answer."""

    def __init__(self, path: Path, setup: DraftSetup, answers: Sequence[Any]) -> None:
        self._file = AppendOnlyFile(path, [_line(header(setup)), *(_line({"answer": answer}) for answer in answers)])

    @property
    def problem(self) -> str:
        """Why the draft is not on the disk as it stands; "" if it is."""
        return self._file.problem

    def answered(self, answer: Any) -> None:
        """Add an answer."""
        self._file.add(_line({"answer": answer}))

    def went_back(self, count: int) -> None:
        """Note that so many answers are left."""
        self._file.add(_line({"back": count}))


@record
class SavedDraft:
    """What a file holds: the setup, the answers, and what is wrong after them."""

    setup: DraftSetup
    answers: list[Any]
    damage: str


def read(path: Path) -> SavedDraft:
    """The setup and the answers in a file, as far as it is not damaged; raises `SaveError`."""
    texts, damage = good_lines(path)
    try:
        setup = _setup(path, read_json(texts[0]))
    except UntrustedError as error:
        raise SaveError(f"{path}: line 1 is not readable: {error}") from error
    except SaveError:
        raise
    except EngineError as error:
        raise SaveError(f"{path}: line 1: {error}") from error
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise SaveError(f"{path}: line 1 lacks or garbles {error}") from error
    answers, why = answers_of(texts[1:])
    return SavedDraft(setup, answers, why or damage)


def _setup(path: Path, head: Any) -> DraftSetup:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise SaveError(f"{path} is no saved draft")
    if head.get("version") != VERSION:
        raise SaveError(f"{path} has version {head.get('version')}; this program reads version {VERSION}")
    setup = DraftSetup(
        tuple(map(_seat_from_json, head["seats"])), text_of(head["form"]),
        tuple(map(_product_from_json, head["products"])), CardLibrary(map(_card, head["cards"])),
        whole_number(head["seed"]), text_of(head["edition"]), tuple(options_from(head["options"])),
    )  # fmt: skip
    setup.check()
    return setup
