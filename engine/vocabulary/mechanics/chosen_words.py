"""Words without rules meaning that players choose (CR 608.2d): "friend or foe", "1, 2, or 3".

Later words ask who chose which, or for whom which was chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import KEYWORDS
from engine.compiler.templates import forms, phrase
from engine.core.card_types import BASIC_LAND_TYPES, CREATURE_TYPES, LAND_TYPES
from engine.core.colors import NAMES
from engine.core.identity import Ref, Seat
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.meaning.families import Condition, Filter, Instruction
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import ANY_NUMBER, Antecedent, Wanted
from engine.vocabulary.terms.grammar.references_per_player import IN_TURN
from engine.vocabulary.terms.players.players import PlayerReference, Players

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_WORD = Purpose("word", "608.2d")
REVEALED = "choices revealed"
WORDS = "chosen words"  # the kind of antecedent that is who chose which word
_SAID_OF_THINGS = (
    "artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery", "nonland",
    "card", "cards", "permanent", "permanents", "spell", "spells", "token", "tokens", "ability", "abilities", "player",
    "players", "opponent", "opponents", "target", "targets", "left", "right", "odd", "even", "colorless", "war",
    "peace",
)  # fmt: skip
_TYPES_AND_COLORS = (*BASIC_LAND_TYPES, *CREATURE_TYPES, *LAND_TYPES, *NAMES.values())
_OF_THE_RULES = frozenset((*_SAID_OF_THINGS, *(word.lower() for word in _TYPES_AND_COLORS)))


def _has_meaning(word: str) -> bool:
    """Whether words stand for something in the rules, such as a type or a keyword."""
    parts = word.lower().split()
    return word.lower() in KEYWORDS or any(part in _OF_THE_RULES for part in parts)


@phrase("{player!} <secretly? secretly> choose[s] {words:vote_choice*or2}")
@record
class ChooseWord(Instruction):
    """Each of some players chooses one of several words; or "you" do for each, as in "friend or foe".

    Nobody sees which till all have, if it is done secretly.
    """

    player: PlayerReference
    words: tuple[str, ...]
    secretly: bool = False
    key: str = ""
    reads = READS_NOTHING
    first_matters = VISIBLE

    def well_formed(self) -> bool:
        """Words that mean nothing in the rules."""
        return not any(map(_has_meaning, self.words))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who chose what."""
        return (Antecedent(self.key, WORDS),)

    def perform(self, ctx: Context) -> bool:
        about = ctx.bindings.get(IN_TURN)
        if about is not None and self.player.person == "you":  # "for each player, choose friend or foe"
            chosen: tuple[tuple[Seat, str], ...] = (
                (about, self._chosen(ctx, ctx.controller, say("choose_a_word_for", player=NameOf(about)))),
            )
        else:
            seats = self.player.acting_players(ctx)
            chosen = tuple((seat, self._chosen(ctx, seat, say("choose_a_word"))) for seat in seats)
        ctx.bind(self.key, chosen)
        return bool(chosen)

    def _chosen(self, ctx: Context, seat: Seat, prompt: str) -> str:
        return ctx.choose_option(seat, self.words, purpose=WHICH_WORD, prompt=prompt)


@forms(
    phrase("those choices are revealed"),
    phrase("the choices are revealed", the=True),
)  # fmt: skip
@record
class ChoicesAreRevealed(Instruction):
    """Everybody sees what the players chose secretly: what follows from it tells."""

    the: bool = wording(default=False)
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        ctx.bind(REVEALED, True)
        return True


@phrase("{who:player} choose[s] {word:vote_choice}", into="condition_part")
@phrase("{who:player} chose {word:vote_choice}", into="condition_part", past=True)
@record
class ChoseWord(Condition):
    """A certain word was chosen by a player, or by each of several."""

    who: PlayerReference
    word: str
    past: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """Who chose what."""
        return Wanted(WORDS, plural=ANY_NUMBER)

    def excludes(self, other: Condition) -> bool:
        return isinstance(other, ChoseWord) and (other.key, other.who) == (self.key, self.who)

    def holds(self, ctx: Context) -> bool:
        chosen = dict(ctx.bindings.get(self.key, ()))
        seats = self.who.seats(ctx)
        every = isinstance(self.who, Players) and self.who.word == "each"
        found = [chosen.get(seat) == self.word for seat in seats]
        return bool(found) and (all(found) if every else any(found))


@forms(
    phrase("the choices match", into="condition_part"),
    phrase("they match", into="condition_part", they=True),
)  # fmt: skip
@record
class ChoicesMatch(Condition):
    """All players chose the same word."""

    they: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """Who chose what."""
        return Wanted(WORDS, plural=ANY_NUMBER)

    def holds(self, ctx: Context) -> bool:
        chosen = ctx.bindings.get(self.key, ())
        return len(chosen) > 1 and len({word for _, word in chosen}) == 1


@phrase("who chose {word:vote_choice}", into="player_clause")
@record
class WhoChoseWord(Filter):
    """A player who chose a certain word."""

    word: str
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """Who chose what."""
        return Wanted(WORDS, plural=ANY_NUMBER)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return dict(ctx.bindings.get(self.key, ())).get(ref) == self.word


@forms(phrase("friend(s)", into="player_noun", word="friend"), phrase("foe(s)", into="player_noun", word="foe"))
@record
class FriendOrFoe(Filter):
    """A player for whom that word was chosen: "each friend"."""

    word: str
    key: str = ""
    reads = READS_NOTHING
    person = "they"

    def wanted(self) -> Wanted:
        """For whom what was chosen."""
        return Wanted(WORDS, plural=ANY_NUMBER)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return dict(ctx.bindings.get(self.key, ())).get(ref) == self.word
