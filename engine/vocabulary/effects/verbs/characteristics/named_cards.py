"""Cards that a text names (CR 201.4, 707.13): a name chosen from a list, a copy of the card of a name.

What a name stands for is found in the match's card reference (`Game.reference`): whoever sets up a match puts the cards
there that its cards name (`CardDefinition.looks_up`), so that nothing has to be looked up while it is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.decisions.purposes import WHICH_CARD_NAME
from engine.game.events.copied_cards import CopyNamedCard
from engine.game.events.status import SetMark
from engine.game.rules.linked import linked_name
from engine.meaning.families import Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, Node
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.casting.copy_spells import COPY
from engine.vocabulary.effects.verbs.choices.choose import note_choice
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

NAME = "card name"  # the kind of antecedent that "the card with the chosen name" looks back at
CHOSEN_BEFORE = "card names chosen before"  # what an object keeps of the names that its ability has had chosen


@phrase("{player!} choose[s] a card name <unchosen? that hasn't been chosen> from among {names:card_names}")
@record
class ChooseOneOfCardNames(Instruction):
    """A player chooses one of the card names in the text (CR 201.4).

    It may be that each can be chosen only once.
    """

    player: PlayerReference
    names: tuple[str, ...]
    unchosen: bool = False
    key: str = ""
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return (NAME,)

    @property
    def looks_up(self) -> tuple[str, ...]:
        """The cards that a match has to know."""
        return self.names

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The name chosen."""
        return (Antecedent(self.key, NAME),)

    def perform(self, ctx: Context) -> bool:
        chosen: list[str] = []
        for seat in self.player.seats(ctx):
            before = self._before(ctx)
            options = tuple(name for name in self.names if name not in before)
            if options:
                chosen.append(
                    ctx.choose_option(seat, options, purpose=WHICH_CARD_NAME, prompt=say("choose_a_card_name"))
                )
                note_choice(ctx, NAME, chosen[-1])
                self._keep(ctx, (*before, chosen[-1]))
        ctx.bind(self.key, tuple(chosen))
        return bool(chosen)

    def _before(self, ctx: Context) -> tuple[str, ...]:
        found = ctx.obj(ctx.source).choices.get(linked_name(ctx.game, ctx.source, CHOSEN_BEFORE), ())
        return found if self.unchosen and isinstance(found, tuple) else ()

    def _keep(self, ctx: Context, names: tuple[str, ...]) -> None:
        if self.unchosen:
            name = linked_name(ctx.game, ctx.source, CHOSEN_BEFORE)
            carry_out(ctx, SetMark(ctx.source, Mark.computed(name), names, kept="choices"))


@phrase("a card named {name:card_name}", into="named card")
@record
class CardNamed(Node):
    """The card of a name, wherever such a card is: as the card reference has it (CR 707.13)."""

    name: str
    reads = READS_NOTHING

    @property
    def looks_up(self) -> tuple[str, ...]:
        """The card that a match has to know."""
        return (self.name,)

    def names(self, ctx: Context) -> tuple[str, ...]:
        """Its name."""
        return (self.name,)


@phrase("the card with the chosen name", into="named card")
@record
class CardOfChosenName(Node):
    """The card of the name that the words before let a player choose."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """A name chosen from a list: of any other, a match does not know the card."""
        return Wanted(NAME)

    def names(self, ctx: Context) -> tuple[str, ...]:
        """The name chosen; none if there was nothing to choose."""
        return tuple(str(name) for name in ctx.named(self.key))


@phrase("{player!} create[s] a copy of {card:named card}")
@record
class CopyCardByName(Instruction):
    """A copy of a card that a name defines is created outside the game (CR 707.13)."""

    player: PlayerReference
    card: CardNamed | CardOfChosenName
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copy."""
        return (Antecedent(self.key, COPY), Antecedent(self.key, "object", kinds=frozenset((COPY,)), verb="copied"))

    def perform(self, ctx: Context) -> bool:
        names = self.card.names(ctx)
        done = carry_out(ctx, *(CopyNamedCard(seat, name) for seat in self.player.seats(ctx) for name in names))
        copies = tuple(event.oid for event in done if isinstance(event, CopyNamedCard))
        ctx.bind(self.key, copies)
        return bool(copies)
