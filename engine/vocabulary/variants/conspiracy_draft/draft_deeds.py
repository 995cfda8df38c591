"""What abilities do during a draft (CR 905.2): noting, looking, drafting more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, phrase
from engine.core.colors import NAMES, WUBRG
from engine.core.identity import NOBODY, Seat
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.decisions.choices import ChooseOption, YesNo
from engine.game.decisions.purposes import WHETHER, WHICH_COLOR, WHICH_PLAYER
from engine.game.rules.questions.drafting import COLOR, NAME, NUMBER, PLAYER, DraftDeed, DraftTable, Steps
from engine.meaning.message import Term, say

if TYPE_CHECKING:
    from collections.abc import Generator

    from engine.game.decisions.decision import Decision

WHICH_PACK = Purpose("pack", "905.1a")


@phrase("note how many cards you've drafted this draft round, including ~", into="draft_deed")
@record
class NoteHowMany(DraftDeed):
    """How many cards the player has drafted in this round is noted."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        table.note(seat, number, NUMBER, table.drafted_this_round(seat))
        yield from ()


@phrase("note the player who passed it to you", into="draft_deed")
@record
class NotePasser(DraftDeed):
    """Who passed the pack is noted; of a pack that one opened, nobody did."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        passer = table.passed_by(number)
        if passer != NOBODY:
            table.note(seat, number, PLAYER, passer)
        yield from ()


@phrase("choose a color and note it", into="draft_deed")
@record
class NoteColor(DraftDeed):
    """A colour that the player chooses is noted."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        color = yield from _color(table, seat, number, ())
        table.note(seat, number, COLOR, color)


@phrase("choose a player and note that player", into="draft_deed")
@record
class NotePlayer(DraftDeed):
    """Another player, whom this one chooses, is noted."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        other = yield from player_chosen(table, seat, number)
        table.note(seat, number, PLAYER, other)


@phrase(
    "the player to your right chooses a color, you choose another color, then the player to your left chooses a third "
    "color",
    into="draft_sentence",
)
@record
class ThreeColors(DraftDeed):
    """Three different colours are chosen, two of them by the neighbours."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        chosen: list[str] = []
        for chooser in (table.beside(seat, -1), seat, table.beside(seat, 1)):
            color = yield from _color(table, chooser, number, chosen)
            chosen.append(color)
            table.note(seat, number, COLOR, color)


def _color(table: DraftTable, seat: Seat, number: int, not_these: list[str] | tuple[str, ...]
           ) -> Generator[Decision, int, str]:  # fmt: skip
    left = tuple(letter for letter in WUBRG if letter not in not_these)
    prompt = say("draft_choose_a_color", card=table.card(number).name)
    words = tuple(say("draft_color", color=Term("color", NAMES[letter])) for letter in left)
    answer = yield ChooseOption(seat=seat, options=words, purpose=WHICH_COLOR, prompt=prompt, rule="905.2b")
    return left[answer]


def player_chosen(table: DraftTable, seat: Seat, number: int) -> Generator[Decision, int, Seat]:
    """Another player of the player's choice."""
    others = tuple(other for other in table.seats if other != seat)
    prompt = say("draft_choose_a_player", card=table.card(number).name)
    answer = yield ChooseOption(
        seat=seat, options=tuple(map(table.name_of, others)), purpose=WHICH_PLAYER, prompt=prompt, rule="905.2b"
    )
    return others[answer]


@phrase("reveal the next card you draft and note its name", into="draft_sentence")
@record
class RevealNext(DraftDeed):
    """The player's next card is revealed, and its name noted."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        table.reveal_next(seat, number)
        yield from ()


@phrase("you may look at the next card drafted from this booster pack", into="draft_sentence")
@record
class LookAtNextFromPack(DraftDeed):
    """The player sees the next card that is drafted from the pack; nobody would decline that."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        table.watch_pack(seat)
        yield from ()


@phrase("after you draft ~, you may add a booster pack to the draft", into="draft_sentence")
@record
class AddBooster(DraftDeed):
    """The player's next pick is from a further booster pack, which is then passed on in this round."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        card = table.card(number).name
        wanted = yield YesNo(seat=seat, prompt=say("draft_add_a_pack", card=card), purpose=WHETHER, rule="905.2")
        if wanted:
            table.add_booster(seat)


@phrase("look at the next card drafted by a player of your choice", into="draft_look")
@record
class LookAtNextOfPlayer(DraftDeed):
    """The player sees the next card that somebody drafts."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        other = yield from player_chosen(table, seat, number)
        table.watch_player(seat, other)


@phrase(
    "look at any unopened booster pack in the draft or any booster pack not being looked at by another player",
    into="draft_look",
)
@record
class LookAtPack(DraftDeed):
    """The player sees a whole pack that nobody else looks at."""

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        packs = table.packs_to_look_at(seat)
        if not packs:
            return
        prompt = say("draft_choose_a_pack", card=table.card(number).name)
        words = tuple(what for what, _ in packs)
        answer = yield ChooseOption(seat=seat, options=words, purpose=WHICH_PACK, prompt=prompt, rule="905.1c")
        table.show(seat, *packs[answer])


@phrase("reveal it, note its name, then turn ~ face down", into="draft_use", quality=NAME)
@phrase("reveal it, note its mana value, then turn ~ face down", into="draft_use", quality=NUMBER)
@record
class RevealAndNote(DraftDeed):
    """The drafted card is revealed, and its name or mana value noted."""

    quality: str

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        table.reveal(seat, drafted)
        printed = table.card(drafted).front.printed
        value: int | str = printed.name if self.quality == NAME else printed.mana_value
        table.note(seat, number, self.quality, value)
        table.turn_down(number)
        yield from ()


@phrase("remove it from the draft face up", into="draft_use")
@record
class RemoveIt(DraftDeed):
    """Remove the drafted card from the draft: it is in no card pool (CR 905.2).

    Its name is noted, for what refers to the cards that were removed.
    """

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        table.remove(drafted)
        table.note(seat, number, NAME, table.card(drafted).front.printed.name)
        yield from ()


@phrase(
    "draft an additional card from that booster pack. ^if you do, put ~ into that booster pack", into="draft_use",
    back=True,
)  # fmt: skip
@phrase(
    "draft an additional card from that booster pack. ^if you do, turn ~ face down, then pass the next booster pack "
    "without drafting a card from it", into="draft_use",
)  # fmt: skip
@record
class DraftAnother(DraftDeed):
    """A second card from the same pack, at a price."""

    back: bool = False  # the price: the ability's card goes into that pack; else the next pack is passed on

    def do(self, table: DraftTable, seat: Seat, number: int, drafted: int) -> Steps:
        table.draft_more(seat)
        if self.back:
            table.put_back(seat, number)
        else:
            table.turn_down(number)
            table.pass_unpicked(seat)
        yield from ()


for word in ("draft_deed", "draft_sentence", "draft_look", "draft_use"):
    label(word, "what is done during the draft")
