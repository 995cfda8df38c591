"""One token of each of several predefined kinds instead of any one of them (CR 111.10, 614.1a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, replace
from engine.game.events.zone_changes import TOKENS_CREATED, CreateTokens
from engine.meaning.families import Replacement
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.predefined_tokens import predefined
from engine.vocabulary.statics.replacement.amounts_instead import as_created

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("if you would create a {names:predefined_token*or2} token, instead create one of each", into="static")
@record
class OneOfEachToken(Replacement):
    """As many tokens of each of some kinds as would be created of one of them, created as that would be."""

    names: tuple[str, ...]
    reads = READS_NOTHING
    keys = (TOKENS_CREATED,)

    def applies(self, ctx: Context, event: CreateTokens) -> bool:
        return event.player == ctx.controller and self._kind(ctx, event) is not None

    def _kind(self, ctx: Context, event: CreateTokens) -> str | None:
        inner, token = as_created(ctx, event)
        subtypes = inner.chars(token).subtypes
        return next((name for name in self.names if name in subtypes), None)

    def replace(self, ctx: Context, event: CreateTokens) -> Sequence[object]:
        own = self._kind(ctx, event)
        return tuple(
            event if name == own else replace(event, definition=predefined(name), values=None, face=0)
            for name in self.names
        )
