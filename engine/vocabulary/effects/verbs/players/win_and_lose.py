"""Winning and losing the game by an effect (CR 104.2b, 104.3e), and draws (104.4c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.players import MAY_LOSE, MAY_WIN, LoseGame, WinGame
from engine.game.rules.events.leaving import draw, draw_within, losers_leave
from engine.game.rules.questions.rule_modifiers import refused
from engine.game.state.influence import limited
from engine.meaning.families import Instruction
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} win[s] the game")
@record
class WinTheGame(Instruction):
    """Players win the game, unless an effect says they can't."""

    player: PlayerReference
    reads = READS_NOTHING
    good_for_doers = True

    def perform(self, ctx: Context) -> bool:
        able = [seat for seat in self.player.seats(ctx) if refused(ctx.game, MAY_WIN, seat) is None]
        why = ctx.chars(ctx.source).name
        carry_out(ctx, *(WinGame(seat, why) for seat in able))
        losers_leave(ctx.game)
        return bool(able)


@with_infinitive
@phrase("{player!} lose[s] the game")
@record
class LoseTheGame(Instruction):
    """Players lose the game, unless an effect says they can't."""

    player: PlayerReference
    reads = READS_NOTHING
    good_for_doers = False

    def perform(self, ctx: Context) -> bool:
        able = [seat for seat in self.player.seats(ctx) if refused(ctx.game, MAY_LOSE, seat) is None]
        why = say("by_rule", why=NameOf(ctx.source), rule="104.3e")
        carry_out(ctx, *(LoseGame(seat, why) for seat in able))
        losers_leave(ctx.game)
        return bool(able)


@phrase("the game is a draw")
@record
class GameIsDrawn(Instruction):
    """The game ends in a draw."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        why = ctx.chars(ctx.source).name
        if limited(ctx.game):
            draw_within(
                ctx.game,
                [seat for seat in ctx.game.seats() if ctx.reaches(seat)],
                say("by_rule", why=why, rule="801.15"),
            )
        else:
            draw(ctx.game, say("by_rule", why=why, rule="104.4c"))
        return True
