"""How Commander and Brawl games begin (CR 903.6, 903.7, 903.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import COMMAND
from engine.game.rules.questions.commanders import choose_color, designate, establish_identity
from engine.game.rules.variants.drafting import DraftForm
from engine.game.rules.variants.supplementary import list_for
from engine.game.rules.variants.variant import Variant, variant
from engine.vocabulary.variants.commander.chosen_color import colors_for
from engine.vocabulary.variants.commander.decks import CommanderList, colors_of

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.variants.sitting import Sitting
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition


@variant
class Commander(Variant):
    """Each player's deck is led by a commander."""

    name = "commander"
    title = "Commander"
    rule = "903"
    least_deck = 100
    lists = (CommanderList(),)
    not_with = {  # noqa: RUF012
        "brawl": "Brawl is a Commander game with decks and life totals of its own (903.12)",
        "commander_draft": "Commander Draft is a Commander game with decks of its own (903.13)",
    }

    def why_not(self, sitting: Sitting) -> str:
        (kind,) = self.lists
        without = next(
            (seat.name for number, seat in enumerate(sitting.seats) if not sitting.of(kind.name, number)), ""
        )
        return f"{without}'s deck: it has no commander (903.3)" if without else ""

    def starting_life(self, game: Game, seat: Seat, life: int) -> int:
        """40 (CR 103.4c, 903.7)."""
        return 40

    def set_up_position(self, game: Game) -> None:
        """Whatever else is in the command zone is a commander."""
        leading: dict[Seat, list[tuple[ObjectId, CardDefinition]]] = {}
        for oid in game.zone(COMMAND):
            found = game.obj(oid)
            card = found.definition
            if card is not None and list_for(card) is None and card.form.card:
                designate(game, found.owner, oid).apply(game)
                leading.setdefault(found.owner, []).append((oid, card))
        for seat, commanders in leading.items():
            owned = (found.definition for found in game.objects.values() if found.owner == seat)
            wanted = colors_of(card for card in owned if card is not None)
            chosen = colors_for([card for _, card in commanders], wanted)
            for (oid, _), color in zip(commanders, chosen, strict=True):
                if color:
                    choose_color(game, seat, oid, color).apply(game)
                establish_identity(game, seat, oid).apply(game)


@variant
class Brawl(Commander):
    """Commander with smaller decks, which a planeswalker may lead too (CR 903.12)."""

    name = "brawl"
    title = "Brawl"
    rule = "903.12"
    least_deck = 60
    not_with = {  # noqa: RUF012
        "commander": Commander.not_with["brawl"],
        "commander_draft": Commander.not_with["commander_draft"],
    }

    def starting_life(self, game: Game, seat: Seat, life: int) -> int:
        """25 for two players, 30 for more (CR 103.4d, 903.12f)."""
        return 25 if len(game.players) == 2 else 30

    def free_mulligans(self, game: Game) -> int:
        """The first (CR 903.12g)."""
        return 1


@variant
class CommanderDraft(Commander):
    """Commander with decks of what was drafted (CR 903.13); the games are those of Commander (CR 903.13g)."""

    name = "commander_draft"
    title = "Commander Draft"
    rule = "903.13"
    least_deck = 60
    not_with = dict.fromkeys(("brawl", "commander"), Commander.not_with["commander_draft"])
    draft = DraftForm(name, title, rule, least_deck, boosters=3, picks=2, variants=(name,), led=True, added=2)
