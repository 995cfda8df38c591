"""Making a seat's view: everything it may know, and nothing else (CR 400.2, 706 to 708, 701.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, ObjectId, Ref, Seat, back, is_back
from engine.core.mana_letters import letters_of, symbols_of
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, STACK
from engine.game.decisions.choices import ChooseObjects, ChooseReplacement
from engine.game.decisions.orders import OrderTriggers
from engine.game.rules.casting.castable import why_not_cast
from engine.game.rules.casting.casting_options import playable_land_faces, ways_to_cast
from engine.game.rules.casting.legal import may_activate_now
from engine.game.rules.casting.quick_checks import Prospects
from engine.game.rules.casting.special import why_not_play_land
from engine.game.rules.hooks import NOTES, PLAYER_NOTES, PROGRESS
from engine.game.rules.layers.copying import copiable_values
from engine.game.rules.paying.mana_sources import sources
from engine.game.rules.questions.activation import why_not_activate
from engine.game.rules.questions.companions import companions
from engine.game.rules.questions.looking import MAY_LOOK
from engine.game.rules.questions.seeing import PUBLIC, may_see, shown_by
from engine.game.rules.questions.values import mana_value
from engine.game.rules.special_cards.battles import PROTECTOR
from engine.game.rules.special_cards.day_and_night import DAYTIME
from engine.game.rules.special_cards.dungeons import completed
from engine.game.rules.variants.supplementary import decks_left
from engine.game.state.merging import is_merged
from engine.game.state.several_turns import stack_of
from engine.meaning.abilities import KeywordAbility
from engine.meaning.message import Term, say
from engine.table.attack_signs import is_barred, is_sick
from engine.table.exiled_with import exiled_with
from engine.table.offered_costs import with_what_they_spend
from engine.table.stack_items import about_item, followed, modes_in_words, targets_of_item, x_of_item
from engine.table.view import FaceView, MarkerView, ObjectView, PlayerView, View, unnamed
from engine.telling.decisions import in_words
from engine.telling.narration import Story
from engine.telling.teller import ENGLISH, GameTelling

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.game.state.markers import TurnMarker
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import Face
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.progress import Progress
    from engine.telling.language import Language


def hand_as_seen(game: Game, seat: Seat, owner: Seat, shown: Collection[ObjectId]) -> tuple[ObjectId, ...]:
    """A hand as a seat sees it: cards of which only the back is seen are nothing but places."""
    hand = game.zone(HAND, owner)
    return tuple(
        oid if oid in shown or may_see(game, seat, oid) else back(owner, place) for place, oid in enumerate(hand)
    )  # fmt: skip


def view_for(game: Game, seat: Seat, decision: Decision | None, language: Language = ENGLISH) -> View:
    """The game as a seat sees it, its texts in a language."""
    telling = GameTelling(game, seat, language)
    objects: dict[ObjectId, ObjectView] = {}
    shown = shown_by(game, decision, seat)
    command = _in_command_zone(game)
    for oid in (*game.battlefield, *game.on_stacks, *game.zone(EXILE)):
        objects[oid] = object_view(game, telling, oid, oid in shown or may_see(game, seat, oid))
    hands: dict[Seat, tuple[ObjectId, ...]] = {}
    for player in game.players:
        hands[player.seat] = hand_as_seen(game, seat, player.seat, shown)
        for oid in (*game.zone(GRAVEYARD, player.seat), *hands[player.seat]):
            if is_back(oid):
                objects[oid] = ObjectView(oid, HAND, player.seat, player.seat, known=False)
            else:
                objects[oid] = object_view(game, telling, oid, oid in shown or may_see(game, seat, oid))
    tops = {player.seat: _seen_top(game, seat, player.seat) for player in game.players}
    unseen = _chosen_unseen(game, seat, decision)
    for oid in (*command, *(oid for top in tops.values() for oid in top), *shown, *unseen):
        if oid not in objects:
            objects[oid] = object_view(game, telling, oid, oid in shown or _in_sight(game, seat, oid, unseen))
    turn = game.turn
    return View(
        viewer=seat, turn=turn.number, active=turn.active, step=turn.step, priority=turn.priority,
        players=tuple(_player(game, telling, other, hands[other], tops[other]) for other in range(len(game.players))),
        objects=objects, battlefield=game.battlefield, stack=tuple(reversed(game.stack)),
        exile=game.zone(EXILE), command=command, gone=_gone(game, telling, decision, objects),
        **_asked(telling, decision), over=_why_over(game, telling), edition=game.edition,
        daytime=str(game.marks.get(DAYTIME, "")), active_players=game.active_players(),
        unnamed=unnamed(telling.tell),
        above=_above(game, seat, language),
        markers=tuple(_marker(game, marker) for marker in game.markers),
    )  # fmt: skip


def _gone(
    game: Game, telling: GameTelling, decision: Decision | None, shown: Mapping[ObjectId, ObjectView]
) -> dict[ObjectId, ObjectView]:  # fmt: skip
    """What abilities on the stack and the question speak of and is not there any more, as it last existed (CR 608.2h).

    The source of an ability on the stack is known to all (CR 113.7a), other things to whoever could follow them.
    """
    items = [seen for seen in shown.values() if seen.zone == STACK]
    spoken = [ref for item in items for ref in item.about]
    if decision is not None and decision.asked_of == telling.viewer:
        spoken += followed(Story(game, telling.viewer), _spoken_of(decision))
    refs = dict.fromkeys((*(item.source for item in items), *spoken))
    looks = {ref: game.last_known[ref] for ref in refs if ref not in game.objects and ref in game.last_known}
    return {
        ref: object_view(
            game, telling, ref, not look.object.face_down or look.characteristics.controller == telling.viewer
        )
        for ref, look in looks.items()
    }


def _spoken_of(decision: Decision) -> tuple[Ref, ...]:
    """The objects that a question names besides those to choose among."""
    if isinstance(decision, OrderTriggers):
        return tuple(ref for trigger in decision.triggers for ref in (trigger.source, *trigger.refs))
    return (decision.source, *(decision.sources if isinstance(decision, ChooseReplacement) else ()))


def _marker(game: Game, marker: TurnMarker) -> MarkerView:
    turn = game.turn if marker.aside is None else marker.aside.turn
    return MarkerView(
        number=marker.number, holder=marker.holder, taking=marker.taking, step=turn.step if marker.taking else "",
        stack=tuple(reversed(stack_of(game, marker))), played=marker.aside is None, to_go=bool(marker.removals),
    )  # fmt: skip


def _above(game: Game, seat: Seat, language: Language) -> View | None:
    """The main game of a subgame as the seat sees that (CR 725.1a)."""
    return view_for(game.main.game, seat, None, language) if game.main is not None else None


def _why_over(game: Game, telling: GameTelling) -> str:
    """Why nothing goes on: a subgame that is over is followed by its main game."""
    return telling.tell(game.over) if game.ended else ""


def _chosen_unseen(game: Game, seat: Seat, decision: Decision | None) -> tuple[ObjectId, ...]:
    """The cards from outside the game among which a player chooses for another whom they control (CR 720.4, 720.5)."""
    if decision is None or decision.answerer != seat or not isinstance(decision, ChooseObjects):
        return ()
    return tuple(ref for ref in decision.candidates if ref in game.objects and game.objects[ref].zone == OUTSIDE)


def _in_command_zone(game: Game) -> tuple[ObjectId, ...]:
    """What lies in the command zone by itself, not in a deck, perhaps face down (CR 315.7), and companions (103.2b)."""
    found = ((oid, game.objects[oid]) for oid in game.zone(COMMAND))
    there = (oid for oid, card in found if not card.face_down or MAY_LOOK in card.marks)
    return (*there, *(oid for player in game.players for oid in companions(game, player.seat)))


def _in_sight(game: Game, seat: Seat, oid: ObjectId, unseen: Collection[ObjectId]) -> bool:
    """Whether a seat sees the face of what is shown besides the zones that all see."""
    return oid not in unseen and (not game.objects[oid].face_down or may_see(game, seat, oid))


def _seen_top(game: Game, seat: Seat, owner: Seat) -> tuple[ObjectId, ...]:
    """The top card of a library, if a seat may see it."""
    return tuple(oid for oid in game.zone(LIBRARY, owner)[:1] if may_see(game, seat, oid))


def _asked(telling: GameTelling, decision: Decision | None) -> dict[str, Any]:
    """What is decided by whom: the question itself only for whoever is asked."""
    if decision is None:
        return {"decision": None, "waiting_for": NOBODY, "waiting_kind": ""}
    mine = decision.asked_of == telling.viewer
    return {
        "decision": in_words(with_what_they_spend(telling.game, decision), telling) if mine else None,
        "waiting_for": decision.asked_of,
        "waiting_kind": decision.kind,
    }


def _player(
    game: Game, telling: GameTelling, seat: Seat, hand: tuple[ObjectId, ...], top: tuple[ObjectId, ...]
) -> PlayerView:  # fmt: skip
    player = game.players[seat]
    return PlayerView(
        seat=seat, name=player.name, life=player.life, counters=tuple(sorted(player.counters.items())),
        hand=hand, library=len(game.zone(LIBRARY, seat)), library_top=top,
        graveyard=game.zone(GRAVEYARD, seat), pool=symbols_of(letters_of(player.pool)),
        lands_played=player.lands_played, lost=telling.tell(player.lost), left=player.left, won=player.won,
        designations=(
            *sorted(name for name, value in player.marks.items() if value is True),
            *(telling.tell(note) for declared in PLAYER_NOTES for note in declared(game, seat)),
        ),
        dungeons=completed(game, seat),
        decks=decks_left(game, seat),
        is_opponent=game.are_opponents(telling.viewer, seat),
    )  # fmt: skip


def face_view(face: Face) -> FaceView:
    """A face as printed."""
    printed = face.printed
    return FaceView(
        name=printed.name, mana_cost=str(printed.mana_cost or ""), colors=printed.colors,
        type_line=printed.type_line, text=face.text, power=_number(printed.power, printed, "creature"),
        toughness=_number(printed.toughness, printed, "creature"), loyalty=_number(printed.loyalty, printed),
        defense=_number(printed.defense, printed), flavor=face.flavor,
    )  # fmt: skip


def _number(value: int | None, printed: Characteristics, star_for: str = "") -> str:
    if value is None:
        return "*" if star_for and star_for in printed.types else ""
    return str(value)


def object_view(game: Game, telling: GameTelling, oid: ObjectId, known: bool) -> ObjectView:
    """One object as whoever it is told to sees it."""
    found = game.look(oid).object
    chars = game.chars(oid)
    controller = chars.controller if chars.controller != NOBODY else found.owner
    if not known and (found.zone not in PUBLIC or found.zone in (EXILE, COMMAND)):
        return ObjectView(id=oid, zone=found.zone, owner=found.owner, controller=controller, known=False,
                          face_down=found.face_down)  # fmt: skip
    item, printed = found.stack, _printed(found)
    source = item.source if item is not None and item.ability is not None else NOBODY
    return ObjectView(
        id=oid, zone=found.zone, owner=found.owner, controller=controller, known=known,
        name=chars.name or _ability_name(game, source), mana_cost=str(chars.mana_cost or ""), colors=chars.colors,
        type_line=chars.type_line, types=chars.types, text=_text(found, chars), power=chars.power,
        toughness=chars.toughness, printed_power=None if found.face_down else printed.power,
        printed_toughness=None if found.face_down else printed.toughness,
        mana_value=mana_value(game, oid), **_on_battlefield(game, found, chars), **_card(found, known),
        melded=_melded(found, controller == telling.viewer), face_down=found.face_down,
        tapped=found.tapped, flipped=found.flipped, sick=is_sick(game, found, chars),
        barred=is_barred(game, found, chars), damage=found.damage, counters=tuple(sorted(found.counters.items())),
        attached_to=found.attached_to, **_fight(game, oid),
        token=found.token, is_copy=bool(item and item.is_copy) or _is_a_copy(game, found, chars),
        phased_out=found.phased_out, keywords=_keywords(chars), triggered=_triggered(chars),
        notes=_notes(telling, found),
        x=x_of_item(found), source=source, targets=targets_of_item(found),
        modes=modes_in_words(game, telling, found), timestamp=found.timestamp,
        about=about_item(Story(game, telling.viewer), found),
        progress=_progress(telling, found, chars),
    )  # fmt: skip


def _printed(found: GameObject) -> Characteristics:
    """The characteristics of the face that is up, or of its inset frame if that is used."""
    printed = found.definition.faces[_face(found)].printed if found.definition is not None else found.values
    return printed.inset if found.values.uses_inset and printed.inset is not None else printed


def _on_battlefield(game: Game, found: GameObject, chars: Characteristics) -> dict[str, Any]:
    """Loyalty and defense, which are counters on the battlefield (CR 306.5c, 310.4c), and what is attached there."""
    if found.zone != BATTLEFIELD:
        return {"loyalty": chars.loyalty, "defense": chars.defense}
    counters, types = found.counters, chars.types
    return {
        "loyalty": counters.get("loyalty", 0 if "planeswalker" in types else None),
        "defense": counters.get("defense", 0 if "battle" in types else None),
        "attachments": _attachments(game).get(found.id, ()),
    }


def _card(found: GameObject, known: bool) -> dict[str, Any]:
    """The whole card, for whoever may see it."""
    if not known:
        return {}
    if found.definition is None:
        return {"face": _face(found)}
    faces = tuple(face_view(face) for face in found.definition.faces)
    return {"layout": found.definition.layout, "face": _face(found), "faces": faces}


def _fight(game: Game, oid: ObjectId) -> dict[str, Any]:
    """What an object does in combat."""
    fight = game.combat
    if fight is None:
        return {}
    attacking, blocking = fight.attacking.get(oid, NOBODY), fight.blocking.get(oid, ())
    return {"attacking": attacking, "blocking": blocking, "blocked": oid in fight.blocked}


def _progress(telling: GameTelling, found: GameObject, chars: Characteristics) -> tuple[Progress, ...]:
    """How far an object has come, in words."""
    come = [one for declared in PROGRESS for one in declared(telling.game, found, chars)]
    return tuple(replace(one, words=telling.tell(one.words)) for one in come)


def _ability_name(game: Game, source: ObjectId) -> str:
    if source == NOBODY or (source not in game.objects and source not in game.last_known):
        return ""
    return game.chars(source).name


def _text(found: GameObject, chars: Characteristics) -> str:
    if found.stack is not None and found.stack.ability is not None:
        return found.stack.ability.label
    if found.face_down or is_merged(found):
        return chars.text
    together = found.definition is not None and found.definition.form.halves and found.zone != STACK
    if found.definition is not None and found.definition.faces[_face(found)].name == chars.name and not together:
        return found.definition.faces[_face(found)].text
    return chars.text


def _is_a_copy(game: Game, found: GameObject, chars: Characteristics) -> bool:
    """Whether the copiable values of an object are another's (CR 707.2); its name alone may be another by its text."""
    own = ("", *_own_names(found))
    return chars.name not in own and copiable_values(game, found.id).name not in own


def _own_names(found: GameObject) -> tuple[str, ...]:
    """The names printed on what is up of an object: a face, or both halves of a split card."""
    if found.definition is None:
        return (found.values.name,)
    faces = found.definition.faces
    return tuple(face.name for face in (faces if found.definition.form.halves else (faces[_face(found)],)))


def _face(found: GameObject) -> int:
    """Which face of its card an object uses: the alternative part of a flip card counts as one (CR 710.2)."""
    flips = found.flipped and found.definition is not None and found.definition.form.flips
    return 1 if flips else found.face


def _melded(found: GameObject, own: bool) -> tuple[FaceView, ...]:
    """The front faces of what a melded or merged permanent is represented by (CR 712.4a, 726.2), the topmost first.

    Whoever doesn't control it sees none that is face down (CR 708.5).
    """
    if not found.parts or found.definition is None:
        return ()
    seen = () if found.face_down and not own else (found.definition,)
    below = (part.definition for part in found.parts if own or not part.face_down)
    return tuple(face_view(card.front) for card in (*seen, *below))


def _attachments(game: Game) -> dict[Ref, tuple[ObjectId, ...]]:
    """What is attached to what, with what is phased out: looked for once for all that a view shows."""
    known: dict[Ref, tuple[ObjectId, ...]] = game.cache.now(game, "attachments shown", lambda: _by_host(game))
    return known


def _by_host(game: Game) -> dict[Ref, tuple[ObjectId, ...]]:
    found: dict[Ref, tuple[ObjectId, ...]] = {}
    for oid in game.battlefield:
        host = game.objects[oid].attached_to
        if host != NOBODY:
            found[host] = (*found.get(host, ()), oid)
    return found


def _keywords(chars: Characteristics) -> tuple[str, ...]:
    return tuple(dict.fromkeys(str(a.name) for a in chars.abilities if isinstance(a, KeywordAbility)))


def _triggered(chars: Characteristics) -> tuple[str, ...]:
    return tuple(ability.label for ability in chars.abilities.triggered)


def _notes(telling: GameTelling, found: GameObject) -> tuple[str, ...]:
    """Choices and notes in words, and the marks by which it is designated."""
    game = telling.game
    chosen = (
        say("note_with_value", note=Term("note", name), value=Term("option", str(value)))
        for name, value in found.choices.items() if isinstance(value, (str, int)) and name != PROTECTOR
    )  # fmt: skip
    own = (
        say("note_with_value", note=Term("note", name), value=Term("option", str(value[1])))
        for name, value in found.choices.items() if isinstance(value, tuple) and value[:1] == (telling.viewer,)
    )  # fmt: skip
    noted = (*(note for declared in NOTES for note in declared(game, found)), *exiled_with(game, found))
    marks = (name for name, value in found.marks.items() if value is True)
    return (*map(telling.tell, chosen), *map(telling.tell, own), *marks, *map(telling.tell, noted))


def why_not(game: Game, seat: Seat, oid: ObjectId, language: Language = ENGLISH) -> tuple[str, ...]:
    """Why a seat can't use a card or permanent now, or some of its abilities, each reason with its rule.

    Empty if it can, or may not know it.
    """
    if oid not in game.objects or not may_see(game, seat, oid):
        return ()
    telling = GameTelling(game, seat, language)
    reasons = (say("by_rule", why=why, rule=rule) if rule else why for why, rule in _reasons(game, seat, oid))
    return tuple(dict.fromkeys(map(telling.tell, reasons)))


def mana_uses(game: Game, seat: Seat, oid: ObjectId) -> tuple[tuple[int, str, str], ...]:
    """The mana abilities of an object that a seat with priority may activate now (CR 605.3a).

    Each with its number, the mana that it would make, and its text; what makes several kinds comes several times.
    """
    if game.turn.priority != seat or oid not in game.objects:
        return ()
    abilities = game.chars(oid).abilities.mana
    made = {use: None for source in sources(game, seat) if source.oid == oid for use in source.options}
    told = dict.fromkeys(index for index, _ in made)
    others = (
        (index, "") for index, ability in enumerate(abilities)
        if index not in told and why_not_activate(game, oid, seat, ability) is None
    )  # fmt: skip
    return tuple((index, mana, abilities[index].label) for index, mana in (*made, *others) if index >= 0)


def _reasons(game: Game, seat: Seat, oid: ObjectId) -> Iterable[tuple[str, str]]:
    found = game.objects[oid]
    if game.turn.priority != seat:
        yield say("you_dont_have_priority"), "117.1"
        return
    prospects = Prospects(game, seat)
    if found.zone != BATTLEFIELD:
        for way in ways_to_cast(game, oid, seat):
            refusal = why_not_cast(prospects, oid, way)
            if refusal is None:
                return
            yield refusal.why, refusal.rule
        if playable_land_faces(game, oid) and found.zone == HAND:
            land = why_not_play_land(game, oid, seat)
            if land is None:
                return
            yield land
    yield from _reasons_of_abilities(prospects, oid)


def _reasons_of_abilities(prospects: Prospects, oid: ObjectId) -> Iterable[tuple[str, str]]:
    """Why activated abilities can't be activated: once if it is the same for all, else with the words of each."""
    activated = prospects.game.chars(oid).abilities.activated
    judged = ((ability, may_activate_now(prospects, oid, ability)) for ability in activated)
    refused = [(ability, why) for ability, why in judged if why is not None]
    alike = len({why for _, why in refused}) == 1 and len(refused) == len(activated)
    for ability, refusal in refused[:1] if alike else refused:
        told = refusal.why if alike else say("one_ability_because", ability=ability.label, why=refusal.why)
        yield told, refusal.rule
