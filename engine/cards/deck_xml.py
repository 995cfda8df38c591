"""Deck lists as XML, read without trusting them.

They are ``.dek``, Cockatrice's ``.cod`` and ``.o8d``.

A document type that defines anything is refused, so no entity is ever defined or expanded; its bare name is let pass.
An ampersand that some programs forget to escape is read as one.
"""

from __future__ import annotations

import re
from xml.parsers import expat

from engine.cards.deck_entries import DeckDraft, DeckEntry
from engine.cards.deck_headings import SECTION_OF, plain

_ZONES = {"main": "main", "side": "sideboard", "sideboard": "sideboard", "commander": "commanders"}
_DEEPEST = 50
_BARE_AMPERSAND = re.compile(r"&(?!(?:[a-zA-Z]{2,8}|#\d{1,7}|#x[0-9a-fA-F]{1,6});)")
_TOPS = ("Deck", "deck", "cockatrice_deck")


class _Refused(Exception):
    pass


class _DeckReader:
    """What the parser meets, one element at a time."""

    def __init__(self, draft: DeckDraft) -> None:
        self.draft = draft
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.parser.StartDoctypeDeclHandler = self.begin_type
        self.parser.EntityDeclHandler = self.refuse
        self.open: list[str] = []
        self.name_parts: list[str] = []
        self.quantity = ""  # of the card whose text is read

    def begin_type(self, _name: str, _system: object, _public: object, has_subset: int) -> None:
        if has_subset:
            self.refuse()

    def refuse(self, *_: object) -> None:
        raise _Refused("the file declares a document type, which deck lists do not need")

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        if not self.open and tag not in _TOPS:
            raise _Refused(f"the file is a <{tag[:40]}> document, not a deck list")
        self.open.append(tag)
        if len(self.open) > _DEEPEST:
            raise _Refused("the file is nested too deeply")
        if tag == "zone":
            zone = attributes.get("name", "main").casefold()
            self.draft.section = _ZONES.get(zone)
        elif tag == "Cards":
            is_side = attributes.get("Sideboard", "false").casefold() == "true"
            self.take(attributes.get("Quantity", "1"), attributes.get("Name", ""), "sideboard" if is_side else "main")
        elif tag == "section":
            self.draft.section = SECTION_OF.get(plain(attributes.get("name", "main")), "main")
        elif tag == "card" and "qty" in attributes:  # its name is its text
            self.quantity, self.name_parts = attributes["qty"], []
        elif tag == "card":
            self.take(attributes.get("number", "1"), attributes.get("name", ""), self.draft.section)

    def end(self, tag: str) -> None:
        self.open.pop()
        if tag == "deckname":
            self.draft.name = "".join(self.name_parts).strip()[:200]
        elif tag == "card" and self.quantity:
            self.take(self.quantity, "".join(self.name_parts), self.draft.section)
            self.quantity = ""

    def characters(self, text: str) -> None:
        if self.open and (self.open[-1] == "deckname" or self.quantity) and len(self.name_parts) < 100:
            self.name_parts.append(text)

    def take(self, number: str, name: str, section: str | None) -> None:
        line = self.parser.CurrentLineNumber
        text = f"{number} {name}".strip()
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            self.draft.complain(line, text, f"“{number[:40]}” is not a number of copies")
            return
        self.draft.add(DeckEntry(int(number), " ".join(name.split()), line, text), section)


def parse_xml(text: str, draft: DeckDraft) -> None:
    """A deck list in one of the XML forms, read into a draft; what was read before a mistake is kept."""
    reader = _DeckReader(draft)
    try:
        reader.parser.Parse(_BARE_AMPERSAND.sub("&amp;", text.lstrip()).encode("utf-8", errors="replace"), True)
    except expat.ExpatError as error:
        draft.complain(error.lineno, "", f"the file is not well-formed XML: {expat.ErrorString(error.code)}")
    except _Refused as refusal:
        draft.complain(reader.parser.CurrentLineNumber, "", str(refusal))
