"""Who a question can concern at all. The many others on a large board need not be asked one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref, is_object

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.state.game import Game
    from engine.meaning.questions import Asked


class Opinions:
    """Whether any rule modifier speaks to a question about an object or player."""

    __slots__ = ("game", "general", "known", "question")

    def __init__(self, game: Game, question: Asked) -> None:
        self.game = game
        self.question = question
        self.general = game.projection.modifiers(game, question)
        self.known: dict[Ref, bool] = {}

    def about(self, ref: Ref) -> bool:
        """Whether asking could give an answer other than none."""
        known = self.known.get(ref)
        if known is None:
            known = self.known[ref] = self._look(ref)
        return known

    def among(self, refs: Iterable[Ref]) -> tuple[Ref, ...]:
        """Those of some refs about which asking could give an answer."""
        return tuple(ref for ref in refs if self.about(ref))

    def _look(self, ref: Ref) -> bool:
        if is_object(ref) and self.question in self.game.chars(ref).abilities.modifiers:
            return True
        return any(continuous.affects(ctx, ref) and ctx.reaches(ref) for ctx, continuous, _ in self.general)
