"""Combat (CR 506 to 511), by questions: no procedure here knows a keyword.

defending     who and what can be attacked, the defending player (506.2, 508.5, 802, 803)
attacking     attackers are declared (508.1)
blocking      blockers are declared (509.1)
block_rules   which blocks are legal (509.1a, 509.1b)
requirements  the most requirements that can be obeyed (508.1d, 509.1c)
coverage      which attackers the blockers there are can block, at the most (509.1c)
search        the best declaration where restrictions on groups refuse the obvious one
restrictions  refusals of whole groups, with hints for that search
opinions      whom a question can concern at all: what keeps boards of a thousand creatures fast
costs         costs to attack and to block (508.1h, 509.1d)
damage_order  damage assignment order, which one edition does not have (509.2, 509.3)
strikes       who assigns damage in which combat damage step (510.4)
assignment    how combat damage is assigned (510.1)
dealing       combat damage is dealt, all at once (510.2)
bands         attacking bands (508.1e, 702.22)
joining       entering attacking or blocking, removal from combat (506.3, 506.4, 508.4, 509.6, 509.7)
questions     what combat asks about creatures, players and declarations (508 to 510)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.status import SetGameMark
from engine.game.events.turn_structure import SetCombat
from engine.game.rules.combat import bands
from engine.game.rules.combat.attacking import declare_attackers, demanded_attacks, possible_attacks, why_not_attack
from engine.game.rules.combat.block_rules import attackers_of, demanded_blocks, possible_blocks, why_not_block
from engine.game.rules.combat.blocking import declare_blockers
from engine.game.rules.combat.dealing import combat_damage
from engine.game.rules.combat.defending import (
    CHOSEN,
    ONE,
    attackable,
    attacked,
    defending_player,
    defending_players,
    permanents_defender,
    protector,
)
from engine.game.rules.combat.joining import (
    become_blocked,
    block,
    choose_defender,
    enter_attacking,
    enter_blocking,
    leave_combat,
    no_longer_in_combat,
    reselect,
)
from engine.game.rules.combat.restrictions import TooFew, TooMany
from engine.game.rules.combat.strikes import needs_first_strike_step
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.game.state.combat import Combat
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.game.state.game import Game

WHICH_DEFENDER = Purpose("defending player", "506.2")

__all__ = [
    "TooFew",
    "TooMany",
    "attackable",
    "attacked",
    "attackers_of",
    "become_blocked",
    "begin_combat",
    "block",
    "choose_defender",
    "combat_damage",
    "declare_attackers",
    "declare_blockers",
    "defending_player",
    "defending_players",
    "demanded_attacks",
    "demanded_blocks",
    "end_combat",
    "enter_attacking",
    "enter_blocking",
    "leave_combat",
    "needs_first_strike_step",
    "no_longer_in_combat",
    "permanents_defender",
    "possible_attacks",
    "possible_blocks",
    "protector",
    "reselect",
    "why_not_attack",
    "why_not_block",
]


def begin_combat(game: Game) -> None:
    """The turn-based action of the beginning of combat step (CR 507.1).

    Perhaps a defending player is chosen.
    """
    happen(game, SetCombat(Combat()))
    opponents = game.opponents(game.turn.active)
    if game.options.get("attack") == ONE and opponents:
        decision = ChooseObjects(
            seat=game.turn.active, candidates=opponents, purpose=WHICH_DEFENDER, rule="507.1",
            prompt=say("choose_the_defending_player"),
        )  # fmt: skip
        happen(game, SetGameMark(CHOSEN, ask(game, decision)[0]))


def end_combat(game: Game) -> None:
    """The end of the end of combat step: everything is removed from combat (CR 511.3)."""
    bands.form(game, ())
    happen(game, SetCombat(None))
