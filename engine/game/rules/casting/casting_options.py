"""Ways of casting a card, and what casting it may cost besides (CR 118.8, 118.9, 601.2b, 601.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, HAND, STACK
from engine.game.rules.casting.permission import PermissionUsed
from engine.game.rules.casting.questions import ABILITIES_AS_CAST, ALTERNATIVE_COSTS, CAST_WAYS, MAY_CAST
from engine.game.rules.context import Context
from engine.game.rules.hooks import CASTABLE
from engine.game.rules.questions.rule_modifiers import spell_verdicts, verdicts
from engine.game.state.printed import NOTHING, face_down_values
from engine.meaning.message import NameOf, say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.core.mana import ManaCost
    from engine.game.decisions.act import Action
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.abilities import Ability
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Cost


@record
class CastWay:
    """A way to cast a card: for its mana cost, for an alternative cost, from another zone, face down."""

    name: str = ""  # "" is the usual way; otherwise a keyword in lower case, or a permission's text
    costs: tuple[Cost, ...] | None = None  # instead of the mana cost; None: the mana cost
    more: tuple[Cost, ...] = ()  # additional costs of this way: "by discarding a land card in addition to …" (retrace)
    zone: str = HAND
    face: int = 0
    face_down: str = ""  # the cause, if it is cast face down (CR 708.4)
    values: Characteristics | None = None  # copiable values the spell has instead of its own
    any_time: bool = False  # as an effect has it cast at once (CR 608.2g); no answer to a question says so
    as_sorcery: bool = False  # only when a sorcery could be cast
    marks: tuple[tuple[Mark, object], ...] = ()  # what is noted on the spell
    as_if: Characteristics | None = None  # what is judged in finding out whether it can be cast (bestow, 702.103d)
    instead_of_leaving: str = ""  # where it goes instead of anywhere else as it leaves the stack ("exile": flashback)
    uses: tuple[ObjectId, str] | None = None  # what is counted this turn: permission that serves once each turn
    uses_too: tuple[ObjectId, str] | None = None  # what else is counted: an alternative cost that may be paid once
    mana_as: str = ""  # the types of mana as which any mana may be spent on the spell (CR 609.4b)
    changed: tuple[str, ManaCost] | None = None  # how much "more" or "less" a spell cast so costs (CR 601.2f)
    hand_only: bool = False  # it is a way to cast the card from hand, and from no other zone (warp, fuse)
    then: PermissionUsed | None = None  # what follows when a spell is cast so
    of_copy: bool = False  # a copy of a prepared permanent's spell is cast; the permanent stays, prepared no longer
    particular: str = ""  # what is noted as paid, to tell it from others of its name: "blitz {1}{R}"
    label: str = ""
    rule: str = "601.2"


@record
class AdditionalCost:
    """An additional cost of casting a spell (CR 118.8, 601.2b); an answer to "additional_costs"."""

    name: str  # what is noted about paying it, "kicker"
    costs: tuple[Cost, ...]
    optional: bool = True
    repeats: bool = False  # may be paid any number of times (multikicker)
    label: str = ""  # in words, for the question whether to pay
    choices: tuple[tuple[Cost, str], ...] = ()  # of which one is paid ("discard a card or pay 3 life"), and in words
    words: tuple[Ability, ...] = ()  # what the spell's text gains if it is paid (splice)
    words_of: ObjectId = NOBODY  # the card whose words these are, which is revealed
    particular: str = ""  # what else is noted about it, to tell it from others of its name: "kicker {1}{B}"


USUAL = CastWay()
FROM_COMMAND_ZONE = CastWay(zone=COMMAND, rule="903.8")
PREPARED = Mark("prepared")  # the designation of a permanent, and the name of the way to cast a copy of its spell
PERMITTED = "permitted"  # the name of a way in which an effect or the card's own words permit it to be cast


def way_meant(ways: Iterable[CastWay], action: Action) -> CastWay | None:
    """The way in which an action is to cast a card.

    Of several of one name it is the one with the action's words, else the one without words.
    """
    same = [way for way in ways if (way.name, way.face) == (action.way, action.index)]
    worded = (way for way in same if way.label and way.label == action.label)
    return next(worded, next((way for way in same if not way.label), None))


def ways_to_cast(game: Game, oid: ObjectId, seat: Seat) -> tuple[CastWay, ...]:
    """All ways in which a player might cast a card from where it is (CR 601.3), affordable now or not."""
    found = game.obj(oid)
    ways: list[CastWay] = []
    if found.zone == HAND and found.owner != seat:  # what a card itself offers, it offers to its owner
        return tuple(_told_apart(game, oid, dict.fromkeys(way for _, way in permissions(game, oid, seat))))
    if found.zone == HAND:
        ways.extend(_ways_from_hand(game, oid, seat))
    elif may_cast_from_command_zone(game, found, seat):
        ways.extend(permitted_ways(game, oid, seat, FROM_COMMAND_ZONE))
    if found.marks.get(PREPARED):
        ways.extend(_of_copy(game, oid, seat))
    for answer in (*verdicts(game, CAST_WAYS, oid, seat=seat), *_hidden_ways(game, oid, seat)):
        ways.extend(way for way in answer if way.zone == found.zone)
    return tuple(_told_apart(game, oid, dict.fromkeys(ways))) if len(ways) > 1 else tuple(ways)


def _ways_from_hand(game: Game, oid: ObjectId, seat: Seat) -> Iterator[CastWay]:
    """How a player may cast a card of their own hand, as it is or for what it or its keywords offer instead."""
    yield from (CastWay(face=face) for face in castable_faces(game, oid))
    for answer in verdicts(game, ALTERNATIVE_COSTS, oid, seat=seat):
        yield from answer
    yield from (way for way in _given_ways(game, oid, seat) if way.zone == HAND)


def _told_apart(game: Game, oid: ObjectId, ways: Iterable[CastWay]) -> Iterator[CastWay]:
    """Ways of one name with words that tell whose permission each of them uses up, where that is the player's choice;
    none that uses one up for nothing."""
    together: dict[tuple[str, int, str], list[CastWay]] = {}
    for way in ways:
        together.setdefault((way.name, way.face, way.label), []).append(way)
    for same in together.values():
        left = [way for way in same if way.uses is None or replace(way, uses=None) not in same]
        for way in left:
            if len(left) == 1 or way.uses is None:
                yield way
                continue
            name = way.label or values_as_spell(game, oid, way).name
            yield replace(way, label=say("way_permitted_by", way=name, source=NameOf(way.uses[0])))


def permissions(game: Game, oid: ObjectId, seat: Seat) -> Iterator[tuple[ObjectId, CastWay]]:
    """How effects of other objects let a player cast a card (CR 601.3). Each way has the object that does."""
    for ctx, continuous, modifier in game.projection.modifiers(game, CAST_WAYS):
        answer = modifier.answer(ctx, CAST_WAYS, oid, seat=seat) if continuous.affects(ctx, oid) else None
        yield from ((ctx.source, way) for way in answer or ())


def may_cast_from_command_zone(game: Game, found: GameObject, seat: Seat) -> bool:
    """Whether the rules let a player cast a card from the command zone, as they do with commanders."""
    return found.zone == COMMAND and found.owner == seat and any(declared(game, found, seat) for declared in CASTABLE)


def permitted_ways(game: Game, oid: ObjectId, seat: Seat, way: CastWay) -> Iterator[CastWay]:
    """What permission to cast a card allows.

    One may cast any face, or in a way that the card itself offers (CR 601.3).

    An alternative cost that the card offers goes with permission to cast it from elsewhere, but not with another
    alternative cost, as "without paying its mana cost" is one (CR 118.9a).
    """
    yield from (replace(way, face=face) for face in castable_faces(game, oid))
    for own in _own_ways(game, oid, seat):
        from_elsewhere = way.zone != HAND or game.obj(oid).owner != seat  # "their hand" is the player's (CR 702.102a)
        if (own.hand_only and from_elsewhere) or (own.costs is not None and way.costs is not None):
            continue
        costs = way.costs if own.costs is None else own.costs
        label = say("way_of_casting", own=own.label, way=way.label) if way.label else own.label
        yield replace(
            own, costs=costs, more=(*own.more, *way.more), zone=way.zone, uses=way.uses or own.uses,
            uses_too=own.uses if way.uses is not None else None, mana_as=way.mana_as,
            then=way.then, label=label, marks=(*own.marks, *way.marks), changed=way.changed,
        )  # fmt: skip


def _of_copy(game: Game, oid: ObjectId, seat: Seat) -> Iterator[CastWay]:
    """While a permanent is prepared, its controller may cast a copy of the spell in its inset frame."""
    found, chars = game.obj(oid), game.chars(oid)
    if found.zone == BATTLEFIELD and not found.phased_out and chars.controller == seat and chars.inset is not None:
        yield CastWay(PREPARED, zone=BATTLEFIELD, values=chars.inset, of_copy=True, label=chars.inset.name)


def _own_ways(game: Game, oid: ObjectId, seat: Seat) -> Iterator[CastWay]:
    """The ways other than the usual one in which a card, or an effect, lets its player cast it from hand."""
    for ability, modifier in _under(game, oid).abilities.modifiers.get(CAST_WAYS, ()):
        ctx = Context(game, oid, seat)
        if HAND not in ability.zones or (ability.condition is not None and not ability.condition.holds(ctx)):
            continue
        answer = modifier.answer(ctx, CAST_WAYS, oid, seat=seat, from_hand=True)
        if isinstance(answer, tuple):
            yield from (own for own in answer if own.zone == HAND)
    yield from (given for given in _given_ways(game, oid, seat) if given.zone == HAND)
    for answer in verdicts(game, ALTERNATIVE_COSTS, oid, seat=seat):
        yield from answer


def _under(game: Game, oid: ObjectId) -> Characteristics:
    """What a card is for a player who may cast it: of one that is face down in exile, the card under it (CR 601.3e)."""
    found = game.obj(oid)
    if found.face_down and found.zone == EXILE and found.definition is not None:
        return found.definition.front.printed
    return game.chars(oid)


def _given_ways(game: Game, oid: ObjectId, seat: Seat) -> Iterator[CastWay]:
    """The ways that abilities offer which the spell would get as it is cast: "spells you cast have evoke {4}"."""
    own = game.chars(oid)
    given = as_cast(game, oid, seat, own)
    if given is own:
        return
    ctx = Context(game, oid, seat)
    for ability, modifier in given.abilities.modifiers.get(CAST_WAYS, ()):
        if ability not in own.abilities:
            answer = modifier.answer(ctx, CAST_WAYS, oid, seat=seat)
            yield from answer if isinstance(answer, tuple) else ()


def _hidden_ways(game: Game, oid: ObjectId, seat: Seat) -> Iterator[tuple[CastWay, ...]]:
    """What the card under a face-down card in exile lets its owner do (CR 702.143c)."""
    found = game.obj(oid)
    if not found.face_down or found.zone != EXILE or found.definition is None:
        return
    for ability, modifier in found.definition.front.printed.abilities.modifiers.get(CAST_WAYS, ()):
        if EXILE in ability.zones:
            answer = modifier.answer(Context(game, oid, seat), CAST_WAYS, oid, seat=seat)
            if isinstance(answer, tuple):
                yield answer


def values_as_spell(game: Game, oid: ObjectId, way: CastWay) -> Characteristics:
    """The characteristics a card would have as a spell cast in a way (CR 601.3e)."""
    if way.values is not None or way.as_if is not None:
        return way.as_if or way.values or NOTHING
    found = game.obj(oid)
    if way.face_down:
        return face_down_values(STACK)
    if found.definition is not None and (way.face != found.face or found.face_down or _is_split(found.definition)):
        return found.definition.faces[way.face].printed
    return game.chars(oid)


def as_cast(game: Game, oid: ObjectId, seat: Seat, values: Characteristics) -> Characteristics:
    """The characteristics of the spell that a card would be.

    Abilities that spells get as they are cast count.
    """
    if not game.projection.modifiers(game, ABILITIES_AS_CAST):
        return values
    given = list(spell_verdicts(game, ABILITIES_AS_CAST, oid, values, seat))
    if given:
        values = values.copy()
    for modification in given:
        modification.apply(Context(game, oid, seat), oid, values, "6")
    return values


def _is_split(definition: CardDefinition) -> bool:
    return definition.form.halves


def why_not_begin(game: Game, oid: ObjectId, seat: Seat, way: CastWay) -> Refusal | None:
    """Why casting a card in a way is forbidden altogether; None if it is not (CR 601.3a)."""
    values = values_as_spell(game, oid, way)
    if "legendary" in values.supertypes and not _may_cast_legend(game, values, seat):
        return Refusal("a legendary instant or sorcery needs a legendary creature or planeswalker", "205.4e")
    answers = spell_verdicts(game, MAY_CAST, oid, values, seat, way=way)
    return next((answer for answer in answers if isinstance(answer, Refusal)), None)


def _may_cast_legend(game: Game, values: Characteristics, seat: Seat) -> bool:
    if not {"instant", "sorcery"} & set(values.types):
        return True
    permanents = (game.chars(oid) for oid in game.permanents())
    return any(
        found.controller == seat and "legendary" in found.supertypes and {"creature", "planeswalker"} & set(found.types)
        for found in permanents
    )


def castable_faces(game: Game, oid: ObjectId) -> tuple[int, ...]:
    """The faces, halves or parts a card can be cast as in the usual way (CR 709.3, 712.11, 715.3)."""
    definition = game.obj(oid).definition
    if definition is None:
        return ()
    if definition.form.castable:
        return tuple(i for i, face in enumerate(definition.faces) if "land" not in face.printed.types)
    return () if "land" in definition.front.printed.types else (0,)


def playable_land_faces(game: Game, oid: ObjectId) -> tuple[int, ...]:
    """The faces with which a card can be played as a land (CR 305.9, 712.12)."""
    definition = game.obj(oid).definition
    if definition is None:
        return ()
    faces = definition.faces if definition.form.playable else definition.faces[:1]
    return tuple(i for i, face in enumerate(faces) if "land" in face.printed.types)
