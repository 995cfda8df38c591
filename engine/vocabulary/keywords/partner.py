"""Partner and its kin (CR 702.124): which two cards may lead a Commander deck together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.compiler.keywords import keyword
from engine.compiler.template_syntax import written_tokens
from engine.compiler.templates import Form, label, terminal
from engine.compiler.tokens import Words, join


@keyword("702.124", "Partner")
class Partner:
    """A rule for making Commander decks; it does nothing during the game (CR 702.124a, 702.124h)."""


def _read_kind(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    """All words to the end of the line, with their capitals: they mean nothing but themselves."""
    texts = list(words.texts if isinstance(words, Words) else words)
    end = position
    while texts[end] and texts[end] not in ("\n", ",", "."):
        end += 1
    if end > position:
        yield end, join(texts[position:end])


def _write_kind(value: Any, form: Form) -> list[str]:
    return list(written_tokens(value))


terminal("partner_kind", _read_kind, _write_kind)
label("partner_kind", "what kind of partner")


@keyword("702.124", "Partner of a kind", "partner—{kind:partner_kind}")
class PartnerOfAKind:
    """A rule for making Commander decks, with a card of the same kind of partner ability (CR 702.124i)."""

    kind: str
    variant_of = "partner"


@keyword("702.124", "Friends forever")
class FriendsForever:
    """A rule for making Commander decks, with another such card (CR 702.124j)."""


@keyword("702.124", "Choose a Background", "choose a ^background")
class ChooseABackground:
    """A rule for making Commander decks, with a legendary Background enchantment (CR 702.124k)."""


@keyword("702.124", "Doctor's companion")
class DoctorsCompanion:
    """A rule for making Commander decks, with a legendary Time Lord Doctor (CR 702.124m)."""


@keyword("702.124", "Partner with", "partner with {partner:card_name}")
class PartnerWith:
    """A rule for making Commander decks with a certain card, which it also looks for as it enters.

    See CR 702.124i.
    """

    partner: str
    variant_of = "partner"
    definition = (
        "When this permanent enters, target player may search their library for a card named [partner], reveal it, "
        "put it into their hand, then shuffle."
    )

    @property
    def names_card(self) -> str:
        """The card that it names, for the building of decks."""
        return self.partner
