"""What several things chosen have in common, or apart.

As in "two creatures that share a color", "with different names".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.meaning.families import Amount
from engine.meaning.limits import Related, Varied
from engine.meaning.node import READS_COLORS, READS_CONTROL, READS_COPIABLE, READS_POWER, READS_TYPES, Node
from engine.vocabulary.terms.objects.clauses import shared_kinds

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CONTROLLER = "controller"
lexicon("shared_plural", {"name": "names", "mana value": "mana values", "power": "powers", "toughness": "toughnesses"})
lexicon("shared_none", {"creature type": "creature types", "color": "colors", "card type": "card types"})


@forms(
    phrase("that share a {word:shared}", into="relation"),
    phrase("with the same {word:shared}", into="relation", said="with"),
    phrase("that share no {word:shared_none}", into="relation", apart=True, said="share no"),
)  # fmt: skip
@forms(
    phrase("with different {word:shared_plural}", into="relation", apart=True),
    phrase("that have different {word:shared_plural}", into="relation", apart=True, said="have"),
)  # fmt: skip
@phrase("controlled by different players", into="relation", word=CONTROLLER, apart=True)
@phrase("with different controllers", into="relation", word=CONTROLLER, apart=True, said="with")
@phrase("controlled by the same player", into="relation", word=CONTROLLER)
@phrase("controlled by the same opponent", into="relation", word=CONTROLLER, of_opponent=True)
@record
class Relation(Node):
    """What those chosen have to have in common, or none of them with another (CR 201.2, 608.2d)."""

    word: str
    apart: bool = False
    of_opponent: bool = False  # the one player who controls them all has to be an opponent
    said: str = wording(default="")
    reads = READS_COPIABLE | READS_TYPES | READS_COLORS | READS_CONTROL | READS_POWER

    @property
    def of_one_player(self) -> bool:
        """Whether one player controls all of them."""
        return self.word == CONTROLLER and not self.apart

    def among(self, ctx: Context, refs: Sequence[Ref]) -> Related:
        """What of it some objects have."""
        kinds = tuple((ref, tuple(dict.fromkeys(shared_kinds(ctx, ref, self.word)))) for ref in refs)
        return Related(kinds, self.apart)


@phrase("with {number:words} or more {word:shared_none} among them", into="variety")
@record
class Variety(Node):
    """How many kinds there have to be among those chosen.

    As in "with four or more card types among them" (CR 205.2).
    """

    number: Amount
    word: str
    reads = READS_COPIABLE | READS_TYPES | READS_COLORS

    def among(self, ctx: Context, refs: Sequence[Ref]) -> Varied:
        """What of it some objects have."""
        kinds = tuple((ref, tuple(dict.fromkeys(shared_kinds(ctx, ref, self.word)))) for ref in refs)
        return Varied(kinds, self.number.value(ctx))
