"""Other tokens instead of those that would be created (CR 614.1a).

"That many 4/4 white Angel creature tokens", "that many tokens that are copies of that creature".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.game.decisions.purposes import TO_COPY
from engine.game.events.zone_changes import TOKENS_CREATED, CreateTokens
from engine.meaning.families import Filter, Reference, Replacement
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_BOARD, READS_TURN
from engine.meaning.speech import nouns_of
from engine.vocabulary.effects.keyword_actions.create_copies import copy_token
from engine.vocabulary.effects.shared.token_descriptions import TokenKind
from engine.vocabulary.statics.replacement.amounts_instead import as_created
from engine.vocabulary.terms.objects.filters import qualifiers_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_TOKENS = Purpose("which tokens", "614.1a")
EACH_TURN, EACH_OWN_TURN = "each turn", "during each of your turns"
lexicon("first_in", {EACH_TURN: EACH_TURN, EACH_OWN_TURN: EACH_OWN_TURN})
_FIRST = "the first time you would create one or more {what#many} {first:first_in}, you may instead"
_COPIES = "create that many tokens that are copies of"


@phrase("if one or more {what#many} would be created under {player:player's} control, that many {kind:token_kind#many} "
        "are created instead", into="static")  # fmt: skip
@forms(
    phrase("if you would create one or more {what#many}, instead create that many {kind:token_kind#many}",
           into="static", player=You(), you=True),
    phrase("if you would create one or more {what#many}, you may instead create that many {kind:token_kind#many}< or "
           "that many {other:token_kind#many}>", into="static", player=You(), may=True),
)  # fmt: skip
@phrase("if you would create a {what#one}, create a {kind:token_kind#one} instead", into="static", player=You(),
        single=True)  # fmt: skip
@phrase(f"{_FIRST} {_COPIES} {{copied:object}}", into="static", player=You(), may=True, kind=None)
@phrase(f"{_FIRST} choose a {{chosen:filter#one}} and {_COPIES} that {{noun:filter_noun#one}}", into="static",
        player=You(), may=True, kind=None)  # fmt: skip
@record
class OtherTokens(Replacement):
    """As many tokens of another kind, or copies of something, in place of those that would be created.

    They enter as those would have: tapped, attacking, with counters.
    """

    player: PlayerReference
    what: Filter
    kind: TokenKind | None
    other: TokenKind | None = None  # or these, as the player chooses
    copied: Reference | None = None
    chosen: Filter | None = None  # what a creature is chosen from to be copied
    noun: Filter | None = None  # by which the words call it again: it fits
    first: str = ""  # only the first time, each turn or during each of the player's turns
    may: bool = False
    you: bool = wording(default=False)  # "you would create"
    single: bool = wording(default=False)  # "a Fish token … instead"
    reads = READS_BOARD | READS_TURN
    keys = (TOKENS_CREATED,)

    def well_formed(self) -> bool:
        """Whether the noun is one of those of the description."""
        return self.noun is None or (self.chosen is not None and bool(nouns_of(self.noun) & nouns_of(self.chosen)))

    def applies(self, ctx: Context, event: CreateTokens) -> bool:
        if event.player not in self.player.refs(ctx):
            return False
        if self.may and (at_once := self._at_once(ctx, event)):
            return any(one.more_by == (ctx.source, self) for one in at_once)  # it was chosen for all of them
        if self.first and not self._is_first(ctx, event):
            return False
        if self.kind is None and not self._originals(ctx):
            return False
        return self._is_such(ctx, event)

    def _is_such(self, ctx: Context, event: CreateTokens) -> bool:
        any_token = nouns_of(self.what) == {"token"} and not qualifiers_of(self.what)
        return any_token or self.what.matches(*as_created(ctx, event))

    def _at_once(self, ctx: Context, event: CreateTokens) -> list[CreateTokens]:
        """The tokens of the player that are created together with these, as far as that is settled."""
        created = (one for one in ctx.earlier if isinstance(one, CreateTokens) and one.player == event.player)
        return [one for one in created if one.more_by == (ctx.source, self) or self._is_such(ctx, one)]

    def _is_first(self, ctx: Context, event: CreateTokens) -> bool:
        if self.first == EACH_OWN_TURN and not ctx.game.is_active(event.player):
            return False
        created = (one for one in ctx.game.history.this_turn if isinstance(one, CreateTokens))
        return not any(one.player == event.player for one in created)

    def _originals(self, ctx: Context) -> tuple[Ref, ...]:
        if self.copied is not None:
            return self.copied.refs(ctx)
        return tuple(matching(ctx, self.chosen)) if self.chosen is not None else ()

    def replace(self, ctx: Context, event: CreateTokens) -> Sequence[object]:
        model = next((one for one in self._at_once(ctx, event) if self.may), None) or self._model(ctx, event)
        if model is None:
            return (event,)
        marked = (ctx.source, self)
        return (
            replace(
                event,
                definition=model.definition,
                values=model.values,
                face=model.face,
                attach_to=NOBODY,
                more_by=marked,
            ),
        )

    def _model(self, ctx: Context, event: CreateTokens) -> CreateTokens | None:
        """A token as those are to be; None if the player leaves it at what would be created."""
        seat = event.player
        if self.may and not ctx.may(seat, say("create_other_tokens_instead")):
            return None
        if self.kind is None:
            originals = self._originals(ctx)
            if self.chosen is not None:
                originals = ctx.choose_one(
                    seat, originals, purpose=TO_COPY, prompt=say("choose_what_to_copy"), good=True
                )
            return next((made for ref in originals if (made := copy_token(ctx, seat, ref)) is not None), None)
        kinds = [kind for kind in (self.kind, self.other) if kind is not None]
        options = tuple(say("as_written", words=Printed("token_kind", kind)) for kind in kinds)
        chosen = ctx.choose_option(seat, options, purpose=WHICH_TOKENS) if len(kinds) > 1 else options[0]
        return CreateTokens(seat, kinds[options.index(chosen)].definition(ctx, ()), 1, ctx.source)
