"""Which of the actions that are possible now an entry means (scenario format, section 7.1)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.game.decisions.act import ACTIVATE, CAST, PLAY, SPECIAL, Action
from engine.game.rules.casting.casting_options import way_meant, ways_to_cast
from engine.game.rules.context import Context
from engine.game.rules.paying import mana_sources
from engine.game.rules.questions.activation import is_too_sick
from engine.scenario import format as f
from engine.scenario.labels import begins, cost_part, folded
from engine.scenario.stack_labels import keyword_text, labels_of, own_names, printed_labels
from engine.telling.decisions import in_words
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.casting.casting_options import CastWay
    from engine.meaning.abilities import ActivatedAbility
    from engine.scenario.board import Board
    from engine.scenario.format import Entry, Reference


def face_name(board: Board, action: Action) -> str:
    """The name of the face that an action casts or plays."""
    definition = board.game.obj(action.oid).definition
    if definition is not None and action.index < len(definition.faces):
        return definition.faces[action.index].name
    return board.game.chars(action.oid).name


def is_card(board: Board, action: Action, reference: Reference) -> bool:
    """Whether an action casts or plays the card that a reference names, by the face that is used."""
    if reference.name and reference.copy is None:
        wanted = folded(reference.name)
        if folded(face_name(board, action)) == wanted:
            return True
        definition = board.game.obj(action.oid).definition
        full = definition is not None and folded(definition.name) == wanted
        return full and (action.index == 0 or action.way == "fuse")
    return board.fits(reference, action.oid)


def casts(board: Board, actions: Sequence[Action], entry: Entry) -> list[Action]:
    """The ways of casting that an entry can mean, those of the first fitting card first."""
    return [action for action in actions if action.kind == CAST and _is_cast_meant(board, action, entry)]


def _is_cast_meant(board: Board, action: Action, entry: Entry) -> bool:
    """Whether a way of casting is all that an entry says: the card, where it lies, the way."""
    if entry.card is not None and not is_card(board, action, entry.card):
        return False
    if entry.source is not None and not board.fits(entry.source, action.oid):
        return False
    if not folded(action.way).startswith(folded(entry.using)):
        return False
    if action.way and not entry.using and not entry.ability and _casts_face_down(board, action):
        return False  # which is said by the way: the card's name is that of its face (CR 708.2)
    return not entry.ability or any(begins(text, entry.ability) for text in way_labels(board, action))


def _casts_face_down(board: Board, action: Action) -> bool:
    way = way_of(board, action, board.game.obj(action.oid).owner)
    return way is not None and bool(way.face_down)


def way_labels(board: Board, action: Action) -> list[str]:
    """What a way of casting is called: by its keyword with its cost, and by its name."""
    chars = board.game.chars(action.oid)
    keywords = [keyword_text(ability) for ability in chars.abilities.keywords.get(action.way, ())]
    return [*keywords, action.way, told_label(board, action), f"Cast {face_name(board, action)}"]


def way_of(board: Board, action: Action, seat: Seat) -> CastWay | None:
    """The way of casting that an action stands for."""
    ways = ways_to_cast(board.game, action.oid, seat)
    return way_meant(ways, action)


def land_plays(board: Board, actions: Sequence[Action], entry: Entry) -> list[Action]:
    """The land drops that an entry can mean."""
    assert entry.card is not None
    return [action for action in actions if action.kind == PLAY and is_card(board, action, entry.card)]


def activations(board: Board, actions: Sequence[Action], entry: Entry) -> list[Action]:
    """The activations or special actions that an entry of the script means.

    Those whose label begins with what the entry says, else those with such a cost, else the ways of casting it
    names.
    """
    offered = [action for action in actions if action.kind in (SPECIAL, ACTIVATE)]
    if entry.source is not None:
        offered = [action for action in offered if board.fits(entry.source, action.oid)]
    wanted = SPECIAL if entry.do == f.SPECIAL else ACTIVATE
    found = [action for action in offered if _begins(board, action, entry.ability)]
    found = found or _by_cost(board, offered, entry.ability) or _ways_named(board, actions, entry.ability)
    return sorted(found, key=lambda action: action.kind != wanted)  # authors take the one for the other now and then


def _ways_named(board: Board, actions: Sequence[Action], text: str) -> list[Action]:
    """The ways of casting whose keyword with its cost a text begins: "Foretell {1}{B}", "Flashback"."""
    game = board.game
    ways = ((action, way_of(board, action, game.obj(action.oid).owner)) for action in actions if action.kind == CAST)
    offered = [action for action, way in ways if action.way and way is not None and not way.face_down]
    return [action for action in offered if any(begins(label, text) for label in way_labels(board, action)[:-1])]


def told_label(board: Board, action: Action) -> str:
    """The label of an action in English, as scripts write it."""
    return in_words(action, GameTelling(board.game, board.game.turn.priority)).label


def action_labels(board: Board, action: Action) -> tuple[str, ...]:
    """The labels of an activation or special action."""
    if action.kind == SPECIAL:
        return (told_label(board, action), action.way)
    abilities = board.game.chars(action.oid).abilities
    labels = labels_of(abilities, abilities.activated[action.index]) or (action.label,)
    return (*labels, *printed_labels(board.game, action.oid, labels[-1]))


def _begins(board: Board, action: Action, text: str) -> bool:
    names = own_names(board.game, action.oid)
    return any(begins(label, text, names) for label in action_labels(board, action) if label)


def _by_cost(board: Board, offered: Sequence[Action], text: str) -> list[Action]:
    """The only action whose cost is that of the text (wordings differ a little)."""
    found = []
    for action in offered:
        names = own_names(board.game, action.oid)
        wanted = cost_part(text, names)
        if wanted and any(cost_part(label, names) == wanted for label in action_labels(board, action)):
            found.append(action)
    same = {normal for action in found for normal in [action_labels(board, action)[:1]]}
    return found if len(same) == 1 else []


def mana_abilities(board: Board, seat: Seat, entry: Entry) -> Iterator[tuple[ObjectId, int, ActivatedAbility]]:
    """The mana abilities that an entry means and that can be activated now, oldest permanents first."""
    game = board.game
    hand = [oid for zone in ("hand", "graveyard") for oid in game.zone(zone, seat)]
    for oid in (*game.permanents(), *hand):
        if entry.source is not None and not board.fits(entry.source, oid):
            continue
        mine = game.controller(oid) == seat
        for index, ability in enumerate(game.chars(oid).abilities.mana):
            here = ability.zone == game.obj(oid).zone
            usable = here and (mine or ability.who != "controller") and _is_named(board, oid, ability, entry.ability)
            if usable and _is_ready(board, oid, seat, ability):
                yield oid, index, ability


def _is_named(board: Board, oid: ObjectId, ability: ActivatedAbility, text: str) -> bool:
    """Whether a text is the beginning of a mana ability's label, or of its label with one of the mana it offers."""
    names = own_names(board.game, oid)
    labels = [label for label in labels_of(board.game.chars(oid).abilities, ability) if label]
    labels += [line for label in labels for line in printed_labels(board.game, oid, label)]
    return any(begins(one, text, names) for label in labels for one in (label, *_one_by_one(label)))


_OR_MANA = re.compile(r"\badd ((?:\{[^}]+\})+(?:, | or |, or ))+(?:\{[^}]+\})+", re.IGNORECASE)


def _one_by_one(label: str) -> list[str]:
    """A label that offers several mana, with each of them alone: "{T}: Add {R} or {W}." as "{T}: Add {R}."."""
    match = _OR_MANA.search(label)
    if match is None:
        return []
    options = re.split(r", or | or |, ", match[0][4:])
    return [f"{label[: match.start()]}add {option}{label[match.end() :]}" for option in options]


def mana_meant(board: Board, oid: ObjectId, ability: ActivatedAbility, entry: Entry) -> str:
    """The mana that an entry means of those that an ability offers; "" if it leaves that open."""
    names = own_names(board.game, oid)
    for label in labels_of(board.game.chars(oid).abilities, ability):
        if label and not begins(label, entry.ability, names):
            meant = [one for one in _one_by_one(label) if begins(one, entry.ability, names)]
            if len(meant) == 1:
                return "".join(re.findall(r"\{([^}]+)\}", meant[0].partition(": ")[2].partition(".")[0]))
    return ""


def _is_ready(board: Board, oid: ObjectId, seat: Seat, ability: ActivatedAbility) -> bool:
    ctx = Context(board.game, oid, seat)
    if mana_sources.can_activate_mana(ctx, ability):
        return True
    taps = any(cost.taps_source() for cost in ability.costs)
    ready = not taps or not (board.game.obj(oid).tapped or is_too_sick(board.game, oid))
    return ready and any(cost.mana_part(ctx).symbols for cost in ability.costs)
