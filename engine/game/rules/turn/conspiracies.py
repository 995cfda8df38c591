"""Conspiracy cards put into the command zone before the game begins (CR 103.2e, 315.2, 702.106)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Mark, Purpose
from engine.core.zones import COMMAND, OUTSIDE
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import Context, ask
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.looking import MAY_LOOK
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.message import say
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game

WHICH_CONSPIRACY = Purpose("conspiracy", "702.106a")

CONSPIRACY = "conspiracy"

SECRET_NAMES: Question[int] = Question(
    "secret_names", "702.106a", about="conspiracy card outside the game", answer="how many names are chosen secretly"
)

CHOSEN_NAMES = (Mark("card name"), Mark("second card name"))  # what a card keeps of its choices (CR 607.2d)


def set_out(game: Game) -> None:
    """Let each player put any number of conspiracy cards from their sideboard into the command zone."""
    for seat in game.apnap(game.starting):
        cards = tuple(oid for oid in game.zone(OUTSIDE, seat) if CONSPIRACY in game.chars(oid).types)
        if not cards:
            continue
        decision = ChooseObjects(
            seat=seat, candidates=cards, least=0, most=len(cards), purpose=WHICH_CONSPIRACY, rule="103.2e", good=True,
            prompt=say("choose_conspiracies"),
        )  # fmt: skip
        for oid in ask(game, decision):
            put_out(game, oid, seat)


def put_out(game: Game, oid: ObjectId, seat: Seat) -> None:
    """Put one into the command zone.

    Face down and with names chosen secretly if it says so (CR 702.106a, f).
    """
    names = sum(verdicts(game, SECRET_NAMES, oid))
    hidden = CONSPIRACY if names else ""
    marks = ((MAY_LOOK, seat),) if names else ()
    done = happen(game, ZoneChange(oid, COMMAND, cause=CONSPIRACY, face_down=hidden, marks=marks))
    for event in done:
        if isinstance(event, ZoneChange):
            _choose_names(Context(game, event.new, seat), names)


def _choose_names(ctx: Context, number: int) -> None:
    """So many different names of cards, noted with the card."""
    cards = (one for found in ctx.game.objects.values() for one in found.cards())
    own = {card.name for owner, card, _ in cards if owner == ctx.controller}
    chosen: list[str] = []
    while len(chosen) < number:
        name = ctx.choose_card_name(ctx.controller, tuple(sorted(own - set(chosen))))
        if name not in chosen:
            chosen.append(name)
    for mark, name in zip(CHOSEN_NAMES, chosen, strict=False):
        happen(ctx.game, SetMark(ctx.source, mark, name, kept="choices"))
