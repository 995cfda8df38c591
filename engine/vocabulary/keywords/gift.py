"""Gift (CR 702.174 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.compile import compile_definition
from engine.compiler.keywords import keyword
from engine.compiler.templates import lexicon, phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref
from engine.core.keys import Deed
from engine.core.record import record
from engine.game.decisions.purposes import WHICH_OPPONENT
from engine.game.events.cards import PlayerDid
from engine.game.rules.casting.cast_record import cast_record, times_paid
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Condition, Cost, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

GIFT = "gift"
GIVES_GIFT = Deed("gives a gift")
_GIFTS = {
    "card": ("a card", "draws a card"),
    "Food": ("a Food", "creates a Food token"),
    "Treasure": ("a Treasure", "creates a Treasure token"),
    "tapped Fish": ("a tapped Fish", "creates a tapped 1/1 blue Fish creature token"),
    "Octopus": ("an Octopus", "creates an 8/8 blue Octopus creature token"),
    "extra turn": ("an extra turn", "takes an extra turn after this one"),
}
lexicon("gift", {name: words for name, (words, _) in _GIFTS.items()})


@phrase("choose a opponent for a gift", into="cost")
@record
class PromiseGift(Cost):
    """Choosing the opponent who is promised the gift."""

    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return bool(ctx.game.opponents(ctx.controller))

    def pay(self, ctx: Context) -> bool:
        opponents = ctx.game.opponents(ctx.controller)
        chosen = ctx.choose_one(ctx.controller, opponents, purpose=WHICH_OPPONENT, prompt=say("a_gift_for_whom"))
        ctx.bind(GIFT, chosen)
        return True


@phrase("the gift was promised", into="condition_part")
@phrase("the gift wasn't promised", into="condition_part", negative=True)
@record
class GiftWasPromised(Condition):
    """The spell's gift was promised (CR 702.174k)."""

    negative: bool = False
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        return (times_paid(ctx, ctx.source, GIFT) > 0) != self.negative


@phrase("the gift is given")
@record
class GiveGift(Instruction):
    """The gift is given: what waits for that triggers (CR 702.174c)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(PlayerDid(ctx.controller, GIVES_GIFT)))


verb("player_deed", GIVES_GIFT, "give a gift", "gave a gift", "given a gift")


@phrase("the player promised the gift", into="player")
@record
class PromisedPlayer(PlayerReference):
    """The opponent chosen as the gift was promised."""

    reads = READS_STATUS

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        record = cast_record(ctx, ctx.source)
        chosen = dict(record.bindings).get(GIFT, ()) if record is not None else ()
        return chosen if isinstance(chosen, tuple) else ()


@keyword("702.174", "Gift", "gift {what:gift}")
class Gift:
    """Something for an opponent, and something more for the player (CR 702.174a, 702.174b)."""

    what: str

    def stands_for(self) -> tuple[Ability, ...]:
        given = f"the player promised the gift {_GIFTS[self.what][1]} and the gift is given."
        return (
            StaticAbility((OptionalCost(GIFT, (PromiseGift(),)),), zones=WHERE_CAST_FROM),
            *compile_definition(f"If the gift was promised, {given}", "gift", True),
            *compile_definition(f"When ~ enters, if the gift was promised, {given}", "gift"),
        )
