"""Who drafts what: seats, the form of the draft, booster packs, the seed."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.core.editions import EDITIONS
from engine.core.errors import EngineError
from engine.core.record import record
from engine.game.rules.variants.playing import OPTION, in_order, kinds_in, why_not_together
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.rules.variants.variant import MOST_SEATS, VARIANTS
from engine.table.drafting.boosters import MOST_IN_PACK, Product
from engine.table.drafting.forms import forms

Listed = tuple[tuple[int, str], ...]  # how many of which card

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.cards.library import CardLibrary
    from engine.game.rules.variants.drafting import DraftForm
    from engine.meaning.cards import CardDefinition

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")  # that any number of can be added to a deck (CR 905.1d)
PROGRAM = "program"  # the agent of a seat in which a program drafts


class DraftSetupError(EngineError):
    """A draft that can not be set up; says why."""


@record
class Drafter:
    """One seat of a draft: who sits there; `agent` is "" for a person. `lists` are for the game, by kind."""

    name: str
    agent: str = ""
    lists: Mapping[str, Listed] = field(default_factory=dict)


@record
class DraftSetup:
    """Everything a draft needs to begin.

    `products` are those of the rounds in turn; the last one is for all further rounds.
    """

    seats: tuple[Drafter, ...]
    form_name: str
    products: tuple[Product, ...]
    cards: CardLibrary = field(compare=False)
    seed: int = 0
    edition: str = "2024"
    options: tuple[tuple[str, Any], ...] = ()  # of the game that follows

    @property
    def form(self) -> DraftForm:
        """The form of the draft."""
        return forms()[self.form_name]

    @property
    def listed(self) -> tuple[str, ...]:
        """The cards of the lists that players have besides what they draft."""
        entries = (entry for seat in self.seats for listed in seat.lists.values() for entry in listed)
        return tuple(dict.fromkeys(name for _, name in entries))

    def product(self, at: int) -> Product:
        """The booster packs of a round."""
        return self.products[min(at, len(self.products) - 1)]

    def check(self) -> None:
        """Refuse a draft that can not be played."""
        if self.form_name not in forms():
            raise DraftSetupError(f"there is no form of draft {self.form_name!r}; there are {', '.join(forms())}")
        if not 2 <= len(self.seats) <= MOST_SEATS:
            raise DraftSetupError(f"a draft has 2 to {MOST_SEATS} seats, not {len(self.seats)}")
        if self.edition not in EDITIONS:
            raise DraftSetupError(f"there is no edition {self.edition!r}; there are {', '.join(EDITIONS)}")
        chosen = dict(self.options).get(OPTION, ())
        variants = (*(chosen if isinstance(chosen, tuple) else (str(chosen),)), *self.form.variants)
        unknown = next((name for name in variants if name not in VARIANTS), "")
        why = f"there is no variant {unknown!r}" if unknown else why_not_together(variants, len(self.seats))
        if why:
            raise DraftSetupError(why)
        self._check_variants(variants)
        self._check_products()
        self._check_cards()
        self._check_lists(in_order(variants))

    def _check_lists(self, variants: tuple[str, ...]) -> None:
        """Refuse lists that the game's variants don't ask for, or that are not as they ask."""
        kinds = {kind.name: kind for kind in kinds_in(variants) if kind.offered}
        for seat in self.seats:
            other = next((kind for kind in seat.lists if kind not in kinds), "")
            if other:
                raise DraftSetupError(f"{seat.name}: the game after this draft asks for no list of the kind {other!r}")
        sitting = Sitting(
            tuple(
                SeatCards(seat.name, (), (), {kind: self._cards_of(listed) for kind, listed in seat.lists.items()})
                for seat in self.seats
            ),
            {}, variants, dict(self.options),
        )  # fmt: skip
        why = next(filter(None, (kind.why_not(sitting) for kind in kinds.values())), "")
        if why:
            raise DraftSetupError(why)

    def _cards_of(self, listed: Listed) -> tuple[CardDefinition, ...]:
        return tuple(card for count, name in listed for card in (self.cards.definition(name),) * count)

    def _check_variants(self, names: Sequence[str]) -> None:
        """Refuse variants with which the game after this draft can't be played."""
        for name in names:
            one = VARIANTS[name]
            if name not in self.form.variants and not one.after_any_draft:
                why = "its decks are drafted or built in another way"
                raise DraftSetupError(f"{one.title} ({one.rule}) can't follow {self.form.title}: {why}")

    def _check_cards(self) -> None:
        """Refuse cards that can't be played, and a draft without basic lands."""
        for name in dict.fromkeys((*self.listed, *(name for product in self.products for name in product.names()))):
            why = self.cards.reason(name)
            if why:
                raise DraftSetupError(f"{name}: {why}")
        missing = [name for name in BASICS if self.cards.reason(name)]
        if missing:
            raise DraftSetupError(f"basic lands are missing that decks need: {', '.join(missing)}")

    def _check_products(self) -> None:
        """Refuse booster packs that can't be opened."""
        if not self.products:
            raise DraftSetupError("a draft needs booster packs")
        for product in self.products:
            if not 1 <= product.size <= MOST_IN_PACK:
                raise DraftSetupError(f"{product.title}: a pack of {product.size} cards; 1 to {MOST_IN_PACK} will do")
            for slot in product.slots:
                weights = [sheet.weight if sheet.names else -1 for sheet in slot.sheets]
                if slot.count < 0 or not weights or min(weights) < 0 or not any(weights):
                    raise DraftSetupError(f"{product.title}: a slot that can not be filled")
            if product.cube and (len(product.slots) != 1 or len(product.slots[0].sheets) != 1):
                raise DraftSetupError(f"{product.title}: a cube is dealt from one list of cards")
