"""Partner and its kin (CR 702.124): which two cards may lead a Commander deck together."""

from __future__ import annotations

from engine.compiler.keywords import keyword


@keyword("702.124", "Partner")
class Partner:
    """A rule for making Commander decks; it does nothing during the game (CR 702.124a, 702.124h)."""


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
