"""The context in which words are understood.

Whose ability, which source, what "it" and "that player" mean.

Every `perform`, `matches`, `value`, `refs` and `holds` gets one. It reads the game and makes events happen; it never
writes the state itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object, is_player
from engine.core.keys import Purpose
from engine.core.record import replace
from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseCardName, ChooseNumber, ChooseObjects, ChooseOption, YesNo
from engine.game.decisions.orders import OrderTriggers
from engine.game.decisions.purposes import WHETHER, WHICH_CARD_NAME
from engine.game.events.casting import AbilityActivated, SpellCast
from engine.game.events.status import CHOSEN_X
from engine.game.events.turn_structure import SetTurn
from engine.game.rules import procedures
from engine.game.rules.choice_questions import asked_for
from engine.game.rules.linked import chosen_without, linked_name
from engine.game.rules.proposed_choices import as_proposed, is_taken
from engine.game.rules.strict_mode import unnamed
from engine.game.state.controlled_players import answers_for
from engine.game.state.influence import exempt, limited, within
from engine.game.state.turn import Unbroken
from engine.meaning.limits import Limits
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from engine.game.decisions.decision import Decision
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.missed_triggers import Question
    from engine.game.state.objects import GameObject, Look, StackItem
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Instruction
    from engine.meaning.message import Slot

WHICH_CHOOSER = Purpose("chooser", "800.4g")


YES, NO = say("yes"), say("no")
COULD_CHOOSE = "could choose"  # bound for an ability announced too late: the number of the first object that was not
# there when it triggered, and what could have been chosen then, by what was to be chosen
TARGETS: Question = (NOBODY, "target")
GRANTED = "granted"  # bound for an ability whose controller has said "yes" by announcing it: how much had happened then
UNDOES = "undoes"  # bound for a delayed triggered ability: what the effect that made it has moved or created


class Context:
    """One reading of some words.

    `bindings` holds what the words have named so far, by the keys the compiler gave: tuples of refs, or numbers.
    """

    __slots__ = (
        "again", "applied", "assumed", "bindings", "captured", "controller", "earlier", "event", "game", "in_full",
        "item", "source", "stack_id", "taken",
    )  # fmt: skip

    def __init__(
        self, game: Game, source: ObjectId, controller: Seat, bindings: Mapping[str, Any] | None = None,
        item: StackItem | None = None, stack_id: ObjectId = NOBODY, event: object = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.source = source  # "this creature": the object the ability is on, which may be gone
        self.controller = controller  # "you"
        self.bindings: dict[str, Any] = dict(bindings) if bindings else {}
        self.item = item  # the spell's or ability's targets, modes, X, costs
        self.stack_id = stack_id  # the resolving spell or ability
        self.event = event  # the event that triggered the ability, or that is being replaced
        self.captured: list[Event] | None = None  # events are only proposed: what a replacement puts in another's place
        self.assumed: Look | None = None  # an object as it would be, for judging how it would enter (CR 614.12)
        self.earlier: Sequence[Event] = ()  # what is about to happen at the same time as that event
        self.taken: frozenset[Ref] = frozenset()  # what enters, or is given up, at that time: not chosen (CR 614.13a)
        self.again: list[tuple[Instruction, ...]] | None = (
            None  # processes to be repeated, once they are through (CR 608.2c)
        )
        self.in_full = False  # whether what may be done now is a cost, which nobody can pay in part (CR 118.3, 118.12)
        self.applied: tuple[object, ...] = ()  # the effects that have replaced what this is instead of (CR 614.5)

    # -- reading -------------------------------------------------------------------------------------------------

    def chars(self, ref: ObjectId) -> Characteristics:
        """Characteristics now, or last known."""
        if self.assumed is not None and self.assumed.object.id == ref:
            return self.assumed.characteristics
        return self.game.chars(ref)

    def obj(self, ref: ObjectId) -> GameObject:
        """The object now, or as it last existed."""
        if self.assumed is not None and self.assumed.object.id == ref:
            return self.assumed.object
        found = self.game.objects.get(ref)
        return found if found is not None else self.game.last_known[ref].object

    def exists(self, ref: Ref) -> bool:
        """Whether a player is in the game, or an object still is the same object in the same zone."""
        return not self.game.players[ref].left if is_player(ref) else ref in self.game.objects

    def on_battlefield(self, ref: Ref) -> bool:
        """Whether an object is a permanent that exists now."""
        return self.game.permanent(ref) is not None

    def controller_of(self, ref: Ref) -> Seat:
        """Who controls an object (or owns it where nobody controls it); a player stands for themselves."""
        if is_player(ref):
            return ref
        if self.assumed is not None and self.assumed.object.id == ref:
            return self.assumed.characteristics.controller
        return self.game.controller(ref)

    def owner_of(self, ref: Ref) -> Seat:
        """Who owns an object."""
        return ref if is_player(ref) else self.obj(ref).owner

    def reaches(self, ref: Ref) -> bool:
        """Whether the spell or ability can affect and see something.

        What counts is its controller's range of influence (801.10).
        """
        return within(self.game, self.controller, ref) or exempt(self.game, self.source)

    def was_there(self, ref: Ref, question: Question) -> bool:
        """Whether something may be chosen for an ability that was announced too late.

        If it could have been in time (MTP.R4a); where nothing was asked then, if it was there.
        """
        could = self.bindings.get(COULD_CHOOSE)
        if could is None or is_player(ref):
            return True
        newest, legal = could
        return ref in dict(legal).get(question, range(newest))

    @property
    def x(self) -> int:
        """The X of the spell or ability, 0 if none was chosen (CR 107.3)."""
        if self.item is not None:
            return self.item.x
        cast = self.game.objects.get(self.source)
        if cast is not None and cast.stack is not None:
            return cast.stack.x
        if cast is None:
            return 0
        return x_turned_up(cast) or (cast.cast_info.x if cast.cast_info is not None else 0)

    def choice(self, name: str) -> Any:
        """What this ability, or one linked to it, of the source chose (CR 607.2d); None if nothing."""
        kept = linked_name(self.game, self.source, name)
        return self.bindings.get(chosen_without(self.source, kept), self.obj(self.source).choices.get(kept))

    def bound(self, key: str) -> tuple[Ref, ...]:
        """The refs bound to a key; empty if nothing was."""
        value = self.bindings.get(key, ())
        return value if isinstance(value, tuple) else (value,)

    def named(self, key: str) -> tuple[Ref, ...]:
        """What words look back at: what is bound to their key.

        Nothing, where what names it was not carried out.
        """
        if key not in self.bindings:
            unnamed(self, key)
        return self.bound(key)

    def number_named(self, key: str) -> int:
        """The number that words look back at, or how many there are of what they look back at."""
        if key not in self.bindings:
            unnamed(self, key)
        value = self.bindings.get(key, 0)
        return len(value) if isinstance(value, tuple) else int(value)

    def bind(self, key: str, value: object) -> None:
        """Name something for the words that follow."""
        if key:
            self.bindings[key] = value

    def within(self, source: Any = None, controller: Any = None, **more: Any) -> Context:
        """A context for words inside these words, with some things different."""
        inner = Context(
            self.game, self.source if source is None else source,
            self.controller if controller is None else controller, {**self.bindings, **more}, self.item,
            self.stack_id, self.event,
        )  # fmt: skip
        inner.captured = self.captured
        inner.again = self.again
        inner.assumed = self.assumed
        inner.applied = self.applied
        inner.earlier = self.earlier
        inner.taken = self.taken
        inner.in_full = self.in_full
        return inner

    def naming(self, named: Mapping[str, Any]) -> Context:
        """A context in which some words mean something else: by their keys, whatever these are called."""
        inner = self.within()
        inner.bindings.update(named)
        return inner

    # -- doing ---------------------------------------------------------------------------------------------------

    def happen(self, *events: Event) -> tuple[Event, ...]:
        """Make events happen simultaneously; give those that did. While capturing they are only proposed."""
        if limited(self.game):
            events = tuple(event for event in events if all(map(self.reaches, event.subjects()[:1])))
        if self.captured is not None:
            self.captured.extend(events)
            return events
        return procedures.happen(self.game, *events, applied=self.applied)

    def ask(self, decision: Decision, validate: Callable[[Any], None] | None = None) -> Any:
        """Ask a player; the answer has been checked. Not asked if only one answer is possible."""
        return ask(self.game, decision, validate)

    def choose_objects(
        self, seat: Seat, candidates: Iterable[Ref], least: int, most: int, *, purpose: Purpose, prompt: str = "",
        good: bool | None = None, rule: str = "608.2d", ordered: bool = False, what: Slot | None = None,
        together: Limits | None = None,
    ) -> tuple[Ref, ...]:  # fmt: skip
        """Objects or players that a player chooses, without targeting.

        As many as possible if there are too few.

        Where no prompt asks for them, the purpose does, with the words for `what` is chosen.
        """
        options = tuple(ref for ref in candidates if ref not in self.taken and self.was_there(ref, (seat, purpose)))
        bounded = limited(self.game) and not exempt(self.game, self.source)
        if bounded and self.reaches(seat):  # CR 801.5a; whoever is out of range only stands in (801.5c)
            options = tuple(ref for ref in options if within(self.game, seat, ref))
        most = min(most, len(options))
        asked = prompt or asked_for(purpose, min(least, most), most, what)
        decision = ChooseObjects(
            seat=seat, candidates=options, least=min(least, most), most=most, purpose=purpose, prompt=asked, good=good,
            rule=rule, source=self.source, ordered=ordered, together=together,
        )  # fmt: skip
        chosen: tuple[Ref, ...] = self.ask(decision)
        return chosen

    def choose_one(
        self, seat: Seat, candidates: Iterable[Ref], *, purpose: Purpose, prompt: str = "", good: bool | None = None,
        rule: str = "608.2d", what: Slot | None = None,
    ) -> tuple[Ref, ...]:  # fmt: skip
        """One object or player that a player chooses; none if there is none."""
        return self.choose_objects(
            seat, candidates, 1, 1, purpose=purpose, prompt=prompt, good=good, rule=rule, what=what
        )

    def choose_one_or_none(
        self, seat: Seat, candidates: Iterable[Ref], *, purpose: Purpose, prompt: str = "", good: bool | None = None,
        rule: str = "608.2d",
    ) -> tuple[Ref, ...]:  # fmt: skip
        """One object or player, or none, as a player chooses."""
        return self.choose_objects(seat, candidates, 0, 1, purpose=purpose, prompt=prompt, good=good, rule=rule)

    def choose_option(self, seat: Seat, options: tuple[str, ...], *, purpose: Purpose, prompt: str = "") -> str:
        """One of several texts that a player chooses."""
        decision = ChooseOption(seat=seat, options=options, purpose=purpose, prompt=prompt, source=self.source)
        number: int = self.ask(decision)
        return options[number]

    def choose_card_name(self, seat: Seat, known: tuple[str, ...], asked: str = "") -> str:
        """A card name that a player chooses: one of those they know of, or any other (CR 201.4)."""
        decision = ChooseCardName(
            seat=seat, options=known, asked=asked, purpose=WHICH_CARD_NAME, source=self.source,
            prompt=say("choose_a_card_name"), rule="201.4",
        )  # fmt: skip
        answer: int | str = self.ask(decision)
        return answer if isinstance(answer, str) else known[answer]

    def choose_number(self, seat: Seat, low: int, high: int, *, purpose: Purpose, prompt: str = "") -> int:
        """A number that a player chooses."""
        decision = ChooseNumber(seat=seat, low=low, high=high, purpose=purpose, prompt=prompt, source=self.source)
        return int(self.ask(decision))

    def may(self, seat: Seat, prompt: str, *, purpose: Purpose = WHETHER, yes: str = YES, no: str = NO,
            averts: bool = False) -> bool:  # fmt: skip
        """Whether a player does something optional.

        Who announced what nobody can see has said so already (MTP.D11), unless an opponent has responded.
        """
        granted = self.bindings.get(GRANTED)
        if granted is not None and seat == self.controller and not self._responded(granted):
            return True
        decision = YesNo(
            seat=seat, prompt=prompt, purpose=purpose, source=self.source, yes=yes, no=no, averts=averts
        )  # fmt: skip
        return bool(self.ask(decision))

    def may_if(self, possible: bool, seat: Seat, prompt: str, is_cost: bool) -> bool:
        """Whether a player does what is possible; nobody is asked for what can't be done (CR 608.2d).

        Whoever plays a script is told of a cost that can't be paid.
        """
        if possible:
            return self.may(seat, prompt)
        if is_cost and who_hears(self.game.ask) is not None:
            settled(self.game, YesNo(seat=seat, prompt=prompt, purpose=WHETHER, source=self.source), False)
        return False

    def _responded(self, since: int) -> bool:
        """Whether an opponent has cast or activated anything since so much had happened."""
        opponents = self.game.opponents(self.controller)
        happened = self.game.history.since(since)
        return any(isinstance(done, SpellCast | AbilityActivated) and done.player in opponents for done in happened)

    def object_refs(self, refs: Iterable[Ref]) -> tuple[ObjectId, ...]:
        """The objects among some refs."""
        return tuple(ref for ref in refs if is_object(ref))


def x_turned_up(found: GameObject) -> int:
    """The X with which a permanent was turned face up: its abilities know it (CR 702.37f, 702.168e)."""
    turned_up = found.choices.get(CHOSEN_X)
    return turned_up if isinstance(turned_up, int) else 0


def ask(game: Game, decision: Decision, validate: Callable[[Any], None] | None = None) -> Any:
    """Ask a decision of whoever answers for its player; the answer in normal form.

    `validate` raises `IllegalAnswer` for what only the whole board can judge.
    """
    if game.players[decision.seat].left:
        if isinstance(decision, YesNo):
            return False  # nothing is paid for those who left (CR 800.4f)
        decision = _asked_instead(game, decision)
    if is_taken(game):
        answer = as_proposed(game, decision, validate)
        _end_loop(game, decision, answer)
        return answer
    only = decision.only_answer()
    if only is not None:
        checked = decision.check(only)
        if validate is not None:
            validate(checked)
        settled(game, decision, checked)
        return checked
    asked = addressed(game, decision)
    answer = game.ask(asked, validate)
    _end_loop(game, decision, answer)
    if game.unannounced:
        procedures.note_answer(game, asked, answer)
    return answer


def settled(game: Game, decision: Decision, answer: Any) -> None:
    """Let whoever plays a script know what was decided without them."""
    forced = who_hears(game.ask)
    if forced is not None:
        forced(decision, answer)


def who_hears(ask: object) -> Any:
    """Whoever plays a script wants to know what was decided without them; None if nobody does."""
    return getattr(ask, "forced", None)


def _end_loop(game: Game, decision: Decision, answer: Any) -> None:
    """Whoever chooses can end a loop (CR 104.4b); what they don't avert goes on as if it were mandatory (728.6)."""
    averted_not = isinstance(decision, YesNo) and decision.averts and not answer
    if game.turn.unbroken.count and not averted_not and not isinstance(decision, Act | OrderTriggers):
        SetTurn((("unbroken", Unbroken()),), quiet=True).apply(game)


def addressed(game: Game, decision: Decision) -> Decision:
    """The decision with the name of who makes it, if another player controls whose it is (CR 720.5)."""
    who = answers_for(game, decision.seat)
    return decision if who == decision.seat else replace(decision, answerer=who)


def _asked_instead(game: Game, decision: Decision) -> Decision:
    """A decision of a player who has left, asked of another player (CR 800.4g, 800.4h)."""
    left = decision.seat
    known = decision.source in game.objects or decision.source in game.last_known
    controller = game.controller(decision.source) if known else NOBODY
    if controller == NOBODY or game.players[controller].left:
        return replace(decision, seat=game.apnap(left)[0])  # the next in turn order
    others = game.opponents(controller) if left != controller else ()
    candidates = others or game.apnap(controller)
    instead = ChooseObjects(
        seat=controller, candidates=candidates, purpose=WHICH_CHOOSER, rule="800.4g", source=decision.source,
        prompt=say("choose_who_answers_for", player=NameOf(left)),
    )  # fmt: skip
    return replace(decision, seat=ask(game, instead)[0])
