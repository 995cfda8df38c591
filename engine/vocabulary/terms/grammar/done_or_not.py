"""What was not done by the words before, and what things it was done with have in common (CR 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.meaning.families import Condition, Filter
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import ANY_NUMBER, Wanted
from engine.vocabulary.terms.grammar.earlier_rounds import of_all_rounds
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.clauses import shared_kinds

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("you can't {verb:deed_now} a {what:filter#one}", into="condition_part", cannot=True),
    phrase("you don't {verb:deed_now} a {what:filter#one}", into="condition_part"),
    phrase("you didn't {verb:deed_now} a {what:filter#one} this way", into="condition_part", past=True),
)  # fmt: skip
@record
class NoneDone(Condition):
    """A player did nothing to such an object, though the words before told them to ("if you don't …")."""

    verb: str
    what: Filter
    cannot: bool = wording(default=False)
    past: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it would have been done with."""
        return Wanted("object", verb=self.verb, itself=False)

    def holds(self, ctx: Context) -> bool:
        return not any(fits_anywhere(ctx, self.what, ref) for ref in ctx.bound(self.key))


@forms(
    phrase("two {what:filter#many} that share a {word:shared} are {verb:participle} this way", into="condition_part"),
    phrase("two {what:filter#many} that share a {word:shared} were {verb:participle} this way", into="condition_part",
        past=True),
)  # fmt: skip
@phrase("you {verb:deed_now} two {what:filter#many} with the same {word:shared}", into="process_end", whole=True)
@record
class TwoAlikeThisWay(Condition):
    """Two of the objects with which the words before did something have a characteristic in common."""

    what: Filter
    word: str
    verb: str
    past: bool = wording(default=False)
    whole: bool = False  # in all rounds of a repeated process
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it was done with."""
        return Wanted("object", plural=ANY_NUMBER, verb=self.verb, itself=False)

    def holds(self, ctx: Context) -> bool:
        all_done = of_all_rounds(ctx, self.key) if self.whole else ctx.bound(self.key)
        done = [ref for ref in dict.fromkeys(all_done) if fits_anywhere(ctx, self.what, ref)]
        kinds = [kind for ref in done for kind in dict.fromkeys(self._kinds(ctx, ref))]
        return any(kinds.count(kind) > 1 for kind in kinds)

    def _kinds(self, ctx: Context, ref: Ref) -> tuple[object, ...]:
        return shared_kinds(ctx, ref, self.word)
