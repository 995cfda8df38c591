"""Further tokens beside those that would be created (CR 614.1a).

"those tokens plus an additional Food token".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Seat
from engine.core.record import record, replace, wording
from engine.game.events.zone_changes import TOKENS_CREATED, CreateTokens
from engine.meaning.families import Filter, Replacement
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import nouns_of
from engine.vocabulary.effects.keyword_actions.create import TokenGroup, token_event
from engine.vocabulary.effects.shared.token_descriptions import TokenKind
from engine.vocabulary.statics.replacement.amounts_instead import as_created
from engine.vocabulary.terms.amounts.plain_numbers import ONE, Number
from engine.vocabulary.terms.objects.filters import qualifiers_of
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("if one or more tokens would be created under {player:player's} control, those tokens plus {group:token_group} "
        "are created instead", into="static")  # fmt: skip
@phrase("if one or more tokens would be created under {player:player's} control, those tokens plus a additional "
        "{kind:token_kind#one} are created instead", into="static", group=None, additional=True)  # fmt: skip
@phrase("if one or more tokens would be created under {player:player's} control, those tokens plus that many "
        "{kind:token_kind#many} are created instead", into="static", group=None, as_many=True)  # fmt: skip
@phrase("if one or more {what#many} would be created under {player:player's} control, those tokens plus "
        "{group:token_group} are created instead", into="static")  # fmt: skip
@phrase("if one or more {what#many} would be created under {player:player's} control, those tokens plus a additional "
        "{kind:token_kind#one} are created instead", into="static", group=None, additional=True)  # fmt: skip
@phrase("if you would create one or more {what#many}, instead create those tokens plus a additional "
        "{kind:token_kind#one}", into="static", player=You(), group=None, additional=True, you=True)  # fmt: skip
@phrase("if you would create one or more tokens, instead create those tokens plus a additional {kind:token_kind#one}",
        into="static", player=You(), group=None, additional=True, you=True)  # fmt: skip
@record
class MoreTokens(Replacement):
    """Further tokens of a kind together with those that would be created (CR 614.1a)."""

    player: PlayerReference
    group: TokenGroup | None
    kind: TokenKind | None = None
    additional: bool = wording(default=False)
    as_many: bool = False  # as many of them as of the others
    what: Filter | None = None  # of what description at least one of those has to be; None: whatever they are
    you: bool = wording(default=False)  # "you would create"
    reads = READS_NOTHING
    keys = (TOKENS_CREATED,)

    def well_formed(self) -> bool:
        """Of a description that says something: "one or more tokens" are any."""
        return self.what is None or bool(qualifiers_of(self.what)) or nouns_of(self.what) != {"token"}

    def applies(self, ctx: Context, event: CreateTokens) -> bool:
        if event.player not in self.player.refs(ctx):
            return False
        if not self.as_many and any(self._added(ctx, earlier, event.player) for earlier in ctx.earlier):
            return False  # all that is created at once is one event, and it has replaced that already (CR 614.5)
        return self.what is None or self.what.matches(*as_created(ctx, event))

    def _added(self, ctx: Context, event: object, player: Seat) -> bool:
        """Whether an event is that of the tokens which this very effect adds."""
        return isinstance(event, CreateTokens) and event.player == player and event.more_by == (ctx.source, self)

    def replace(self, ctx: Context, event: CreateTokens) -> Sequence[object]:
        group = self.group
        if group is None:
            assert self.kind is not None
            group = TokenGroup(Number(event.count) if self.as_many else ONE, self.kind)
        more = token_event(ctx, event.player, group, group.number.value(ctx), NOBODY, ())
        return (event, replace(more, more_by=(ctx.source, self)))
