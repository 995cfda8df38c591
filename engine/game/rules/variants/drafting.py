"""Forms of drafts that variants begin with (CR 905.1, 903.13a)."""

from __future__ import annotations

from engine.core.record import record

MONOCOLORED_PARTNERS = "monocolored partners"  # the option by which commanders of at most one color are (CR 903.13f)


@record
class DraftForm:
    """How players come to the cards of their decks: a draft, or booster packs that each opens alone."""

    name: str  # as saved drafts and commands write it
    title: str
    rule: str
    least: int  # cards in a deck (CR 100.2b)
    boosters: int  # for each player: as many draft rounds, if cards are drafted at all
    picks: int  # cards from a pack before it is passed; 0: nothing is passed
    variants: tuple[str, ...] = ()  # that the game after it is played with
    led: bool = False  # by commanders
    added: int = 0  # how many of the cards that come with the booster packs each player may add as commanders
