"""Starting the game (CR 103): decks, who begins, opening hands and mulligans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Seat
from engine.core.keys import Deed, Purpose
from engine.core.zones import HAND, LIBRARY, OUTSIDE
from engine.game.decisions.choices import ChooseObjects, ChooseOption, YesNo
from engine.game.decisions.purposes import TO_PUT_ON_BOTTOM
from engine.game.events.cards import PlayerDid, Reveal, ShuffleLibrary
from engine.game.events.chance import UseChance
from engine.game.events.players import Begin, SetLife, SetStartingPlayer
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.context import Context, ask
from engine.game.rules.events.drawing import draw_cards
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import DEEDS, SETTING_UP
from engine.game.rules.questions.companions import COMPANION, may_accompany
from engine.game.rules.questions.drafting import NOTES
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.rules.turn import conspiracies
from engine.game.rules.turn.questions import OPENING_HAND
from engine.game.rules.variants.playing import kinds_in, starting_life, usual_hand_size, variants_of
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.game.rules.variants.sitting import Sitting
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition

WHICH_COMPANION = Purpose("companion", "103.2b")
TO_MULLIGAN = Purpose("mulligan", "103.5")
TO_BEGIN_WITH = Purpose("opening hand", "103.6")
WHO_BEGINS = Purpose("starting player", "103.1")

MULLIGAN, KEPT = Deed("mulligan"), Deed("kept")
DEEDS[MULLIGAN] = lambda did: say("takes_a_mulligan", player=NameOf(did.player))
DEEDS[KEPT] = lambda did: say("keeps_their_hand", player=NameOf(did.player), number=did.number)


def set_up(game: Game, sitting: Sitting) -> None:
    """Make each player's deck their library, and bring what else they sit down with into the game.

    See CR 103.2, 103.3.
    """
    for seat, cards in enumerate(sitting.seats):
        for definition in cards.deck:
            make_card(game, definition, seat, LIBRARY)
    for seat, cards in enumerate(sitting.seats):
        for definition in cards.sideboard:
            make_card(game, definition, seat, OUTSIDE)
        if cards.noted:
            happen(game, SetMark(seat, NOTES, cards.noted))
    kinds = kinds_in(sitting.variants)
    for kind in kinds:
        if kind.before_shuffling:
            kind.set_up(game, sitting)
    lives = starting_life(game).items()
    happen(game, *(SetLife(seat, life) for seat, life in lives if life != game.players[seat].life))
    for seat in game.seats():
        happen(game, ShuffleLibrary(seat))
    for kind in kinds:
        if not kind.before_shuffling:
            kind.set_up(game, sitting)
    for one in variants_of(game):
        one.set_up(game, sitting)
    sit_down(game, {seat: (*cards.deck, *cards.sideboard) for seat, cards in enumerate(sitting.seats)})


def sit_down(game: Game, cards: Mapping[Seat, Iterable[CardDefinition]]) -> None:
    """Bring what players have besides the cards that they sit down with, as those call for it (CR 123.2)."""
    for seat, theirs in cards.items():
        for bring in SETTING_UP:
            bring(game, seat, theirs)


def start(game: Game) -> None:
    """Everything before the first turn (CR 103): who begins, life totals, opening hands and mulligans."""
    if game.options.get("opening hands", True):
        choose_starting_player(game)
        reveal_companions(game)
        conspiracies.set_out(game)
        opening_hands(game)
    for one in variants_of(game):
        one.before_first_turn(game)
    happen(game, Begin())


def choose_starting_player(game: Game) -> None:
    """A player picked by chance decides who, or which team, takes the first turn.

    See CR 103.1, 103.1a, 805.3.
    """
    decided = next((seat for one in variants_of(game) if (seat := one.starting_player(game)) is not None), None)
    if decided is not None:
        set_starting_player(game, decided)
        return
    starters = game.sides()
    if any(len(team) > 1 for team in game.teams.of) and not game.teams.share_turns:
        set_starting_player(game, _amid_a_team(game))
        return
    seats = game.seats()
    chance = game.roll()
    chooser = seats[chance.below(len(seats))]
    happen(game, UseChance(chance.state))
    if game.main is not None:  # of a subgame, nobody chooses it (CR 725.2)
        set_starting_player(game, game.taking_turns_with(chooser)[0])
        return
    decision = ChooseOption(
        seat=chooser, options=tuple(say("names", names=tuple(map(NameOf, team))) for team in starters),
        purpose=WHO_BEGINS, prompt=say("choose_who_takes_the_first_turn"), rule="103.1",
    )  # fmt: skip
    set_starting_player(game, starters[ask(game, decision)][0])


def _amid_a_team(game: Game) -> Seat:
    """Who sits in the center of a team picked by chance, or to the left of its midpoint (CR 808.4)."""
    teams = list(dict.fromkeys(game.teams.of))
    chance = game.roll()
    team = teams[chance.below(len(teams))]
    happen(game, UseChance(chance.state))
    return team[len(team) // 2]  # turn order goes to the left


def set_starting_player(game: Game, seat: Seat) -> None:
    """Let a player take the first turn."""
    happen(game, SetStartingPlayer(seat))


def reveal_companions(game: Game) -> None:
    """Let each player reveal one card with companion from outside the game for which their deck is fit.

    See CR 103.2b.
    """
    for seat in game.apnap(game.starting):
        fit = tuple(oid for oid in game.zone(OUTSIDE, seat) if may_accompany(game, oid, seat))
        if not fit:
            continue
        decision = ChooseObjects(
            seat=seat, candidates=fit, least=0, most=1, purpose=WHICH_COMPANION, rule="103.2b", good=True,
            prompt=say("choose_a_companion"),
        )  # fmt: skip
        for oid in ask(game, decision):
            happen(game, Reveal(seat, (oid,)), SetMark(oid, COMPANION, True))


def opening_hands(game: Game) -> None:
    """Draw opening hands and take mulligans, the first free in multiplayer.

    Then cards act (CR 103.5, 103.6).
    """
    order = game.apnap(game.starting)
    sizes = {seat: usual_hand_size(game, seat) for seat in order}
    for seat in order:
        draw_cards(game, seat, sizes[seat])
    free = max(int(len(order) > 2), *(one.free_mulligans(game) for one in variants_of(game)), 0)  # CR 103.5c
    taken = dict.fromkeys(order, 0)
    deciding = list(order)
    while deciding:
        again = [seat for seat in deciding if _wants_mulligan(game, seat, taken[seat])]
        for seat in again:
            taken[seat] += 1
            happen(game, *(ZoneChange(oid, LIBRARY, cause="mulligan") for oid in game.zone(HAND, seat)))
            happen(game, ShuffleLibrary(seat))
            draw_cards(game, seat, sizes[seat])
        for seat in again:
            _put_on_bottom(game, seat, taken[seat] - free)
        deciding = [seat for seat in again if taken[seat] - free < sizes[seat]]
    for seat in order:
        _act_from_opening_hand(game, seat)


def _act_from_opening_hand(game: Game, seat: Seat) -> None:
    """What cards let a player do with them from the opening hand, in any order (CR 103.6)."""
    offered = {oid: tuple(verdicts(game, OPENING_HAND, oid)) for oid in game.zone(HAND, seat)}
    able = tuple(oid for oid, actions in offered.items() if actions)
    if not able:
        return
    decision = ChooseObjects(
        seat=seat, candidates=able, least=0, most=len(able), purpose=TO_BEGIN_WITH, rule="103.6", ordered=True,
        prompt=say("choose_what_to_use_from_your_opening_hand"), good=True,
    )  # fmt: skip
    for oid in ask(game, decision):
        for action in offered[oid]:
            action.perform(Context(game, oid, seat))


def _wants_mulligan(game: Game, seat: Seat, taken: int) -> bool:
    asked = say("keep_this_hand_after", number=taken) if taken else say("keep_this_hand")
    decision = YesNo(
        seat=seat, purpose=TO_MULLIGAN, prompt=asked, rule="103.5",
        yes=say("mulligan"), no=say("keep"),
    )  # fmt: skip
    again = bool(ask(game, decision))
    happen(game, PlayerDid(seat, MULLIGAN) if again else PlayerDid(seat, KEPT, len(game.zone(HAND, seat))))
    return again


def _put_on_bottom(game: Game, seat: Seat, number: int) -> None:
    hand = game.zone(HAND, seat)
    number = min(max(number, 0), len(hand))
    decision = ChooseObjects(
        seat=seat, candidates=hand, least=number, most=number, purpose=TO_PUT_ON_BOTTOM, rule="103.5", ordered=True,
        prompt=say("put_on_the_bottom", number=number), good=False,
    )  # fmt: skip
    for oid in ask(game, decision):
        happen(game, ZoneChange(oid, LIBRARY, cause="mulligan"))
